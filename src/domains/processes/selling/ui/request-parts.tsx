import { useLazyQuery } from '#client/lazy-query.ts'
import { takePurchaseLimits } from '#client/limits/selling-request.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { plainText } from '#shared/plain-text.ts'
import { localTime } from '#shared/working-time.ts'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { type Form, useFieldWords, useForm } from '#ui/use-form.ts'
import { findStepFaults, mustSay, type RequestField, type RequestStep, stepFields } from './request-draft.ts'
import styles from './request-steps.module.css'
import type { RequestState } from './use-request.ts'

export interface StepProps {
  /** form id for the button outside of the form */
  id: string
  state: RequestState
  done: () => void
}

/** Current day in Morocco, YYYY-MM-DD. */
export const today = () => localTime(new Date()).day

/** Form of one step. Its fields are stored in the draft and validated by the contract and the step rules. */
export function useStepForm(step: RequestStep, { state, done }: StepProps): Form & { tie: (name: RequestField) => Tie } {
  const t = useText(sellingTexts)
  const words = useFieldWords((field) => t(`field.${field as RequestField}`))
  const names: readonly RequestField[] = stepFields[step]
  const form = useForm({
    limits: takePurchaseLimits,
    required: names.filter((name) => mustSay(name, state.texts)),
    values: Object.fromEntries(names.map((name) => [name, sent(name, state.textOf(name))])),
    check: () => findStepFaults(step, state.texts, today()),
    // own message for a mileage that is not a number
    errorMessage: (fault) => (fault.field === 'Mileage' && fault.reason !== 'required' ? t('fault.mileage') : words(fault)),
    send: () => Promise.resolve(),
    onSuccess: done,
  })
  const tie = (name: RequestField) => ({
    ...form.field(name),
    required: mustSay(name, state.texts),
    label: t(`field.${name}`),
    value: state.textOf(name),
    onChange: (event: { currentTarget: { value: string } }) => state.type({ [name]: event.currentTarget.value }),
  })
  return { ...form, tie }
}

/** Normalizes a value for the request: mileage without spaces. */
const sent = (name: RequestField, text: string) => (name === 'Mileage' ? plainText(text).replaceAll(/[\s.]/g, '') : text.trim())

/** Returns the field props without value and handler. */
export const plainTie = ({ value: _value, onChange: _onChange, ...tie }: Tie) => tie

interface Tie {
  name: string
  label: string
  required: boolean
  maxLength?: number
  error?: string
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
}

interface ChoiceProps {
  legend: string
  name: RequestField
  state: RequestState
  options: readonly { value: string; label: string; hint?: string }[]
}

/** Choice of two or three options with descriptions. */
export function ChoiceField({ legend, name, state, options }: ChoiceProps) {
  return (
    <fieldset className={styles.choices} data-short={options.every(({ hint }) => !hint)}>
      <legend>{legend}</legend>
      {options.map(({ value, label, hint }) => (
        <div key={value} className={styles.choice} data-chosen={state.textOf(name) === value}>
          <Checkbox
            kind="radio"
            name={name}
            value={value}
            checked={state.textOf(name) === value}
            onChange={() => state.type({ [name]: value })}
          >
            <b>{label}</b>
            {hint && <span className={styles.small}>{hint}</span>}
          </Checkbox>
        </div>
      ))}
    </fieldset>
  )
}

/** Loads the models of a make from the cache or API; `failed` allows a retry. */
export function useModels(brand: string) {
  const language = useLanguage()
  const { data, failed, isFetching } = useLazyQuery(
    apiQuery('/api/vehiclebrands/{brand}/stripped', brand ? { params: { path: { brand } } } : null),
  )
  return { models: data?.map(({ name, names }) => ({ value: name, label: localized(names, language) || name })) ?? [], failed, isFetching }
}

/** Load error with a retry button. */
export function NotLoaded({ text, retry }: { text: string; retry: () => void }) {
  const t = useText(sellingTexts)
  return (
    <p className={styles.small} role="alert">
      {text}{' '}
      <Button variant="ghost" size="small" onClick={retry}>
        {t('retry')}
      </Button>
    </p>
  )
}
