import type { ReactNode } from 'react'
import { data } from 'react-router'
import { address } from '#client/addresses.ts'
import type { WebsitePage } from '#domains/publishing/content/pages/contract.ts'
import { contentOf, type PageContent } from '#domains/publishing/content/ui/page-content.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import contentTexts from '#texts/content'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import styles from './content-page.module.css'
import { PageMeta } from './page-meta.tsx'

/** Loads the content of a page. On failure it is empty and not cached. */
export async function readContent(asked: Promise<{ data?: WebsitePage; response: Response }>) {
  const { data: page, response } = await asked
  return data(contentOf(page), page ? {} : { status: response.status >= 500 ? 503 : response.status })
}

interface ContentPageProps {
  name: 'about' | 'privacy' | 'cookies' | 'commitments'
  content: PageContent
  lead?: string
  children: ReactNode
}

/** A page written by editors: title and text; without text a notice with the contact options. */
export function ContentPage({ name, content, lead, children }: ContentPageProps) {
  const t = useText(contentTexts)
  const language = useLanguage()
  const title = content.titles[language] || t(`page.${name}`)
  const isEmpty = content.sections.length === 0
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={title} description={t(`description.${name}`)} noIndex={isEmpty} />
      {isEmpty ? (
        <EmptyState heading="h1" title={title} text={t('empty.text')}>
          <ButtonLink to={address.contact()}>{t('empty.write')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <header className={styles.head}>
            <h1>{title}</h1>
            {lead && <p>{lead}</p>}
          </header>
          {children}
        </>
      )}
    </div>
  )
}
