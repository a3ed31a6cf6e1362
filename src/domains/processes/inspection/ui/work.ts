import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import type { CheckPartAnswer, CheckPartQuotation, Expertise } from '../contract.ts'
import { findingsCost, isFinding, lacksOf as lacksOfFacts } from '../rules.ts'
import { type CheckPartAction, checkCategories, type PartLack, type SyncOutcome } from '../values.ts'

/** Answer stored on the device until the server returns its outcome. */
export interface WaitingAnswer {
  id: string
  checkPartQuotationId: number
  /** revision of the point that it is based on */
  base: number
  /** previous answer of this device to the same point */
  after?: string
  /** device time, for display only */
  at: string
  answer: CheckPartAnswer
  /** sent at least once: immutable, because the server may have received it */
  isTried: boolean
}

/** Conflict: the answer of this device and the stored one. */
export interface Conflict {
  mine: CheckPartAnswer
  theirs: CheckPartQuotation
}

/** Local work on an inspection without its photos. */
export interface Work {
  answers: WaitingAnswer[]
  /** by point id, until the inspector chooses */
  conflicts: Record<number, Conflict>
  /** closed points with the rejected answers */
  closed: Record<number, CheckPartAnswer>
  /** mileage that is not uploaded yet */
  mileage: number | null
}

export const noWork: Work = { answers: [], conflicts: {}, closed: {}, mileage: null }

/** Point with the unsent answer of this device applied. */
export type ShownPart = CheckPartQuotation & { waits: boolean }

/** Checks whether a returned point was answered since, here or on the server. */
export const isCorrected = ({ status, waits }: ShownPart) => status !== 'PendingEdit' || waits

/** Returns the current answer of a point. */
export function answerOf(part: Pick<CheckPartQuotation, keyof CheckPartAnswer>): CheckPartAnswer | null {
  const { action, isPainted, cost, quantity, phrases, comment, measured, place } = part
  return action === null ? null : { action, isPainted, cost, quantity, phrases, comment, measured, place }
}

/** Changes the result of a point: clears costs, remark and position without a finding; keeps the measurement. */
export function chosen(part: ShownPart, action: CheckPartAction): CheckPartAnswer {
  const { isPainted, cost, quantity, phrases, comment, measured, place } = part
  if (!isFinding({ action })) return { action, isPainted: false, measured }
  return { action, isPainted: action === 'Repair' && isPainted, cost, quantity: quantity ?? 1, phrases, comment, measured, place }
}

/** Adds an answer. Replaces an unsent one of the same point; follows a sent one. */
export function answered(work: Work, part: CheckPartQuotation, answer: CheckPartAnswer, { id, at }: { id: string; at: string }): Work {
  const last = work.answers.findLast(({ checkPartQuotationId }) => checkPartQuotationId === part.id)
  const { [part.id]: _, ...closed } = work.closed
  if (last && !last.isTried) return { ...work, closed, answers: work.answers.map((one) => (one === last ? { ...last, at, answer } : one)) }
  const base = last?.base ?? part.revision
  const next = { id, checkPartQuotationId: part.id, base, ...(last && { after: last.id }), at, answer, isTried: false }
  return { ...work, closed, answers: [...work.answers, next] }
}

/** Marks answers as sent: they are immutable. */
export function tried(work: Work, ids: readonly string[]): Work {
  return { ...work, answers: work.answers.map((one) => (ids.includes(one.id) ? { ...one, isTried: true } : one)) }
}

/** Applies the outcomes of the server. */
export function received(work: Work, results: readonly { id: string; outcome: SyncOutcome; part: CheckPartQuotation }[]): Work {
  const conflicts = { ...work.conflicts }
  const closed = { ...work.closed }
  for (const { id, outcome, part } of results) {
    const mine = work.answers.find((one) => one.id === id)?.answer
    if (!mine || outcome === 'Kept') continue
    if (outcome === 'Closed') closed[part.id] = mine
    // equal answers are no conflict
    else if (isSame(mine, answerOf(part))) delete conflicts[part.id]
    else conflicts[part.id] = { mine, theirs: part }
  }
  return { ...work, answers: work.answers.filter(({ id }) => !results.some((one) => one.id === id)), conflicts, closed }
}

