import { useLanguage } from '#i18n/text.ts'
import styles from './article.module.css'
import { ElementPicture } from './element-picture.tsx'
import type { ContentSection, PageContent } from './page-content.ts'
import { RichTextView } from './rich-text.tsx'

/** Article with a table of contents. */
export function Article({ content, contents }: { content: PageContent; contents: string }) {
  const language = useLanguage()
  const places = content.sections.flatMap(({ anchor, titles, elements }) =>
    titles[language]
      ? [{ to: anchor, title: titles[language] }]
      : elements.flatMap((element) => (element.titles[language] ? [{ to: element.anchor, title: element.titles[language] }] : [])),
  )
  return (
    <div className={styles.layout}>
      {places.length > 2 && (
        <nav className={styles.contents} aria-label={contents}>
          <ul>
            {places.map(({ to, title }) => (
              <li key={to}>
                <a href={`#${to}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Sections sections={content.sections} />
    </div>
  )
}

export function Sections({ sections }: { sections: readonly ContentSection[] }) {
  const language = useLanguage()
  return (
    <div className={styles.sections}>
      {sections.map(({ anchor, titles, elements }) => {
        const title = titles[language]
        const Title = title ? 'h3' : 'h2'
        return (
          <section key={anchor} id={anchor} className={styles.section}>
            {title && <h2>{title}</h2>}
            {elements.map((element) => (
              <div key={element.anchor} id={element.anchor} className={styles.element}>
                {element.titles[language] && <Title>{element.titles[language]}</Title>}
                <ElementPicture element={element} />
                <RichTextView text={element.bodies[language]} heading={title ? 'h4' : 'h3'} />
              </div>
            ))}
          </section>
        )
      })}
    </div>
  )
}
