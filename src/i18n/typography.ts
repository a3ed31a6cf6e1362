import { factsOf, type Language } from '#shared/language.ts'

/** U+202F, usual in French before ; ! ?, is neither in the font of the screens nor in that of documents (decision 004). */
const noBreak = '\u00a0'

const mark = / (?=[;:!?»])(?!::)/g
/** Space between digits of a number, phone or amount. */
const group = /(?<=\d) (?=\d)/g

/** Replaces spaces before French punctuation marks by no-break spaces; also for texts with names of cars, whose digits stay apart. */
export function spaceMarks(text: string, language: Language): string {
  if (!factsOf(language).spacedMarks) return text
  return text.replaceAll(mark, noBreak).replaceAll('« ', `«${noBreak}`).replaceAll('n° ', `n°${noBreak}`)
}

/**
 * Replaces spaces at which a line must not break by no-break spaces. Text in braces is unaffected, as ICU syntax has no space before
 * punctuation.
 */
export function typeset(message: string, language: Language): string {
  const { dirham, kilometre } = factsOf(language)
  const unit = new RegExp(`(?<=[\\d}]) (?=(?:%|${dirham}|${kilometre}|Mo|h)(?!\\p{L}))`, 'gu')
  const numbers = message.replaceAll(group, noBreak).replaceAll(unit, noBreak)
  return spaceMarks(numbers, language)
}

/**
 * Keeps "e-mail" on one line, for screens, with a word joiner after the hyphen, as U+2011 is not in the font. Unchanged at the start of a
 * text, so that text search finds the word.
 */
export function joinHyphen(message: string): string {
  return message.replaceAll(/(?<=[\s\u00a0’])e-(?=mail)/g, 'e-\u2060')
}
