import { Link } from 'react-router'
import { useServerMinute } from '#client/use-server-minute.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import siteTexts from '#texts/site'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import type { LiveBanner } from '../contract.ts'
import type { BannerKind } from '../values.ts'
import styles from './banners.module.css'

const icons = { Info: 'info', Offer: 'sparkles', Warning: 'triangle-alert' } as const satisfies Record<BannerKind, IconName>

/** Live banners; each is removed at its end while the page is open. */
export function Banners({ banners }: { banners: readonly Omit<LiveBanner, 'place' | 'starts'>[] }) {
  const t = useText(siteTexts)
  const language = useLanguage()
  const minute = useServerMinute()
  const shown = banners.filter(({ ends }) => ends === null || minute === null || Date.parse(ends) > minute)
  if (shown.length === 0) return null
  return (
    <section aria-label={t('banners')}>
      {shown.map(({ id, kind, text, link, linkText, picture, alt }) => (
        <div key={id} className={styles.banner} data-kind={kind} data-pictured={picture ? '' : undefined}>
          <div className="container">
            {picture && (
              <div className={styles.picture}>
                <Picture
                  picture={picture}
                  alt={alt ? localized(alt, language) : ''}
                  sizes="(max-width: 767px) 7rem, 18rem"
                  ratio={`${Math.min(3, Math.max(1.6, picture.width / picture.height))}`}
                />
              </div>
            )}
            <p>
              <Icon name={icons[kind]} size={20} />
              <span>
                {localized(text, language)} {link && <Way href={link} words={localized(linkText, language)} />}
              </span>
            </p>
          </div>
        </div>
      ))}
    </section>
  )
}

function Way({ href, words }: { href: string; words: string }) {
  return href.startsWith('/') ? <Link to={href}>{words}</Link> : <a href={href}>{words}</a>
}
