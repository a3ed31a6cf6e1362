import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import type { RichText } from '../pages/contract.ts'
import { faqStructuredData } from './faq-structured-data.ts'
import { contentOf } from './page-content.ts'

test('returns each question with its answer in the page language', () => {
  const body = (text: string): RichText => [
    { kind: 'paragraph', text: [{ text }, { text: ' 1 000 DH', isLtr: true }] },
    { kind: 'list', isOrdered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] },
  ]
  const element = sample('WebsiteElement', { titleFR: 'Combien ?', titleAR: 'شحال؟', bodyFR: body('Un acompte de'), bodyAR: body('تسبيق') })
  const page = sample('WebsitePage', { pageSections: [sample('WebsiteSection', { type: 'FAQ', pageElements: [element] })] })
  expect(faqStructuredData(contentOf(page), 'ar')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'ar',
    mainEntity: [{ '@type': 'Question', name: 'شحال؟', acceptedAnswer: { '@type': 'Answer', text: 'تسبيق 1 000 DH\n\n• a\n• b' } }],
  })
  expect(faqStructuredData(contentOf(undefined), 'fr')).toBeNull()
})
