import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

/** What a visitor sees whose link leads out of the site to a place that is not on the operator's list; the server sends all others on. */
export default function RedirectorPage() {
  const t = useText(siteTexts)
  return (
    <div className="container">
      <PageMeta title={t('redirector.title')} description={t('redirector.text')} noIndex />
      <EmptyState heading="h1" title={t('redirector.title')} text={t('redirector.text')}>
        <ButtonLink to={address.home()}>{t('redirector.home')}</ButtonLink>
      </EmptyState>
    </div>
  )
}
