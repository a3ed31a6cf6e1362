import { findSetting } from '#domains/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import type { PromiseFigure } from './contract.ts'
import { countReplies, countReturns, type Kept } from './store.ts'
import { figureLimits } from './values.ts'

const dayLength = 86_400_000

/** How often the house kept what it promises, over the days before today by the clocks of Morocco. */
export async function listPromiseFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ least: number; figures: PromiseFigure[] }> {
  const { days, least, returnDays } = figureLimits
  const today = localTime(clock.now()).day
  const dayBefore = (count: number) => new Date(Date.parse(`${today}T00:00Z`) - count * dayLength).toISOString().slice(0, 10)
  const [from, until] = [dayBefore(days), dayBefore(1)]
  const [start, end] = [instantOf(from, '00:00'), instantOf(today, '00:00')]
  const [replies, returns, replyHours] = await Promise.all([
    countReplies(db, start, end),
    countReturns(db, start, end, returnDays),
    findSetting(db, 'contact.replyHours'),
  ])
  const figure = (promise: PromiseFigure['promise'], within: number, { of, kept }: Kept): PromiseFigure => ({
    ...{ promise, within, from, until, of },
    kept: of >= least ? kept : null,
  })
  return { least, figures: [figure('Reply', Number(replyHours), replies), figure('DepositReturn', returnDays, returns)] }
}
