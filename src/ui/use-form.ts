import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type ApiError, asApiError } from '#client/api-error.ts'
import { faultValues } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import type { FieldFault } from '#shared/errors.ts'
import { controlLength, type Limit, type Limits, textFault } from '#shared/limits.ts'
import fieldErrorsTexts from '#texts/fieldErrors'
import uiTexts from '#texts/ui'
import { useEarlyInput, useHydrated } from './early-input.ts'

/** What is written in the controls of a form, trimmed, by their names. */
export type FormTexts = Readonly<Record<string, string>>

export interface FormChoices<T> {
  /** what the contract says of the body (`src/client/limits/`) */
  limits: Limits
  /** fields that this form asks for although the call may go without */
  required?: readonly string[]
  /** where in the body the fields of the form are: `fields.` for `{ fields: { doors } }` */
  under?: string
  /** the sentence of a refused field: `useFieldWords`, or the form's own */
  say: (fault: FieldFault) => string
  /** texts that are kept outside the controls: drafts, a combobox */
  texts?: FormTexts
  /** what the limits do not know: a phone number, one of two fields */
  check?: (texts: FormTexts) => readonly FieldFault[]
  /** the call; it throws an ApiError (`callApi`) */
  send: (texts: FormTexts, signal: AbortSignal) => Promise<T>
  /** the sentence when there is no answer, where the form has its own */
  offline?: string
  done?: (data: T, form: HTMLFormElement) => void
  /** true when the form deals with this refusal itself: nothing is marked and nothing is said */
  refused?: (error: ApiError) => boolean
}

/** What every control of a form gets: `<TextField label={…} {...form.field('doors')} />`. */
export interface FieldTie {
  name: string
  required: boolean
  maxLength?: number
  error?: string
}

export interface Form {
  /** for the form element */
  props: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
  }
  field: (name: string) => FieldTie
  /** the call is under way: the button is busy, a second press sends nothing */
  busy: boolean
  /** true in the browser: before, the form would put what was typed into the address bar */
  ready: boolean
  /** what is refused and belongs to no field; to be shown in `FormAlert` */
  summary: string | null
  /** how many fields are refused */
  count: number
  /** says why nothing was sent */
  fail: (text: string) => void
  /** forgets what was refused: of one field, or of all */
  clear: (field?: string) => void
}

/**
 * A form: holds what was typed against the limits of the contract, sends it once, and brings what the server refuses back to the fields by
 * `errors[]` of its answer. The first refused field gets the focus. Leaving the form aborts its call.
 */
export function useForm<T>(choices: FormChoices<T>): Form {
  const { under = '', say } = choices
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
    const texts = textsOf(form, choices.texts)
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
      if (!controller.signal.aborted) choices.done?.(data, form)
    } catch (thrown) {
      if (!controller.signal.aborted) refuse(form, asApiError(thrown))
    }
    if (call.current === controller) call.current = null
    setBusy(false)
  }

  function refuse(form: HTMLFormElement, error: ApiError): void {
    if (choices.refused?.(error)) return
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
    fail: setSummary,
    clear,
  }

  function clear(field?: string): void {
    if (field === undefined) setSummary(null)
    setFaults((now) => {
      const left = field === undefined ? [] : now.filter((one) => one.field !== field)
      // nothing is drawn again for every letter
      return left.length === now.length ? now : left
    })
  }
}

/** The sentences of refused fields that the server uses too, with the name that people read on the form. */
export function useFieldWords(labelOf: (field: string) => string): (fault: FieldFault) => string {
  const t = useText(fieldErrorsTexts)
  return (fault) => t(fault.reason as 'invalid', { ...faultValues(fault), field: labelOf(fault.field) })
}

function textsOf(form: HTMLFormElement, kept: FormTexts = {}): FormTexts {
  const typed = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : ''])
  return { ...Object.fromEntries(typed), ...kept }
}

/** Only what the form has: what a screen adds to the body is its own affair. */
function findFaults(texts: FormTexts, limitOf: (field: string) => Limit): FieldFault[] {
  return Object.entries(texts).flatMap(([field, text]) => {
    const fault = textFault(text, limitOf(field))
    return fault ? [{ field, ...fault }] : []
  })
}

/** The control of a field: by its name, or the one within `data-field`. */
function controlOf(form: HTMLFormElement, field: string): HTMLElement | null {
  const name = CSS.escape(field)
  return form.querySelector(`[name="${name}"]`) ?? form.querySelector(`[data-field="${name}"] :is(input, select, textarea, button)`)
}

/** Puts the focus into the refused field that comes first on the screen, and opens what it is folded away in. */
function focusOnFirst(form: HTMLFormElement, faults: readonly FieldFault[]): void {
  const controls = faults.flatMap(({ field }) => controlOf(form, field) ?? [])
  const [first] = controls.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  first?.closest('details')?.setAttribute('open', '')
  first?.focus()
}
