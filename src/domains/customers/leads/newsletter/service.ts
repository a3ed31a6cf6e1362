import { type Mail, sendMail } from '#domains/foundation/notifications/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { serverText } from '#i18n/server.ts'
import { audited } from '#platform/audit.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { fieldError, fieldErrors } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Language, languages, localized, type PartlyLocalized } from '#shared/language.ts'
import type { Campaign, CampaignEntry, Reader, Segment } from './contract.ts'
import {
  countSegment,
  findAddress,
  findCampaign,
  findCampaigns,
  findLeaving,
  findLetter,
  findNext,
  findReaders,
  hasLetterNear,
  insertCampaign,
  insertDelivery,
  keepFigures,
  lockCampaign,
  lockPlanning,
  removeCampaign,
  updateCampaign,
  updateState,
} from './store.ts'
import { type CampaignStep, campaignSteps, daysBetweenLetters } from './values.ts'

type Ground = Pick<Deps, 'db' | 'clock'>

/** Maximum number of campaigns in the list. */
const shown = 100
/** Default number of mails per minute. */
const usualPace = 60

/** Days after which bounces are rare; the outbox stores single mails six times as long. */
const settledDays = 30

/** Lists campaigns with their delivery figures. */
export function listCampaigns({ db }: Pick<Deps, 'db'>): Promise<Campaign[]> {
  return findCampaigns(db, shown)
}

/** Returns a campaign. Throws NotFound. */
export async function readCampaign({ db }: Pick<Deps, 'db'>, id: number): Promise<Campaign> {
  const campaign = await findCampaign(db, id)
  if (!campaign) throw new AppError('NotFound')
  return campaign
}

/** Creates a draft. */
export async function addCampaign({ db, clock }: Ground, actor: Actor, entry: CampaignEntry): Promise<Campaign> {
  return readCampaign({ db }, await insertCampaign(db, entry, actor.id, clock.now()))
}

/** Replaces a draft. Throws NotFound; EditConflict when the version is outdated, or the campaign is no draft any more. */
export async function changeCampaign(
  { db, clock }: Ground,
  actor: Actor,
  { id, version }: { id: number; version: number },
  entry: CampaignEntry,
): Promise<Campaign> {
  await audited(db, actor, async (trx) => {
    const kept = await lockCampaign(trx, id)
    if (!kept) throw new AppError('NotFound')
    if (kept.version !== version || kept.state !== 'Draft') throw new AppError('EditConflict')
    await updateCampaign(trx, id, entry, actor.id, clock.now())
  })
  return readCampaign({ db }, id)
}

