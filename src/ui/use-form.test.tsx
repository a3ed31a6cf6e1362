// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#client/api-error.ts'
import ui from '#i18n/fr/ui.json' with { type: 'json' }
import { PageRoot } from '#i18n/page-root.tsx'
import { fill, words } from '#testing/screen.tsx'
import { TextField } from './field.tsx'
import { FormAlert } from './form-alert.tsx'
import { type FormOptions, useFieldWords, useForm } from './use-form.ts'

const limits = {
  'fields.name': { required: true, maxLength: 4 },
  'fields.fiscalPower': { min: 1, max: 99, kind: 'integer' },
  'fields.other': { required: true },
} as const
const labels: Record<string, string> = { name: 'Nom', fiscalPower: 'Puissance fiscale' }

type Given = Partial<FormOptions<string>> & Pick<FormOptions<string>, 'send'>

function Screen(given: Given) {
  const say = useFieldWords((field) => labels[field] ?? field)
  const form = useForm({ limits, prefix: 'fields.', errorMessage: say, ...given })
  return (
    <form {...form.props} aria-label="Voiture">
      <TextField label="Nom" defaultValue="" {...form.field('name')} />
      <details>
        <summary>Plus</summary>
        <TextField label="Puissance fiscale" defaultValue="" {...form.field('fiscalPower')} />
      </details>
      <FormAlert text={form.summary} />
      <button type="submit" disabled={form.busy || !form.ready}>
        Envoyer
      </button>
      <button type="button" onClick={() => form.clear()}>
        Oublier
      </button>
    </form>
  )
}

const page = (given: Given) => (
  <PageRoot page={{ language: 'fr', basePath: '/', origin: 'https://rihla.example' }}>
    <Screen {...given} />
  </PageRoot>
)
const show = (given: Given) => render(page(given))
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer' })
/** what stands below a control */
function below(label: RegExp): string | null {
  const text = document.getElementById(control(label).getAttribute('aria-describedby') ?? '')
  return text && words(text)
}
const control = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: RegExp, value: string) => fill(control(label), value)
const send = () => act(async () => void fireEvent.submit(screen.getByRole('form')))
const refusal = (errors: object[], message = 'Demande incorrecte.') => new ApiError(400, { code: 'BadRequest', message, errors })

afterEach(cleanup)

test('applies the contract’s constraints to a control', () => {
  show({ send: vi.fn() })
  expect([control(/Nom/).required, control(/Nom/).maxLength, control(/fiscale/).required, control(/fiscale/).maxLength]).toEqual([
    true,
    4,
    false,
    2,
  ])
})

test('submits after hydration only, without fields in the URL', () => {
  expect(renderToStaticMarkup(page({ send: vi.fn() }))).toContain('<button type="submit" disabled="">')
  show({ send: vi.fn() })
  expect([submit().disabled, screen.getByRole<HTMLFormElement>('form').noValidate]).toEqual([false, true])
  // false: the browser does not send it as well
  expect(fireEvent.submit(screen.getByRole('form'))).toBe(false)
})

test('validates in the browser and focuses the first invalid field', async () => {
  const call = vi.fn()
  show({ send: call })
  type(/fiscale/, '100')
  await send()
  expect(call).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(control(/Nom/))
  const tooBig = '« Puissance fiscale » ne peut pas dépasser 99.'
  expect([below(/Nom/), below(/fiscale/)]).toEqual(['« Nom » est obligatoire.', tooBig])
  expect(control(/fiscale/).getAttribute('aria-invalid')).toBe('true')
  // what is put right is no longer marked, and takes nobody away from where they write
  control(/fiscale/).focus()
  type(/fiscale/, '9')
  expect([below(/Nom/), below(/fiscale/)]).toEqual(['« Nom » est obligatoire.', null])
  expect(document.activeElement).toBe(control(/fiscale/))
})

