import { createContext, type ReactNode, useContext, useState } from 'react'
import { useText } from '#i18n/text.ts'
import searchFiltersTexts from '#texts/searchFilters'

/** For forms without JavaScript: true when folds are expanded, else the URL of the page with expanded folds. */
export const WrittenFolds = createContext<true | string | null>(null)

interface FoldProps {
  className?: string
  open?: boolean
  /** true for content of browsers without JavaScript; the page with expanded folds renders it unfolded */
  inPage?: boolean
  summary: ReactNode
  children: ReactNode
}

/** A collapsible section that renders its content when opened. Without JavaScript it contains a link to the page with expanded folds. */
export function Fold({ className, open = false, inPage = false, summary, children }: FoldProps) {
  const [shown, setShown] = useState(open)
  const written = useContext(WrittenFolds)
  return (
    <details
      className={className}
      open={shown}
      onToggle={(event) => {
        // Toggle events of nested folds bubble.
        if (event.target === event.currentTarget) setShown(event.currentTarget.open)
      }}
    >
      {summary}
      {shown || written === true ? children : written && <noscript>{inPage ? children : <ToWritten href={written} />}</noscript>}
    </details>
  )
}

function ToWritten({ href }: { href: string }) {
  const t = useText(searchFiltersTexts)
  return (
    <a href={href} rel="nofollow">
      {t('filters.all')}
    </a>
  )
}
