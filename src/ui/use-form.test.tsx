// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#client/api-error.ts'
import { compilePack } from '#i18n/compile.ts'
import fieldErrors from '#i18n/fr/fieldErrors.json' with { type: 'json' }
import ui from '#i18n/fr/ui.json' with { type: 'json' }
import { PageRoot } from '#i18n/page-root.tsx'
import { fill } from '#testing/screen.tsx'
import { TextField } from './field.tsx'
import { FormAlert } from './form-alert.tsx'
import { type FormChoices, useFieldWords, useForm } from './use-form.ts'

const packs: Record<string, ReturnType<typeof compilePack>> = { ui: compilePack(ui, 'fr'), fieldErrors: compilePack(fieldErrors, 'fr') }
const limits = {
  'fields.name': { required: true, maxLength: 4 },
  'fields.fiscalPower': { min: 1, max: 99, kind: 'integer' },
  'fields.other': { required: true },
} as const
const labels: Record<string, string> = { name: 'Nom', fiscalPower: 'Puissance fiscale' }

function Screen(given: Partial<FormChoices<string>> & Pick<FormChoices<string>, 'send'>) {
  const say = useFieldWords((field) => labels[field] ?? field)
  const form = useForm({ limits, under: 'fields.', say, ...given })
  return (
    <form {...form.props} aria-label="Voiture">
      <TextField label="Nom" defaultValue="" {...form.field('name')} />
      <details>
        <summary>Plus</summary>
        <TextField label="Puissance fiscale" defaultValue="" {...form.field('fiscalPower')} />
      </details>
      <FormAlert text={form.summary} />
      <button type="submit" disabled={form.busy}>
        Envoyer
      </button>
    </form>
  )
}

function show(given: Partial<FormChoices<string>> & Pick<FormChoices<string>, 'send'>) {
  return render(
    <PageRoot page={{ language: 'fr', basePath: '/', origin: 'https://rihla.example' }} pack={(name) => packs[name]}>
      <Screen {...given} />
    </PageRoot>,
  )
}
const control = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: RegExp, value: string) => fill(control(label), value)
const send = () => act(async () => void fireEvent.submit(screen.getByRole('form')))
const refusal = (errors: object[], message = 'Demande incorrecte.') => new ApiError(400, { code: 'BadRequest', message, errors })

afterEach(cleanup)

test('a control takes what the contract says of its field', () => {
  show({ send: vi.fn() })
  expect([control(/Nom/).required, control(/Nom/).maxLength, control(/fiscale/).required, control(/fiscale/).maxLength]).toEqual([
    true,
    4,
    false,
    2,
  ])
})

test('limits hold in the browser: nothing is sent, the first refused field has the focus and its sentence', async () => {
  const call = vi.fn()
  show({ send: call })
  type(/fiscale/, '100')
  await send()
  expect(call).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(control(/Nom/))
  expect(screen.getByText('« Nom » est obligatoire.')).toBeTruthy()
  expect(control(/fiscale/).getAttribute('aria-invalid')).toBe('true')
  // what is put right is no longer marked
  type(/Nom/, 'Ali')
  expect(screen.queryByText('« Nom » est obligatoire.')).toBeNull()
})

test('what the server refuses comes to the field it names, also in what is folded away', async () => {
  show({ send: () => Promise.reject(refusal([{ field: 'fields.fiscalPower', reason: 'tooSmall', limit: 1 }])) })
  type(/Nom/, 'Ali')
  await send()
  expect(screen.getByText('« Puissance fiscale » ne peut pas être inférieur à 1.')).toBeTruthy()
  expect(document.activeElement).toBe(control(/fiscale/))
  expect(document.querySelector('details')?.open).toBe(true)
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('what belongs to no field is said above the button; typed texts stay', async () => {
  show({ send: () => Promise.reject(refusal([{ field: 'edition', reason: 'required' }], '« edition » est obligatoire.')) })
  type(/Nom/, 'Ali')
  await send()
  expect(screen.getByRole('alert').textContent).toBe('« edition » est obligatoire.')
  expect(control(/Nom/).value).toBe('Ali')
})

test('without an answer the form says so, and can be sent again', async () => {
  const call = vi.fn().mockRejectedValueOnce(new TypeError('failed to fetch')).mockResolvedValueOnce('kept')
  const done = vi.fn()
  show({ send: call, done })
  type(/Nom/, 'Ali')
  await send()
  expect(screen.getByRole('alert').textContent).toContain('vérifiez votre connexion')
  await send()
  expect(done).toHaveBeenCalledWith('kept', screen.getByRole('form'))
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a form under way is not sent twice, and leaving it aborts the call', async () => {
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
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  unmount()
  expect(signal?.aborted).toBe(true)
})

test('a form may have further rules and deal with a refusal itself', async () => {
  const call = vi.fn().mockRejectedValue(new ApiError(409, { code: 'EditConflict', message: 'Modifié entre-temps.' }))
  const refused = vi.fn(() => true)
  show({ send: call, refused, check: ({ name }) => (name === 'Bob' ? [{ field: 'name', reason: 'invalid' }] : []) })
  type(/Nom/, 'Bob')
  await send()
  expect(screen.getByText('La valeur de « Nom » n’est pas valable.')).toBeTruthy()
  type(/Nom/, 'Ali')
  await send()
  expect([refused.mock.calls.length, screen.getByRole('alert').textContent]).toEqual([1, ''])
})