test('supports required fields of its own and clears errors', async () => {
  const call = vi.fn().mockRejectedValue(refusal([], 'Refusé.'))
  show({ send: call, required: ['fiscalPower'] })
  type(/Nom/, 'Ali')
  await send()
  expect([control(/fiscale/).required, below(/fiscale/)]).toEqual([true, '« Puissance fiscale » est obligatoire.'])
  expect(call).not.toHaveBeenCalled()
  const forget = () => fireEvent.click(screen.getByRole('button', { name: 'Oublier' }))
  forget()
  expect(below(/fiscale/)).toBeNull()
  type(/fiscale/, '9')
  await send()
  expect(screen.getByRole('alert').textContent).toBe('Refusé.')
  forget()
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('maps server errors to fields, also in collapsed sections', async () => {
  show({ send: () => Promise.reject(refusal([{ field: 'fields.fiscalPower', reason: 'tooSmall', limit: 1 }])) })
  type(/Nom/, 'Ali')
  await send()
  expect(screen.getByText('« Puissance fiscale » ne peut pas être inférieur à 1.')).toBeTruthy()
  expect(document.activeElement).toBe(control(/fiscale/))
  expect(document.querySelector('details')?.open).toBe(true)
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('shows a form error above the button and preserves values', async () => {
  show({ send: () => Promise.reject(refusal([{ field: 'edition', reason: 'required' }], '« edition » est obligatoire.')) })
  type(/Nom/, 'Ali')
  await send()
  expect(screen.getByRole('alert').textContent).toBe('« edition » est obligatoire.')
  expect(control(/Nom/).value).toBe('Ali')
})

test('shows field and form errors together, with a default message', async () => {
  const both = [
    { field: 'fields.name', reason: 'invalid' },
    { field: 'edition', reason: 'required' },
  ]
  const call = vi
    .fn()
    .mockRejectedValueOnce(refusal(both))
    .mockRejectedValueOnce(new ApiError(409, { code: 'EditConflict' }))
  show({ send: call })
  type(/Nom/, 'Ali')
  await send()
  expect([below(/Nom/), screen.getByRole('alert').textContent]).toEqual(['La valeur de « Nom » n’est pas valable.', 'Demande incorrecte.'])
  expect(submit().disabled).toBe(false)
  await send()
  expect([below(/Nom/), screen.getByRole('alert').textContent]).toEqual([null, ui.form.failed])
})

test('reports a missing response and allows a retry', async () => {
  const call = vi.fn().mockRejectedValueOnce(new TypeError('failed to fetch')).mockResolvedValueOnce('kept')
  const done = vi.fn()
  show({ send: call, onSuccess: done })
  type(/Nom/, 'Ali')
  await send()
  expect(screen.getByRole('alert').textContent).toContain('vérifiez votre connexion')
  await send()
  expect(done).toHaveBeenCalledWith('kept', screen.getByRole('form'))
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('prevents double submits and aborts on unmount', async () => {
  let signal: AbortSignal | undefined
  const call = vi.fn((_texts: unknown, given: AbortSignal) => {
    signal = given
    return new Promise<string>(() => undefined)
  })
  const { unmount } = show({ send: call })
  type(/Nom/, ' Ali ')
  await send()
  await send()
  expect(call).toHaveBeenCalledTimes(1)
  expect(call.mock.calls[0]?.[0]).toEqual({ name: 'Ali', fiscalPower: '' })
  expect(submit().disabled).toBe(true)
  unmount()
  expect(signal?.aborted).toBe(true)
})

test('supports custom validation and error handling', async () => {
  const call = vi.fn().mockRejectedValue(new ApiError(409, { code: 'EditConflict', message: 'Modifié entre-temps.' }))
  const refused = vi.fn(() => true)
  show({ send: call, onError: refused, check: ({ name }) => (name === 'Bob' ? [{ field: 'name', reason: 'invalid' }] : []) })
  type(/Nom/, 'Bob')
  await send()
  expect(screen.getByText('La valeur de « Nom » n’est pas valable.')).toBeTruthy()
  type(/Nom/, 'Ali')
  await send()
  expect([refused.mock.calls.length, screen.getByRole('alert').textContent]).toEqual([1, ''])
})
