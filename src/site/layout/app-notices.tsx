import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { forgetCopies } from '#client/copies.ts'
import { readDevice } from '#client/device.ts'
import { readKeptSession } from '#client/kept-session.ts'
import type { NewerBuild } from '#client/offline/registration.ts'
import { useOnline } from '#client/use-online.ts'
import { usePage, useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './app-notices.module.css'

/** Comes after the page: nobody waits for it, and without a network nothing is installed. */
const afterPage = () => import('../after-page.ts').catch(() => null)

/** ms that a page is looked at before a copy of it is made: who leafs through the results does not fetch each of them twice */
const settled = 3000

/** Keeps what is seen for times without a network, and says so in such a time; says when a newer build of the site can be loaded. */
export function AppNotices() {
  const t = useText(siteTexts)
  const { basePath, worker } = usePage()
  const { pathname, search } = useLocation()
  const isOnline = useOnline()
  const [newer, setNewer] = useState<NewerBuild | null>(null)
  useEffect(() => {
    const coming = afterPage()
    if (!worker) return
    // what another person left behind, however their visit ended
    void forgetCopies(readKeptSession(readDevice('session'))?.subject ?? null)
    const stop = new AbortController()
    coming.then((found) => found?.startWorker({ basePath, version: worker, stop: stop.signal }, setNewer))
    return () => stop.abort()
  }, [basePath, worker])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is a page of its own
  useEffect(() => {
    if (!worker || !isOnline) return
    const timer = setTimeout(() => void afterPage().then((found) => found?.keepThisPage(basePath)), settled)
    return () => clearTimeout(timer)
  }, [basePath, worker, isOnline, pathname, search])
  return (
    <div className={styles.zone} role="status">
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="info" size={18} />
          {t('app.offline')}
        </p>
      )}
      {isOnline && newer && (
        <div className={styles.notice}>
          <Icon name="info" size={18} />
          <p>{t('app.update')}</p>
          <Button size="small" variant="white" onClick={newer.use}>
            {t('app.use')}
          </Button>
          <button type="button" className={styles.later} onClick={() => setNewer(null)}>
            {t('app.later')}
          </button>
        </div>
      )}
    </div>
  )
}
