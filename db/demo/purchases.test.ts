import { expect, test } from 'vitest'
import { testApi } from '#testing/database.ts'
import { insertDemoAppointments } from './appointments.ts'
import { insertPurchaseSheets } from './purchase-sheets.ts'
import { insertDemoPurchases } from './purchases.ts'

test('loads purchase requests in every state, all readable', async () => {
  const api = await testApi()
  try {
    const made = await api.deps.db.transaction().execute((trx) => insertDemoPurchases(api.deps, trx, api.deps.clock.now()))
    expect(made).toBe(33)
    expect(await api.deps.db.transaction().execute((trx) => insertDemoAppointments(api.deps, trx))).toBeGreaterThan(12)
    await api.deps.db.transaction().execute((trx) => insertPurchaseSheets(api.deps, trx))
    const headers = await api.headers('the-manager', ['manager'])
    const states: string[] = []
    const list = async (view: string) => (await api.app.inject({ url: `/api/staff/purchases?view=${view}&size=100`, headers })).json()
    const [all, closed] = [await list('all'), await list('closed')]
    expect(new Set([...all.results, ...closed.results].map(({ status }: { status: string }) => status)).size).toBe(21)
    expect(all.counts.overdue).toBeGreaterThan(0)
    for (const { id } of [...all.results, ...closed.results]) {
      const record = await api.app.inject({ url: `/api/staff/purchases/${id}`, headers })
      expect(record.statusCode, record.body).toBe(200)
      // an accepted request has a sheet with the findings of its offer
      const { technicalExpertises, draftOffer, statuses } = record.json()
      const isSeen = statuses.some(({ type }: { type: string }) => type === 'Accepted')
      expect(technicalExpertises).toHaveLength(isSeen ? 1 : 0)
      if (isSeen) {
        const sheet = (await api.app.inject({ url: `/api/staff/expertises/${technicalExpertises[0].id}`, headers })).json()
        states.push(sheet.lastStatus)
        expect(sheet.quotation).toBe(sheet.startValue - sheet.findingsCost + sheet.extras)
        if (draftOffer) expect([sheet.startValue, sheet.quotation]).toEqual([draftOffer.startValue, draftOffer.amount])
      }
      // offers have an explanation
      for (const { amount, startValue, reasons } of record.json().offers)
        expect(reasons.reduce((sum: number, reason: { amount: number }) => sum + reason.amount, startValue)).toBe(amount)
    }
    expect(new Set(states)).toEqual(
      new Set(['Draft', 'QuotationSubmitted', 'PendingEdits', 'QuotationRejected', 'QuotationAccepted', 'Accepted']),
    )
  } finally {
    await api.close()
  }
})
