import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { useApi } from '#client/api.ts'
import { useText } from '#i18n/text.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

type State = 'ask' | 'sending' | 'confirmed' | 'unknown' | 'failed'

/**
 * Where the link of the first message leads. The consent is given by a press of the button: programs that look at links before a
 * person does confirm nothing.
 */
export default function NewsletterConfirmPage() {
  const t = useText('contactForm')
  const api = useApi()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [state, setState] = useState<State>('ask')

  async function confirm(): Promise<void> {
    setState('sending')
    try {
      const { response } = await api.POST('/api/newsletter/{token}/confirm', { params: { path: { token } } })
      setState(response.ok ? 'confirmed' : response.status === 400 || response.status === 404 ? 'unknown' : 'failed')
    } catch {
      setState('failed')
    }
  }

  const asks = state === 'ask' || state === 'sending'
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
            <Button size="large" busy={state === 'sending'} onClick={confirm}>
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
