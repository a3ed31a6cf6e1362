import { type ReactNode, useContext } from 'react'
import type { Language } from '#shared/language.ts'
import { PackContext, type PackSource, type Page, PageContext } from './text.ts'

interface PageRootProps {
  page: Page
  /** the packs of the page's language, compiled ahead */
  pack: PackSource
  children: ReactNode
}

/** What every screen stands on: the page's address, language and sentences. */
export function PageRoot({ page, pack, children }: PageRootProps) {
  return (
    <PageContext value={page}>
      <PackContext value={pack}>{children}</PackContext>
    </PageContext>
  )
}

/** A part of a page in another language than the page's own, once it is in a browser; it may suspend until the sentences are there. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const page = useContext(PageContext)
  const pack = useContext(PackContext)
  return (
    <PageRoot page={{ ...page, language }} pack={(name) => pack(name, language)}>
      {children}
    </PageRoot>
  )
}
