import { useParams } from 'react-router'
import { Conversation } from '#domains/processes/adverts/conversations/ui/conversation.tsx'
import { useText } from '#i18n/text.ts'
import adMessagesTexts from '#texts/adMessages'
import styles from '../account/account.module.css'
import { AccountTabs } from '../account/account-tabs.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

/** One conversation of a customer about an advert; loads in the browser, for its two parties only. */
export default function ConversationPage() {
  const t = useText(adMessagesTexts)
  const { id = '' } = useParams()
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('metaTitle')} description={t('metaDescription')} noIndex />
      <AccountTabs here="messages" />
      <Conversation key={id} id={Number(id)} />
    </div>
  )
}
