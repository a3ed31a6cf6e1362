// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Holiday } from '#domains/foundation/reference/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, buttons, clockAt, field, fill, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import Holidays from './holidays.tsx'

const t = packText('staffSettings')

const api = fakeApi()
const asking = ['get', '/api/holidays'] as const
const adding = ['post', '/api/holidays'] as const
const changing = ['put', '/api/holidays/{id}'] as const
const dropping = ['delete', '/api/holidays/{id}'] as const
const day = (id: number, fr: string, changes: Partial<Holiday> = {}): Holiday =>
  sample('Holiday', { id, date: '2026-05-01', name: { fr, ar: `${fr} ع` }, certainty: 'Fixed', ...changes })

beforeEach(() => clockAt('2026-03-16T10:00:00Z'))
async function open(at: string, ...days: Holiday[]) {
  api.on(...asking, days)
  const screen = show(<Holidays />, { at, path: '/staff/settings' })
  await settle()
  return screen
}
const french = /^Nom en français/
const arabic = /^Nom en arabe/
const isOpen = () => document.querySelector('dialog')?.open ?? false

test('the year is in the address; the default is the current year', async () => {
  const { here } = await open('/staff/settings?view=holidays&year=x', day(1, 'Fête du travail'))
  expect(Object.fromEntries(api.made(...asking)[0]?.query ?? [])).toEqual({ year: '2026' })
  await act(async () => void fill(field(t('holiday.year')), '2027'))
  await settle()
  expect(here.place).toBe('/staff/settings?view=holidays&year=2027')
  expect(Object.fromEntries(api.made(...asking).at(-1)?.query ?? [])).toEqual({ year: '2027' })
})

test('adds a day once with its name in each language; a refusal keeps the input', async () => {
  await open('/staff/settings?view=holidays')
  expect(words()).toContain(t('holiday.empty.title'))
  await press(t('holiday.add'))
  await submit()
  expect([api.made(...adding), field(french).getAttribute('aria-invalid')]).toEqual([[], 'true'])
  write(/^Date/, '2026-08-14')
  write(french, ' Oued Ed-Dahab ')
  write(arabic, 'وادي الذهب')
  api.on(...adding, new Refusal(409, 'Conflict', { message: 'Ce jour est déjà férié.' }))
  await submit()
  expect([words().includes('Ce jour est déjà férié.'), field(french).value, isOpen()]).toEqual([true, ' Oued Ed-Dahab ', true])
  const answer = Promise.withResolvers<Holiday>()
  api.on(...adding, () => answer.promise)
  await submit()
  await submit()
  api.on(...asking, [day(9, 'Oued Ed-Dahab')])
  answer.resolve(day(9, 'Oued Ed-Dahab'))
  await settle()
  const body = { date: '2026-08-14', name: { fr: 'Oued Ed-Dahab', ar: 'وادي الذهب' } }
  expect(api.made(...adding).map((call) => call.body)).toEqual([body, body])
  expect([isOpen(), words().includes('Jour férié enregistré.')]).toEqual([false, true])
  expect(words(document.querySelector('table') as Element)).toContain('Oued Ed-Dahab')
  // the form resets for the next day
  await press(t('holiday.add'))
  expect([/^Date/, french, arabic].map((label) => field(label).value)).toEqual(['', '', ''])
})

test('edits a day in place, and discards cancelled input', async () => {
  await open('/staff/settings?view=holidays', day(1, 'Fête du travail'), day(2, 'Aïd', { date: '2026-03-20', certainty: 'Estimated' }))
  expect(words()).toContain(t('holiday.known.Estimated'))
  await press(buttons(t('holiday.edit'))[0] as HTMLElement)
  write(french, 'Autre chose')
  await press(t('undo'))
  await press(buttons(t('holiday.edit'))[0] as HTMLElement)
  expect(field(french).value).toBe('Fête du travail')
  await press(t('undo'))
  await press(buttons(t('holiday.edit'))[1] as HTMLElement)
  expect([field(/^Date/).value, field(french).value]).toEqual(['2026-03-20', 'Aïd'])
  write(/^Date/, '2026-03-21')
  api.on(...changing, day(2, 'Aïd'))
  await submit()
  expect(api.made(...changing).map(({ params, body }) => [params.id, body])).toEqual([
    ['2', { date: '2026-03-21', name: { fr: 'Aïd', ar: 'Aïd ع' } }],
  ])
})

test('removes a day once, after a confirmation with its name', async () => {
  await open('/staff/settings?view=holidays', day(1, 'Fête du travail'))
  await press(t('holiday.drop'))
  expect([words().includes('Supprimer Fête du travail ?'), api.made(...dropping)]).toEqual([true, []])
  await press(t('undo'))
  expect([isOpen(), api.made(...dropping)]).toEqual([false, []])
  await press(buttons(t('holiday.drop'))[0] as HTMLElement)
  const drop = () => buttons(t('holiday.drop')).at(-1) as HTMLElement
  api.on(...dropping, new Refusal(409, 'Conflict', { message: 'Ce jour est passé.' }))
  await press(drop())
  expect([words().includes('Ce jour est passé.'), isOpen()]).toEqual([true, true])
  const answer = Promise.withResolvers<undefined>()
  api.on(...dropping, () => answer.promise)
  await press(drop())
  await press(drop())
  api.on(...asking, [])
  answer.resolve(undefined)
  await settle()
  await settle()
  expect(api.made(...dropping).map(({ params }) => params.id)).toEqual(['1', '1'])
  expect([isOpen(), words().includes('Jour férié supprimé.'), words().includes('Aucun jour férié cette année')]).toEqual([
    false,
    true,
    true,
  ])
})

test('a failed list offers a retry', async () => {
  api.on(...asking, new Refusal(500, 'Unexpected'))
  show(<Holidays />)
  await settle()
  api.on(...asking, [day(1, 'Fête du travail')])
  await press(button('Réessayer'))
  expect(words()).toContain('Fête du travail')
})
