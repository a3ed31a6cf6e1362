import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { apiContext } from '#client/api.ts'
import { RoadsideHelp } from '#domains/customers/leads/ui/roadside-help.tsx'
import { SupportSteps } from '#domains/publishing/content/ui/support-steps.tsx'
import { useLanguage, useText } from '#i18n/text.ts'
import { phoneHref } from '#shared/phone.ts'
import contentTexts from '#texts/content'
import roadsideTexts from '#texts/roadside'
import { Icon } from '#ui/icon.tsx'
import { readContent } from '../layout/content-page.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'
import styles from './support.module.css'

/** Moroccan emergency numbers: ambulance, police, gendarmerie. */
const emergency = ['15', '19', '177'] as const

export function loader({ context }: LoaderFunctionArgs) {
  return readContent(context.get(apiContext).GET('/api/websitepages/assistance'))
}

/** Roadside assistance: the number first, then the steps. The number is shown even without the text. */
export default function SupportPage() {
  const content = useLoaderData<typeof loader>()
  const t = useText(contentTexts)
  const roadside = useText(roadsideTexts)
  const language = useLanguage()
  const site = useSite()
  const { assistance, phone, assistanceMobile, callbackMinutes } = site
  const number = assistance || phone
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={content.titles[language] || t('page.support')} description={t('description.support')} />
      <section className={styles.call}>
        <div>
          <h1>{t('support.title')}</h1>
          <p>{t('support.lead')}</p>
          {number && (
            <a className={styles.number} href={phoneHref(number)}>
              <Icon name="phone" size={32} />
              <span>
                <bdi dir="ltr" className="num">
                  {number}
                </bdi>
                <small>{t('support.call')}</small>
              </span>
            </a>
          )}
          {assistanceMobile && <RoadsideHelp mobile={assistanceMobile} minutes={callbackMinutes} site={site} />}
        </div>
        <div className={styles.danger}>
          <h2>{t('support.danger')}</h2>
          <ul>
            {emergency.map((one) => (
              <li key={one}>
                <a href={`tel:${one}`}>
                  <bdi dir="ltr" className="num">
                    {one}
                  </bdi>
                  {t(`support.emergency.${one}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
      {content.sections.length > 0 && <SupportSteps content={content} />}
      <p className={styles.kept}>{roadside('kept')}</p>
    </div>
  )
}
