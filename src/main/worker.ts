import { startJobs as advertBoosts } from '#domains/adverts/boost/jobs.ts'
import { startJobs as adverts } from '#domains/adverts/jobs.ts'
import { startJobs as alerts, digestMail, makeDigestMail } from '#domains/alerts/jobs.ts'
import { startJobs as bookingDocuments } from '#domains/booking-documents/jobs.ts'
import { startJobs as contact } from '#domains/contact/jobs.ts'
import { letterMail, makeLetter } from '#domains/contact/newsletter/service.ts'
import { startJobs as content } from '#domains/content/jobs.ts'
import { startJobs as customers } from '#domains/customers/personal-data/jobs.ts'
import { startJobs as documents } from '#domains/documents/jobs.ts'
import { startJobs as estimates } from '#domains/estimates/jobs.ts'
import { startJobs as expertiseSheets } from '#domains/expertise/sheet/jobs.ts'
import { keptCheaperMail, makeKeptCheaperMail } from '#domains/favourites/drops/service.ts'
import { startJobs as favourites } from '#domains/favourites/jobs.ts'
import { makePriceDropMail, priceDropMail } from '#domains/favourites/service.ts'
import { startJobs as intermediationPrintouts } from '#domains/intermediation/printouts/jobs.ts'
import { startJobs as intermediationViews } from '#domains/intermediation/views/jobs.ts'
import { startJobs as notifications } from '#domains/notifications/jobs.ts'
import type { MailMakers } from '#domains/notifications/service.ts'
import { startJobs as payments } from '#domains/payments/jobs.ts'
import { startJobs as purchases } from '#domains/purchases/jobs.ts'
import { startJobs as purchasePrintouts } from '#domains/purchases/printouts/jobs.ts'
import { startJobs as reservations } from '#domains/reservations/jobs.ts'
import { startJobs as stockPrices } from '#domains/stock/prices/jobs.ts'
import { startJobs as team } from '#domains/team/audit/jobs.ts'
import { startJobs as vehicles } from '#domains/vehicles/jobs.ts'
import { startIdentityJobs } from '#identity/jobs.ts'
import type { Deps } from '#platform/context.ts'
import { identityPorts } from './identity.ts'
import { personalData } from './personal-data.ts'

/** Builders of mails at sending time, by name. */
export const mailMakers: MailMakers = {
  [letterMail]: makeLetter,
  [priceDropMail]: makePriceDropMail,
  [keptCheaperMail]: makeKeptCheaperMail,
  [digestMail]: makeDigestMail,
}

/** Starts the jobs and schedules of every module. Returns the function that stops the rest; the queue stops separately. */
export async function startWorker(deps: Deps): Promise<() => void> {
  for (const startJobs of [
    documents,
    team,
    payments,
    content,
    contact,
    vehicles,
    stockPrices,
    favourites,
    bookingDocuments,
    reservations,
    estimates,
    expertiseSheets,
    purchases,
    purchasePrintouts,
    adverts,
    advertBoosts,
    intermediationPrintouts,
    intermediationViews,
  ])
    await startJobs(deps)
  const endWatch = await alerts(deps)
  await notifications(deps, mailMakers)
  await customers(deps, personalData)
  await startIdentityJobs({ deps, ports: identityPorts(deps) })
  return endWatch
}
