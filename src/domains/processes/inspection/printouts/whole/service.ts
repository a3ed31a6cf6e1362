import { createHash } from 'node:crypto'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { findNewest, keepDocument, type PrintoutContent } from '#domains/foundation/documents/printouts/service.ts'
import type { DocumentOwner } from '#domains/foundation/documents/service.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import { type Actor, staffRoles } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { findingsCost } from '../../rules.ts'
import { getExpertise } from '../../service.ts'
import { findHead, findParts, findSeen } from '../../store.ts'
import { wholeContent } from './content.ts'

/** Increase after a layout change, so that every document is printed again. */
const layoutVersion = 1
const type = 'ExpertiseSheet'
export const sheetTemplate = '/domains/processes/inspection/printouts/whole/sheet.typ'

/**
 * Returns the newest complete document; prints it when its content has changed. Throws NotFound without access, Forbidden for the caller's
 * own car, PrintoutNotReady before the submission.
 */
export async function printSheet(deps: Deps, actor: Actor, id: number, language: Language): Promise<DocumentInfo> {
  const sheet = await getExpertise(deps, actor, id)
  if (sheet.submitted === null) throw new AppError('PrintoutNotReady')
  if (!sheet.may.print) throw new AppError('Forbidden')
  const content = wholeContent(sheet, language)
  const said = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const owner = { type: 'Expertise', id } as const
  const newest = await findNewest(deps.db, owner, type, language)
  const key = `expertise:${type}:${id}:${language}:${layoutVersion}:${said}`
  // content equal to an older version gets a new document
  const stands = newest?.madeFor.startsWith(`${key}:`)
  return keepDocument(deps, {
    ...{ owner, type, language, content },
    madeFor: stands && newest ? newest.madeFor : `${key}:${newest?.version ?? 0}`,
    reference: sheet.reference,
    status: 'Accepted',
    createdBy: actor.id,
    template: sheetTemplate,
  })
}

/**
 * Returns the template input for the owner of a consigned car: all points and costs, no staff names and no internal reasons. Throws
 * NotFound.
 */
export async function ownerContent(db: Deps['db'], id: number, language: Language): Promise<PrintoutContent> {
  const [head, checkPartQuotations] = await Promise.all([findHead(db, id), findParts(db, id)])
  if (!head) throw new AppError('NotFound', { id })
  const sheet = { ...head, checkPartQuotations, findingsCost: findingsCost(checkPartQuotations) }
  const internal = serverText('expertisePrintout', language)('whole.owner')
  return { ...wholeContent({ ...sheet, expert: null, startReason: null, extrasReason: null }, language), internal }
}

/** Access rules for private inspection documents: staff with access, except the seller of the car. They cannot be added or removed. */
export const expertisePapers: DocumentOwner = {
  async mayRead(deps, actor, ownerId) {
    if (!staffRoles.some((role) => role !== 'editor' && actor.roles.includes(role))) return false
    const { within, subject } = await staffOf(deps, actor)
    const seen = await findSeen(deps.db, within, subject, ownerId)
    return seen !== null && !seen.isOwn
  },
  isOwn: async (deps, actor, ownerId) => (actor.id === null ? false : ((await findSeen(deps.db, null, actor.id, ownerId))?.isOwn ?? false)),
  async mayAdd(_deps, _actor, ownerId) {
    throw new AppError('NotFound', { id: ownerId })
  },
  async mayRemove() {
    throw new AppError('Forbidden')
  },
}
