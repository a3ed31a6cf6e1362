import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { cachedPaths } from '#client/copies.ts'
import { useLanguage, usePage, useText } from '#i18n/text.ts'
import { phoneHref } from '#shared/phone.ts'
import offlineTexts from '#texts/offline'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'
import styles from './offline.module.css'

/** Page kinds by path prefix; the last visited page of each kind is offered. */
const kinds = [
  ['support', address.support()],
  ['favourites', address.favourites()],
  ['compare', address.compare()],
  ['history', address.history()],
  ['results', address.search()],
  ['home', address.home()],
] as const

/** Shown for a page without a cached copy: a notice, the phone number, and the cached pages. */
export default function OfflinePage() {
  const t = useText(offlineTexts)
  const { basePath } = usePage()
  const { assistance, phone } = useSite()
  const isBack = useReturn()
  const { pages, to } = useDevice()
  const at = (path: string) => basePath + path.slice(1)
  const number = assistance || phone
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('metaTitle')} description={t('metaDescription')} noIndex />
      <EmptyState heading="h1" title={isBack ? t('back') : t('title')} text={isBack ? t('backText') : t('text')}>
        <ButtonLink href={at(to)}>{isBack ? t('open') : t('retry')}</ButtonLink>
      </EmptyState>
      {number && (
        <a className={styles.call} href={phoneHref(number)}>
          <Icon name="phone" size={24} />
          <span>
            <small>{t('call')}</small>
            <bdi dir="ltr" className="num">
              {number}
            </bdi>
          </span>
        </a>
      )}
      <section className={styles.kept}>
        <h2>{t('kept')}</h2>
        <ul>
          {pages.map(({ name, path }) => (
            <li key={name}>
              <a href={at(path)}>
                {t(`page.${name}`)}
                <Icon name="chevron-right" size={18} />
              </a>
            </li>
          ))}
        </ul>
        <p>{t('none')}</p>
      </section>
    </div>
  )
}

/** Whether the network returned while this was shown; the initial `onLine` is unreliable, since the page could not be loaded. */
function useReturn(): boolean {
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    for (const type of ['online', 'offline'] as const) window.addEventListener(type, () => setBack(type === 'online'), stop)
    return () => stop.abort()
  }, [])
  return isBack
}

/**
 * The cached pages, of which the roadside assistance comes with every build, and the requested page. The cached markup of this page is
 * generic: both are known after hydration.
 */
function useDevice() {
  const language = useLanguage()
  const { basePath } = usePage()
  const [asked] = useSearchParams()
  const [{ paths, to }, learn] = useState<{ paths: readonly string[]; to: string }>({ paths: [], to: address.home() })
  useEffect(() => {
    const wanted = asked.get('to') ?? ''
    // same-origin paths only
    const place = /^\/(?!\/)[^\\]*$/.test(wanted) ? wanted : address.home()
    void cachedPaths(basePath, language).then((found) => learn({ paths: found, to: place }))
  }, [basePath, language, asked])
  const pages = kinds.flatMap(([name, path]) => {
    const kept = name === 'support' ? path : paths.find((one) => one.split('?')[0] === path)
    return kept ? [{ name, path: kept }] : []
  })
  return { pages, to }
}
