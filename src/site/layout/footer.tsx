import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useLanguageSwitch } from '#client/use-language-switch.ts'
import { OpeningHours } from '#domains/foundation/reference/ui/opening-hours.tsx'
import { usePage, useText } from '#i18n/text.ts'
import { phoneHref } from '#shared/phone.ts'
import siteTexts from '#texts/site'
import { Icon } from '#ui/icon.tsx'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { useSite } from './site.ts'

/** The footer of every page: company, links into the stock, customer centre. Links only to existing pages. */
export function Footer() {
  const t = useText(siteTexts)
  const site = useSite()
  const { analytics } = usePage()
  const languages = useLanguageSwitch()
  return (
    <footer className={`${styles.footer} below`}>
      <div className="container">
        <div className={styles.top}>
          <div className={styles.brand}>
            <Link to={address.home()}>
              <Logo />
            </Link>
            <p>{t('footer.house', { count: site.branches })}</p>
          </div>
          <div>
            <h2>{t('footer.buy')}</h2>
            <ul>
              <FooterLink to={address.search()} label={t('footer.allCars')} />
              <FooterLink to={address.landings()} label={t('footer.landings')} />
              <FooterLink to={address.search({ IsCertified: true })} label={t('footer.certified')} />
              <FooterLink to={address.compare()} label={t('nav.compare')} />
              <FooterLink to={address.workshops()} label={t('footer.network')} />
            </ul>
          </div>
          <div>
            <h2>{t('footer.yours')}</h2>
            <ul>
              <FooterLink to={address.sell()} label={t('footer.estimate')} />
              <FooterLink to={address.ads()} label={t('footer.publish')} />
              <FooterLink to={address.favourites()} label={t('nav.favourites')} />
              <FooterLink to={address.help()} label={t('footer.help')} />
              <FooterLink to={address.support()} label={t('footer.support')} />
            </ul>
          </div>
          <div>
            <h2>{t('footer.centre')}</h2>
            <p>
              <a className={styles.phone} href={phoneHref(site.phone)}>
                <bdi dir="ltr" className="num">
                  {site.phone}
                </bdi>
              </a>
            </p>
            <OpeningHours hours={site.hours} />
            <p>
              <Link to={address.contact()}>{t('footer.mail')}</Link>
            </p>
          </div>
        </div>
        <div className={styles.bottom}>
          <bdi>{site.company}</bdi>
          <ul className={styles.legal}>
            <FooterLink to={address.about()} label={t('footer.about')} />
            <FooterLink to={address.commitments()} label={t('footer.commitments')} />
            <FooterLink to={address.privacy()} label={t('footer.privacy')} />
            <FooterLink to={address.cookies()} label={t('footer.cookies')} />
            {analytics && <FooterLink to={`${address.cookies()}#choice`} label={t('footer.visits')} />}
            <FooterLink to={address.legal()} label={t('footer.legal')} />
          </ul>
          <span className={styles.language}>
            <Icon name="globe" size={16} />
            {languages.map(({ name, link }) => (
              <a key={link.lang} {...link}>
                {name}
              </a>
            ))}
          </span>
        </div>
      </div>
    </footer>
  )
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link to={to}>{label}</Link>
    </li>
  )
}
