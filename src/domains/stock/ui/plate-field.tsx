import { type ClipboardEvent, useId, useState } from 'react'
import { saveStockLimits } from '#client/limits/stock.ts'
import { useText } from '#i18n/text.ts'
import { hasRareLetter, type PlateLetter, plateCells, plateLetters } from '#shared/plate.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './plate-field.module.css'

interface PlateFieldProps {
  label: string
  value: string
  change: (value: string) => void
  /** a car registered abroad has no cells */
  foreign: boolean
  required?: boolean
  error?: string
}

interface Cells {
  serial: string
  letter: PlateLetter | ''
  code: string
}

const written = ({ serial, letter, code }: Cells) => (serial || letter || code ? `${serial}${letter && plateLetters[letter]}${code}` : '')

/** A plate in its three cells, which a pasted one fills by itself; other series and foreign plates in one line. */
export function PlateField({ label, value, change, foreign, required = false, error }: PlateFieldProps) {
  const t = useText('stock')
  const ui = useText('ui')
  const id = useId()
  const known = plateCells(value)
  const [other, setOther] = useState(value !== '' && !known)
  const [draft, setDraft] = useState<Cells>(known ?? { serial: '', letter: '', code: '' })
  // what comes from outside (another version of the card) counts
  const cells = written(draft) === value ? draft : (known ?? (value === '' ? { serial: '', letter: '' as const, code: '' } : draft))
  const set = (part: Partial<Cells>) => {
    const next = { ...cells, ...part }
    setDraft(next)
    change(written(next))
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = plateCells(event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    set(pasted)
  }
  const digits = (text: string, max: number) => text.replaceAll(/\D/g, '').slice(0, max)
  const toggle = (
    <button type="button" className={styles.toggle} onClick={() => setOther(!other)}>
      {t(other ? 'plateCells.usual' : 'plateCells.other')}
    </button>
  )
  if (foreign || other)
    return (
      <div className={styles.field}>
        <TextField
          name="registrationNumber"
          label={label}
          required={required}
          value={value}
          onChange={(event) => change(event.target.value)}
          latin
          maxLength={saveStockLimits['fields.registrationNumber'].maxLength}
          autoComplete="off"
          {...(!foreign && { hint: t(hasRareLetter(value) ? 'plateCells.rareLetter' : 'plateCells.otherHint') })}
          {...(error !== undefined && { error })}
        />
        {!foreign && toggle}
      </div>
    )
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {label}
        {!required && <span className={styles.optional}> {ui('optional')}</span>}
      </legend>
      <div className={styles.cells} dir="ltr" data-bad={error !== undefined || undefined} onPaste={paste}>
        <input
          name="registrationNumber"
          aria-label={t('plateCells.serial')}
          aria-invalid={error ? true : undefined}
          inputMode="numeric"
          autoComplete="off"
          placeholder="12345"
          value={cells.serial}
          onChange={(event) => {
            const whole = plateCells(event.target.value)
            set(whole ?? { serial: digits(event.target.value, 5) })
          }}
        />
        <select
          aria-label={t('plateCells.letter')}
          lang="ar"
          value={cells.letter}
          onChange={(event) => set({ letter: event.target.value as PlateLetter })}
        >
          <option value="" />
          {Object.entries(plateLetters).map(([arabic, latin]) => (
            <option key={latin} value={arabic}>
              {`${arabic} ${latin}`}
            </option>
          ))}
        </select>
        <input
          aria-label={t('plateCells.code')}
          inputMode="numeric"
          autoComplete="off"
          placeholder="6"
          value={cells.code}
          onChange={(event) => set({ code: digits(event.target.value, 2) })}
        />
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="circle-alert" size={18} />
          <span>{error}</span>
        </p>
      )}
      {toggle}
    </fieldset>
  )
}