/** Removes the uploaded mileage unless it was changed in between. */
export function counted(work: Work, mileage: number | null): Work {
  return work.mileage === mileage ? { ...work, mileage: null } : work
}

/** Resolves a conflict: repeats the own answer on the current revision, or keeps the stored one. */
export function decided(work: Work, partId: number, choice: 'mine' | 'theirs', name: { id: string; at: string }): Work {
  const { [partId]: conflict, ...conflicts } = work.conflicts
  if (!conflict) return work
  const rest = { ...work, conflicts }
  return choice === 'mine' ? answered(rest, conflict.theirs, conflict.mine, name) : rest
}

/** Adds an uploaded photo to the inspection without duplicates. */
export function withPhoto(sheet: Expertise, partId: number, photo: DocumentInfo & { clientId: string }): Expertise {
  const { id, uri, hash, width, height, status, clientId, created } = photo
  const shown = { id, uri, hash: hash ?? '', width, height, status, clientId, created, isAfter: false }
  const checkPartQuotations = sheet.checkPartQuotations.map((part) =>
    part.id === partId ? { ...part, documents: [...part.documents.filter((one) => one.id !== id), shown] } : part,
  )
  return { ...sheet, checkPartQuotations }
}

/** Returns the points with the unsent answers of this device applied. */
export function shownParts(parts: readonly CheckPartQuotation[], work: Work): ShownPart[] {
  return parts.map((part) => {
    const last = work.answers.findLast(({ checkPartQuotationId }) => checkPartQuotationId === part.id)
    if (!last) return { ...part, waits: false }
    const said = { cost: null, quantity: null, phrases: [], comment: null, measured: null, place: null, ...given(last.answer) }
    return { ...part, ...said, waits: true }
  })
}

const given = (answer: CheckPartAnswer) =>
  Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== undefined)) as CheckPartAnswer

const fields = ['action', 'isPainted', 'cost', 'quantity', 'comment', 'measured'] as const

function isSame(a: CheckPartAnswer, b: CheckPartAnswer | null): boolean {
  return (
    b !== null &&
    fields.every((name) => (a[name] ?? null) === (b[name] ?? null)) &&
    JSON.stringify(a.phrases ?? []) === JSON.stringify(b.phrases ?? []) &&
    JSON.stringify(a.place ?? null) === JSON.stringify(b.place ?? null)
  )
}

/** Returns the cost of the findings as submitted; for returned points by their former answer. */
export const handedInCost = (parts: readonly CheckPartQuotation[]): number =>
  findingsCost(parts.map((part) => (part.isReopened && part.former ? part.former : part)))

type CheckCategory = (typeof checkCategories)[number]

/** Progress of a family and the cost of its findings in whole dirhams. */
export interface FamilyState {
  category: CheckCategory
  points: number
  answered: number
  findings: number
  cost: number
}

/** Returns the families in order. */
export function familyStates(parts: readonly CheckPartQuotation[]): FamilyState[] {
  return checkCategories.map((category) => {
    const own = parts.filter(({ checkPart }) => checkPart.category === category)
    return {
      category,
      points: own.length,
      answered: own.filter(({ action }) => action !== null).length,
      findings: own.filter(isFinding).length,
      cost: findingsCost(own),
    }
  })
}

/** Returns the missing parts of a point before submission, counting pending photos. Only the server decides whether a cost is unusual. */
export function lacksOf(part: ShownPart, waitingPhotos: number, missing: readonly PartLack[]): PartLack[] {
  const photos = part.documents.filter(({ isAfter }) => !isAfter).length + waitingPhotos
  const own = lacksOfFacts({ ...part, ...part.checkPart, photos }, Number.POSITIVE_INFINITY)
  return part.waits || own.length > 0 || !missing.includes('comment') ? own : ['comment']
}
