import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import type { OutboxMessage } from '#domains/foundation/notifications/contract.ts'
import { useText } from '#i18n/text.ts'
import staffDeskTexts from '#texts/staffDesk'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { Pager } from '../../layout/pager.tsx'
import { StaffBar } from '../../layout/staff-page.tsx'
import { StaffTable } from '../../layout/staff-table.tsx'
import { useStaffMutation } from '../../layout/use-staff-mutation.ts'
import styles from '../desk.module.css'
import { useMessageColumns } from './message-columns.tsx'

/** Messages of a state, or all; authorised users resend failed ones. */
export function MessageList({ state, maySend }: { state: OutboxMessage['state'] | undefined; maySend: boolean }) {
  const t = useText(staffDeskTexts)
  const toast = useToast()
  const [search, setSearch] = useSearchParams()
  const columns = useMessageColumns()
  const recipient = search.get('recipient') ?? ''
  const customerId = Number(search.get('customerId')) || undefined
  const page = Number(search.get('page') ?? 1) || 1
  const query = {
    ...(state && { state }),
    ...(recipient.length >= 3 && { recipient }),
    ...(customerId && { customerId }),
    page,
  }
  const { data, failed } = useQuery(apiQuery('/api/staff/messages', { params: { query } }))
  const retry = useStaffMutation('post', '/api/staff/messages/{id}/retry', {
    invalidates: ['/api/staff/messages'],
    onSuccess: ({ isDue }) => (isDue ? toast.success(t('messages.retried')) : toast.error(t('messages.gone'))),
  })
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('recipient') ?? '').trim()
    setSearch({ ...(text && { recipient: text }), ...(state && { view: state }) })
  }

  return (
    <>
      <StaffBar>
        <search className={styles.search}>
          <form className={styles.find} onSubmit={find}>
            <input
              key={recipient}
              type="search"
              name="recipient"
              minLength={3}
              dir="auto"
              aria-label={t('messages.search')}
              placeholder={t('messages.search')}
              defaultValue={recipient}
            />
            <Button type="submit" variant="tonal" size="small">
              {t('messages.searchButton')}
            </Button>
          </form>
        </search>
      </StaffBar>
      <StaffTable
        label={t('messages.title')}
        columns={columns}
        rows={data?.results ?? null}
        keyOf={({ id }) => id}
        failed={failed}
        empty={{ title: t('messages.empty.title'), text: t('messages.empty.text') }}
        {...(maySend &&
          data?.results.some(({ canRetry }) => canRetry) && {
            action: {
              name: t('messages.action'),
              cell: ({ id, canRetry }: OutboxMessage) =>
                canRetry && (
                  <Button variant="tonal" size="small" busy={retry.isPending} onClick={() => void retry.send({ params: { path: { id } } })}>
                    {t('messages.retry')}
                  </Button>
                ),
            },
          })}
      />
      {data && <Pager page={data} />}
    </>
  )
}
