import type { ReactNode } from 'react'
import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import { factsOf } from '#shared/language.ts'
import identityTexts from '#texts/identity'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { Note } from '#ui/note.tsx'
import { StudioCar } from '#ui/studio-car.tsx'
import row from '#ui/tab-row.module.css'
import styles from './frame.module.css'
import type { Notice, Shown } from './page.ts'

interface FrameProps {
  shown: Shown
  title: string
  lead?: ReactNode
  notice?: Notice
  children?: ReactNode
}

/** Renders the layout of sign-in pages: form and illustration. */
export function Frame({ shown, title, lead, notice, children, foot }: FrameProps & { foot?: ReactNode }) {
  const t = useText(identityTexts)
  return (
    <div className={styles.screen}>
      <div className={styles.side}>
        <Top shown={shown} />
        <main className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <Said notice={notice} />
          <div className={styles.content}>{children}</div>
        </main>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
      <aside className={styles.wall}>
        <p className={styles.claim}>{t('wall')}</p>
        <StudioCar name="welcome" className={styles.car} sizes="50vw" />
      </aside>
    </div>
  )
}

interface AccountFrameProps extends FrameProps {
  /** link from a change to the account page */
  back?: string
  action?: ReactNode
  /** page of the site to return to; default: the home page */
  site?: string
}

/** Renders the layout of account pages: cards under the customer tabs of the site. */
export function AccountFrame({ shown, title, lead, notice, children, back, action, site = shown.site.home }: AccountFrameProps) {
  const t = useText(identityTexts)
  return (
    <div className={styles.account}>
      <Top shown={shown} back={site} />
      <Tabs home={shown.site.home} />
      <main className={back ? `${styles.main} ${styles.narrow}` : styles.main}>
        {back && (
          <a className={styles.back} href={back}>
            <Icon name="chevron-left" size={18} />
            {t('back')}
          </a>
        )}
        <div className={styles.top}>
          <h1 className={styles.title}>{title}</h1>
          {action}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
        <Said notice={notice} />
        {back ? <div className={styles.card}>{children}</div> : children}
      </main>
    </div>
  )
}

const tabs = ['history', 'alerts', 'favourites', 'customer'] as const

/** Renders the customer tabs of the site; the last one is the current page. */
function Tabs({ home }: { home: string }) {
  const t = useText(identityTexts)
  return (
    <nav className={row.tabs} aria-label={t('tabs.label')}>
      {tabs.map((tab) => (
        <a key={tab} href={home.replace(/\/$/, '') + address[tab]()}>
          {t(`tabs.${tab === 'customer' ? 'profile' : tab}`)}
        </a>
      ))}
      <a href="/identity/manage" aria-current="page">
        {t('tabs.account')}
      </a>
    </nav>
  )
}

function Top({ shown: { site, otherLanguages }, back }: { shown: Shown; back?: string }) {
  const t = useText(identityTexts)
  return (
    <header className={styles.top}>
      <a href={site.home} aria-label={t('home', { name: site.name })}>
        <Logo name={site.name} />
      </a>
      {back && (
        <a className={styles.home} href={back}>
          <Icon name="chevron-left" size={18} />
          {t('backToSite')}
        </a>
      )}
      {otherLanguages.map(({ language, href }) => (
        <a key={language} className={styles.language} href={href} lang={language} hrefLang={language}>
          <Icon name="globe" size={16} />
          {factsOf(language).name}
        </a>
      ))}
    </header>
  )
}

function Said({ notice }: { notice: Notice | undefined }) {
  const t = useText(identityTexts)
  if (!notice) return null
  return (
    <div className={styles.notice} role="status">
      <Note tone="good" icon="circle-check" title={t(`notice.${notice}`)} />
    </div>
  )
}
