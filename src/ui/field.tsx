import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, type TextareaHTMLAttributes, useId, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import uiTexts from '#texts/ui'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** What every field has around it. Required fields say nothing, the others say so. */
interface FieldLook {
  label: string
  hint?: string
  /** how to put it right, in one sentence; the caller moves the focus to the first bad field */
  error?: string
}

interface FieldProps extends FieldLook {
  required: boolean
  /** draws the control with what ties it to its label, hint and error */
  children: (tie: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }) => ReactNode
}

/** Label above, control, then hint or error below, tied together for those who do not see them. */
export function Field({ label, hint, error, required, children }: FieldProps) {
  const t = useText(uiTexts)
  const id = useId()
  const below = error ?? hint
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && <span className={styles.optional}> {t('optional')}</span>}
      </label>
      {children({ id, 'aria-describedby': below ? `${id}-below` : undefined, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p className={styles.error} id={`${id}-below`}>
          <Icon name="circle-alert" size={18} />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p className={styles.hint} id={`${id}-below`}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** Fields side by side where there is room for two, such as from when and until when. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

type TextFieldProps = FieldLook &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
    /** phones, e-mail addresses, plates and account numbers read from left to right in both languages */
    latin?: boolean
    /** a button that is in the control, at its end */
    inside?: ReactNode
  }

/** One line of text, a number, a date… */
export function TextField({ label, hint, error, required = false, latin, inside, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(tie) => {
        const control = (
          <input {...tie} {...input} className={styles.control} required={required} dir={latin ? 'ltr' : input.dir} data-latin={latin} />
        )
        return inside ? (
          <span className={styles.inside}>
            {control}
            {inside}
          </span>
        ) : (
          control
        )
      }}
    </Field>
  )
}

type SelectFieldProps = FieldLook & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'>

/** The device's own list, for fifteen choices at most; longer ones are a combobox. Children are `<option>`s. */
export function SelectField({ label, hint, error, required = false, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(tie) => (
        <span className={styles.select}>
          <select {...tie} {...select} className={styles.control} required={required}>
            {children}
          </select>
          <Icon name="chevron-down" size={18} />
        </span>
      )}
    </Field>
  )
}

type TextAreaFieldProps = FieldLook &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> & {
    /** The browser cuts what is beyond `maxLength`: only where each letter is saved as it is typed. */
    cuts?: boolean
  }

/** Share of the longest text from which the characters are counted for the writer. */
const countedFrom = 0.8

/** Several lines of text. A text beyond `maxLength` is counted and named as too long; nothing of it is cut. */
export function TextAreaField({ label, hint, error, required = false, maxLength, cuts = false, onInput, ...area }: TextAreaFieldProps) {
  const t = useText(uiTexts)
  const { number } = useFormat()
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''))
  const length = String(area.value ?? typed).trim().length
  const max = maxLength ?? Number.POSITIVE_INFINITY
  const counted = length >= countedFrom * max ? t('area.count', { count: number(length), max: number(max) }) : undefined
  const over = length > max ? t('area.over', { count: length - max, max: number(max) }) : undefined
  return (
    <Field label={label} hint={counted ?? hint} error={over ?? error} required={required}>
      {(tie) => (
        <textarea
          {...tie}
          {...area}
          {...(cuts && { maxLength })}
          className={`${styles.control} ${styles.area}`}
          required={required}
          onInput={(event) => {
            setTyped(event.currentTarget.value)
            onInput?.(event)
          }}
        />
      )}
    </Field>
  )
}
