import { describe, expect, test } from 'vitest'
import { bookingState, pollAfter } from './booking-state.ts'

const draft = { status: 'Draft', failure: null, payable: true } as const
const started = { state: 'Started', refusal: null } as const

describe('bookingState', () => {
  test('waits for the bank after a return', () => {
    expect(bookingState(draft, started, 'success', 9000)).toBe('waiting')
    expect(bookingState(draft, null, 'success', 9000)).toBe('waiting')
  })

  test('reports a refusal for either return page', () => {
    const refused = { state: 'Started', refusal: 'Funds' } as const
    expect(bookingState(draft, refused, 'success', 9000)).toBe('refused')
    expect(bookingState(draft, refused, 'failure', 9000)).toBe('refused')
  })

  test('offers a payment after an abandoned one', () => {
    expect(bookingState(draft, started, 'failure', 9000)).toBe('unpaid')
  })

  test('waits after a gateway return, offers payment after own navigation', () => {
    expect(bookingState(draft, started, 'failure', 0)).toBe('waiting')
    expect(bookingState(draft, started, 'own', 0)).toBe('unpaid')
  })

  test('waits for a paid booking even after the hold', () => {
    expect(bookingState({ ...draft, payable: false }, { state: 'Approved', refusal: null }, 'failure', 9000)).toBe('waiting')
  })

  test('reports an expired hold', () => {
    expect(bookingState({ ...draft, payable: false }, started, 'success', 9000)).toBe('over')
    expect(bookingState({ status: 'Cancelled', failure: 1, payable: false }, null, 'success', 9000)).toBe('over')
  })

  test.each([
    ['Submitted', null, 'reserved'],
    ['Delivered', null, 'reserved'],
    ['Cancelled', 2, 'taken'],
    ['Cancelled', null, 'cancelled'],
    ['Rejected', null, 'rejected'],
  ] as const)('%s with failure %s is %s', (status, failure, state) => {
    expect(bookingState({ status, failure, payable: false }, null, 'failure', 9000)).toBe(state)
  })
})

test('polls less often with time and stops when settled', () => {
  expect(pollAfter('waiting', 0)).toBe(1000)
  expect(pollAfter('unpaid', 8000)).toBe(3000)
  expect(pollAfter('waiting', 600_000)).toBe(10_000)
  expect(pollAfter('reserved', 0)).toBeNull()
})
