import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** While the server draws: is told what belongs into the head of the document. */
export const HeadContext = createContext<(title: string | undefined, tags: ReactNode) => void>(() => undefined)

interface HeadProps {
  /** the name of the window; of several, that of the innermost part counts */
  title?: string
  /** `meta` and `link` elements, nothing that has hooks */
  children?: ReactNode
}

/** What a part of a page puts into the head of the document for as long as it is shown. */
export function Head({ title, children }: HeadProps): ReactNode {
  const tell = useContext(HeadContext)
  useTitle(title)
  if (typeof document !== 'undefined') return createPortal(children, document.head)
  tell(title, children)
  return null
}

let drawn = 0
/** the titles of what is shown, by the order in which it was drawn first: what is around comes before what is inside */
const titles = new Map<number, string>()

function useTitle(title: string | undefined): void {
  const [order] = useState(() => ++drawn)
  useLayoutEffect(() => {
    if (title === undefined) return
    titles.set(order, title)
    tellTitle()
    return () => {
      titles.delete(order)
      tellTitle()
    }
  }, [order, title])
}

function tellTitle(): void {
  const last = titles.get(Math.max(...titles.keys()))
  if (last !== undefined) document.title = last
}
