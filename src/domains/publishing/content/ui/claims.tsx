import type { ReactNode } from 'react'
import { useLanguage } from '#i18n/text.ts'
import { Drawing } from '#ui/icon.tsx'
import styles from './claims.module.css'
import { drawings } from './drawings.ts'
import { ElementPicture } from './element-picture.tsx'
import type { PageContent } from './page-content.ts'
import { RichTextView } from './rich-text.tsx'

/** Commitments as cards, followed by the other sections. `figures`: metrics; `action`: complaint link. */
export function Claims({ content, figures, action }: { content: PageContent; figures: ReactNode; action: ReactNode }) {
  const language = useLanguage()
  return (
    <>
      {content.sections
        .filter(({ type }) => type === 'Commitment')
        .map(({ anchor, titles, elements }) => {
          const Title = titles[language] ? 'h3' : 'h2'
          return (
            <section key={anchor} id={anchor}>
              {titles[language] && <h2 className={styles.title}>{titles[language]}</h2>}
              <ul className={styles.claims}>
                {elements.map((element) => (
                  <li key={element.anchor} id={element.anchor}>
                    <Title className={styles.claim}>
                      <Drawing path={drawings[element.icon ?? 'scale']} size={24} />
                      {element.titles[language]}
                    </Title>
                    <ElementPicture element={element} />
                    <RichTextView text={element.bodies[language]} heading="h4" />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      {figures}
      {content.sections
        .filter(({ type }) => type !== 'Commitment')
        .map(({ anchor, type, titles, elements }) => (
          <section key={anchor} id={anchor} className={styles.quiet}>
            <div>
              {titles[language] && <h2>{titles[language]}</h2>}
              {elements.map((element) => (
                <div key={element.anchor}>
                  {element.titles[language] && <h3>{element.titles[language]}</h3>}
                  <RichTextView text={element.bodies[language]} heading="h4" />
                </div>
              ))}
            </div>
            {type === 'Note' && action}
          </section>
        ))}
    </>
  )
}
