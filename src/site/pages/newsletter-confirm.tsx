import { useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { useText } from '#i18n/text.ts'
import contactFormTexts from '#texts/contactForm'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

/** Target of the link in the first mail. Consent needs a press of the button: link scanners of mail programs confirm nothing. */
export default function NewsletterConfirmPage() {
  const t = useText(contactFormTexts)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { isPending, data, error, send } = useMutation(async () => {
    await callApi('post', '/api/newsletter/{token}/confirm', { params: { path: { token } } })
    return 'confirmed' as const
  })
  const state = data ?? (error === null ? 'ask' : error.isMissing || error.status === 400 ? 'unknown' : 'failed')
  const asks = state === 'ask'
  return (
    <div className="container">
      <PageMeta title={t('newsletter.confirmTitle')} description={t('newsletter.confirmText')} noIndex />
      <div role="status">
        <EmptyState
          heading="h1"
          title={asks ? t('newsletter.confirmTitle') : t(`newsletter.${state}`)}
          text={asks ? t('newsletter.confirmText') : t(`newsletter.${state}Text`)}
        >
          {asks || state === 'failed' ? (
            <Button size="large" busy={isPending} onClick={() => void send()}>
              {t('newsletter.confirm')}
            </Button>
          ) : (
            <ButtonLink to={state === 'confirmed' ? address.search() : address.home()}>
              {state === 'confirmed' ? t('newsletter.cars') : t('newsletter.home')}
            </ButtonLink>
          )}
        </EmptyState>
      </div>
    </div>
  )
}
