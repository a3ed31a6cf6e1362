import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#shared/actor.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { holds, patience } from '#testing/property.ts'
import { getExpertise, openExpertise, saveValue } from '../service.ts'
import { answerPart, seedCheckList, syncExpertise } from './service.ts'

let api: TestApi
const expert: Actor = { id: 'an-expert', roles: ['expert'] }
const manager: Actor = { id: 'a-manager', roles: ['manager'] }
beforeAll(async () => {
  api = await testApi()
  await api.headers('an-expert', ['expert'])
  await api.headers('a-manager', ['manager'])
})
afterAll(() => api.close())

const answer = fc.record({
  action: fc.constantFrom('None' as const, 'NotAvailable' as const, 'Repair' as const, 'Replacement' as const),
  isPainted: fc.boolean(),
  cost: fc.option(fc.nat(20_000)),
  quantity: fc.option(fc.integer({ min: 1, max: 9 })),
})
/** Random edits: an answer, a batch of a device (partly outdated), start value or extras. */
const edit = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('part' as const), at: fc.nat(109), answer }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('batch' as const),
      answers: fc.array(fc.record({ at: fc.nat(109), isOld: fc.boolean(), answer }), { minLength: 1, maxLength: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('start' as const), value: fc.integer({ min: 1, max: 900_000 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('extras' as const), value: fc.nat(20_000) }) },
)

test('keeps the quotation equal to start minus findings plus extras', { timeout: patience }, async () => {
  let cars = 0
  await holds(
    fc.asyncProperty(fc.array(edit, { minLength: 20, maxLength: 20 }), async (edits) => {
      cars += 1
      const { rows } = await api.deps.pool.query(
        `insert into vehicles (reference, brand_id, model_id, price, storage_area_id, last_status)
         select $1, brand_id, id, 100000, 1, 'Active' from models where name = 'Duster' returning id`,
        [`Q-${cars}`],
      )
      const opened = await openExpertise(api.deps, expert, { vehicleId: rows[0].id })
      const parts = opened.checkPartQuotations.map(({ id }) => ({ id, revision: 0, cost: 0 }))
      let [start, extras] = [100_000, 0]
      for (const one of edits) {
        const part = (at: number) => parts[at] ?? { id: 0, revision: 0, cost: 0 }
        // expected effect, computed independently
        const take = (at: number, given: { action: string; cost: number | null; quantity: number | null }) => {
          const isWork = given.action === 'Repair' || given.action === 'Replacement'
          Object.assign(part(at), { revision: part(at).revision + 1, cost: isWork ? (given.cost ?? 0) * (given.quantity ?? 0) : 0 })
        }
        if (one.kind === 'part') {
          await answerPart(api.deps, expert, part(one.at).id, one.answer)
          take(one.at, one.answer)
        } else if (one.kind === 'batch') {
          const operations = one.answers.map((sent) => {
            const { id, revision } = part(sent.at)
            const isKept = !sent.isOld
            if (isKept) take(sent.at, sent.answer)
            return { id: randomUUID(), checkPartQuotationId: id, base: isKept ? revision : revision + 1000, answer: sent.answer }
          })
          const batch = { operations }
          const answers = await syncExpertise(api.deps, expert, opened.id, batch)
          // repeated: no effect
          expect((await syncExpertise(api.deps, expert, opened.id, batch)).quotation).toBe(answers.quotation)
        } else if (one.kind === 'start') {
          start = one.value
          await saveValue(api.deps, manager, opened.id, { startValue: one.value, startReason: 'Marché' })
        } else {
          extras = one.value
          await saveValue(api.deps, manager, opened.id, { extras: one.value, extrasReason: 'Accord' })
        }
        const expected = start + extras - parts.reduce((sum, { cost }) => sum + cost, 0)
        const { rows: kept } = await api.deps.pool.query('select quotation from technical_expertises where id = $1', [opened.id])
        expect(kept[0].quotation).toBe(expected)
      }
      const { quotation, findingsCost } = await getExpertise(api.deps, manager, opened.id)
      expect(quotation).toBe(start + extras - findingsCost)
    }),
    { runs: 25, shrink: false },
  )
})

test('requires every phrase that answers hold at the start', async () => {
  const { rows } = await api.deps.pool.query(
    `insert into vehicles (reference, brand_id, model_id, price, storage_area_id, last_status)
     select 'P-1', brand_id, id, 100000, 1, 'Active' from models where name = 'Duster' returning id`,
  )
  const opened = await openExpertise(api.deps, expert, { vehicleId: rows[0].id })
  const bumper = opened.checkPartQuotations.find(({ checkPart }) => checkPart.code === 'front-bumper')
  const partId = bumper?.id ?? 0
  await answerPart(api.deps, expert, partId, { action: 'Repair', isPainted: false, cost: 700, quantity: 1, phrases: ['panel-scratches'] })
  expect(await seedCheckList(api.deps.db)).toBe(false)
  await api.deps.pool.query(`update check_part_quotations set phrases = '{panel-scratches,panel-gone}' where id = $1`, [partId])
  await expect(seedCheckList(api.deps.db)).rejects.toThrow('phrases.json: panel-gone')
})
