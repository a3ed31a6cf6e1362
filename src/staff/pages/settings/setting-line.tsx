import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '#client/call.ts'
import { changeSettingLimits } from '#client/limits/reference-settings.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { SettingRow } from '#domains/reference/settings/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import { SettingEditor } from './setting-editor.tsx'
import styles from './settings.module.css'
import { useSettingWords } from './use-setting-words.ts'

/** One setting: what it is, its value with the editor of its shape, who changed it last. */
export function SettingLine({ setting, changed }: { setting: SettingRow; changed: (setting: SettingRow) => void }) {
  const t = useText('staffSettings')
  const { date, number } = useFormat()
  const toast = useToast()
  const { key, min, max, shape, isPublic, lastModified, lastModifiedBy } = setting
  const [value, setValue] = useState(setting.value)
  const { label, about } = useSettingWords()(key)
  const isChanged = value.trim() !== setting.value

  const words = useFieldWords(() => label)
  const form = useForm({
    limits: changeSettingLimits,
    texts: { value },
    say: words,
    send: (_texts, signal) =>
      callApi('put', '/api/staff/settings/{key}', { params: { path: { key } }, body: { value, was: setting.value } }, signal),
    done: (saved) => {
      toast.success(t('saved'), { detail: label })
      changed(saved)
    },
    refused: ({ code, message }) => {
      if (code !== 'SettingChanged') return false
      // the line is drawn anew with their value: what is said of it must outlive that
      toast.error(message, { detail: label })
      void readAgain()
      return true
    },
  })
  const fault = form.field('value').error ?? form.summary

  /** Somebody else was faster: their value is shown. */
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
          {shape === 'number' && min !== null && max !== null && (
            <span>{t('limits', { min: amount(min, number), max: amount(max, number) })}</span>
          )}
          {lastModifiedBy && (
            <Link to={staffAddress.audit({ recordType: 'settings', recordId: key })}>
              {t('changed', { day: date(localTime(lastModified).day), name: lastModifiedBy })}
            </Link>
          )}
        </p>
      </div>
      <form className={styles.value} {...form.props}>
        <div data-field="value">
          <SettingEditor setting={setting} value={value} change={setValue} labelledBy={`setting-${key}`} />
        </div>
        {fault && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        {isChanged && (
          <div className={styles.buttons}>
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                setValue(setting.value)
                form.clear()
              }}
            >
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

/** A limit as it is typed: parts of one keep their point. */
function amount(value: number, number: (value: number) => string): string {
  return Number.isInteger(value) ? number(value) : String(value)
}
