import { useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { useQueryOf } from '#client/query/query.ts'
import { useText } from '#i18n/text.ts'
import contactFormTexts from '#texts/contactForm'
import uiTexts from '#texts/ui'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

const path = '/api/newsletter/{token}/unsubscribe'

/** Where the way out of every letter leads: it ends at once, as the form promised, without a further question. */
export default function NewsletterUnsubscribePage() {
  const t = useText(contactFormTexts)
  const ui = useText(uiTexts)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error, failed } = useQueryOf(
    [path, token],
    async (signal) => {
      await callApi('post', path, { params: { path: { token } } }, signal)
      return 'left' as const
    },
    { fresh: Number.POSITIVE_INFINITY },
  )
  const state = data ?? (error === null ? 'waiting' : error.isMissing || error.status === 400 ? 'unknown' : 'failed')

  return (
    <div className="container">
      <PageMeta title={t('newsletter.left')} description={t('newsletter.leftText')} noIndex />
      <div role="status">
        <EmptyState heading="h1" title={t(`newsletter.${state}`)} text={state === 'waiting' ? '' : t(`newsletter.${state}Text`)}>
          {failed && state === 'failed' && <Button onClick={failed.retry}>{ui('retry')}</Button>}
          {(state === 'left' || state === 'unknown') && <ButtonLink to={address.home()}>{t('newsletter.home')}</ButtonLink>}
        </EmptyState>
      </div>
    </div>
  )
}
