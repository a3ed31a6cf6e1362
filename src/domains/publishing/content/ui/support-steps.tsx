import { useLanguage, useText } from '#i18n/text.ts'
import contentTexts from '#texts/content'
import { Tabs } from '#ui/tabs.tsx'
import type { ContentSection, PageContent } from './page-content.ts'
import { RichTextView } from './rich-text.tsx'
import styles from './support-steps.module.css'

/** Instructions after a breakdown or an accident, with further information. */
export function SupportSteps({ content }: { content: PageContent }) {
  const t = useText(contentTexts)
  const language = useLanguage()
  const isCase = ({ type }: ContentSection) => type === 'Breakdown' || type === 'Accident'
  const cases = content.sections.filter(isCase)
  const further = content.sections.filter((section) => !isCase(section))
  return (
    <div className={styles.layout}>
      {cases.length > 0 && (
        <div>
          <h2 className="vh">{t('support.steps')}</h2>
          <Tabs
            label={t('support.steps')}
            tabs={cases.map(({ anchor, type, titles, elements }) => ({
              name: titles[language] || t(`support.${type === 'Accident' ? 'accident' : 'breakdown'}`),
              content: (
                <ol className={styles.steps} id={anchor}>
                  {elements.map((element) => (
                    <li key={element.anchor}>
                      <h3>{element.titles[language]}</h3>
                      <RichTextView text={element.bodies[language]} heading="h4" />
                    </li>
                  ))}
                </ol>
              ),
            }))}
          />
        </div>
      )}
      {further.length > 0 && (
        <aside className={styles.further}>
          {further.map(({ anchor, titles, elements }) => (
            <section key={anchor} className={styles.panel}>
              <h2>{titles[language]}</h2>
              {elements.map((element) => (
                <RichTextView key={element.anchor} text={element.bodies[language]} />
              ))}
            </section>
          ))}
        </aside>
      )}
    </div>
  )
}
