// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { fakeApi, offline } from '#testing/fake-api.ts'
import { button, buttons, clockAt, packText, pass, press, settle, show, words } from '#testing/screen.tsx'
import { SlotPicker } from './slot-picker.tsx'

const t = packText('appointments')

const api = fakeApi()
const ask = ['get', '/api/appointments/slots'] as const
const slot = (starts: string, free: number) => ({
  starts: `2026-03-${starts}:00.000Z`,
  ends: new Date(Date.parse(`2026-03-${starts}:00Z`) + 2_700_000).toISOString(),
  free,
})
type Day = { date: string; closed: 'Hours' | 'Holiday' | null; slots: ReturnType<typeof slot>[] }
const empty = (day: number, closed: Day['closed']): Day => ({ date: `2026-03-${day}`, closed, slots: [] })
const week: Day[] = [
  { date: '2026-03-16', closed: null, slots: [slot('16T10:15', 0), slot('16T11:00', 0)] },
  { date: '2026-03-17', closed: null, slots: [slot('17T08:00', 1), slot('17T08:45', 0), slot('17T09:30', 2)] },
  empty(18, null),
  empty(19, null),
  empty(20, 'Holiday'),
  { date: '2026-03-21', closed: null, slots: [slot('21T09:00', 2)] },
  empty(22, 'Hours'),
]
let chosen: string

function Picker({ at = '' }: { at?: string }) {
  const [value, setValue] = useState(at)
  chosen = value
  return <SlotPicker kind="Expertise" storageAreaId={1} value={value} onChange={setValue} />
}
const radio = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)
  if (!found) throw new Error(`no choice “${name}”`)
  return found
}
const times = () => [...document.querySelectorAll('fieldset[data-field] label')].map((label) => label.textContent)

beforeEach(() => {
  clockAt('2026-03-16T09:00:00Z')
  api.on(...ask, { minutes: 45, until: '2026-04-13', days: week })
})

test('opens the first day with a free place and labels each day', async () => {
  show(<Picker />)
  await settle()
  expect(radio('mardi 17 mars 2026, 3 places').checked).toBe(true)
  expect(radio('lundi 16 mars 2026, complet').disabled).toBe(true)
  expect(radio('vendredi 20 mars 2026, férié').disabled).toBe(true)
  expect(radio('dimanche 22 mars 2026, fermé').disabled).toBe(true)
  expect(radio('08:45, complet').disabled).toBe(true)
  await press(radio('09:30'))
  expect(chosen).toBe('2026-03-17T09:30:00.000Z')
  await press(radio('samedi 21 mars 2026, 2 places'))
  await press(radio('09:00'))
  expect(chosen).toBe('2026-03-21T09:00:00.000Z')
})

test('reports a taken time and suggests the nearest', async () => {
  show(<Picker at="2026-03-17T08:45:00.000Z" />)
  await settle()
  expect(words()).toContain('08:45 n’est plus libre.')
  await press('Prendre 08:00, le plus proche')
  expect(chosen).toBe('2026-03-17T08:00:00.000Z')
  expect(words()).not.toContain('n’est plus libre')
})

test('suggests a time of another day', async () => {
  show(<Picker at="2026-03-16T11:00:00.000Z" />)
  await settle()
  await press('Prendre mardi 17, 08:00, le plus proche')
  expect(chosen).toBe('2026-03-17T08:00:00.000Z')
})

test('pages weeks between today and the horizon', async () => {
  show(<Picker />)
  await settle()
  expect(button(t('picker.earlier')).disabled).toBe(true)
  api.on(...ask, {
    minutes: 45,
    until: '2026-03-24',
    days: [23, 24].map((day) => ({ date: `2026-03-${day}`, closed: null, slots: [slot(`${day}T09:00`, day === 24 ? 2 : 0)] })),
  })
  await press(t('picker.later'))
  await settle()
  expect(
    api
      .made(...ask)
      .at(-1)
      ?.query.get('from'),
  ).toBe('2026-03-23')
  // UTC+1 again
  expect(times()).toEqual(['10:00'])
  expect(button(t('picker.later')).disabled).toBe(true)
  api.on(...ask, { minutes: 45, until: '2026-03-24', days: week })
  await press(t('picker.earlier'))
  await settle()
  expect(
    api
      .made(...ask)
      .at(-1)
      ?.query.get('from'),
  ).toBe('2026-03-16')
})

test('opens at the day of a distant choice', async () => {
  show(<Picker at="2026-03-30T09:00:00.000Z" />)
  await settle()
  expect(api.made(...ask)[0]?.query.get('from')).toBe('2026-03-30')
})

test('explains a week without free places', async () => {
  api.on(...ask, { minutes: 45, until: '2026-04-13', days: week.map(({ date }) => ({ date, closed: null, slots: [] })) })
  show(<Picker />)
  await settle()
  expect(words()).toContain(t('picker.noneHere'))
  expect(times()).not.toContain('09:00')
})

test('reports a failed request and retries', async () => {
  api.on(...ask, offline)
  show(<Picker />)
  await settle()
  await pass(3000)
  expect(words()).toContain(t('picker.failed'))
  api.on(...ask, { minutes: 45, until: '2026-04-13', days: week })
  await press(t('picker.retry'))
  await settle()
  expect(buttons(t('picker.later'))).toHaveLength(1)
})
