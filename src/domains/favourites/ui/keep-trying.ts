const firstPause = 2000
const longestPause = 60_000

/**
 * Does `work` at each `wake` while it is `wanted`, one at a time: who wakes it meanwhile has it done once more. What fails is tried again,
 * after longer and longer pauses.
 */
export function keepTrying(work: () => Promise<void>, wanted: () => boolean): { wake: () => void; stop: () => void } {
  let running = false
  let again = false
  let pause = firstPause
  let retry: ReturnType<typeof setTimeout> | undefined

  async function pump(): Promise<void> {
    running = true
    clearTimeout(retry)
    try {
      do {
        again = false
        if (wanted()) await work()
      } while (again && wanted())
      pause = firstPause
    } catch {
      // not reached, or not believed: the next occasion or the clock tries again
      retry = setTimeout(wake, pause)
      pause = Math.min(pause * 2, longestPause)
    } finally {
      running = false
    }
  }

  function wake(): void {
    if (running) again = true
    else if (wanted()) void pump()
  }
  return { wake, stop: () => clearTimeout(retry) }
}
