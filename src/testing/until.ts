import { vi } from 'vitest'
import { patience } from './patience.ts'

/** Waits until `check` no longer throws. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: patience, interval: 20 })
