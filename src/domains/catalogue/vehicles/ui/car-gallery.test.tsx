import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DocumentSpec, GalleryPicture } from '#domains/foundation/documents/contract.ts'
import { PageRoot } from '#i18n/page-root.tsx'
import type { Language } from '#shared/language.ts'
import { CarGallery } from './car-gallery.tsx'

const angles: DocumentSpec[] = [
  'FrontRight',
  'LateralRight',
  'Front',
  'FrontLeft',
  'LateralLeft',
  'BackRight',
  'Back',
  'BackLeft',
  'Dashboard',
  'Interior',
]
const pictures = (isGenerated: boolean, specs = angles): GalleryPicture[] =>
  specs.map((spec, i) => ({ id: `${i}`, hash: 'a'.repeat(64), spec, width: 1440, height: 900, isGenerated }))

function html(shown: GalleryPicture[], language: Language): string {
  return renderToStaticMarkup(
    <PageRoot page={{ language, basePath: '/', origin: 'https://rihla.example' }}>
      <CarGallery title="Dacia Duster" pictures={shown} silhouette={null} videoLink={null} actions={null} />
    </PageRoot>,
  )
}

test.each(['fr', 'ar'] as const)('has a label for every angle (%s)', (language) => {
  const labels = [
    ...html(pictures(true), language).matchAll(/tabindex="-?\d"[^>]*aria-label="([^"]+)"|aria-label="([^"]+)"[^>]*tabindex="-?\d"/g),
  ]
  expect(new Set(labels.map(([text]) => text.replaceAll(/tabindex="-?\d"/g, ''))).size).toBe(angles.length)
})

test.each([
  ['fr', 'Illustration'],
  ['ar', 'صورة توضيحية'],
] as const)('a picture that nobody photographed is called an illustration, a photograph is not (%s)', (language, word) => {
  expect(html(pictures(true), language).split(`>${word}<`)).toHaveLength(2)
  expect(html(pictures(true, ['Front']), language)).toContain(`>${word}<`)
  expect(html(pictures(false), language)).not.toContain(word)
})
