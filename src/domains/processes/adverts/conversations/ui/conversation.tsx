import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useApiMutation } from '#client/mutation.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useSession } from '#client/use-session.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import adMessagesTexts from '#texts/adMessages'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { Waiting } from '#ui/waiting.tsx'
import type { WholeAdConversation } from '../contract.ts'
import { Composer } from './composer.tsx'
import { ConversationActions } from './conversation-actions.tsx'
import { SignInForMessages } from './conversation-list.tsx'
import styles from './messages.module.css'

type Message = WholeAdConversation['messages'][number]

/** Poll interval while a conversation is visible, in ms. */
const askedEvery = 15_000

/** Messages of a conversation and the input; visible messages count as read. */
export function Conversation({ id }: { id: number }) {
  const t = useText(adMessagesTexts)
  const { state } = useSession()
  const isNumber = Number.isInteger(id) && id > 0 && id <= 2_147_483_647
  const { data, error, failed, setData } = useQuery(
    apiQuery('/api/vehicleads/conversations/{id}', state === 'signedIn' && isNumber ? { params: { path: { id } } } : null, {
      refetchInterval: askedEvery,
      refetchOnWindowFocus: true,
    }),
  )
  useRead(data)
  if (state === 'anonymous') return <SignInForMessages />
  if (!isNumber || error?.isMissing)
    return (
      <EmptyState heading="h1" title={t('missing.title')} text={t('missing.text')}>
        <ButtonLink to={address.messages()}>{t('missing.back')}</ButtonLink>
      </EmptyState>
    )
  if (failed) return <Failed heading="h1" title={t('failed.title')} text={t('failed.text')} retry={failed.retry} />
  return (
    <div className={styles.page}>
      <Link to={address.messages()} className={styles.back}>
        <Icon name="chevron-left" size={18} />
        {t('back')}
      </Link>
      {data ? (
        <>
          <Head conversation={data} />
          <Thread conversation={data} />
          <Composer conversation={data} kept={setData} />
          <ConversationActions conversation={data} kept={setData} />
        </>
      ) : (
        <>
          <h1 className="vh">{t('title')}</h1>
          <Waiting label={t('loading')} lines={[40, 75, 60, 68]} />
        </>
      )}
    </div>
  )
}

/** Marks each new message as read, once, while the page is visible. */
function useRead(data: WholeAdConversation | null): void {
  const read = useApiMutation('post', '/api/vehicleads/conversations/{id}/read', { invalidates: ['/api/vehicleads/conversations'] })
  const said = useRef(0)
  const send = useRef(read.send)
  send.current = read.send
  const [id, unread, newest] = [data?.id, data?.unread ?? 0, data?.messages.at(-1)?.id ?? 0]
  useEffect(() => {
    if (id === undefined || unread === 0 || newest <= said.current || document.visibilityState !== 'visible') return
    said.current = newest
    void send.current({ params: { path: { id } }, body: { upTo: newest } })
  }, [id, unread, newest])
}

function Head({ conversation: { side, other, subject } }: { conversation: WholeAdConversation }) {
  const t = useText(adMessagesTexts)
  const { price } = useFormat()
  const title = [subject.title, subject.year].filter(Boolean).join(', ')
  return (
    <header className={styles.top}>
      <h1>
        <bdi>{other ?? t('gone')}</bdi> <span className={styles.quiet}>{t(`role.${side}`)}</span>
      </h1>
      <p>
        {subject.isShown ? (
          <Link to={address.car(subject.slug, subject.vehicleId)} className={styles.car}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )}
        {subject.price !== null && <span className={styles.quiet}> {price(subject.price)}</span>}
      </p>
      <p className={styles.quiet}>{t('safe')}</p>
    </header>
  )
}

function Thread({ conversation: { messages, other } }: { conversation: WholeAdConversation }) {
  const t = useText(adMessagesTexts)
  const end = useRef<HTMLLIElement>(null)
  const newest = messages.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView?.({ block: 'nearest' })
  }, [newest])
  return (
    <ol className={styles.thread} aria-label={t('thread', { name: other ?? t('gone') })}>
      {messages.map((message) => (
        <li key={message.id} ref={message.id === newest ? end : undefined} data-own={message.isOwn || undefined}>
          <Bubble message={message} name={message.isOwn ? t('own') : (other ?? t('gone'))} />
        </li>
      ))}
    </ol>
  )
}

function Bubble({ message: { text, created, warnings }, name }: { message: Message; name: string }) {
  const t = useText(adMessagesTexts)
  const { date, clock } = useFormat()
  const { day, time } = localTime(created)
  return (
    <>
      <span className="vh">{name}</span>
      <p className={styles.bubble} dir="auto" data-removed={text === null || undefined}>
        {text ?? t('removed')}
      </p>
      {warnings.length > 0 && (
        <div className={styles.warning}>
          <Note tone="warning" icon="triangle-alert" title={t('warning.title')}>
            {warnings.map((kind) => (
              <p key={kind}>{t(`warning.${kind}`)}</p>
            ))}
          </Note>
        </div>
      )}
      <time className={styles.time} dateTime={created}>
        {t('moment', { day: date(day), time: clock(time) })}
      </time>
    </>
  )
}