/** Deletes a draft. Throws NotFound; TransitionNotAllowed for a planned or sent campaign. */
export async function dropCampaign({ db }: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<void> {
  await audited(db, actor, async (trx) => {
    const kept = await lockCampaign(trx, id)
    if (!kept) throw new AppError('NotFound')
    if (kept.state !== 'Draft') throw new AppError('TransitionNotAllowed')
    await removeCampaign(trx, id)
  })
}

/**
 * Changes the state of a campaign. Throws NotFound; EditConflict for an outdated version; TransitionNotAllowed from another state;
 * BadRequest for a plan without the text of a required language, or within a week of another campaign to the same readers.
 */
export async function moveCampaign(
  { db, clock }: Ground,
  actor: Actor,
  { id, version, step, at }: { id: number; version: number; step: CampaignStep; at: string | undefined },
): Promise<Campaign> {
  await audited(db, actor, async (trx) => {
    if (step === 'schedule') await lockPlanning(trx)
    const kept = await lockCampaign(trx, id)
    const campaign = kept && (await findCampaign(trx, id))
    if (!campaign) throw new AppError('NotFound')
    if (campaign.version !== version) throw new AppError('EditConflict')
    const { from, to } = campaignSteps[step]
    if (!from.some((state) => state === campaign.state)) throw new AppError('TransitionNotAllowed')
    const lacks = step === 'schedule' ? gapsOf(campaign) : []
    if (lacks.length > 0) throw fieldErrors(lacks.map((field) => ({ field: `campaign.${field}`, reason: 'required' })))
    const now = clock.now()
    const scheduled = step === 'schedule' ? (at === undefined ? now : new Date(at)) : undefined
    const { languages } = campaign
    if (scheduled && (await hasLetterNear(trx, { id, languages, at: scheduled, days: daysBetweenLetters })))
      throw fieldError('at', 'oneLetterAWeek')
    await updateState(trx, id, { state: to, scheduled }, actor.id, now)
  })
  return readCampaign({ db }, id)
}

/** Returns the missing fields in a required language. */
function gapsOf({
  languages: read,
  subject,
  text,
  link,
  linkText,
}: Pick<CampaignEntry, 'languages' | 'subject' | 'text' | 'link' | 'linkText'>): string[] {
  const parts = { subject, text, ...(link && { linkText }) }
  return read.flatMap((language) =>
    Object.entries(parts).flatMap(([part, words]) => (words[language]?.trim() ? [] : [`${part}.${language}`])),
  )
}

/** Counts the current recipients of a segment. */
export function countReaders({ db }: Pick<Deps, 'db'>, segment: Segment): Promise<{ confirmed: number; pending: number }> {
  return countSegment(db, segment)
}

/** Returns every confirmed subscriber, for the operator's own use. */
export function exportReaders({ db }: Pick<Deps, 'db'>): Promise<Reader[]> {
  return findReaders(db)
}

/** Sends the stored campaign to the caller, in each language with a text. Throws NotFound. */
export async function tryCampaign(deps: Deps, actor: Actor, id: number): Promise<{ to: string }> {
  const { db, clock } = deps
  const campaign = await readCampaign(deps, id)
  const to = await findAddress(db, actor.id ?? '')
  if (!to) throw new AppError('NotFound')
  const now = clock.now()
  await audited(db, actor, async (trx) => {
    for (const language of languages) {
      if (!campaign.subject[language] || !campaign.text[language]) continue
      const mail = letterOf(deps, campaign, language, null)
      const key = `contact.trial:${id}:${campaign.version}:${language}:${now.getTime()}`
      await sendMail(deps, trx, { to, language, key, marketing: false, mail })
    }
  })
  return { to }
}

interface Letter {
  subject: PartlyLocalized
  text: PartlyLocalized
  link: string | null
  linkText: PartlyLocalized
}

/** Builds the mail of a campaign; a trial has no token and therefore no unsubscribe link. */
function letterOf({ config }: Pick<Deps, 'config'>, letter: Letter, language: Language, token: string | null): Mail {
  const t = serverText('contactMail', language)
  const site = siteOrigin(config) + config.basePath
  const { link } = letter
  return {
    subject: localized(letter.subject, language),
    title: localized(letter.subject, language),
    blocks: [
      ...localized(letter.text, language)
        .split(/\n{2,}/)
        .map((text) => ({ text: text.trim() })),
      ...(link
        ? [{ button: { label: localized(letter.linkText, language), url: link.startsWith('/') ? site + link.slice(1) : link } }]
        : []),
    ],
    ...(token !== null && {
      stop: {
        label: t('newsletter.stop'),
        url: `${site}newsletter/unsubscribe?token=${token}`,
        oneClick: `${site}api/newsletter/${token}/unsubscribe`,
      },
    }),
  }
}

/** Name of the mail renderer. */
export const letterMail = 'contact.letter'

/** Builds a recipient's mail at the time of sending; null for an unsubscribed recipient or a stopped campaign. */
export async function makeLetter(
  deps: Deps,
  { campaign, subscription }: { campaign: number; subscription: number },
  language: Language,
): Promise<Mail | null> {
  const found = await findLetter(deps.db, campaign, subscription)
  return found ? letterOf(deps, found, language, found.token) : null
}

/** Stores the delivery figures before the outbox deletes its messages. */
export function keepOldFigures({ db, clock }: Ground): Promise<void> {
  return keepFigures(db, settledDays, clock.now())
}

/**
 * Queues the next batch of every campaign in progress, in total at most `newsletter.perMinute`. Runs every minute. Records the recipients
 * in the same transaction, so that a crash causes no duplicate.
 */
export async function sendPortion(deps: Deps): Promise<void> {
  const { db, clock } = deps
  let room = Number(await findSetting(db, 'newsletter.perMinute')) || usualPace
  const now = clock.now()
  for (const id of await findLeaving(db, now)) {
    if (room <= 0) break
    room -= await db.transaction().execute(async (trx) => {
      const state = (await lockCampaign(trx, id))?.state
      const campaign = await findCampaign(trx, id)
      if (!campaign || (state !== 'Sending' && state !== 'Scheduled')) return 0
      const next = await findNext(trx, id, campaign, room)
      for (const { subscription, email, language } of next) {
        const key = `contact.letter:${id}:${subscription}`
        await insertDelivery(trx, { campaign: id, subscription, key }, now)
        await sendMail(deps, trx, {
          to: email,
          language,
          key,
          marketing: true,
          maker: { name: letterMail, data: { campaign: id, subscription } },
        })
      }
      const to = next.length < room ? 'Sent' : 'Sending'
      if (to !== state) await updateState(trx, id, { state: to, scheduled: undefined }, null, now)
      return next.length
    })
  }
}
