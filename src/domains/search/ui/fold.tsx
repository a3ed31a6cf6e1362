import { createContext, type ReactNode, useContext, useState } from 'react'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'

/** Of a form that has to work without script: true where its folds are written out, else the address at which they are. */
export const WrittenFolds = createContext<true | string | null>(null)

interface FoldProps {
  className?: string
  open?: boolean
  /** true for what a browser without script reads here, not on the page with everything written out: nothing in it folds */
  inPage?: boolean
  summary: ReactNode
  children: ReactNode
}

/**
 * A fold whose inside is built when it is opened: closed, it costs the page nothing. A browser without script finds a link in it to the
 * page with everything written out.
 */
export function Fold({ className, open = false, inPage = false, summary, children }: FoldProps) {
  const [shown, setShown] = useState(open)
  const written = useContext(WrittenFolds)
  return (
    <details
      className={className}
      open={shown}
      onToggle={(event) => {
        // A fold inside this one tells of its own opening too.
        if (event.target === event.currentTarget) setShown(event.currentTarget.open)
      }}
    >
      {summary}
      {shown || written === true ? children : written && <noscript>{inPage ? children : <ToWritten href={written} />}</noscript>}
    </details>
  )
}

function ToWritten({ href }: { href: string }) {
  const t = useText(searchTexts)
  return (
    <a href={href} rel="nofollow">
      {t('filters.all')}
    </a>
  )
}
