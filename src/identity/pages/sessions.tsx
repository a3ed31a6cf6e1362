import { useText } from '#i18n/text.ts'
import type { Language } from '#shared/language.ts'
import identityTexts from '#texts/identity'
import { Button } from '#ui/button.tsx'
import { Drawing, Icon } from '#ui/icon.tsx'
import styles from './manage.module.css'
import { moment } from './moment.ts'
import type { ManagePage, Session } from './page.ts'
import { PressForm } from './press-form.tsx'
import { shownName } from './shown-words.ts'

const monitor = 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z M8 21h8 M12 17v4'

/** Signed-in devices, with sign-out of one or all. */
export function Sessions({ page: { sessions, links, token }, language }: { page: ManagePage; language: Language }) {
  const t = useText(identityTexts)
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <Device session={session} action={links.endSession} token={token} language={language} key={session.id} />
        ))}
      </ul>
      <div className={styles.foot}>
        <PressForm action={links.endSessions} token={token}>
          <Button type="submit" variant="outline">
            {t('manage.endSessions')}
          </Button>
        </PressForm>
        <p className={styles.hint}>{t('manage.endSessionsHint')}</p>
      </div>
    </>
  )
}

function Device({ session, action, token, language }: { session: Session; action: string; token: string; language: Language }) {
  const t = useText(identityTexts)
  const { id, current, browser, system, since, lastSeen } = session
  const device =
    browser && system
      ? t('manage.device', { browser: shownName(browser), system: shownName(system) })
      : browser || system || t('manage.unknownDevice')
  return (
    <li className={`${styles.row} ${styles.device}`}>
      {/^(android|ios|iphone|ipad)/i.test(system) ? <Icon name="smartphone" size={24} /> : <Drawing path={monitor} size={24} />}
      <div className={styles.value}>
        <span>{device}</span>
        {current ? (
          <span className={styles.here}>{t('manage.currentDevice')}</span>
        ) : (
          <p>{t('manage.lastSeen', moment(lastSeen, language))}</p>
        )}
        <p>{t('manage.since', { date: moment(since, language).date })}</p>
      </div>
      {!current && (
        <PressForm action={action} token={token}>
          <input type="hidden" name="session" value={id} />
          <button type="submit" className={styles.action} aria-label={t('manage.endSessionOf', { device })}>
            {t('manage.endSession')}
          </button>
        </PressForm>
      )}
    </li>
  )
}
