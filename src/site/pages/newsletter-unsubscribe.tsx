import { useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { useText } from '#i18n/text.ts'
import contactFormTexts from '#texts/contactForm'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

/**
 * Target of the unsubscribe link in a mail. The subscription ends with a press of the button: link scanners of mail programs end
 * nothing. Mail programs unsubscribe in one click by the `List-Unsubscribe` header.
 */
export default function NewsletterUnsubscribePage() {
  const t = useText(contactFormTexts)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { isPending, data, error, send } = useMutation(async () => {
    await callApi('post', '/api/newsletter/{token}/unsubscribe', { params: { path: { token } } })
    return 'left' as const
  })
  const state = data ?? (error === null ? 'leave' : error.isMissing || error.status === 400 ? 'unknown' : 'failed')

  return (
    <div className="container">
      <PageMeta title={t('newsletter.leave')} description={t('newsletter.leaveText')} noIndex />
      <div role="status">
        <EmptyState heading="h1" title={t(`newsletter.${state}`)} text={t(`newsletter.${state}Text`)}>
          {(state === 'leave' || state === 'failed') && (
            <Button size="large" busy={isPending} onClick={() => void send()}>
              {t('newsletter.leaveNow')}
            </Button>
          )}
          <ButtonLink variant={state === 'leave' ? 'ghost' : 'primary'} to={address.home()}>
            {t('newsletter.home')}
          </ButtonLink>
        </EmptyState>
      </div>
    </div>
  )
}
