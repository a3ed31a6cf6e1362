import { createHash, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSetting } from '#domains/reference/store.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { VehicleAd } from '../contract.ts'

/** The cookie that names a device by a number drawn by chance; no script reads it. */
export const deviceCookie = 'rihla_device'
const day = 86_400_000

/** So long a device is known after the last advert that was sent from it, in days, as the house has set it. */
export const deviceDays = async (db: Deps['db']): Promise<number> => Number((await findSetting(db, 'ads.deviceDays')) ?? 180)

/** The name of a device that sends an advert, its own or a new one, and the hash by which it is kept. */
export function deviceOf({ cookies }: Pick<FastifyRequest, 'cookies'>): { name: string; hash: string } {
  const kept = cookies[deviceCookie]
  const name = kept && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(kept) ? kept : randomUUID()
  return { name, hash: createHash('sha256').update(name).digest('base64url') }
}

/** Lets a device keep its name once an advert was sent from it to be read. Gives the advert. */
export async function nameDevice(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  reply: FastifyReply,
  name: string,
  ad: VehicleAd,
): Promise<VehicleAd> {
  if (ad.lastStatus !== 'Submited') return ad
  reply.setCookie(deviceCookie, name, {
    ...{ path: config.basePath, httpOnly: true, sameSite: 'lax', secure: siteOrigin(config).startsWith('https:') },
    maxAge: ((await deviceDays(db)) * day) / 1000,
  })
  return ad
}
