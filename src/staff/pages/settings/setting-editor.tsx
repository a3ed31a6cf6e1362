import { useState } from 'react'
import type { SettingRow } from '#domains/foundation/reference/settings/contract.ts'
import { useText } from '#i18n/text.ts'
import { direction, languageOfKey } from '#shared/language.ts'
import staffSettingsTexts from '#texts/staffSettings'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { closedWeek, type Day, HoursFields } from './hours-fields.tsx'
import styles from './settings.module.css'
import { keptAmount, saidAmount, scaleOf } from './units.ts'
import { useUnitWords } from './use-setting-words.ts'

interface EditorProps {
  setting: SettingRow
  value: string
  change: (value: string) => void
  labelledBy: string
}

export function SettingEditor(props: EditorProps) {
  const t = useText(staffSettingsTexts)
  const { setting, value, change, labelledBy } = props
  const { shape, key, options } = setting
  switch (shape) {
    case 'boolean':
      return (
        <select aria-labelledby={labelledBy} value={value} onChange={(event) => change(event.currentTarget.value)}>
          <option value="true">{t('yes')}</option>
          <option value="false">{t('no')}</option>
        </select>
      )
    case 'choice':
      return (
        <select aria-labelledby={labelledBy} value={value} onChange={(event) => change(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {t(`choice.${option}` as 'choice.Margin')}
            </option>
          ))}
        </select>
      )
    case 'hours':
      return <HoursEditor {...props} />
    case 'numbers':
      return <NumbersEditor {...props} />
    case 'rows':
      return <RowsEditor {...props} />
    case 'json':
      return (
        <textarea aria-labelledby={labelledBy} dir="ltr" rows={4} value={value} onChange={(event) => change(event.currentTarget.value)} />
      )
    case 'number':
      return <NumberEditor {...props} />
    default:
      return (
        <input
          aria-labelledby={labelledBy}
          type={shape === 'phone' ? 'tel' : shape === 'email' ? 'email' : 'text'}
          dir={shape === 'text' ? directionOf(key) : 'ltr'}
          value={value}
          maxLength={500}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )
  }
}

/** A text in a known language has the direction of that language, others are automatic. */
function directionOf(key: string): 'ltr' | 'rtl' | 'auto' {
  const language = languageOfKey(key)
  return language ? direction(language) : 'auto'
}

function NumberEditor({ setting, value, change, labelledBy }: EditorProps) {
  const scale = scaleOf(setting)
  const unit = useUnitWords()(setting)
  // the raw input: formatted from the stored value, `8.0` would lose its end on the way to `8.05`
  const [text, setText] = useState(() => saidAmount(value, scale))
  const limit = (kept: number | null) => (kept === null ? undefined : saidAmount(String(kept), scale))
  const put = (typed: string) => {
    setText(typed)
    change(keptAmount(typed, scale))
  }
  return (
    <div className={styles.amount}>
      <input
        aria-labelledby={labelledBy}
        aria-describedby={unit ? `${labelledBy}-unit` : undefined}
        type="number"
        dir="ltr"
        step={setting.whole && scale === 1 ? 1 : 'any'}
        min={limit(setting.min)}
        max={limit(setting.max)}
        value={text}
        required
        onChange={(event) => put(event.currentTarget.value)}
      />
      {unit && <span id={`${labelledBy}-unit`}>{unit}</span>}
    </div>
  )
}

function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T
  } catch {
    return null
  }
}

function HoursEditor({ value, change, labelledBy }: EditorProps) {
  const days = parsed<Day[]>(value) ?? closedWeek
  return <HoursFields days={days} change={(next) => change(JSON.stringify(next))} labelledBy={labelledBy} />
}

/** An ascending list of whole numbers, separated by commas. */
function NumbersEditor({ setting, value, change, labelledBy }: EditorProps) {
  const t = useText(staffSettingsTexts)
  const unit = useUnitWords()(setting)
  const [text, setText] = useState(() => (parsed<number[]>(value) ?? []).join(', '))
  const put = (typed: string) => {
    setText(typed)
    const parts = typed.split(/[,،;\s]+/).filter(Boolean)
    // invalid input is sent unchanged: the server returns the error
    change(parts.every((part) => /^\d+$/.test(part)) ? `[${parts.join(',')}]` : typed)
  }
  return (
    <>
      <input aria-labelledby={labelledBy} type="text" dir="ltr" value={text} onChange={(event) => put(event.currentTarget.value)} />
      <p className={styles.hint}>
        {t('numbersHint')} {unit && `(${unit})`}
      </p>
    </>
  )
}

type Row = Record<string, number | string>

/** Rows of whole numbers under named columns. */
function RowsEditor({ setting: { options }, value, change, labelledBy }: EditorProps) {
  const t = useText(staffSettingsTexts)
  const rows = parsed<Row[]>(value) ?? []
  const put = (next: Row[]) => change(JSON.stringify(next))
  const typed = (text: string) => (/^\d+$/.test(text) ? Number(text) : text)
  return (
    <div className={styles.rows}>
      <table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {options.map((name) => (
              <th key={name} scope="col">
                {t(`row.${name}` as 'row.months')}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
            <tr key={i}>
              {options.map((name) => (
                <td key={name}>
                  <input
                    type="number"
                    dir="ltr"
                    min={0}
                    step={1}
                    required
                    aria-label={t(`row.${name}` as 'row.months')}
                    value={row[name] ?? ''}
                    onChange={(event) =>
                      put(rows.map((one, at) => (at === i ? { ...one, [name]: typed(event.currentTarget.value) } : one)))
                    }
                  />
                </td>
              ))}
              <td>
                <IconButton icon="x" label={t('row.drop', { number: `${i + 1}` })} onClick={() => put(rows.filter((_, at) => at !== i))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="outline" size="small" onClick={() => put([...rows, Object.fromEntries(options.map((name) => [name, 0]))])}>
        {t('row.add')}
      </Button>
    </div>
  )
}
