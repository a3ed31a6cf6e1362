import { createHash } from 'node:crypto'
import type { DocumentInfo } from '#domains/documents/contract.ts'
import { findNewest, keepDocument, type PrintoutContent } from '#domains/documents/printouts/service.ts'
import type { DocumentOwner } from '#domains/documents/service.ts'
import { staffOf } from '#domains/team/service.ts'
import { serverText } from '#i18n/server.ts'
import type { Deps } from '#platform/context.ts'
import { type Actor, staffRoles } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { findingsCost } from '../../rules.ts'
import { getExpertise } from '../../service.ts'
import { findHead, findParts, findSeen } from '../../store.ts'
import { wholeContent } from './content.ts'

/** Changes with the look of the paper, so that every sheet gets a new one. */
const layoutVersion = 1
const type = 'ExpertiseSheet'
/** The template of a whole sheet. */
export const sheetTemplate = '/domains/expertise/printouts/whole/sheet.typ'

/**
 * The newest paper of a whole sheet; printed when what it says has changed since. NotFound for a sheet that the caller does not see, Forbidden
 * for the one of their own car, PrintoutNotReady before it was handed in.
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
  // a sheet that says again what it said two versions ago gets a paper of its own
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

/** Returns what the owner of a consigned car reads of its sheet: all points and costs, no name of the staff and no internal reason. NotFound. */
export async function ownerContent(db: Deps['db'], id: number, language: Language): Promise<PrintoutContent> {
  const [head, checkPartQuotations] = await Promise.all([findHead(db, id), findParts(db, id)])
  if (!head) throw new AppError('NotFound', { id })
  const sheet = { ...head, checkPartQuotations, findingsCost: findingsCost(checkPartQuotations) }
  const internal = serverText('expertisePrintout', language)('whole.owner')
  return { ...wholeContent({ ...sheet, expert: null, startReason: null, extrasReason: null }, language), internal }
}

/** Papers of a sheet that are not public: for the staff who see it, but for whose car it is. Nobody adds to them or takes one away. */
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
