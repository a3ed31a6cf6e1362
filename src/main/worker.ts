import { startJobs as estimates } from '#domains/catalogue/market/jobs.ts'
import { startJobs as stockPrices } from '#domains/catalogue/stock/prices/jobs.ts'
import { startJobs as vehicles } from '#domains/catalogue/vehicles/jobs.ts'
import { startJobs as alerts, digestMail, makeDigestMail } from '#domains/customers/alerts/jobs.ts'
import { startJobs as customers } from '#domains/customers/customers/personal-data/jobs.ts'
import { startJobs as favourites } from '#domains/customers/favourites/jobs.ts'
import { cheaperFavouriteMail, makeCheaperFavouriteMail, makePriceDropMail, priceDropMail } from '#domains/customers/favourites/service.ts'
import { startJobs as contact } from '#domains/customers/leads/jobs.ts'
import { letterMail, makeLetter } from '#domains/customers/leads/newsletter/service.ts'
import { startJobs as documents } from '#domains/foundation/documents/jobs.ts'
import { startJobs as notifications } from '#domains/foundation/notifications/jobs.ts'
import type { MailMakers } from '#domains/foundation/notifications/service.ts'
import { startJobs as payments } from '#domains/foundation/payments/jobs.ts'
import { startJobs as reference } from '#domains/foundation/reference/jobs.ts'
import { startJobs as team } from '#domains/foundation/team/jobs.ts'
import { startJobs as adverts } from '#domains/processes/adverts/jobs.ts'
import { startJobs as buying } from '#domains/processes/buying/jobs.ts'
import { startJobs as intermediationPrintouts } from '#domains/processes/consignment/jobs.ts'
import { startJobs as expertiseSheets } from '#domains/processes/inspection/jobs.ts'
import { startJobs as purchases } from '#domains/processes/selling/jobs.ts'
import { startJobs as content } from '#domains/publishing/content/jobs.ts'
import { startIdentityJobs } from '#identity/jobs.ts'
import type { Deps } from '#platform/context.ts'
import { identityPorts } from './identity.ts'
import { personalData } from './personal-data.ts'

/** Builders of mails at sending time, by name. */
export const mailMakers: MailMakers = {
  [letterMail]: makeLetter,
  [cheaperFavouriteMail]: makeCheaperFavouriteMail,
  [priceDropMail]: makePriceDropMail,
  [digestMail]: makeDigestMail,
}

/** Starts the jobs and schedules of every module. Returns the function that stops the rest; the queue stops separately. */
export async function startWorker(deps: Deps): Promise<() => void> {
  for (const startJobs of [
    documents,
    reference,
    team,
    payments,
    content,
    contact,
    vehicles,
    stockPrices,
    favourites,
    buying,
    estimates,
    expertiseSheets,
    purchases,
    adverts,
    intermediationPrintouts,
  ])
    await startJobs(deps)
  const endWatch = await alerts(deps)
  await notifications(deps, mailMakers)
  await customers(deps, personalData)
  await startIdentityJobs({ deps, ports: identityPorts(deps) })
  return endWatch
}
