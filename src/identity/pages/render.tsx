import { renderToStaticMarkup } from 'react-dom/server'
import { PageRoot } from '#i18n/page-root.tsx'
import { PageDocument } from './document.tsx'
import type { IdentityPage, Shown } from './page.ts'
import { PageBody } from './page-body.tsx'

/** Renders a page of the identity provider as HTML. React does not run on it in the browser: a small script only adds comfort to what already works. */
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
