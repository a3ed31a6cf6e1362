import { sendSms } from '#domains/foundation/notifications/service.ts'
import { findSettings } from '#domains/foundation/reference/store.ts'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import { countHourly, insertAttempt } from '#platform/form-attempts.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLanguage, type Language } from '#shared/language.ts'
import { pinHref } from '#shared/map-href.ts'
import { callablePhone, e164, spacedPhone } from '#shared/phone.ts'
import { localTime } from '#shared/working-time.ts'
import { noticeVersion } from '../contract.ts'
import { cleanText, maxAttempts, maxCallbacksHourly } from '../rules.ts'
import { findAwaitedCall, insertRequest } from '../store.ts'

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
