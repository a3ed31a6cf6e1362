import { AppError } from '#shared/errors.ts'
import { networkOf } from '#shared/network.ts'
import type { Deps } from './context.ts'
import { createWindowCounter } from './window-counter.ts'

const maxMisses = 30
const windowMs = 600_000
/** maximum number of cached visitors; the least recently counted is evicted first */
const maxVisitors = 10_000

/**
 * Limits failed look-ups by a code or token from a document or mail. After 30 failures in ten minutes a visitor receives TooManyRequests.
 * The length of the codes prevents guessing; the limit reduces load. The counts are in memory, per process.
 */
export function createCodeRateLimit({ clock }: Pick<Deps, 'clock'>): <T>(address: string, work: () => Promise<T>) => Promise<T> {
  const counts = createWindowCounter({ clock, windowMs, maxKeys: maxVisitors })
  return async (address, work) => {
    const visitor = networkOf(address)
    if (counts.of(visitor) >= maxMisses) throw new AppError('TooManyRequests')
    try {
      return await work()
    } catch (error) {
      if (error instanceof AppError && error.status === 404) counts.add(visitor)
      throw error
    }
  }
}
