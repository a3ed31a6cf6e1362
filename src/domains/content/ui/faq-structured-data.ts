import type { Language } from '#shared/language.ts'
import { plain } from '../pages/rules.ts'
import type { PageContent } from './page-content.ts'

/** The questions of a page of the site as schema.org describes them, in one language; null where there are none. */
export function faqStructuredData({ sections }: PageContent, language: Language): Record<string, unknown> | null {
  const questions = sections
    .flatMap(({ elements }) => elements)
    .map(({ titles, bodies }) => ({ name: titles[language], text: plain(bodies[language]) }))
  return questions.length > 0 ? questionsStructuredData(questions, language) : null
}

/** Questions with their answers as schema.org describes them (FAQPage). */
export function questionsStructuredData(
  questions: readonly { name: string | undefined; text: string }[],
  language: Language,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questions.map(({ name, text }) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } })),
  }
}
