import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import sharp from 'sharp'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import { printPicture } from '#domains/foundation/documents/upload/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'

/** How many of its photos the doubtful advert has from somebody else. */
const copied = 3

/** A copied photo: mirrored, cropped, smaller, in warmer light, re-encoded. */
export async function passedOff(bytes: Uint8Array): Promise<{ bytes: Buffer; width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata()
  const cut = {
    left: Math.round(width * 0.06),
    top: Math.round(height * 0.04),
    width: Math.round(width * 0.85),
    height: Math.round(height * 0.88),
  }
  const { data, info } = await sharp(bytes)
    .extract(cut)
    .flop()
    .resize({ width: 900 })
    .modulate({ brightness: 1.06, saturation: 1.15, hue: 8 })
    .webp({ quality: 70 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/**
 * The advert whose price is far below the market shows photos of another one that is online: somebody took them from there. Gives how many
 * photos it has from there.
 */
export async function insertCopiedPhotos({ storage }: Pick<Deps, 'storage'>, trx: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ own: string; hash: string }>`
    with doubtful as (
      select d.disposed_vehicle_id as vehicle, d.customer_id as seller from vehicle_ads d join vehicles v on v.id = d.disposed_vehicle_id
      where d.last_status = 'Submited' and v.description ->> 'fr' like '%WhatsApp%' order by d.id limit 1
    ), online as (
      select d.disposed_vehicle_id as vehicle from vehicle_ads d join vehicles v on v.id = d.disposed_vehicle_id
      where d.last_status = 'Published' and v.is_first_hand is not null and d.customer_id <> (select seller from doubtful) and v.body_style = (select body_style from vehicles where id = (select vehicle from doubtful))
      order by d.id limit 1
    )
    select own.id as own, other.hash from doubtful, online,
      lateral (select id, spec from documents where owner_type = 'Vehicle' and owner_id = doubtful.vehicle and type = 'VehicleAdPicture') own
      join lateral (select hash, spec from documents where owner_type = 'Vehicle' and owner_id = online.vehicle and type = 'VehicleAdPicture' and not is_deleted) other
        on other.spec = own.spec
    where own.spec in ('FrontRight', 'FrontLeft', 'BackRight', 'BackLeft') order by own.spec limit ${copied}`.execute(trx)
  let kept = 0
  for (const { own, hash } of rows) {
    const original = await storage.get(originalKey(hash))
    if (!original) continue
    const copy = await passedOff(original)
    const named = createHash('sha256').update(copy.bytes).digest('hex')
    await storage.put(originalKey(named), copy.bytes)
    await sql`
      update documents set hash = ${named}, width = ${copy.width}, height = ${copy.height}, size = ${copy.bytes.byteLength}, is_generated = false
      where id = ${own}::uuid`.execute(trx)
    for (const one of [hash, named]) await printPicture({ db: trx, storage }, one)
    kept += 1
  }
  return kept
}
