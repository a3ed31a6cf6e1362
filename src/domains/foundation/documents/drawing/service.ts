import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import sharp from 'sharp'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import { AppError } from '#shared/errors.ts'
import type { DocumentType } from '../contract.ts'
import { type OwnerType, originalKey, pictureKind } from '../rules.ts'
import { insertDocuments } from '../store.ts'

/** Maximum size of a signature in bytes. */
const maxBytes = 200 * 1024
/** Maximum side of a signature in pixels. */
const maxSide = 2000

interface Drawing {
  owner: { type: OwnerType; id: number }
  type: DocumentType
  fileName: string
  by: string | null
}

/**
 * Stores a signature, a PNG in base64, and returns its document id. Throws PayloadTooLarge, UnsupportedMediaType, or BadRequest for an
 * invalid image.
 */
export async function keepDrawing(
  { storage }: Pick<Deps, 'storage'>,
  trx: Transaction<Database>,
  png: string,
  { owner, type, fileName, by }: Drawing,
): Promise<string> {
  const { bytes, width, height } = await drawnPicture(png)
  // stored by content hash: after a failed transaction the retry finds the same object
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (!(await storage.exists(originalKey(hash)))) await storage.put(originalKey(hash), bytes)
  const [document] = await insertDocuments(trx, [
    {
      ...{ ownerType: owner.type, ownerId: owner.id, type, fileName, hash, width, height, createdBy: by },
      ...{ spec: 'PaperWork', status: 'Accepted', mimeType: 'image/png', size: bytes.byteLength, imagesOrder: 0, isGenerated: false },
    },
  ])
  if (!document) throw new Error('the signature was not kept')
  return document
}

/** Decodes and re-encodes a signature, which removes everything except its pixels. */
async function drawnPicture(base64: string): Promise<{ bytes: Buffer; width: number; height: number }> {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw fieldError('png', 'invalid')
  const given = Buffer.from(base64, 'base64')
  if (given.byteLength > maxBytes) throw new AppError('PayloadTooLarge')
  if (pictureKind(given) !== 'png') throw new AppError('UnsupportedMediaType')
  try {
    const picture = sharp(given, { limitInputPixels: maxSide ** 2, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    if (format !== 'png' || Math.max(width, height) > maxSide) throw new Error(`a ${width} × ${height} ${format}`)
    return { bytes: await picture.png({ compressionLevel: 9, palette: true }).toBuffer(), width, height }
  } catch (cause) {
    throw fieldError('png', 'picture', { cause: String(cause) })
  }
}
