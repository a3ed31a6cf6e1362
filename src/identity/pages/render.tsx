import { renderToStaticMarkup } from 'react-dom/server'
import { PageRoot } from '#i18n/page-root.tsx'
import type { PackSource } from '#i18n/text.ts'
import { PageDocument } from './document.tsx'
import type { IdentityPage, Shown } from './page.ts'
import { PageBody } from './page-body.tsx'

/** A whole page as HTML. Nothing in it wakes up in the browser: the small script only adds comfort to what already works. */
export function renderIdentityPage(page: IdentityPage, shown: Shown, pack: PackSource): string {
  const { language, basePath } = shown
  const html = renderToStaticMarkup(
    <PageRoot page={{ language, basePath, origin: '' }} pack={pack}>
      <PageDocument page={page} shown={shown}>
        <PageBody page={page} shown={shown} />
      </PageDocument>
    </PageRoot>,
  )
  return `<!DOCTYPE html>${html}`
}
