import { sendMail } from '#domains/foundation/notifications/service.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { keepOrder } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { audited } from '#platform/audit.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { insertAttempt } from '#platform/form-attempts.ts'
import { visitorHash } from '#platform/visitor-hash.ts'
import { type Actor, isOwner } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { networkOf } from '#shared/network.ts'
import { localTime } from '#shared/working-time.ts'
import type { AdReport } from './contract.ts'
import { findReports, findShownAd, insertReport, lockReportedAd, updateClosed } from './store.ts'
import type { ReportOutcome, ReportReason } from './values.ts'

/** Maximum reports of a visitor in ten minutes, of any adverts. */
const maxReports = 5

/** Input of a report (contract `reportAd`). */
interface Given {
  reason: ReportReason
  text: string
  email?: string | undefined
  website: string
}

/**
 * Stores a report of a car's advert. Only staff withdraw an advert, regardless of the number of reports. A filled trap field and the
 * seller's own report get the same response and are not stored. Throws VehicleNotFound, TooManyRequests.
 */
export async function report(
  { db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>,
  vehicleId: number,
  { reason, text, email, website }: Given,
  from: { actor: Actor; language: Language; address: string },
): Promise<void> {
  const now = clock.now()
  if ((await insertAttempt(db, 'Report', from.address, now)) > maxReports) throw new AppError('TooManyRequests')
  const ad = await findShownAd(db, vehicleId)
  if (!ad) throw new AppError('VehicleNotFound', { ids: vehicleId })
  if (website !== '' || (ad.owner !== null && ad.owner === from.actor.id)) return
  const { day } = localTime(now)
  const reporter = visitorHash(keys, 'report', day, networkOf(from.address))
  await insertReport(db, { adId: ad.id, reason, text, email: email ?? null, language: from.language, day, reporter }, now)
}

/** Lists the reports of an advert. */
export async function listReports({ db }: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<AdReport[]> {
  await staffOf({ db }, actor)
  return findReports(db, id)
}

/**
 * Closes the open reports with an outcome, and mails the reporters who left an address. Throws NotFound, Forbidden for the own advert,
 * TransitionNotAllowed.
 */
export async function closeReports(deps: Deps, actor: Actor, id: number, outcome: ReportOutcome): Promise<AdReport[]> {
  await staffOf(deps, actor)
  await audited(deps.db, actor, async (trx) => {
    const ad = await lockReportedAd(trx, id)
    if (!ad) throw new AppError('NotFound', { id })
    if (isOwner(actor, ad.owner)) throw new AppError('Forbidden')
    if (outcome === 'Removed' && ad.lastStatus === 'Published')
      throw new AppError('TransitionNotAllowed', { state: ad.lastStatus, actions: '' })
    const told = await updateClosed(trx, id, { outcome, by: actor.id ?? '', now: deps.clock.now() })
    for (const { id: reportId, email, language, talk } of told) {
      const t = serverText('advertsMail', language)
      const values = { car: keepOrder(ad.title, language), reference: keepOrder(ad.reference, language) }
      const said = talk ? t(`reported.talk.${talk.outcome}`, values) : t(`reported.${outcome}`, values)
      const home = `${siteOrigin(deps.config)}${deps.config.basePath}`
      const mail = {
        subject: t('reported.subject', values),
        preheader: said,
        title: t(talk ? 'reported.talk.title' : 'reported.title'),
        blocks: [
          { text: said },
          { text: t('reported.careful') },
          {
            button: talk
              ? { label: t('reported.talk.button'), url: `${home}messages/${talk.id}` }
              : { label: t('reported.button'), url: `${home}search-result` },
          },
        ],
      }
      await sendMail(deps, trx, { to: email, language, key: `adverts.reported:${reportId}`, mail, marketing: false })
    }
  })
  return findReports(deps.db, id)
}
