import { createContext, type ReactNode, useContext, useState } from 'react'

/** True inside what only a browser without script reads: another `noscript` in there would end it too early. */
const Written = createContext(false)

interface FoldProps {
  className?: string
  open?: boolean
  summary: ReactNode
  children: ReactNode
}

/**
 * A fold whose inside is built when it is opened: closed, it costs the page nothing. Without script the browser
 * shows what the server wrote for it.
 */
export function Fold({ className, open = false, summary, children }: FoldProps) {
  const [shown, setShown] = useState(open)
  const written = useContext(Written)
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
      {shown || written ? (
        children
      ) : (
        <noscript>
          <Written value={true}>{children}</Written>
        </noscript>
      )}
    </details>
  )
}
