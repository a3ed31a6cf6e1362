// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#client/api-error.ts'
import { PageRoot } from '#i18n/page-root.tsx'
import { fill } from '#testing/screen.tsx'
import type { StockCard } from '../contract.ts'
import { emptyValues } from './form-values.ts'
import { StockForm } from './stock-form.tsx'

const catalogue = {
  brands: [{ id: 1, name: 'Dacia', names: { fr: 'Dacia', ar: 'داسيا' } }],
  areas: [],
  cities: [],
  categories: [],
}

function Screen({ send }: { send: () => Promise<StockCard> }) {
  const empty = emptyValues(3)
  const [values, setValues] = useState({ ...empty, texts: { ...empty.texts, brandId: '1', modelId: '2' } })
  return (
    <StockForm
      catalogue={catalogue as never}
      values={values}
      change={setValues}
      areas={null}
      areaIsOpen
      readOnly={false}
      changed
      saveLabel="Enregistrer"
      send={send}
      done={() => undefined}
    />
  )
}

function show(send: () => Promise<StockCard>) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
  render(
    <PageRoot page={{ language: 'fr', basePath: '/', origin: 'https://rihla.example' }}>
      <Screen send={send} />
    </PageRoot>,
  )
}
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('marks, names and focuses a field rejected by the server', async () => {
  const errors = [{ field: 'fields.fiscalPower', reason: 'tooSmall', limit: 1 }]
  show(() => Promise.reject(new ApiError(400, { code: 'BadRequest', message: '« fields.fiscalPower » ne peut pas …', errors })))
  await submit()
  const control = screen.getByLabelText(/^Puissance fiscale/)
  expect([control.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', control])
  expect(screen.getByText('« Puissance fiscale (CV) » ne peut pas être inférieur à 1.')).toBeTruthy()
  expect(screen.getByText('1 champ à corriger')).toBeTruthy()
})

test('handles each language of a localised text', async () => {
  const errors = [{ field: 'fields.description.ar', reason: 'tooLong', limit: 8000 }]
  show(() => Promise.reject(new ApiError(400, { code: 'BadRequest', message: '…', errors })))
  const [french, arabic] = [screen.getByLabelText(/^Texte en français/), screen.getByLabelText(/^Texte en arabe/)]
  const facts = (control: HTMLElement) => ['name', 'lang', 'dir'].map((name) => control.getAttribute(name))
  expect(facts(french)).toEqual(['description.fr', 'fr', 'ltr'])
  expect(facts(arabic)).toEqual(['description.ar', 'ar', 'rtl'])
  await submit()
  expect([arabic.getAttribute('aria-invalid'), french.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', null, arabic])
  expect(screen.getByText(/« Texte en arabe »/)).toBeTruthy()
})

test('validates contract limits and rules before sending', async () => {
  const send = vi.fn()
  show(send)
  fill(screen.getByLabelText(/^Kilométrage/), '2 000 001')
  fill(screen.getByLabelText(/châssis/i), 'short')
  await submit()
  expect(send).not.toHaveBeenCalled()
  expect(screen.getByText('« Kilométrage (km) » ne peut pas dépasser 2 000 000.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/châssis/i))
})
