import { type Mail, sendMail, sendSms } from '#domains/foundation/notifications/service.ts'
import { workingCalendar } from '#domains/foundation/reference/service.ts'
import { findSetting, findSettings } from '#domains/foundation/reference/store.ts'
import { capitalised, formatKm, formatPrice, keepOrder, languageName } from '#i18n/format.ts'
import { momentValues } from '#i18n/moment.ts'
import { serverText } from '#i18n/server.ts'
import { audited } from '#platform/audit.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { countHourly, insertAttempt } from '#platform/form-attempts.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLanguage, type Language, localized } from '#shared/language.ts'
import { pinHref } from '#shared/map-href.ts'
import { type Paged, toPage } from '#shared/paging.ts'
import { callablePhone, e164, spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import { type ContactRequest, consentVersion, noticeVersion } from './contract.ts'
import { noteStop } from './newsletter/store.ts'
import {
  type ContactTopic,
  cleanText,
  heldFor,
  maxAcknowledgements,
  maxAttempts,
  maxCallbacksHourly,
  readHours,
  replyDeadline,
} from './rules.ts'
import {
  type ConsentChoice,
  countRecent,
  findAskedVehicle,
  findAwaitedCall,
  findDuplicate,
  findHeld,
  findOwnData,
  findRequests,
  insertChoice,
  insertRequest,
  insertSubscription,
  type NewRequest,
  type RequestedVehicle,
  removeOutdated,
  removeOwnData,
  updateAnswered,
  updateReleased,
  updateSubscription,
} from './store.ts'

/** Input of the contact form (contract `sendContactRequest`). */
interface Form {
  firstName: string
  lastName: string
  email?: string | undefined
  phone?: string | undefined
  message: string
  topic?: ContactTopic | undefined
  vehicleId?: number | undefined
  website: string
}

/** Deadline announced to the sender. */
interface Promised {
  replyBy: string
  replyDay: string
  replyTime: string
  acknowledged: boolean
}

/**
 * Stores a message, notifies staff, and acknowledges it with the time of the reply. Suspected spam gets the same response and is held for
 * review. Throws TooManyRequests, VehicleNotFound, DuplicateEnquiry.
 */
export async function sendContactRequest(
  deps: Deps,
  form: Form,
  from: { actor: Actor; language: Language; address: string },
): Promise<Promised> {
  const { db, clock } = deps
  const now = clock.now()
  if ((await insertAttempt(db, 'Contact', from.address, now)) > maxAttempts.Contact) throw new AppError('TooManyRequests')
  const { vehicleId = null, email = null } = form
  const vehicle = vehicleId === null ? null : await findAskedVehicle(db, vehicleId)
  if (vehicleId !== null && !vehicle) throw new AppError('VehicleNotFound', { ids: vehicleId })

  const message = cleanText(form.message)
  const recent = await countRecent(db, message, email, now)
  const request: NewRequest = {
    vehicleId,
    storageAreaId: vehicle?.store?.id ?? null,
    subject: from.actor.id,
    firstName: form.firstName,
    lastName: form.lastName,
    email,
    phone: form.phone === undefined ? null : callablePhone(form.phone),
    message,
    topic: form.topic ?? null,
    language: from.language,
    noticeVersion,
    replyBy: await promisedReply(db, vehicle, now),
    heldFor: heldFor(message, { trap: form.website, repeated: recent.repeated }),
  }
  const duplicateDays = await numberSetting(db, 'contact.duplicateDays', 30)
  const acknowledges = email !== null && recent.fromAddress < maxAcknowledgements && (await mayMail(deps, 'Contact', now))
  await db.transaction().execute(async (trx) => {
    const held = request.heldFor !== null
    if (vehicle && !held && (await findDuplicate(trx, vehicle.id, request, duplicateDays, now))) throw new AppError('DuplicateEnquiry')
    const id = await insertRequest(trx, request, now)
    if (held) return
    await notifyDesk(deps, trx, id, request, vehicle)
    if (acknowledges) await acknowledge(deps, trx, id, request, vehicle)
  })
  const { day, time } = localTime(request.replyBy)
  return { replyBy: request.replyBy.toISOString(), replyDay: day, replyTime: time, acknowledged: acknowledges }
}

/** Returns whether the hourly number of mails to unconfirmed addresses (setting) is not reached; limits distributed abuse. */
async function mayMail({ db, log }: Deps, form: 'Newsletter' | 'Contact', now: Date): Promise<boolean> {
  const hourly = await numberSetting(db, 'contact.mailsHourly', 120)
  const may = (await countHourly(db, form, now)) <= hourly
  if (!may) log.warn({ form, hourly }, 'the mails of this hour to addresses that nobody confirmed are sent')
  return may
}

/** Returns the deadline of a reply, by the opening hours of the car's store, otherwise of the customer centre. */
async function promisedReply(db: Deps['db'], vehicle: RequestedVehicle | null, now: Date): Promise<Date> {
  const hours = vehicle?.store?.hours ?? readHours(await findSetting(db, 'customerCentre.hours'))
  return replyDeadline(await workingCalendar(db, hours, now), now, await numberSetting(db, 'contact.replyHours', 4))
}

async function numberSetting(db: Deps['db'], key: string, fallback: number): Promise<number> {
  const value = Number((await findSetting(db, key)) ?? fallback)
  return Number.isFinite(value) && value >= 0 ? value : fallback
}

type Trx = Parameters<typeof sendMail>[1]

/** Formats an instant: `jeudi 19 mars 2026 à 14:32`. */
function moment(instant: Date, language: Language): string {
  return serverText('contactMail', language)('moment', momentValues(instant, language))
}

/** Returns the URL of a page of the site, e.g. `cars/dacia-duster/12`. */
function page({ config }: Deps, path: string): string {
  return `${siteOrigin(config)}${config.basePath}${path}`
}

/** Mails the store, or the customer centre, about a new message. */
async function notifyDesk(deps: Deps, trx: Trx, id: number, request: NewRequest, vehicle: RequestedVehicle | null): Promise<void> {
  const to = vehicle?.store?.email ?? (await findSetting(trx, 'site.email'))
  if (!to) return
  const t = serverText('contactMail', defaultLanguage)
  const name = `${request.firstName} ${request.lastName}`
  const facts = [
    { label: t('desk.name'), value: name },
    ...(request.phone ? [{ label: t('desk.phone'), value: spacedPhone(request.phone) }] : []),
    ...(request.email ? [{ label: t('desk.email'), value: request.email }] : []),
    ...(request.topic ? [{ label: t('desk.topic'), value: serverText('contactForm', defaultLanguage)(`topics.${request.topic}`) }] : []),
    { label: t('desk.language'), value: capitalised(languageName(request.language, defaultLanguage)) },
    { label: t('desk.replyBy'), value: moment(request.replyBy, defaultLanguage) },
  ]
  const subject = vehicle ? t('desk.subjectCar', { car: vehicle.title, reference: vehicle.reference }) : t('desk.subject', { name })
  const mail: Mail = {
    subject,
    title: subject,
    blocks: [
      { facts },
      { text: request.message },
      ...(vehicle ? [{ button: { label: t('car'), url: page(deps, `cars/${vehicle.slug}/${vehicle.id}`) } }] : []),
    ],
  }
  await sendMail(deps, trx, { to, language: defaultLanguage, key: `contact.desk:${id}`, mail })
}

/** Acknowledges a message. Does not repeat its text, so that no third party gets foreign text from us. */
async function acknowledge(deps: Deps, trx: Trx, id: number, request: NewRequest, vehicle: RequestedVehicle | null): Promise<void> {
  if (request.email === null) return
  const { language } = request
  const t = serverText('contactMail', language)
  const until = moment(request.replyBy, language)
  const centre = (await findSetting(trx, 'customerCentre.phone')) ?? ''
  const facts = vehicle && [
    ...(vehicle.year === null ? [] : [String(vehicle.year)]),
    ...(vehicle.mileage === null ? [] : [formatKm(vehicle.mileage, language)]),
    ...(vehicle.store ? [localized(vehicle.store.names, language)] : []),
  ]
  const mail: Mail = {
    subject: vehicle ? t('acknowledge.subjectCar', { car: keepOrder(vehicle.title, language) }) : t('acknowledge.subject'),
    preheader: t('acknowledge.preheader', { until }),
    title: t('acknowledge.title'),
    blocks: [
      {
        text: vehicle
          ? t('acknowledge.textCar', { name: request.firstName, until })
          : t('acknowledge.text', { name: request.firstName, until }),
      },
      ...(vehicle
        ? [
            {
              cars: [
                {
                  title: vehicle.title,
                  facts: facts ?? [],
                  price: vehicle.price === null ? t('noPrice') : formatPrice(vehicle.price, language),
                  url: page(deps, `cars/${vehicle.slug}/${vehicle.id}`),
                },
              ],
            },
          ]
        : []),
      { text: t('acknowledge.call', { phone: keepOrder(spacedPhone(vehicle?.store?.phone ?? centre), language) }) },
      { text: t('acknowledge.notYou') },
    ],
  }
  await sendMail(deps, trx, { to: request.email, language, key: `contact.acknowledge:${id}`, mail })
}

/** Returns one page of the messages for staff. */
export async function listContactRequests(
  { db }: Deps,
  { state, page, size }: { state: 'open' | 'held' | 'answered'; page: number; size: number },
): Promise<Paged<ContactRequest>> {
  const { rows, count } = await findRequests(db, state, page, size)
  return toPage(rows, page, size, count)
}

/** Marks a message as answered. Throws NotFound. */
export async function answerContactRequest({ db, clock }: Deps, actor: Actor, id: number): Promise<void> {
  if (!(await updateAnswered(db, id, actor.id ?? '', clock.now()))) throw new AppError('NotFound')
}

/**
 * Releases a held message, which sends its notification and acknowledgement. Does nothing for a message that is not held. Throws NotFound.
 */
export async function releaseContactRequest(deps: Deps, actor: Actor, id: number): Promise<void> {
  const { db, clock } = deps
  await audited(db, actor, async (trx) => {
    const request = await findHeld(trx, id)
    if (!request) throw new AppError('NotFound')
    if (request.heldFor === null) return
    const vehicle = request.vehicleId === null ? null : await findAskedVehicle(trx, request.vehicleId)
    const replyBy = await promisedReply(trx, vehicle, clock.now())
    await updateReleased(trx, id, replyBy)
    await notifyDesk(deps, trx, id, { ...request, replyBy }, vehicle)
    await acknowledge(deps, trx, id, { ...request, replyBy }, vehicle)
  })
}

/**
 * Stores a sign-up and mails its address a confirmation request; a filled trap field gets the same response and is not stored. A repeated
 * sign-up sends it at most once a day. Throws TooManyRequests per visitor address.
 */
export async function subscribe(
  deps: Deps,
  wish: { email: string; language: Language; website: string },
  address: string,
): Promise<{ consentVersion: string }> {
  const { db, clock } = deps
  const now = clock.now()
  if ((await insertAttempt(db, 'Newsletter', address, now)) > maxAttempts.Newsletter) throw new AppError('TooManyRequests')
  if (wish.website !== '') return { consentVersion }
  if (!(await mayMail(deps, 'Newsletter', now))) throw new AppError('TooManyRequests')
  await db.transaction().execute(async (trx) => {
    const awaited = await insertSubscription(trx, wish.email, wish.language, consentVersion, now)
    if (!awaited) return
    const { token, since } = awaited
    await sendMail(deps, trx, {
      to: wish.email,
      language: wish.language,
      key: `contact.newsletter:${token}:${since}:${now.toISOString().slice(0, 10)}`,
      // requested by the visitor, although it has an unsubscribe link
      marketing: false,
      mail: confirmation(deps, wish.language, token),
    })
  })
  return { consentVersion }
}

/** Returns the confirmation request, the only mail before the confirmation. */
function confirmation(deps: Deps, language: Language, token: string): Mail {
  const t = serverText('contactMail', language)
  return {
    subject: t('newsletter.subject'),
    preheader: t('newsletter.preheader'),
    title: t('newsletter.title'),
    blocks: [
      { text: t('newsletter.text') },
      { button: { label: t('newsletter.confirm'), url: page(deps, `newsletter/confirm?token=${token}`) } },
      { text: t('newsletter.notYou') },
    ],
    stop: {
      label: t('newsletter.stop'),
      url: page(deps, `newsletter/unsubscribe?token=${token}`),
      oneClick: page(deps, `api/newsletter/${token}/unsubscribe`),
    },
  }
}

/** Confirms a subscription by the token of its first mail. Throws NotFound for an unknown token. */
export async function confirm({ db, clock }: Deps, token: string): Promise<void> {
  const step = { from: ['Pending'], status: 'Confirmed', kind: 'Confirmed' } as const
  if (!(await updateSubscription(db, token, step, consentVersion, clock.now()))) throw new AppError('NotFound')
}

/** Unsubscribes by the token of a mail. Throws NotFound for an unknown token. */
export async function unsubscribe({ db, clock }: Deps, token: string): Promise<void> {
  const step = { from: ['Pending', 'Confirmed'], status: 'Unsubscribed', kind: 'Withdrawn' } as const
  const now = clock.now()
  if (!(await updateSubscription(db, token, step, consentVersion, now))) throw new AppError('NotFound')
  await noteStop(db, token, now)
}

/** Deletes data whose retention period (settings) is over. */
export async function forgetOutdated({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const [pendingDays, unsubscribedDays, keepDays, heldDays] = await Promise.all([
    numberSetting(db, 'newsletter.pendingDays', 365),
    numberSetting(db, 'newsletter.unsubscribedDays', 365),
    numberSetting(db, 'contact.keepDays', 365),
    numberSetting(db, 'contact.heldDays', 30),
  ])
  await removeOutdated(db, { pendingDays, unsubscribedDays, keepDays, heldDays }, clock.now())
}

export const contactData: PersonalData = {
  room: 'contact',
  collect: async (db, { id }) => ({ ...(await findOwnData(db, id)) }),
  erase: (trx, { id }) => removeOwnData(trx, id),
}

/** Input of a callback request (contract `askForCall`). */
interface Wish {
  name: string
  phone: string
  what: 'Breakdown' | 'Accident'
  place: string
  latitude?: number | undefined
  longitude?: number | undefined
  website: string
}

/** Default minutes until the callback. */
const usualMinutes = 15

/**
 * Requests a callback for roadside help: sends the person on duty an SMS and stores a message. A pending request of the same phone returns
 * the same result without another SMS. Throws NotFound when no one is on duty, TooManyRequests.
 */
export async function askForCall(
  deps: Deps,
  wish: Wish,
  from: { actor: Actor; language: Language; address: string },
): Promise<{ callBy: string; callTime: string }> {
  const { db, clock } = deps
  const settings = await findSettings(db, 'assistance.')
  const onDuty = e164(settings.get('assistance.mobile') ?? '')
  if (onDuty === null) throw new AppError('NotFound')
  const now = clock.now()
  if ((await insertAttempt(db, 'Callback', from.address, now)) > maxAttempts.Callback) throw new AppError('TooManyRequests')
  if ((await countHourly(db, 'Callback', now)) > maxCallbacksHourly) throw new AppError('TooManyRequests')
  const minutes = Number(settings.get('assistance.callbackMinutes')) || usualMinutes
  const promised = new Date(now.getTime() + minutes * 60_000)
  const callBy = await db.transaction().execute(async (trx) => {
    const phone = callablePhone(wish.phone) ?? wish.phone
    const awaited = await findAwaitedCall(trx, phone)
    if (awaited && awaited > now) return awaited
    const t = serverText('contactMail', defaultLanguage)
    const where = [
      cleanText(wish.place).replaceAll('\n', ' '),
      wish.latitude === undefined || wish.longitude === undefined ? '' : pinHref({ latitude: wish.latitude, longitude: wish.longitude }),
    ].filter(Boolean)
    const message = [t(`callback.${wish.what}`), ...where].join('. ')
    const id = await insertRequest(
      trx,
      {
        ...{ vehicleId: null, storageAreaId: null, subject: from.actor.id, firstName: wish.name, lastName: '', email: null, phone },
        ...{ message, topic: 'Assistance', language: from.language, noticeVersion, replyBy: promised },
        heldFor: wish.website === '' ? null : 'Trap',
      },
      now,
    )
    if (wish.website === '') {
      const text = t('callback.sms', { name: wish.name, phone: spacedPhone(phone), time: localTime(promised).time, message })
      await sendSms(deps, trx, { to: onDuty, language: defaultLanguage, key: `contact.callback:${id}`, text, expires: promised })
    }
    return promised
  })
  return { callBy: callBy.toISOString(), callTime: localTime(callBy).time }
}

/** Stores a visitor's consent choice; uses the network address only for a salted daily limit. Throws TooManyRequests. */
export async function chooseConsent({ db, clock }: Deps, choice: ConsentChoice, address: string): Promise<void> {
  const now = clock.now()
  if ((await insertAttempt(db, 'Consent', address, now)) > maxAttempts.Consent) throw new AppError('TooManyRequests')
  await insertChoice(db, choice, now)
}
