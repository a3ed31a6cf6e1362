// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { CheckPartInput } from '#domains/processes/inspection/points/contract.ts'
import { checkCategories } from '#domains/processes/inspection/values.ts'
import type { StaffRole } from '#shared/actor.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { buttons, packText, press, settle, show, words, write } from '#testing/screen.tsx'
import { StaffContext } from '../layout/staff.ts'
import CheckListPage from './check-list.tsx'

const t = packText('staffCheckList')

const api = fakeApi()
const reading = ['get', '/api/staff/checklists'] as const
const publishing = ['post', '/api/staff/checklists'] as const
const parts = Array.from({ length: 104 }, (_, i) => ({
  ...sample('CheckList', {}).parts[0],
  ...{
    id: i + 1,
    code: `point-${i + 1}`,
    position: i + 1,
    category: checkCategories[Math.floor(i / 13)] ?? 'Body',
    section: 'Body' as const,
  },
  ...{ title: `Point ${i + 1}`, titles: { fr: `Point ${i + 1}`, ar: `نقطة ${i + 1}` } },
  ...{ repairCost: 700, replacementCost: null, paintCost: null, unit: null },
}))
const list = { ...sample('CheckList', {}), version: 3, created: '2026-11-20T10:00:00.000Z', parts } as never

function open(role: StaffRole) {
  api.on(...reading, list)
  show(
    <StaffContext value={sample('CurrentStaff', { roles: [role] })}>
      <CheckListPage />
    </StaffContext>,
  )
  return settle()
}
const sent = () => api.made(...publishing).map(({ body }) => (body as { version: number; parts: CheckPartInput[] }).parts)

test('a manager changes, removes and adds points, and publishes them as the next version', async () => {
  await open('manager')
  expect(words()).toContain('Version 3 du 20/11/2026, 104 points')
  await press('Modifier : Point 1')
  write(/^Réparer/, '850')
  await press(t('up'))
  await press(t('down'))
  await press('Modifier : Point 3')
  await press(t('remove'))
  await press(buttons(t('add')).at(-1) ?? 'Ajouter un point')
  write(/^Nom, français/, 'Câble de recharge')
  expect(words()).toContain('Une liste a de 100 à 120 points')
  write(/^Nom, arabe/, 'سلك الشحن')
  expect(words()).toContain('4 changements, 104 points : la version 4')
  api.on(...publishing, new Refusal(409, 'EditConflict'))
  await press('Publier la version 4')
  expect(words()).toContain('Quelqu’un a publié une autre version')
  api.on(...publishing, list)
  await press('Publier la version 4')
  const last = sent().at(-1) ?? []
  expect(last.map(({ code }) => code).slice(0, 3)).toEqual(['point-2', 'point-1', 'point-4'])
  expect(last.find(({ code }) => code === 'point-1')?.repairCost).toBe(850)
  expect(last.at(-1)).toMatchObject({ code: 'cable-de-recharge', category: 'RoadAndPapers', titles: { ar: 'سلك الشحن' } })
})

test('the list is read-only for other roles', async () => {
  await open('expert')
  expect(words()).toContain('Point 1Réparer 700')
  expect(buttons(t('add'))).toHaveLength(0)
})
