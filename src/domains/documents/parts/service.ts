import type { z } from 'zod'
import type { Deps } from '#platform/context.ts'
import { type ReceivedFile, tooLarge } from '#platform/upload.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { maxUploadBytes } from '../rules.ts'
import type { DocumentOwners } from '../service.ts'
import { allowUpload, keepUpload } from '../upload/service.ts'
import type { UploadState, uploadPart } from './contract.ts'
import { findReceived, type Incoming, insertPart, joinParts, removeEarlier, removeParts } from './store.ts'

/** Most bytes of a part: what a cut costs, and what a call holds in memory. */
export const maxPartBytes = 1024 * 1024
/** Files that a person may have on their way at once; those begun before are forgotten. */
const maxFiles = 10

/**
 * Takes the part of a file that begins at `Offset`; the last one makes the document, as if it had come whole. The same part twice, or two at
 * once, change nothing. Rights are looked at with every part. Errors of `allowUpload`, `receiveFile` and `keepUpload`: a whole that is no
 * document is forgotten.
 */
export async function takePart(
  deps: Deps,
  owners: DocumentOwners,
  actor: Actor,
  query: z.output<typeof uploadPart.query>,
  receive: () => Promise<ReceivedFile>,
): Promise<UploadState> {
  const { ClientId: clientId, Offset: offset, Size: size } = query
  const allowed = await allowUpload(deps, owners, actor, query)
  if (size > maxUploadBytes) throw tooLarge('File', maxUploadBytes)
  const incoming: Incoming = { clientId, owner: allowed.owner, createdBy: actor.id ?? '' }
  const before = allowed.kept === undefined ? await findReceived(deps.db, incoming) : size
  if (before === null || before > size) throw fieldError('ClientId', 'invalid')
  if (before < size) {
    if (offset !== before) return { received: before, document: null }
    const received = await keepPart(deps, incoming, offset, size, await receive())
    if (received < size) return { received, document: null }
  }
  try {
    return { received: size, document: await keepUpload(deps, actor, allowed, () => joinParts(deps.db, incoming)) }
  } catch (error) {
    // it would be refused again
    if (error instanceof AppError) await removeParts(deps.db, incoming)
    throw error
  }
}

async function keepPart({ db, clock }: Deps, incoming: Incoming, offset: number, size: number, file: ReceivedFile): Promise<number> {
  if (offset + file.bytes.byteLength > size) throw fieldError('File', 'invalid')
  await insertPart(db, incoming, offset, file, clock.now())
  if (offset === 0) await removeEarlier(db, incoming, maxFiles)
  return (await findReceived(db, incoming)) ?? 0
}
