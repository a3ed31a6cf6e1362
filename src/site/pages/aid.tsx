import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { ContactForm } from '#domains/contact/ui/contact-form.tsx'
import { useText } from '#i18n/text.ts'
import { phoneHref } from '#shared/phone.ts'
import { Icon } from '#ui/icon.tsx'
import { OpeningHours } from '../layout/opening-hours.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'
import styles from './aid.module.css'

/** Help: the ways to reach somebody. The form is what `/aid#form` leads to. */
export default function AidPage() {
  const t = useText('contactForm')
  const site = useSite()
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('seo.title')} description={t('seo.description')} />
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className={styles.layout}>
        <section id="form" className={styles.form} aria-labelledby="form-title">
          <h2 id="form-title">{t('form')}</h2>
          <ContactForm site={site} />
        </section>
        <aside className={styles.ways}>
          {site.phone && (
            <section>
              <h2>
                <Icon name="phone" size={20} />
                {t('call')}
              </h2>
              <p>
                <a className={styles.phone} href={phoneHref(site.phone)}>
                  <bdi dir="ltr" className="num">
                    {site.phone}
                  </bdi>
                </a>
                <span className={styles.quiet}>{t('free')}</span>
              </p>
              <OpeningHours hours={site.hours} />
            </section>
          )}
          {site.email && (
            <section>
              <h2>
                <Icon name="mail" size={20} />
                {t('mail')}
              </h2>
              <p>
                <a className={styles.link} href={`mailto:${site.email}`}>
                  <bdi dir="ltr">{site.email}</bdi>
                </a>
              </p>
            </section>
          )}
          <section>
            <h2>
              <Icon name="map-pin" size={20} />
              {t('visit')}
            </h2>
            <p className={styles.quiet}>{t('visitText')}</p>
            <p>
              <Link className={styles.link} to={address.network()}>
                {t('network')}
              </Link>
            </p>
          </section>
        </aside>
      </div>
    </div>
  )
}
