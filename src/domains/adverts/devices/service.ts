import { createHash, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSetting } from '#domains/reference/store.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { VehicleAd } from '../contract.ts'
import { insertDevice } from './store.ts'

/** The cookie that names a device by a number drawn by chance; no script reads it. */
export const deviceCookie = 'rihla_device'
const day = 86_400_000

/** So long a device is known after the last advert that was sent from it, in days, as the house has set it. */
export const deviceDays = async (db: Deps['db']): Promise<number> => Number((await findSetting(db, 'ads.deviceDays')) ?? 180)

/** Notes from which device an advert came that somebody is to read now; a device that has no name yet gets one. Gives the advert. */
export async function noteDevice(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  ad: VehicleAd,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<VehicleAd> {
  if (ad.lastStatus !== 'Submited') return ad
  const kept = request.cookies[deviceCookie]
  const name = kept && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(kept) ? kept : randomUUID()
  await insertDevice(db, ad.id, createHash('sha256').update(name).digest('base64url'), clock.now())
  reply.setCookie(deviceCookie, name, {
    ...{ path: config.basePath, httpOnly: true, sameSite: 'lax', secure: siteOrigin(config).startsWith('https:') },
    maxAge: ((await deviceDays(db)) * day) / 1000,
  })
  return ad
}
