import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { ContactForm } from '#domains/customers/leads/ui/contact-form.tsx'
import { OpeningHours } from '#domains/foundation/reference/ui/opening-hours.tsx'
import { Faq } from '#domains/publishing/content/ui/faq.tsx'
import { faqStructuredData } from '#domains/publishing/content/ui/faq-structured-data.ts'
import { contentOf } from '#domains/publishing/content/ui/page-content.ts'
import { RichTextView } from '#domains/publishing/content/ui/rich-text.tsx'
import { useLanguage, useText } from '#i18n/text.ts'
import { phoneHref } from '#shared/phone.ts'
import contactFormTexts from '#texts/contactForm'
import { Icon } from '#ui/icon.tsx'
import frame from '../layout/content-page.module.css'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'
import { StructuredData } from '../layout/structured-data.tsx'
import styles from './aid.module.css'

/** Loads the frequent questions and the aside; a part that fails is omitted, the form is always present. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [faq, help] = await Promise.all([api.GET('/api/websitepages/faq'), api.GET('/api/websitepages/help')])
  return { faq: contentOf(faq.data), help: contentOf(help.data) }
}

/** Help: answers first, then contact options. `/aid#form` is the contact form. */
export default function AidPage() {
  const { faq, help } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = useText(contactFormTexts)
  const site = useSite()
  return (
    <div className={`container ${frame.page}`}>
      <PageMeta title={t('seo.title')} description={t('seo.description')} />
      {faq.sections.length > 0 && <StructuredData data={import.meta.env.SSR ? faqStructuredData(faq, language) : null} />}
      <header className={frame.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className={styles.layout}>
        <div className={styles.answers}>
          {faq.sections.length > 0 && <Faq content={faq} writeHref="#form" />}
          {help.sections.map((section) => (
            <section key={section.anchor} className={styles.notes}>
              {section.elements.map(({ anchor, titles, bodies }) => (
                <div key={anchor}>
                  <h2>{titles[language]}</h2>
                  <RichTextView text={bodies[language]} />
                </div>
              ))}
            </section>
          ))}
        </div>
        <div className={styles.beside}>
          <section id="form" className={styles.form} aria-labelledby="form-title">
            <h2 id="form-title">{t('form')}</h2>
            <ContactForm site={site} />
          </section>
          <Ways />
        </div>
      </div>
    </div>
  )
}

function Ways() {
  const t = useText(contactFormTexts)
  const site = useSite()
  return (
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
          <Link className={styles.link} to={address.workshops()}>
            {t('network')}
          </Link>
        </p>
      </section>
    </aside>
  )
}
