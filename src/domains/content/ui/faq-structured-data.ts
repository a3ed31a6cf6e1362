import type { Language } from '#shared/language.ts'
import { plain } from '../pages/rules.ts'
import type { PageContent } from './page-content.ts'

/** Questions with their answers as schema.org describes them (FAQPage), in one language; null where there are none. */
export function faqStructuredData({ sections }: PageContent, language: Language): Record<string, unknown> | null {
  const questions = sections
    .flatMap(({ elements }) => elements)
    .map(({ titles, bodies }) => ({
      '@type': 'Question',
      name: titles[language],
      acceptedAnswer: { '@type': 'Answer', text: plain(bodies[language]) },
    }))
  return questions.length > 0 ? { '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage: language, mainEntity: questions } : null
}
