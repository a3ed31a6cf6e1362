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

/** Maximum bytes of a chunk: the cost of a lost connection, and the memory of a request. */
export const maxPartBytes = 1024 * 1024
/** Maximum concurrent uploads of a person; older ones are deleted. */
const maxFiles = 10

/**
 * Stores the chunk of a file that begins at `Offset`; the last chunk creates the document. Idempotent, also for concurrent calls. Checks
 * access with every chunk. Throws the errors of `allowUpload`, `receiveFile` and `keepUpload`; an invalid file is deleted.
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
    // a retry would fail again
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
