import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'

/** ms between two looks, and the share of them in which a process does something that calls for no memory to be given back. */
const [interval, busy] = [5000, 0.05]

/** Has V8 keep little more than what is alive, and give back the rest when nobody asks for anything (decision 066). */
export function keepHeapSmall(): void {
  // Where a machine has much memory V8 lets the heap grow to four times of what is alive in it, and keeps it. Here by 60 %: then it collects.
  setFlagsFromString('--heap-growing-percent=60')
  // After a load V8 believes for minutes that it goes on. Told that memory is short it collects at once, in steps, and gives back what is free.
  const look = watchQuiet((quiet) => setFlagsFromString(quiet ? '--optimize-for-size' : '--no-optimize-for-size'))
  let before = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    look(performance.eventLoopUtilization(now, before).utilization)
    before = now
  }, interval).unref()
}

/** Gives what hears, from time to time, in which share of it a process did something, and tells when it falls quiet or is busy again. */
export function watchQuiet(tell: (quiet: boolean) => void): (share: number) => void {
  let quiet = false
  return (share) => {
    const wasQuiet = quiet
    quiet = share < busy
    if (quiet !== wasQuiet) tell(quiet)
  }
}
