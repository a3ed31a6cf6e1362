import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

/** Shown for a link to an external address that is not allowed by the operator; the server redirects the others. */
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
