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

describe('answers of a device', () => {
  test('what has not been sent gives way to what is said next', () => {
    const work = answered(answered(noWork, part(1), good, at(1)), part(1), repair(700), at(2))
    expect(work.answers).toEqual([{ id: 'op-1', checkPartQuotationId: 1, base: 3, at: at(2).at, answer: repair(700), isTried: false }])
  })

  test('what may have arrived stays, and what is said next follows it', () => {
    const sent = tried(answered(noWork, part(1), good, at(1)), ['op-1'])
    const work = answered(sent, part(1), repair(700), at(2))
    expect(work.answers.map(({ id, base, after, isTried }) => [id, base, after, isTried])).toEqual([
      ['op-1', 3, undefined, true],
      ['op-2', 3, 'op-1', false],
    ])
    // the answer to the first comes: the second still waits, on the same ground
    const left = received(work, [{ id: 'op-1', outcome: 'Kept', part: part(1, { ...good, revision: 4 } as object) }])
    expect(left.answers.map(({ id, after }) => [id, after])).toEqual([['op-2', 'op-1']])
    expect(left.conflicts).toEqual({})
  })

  test('are shown over what stands, and nothing of what stood shines through', () => {
    const stands = part(1, { action: 'Repair', cost: 500, quantity: 2, comment: 'bosse', revision: 3 })
    const [shown] = shownParts([stands], answered(noWork, stands, { action: 'None', isPainted: false }, at(1)))
    expect(shown).toMatchObject({ action: 'None', cost: null, quantity: null, comment: null, waits: true })
    expect(shownParts([stands], noWork)[0]).toMatchObject({ cost: 500, waits: false })
  })

  test('of a fine point carry no cost, of a finding one piece at least', () => {
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

describe('somebody else was first', () => {
  const theirs = part(1, { action: 'Replacement', cost: 2000, quantity: 1, comment: 'fendu', revision: 5 })
  const newer = [{ id: 'op-1', outcome: 'Newer', part: theirs }] as const
  const work = received(tried(answered(noWork, part(1), repair(700), at(1)), ['op-1']), newer)

  test('both are kept until the inspector has chosen', () => {
    expect(work).toEqual({ ...noWork, conflicts: { 1: { mine: repair(700), theirs } } })
  })

  test('mine is said again on what stands now, theirs stays without a word', () => {
    expect(decided(work, 1, 'mine', at(2))).toEqual({
      ...noWork,
      answers: [{ id: 'op-2', checkPartQuotationId: 1, base: 5, at: at(2).at, answer: repair(700), isTried: false }],
    })
    expect(decided(work, 1, 'theirs', at(2))).toEqual(noWork)
    expect(decided(work, 9, 'mine', at(2))).toBe(work)
  })

  test('two who say the same do not disagree', () => {
    const same = part(1, { action: 'Repair', cost: 700, quantity: 1, comment: 'rayure', revision: 5 })
    const one = received(answered(noWork, part(1), repair(700), at(1)), [{ id: 'op-1', outcome: 'Newer', part: same }])
    expect(one).toEqual(noWork)
    const dearer = received(answered(noWork, part(1), repair(700), at(1)), [{ id: 'op-1', outcome: 'Newer', part: { ...same, cost: 701 } }])
    expect(Object.keys(dearer.conflicts)).toEqual(['1'])
  })

  test('a point that is closed keeps what was said here, until it is said anew', () => {
    const closed = received(answered(noWork, part(1), repair(700), at(1)), [{ id: 'op-1', outcome: 'Closed', part: part(1) }])
    expect(closed).toEqual({ ...noWork, closed: { 1: repair(700) } })
    expect(answered(closed, part(1), good, at(2)).closed).toEqual({})
  })
})

test('kilometres wait until they have arrived; what was read anew meanwhile goes on waiting', () => {
  expect(counted({ ...noWork, mileage: 48_200 }, 48_200).mileage).toBeNull()
  expect(counted({ ...noWork, mileage: 48_300 }, 48_200).mileage).toBe(48_300)
  expect(received({ ...noWork, mileage: 48_200 }, []).mileage).toBe(48_200)
})

test('a family tells how far it is and what its findings cost', () => {
  const parts = [part(1, { action: 'Repair', cost: 350, quantity: 2 }), part(2, { action: 'None' }), part(3)]
  expect(familyStates(parts)[0]).toEqual({ category: 'Body', points: 3, answered: 2, findings: 1, cost: 700 })
  expect(familyStates(parts)[1]).toMatchObject({ points: 0, cost: 0 })
})

test('a point that nobody has looked at says nothing', () => {
  expect(answerOf(part(1))).toBeNull()
  expect(answerOf(part(1, { action: 'None' }))).toEqual({ ...empty, action: 'None' })
})
