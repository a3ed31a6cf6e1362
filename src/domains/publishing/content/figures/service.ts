import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import type { PromiseFigure } from './contract.ts'
import { countReplies, countReports, countReturns, countTransfers, type Kept } from './store.ts'
import { figureLimits } from './values.ts'

const dayLength = 86_400_000

/** Returns how often the company met its commitments in the days before today (Morocco time). */
export async function listPromiseFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ least: number; figures: PromiseFigure[] }> {
  const { days, least, returnDays } = figureLimits
  const today = localTime(clock.now()).day
  const dayBefore = (count: number) => new Date(Date.parse(`${today}T00:00Z`) - count * dayLength).toISOString().slice(0, 10)
  const [from, until] = [dayBefore(days), dayBefore(1)]
  const [start, end] = [instantOf(from, '00:00'), instantOf(today, '00:00')]
  const [replies, returns, transfers, reports, replyHours, sellerHours] = await Promise.all([
    countReplies(db, start, end),
    countReturns(db, start, end, returnDays),
    countTransfers(db, start, end),
    countReports(db),
    findSetting(db, 'contact.replyHours'),
    findSetting(db, 'payment.sellerHours'),
  ])
  const figure = (promise: PromiseFigure['promise'], within: number, { of, kept }: Kept, period = { from, until }): PromiseFigure => ({
    ...{ promise, within, ...period, of },
    kept: of >= least ? kept : null,
  })
  return {
    least,
    figures: [
      figure('Inspection', reports.points, reports, { from: today, until: today }),
      figure('SellerPaid', Number(sellerHours ?? 24), transfers),
      figure('Reply', Number(replyHours), replies),
      figure('DepositReturn', returnDays, returns),
    ],
  }
}
