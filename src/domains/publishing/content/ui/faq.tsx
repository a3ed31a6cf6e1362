import { useMemo, useRef, useState } from 'react'
import { useLanguage, useText } from '#i18n/text.ts'
import contentTexts from '#texts/content'
import { Accordion } from '#ui/accordion.tsx'
import { useEarlyInput } from '#ui/early-input.ts'
import { Icon } from '#ui/icon.tsx'
import { AnswerVote } from './answer-vote.tsx'
import styles from './faq.module.css'
import { findAnswers, readAnswers } from './faq-search.ts'
import type { PageContent } from './page-content.ts'
import { RichTextView } from './rich-text.tsx'

/** FAQ by topic with a search field in every language. `writeHref`: contact page. */
export function Faq({ content, writeHref }: { content: PageContent; writeHref: string }) {
  const t = useText(contentTexts)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const place = useRef<HTMLElement>(null)
  useEarlyInput(place)
  const answers = useMemo(() => readAnswers(content), [content])
  const found = useMemo(() => findAnswers(answers, typed), [answers, typed])
  const vote = (question: string) => <AnswerVote question={question} writeHref={writeHref} />
  return (
    <div className={styles.faq}>
      <search ref={place} className={styles.search}>
        <Icon name="search" size={20} />
        <input
          type="search"
          value={typed}
          maxLength={100}
          aria-label={t('faq.search')}
          placeholder={t('faq.placeholder')}
          aria-describedby="faq-found"
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      <p id="faq-found" className={styles.found} role="status">
        {found && (found.length > 0 ? t('faq.found', { count: found.length }) : t('faq.none'))}
      </p>
      {!found && content.sections.length > 1 && (
        <nav aria-label={t('faq.topics')}>
          <ul className={styles.topics}>
            {content.sections.map(({ anchor, titles, elements }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>
                  <b>{titles[language]}</b>
                  <span>{t('faq.found', { count: elements.length })}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <h2>{t('faq.title')}</h2>
      {found ? (
        <div className={styles.topic}>
          {found.map(({ anchor, titles, bodies }, i) => (
            <Accordion key={anchor} title={titles[language]} open={i === 0}>
              <RichTextView text={bodies[language]} />
              {vote(titles.fr)}
            </Accordion>
          ))}
          {found.length === 0 && (
            <a className={styles.write} href={writeHref}>
              {t('faq.write')}
            </a>
          )}
        </div>
      ) : (
        content.sections.map(({ anchor, titles, elements }) => (
          <section key={anchor} id={anchor} className={styles.topic}>
            <h3>{titles[language]}</h3>
            {elements.map((element) => (
              <Accordion key={element.anchor} title={element.titles[language]}>
                <RichTextView text={element.bodies[language]} heading="h4" />
                {vote(element.titles.fr)}
              </Accordion>
            ))}
          </section>
        ))
      )}
    </div>
  )
}
