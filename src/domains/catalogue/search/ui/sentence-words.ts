import type { Chip, SearchCriteria, Suggest } from '#domains/catalogue/search/query-parser/contract.ts'
import { type Part, partsOf, withCriteria } from '../address.ts'
import { type Sort, sortOf } from '../values.ts'

/** Words of a sentence with their filters. */
export interface ReadWords {
  words: string
  parts: Part[]
  /** requested sort, by its name in the pack */
  order: Sort['name'] | null
}

/** Groups chips by their words: a model and its make are one chip. */
export function readWords(chips: readonly Chip[]): ReadWords[] {
  const byWords = new Map<string, Record<string, unknown>>()
  for (const { text, parameter, value } of chips) {
    const criteria = byWords.get(text) ?? {}
    const isBound = typeof value !== 'string' || /^M(?:in|ax)|^sort/.test(parameter)
    criteria[parameter] = isBound ? value : [...((criteria[parameter] as unknown[] | undefined) ?? []), value]
    byWords.set(text, criteria)
  }
  return [...byWords].map(([words, criteria]) => {
    const search = withCriteria(new URLSearchParams(), criteria as SearchCriteria)
    return { words, parts: partsOf(search), order: search.has('sortPropertyName') ? sortOf(search).name : null }
  })
}

/** Returns the unrecognised words; omits the word being typed while it has completions. */
export function unreadWords(text: string, { unknown, suggestions }: Pick<Suggest, 'unknown' | 'suggestions'>): string[] {
  const isTyping = suggestions.length > 0 && !/\s$/u.test(text)
  return isTyping ? unknown.filter((word) => !text.endsWith(word)) : [...unknown]
}

/** Removes words from the sentence. `words` come from the server with single spaces, western digits and no space within numbers. */
export function withoutWords(text: string, words: string): string {
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) => [...word].map(letter).join(''))
    .join('[^\\p{L}\\p{N}]*')
  return text
    .replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu'), ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function letter(char: string): string {
  if (!/\d/.test(char)) return char.replace(/[^\p{L}\p{N}]/u, '\\$&')
  const digit = Number(char)
  return `[${digit}${String.fromCharCode(0x660 + digit)}${String.fromCharCode(0x6f0 + digit)}][ .,\\u00a0\\u202f'’]?`
}

/** Replaces the end of the sentence that is a prefix of the name by the name. */
export function completedWith(text: string, name: string): string {
  const words = text.trim().split(/\s+/)
  const plain = (one: string) => one.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const fits = [3, 2, 1].find((length) => length <= words.length && plain(name).startsWith(plain(words.slice(-length).join(' '))))
  return `${[...words.slice(0, -(fits ?? 1)), name].join(' ')} `
}
