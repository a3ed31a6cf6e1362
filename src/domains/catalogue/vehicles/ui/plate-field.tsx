import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useText } from '#i18n/text.ts'
import { digitsOf } from '#shared/plain-text.ts'
import { hasRareLetter, type PlateLetter, plateCells, plateLetter, plateLetters, type WrittenCells, writtenCells } from '#shared/plate.ts'
import greyCardTexts from '#texts/greyCard'
import uiTexts from '#texts/ui'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './plate-field.module.css'

interface PlateFieldProps {
  name: string
  label: string
  value: string
  change: (value: string) => void
  /** a foreign plate has no cells */
  foreign: boolean
  required?: boolean
  error?: string
  maxLength?: number | undefined
  /** hint below a foreign plate */
  foreignHint?: string
  /** large variant, for a plate that starts its page */
  large?: boolean
  /** called on Enter in a cell */
  enter?: () => void
}

const nothing: WrittenCells = { serial: '', letter: '', code: '' }
const written = ({ serial, letter, code }: WrittenCells) => `${serial}${letter && plateLetters[letter]}${code}`
const digits = (text: string, max: number) => digitsOf(text).slice(0, max)

/** Plate input with three cells, filled from a pasted plate; other series, provisional and foreign plates use one text field. */
export function PlateField(props: PlateFieldProps) {
  const { value, change, foreign } = props
  const t = useText(greyCardTexts)
  const [wants, setWants] = useState(false)
  const isOther = wants || writtenCells(value) === null
  if (foreign) return <PlateLine {...props} {...(props.foreignHint !== undefined && { hint: props.foreignHint })} />
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      onClick={() => {
        setWants(!isOther)
        // a value that does not fit the cells is dropped
        if (isOther && writtenCells(value) === null) change('')
      }}
    >
      {t(isOther ? 'plateCells.usual' : 'plateCells.other')}
    </button>
  )
  return (
    <div className={styles.field}>
      {isOther ? (
        <PlateLine {...props} hint={t(hasRareLetter(value) ? 'plateCells.rareLetter' : 'plateCells.otherHint')} />
      ) : (
        <PlateBoxes {...props} />
      )}
      {toggle}
    </div>
  )
}

function PlateLine({ name, label, value, change, required = false, error, maxLength, enter, hint }: PlateFieldProps & { hint?: string }) {
  return (
    <TextField
      name={name}
      label={label}
      required={required}
      value={value}
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => onEnter(event, enter)}
      latin
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="characters"
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { error })}
    />
  )
}

function onEnter(event: KeyboardEvent, enter: (() => void) | undefined): void {
  if (event.key !== 'Enter' || !enter) return
  event.preventDefault()
  enter()
}

/** Returns the plate letter of a key, on an Arabic or a Latin keyboard. */
const letterOfKey = (event: KeyboardEvent) =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey ? plateLetter(event.key.toUpperCase()) : undefined

function PlateBoxes({ name, label, value, change, required = false, error, large = false, enter }: PlateFieldProps) {
  const t = useText(greyCardTexts)
  const ui = useText(uiTexts)
  const id = useId()
  const [draft, setDraft] = useState<WrittenCells>(() => writtenCells(value) ?? nothing)
  const letterBox = useRef<HTMLSelectElement>(null)
  const codeBox = useRef<HTMLInputElement>(null)
  // an external value (another version of the card, a scanned plate) replaces the draft
  const cells = written(draft) === value ? draft : (writtenCells(value) ?? nothing)
  const set = (part: Partial<WrittenCells>) => {
    const next = { ...cells, ...part }
    setDraft(next)
    change(written(next))
  }
  /** Pasting a whole plate fills all cells; a plate of another series switches to the text field. */
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text')
    const pasted = plateCells(text)
    if (pasted) set(pasted)
    else if (/^\s*(?:WW|\d{1,4}[\s|-]+\d{1,2}[\s|-]+\d\s*$)/i.test(text)) change(text.trim())
    else return
    event.preventDefault()
  }
  function typeLetter(event: KeyboardEvent, letter: PlateLetter): void {
    event.preventDefault()
    set({ letter })
    codeBox.current?.focus()
  }
  const below = error ? `${id}-below` : undefined
  return (
    <fieldset className={styles.boxes} aria-describedby={below}>
      <legend>
        {label}
        {!required && <span className={styles.optional}> {ui('optional')}</span>}
      </legend>
      <div className={styles.cells} dir="ltr" data-bad={error !== undefined || undefined} data-large={large || undefined} onPaste={paste}>
        <input
          name={name}
          aria-label={t('plateCells.serial')}
          aria-invalid={error ? true : undefined}
          aria-describedby={below}
          aria-required={required || undefined}
          inputMode="numeric"
          autoComplete="off"
          placeholder="12345"
          value={cells.serial}
          onKeyDown={(event) => {
            onEnter(event, enter)
            const letter = letterOfKey(event)
            if (letter && cells.serial !== '') typeLetter(event, letter)
            else if (/^[\s|-]$/.test(event.key) && cells.serial !== '') {
              event.preventDefault()
              letterBox.current?.focus()
            }
          }}
          onChange={(event) => set(plateCells(event.target.value) ?? { serial: digits(event.target.value, 5) })}
        />
        <select
          ref={letterBox}
          aria-label={t('plateCells.letter')}
          aria-invalid={error ? true : undefined}
          lang="ar"
          value={cells.letter}
          onKeyDown={(event) => {
            const letter = letterOfKey(event)
            if (letter) typeLetter(event, letter)
          }}
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
          ref={codeBox}
          aria-label={t('plateCells.code')}
          aria-invalid={error ? true : undefined}
          inputMode="numeric"
          autoComplete="off"
          placeholder="6"
          value={cells.code}
          onKeyDown={(event) => onEnter(event, enter)}
          onChange={(event) => set({ code: digits(event.target.value, 2) })}
        />
      </div>
      {error && (
        <p className={styles.error} id={below}>
          <Icon name="circle-alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
