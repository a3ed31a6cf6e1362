import { renderToStaticMarkup } from 'react-dom/server'
import { PageRoot } from '#i18n/page-root.tsx'
import { PageDocument } from './document.tsx'
import type { IdentityPage, Shown } from './page.ts'
import { PageBody } from './page-body.tsx'

/** Renders an identity page as static HTML, without hydration. */
export function renderIdentityPage(page: IdentityPage, shown: Shown): string {
  const { language, basePath } = shown
  const html = renderToStaticMarkup(
    <PageRoot page={{ language, basePath, origin: '' }}>
      <PageDocument page={page} shown={shown}>
        <PageBody page={page} shown={shown} />
      </PageDocument>
    </PageRoot>,
  )
  return `<!DOCTYPE html>${html}`
}
