import type { Token } from './tokens.ts'
import { longestNegator, negatedAfter, negationJoiners, negationLinks, negators, notNegated, notOnly } from './words.ts'

/** A recognised part of the sentence; `kind` is the kind of filter. */
export interface Piece {
  at: number
  length: number
  kind: string
}

/** How a thing was meant: not wanted, or neither wanted nor unwanted ("pas seulement du diesel"). `at` is where the words of the negation begin. */
export interface Negation {
  meant: 'excluded' | 'open'
  at: number
  /** index of its last word when the negation follows the term */
  end?: number
}

/** Maximum number of words between a negation and the first negated term. */
const reach = 4

/**
 * Which pieces are said not to be wanted, in any of the languages: a negation reaches the next thing behind it over articles and the
 * like, and from there to things of the same kind that "and", "or" and "nor" add. Takes the words of the negations that it uses.
 */
export function readNegations(tokens: readonly Token[], pieces: readonly Piece[]): Map<Piece, Negation> {
  const negated = new Map<Piece, Negation>()
  let before: Piece | null = null
  for (const piece of pieces) {
    const negation = negationBefore(tokens, piece.at, before ? before.at + before.length : 0) ?? continued(tokens, piece, before, negated)
    const found = negation ?? negationBehind(tokens, piece)
    if (found) negated.set(piece, found)
    before = piece
  }
  return negated
}

/** Whether the text ends with a negation, so that what is typed next will not be wanted. */
export function endsNegated(tokens: readonly Token[]): boolean {
  return negationBefore(tokens, tokens.length, 0) !== null
}

/** Marks the words of a negation as used, once the negated term is known to be a filter. */
export function take(tokens: readonly Token[], piece: Piece, { at, end }: Negation): void {
  for (let i = Math.min(at, piece.at); i <= Math.max(end ?? 0, piece.at + piece.length - 1); i++) (tokens[i] as Token).taken = true
}

/** The negation that ends right before a place, or before the linking words there; it begins no earlier than `from`. */
export function negationBefore(tokens: readonly Token[], place: number, from: number): Negation | null {
  for (let end = place; place - end <= reach; end--) {
    const found = phraseEndingAt(tokens, end, from)
    if (found) return found
    const link = tokens[end - 1]
    if (!link || tokens[end]?.apart || !negationLinks.has(link.text)) return null
  }
  return null
}

function phraseEndingAt(tokens: readonly Token[], end: number, from: number): Negation | null {
  if (tokens[end]?.apart) return null
  const ending = (phrases: ReadonlySet<string>, more = 0): number | null => {
    for (let length = longestNegator + more; length > 0; length--) {
      const at = end - length
      if (at >= from && phrases.has(textOf(tokens, at, end))) return at
    }
    return null
  }
  const open = ending(notOnly, 1)
  if (open !== null) return { meant: 'open', at: open }
  if (ending(notNegated, 1) !== null) return null
  const at = ending(negators)
  return at === null ? null : { meant: 'excluded', at }
}

/** "sauf Dacia et Renault", "ni diesel ni hybride": the same kind of thing goes on being unwanted. */
function continued(tokens: readonly Token[], piece: Piece, before: Piece | null, negated: ReadonlyMap<Piece, Negation>): Negation | null {
  const earlier = before && negated.get(before)
  if (!before || !earlier || earlier.end !== undefined || before.kind !== piece.kind) return null
  const between = tokens.slice(before.at + before.length, piece.at)
  const joined = between.some(({ text }) => negationJoiners.has(text)) || (tokens[piece.at]?.apart ?? false)
  if (!joined || !between.every(({ text }) => negationJoiners.has(text) || negationLinks.has(text))) return null
  return { meant: earlier.meant, at: before.at + before.length }
}

/** "diesel s'abstenir", "automatique non merci". */
function negationBehind(tokens: readonly Token[], { at, length }: Piece): Negation | null {
  const first = at + length
  const end = tokens[first]?.text === 's' ? first + 1 : first
  const word = tokens[end]
  if (!word || word.apart || !negatedAfter.has(word.text)) return null
  const next = tokens[end + 1]
  // "diesel non accidentée": the no belongs to what follows
  if (word.text === 'non' && next && !next.apart && next.text !== 'merci') return null
  return { meant: 'excluded', at, end }
}

function textOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
}
