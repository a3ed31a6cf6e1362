import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { clearCaches } from '#client/copies.ts'
import { readDevice } from '#client/device.ts'
import type { NewerBuild } from '#client/offline/registration.ts'
import { parseStoredSession } from '#client/stored-session.ts'
import { useOnline } from '#client/use-online.ts'
import { usePage, useText } from '#i18n/text.ts'
import siteTexts from '#texts/site'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './app-notices.module.css'

/** Loads after the page; offline nothing is installed. */
const afterPage = () => import('../after-page.ts').catch(() => null)

/** ms on a page before it is cached: quick paging through results does not fetch each page twice */
const settled = 3000

/** Caches visited pages for offline use, shows a notice while offline, and announces a newer build of the site. */
export function AppNotices() {
  const t = useText(siteTexts)
  const { basePath, worker } = usePage()
  const { pathname, search } = useLocation()
  const isOnline = useOnline()
  const [newer, setNewer] = useState<NewerBuild | null>(null)
  useEffect(() => {
    const coming = afterPage()
    if (!worker) return
    // cached pages of another user
    void clearCaches(parseStoredSession(readDevice('session'))?.subject ?? null)
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
