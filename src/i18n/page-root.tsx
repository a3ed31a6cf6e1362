import { type ReactNode, useContext } from 'react'
import type { Language } from '#shared/language.ts'
import { type Page, PageContext } from './text.ts'

interface PageRootProps {
  page: Page
  children: ReactNode
}

/** Provides URL context and language of a page to its components. */
export function PageRoot({ page, children }: PageRootProps) {
  return <PageContext value={page}>{children}</PageContext>
}

/** Renders a part of a page in another language. Suspends in the browser until its texts are loaded. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const page = useContext(PageContext)
  return <PageContext value={{ ...page, language }}>{children}</PageContext>
}
