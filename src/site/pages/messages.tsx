import { ConversationList } from '#domains/processes/adverts/conversations/ui/conversation-list.tsx'
import { useText } from '#i18n/text.ts'
import adMessagesTexts from '#texts/adMessages'
import styles from '../account/account.module.css'
import { AccountTabs } from '../account/account-tabs.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

export default function MessagesPage() {
  const t = useText(adMessagesTexts)
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('metaTitle')} description={t('metaDescription')} noIndex />
      <AccountTabs here="messages" />
      <ConversationList />
    </div>
  )
}
