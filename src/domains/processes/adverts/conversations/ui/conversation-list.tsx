import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { signIn } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import adMessagesTexts from '#texts/adMessages'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { Waiting } from '#ui/waiting.tsx'
import type { AdConversation } from '../contract.ts'
import styles from './messages.module.css'

/** Poll interval while the list is visible, in ms. */
const askedEvery = 30_000

/** The user's conversations about adverts, latest first. */
export function ConversationList() {
  const t = useText(adMessagesTexts)
  const { state } = useSession()
  const { data, failed } = useQuery(
    apiQuery('/api/vehicleads/conversations', state === 'signedIn' ? { params: { query: { size: 100 } } } : null, {
      refetchInterval: askedEvery,
      refetchOnWindowFocus: true,
    }),
  )
  if (state === 'anonymous') return <SignInForMessages />
  if (failed) return <Failed heading="h1" title={t('failed.title')} text={t('failed.text')} retry={failed.retry} />
  if (data?.results.length === 0)
    return (
      <EmptyState heading="h1" title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink variant="primary" to={address.search({ OperationTypes: ['Ad'] })}>
          {t('empty.button')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {data && <p>{t('unread', { count: data.unread })}</p>}
      </header>
      {data ? (
        <ul className={styles.list}>
          {data.results.map((one) => (
            <li key={one.id}>
              <Line conversation={one} />
            </li>
          ))}
        </ul>
      ) : (
        <Waiting label={t('loading')} lines={[70, 55, 62]} className={styles.list} />
      )}
    </>
  )
}

/** Isolates the text direction of user input. */
const inItsOrder = (text: string): string => `\u2068${text}\u2069`

/** A conversation: other party, car and last message. */
function Line({
  conversation: { id, side, other, subject, state, lastMessage, lastText, lastIsOwn, unread },
}: {
  conversation: AdConversation
}) {
  const t = useText(adMessagesTexts)
  const { date } = useFormat()
  const text = lastText ?? t('removed')
  return (
    <Link to={address.messages(id)} className={styles.item} data-unread={unread > 0 || undefined} prefetch="intent">
      <span className={styles.row}>
        <b className={styles.who}>
          <bdi>{other ?? t('gone')}</bdi>
        </b>
        <span className={styles.quiet}>{t(`role.${side}`)}</span>
        <span className={styles.when}>{date(localTime(lastMessage).day)}</span>
      </span>
      <span className={styles.about}>
        <bdi>{[subject.title, subject.year].filter(Boolean).join(', ')}</bdi>
      </span>
      <span className={styles.row}>
        <span className={styles.last} dir="auto">
          {lastIsOwn ? t('you', { text: inItsOrder(text) }) : text}
        </span>
        {unread > 0 && <span className={styles.count}>{t('new', { count: unread })}</span>}
        {state !== 'Open' && <StatusLabel tone="draft" label={t(`label.${state}`)} />}
      </span>
    </Link>
  )
}

/** Prompts a visitor to sign in, then returns to this page. */
export function SignInForMessages() {
  const t = useText(adMessagesTexts)
  return (
    <EmptyState heading="h1" title={t('signIn.title')} text={t('signIn.text')}>
      <Button onClick={() => void signIn()}>{t('signIn.button')}</Button>
    </EmptyState>
  )
}
