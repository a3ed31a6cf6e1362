import { plain } from '../pages/rules.ts'
import { isFiller, writtenFor } from './darija.ts'
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

/** Of how many typed words a long sentence may lack some: people tell their story. */
const enough = 2 / 3

/**
 * The answers in which every word that was typed begins a word, or one that says the same in Darija, those that have them in the question
 * first; null while nothing is asked. Words of one or two letters, and those that name nothing, say nothing beside others. Where no answer
 * has every word of a sentence, those that have most of them.
 */
export function findAnswers(answers: readonly Answer[], typed: string): Answer[] | null {
  const all = folded(typed).split(' ').filter(Boolean)
  const telling = all.filter((word) => word.length > 2 && !isFiller(word))
  const words = (telling.length > 0 ? telling : all).map((word) => [stem(word), ...writtenFor(word)])
  if (words.length === 0) return null
  const rated = (least: number) => answersWith(answers, words, least)
  const found = rated(words.length)
  return found.length > 0 || words.length < 3 ? found : rated(Math.ceil(words.length * enough))
}

/** `words`: of each that was typed the beginnings that count as it. */
function answersWith(answers: readonly Answer[], words: readonly (readonly string[])[], least: number): Answer[] {
  const has = (text: string, word: readonly string[]) => new RegExp(`(?:^| )(?:[وبلفك]?ال|لل|[وبلفك])?(?:${word.join('|')})`).test(text)
  const score = ({ question, whole }: Answer) => {
    const held = words.filter((word) => has(whole, word)).length
    return held < least ? 0 : held + words.filter((word) => has(question, word)).length
  }
  return answers
    .map((answer) => ({ answer, score: score(answer) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ answer }) => answer)
}
