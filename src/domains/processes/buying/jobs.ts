import type { Deps } from '#platform/context.ts'
import { keptDays } from './bookings/rules.ts'
import { type PrintoutRequest, printDocument, printoutJob } from './documents/printouts.ts'
import { expireHold, expireHolds } from './reservations/service.ts'
import { lapseOffer, lapseOver, openLines } from './waitlist/service.ts'
import { forgetEntries } from './waitlist/store.ts'
import { forgetBuyers } from './writes/store.ts'

/**
 * Starts the workers: the end of each hold and offer, the start of waiting lists at opening time, and document printing. Runs a sweep every
 * minute, and at the start, for lost jobs.
 */
export async function startJobs(deps: Deps): Promise<void> {
  const { queue } = deps
  await queue.work<{ id: number }>('bookings.expire', ({ id }) => expireHold(deps, id), { concurrency: 2 })
  await queue.work<{ id: number }>('bookings.lapse', ({ id }) => lapseOffer(deps, id))
  await queue.work('bookings.openLines', async () => void (await openLines(deps)))
  await queue.work('bookings.sweep', () => sweep(deps))
  await queue.schedule('bookings.sweep', '* * * * *')
  await queue.enqueue('bookings.sweep', {}, { key: 'start' })
  await queue.work('bookings.forget', () => forget(deps))
  await queue.schedule('bookings.forget', '35 3 * * *')
  // a job of a crashed server counts as failed after two minutes, as for requests
  await queue.work<PrintoutRequest>(printoutJob, (wish) => printDocument(deps, wish), { expireSeconds: 120 })
}

/** Ends what is overdue and starts due waiting lists. */
export async function sweep(deps: Deps): Promise<void> {
  const ended = await expireHolds(deps)
  await lapseOver(deps)
  const offered = await openLines(deps)
  if (ended + offered > 0) deps.log.info({ ended, offered }, 'holds ended, cars offered to those who wait')
}

async function forget({ db, clock, log }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
  const forgotten = await forgetBuyers(db, before)
  await forgetEntries(db, before)
  if (forgotten > 0) log.info({ forgotten }, 'buyers of bookings that came to nothing forgotten')
}
