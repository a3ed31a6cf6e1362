import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { useText } from '#i18n/text.ts'
import contentTexts from '#texts/content'
import { Button } from '#ui/button.tsx'
import styles from './answer-vote.module.css'

/** Vote on an answer; a negative vote offers a contact link. `question`: in French. */
export function AnswerVote({ question, writeHref }: { question: string; writeHref: string }) {
  const t = useText(contentTexts)
  const [said, setSaid] = useState<boolean | null>(null)
  function say(isHelpful: boolean): void {
    setSaid(isHelpful)
    // a lost vote has no effect for the reader
    callApi('post', '/api/websitepages/faq/votes', { body: { question, isHelpful } }).catch(() => undefined)
  }
  return (
    <div className={styles.vote} role="status">
      {said === null ? (
        <>
          <span>{t('faq.helpful')}</span>
          <span className={styles.words}>
            <Button size="small" variant="outline" onClick={() => say(true)}>
              {t('faq.yes')}
            </Button>
            <Button size="small" variant="outline" onClick={() => say(false)}>
              {t('faq.no')}
            </Button>
          </span>
        </>
      ) : said ? (
        t('faq.thanks')
      ) : (
        <>
          {t('faq.sorry')} <a href={writeHref}>{t('faq.write')}</a>
        </>
      )}
    </div>
  )
}
