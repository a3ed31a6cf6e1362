import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'

// Where a machine has much memory V8 lets the heap grow to four times of what is alive in it, and keeps it. Here by 60 %: then it collects.
setFlagsFromString('--heap-growing-percent=60')

/** ms between two looks, and the share of them in which a process does something that calls for no memory to be given back. */
const [interval, busy] = [5000, 0.05]

let before = performance.eventLoopUtilization()
let quiet = false
// After a load V8 believes for minutes that it goes on. Told that memory is short it collects at once, in steps, and gives back what is free.
setInterval(() => {
  const now = performance.eventLoopUtilization()
  const wasQuiet = quiet
  quiet = performance.eventLoopUtilization(now, before).utilization < busy
  before = now
  if (quiet !== wasQuiet) setFlagsFromString(quiet ? '--optimize-for-size' : '--no-optimize-for-size')
}, interval).unref()
