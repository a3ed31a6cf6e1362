import { AppError } from '#shared/errors.ts'
import { networkOf } from '#shared/network.ts'
import type { Deps } from './context.ts'
import { createWindowCounter } from './window-counter.ts'

const maxMisses = 30
const windowMs = 600_000
/** visitors in the cache; the least recently counted is evicted first */
const maxVisitors = 10_000

/**
 * Lets a visitor ask by a code or token that a paper or a mail bears, and counts those that nothing answers to: after 30 in ten minutes the
 * next is TooManyRequests. Their length keeps them from being guessed; this keeps the noise away. In memory, for each process its own.
 */
export function createGuesses({ clock }: Pick<Deps, 'clock'>): <T>(address: string, work: () => Promise<T>) => Promise<T> {
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
