import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type ApiError, asApiError } from '#client/api-error.ts'
import { faultValues } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import type { FieldFault } from '#shared/errors.ts'
import { controlLength, type Limit, type Limits, textFault } from '#shared/limits.ts'
import fieldErrorsTexts from '#texts/fieldErrors'
import uiTexts from '#texts/ui'
import { useEarlyInput, useHydrated } from './early-input.ts'

/** Trimmed values of the form controls by name. */
export type FormValues = Readonly<Record<string, string>>

export interface FormOptions<T> {
  /** constraints of the contract (`src/client/limits/`) */
  limits: Limits
  /** fields that are required in this form but optional in the contract */
  required?: readonly string[]
  /** path prefix of the form's fields in the body: `fields.` for `{ fields: { doors } }` */
  prefix?: string
  /** returns the message of an invalid field: `useFieldWords`, or the form's own */
  errorMessage: (fault: FieldFault) => string
  /** values stored outside the controls: drafts, a combobox */
  values?: FormValues
  /** additional validation: a phone number, one of two fields */
  check?: (texts: FormValues) => readonly FieldFault[]
  /** the API call; throws ApiError (`callApi`) */
  send: (texts: FormValues, signal: AbortSignal) => Promise<T>
  /** message when offline, in place of the default */
  offline?: string
  onSuccess?: (data: T, form: HTMLFormElement) => void
  /** returns true when the form handles the error itself: no field is marked and no message shown */
  onError?: (error: ApiError) => boolean
}

/** Props of a form control: `<TextField label={…} {...form.field('doors')} />`. */
export interface FieldProps {
  name: string
  required: boolean
  maxLength?: number
  error?: string
}

export interface Form {
  /** props of the form element */
  props: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
  }
  field: (name: string) => FieldProps
  /** the call is in progress: the submit button is busy, further submits are ignored */
  busy: boolean
  /** true after hydration: before, the browser would send the fields in the URL */
  ready: boolean
  /** error that belongs to no field, for `FormAlert` */
  summary: string | null
  /** number of invalid fields */
  count: number
  /** sets the error of the form */
  setError: (text: string) => void
  /** clears the errors of one field, or all */
  clear: (field?: string) => void
}

/**
 * Returns a form that validates against the contract, submits once, and maps `errors[]` of the response to its fields. The first invalid
 * field gets the focus. Unmounting aborts the call.
 */
export function useForm<T>(choices: FormOptions<T>): Form {
  const { prefix: under = '', errorMessage: say } = choices
  const limitOf = (field: string) => {
    const limit = choices.limits[under + field] ?? {}
    return choices.required?.includes(field) ? { ...limit, required: true as const } : limit
  }
  const t = useText(uiTexts)
  const ref = useRef<HTMLFormElement>(null)
  const call = useRef<AbortController>(null)
  const focusDue = useRef(false)
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const [summary, setSummary] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const ready = useHydrated()

  useEarlyInput(ref)

  useEffect(() => () => call.current?.abort(), [])
  useEffect(() => {
    if (focusDue.current && ref.current) focusOnFirst(ref.current, faults)
    focusDue.current = false
  }, [faults])

  function mark(found: readonly FieldFault[]): void {
    focusDue.current = true
    setFaults(found)
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (call.current) return
    const texts = textsOf(form, choices.values)
    const found = findFaults(texts, limitOf)
    const known = new Set(found.map(({ field }) => field))
    found.push(...(choices.check?.(texts) ?? []).filter(({ field }) => !known.has(field)))
    setSummary(null)
    mark(found)
    if (found.length > 0) return
    const controller = new AbortController()
    call.current = controller
    setBusy(true)
    try {
      const data = await choices.send(texts, controller.signal)
      if (!controller.signal.aborted) choices.onSuccess?.(data, form)
    } catch (thrown) {
      if (!controller.signal.aborted) refuse(form, asApiError(thrown))
    }
    if (call.current === controller) call.current = null
    setBusy(false)
  }

  function refuse(form: HTMLFormElement, error: ApiError): void {
    if (choices.onError?.(error)) return
    const named = error.errors.map((fault) => ({
      ...fault,
      field: fault.field.startsWith(under) ? fault.field.slice(under.length) : fault.field,
    }))
    const shown = named.filter(({ field }) => controlOf(form, field))
    mark(shown)
    if (error.isOffline) setSummary(choices.offline ?? t('form.offline'))
    else if (shown.length === 0 || shown.length < named.length) setSummary(error.message || t('form.failed'))
  }

  return {
    props: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
      onInput: ({ target }) => {
        const name =
          target instanceof Element && (target.getAttribute('name') ?? target.closest('[data-field]')?.getAttribute('data-field'))
        if (name) clear(name)
      },
    },
    field: (name) => {
      const limit = limitOf(name)
      const maxLength = controlLength(limit)
      const fault = faults.find(({ field }) => field === name)
      return { name, required: limit.required ?? false, ...(maxLength && { maxLength }), ...(fault && { error: say(fault) }) }
    },
    busy,
    ready,
    summary,
    count: faults.length,
    setError: setSummary,
    clear,
  }

  function clear(field?: string): void {
    if (field === undefined) setSummary(null)
    setFaults((now) => {
      const left = field === undefined ? [] : now.filter((one) => one.field !== field)
      // same reference: no render for each key press
      return left.length === now.length ? now : left
    })
  }
}

/** Returns the messages of invalid fields shared with the server, with the field's label. */
export function useFieldWords(labelOf: (field: string) => string): (fault: FieldFault) => string {
  const t = useText(fieldErrorsTexts)
  return (fault) => t(fault.reason as 'invalid', { ...faultValues(fault), field: labelOf(fault.field) })
}

function textsOf(form: HTMLFormElement, kept: FormValues = {}): FormValues {
  const typed = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : ''])
  return { ...Object.fromEntries(typed), ...kept }
}

/** Validates only the controls of the form; other body members are the caller's responsibility. */
function findFaults(texts: FormValues, limitOf: (field: string) => Limit): FieldFault[] {
  return Object.entries(texts).flatMap(([field, text]) => {
    const fault = textFault(text, limitOf(field))
    return fault ? [{ field, ...fault }] : []
  })
}

/** Returns the control of a field by name, or the one inside `data-field`. */
function controlOf(form: HTMLFormElement, field: string): HTMLElement | null {
  const name = CSS.escape(field)
  return form.querySelector(`[name="${name}"]`) ?? form.querySelector(`[data-field="${name}"] :is(input, select, textarea, button)`)
}

/** Focuses the first invalid field on the screen and opens the collapsed sections around it. */
function focusOnFirst(form: HTMLFormElement, faults: readonly FieldFault[]): void {
  const controls = faults.flatMap(({ field }) => controlOf(form, field) ?? [])
  const [first] = controls.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  first?.closest('details')?.setAttribute('open', '')
  first?.focus()
}
