import { AppError } from '#shared/errors.ts'
import { networkOf } from '#shared/network.ts'
import type { Deps } from './context.ts'

const maxMisses = 30
const windowMs = 600_000
/** visitors that are remembered; the oldest is forgotten first */
const maxVisitors = 10_000

/**
 * Lets a visitor ask by a code or token that a paper or a mail bears, and counts those that nothing answers to: after 30 in ten minutes the
 * next is TooManyRequests. Their length keeps them from being guessed; this keeps the noise away. In memory, for each process its own.
 */
export function createGuesses({ clock }: Pick<Deps, 'clock'>): <T>(address: string, work: () => Promise<T>) => Promise<T> {
  const misses = new Map<string, { since: number; count: number }>()

  function note(visitor: string, now: number): void {
    const before = misses.get(visitor)
    misses.delete(visitor)
    misses.set(visitor, before && now - before.since < windowMs ? { ...before, count: before.count + 1 } : { since: now, count: 1 })
    const [oldest] = misses.keys()
    if (misses.size > maxVisitors && oldest !== undefined) misses.delete(oldest)
  }

  return async (address, work) => {
    const [visitor, now] = [networkOf(address), clock.now().getTime()]
    const known = misses.get(visitor)
    if (known && known.count >= maxMisses && now - known.since < windowMs) throw new AppError('TooManyRequests')
    try {
      return await work()
    } catch (error) {
      if (error instanceof AppError && error.status === 404) note(visitor, now)
      throw error
    }
  }
}
