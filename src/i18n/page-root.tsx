import type { ReactNode } from 'react'
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
