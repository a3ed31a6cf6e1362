import { useEffect, useRef } from 'react'
import { readDevice, writeDevice } from '#client/device.ts'
import { useSession } from '#client/use-session.ts'
import { useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import { useToast } from '#ui/toast.tsx'

/** Synchronises the device with the account of the signed-in user on every page; loads nothing for visitors. */
export function useSyncAccount(): void {
  const t = useText(siteTexts)
  const toast = useToast()
  const { state, subject } = useSession()
  const say = useRef(() => {})
  useEffect(() => {
    say.current = () => toast.error(t('favouritesFull'))
  })
  const anonymous = state === 'anonymous'
  useEffect(() => {
    if (anonymous) forgetAccount()
    if (subject === null) return
    const left = new AbortController()
    import('./sync-account.ts').then(
      ({ syncAccount }) => {
        if (left.signal.aborted) return
        left.signal.addEventListener(
          'abort',
          syncAccount(subject, () => say.current()),
        )
      },
      // no connection: the next page retries
      () => undefined,
    )
    return () => left.abort()
  }, [anonymous, subject])
}

/** Removes the favourites of the previous user from the device; pending requests wait for their owner. */
function forgetAccount(): void {
  const kept = readDevice('favourites.account') as { subject?: unknown; waiting?: unknown } | null
  if (kept === null) return
  const { subject, waiting } = kept
  writeDevice('favourites.account', Array.isArray(waiting) && waiting.length > 0 ? { subject, cars: [], waiting } : null)
}
