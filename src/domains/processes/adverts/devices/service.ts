import { createHash, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import type { VehicleAd } from '../contract.ts'

/** Cookie with the random id of a device; not readable by scripts. */
export const deviceCookie = 'rihla_device'
const day = 86_400_000

/** Returns the configured days for which a device is stored after its last advert. */
export const deviceDays = async (db: Deps['db']): Promise<number> => Number((await findSetting(db, 'ads.deviceDays')) ?? 180)

/** Returns the id of a device, existing or new, and its stored hash. */
export function deviceOf({ cookies }: Pick<FastifyRequest, 'cookies'>): { name: string; hash: string } {
  const kept = cookies[deviceCookie]
  const name = kept && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(kept) ? kept : randomUUID()
  return { name, hash: createHash('sha256').update(name).digest('base64url') }
}

/** Sets the cookie of a device after it submitted an advert. Returns the advert. */
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
