import type { Language } from '#shared/language.ts'
import { plain } from '../pages/rules.ts'
import type { PageContent } from './page-content.ts'

/** Returns the questions of a page as schema.org data in one language; null without any. */
export function faqStructuredData({ sections }: PageContent, language: Language): Record<string, unknown> | null {
  const questions = sections
    .flatMap(({ elements }) => elements)
    .map(({ titles, bodies }) => ({ name: titles[language], text: plain(bodies[language]) }))
  return questions.length > 0 ? questionsStructuredData(questions, language) : null
}

/** Returns questions with answers as schema.org FAQPage. */
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
