interface FigureProps {
  children: string
  /** the text contains translatable words */
  words?: boolean
}

/**
 * Renders a number that changes while the page is open. Browser translation replaces text nodes, which React would keep updating. The
 * element is therefore remounted for each value, and plain numbers are excluded from translation.
 */
export function Figure({ children, words = false }: FigureProps) {
  return (
    <span key={children} translate={words ? undefined : 'no'}>
      {children}
    </span>
  )
}
