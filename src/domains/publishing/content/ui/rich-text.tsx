import { Link } from 'react-router'
import type { RichInline, RichText } from '../pages/contract.ts'
import styles from './rich-text.module.css'

/** Rich text: paragraphs, headings and lists. Editor input is never parsed as HTML. */
export function RichTextView({ text, heading: Heading = 'h3' }: { text: RichText; heading?: 'h3' | 'h4' }) {
  return (
    <div className={styles.text}>
      {text.map((block, i) => {
        // the text is static: the index is a stable key
        const key = `${i}`
        if (block.kind === 'heading')
          return (
            <Heading key={key}>
              <Line line={block.text} />
            </Heading>
          )
        if (block.kind === 'paragraph')
          return (
            <p key={key}>
              <Line line={block.text} />
            </p>
          )
        const List = block.isOrdered ? 'ol' : 'ul'
        return (
          <List key={key}>
            {block.items.map((item, place) => (
              <li key={`${key}-${place.toString()}`}>
                <Line line={item} />
              </li>
            ))}
          </List>
        )
      })}
    </div>
  )
}

function Line({ line }: { line: readonly RichInline[] }) {
  return line.map((inline, i) => <Inline key={`${i.toString()}`} {...inline} />)
}

function Inline({ text, isBold, isLtr, href }: RichInline) {
  const words = isLtr ? (
    // a number does not wrap, a name or an address may
    <bdi dir="ltr" className={/\p{L}/u.test(text) ? undefined : 'num'}>
      {text}
    </bdi>
  ) : (
    text
  )
  const shown = isBold ? <b>{words}</b> : words
  if (!href) return shown
  return href.startsWith('/') ? <Link to={href}>{shown}</Link> : <a href={href}>{shown}</a>
}
