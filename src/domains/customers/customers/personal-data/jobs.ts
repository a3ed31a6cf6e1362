import { strToU8, zipSync } from 'fflate'
import { sendMail } from '#domains/foundation/notifications/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { formatDate } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Language } from '#shared/language.ts'
import { removeOutdatedCodes } from '../phone-code/store.ts'
import { type SettingKey, settingNumber } from '../rules.ts'
import { type CopyWords, copyPage } from './rules.ts'
import { exportKey, forgetCard } from './service.ts'
import {
  exportStands,
  findAsked,
  findDeleted,
  findEndedExports,
  findExportsOf,
  findStaffCardsToForget,
  findToForget,
  findToWarn,
  lockDeleted,
  removeExports,
  removeOldProof,
  updateErased,
  updateExportReady,
  updateWarned,
} from './store.ts'

type Places = readonly PersonalData[]

/** Starts the workers; `places`: the modules that store personal data. */
export async function startJobs(deps: Deps, places: Places): Promise<void> {
  const { queue } = deps
  await queue.work<{ id: string }>('customers.export', ({ id }) => makeExport(deps, places, id))
  await queue.work('customers.erase', () => eraseDeleted(deps, places))
  await queue.schedule('customers.erase', '*/5 * * * *')
  await queue.work('customers.retention', () => keepRetention(deps))
  await queue.schedule('customers.retention', '40 3 * * *')
}

/** Creates a requested export and mails its owner. Idempotent. */
export async function makeExport(deps: Deps, places: Places, id: string): Promise<void> {
  const { db, clock, storage, config } = deps
  const owner = await findAsked(db, id)
  if (!owner) return
  const parts: { room: string; data: Record<string, unknown> }[] = []
  for (const { room, collect } of places) parts.push({ room, data: plain(await collect(db, owner)) })
  const now = clock.now()
  const archive = zipSync(
    {
      'rihla.html': strToU8(copyPage(copyWords(owner.language, now), parts)),
      'rihla.json': strToU8(JSON.stringify(Object.fromEntries(parts.map(({ room, data }) => [room, data])), null, 2)),
    },
    { mtime: now },
  )
  await storage.put(exportKey(id), archive)
  const expires = new Date(now.getTime() + (await setting(deps, 'customers.exportDays')) * 86_400_000)
  const t = serverText('customersMail', owner.language)
  const url = `${siteOrigin(config)}${config.basePath}customer/${owner.id}#data`
  let ready = false
  await db.transaction().execute(async (trx) => {
    ready = await updateExportReady(trx, id, archive.length, now, expires)
    if (!ready || owner.email === null) return
    const date = formatDate(expires.toISOString(), owner.language)
    await sendMail(deps, trx, {
      to: owner.email,
      language: owner.language,
      key: `customers.export:${id}`,
      customerId: owner.id,
      expires,
      mail: {
        subject: t('export.subject'),
        title: t('export.title'),
        blocks: [{ text: t('export.text', { date }) }, { button: { label: t('export.button'), url } }, { text: t('export.notAsked') }],
      },
    })
  })
  // the owner was erased during the run
  if (!ready && !(await exportStands(db, id))) await storage.delete(exportKey(id))
}

/** Converts the data to JSON values, so that page and file match. */
function plain(data: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>
}

function copyWords(language: Language, now: Date): CopyWords {
  const t = serverText('customersMail', language)
  // shows a key without a translation as it is
  const word = (folder: 'rooms' | 'labels') => (key: string) => {
    const known = `${folder}.${key}`
    const text = t(known as 'rooms.customers')
    return text === known ? key : text
  }
  return {
    language,
    title: t('copy.title'),
    lead: t('copy.lead', { date: formatDate(now.toISOString(), language) }),
    yes: t('copy.yes'),
    no: t('copy.no'),
    nothing: t('copy.nothing'),
    room: word('rooms'),
    label: word('labels'),
  }
}

/** Erases the personal data of deleted accounts. A failure does not stop the others, but fails the job. */
export async function eraseDeleted(deps: Deps, places: Places): Promise<void> {
  const faults: unknown[] = []
  for (const id of await findDeleted(deps.db)) await eraseOne(deps, places, id).catch((fault) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}

/** Erases all data of a person in one transaction; a failure is retried in the next run. */
async function eraseOne(deps: Deps, places: Places, id: number): Promise<void> {
  const { db, clock, storage } = deps
  const copies = await findExportsOf(db, id)
  for (const copy of copies) await storage.delete(exportKey(copy))
  await db.transaction().execute(async (trx) => {
    const owner = await lockDeleted(trx, id)
    if (!owner) return
    for (const { erase } of places) await erase(trx, owner)
    await removeExports(trx, copies)
    await updateErased(trx, id, clock.now())
    if (owner.email === null || owner.subject === null) return
    const t = serverText('customersMail', owner.language)
    await sendMail(deps, trx, {
      to: owner.email,
      language: owner.language,
      key: `customers.erased:${id}`,
      customerId: id,
      mail: { subject: t('erased.subject'), title: t('erased.title'), blocks: [{ text: t('erased.text') }] },
    })
  })
}

/** Runs every night: deletes data whose retention period (settings) is over. */
export async function keepRetention(deps: Deps): Promise<void> {
  const { db, clock, storage } = deps
  const now = clock.now()
  await removeOutdatedCodes(db, now)
  const ended = await findEndedExports(db, now)
  for (const id of ended) await storage.delete(exportKey(id))
  await removeExports(db, ended)
  await removeOldProof(db, monthsBefore(now, await setting(deps, 'customers.consentProofMonths')))
  await forgetUnused(deps, now)
}

/** Warns the owners of unused accounts, then erases those accounts. */
async function forgetUnused(deps: Deps, now: Date): Promise<void> {
  const { db, announce, config } = deps
  const days = await setting(deps, 'customers.warningDays')
  const before = monthsBefore(now, await setting(deps, 'customers.unusedMonths'))
  const url = `${siteOrigin(config)}${config.basePath}authentication/login`
  for (const { id, email, language } of await findToWarn(db, new Date(before.getTime() + days * 86_400_000))) {
    await db.transaction().execute(async (trx) => {
      if (!(await updateWarned(trx, id, now)) || email === null) return
      const t = serverText('customersMail', language)
      const date = formatDate(new Date(now.getTime() + days * 86_400_000).toISOString(), language)
      await sendMail(deps, trx, {
        to: email,
        language,
        key: `customers.unused:${id}:${now.toISOString().slice(0, 10)}`,
        customerId: id,
        mail: {
          subject: t('unused.subject'),
          title: t('unused.title'),
          blocks: [{ text: t('unused.text', { date }) }, { button: { label: t('unused.button'), url } }],
        },
      })
    })
  }
  for (const { subject } of await findToForget(db, before, new Date(now.getTime() - days * 86_400_000)))
    await db.transaction().execute((trx) => announce(trx, 'accountDeleted', { subject }))
  for (const id of await findStaffCardsToForget(db, before)) await db.transaction().execute((trx) => forgetCard(trx, id, true))
}

async function setting({ db }: Pick<Deps, 'db'>, key: SettingKey): Promise<number> {
  return settingNumber(key, await findSetting(db, key))
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}
