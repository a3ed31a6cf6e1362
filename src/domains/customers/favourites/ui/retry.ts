const firstPause = 2000
const longestPause = 60_000

/**
 * Runs `work` on each `wake` while it is `wanted`, never concurrently: a wake during a run causes one more run. Retries failures with
 * exponential backoff.
 */
export function retryUntilDone(work: () => Promise<void>, wanted: () => boolean): { wake: () => void; stop: () => void } {
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
      // unreachable or rejected: retried by the next wake or timer
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
