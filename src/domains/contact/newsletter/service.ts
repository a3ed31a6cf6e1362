import { type Mail, sendMail } from '#domains/notifications/service.ts'
import { findSetting } from '#domains/reference/store.ts'
import { serverText } from '#i18n/server.ts'
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

/** How many campaigns the list shows. */
const shown = 100
/** Letters that leave in a minute when no setting says otherwise. */
const usualPace = 60

/** Days after which hardly a letter comes back any more; the outbox keeps single letters six times as long. */
const settledDays = 30

/** The campaigns with what became of them. */
export function listCampaigns({ db }: Pick<Deps, 'db'>): Promise<Campaign[]> {
  return findCampaigns(db, shown)
}

/** A campaign. NotFound. */
export async function readCampaign({ db }: Pick<Deps, 'db'>, id: number): Promise<Campaign> {
  const campaign = await findCampaign(db, id)
  if (!campaign) throw new AppError('NotFound')
  return campaign
}

/** A new draft. */
export async function addCampaign({ db, clock }: Ground, actor: Actor, entry: CampaignEntry): Promise<Campaign> {
  return readCampaign({ db }, await insertCampaign(db, entry, actor.id, clock.now()))
}

/** Puts a draft in place of the version that the editor saw. NotFound; EditConflict when it was changed since, or is no draft any more. */
export async function changeCampaign(
  { db, clock }: Ground,
  actor: Actor,
  { id, version }: { id: number; version: number },
  entry: CampaignEntry,
): Promise<Campaign> {
  await db.transaction().execute(async (trx) => {
    const kept = await lockCampaign(trx, id)
    if (!kept) throw new AppError('NotFound')
    if (kept.version !== version || kept.state !== 'Draft') throw new AppError('EditConflict')
    await updateCampaign(trx, id, entry, actor.id, clock.now())
  })
  return readCampaign({ db }, id)
}

/** Takes a draft away. NotFound; TransitionNotAllowed for what is planned or has left. */
export async function dropCampaign({ db }: Pick<Deps, 'db'>, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const kept = await lockCampaign(trx, id)
    if (!kept) throw new AppError('NotFound')
    if (kept.state !== 'Draft') throw new AppError('TransitionNotAllowed')
    await removeCampaign(trx, id)
  })
}

/**
 * Moves a campaign. NotFound; EditConflict when it is not the version that the caller saw; TransitionNotAllowed from another state;
 * BadRequest when it is to be planned and lacks words in a language of its readers, or another letter to them is less than a week away.
 */
export async function moveCampaign(
  { db, clock }: Ground,
  actor: Actor,
  { id, version, step, at }: { id: number; version: number; step: CampaignStep; at: string | undefined },
): Promise<Campaign> {
  await db.transaction().execute(async (trx) => {
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

/** The fields that a letter lacks in a language of its readers. */
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

/** How many would get a letter now. */
export function countReaders({ db }: Pick<Deps, 'db'>, segment: Segment): Promise<{ confirmed: number; pending: number }> {
  return countSegment(db, segment)
}

/** Everybody who confirmed, for the operator's own use. */
export function exportReaders({ db }: Pick<Deps, 'db'>): Promise<Reader[]> {
  return findReaders(db)
}

/** Sends a letter as it is kept to the person who asks, in each language that has its words. NotFound. */
export async function tryCampaign(deps: Deps, actor: Actor, id: number): Promise<{ to: string }> {
  const { db, clock } = deps
  const campaign = await readCampaign(deps, id)
  const to = await findAddress(db, actor.id ?? '')
  if (!to) throw new AppError('NotFound')
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
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

/** The words of a letter; without a token there is no way out in it, because it is a trial. */
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

/** The name of the maker of letters. */
export const letterMail = 'contact.letter'

/** The letter to somebody at the moment it leaves; null once they left the list or the sending was ended. */
export async function makeLetter(
  deps: Deps,
  { campaign, subscription }: { campaign: number; subscription: number },
  language: Language,
): Promise<Mail | null> {
  const found = await findLetter(deps.db, campaign, subscription)
  return found ? letterOf(deps, found, language, found.token) : null
}

/** Keeps what became of letters before the outbox forgets it. */
export function keepOldFigures({ db, clock }: Ground): Promise<void> {
  return keepFigures(db, settledDays, clock.now())
}

/**
 * Puts the next portion of every letter that is leaving into the outbox: together no more in a minute than `newsletter.perMinute`. Run
 * every minute. Who got a letter is noted in the same transaction, so that a process that dies in between sends it to nobody twice.
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
