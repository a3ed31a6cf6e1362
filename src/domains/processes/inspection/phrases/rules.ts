import type { Localized } from '#shared/language.ts'
import groups from '../data/phrases.json' with { type: 'json' }

/** A set phrase of a finding. Answers store the id, so an id is never removed or reused. */
export interface Phrase {
  id: string
  texts: Localized
}

const phraseById = new Map<string, Phrase>(groups.flatMap(({ phrases }) => phrases.map((phrase) => [phrase.id, phrase] as const)))

/** Returns the phrases of a point by its code. A point that the catalogue does not name has the general ones. */
export function phrasesOf(code: string): Phrase[] {
  const own = groups.filter(({ points }) => points.some((point) => point === code))
  return (own.length > 0 ? own : groups.filter(({ points }) => points.length === 0)).flatMap(({ phrases }) => phrases)
}

/** Returns the texts of phrases in every language, in the given order. Ids that the catalogue does not have are left out. */
export function phraseTexts(ids: readonly string[]): Localized[] {
  return ids.flatMap((id) => phraseById.get(id)?.texts ?? [])
}
