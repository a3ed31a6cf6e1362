import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { keptPaths } from '#client/copies.ts'
import { useLanguage, usePage, useText } from '#i18n/text.ts'
import { phoneHref } from '#shared/phone.ts'
import offlineTexts from '#texts/offline'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'
import styles from './offline.module.css'

/** Which pages are offered, by the beginning of their path; of each kind the last one that was seen. */
const kinds = [
  ['support', address.support()],
  ['favourites', address.favourites()],
  ['compare', address.compare()],
  ['history', address.history()],
  ['results', address.search()],
  ['home', address.home()],
] as const

/** What is shown for a page of which there is no copy: that there is no network, the number to call, and what can be read all the same. */
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

/** Whether the network came back while this was shown; what the device believes at first says little, since the page could not be reached. */
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
 * The pages that can be read now, of which the roadside help comes with every build, and the page that was asked for. The copy of this
 * page was made for nobody: both are known once it has come to life.
 */
function useDevice() {
  const language = useLanguage()
  const { basePath } = usePage()
  const [asked] = useSearchParams()
  const [{ paths, to }, learn] = useState<{ paths: readonly string[]; to: string }>({ paths: [], to: address.home() })
  useEffect(() => {
    const wanted = asked.get('to') ?? ''
    // a place of this site and no other
    const place = /^\/(?!\/)[^\\]*$/.test(wanted) ? wanted : address.home()
    void keptPaths(basePath, language).then((found) => learn({ paths: found, to: place }))
  }, [basePath, language, asked])
  const pages = kinds.flatMap(([name, path]) => {
    const kept = name === 'support' ? path : paths.find((one) => one.split('?')[0] === path)
    return kept ? [{ name, path: kept }] : []
  })
  return { pages, to }
}
