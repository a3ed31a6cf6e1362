import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react'

export interface KeptMarkupProps {
  /** Says all that the markup depends on beside the language and the address of the site. */
  named: () => string
  children: ReactNode
}

/** While the server draws: what gives the markup of before to parts of the same name. */
export const MarkupKeeper = createContext<ComponentType<KeptMarkupProps> | null>(null)

/**
 * A part of a page that the server draws once for each name, wherever it stands. Nothing in it may count (`useId`, `<Suspense>`) or put
 * something into the head. In the browser, and without a name, it is nothing special.
 */
export function KeptMarkup({ named, children }: { named: (() => string) | undefined; children: ReactNode }): ReactNode {
  const Keeper = useContext(MarkupKeeper)
  return Keeper && named ? createElement(Keeper, { named, children }) : children
}
