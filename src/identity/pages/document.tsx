import type { ReactNode } from 'react'
import { useText } from '#i18n/text.ts'
import { direction } from '#shared/language.ts'
import identityTexts from '#texts/identity'
import styles from './frame.module.css'
import type { IdentityPage, Shown } from './page.ts'
import { usePageTitle } from './use-page-title.ts'

/** Renders the document: not indexed by search engines, and without referrer. */
export function PageDocument({ page, shown, children }: { page: IdentityPage; shown: Shown; children: ReactNode }) {
  const { language, basePath, site, files } = shown
  const t = useText(identityTexts)
  const title = usePageTitle(page)
  const failed = 'form' in page && Object.keys(page.form.errors).length > 0
  return (
    <html lang={language} dir={direction(language)}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${failed ? t('errorTitle', { title }) : title} – ${site.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="same-origin" />
        <link rel="icon" href={`${basePath}img/mark.svg`} type="image/svg+xml" />
        {files.styles.map((href) => (
          <link rel="stylesheet" href={href} key={href} />
        ))}
        {files.script && <script type="module" src={files.script} />}
      </head>
      <body className={styles.body}>{children}</body>
    </html>
  )
}
