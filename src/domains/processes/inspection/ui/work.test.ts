import { describe, expect, test } from 'vitest'
import type { CheckPartAnswer, CheckPartQuotation } from '../contract.ts'
import { answered, answerOf, chosen, counted, decided, familyStates, noWork, received, shownParts, tried } from './work.ts'

const checkPart = { category: 'Body' } as CheckPartQuotation['checkPart']
const empty = { action: null, isPainted: false, cost: null, quantity: null, comment: null, measured: null, place: null }
const part = (id: number, more: Partial<CheckPartQuotation> = {}) =>
  ({ id, revision: 3, checkPart, ...empty, ...more }) as CheckPartQuotation
const good: CheckPartAnswer = { action: 'None', isPainted: false }
const repair = (cost: number): CheckPartAnswer => ({ action: 'Repair', isPainted: false, cost, quantity: 1, comment: 'rayure' })
const at = (n: number) => ({ id: `op-${n}`, at: `2026-11-24T10:0${n}:00Z` })

describe('device answers', () => {
  test('replace an unsent answer', () => {
    const work = answered(answered(noWork, part(1), good, at(1)), part(1), repair(700), at(2))
    expect(work.answers).toEqual([{ id: 'op-1', checkPartQuotationId: 1, base: 3, at: at(2).at, answer: repair(700), isTried: false }])
  })

  test('follow a sent answer', () => {
    const sent = tried(answered(noWork, part(1), good, at(1)), ['op-1'])
    const work = answered(sent, part(1), repair(700), at(2))
    expect(work.answers.map(({ id, base, after, isTried }) => [id, base, after, isTried])).toEqual([
      ['op-1', 3, undefined, true],
      ['op-2', 3, 'op-1', false],
    ])
    // the first answer is acknowledged: the second still waits on the same base
    const left = received(work, [{ id: 'op-1', outcome: 'Kept', part: part(1, { ...good, revision: 4 } as object) }])
    expect(left.answers.map(({ id, after }) => [id, after])).toEqual([['op-2', 'op-1']])
    expect(left.conflicts).toEqual({})
  })

  test('are shown instead of the stored answer', () => {
    const stands = part(1, { action: 'Repair', cost: 500, quantity: 2, comment: 'bosse', revision: 3 })
    const [shown] = shownParts([stands], answered(noWork, stands, { action: 'None', isPainted: false }, at(1)))
    expect(shown).toMatchObject({ action: 'None', cost: null, quantity: null, comment: null, waits: true })
    expect(shownParts([stands], noWork)[0]).toMatchObject({ cost: 500, waits: false })
  })

  test('have no cost without a finding and at least one piece with it', () => {
    const found = { ...part(1, { cost: 900, quantity: null, comment: 'usé', measured: 1.8 }), waits: false }
    expect(chosen(found, 'Replacement')).toEqual({
      action: 'Replacement',
      isPainted: false,
      cost: 900,
      quantity: 1,
      comment: 'usé',
      measured: 1.8,
      place: null,
    })
    expect(chosen(found, 'None')).toEqual({ action: 'None', isPainted: false, measured: 1.8 })
    expect(chosen({ ...found, isPainted: true }, 'Replacement').isPainted).toBe(false)
    expect(chosen({ ...found, isPainted: true }, 'Repair').isPainted).toBe(true)
  })
})

describe('conflict', () => {
  const theirs = part(1, { action: 'Replacement', cost: 2000, quantity: 1, comment: 'fendu', revision: 5 })
  const newer = [{ id: 'op-1', outcome: 'Newer', part: theirs }] as const
  const work = received(tried(answered(noWork, part(1), repair(700), at(1)), ['op-1']), newer)

  test('keeps both answers until a choice', () => {
    expect(work).toEqual({ ...noWork, conflicts: { 1: { mine: repair(700), theirs } } })
  })

  test('repeats the own answer or keeps the stored one', () => {
    expect(decided(work, 1, 'mine', at(2))).toEqual({
      ...noWork,
      answers: [{ id: 'op-2', checkPartQuotationId: 1, base: 5, at: at(2).at, answer: repair(700), isTried: false }],
    })
    expect(decided(work, 1, 'theirs', at(2))).toEqual(noWork)
    expect(decided(work, 9, 'mine', at(2))).toBe(work)
  })

  test('does not arise from equal answers', () => {
    const same = part(1, { action: 'Repair', cost: 700, quantity: 1, comment: 'rayure', revision: 5 })
    const one = received(answered(noWork, part(1), repair(700), at(1)), [{ id: 'op-1', outcome: 'Newer', part: same }])
    expect(one).toEqual(noWork)
    const dearer = received(answered(noWork, part(1), repair(700), at(1)), [{ id: 'op-1', outcome: 'Newer', part: { ...same, cost: 701 } }])
    expect(Object.keys(dearer.conflicts)).toEqual(['1'])
  })

  test('keeps the answer of a closed point until changed', () => {
    const closed = received(answered(noWork, part(1), repair(700), at(1)), [{ id: 'op-1', outcome: 'Closed', part: part(1) }])
    expect(closed).toEqual({ ...noWork, closed: { 1: repair(700) } })
    expect(answered(closed, part(1), good, at(2)).closed).toEqual({})
  })
})

test('keeps a changed mileage until it is uploaded', () => {
  expect(counted({ ...noWork, mileage: 48_200 }, 48_200).mileage).toBeNull()
  expect(counted({ ...noWork, mileage: 48_300 }, 48_200).mileage).toBe(48_300)
  expect(received({ ...noWork, mileage: 48_200 }, []).mileage).toBe(48_200)
})

test('returns progress and cost of a family', () => {
  const parts = [part(1, { action: 'Repair', cost: 350, quantity: 2 }), part(2, { action: 'None' }), part(3)]
  expect(familyStates(parts)[0]).toEqual({ category: 'Body', points: 3, answered: 2, findings: 1, cost: 700 })
  expect(familyStates(parts)[1]).toMatchObject({ points: 0, cost: 0 })
})

test('returns no data for an unanswered point', () => {
  expect(answerOf(part(1))).toBeNull()
  expect(answerOf(part(1, { action: 'None' }))).toEqual({ ...empty, action: 'None' })
})
