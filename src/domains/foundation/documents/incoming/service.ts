import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Deps } from '#platform/context.ts'
import { fieldError } from '#platform/validation.ts'
import { AppError } from '#shared/errors.ts'
import { maxPixels, maxSide, originalKey, type PictureKind, pictureKind } from '../rules.ts'
import { checkedKind, inTurn, type PreparedFile, prepareFile, preparePicture, variantsJob } from '../service.ts'
import { findDocument, type StoredDocument } from '../store.ts'
import { hasRaw, updateSettled } from './store.ts'

/**
 * Validates a file as `prepareFile` does, but keeps a photo unconverted to respond faster: decodes it completely as a check; a job
 * (`settle`) converts it. Throws the errors of `prepareFile`.
 */
export async function prepareIncoming(bytes: Uint8Array, field: string): Promise<PreparedFile> {
  if (!pictureKind(bytes)) return prepareFile(bytes, field)
  const kind = checkedKind(bytes, field)
  const measures = await inTurn(() => measured(bytes, kind, field))
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { bytes, hash, size: bytes.byteLength, mimeType: 'image/webp', ...measures, isRaw: true }
}

/** Returns the dimensions of a photo after conversion, upright. Renders a small picture of all of it, so that truncated data fails. */
async function measured(bytes: Uint8Array, kind: PictureKind, field: string): Promise<{ width: number; height: number }> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    const { format, width, height, autoOrient } = await picture.metadata()
    if (format !== kind) throw new Error(`a ${format} that begins like a ${kind}`)
    await picture.resize({ width: 64, height: 64, fit: 'inside' }).raw().toBuffer()
    const scale = Math.min(1, maxSide / Math.max(width, height))
    const side = (length: number) => Math.max(1, Math.round(length * scale))
    return { width: side(autoOrient.width), height: side(autoOrient.height) }
  } catch (cause) {
    throw fieldError(field, 'picture', { cause: String(cause) })
  }
}

/**
 * Job: converts an uploaded photo and releases its original bytes. Idempotent, also after an interruption. A request that opens the photo
 * before waits for it.
 */
export async function settle({ db, storage, queue }: Pick<Deps, 'db' | 'storage' | 'queue'>, raw: string): Promise<void> {
  if (!(await hasRaw(db, raw))) return
  const bytes = await storage.get(originalKey(raw))
  if (!bytes) return
  const { bytes: webp, ...made } = await preparePicture(bytes, 'File')
  if (!(await storage.exists(originalKey(made.hash)))) await storage.put(originalKey(made.hash), webp)
  await db.transaction().execute(async (trx) => {
    if (await updateSettled(trx, raw, made)) await queue.enqueue(variantsJob, { hash: made.hash }, { db: trx, key: made.hash })
  })
}

/** Returns the document ready to send; a photo that is not converted yet is converted first. */
export async function settled(deps: Deps, document: StoredDocument & { isRaw?: boolean }): Promise<StoredDocument> {
  if (!document.isRaw) return document
  await settle(deps, document.hash)
  const made = await findDocument(deps.db, document.id)
  if (!made || made.isRaw) throw new AppError('DocumentNotFound')
  return made
}
