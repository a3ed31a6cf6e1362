interface FigureProps {
  children: string
  /** the text holds words that a browser may translate */
  words?: boolean
}

/**
 * A number or amount that changes while the page is open. Browsers that translate a page put other nodes in the place of its text, and
 * React goes on writing into the old ones: the element is replaced with its value, and a bare number is not translated at all.
 */
export function Figure({ children, words = false }: FigureProps) {
  return (
    <span key={children} translate={words ? undefined : 'no'}>
      {children}
    </span>
  )
}
