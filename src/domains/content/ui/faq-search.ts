import { plain } from '../pages/rules.ts'
import type { ContentElement, PageContent } from './page-content.ts'

/** A question with its answer, and both as they are searched. */
export type Answer = ContentElement & { question: string; whole: string }

/** Letters without their marks; the Arabic letters that people write for each other are one. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}\u0640\u2060]/gu, '')
    .toLowerCase()
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('œ', 'oe')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
}

/** Every question of a page, ready to be searched in all languages at once. */
export function readAnswers({ sections }: PageContent): Answer[] {
  return sections.flatMap(({ titles, elements }) =>
    elements.map((element) => ({
      ...element,
      question: folded(Object.values(element.titles).join(' ')),
      whole: folded(
        [titles, element.titles].flatMap((named) => Object.values(named)).join(' ') + Object.values(element.bodies).map(plain).join(' '),
      ),
    })),
  )
}

/** A word without the ending that it may lack in the answer: `voitures` finds `voiture`. The article of Arabic is left away, too. */
const stem = (word: string) => word.replace(/^(?:و?ال|لل)(?=.{3})/, '').replace(/(?<=.{3})(?:es|s|e|er|ez|ات|ون|ين)$/, '')

/**
 * The answers in which every word that was typed begins a word, those that have them in the question first; null while nothing is asked.
 * Words of one or two letters say nothing beside longer ones.
 */
export function findAnswers(answers: readonly Answer[], typed: string): Answer[] | null {
  const all = folded(typed).split(' ').filter(Boolean)
  const long = all.filter((word) => word.length > 2)
  const words = (long.length > 0 ? long : all).map(stem)
  if (words.length === 0) return null
  const has = (text: string, word: string) => new RegExp(`(?:^| )(?:[وبلفك]?ال|لل|[وبلفك])?${word}`).test(text)
  const score = ({ question, whole }: Answer) =>
    words.every((word) => has(whole, word)) ? 1 + words.filter((word) => has(question, word)).length : 0
  return answers
    .map((answer) => ({ answer, score: score(answer) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ answer }) => answer)
}
