import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '#client/call.ts'
import { changeSettingLimits } from '#client/limits/reference-settings.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { SettingRow } from '#domains/foundation/reference/settings/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import staffSettingsTexts from '#texts/staffSettings'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import { SettingEditor } from './setting-editor.tsx'
import styles from './settings.module.css'
import { saidAmount, scaleOf } from './units.ts'
import { useSettingWords, useUnitWords } from './use-setting-words.ts'

/** One setting: label, value with its editor, and last change. */
export function SettingLine({ setting, changed }: { setting: SettingRow; changed: (setting: SettingRow) => void }) {
  const t = useText(staffSettingsTexts)
  const { date, number } = useFormat()
  const toast = useToast()
  const { key, min, max, shape, isPublic, lastModified, lastModifiedBy } = setting
  const [value, setValue] = useState(setting.value)
  /** remounts the editor when a value is set from outside */
  const [put, setPut] = useState(0)
  const { label, about } = useSettingWords()(key)
  const isChanged = value.trim() !== setting.value

  const words = useFieldWords(() => label)
  const scale = scaleOf(setting)
  const unit = useUnitWords()(setting)
  const said = (kept: number) => Number(saidAmount(String(kept), scale))
  // limits that are not whole numbers in the display unit appear only in the error message
  const hasLimits = shape === 'number' && min !== null && max !== null && [min, max].every((limit) => Number.isInteger(said(limit)))
  const form = useForm({
    limits: changeSettingLimits,
    values: { value },
    errorMessage: (fault) => words(typeof fault.limit === 'number' ? { ...fault, limit: said(fault.limit) } : fault),
    send: (_texts, signal) =>
      callApi('put', '/api/staff/settings/{key}', { params: { path: { key } }, body: { value, was: setting.value } }, signal),
    onSuccess: (saved) => {
      toast.success(t('saved'), { detail: label })
      changed(saved)
    },
    onError: ({ code, message }) => {
      if (code !== 'SettingChanged') return false
      // the line remounts with the other value: a toast outlives that
      toast.error(message, { detail: label })
      void readAgain()
      return true
    },
  })
  const fault = form.field('value').error ?? form.summary

  function offer(other: string): void {
    setValue(other)
    setPut(put + 1)
    form.clear()
  }

  /** An edit conflict: loads the current value. */
  async function readAgain(): Promise<void> {
    const all = await callApi('get', '/api/staff/settings', {}).catch(() => [])
    const now = all.find((one) => one.key === key)
    if (now) changed(now)
  }
  return (
    <div className={styles.line} data-changed={isChanged || undefined}>
      <div className={styles.about}>
        <h3 id={`setting-${key}`}>{label}</h3>
        {about && <p>{about}</p>}
        <p className={styles.facts}>
          {isPublic && <span>{t('public')}</span>}
          {hasLimits && <span>{t('limits', { min: number(said(min)), max: number(said(max)) })}</span>}
          {lastModifiedBy && (
            <Link to={staffAddress.audit({ recordType: 'settings', recordId: key })}>
              {t('changed', { day: date(localTime(lastModified).day), name: lastModifiedBy })}
            </Link>
          )}
        </p>
      </div>
      <form className={styles.value} {...form.props}>
        <div data-field="value">
          <SettingEditor key={put} setting={setting} value={value} change={setValue} labelledBy={`setting-${key}`} />
        </div>
        {fault && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        {setting.default !== null && setting.default !== value.trim() && (
          <Button variant="ghost" size="small" onClick={() => offer(setting.default ?? value)}>
            {shape === 'number' ? t('backTo', { value: `${saidAmount(setting.default, scale)} ${unit}`.trim() }) : t('back')}
          </Button>
        )}
        {isChanged && (
          <div className={styles.buttons}>
            <Button variant="ghost" size="small" onClick={() => offer(setting.value)}>
              {t('undo')}
            </Button>
            <Button type="submit" size="small" busy={form.busy}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
    </div>
  )
}
