import type { DocumentInfo } from '#domains/documents/contract.ts'
import type { CheckPartAnswer, CheckPartQuotation, Expertise } from '../contract.ts'
import { findingsCost, isFinding, lacksOf as lacksOfFacts } from '../rules.ts'
import { type CheckPartAction, checkCategories, type PartLack, type SyncOutcome } from '../values.ts'

/** An answer that waits on this device until the server has said what became of it. */
export interface WaitingAnswer {
  id: string
  checkPartQuotationId: number
  /** the revision of the point that it stands on */
  base: number
  /** the answer of this device to the same point that it follows */
  after?: string
  /** by the clock of this device, for reading only */
  at: string
  answer: CheckPartAnswer
  /** has been sent once at least: from then on it stays as it is, for nobody knows whether it arrived */
  isTried: boolean
}

/** Somebody was ahead of this device: what was said here, and what stands instead. */
export interface Conflict {
  mine: CheckPartAnswer
  theirs: CheckPartQuotation
}

/** What a device keeps of the work on a sheet besides its photos. */
export interface Work {
  answers: WaitingAnswer[]
  /** by the id of the point, until the inspector has chosen */
  conflicts: Record<number, Conflict>
  /** points that took no answer any more, with what was said here */
  closed: Record<number, CheckPartAnswer>
  /** the kilometres that were read here and have not arrived yet */
  mileage: number | null
}

export const noWork: Work = { answers: [], conflicts: {}, closed: {}, mileage: null }

/** A point as it is shown here: what stands, and over it what this device has said since. */
export type ShownPart = CheckPartQuotation & { waits: boolean }

/** Whether a point that came back was answered since, here or on the server. */
export const isCorrected = ({ status, waits }: ShownPart) => status !== 'PendingEdit' || waits

/** What a point says now, as an answer. */
export function answerOf(part: Pick<CheckPartQuotation, keyof CheckPartAnswer>): CheckPartAnswer | null {
  const { action, isPainted, cost, quantity, phrases, comment, measured, place } = part
  return action === null ? null : { action, isPainted, cost, quantity, phrases, comment, measured, place }
}

/** Another result of a point: costs, remark and place belong to a finding, what was measured to the part. */
export function chosen(part: ShownPart, action: CheckPartAction): CheckPartAnswer {
  const { isPainted, cost, quantity, phrases, comment, measured, place } = part
  if (!isFinding({ action })) return { action, isPainted: false, measured }
  return { action, isPainted: action === 'Repair' && isPainted, cost, quantity: quantity ?? 1, phrases, comment, measured, place }
}

/** Notes an answer. One that has not been sent yet gives way to it; one that has been is followed by it. */
export function answered(work: Work, part: CheckPartQuotation, answer: CheckPartAnswer, { id, at }: { id: string; at: string }): Work {
  const last = work.answers.findLast(({ checkPartQuotationId }) => checkPartQuotationId === part.id)
  const { [part.id]: _, ...closed } = work.closed
  if (last && !last.isTried) return { ...work, closed, answers: work.answers.map((one) => (one === last ? { ...last, at, answer } : one)) }
  const base = last?.base ?? part.revision
  const next = { id, checkPartQuotationId: part.id, base, ...(last && { after: last.id }), at, answer, isTried: false }
  return { ...work, closed, answers: [...work.answers, next] }
}

/** What is sent now stays as it is. */
export function tried(work: Work, ids: readonly string[]): Work {
  return { ...work, answers: work.answers.map((one) => (ids.includes(one.id) ? { ...one, isTried: true } : one)) }
}

/** What the server said of the answers that were sent. */
export function received(work: Work, results: readonly { id: string; outcome: SyncOutcome; part: CheckPartQuotation }[]): Work {
  const conflicts = { ...work.conflicts }
  const closed = { ...work.closed }
  for (const { id, outcome, part } of results) {
    const mine = work.answers.find((one) => one.id === id)?.answer
    if (!mine || outcome === 'Kept') continue
    if (outcome === 'Closed') closed[part.id] = mine
    // two who say the same do not disagree
    else if (isSame(mine, answerOf(part))) delete conflicts[part.id]
    else conflicts[part.id] = { mine, theirs: part }
  }
  return { ...work, answers: work.answers.filter(({ id }) => !results.some((one) => one.id === id)), conflicts, closed }
}

/** Kilometres have arrived; what was read anew meanwhile still waits. */
export function counted(work: Work, mileage: number | null): Work {
  return work.mileage === mileage ? { ...work, mileage: null } : work
}

/** The inspector chose: what was said here is said again on what stands now, or what stands stays. */
export function decided(work: Work, partId: number, choice: 'mine' | 'theirs', name: { id: string; at: string }): Work {
  const { [partId]: conflict, ...conflicts } = work.conflicts
  if (!conflict) return work
  const rest = { ...work, conflicts }
  return choice === 'mine' ? answered(rest, conflict.theirs, conflict.mine, name) : rest
}

/** The sheet with a photo of a finding that the server has taken, each once. */
export function withPhoto(sheet: Expertise, partId: number, photo: DocumentInfo & { clientId: string }): Expertise {
  const { id, uri, hash, width, height, status, clientId, created } = photo
  const shown = { id, uri, hash: hash ?? '', width, height, status, clientId, created, isAfter: false }
  const checkPartQuotations = sheet.checkPartQuotations.map((part) =>
    part.id === partId ? { ...part, documents: [...part.documents.filter((one) => one.id !== id), shown] } : part,
  )
  return { ...sheet, checkPartQuotations }
}

/** The points with what this device has said since over them. */
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

/** What the findings cost as they were handed in: of points that came back what stood there before. */
export const handedInCost = (parts: readonly CheckPartQuotation[]): number =>
  findingsCost(parts.map((part) => (part.isReopened && part.former ? part.former : part)))

type CheckCategory = (typeof checkCategories)[number]

/** How far a family is, and what its findings cost together in whole dirhams. */
export interface FamilyState {
  category: CheckCategory
  points: number
  answered: number
  findings: number
  cost: number
}

/** The families in their order. */
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

/**
 * What a point lacks before the sheet may be handed in, the photos that wait here counted. Whether a cost is unusual the server alone knows: it says
 * so of what it has.
 */
export function lacksOf(part: ShownPart, waitingPhotos: number, missing: readonly PartLack[]): PartLack[] {
  const photos = part.documents.filter(({ isAfter }) => !isAfter).length + waitingPhotos
  const own = lacksOfFacts({ ...part, ...part.checkPart, photos }, Number.POSITIVE_INFINITY)
  return part.waits || own.length > 0 || !missing.includes('comment') ? own : ['comment']
}
