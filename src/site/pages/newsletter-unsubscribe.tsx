import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { useApi } from '#client/api.ts'
import { useText } from '#i18n/text.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

type State = 'waiting' | 'left' | 'unknown' | 'failed'

/** Where the way out of every letter leads: it ends at once, as the form promised, without a further question. */
export default function NewsletterUnsubscribePage() {
  const t = useText('contactForm')
  const ui = useText('ui')
  const api = useApi()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [state, setState] = useState<State>('waiting')

  const leave = useCallback(async (): Promise<State> => {
    try {
      const { response } = await api.POST('/api/newsletter/{token}/unsubscribe', { params: { path: { token } } })
      return response.ok ? 'left' : response.status === 400 || response.status === 404 ? 'unknown' : 'failed'
    } catch {
      return 'failed'
    }
  }, [api, token])
  useEffect(() => {
    let gone = false
    void leave().then((next) => gone || setState(next))
    return () => {
      gone = true
    }
  }, [leave])

  return (
    <div className="container">
      <PageMeta title={t('newsletter.left')} description={t('newsletter.leftText')} noIndex />
      <div role="status">
        <EmptyState heading="h1" title={t(`newsletter.${state}`)} text={state === 'waiting' ? '' : t(`newsletter.${state}Text`)}>
          {state === 'failed' && <Button onClick={() => void leave().then(setState)}>{ui('retry')}</Button>}
          {(state === 'left' || state === 'unknown') && <ButtonLink to={address.home()}>{t('newsletter.home')}</ButtonLink>}
        </EmptyState>
      </div>
    </div>
  )
}
