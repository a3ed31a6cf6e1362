import { plain } from '../pages/rules.ts'
import { isFiller, wordsOf, writtenFor } from './faq-words.ts'
import type { ContentElement, PageContent } from './page-content.ts'

/** A question with its answer, and both as they are searched. */
export type Answer = ContentElement & { question: string; whole: string }

/** Letters without their marks, doubled ones once; the Arabic letters that people write for each other are one. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}\u0640\u2060]/gu, '')
    .toLowerCase()
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('œ', 'oe')
    .replaceAll(/([a-z])\1+/g, '$1')
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
const stem = (word: string) =>
  word.replace(/^(?:[وفبك]?ال|لل)(?=.{3})/, '').replace(/(?<=.{3})(?:ations?|ements?|es|s|e|er|ez|ات|ون|ين|ها|ه)$/, '')

/** The part of what was typed that an answer must hold: people tell their story, and slip. */
const enough = 0.4
/** The same with what its question holds counted once more. */
const enoughAsked = 0.6
/** A word that stands nowhere weighs as much as one that stands in few answers. */
const rare = 3

/**
 * Returns the answers that contain the search terms or their synonyms as prefixes, those with matches in the question first; null for an
 * empty query. Rarer words weigh more. Words of one or two letters and filler words count only alone.
 */
export function findAnswers(answers: readonly Answer[], typed: string): Answer[] | null {
  const all = wordsOf(folded(typed))
  const telling = all.filter((word) => word.length > 2 && !isFiller(word))
  const words = (telling.length > 0 ? telling : all).map((word) => beginning([stem(word), ...writtenFor(word).map(folded)]))
  if (words.length === 0) return null
  const weighed = words.map((word) => {
    const having = answers.filter(({ whole }) => word.test(whole)).length
    return { word, weight: Math.max(0.1, Math.log(answers.length / (having || rare))) }
  })
  const sum = (has: (word: RegExp) => boolean) => weighed.reduce((total, { word, weight }) => total + (has(word) ? weight : 0), 0)
  const total = sum(() => true)
  return answers
    .map((answer) => ({ answer, held: sum((word) => word.test(answer.whole)), asked: sum((word) => word.test(answer.question)) }))
    .filter(({ held, asked }) => held > 0 && (held >= total * enough || held + asked >= total * enoughAsked))
    .sort((a, b) => b.held + b.asked - a.held - a.asked)
    .map(({ answer }) => answer)
}

const beginning = (words: readonly string[]) => new RegExp(`(?:^| )(?:[وبلفك]?ال|لل|[وبلفك])?(?:${words.join('|')})`)
