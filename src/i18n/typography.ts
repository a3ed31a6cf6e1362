import { factsOf, type Language } from '#shared/language.ts'

/** The narrow one that French likes before ; ! ? is neither in the font of the screens nor in that of the papers (decision 034). */
const noBreak = '\u00a0'

const mark = / (?=[;:!?»])(?!::)/g
/** Between the letters of a number, of a phone or of a sum. */
const group = /(?<=\d) (?=\d)/g

/**
 * A sentence of a pack with the spaces at which no line may end. Authors write plain spaces; what stands between braces stays, because no
 * syntax of a message has a space before a mark.
 */
export function typeset(message: string, language: Language): string {
  const { spacedMarks, dirham, kilometre } = factsOf(language)
  const unit = new RegExp(`(?<=[\\d}]) (?=(?:%|${dirham}|${kilometre}|Mo|h)(?!\\p{L}))`, 'gu')
  const numbers = message.replaceAll(group, noBreak).replaceAll(unit, noBreak)
  if (!spacedMarks) return numbers
  return numbers.replaceAll(mark, noBreak).replaceAll('« ', `«${noBreak}`).replaceAll('n° ', `n°${noBreak}`)
}

/**
 * "e-mail" in one piece where a line ends, for screens. A joiner behind the plain hyphen, because the no-break hyphen is not in the font;
 * at the beginning of a label the word stays as people look for it.
 */
export function joinHyphen(message: string): string {
  return message.replaceAll(/(?<=[\s\u00a0’])e-(?=mail)/g, 'e-\u2060')
}
