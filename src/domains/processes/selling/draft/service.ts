import { randomBytes } from 'node:crypto'
import { sendMail } from '#domains/foundation/notifications/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { formatLongDate } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { insertAttempt } from '#platform/form-attempts.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { localTime } from '#shared/working-time.ts'
import { maxRequests } from '../rules.ts'
import type { PurchaseDraft } from './contract.ts'
import { findDraft, upsertDraft } from './store.ts'

/** Caller of a draft route. */
interface From {
  actor: Actor
  language: Language
  /** network address */
  address: string
}

/**
 * Stores a draft for another device and mails its link when `email` is given: once per address, without the entered data. Throws
 * TooManyRequests, counted together with the requests of that network.
 */
export async function saveDraft(
  deps: Deps,
  { email, ...draft }: PurchaseDraft & { email?: string | undefined },
  { actor, language, address }: From,
): Promise<{ key: string; expires: string }> {
  const now = deps.clock.now()
  if ((await insertAttempt(deps.db, 'Purchase', address, now)) > maxRequests) throw new AppError('TooManyRequests')
  const days = Number((await findSetting(deps.db, 'purchases.draftDays')) ?? 14)
  const expires = new Date(now.getTime() + days * 86_400_000)
  const key = await deps.db.transaction().execute(async (trx) => {
    const fresh = randomBytes(16).toString('hex')
    const kept = await upsertDraft(trx, { ...draft, key: fresh, email: email ?? null, language, now, expires, by: actor.id })
    if (email === undefined) return kept
    const t = serverText('purchasesMail', language)
    const until = formatLongDate(localTime(expires).day, language)
    await sendMail(deps, trx, {
      ...{ to: email, language, key: `purchases.draft:${kept}:${email}:mail`, marketing: false, expires },
      mail: {
        subject: t('draft.subject'),
        preheader: t('draft.preheader'),
        title: t('draft.title'),
        blocks: [
          { text: t('draft.text') },
          { button: { label: t('draft.button'), url: `${siteOrigin(deps.config)}${deps.config.basePath}create-request?draft=${kept}` } },
          { text: t('draft.until', { until }) },
        ],
      },
    })
    return kept
  })
  return { key, expires: expires.toISOString() }
}

/** Returns a draft by its key. Throws NotFound once it is submitted or expired. */
export async function getDraft({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: string): Promise<PurchaseDraft> {
  const draft = await findDraft(db, key, clock.now())
  if (!draft) throw new AppError('NotFound')
  return draft
}
