import { useSearchParams } from 'react-router'
import { useText } from '#i18n/text.ts'
import staffDeskTexts from '#texts/staffDesk'
import { latePart } from '#ui/late-part.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffPage } from '../layout/staff-page.tsx'
import { MessageList } from './messages/message-list.tsx'

const SuppressedList = latePart(async () => (await import('./messages/suppressed-list.tsx')).default)

const shown = ['Failed', 'Waiting', 'Sent', 'Bounced', 'Suppressed'] as const

/** The outbox: messages without their texts, and suppressed addresses. */
export default function MessagesPage() {
  const t = useText(staffDeskTexts)
  const staff = useStaff()
  const [search] = useSearchParams()
  const isKeeper = hasRole(staff, 'manager')
  const asked = search.get('view')
  const state = shown.find((one) => one === asked)
  const view = asked === 'stopped' && isKeeper ? 'stopped' : (state ?? 'all')
  const views = {
    label: t('messages.views'),
    chosen: view,
    list: [
      { value: 'all', name: t('messages.all') },
      ...shown.map((state) => ({ value: state, name: t(`messages.state.${state}`) })),
      ...(isKeeper ? [{ value: 'stopped', name: t('messages.suppressed') }] : []),
    ],
  }
  if (view === 'stopped')
    return (
      <StaffPage title={t('messages.title')} intro={t('suppressed.intro')} views={views}>
        <SuppressedList />
      </StaffPage>
    )
  return (
    <StaffPage title={t('messages.title')} views={views}>
      <MessageList state={state} maySend={isKeeper} />
    </StaffPage>
  )
}
