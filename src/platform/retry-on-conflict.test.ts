import { expect, test } from 'vitest'
import { retryOnConflict } from './retry-on-conflict.ts'

/** Runs a task that fails a number of times with a code. Returns the number of attempts and the result. */
async function tried(failures: number, code: string | undefined) {
  let begun = 0
  const work = async () => {
    begun++
    if (begun <= failures) throw Object.assign(new Error('undone'), { code })
    return 'done'
  }
  const end = await retryOnConflict(work).catch((error: Error) => error.message)
  return [end, begun]
}

test('retries conflicts up to four attempts; rethrows other errors', async () => {
  expect([await tried(0, '40P01'), await tried(1, '40P01'), await tried(3, '40001'), await tried(4, '40001')]).toEqual([
    ['done', 1],
    ['done', 2],
    ['done', 4],
    ['undone', 4],
  ])
  expect([await tried(1, '23505'), await tried(1, undefined)]).toEqual([
    ['undone', 1],
    ['undone', 1],
  ])
})
