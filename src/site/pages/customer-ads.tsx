import { OwnAds } from '#domains/processes/adverts/ui/own-ads.tsx'
import { useText } from '#i18n/text.ts'
import advertsTexts from '#texts/adverts'
import styles from '../account/account.module.css'
import { AccountTabs } from '../account/account-tabs.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

export default function CustomerAdsPage() {
  const t = useText(advertsTexts)
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('metaTitle')} description={t('metaDescription')} noIndex />
      <AccountTabs here="ads" />
      <OwnAds />
    </div>
  )
}
