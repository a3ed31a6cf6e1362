import { type ReactNode, useContext } from 'react'
import type { Language } from '#shared/language.ts'
import { type Page, PageContext } from './text.ts'

interface PageRootProps {
  page: Page
  children: ReactNode
}

/** Provides a page's address and language to every component below. */
export function PageRoot({ page, children }: PageRootProps) {
  return <PageContext value={page}>{children}</PageContext>
}

/** Renders a part of a page in another language. Suspends in a browser until the texts of that language are fetched. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const page = useContext(PageContext)
  return <PageContext value={{ ...page, language }}>{children}</PageContext>
}
