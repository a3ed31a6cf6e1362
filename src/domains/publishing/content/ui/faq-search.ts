import { plain } from '../pages/rules.ts'
import { isFiller, wordsOf, writtenFor } from './faq-words.ts'
import type { ContentElement, PageContent } from './page-content.ts'

/** Question and answer with their search texts. */
export type Answer = ContentElement & { question: string; whole: string }

/** Folds a text: no accents, no doubled letters, one form of similar Arabic letters. */
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

/** Returns every question of a page with a search text of all languages. */
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

/** Returns the stem of a word: `voitures` matches `voiture`. Removes the Arabic article. */
const stem = (word: string) =>
  word.replace(/^(?:[وفبك]?ال|لل)(?=.{3})/, '').replace(/(?<=.{3})(?:ations?|ements?|es|s|e|er|ez|ات|ون|ين|ها|ه)$/, '')

/** Minimum share of the search terms in an answer: queries are long and contain typing errors. */
const enough = 0.4
/** Minimum share when matches in the question count twice. */
const enoughAsked = 0.6
/** Weight of an unknown word: as one in few answers. */
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
