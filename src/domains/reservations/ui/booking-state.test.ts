import { describe, expect, test } from 'vitest'
import { bookingState, pollAfter } from './booking-state.ts'

const draft = { status: 'Draft', failure: null, payable: true } as const
const started = { state: 'Started', refusal: null } as const

describe('what the page of the outcome says', () => {
  test('the return of the browser is no payment: it waits for the bank', () => {
    expect(bookingState(draft, started, 'success', 9000)).toBe('waiting')
    expect(bookingState(draft, null, 'success', 9000)).toBe('waiting')
  })

  test('a refusal counts, whichever end the browser came from', () => {
    const refused = { state: 'Started', refusal: 'Funds' } as const
    expect(bookingState(draft, refused, 'success', 9000)).toBe('refused')
    expect(bookingState(draft, refused, 'failure', 9000)).toBe('refused')
  })

  test('given up at the gate nothing is paid, and it can be', () => {
    expect(bookingState(draft, started, 'failure', 9000)).toBe('unpaid')
  })

  test('who comes back from the gateway is not asked to pay while the bank is asked, who comes on their own is', () => {
    expect(bookingState(draft, started, 'failure', 0)).toBe('waiting')
    expect(bookingState(draft, started, 'own', 0)).toBe('unpaid')
  })

  test('paid and not noted by the booking yet is waited for, also after the hold', () => {
    expect(bookingState({ ...draft, payable: false }, { state: 'Approved', refusal: null }, 'failure', 9000)).toBe('waiting')
  })

  test('a hold that ran out is over', () => {
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

test('it looks often at first, rarely later, and never once it is settled', () => {
  expect(pollAfter('waiting', 0)).toBe(1000)
  expect(pollAfter('unpaid', 8000)).toBe(3000)
  expect(pollAfter('waiting', 600_000)).toBe(10_000)
  expect(pollAfter('reserved', 0)).toBeNull()
})
