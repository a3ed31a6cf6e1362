import { useEffect, useState } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { serverNow } from '#client/server-clock.ts'
import type { ShownSheet } from '#domains/processes/inspection/report/contract.ts'
import { Findings, Limits, Repairs } from '#domains/processes/inspection/ui/inspection-findings.tsx'
import { InspectionHead } from '#domains/processes/inspection/ui/inspection-head.tsx'
import { InspectionStar } from '#domains/processes/inspection/ui/inspection-star.tsx'
import { SheetCheck } from '#domains/processes/inspection/ui/sheet-check.tsx'
import { isolate, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import expertiseTexts from '#texts/expertise'
import { useAsset } from '#ui/asset.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './expertise.module.css'

/** Target of the QR code of a report. The report stays available after the car is gone. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { data: sheet, response } = await api.GET('/api/expertises/{code}/reading', { params: { path: { code: params.code ?? '' } } })
  if (!sheet) throw data(null, { status: response.status === 400 ? 404 : response.status })
  const car = await api.GET('/api/vehicles/{id}', { params: { path: { id: sheet.car.id } } })
  return { sheet, slug: car.data?.slug ?? null }
}

/** A complete report: first whether it is genuine, then its age, then every point. */
export default function ExpertisePage() {
  const { sheet, slug } = useLoaderData<typeof loader>()
  const t = useText(expertiseTexts)
  const language = useLanguage()
  const asset = useAsset()
  const { car } = sheet
  return (
    <div className="container">
      <PageMeta title={t('page.title', { reference: sheet.reference })} description={t('page.metaDescription')} noIndex />
      <SheetCheck key={sheet.seal} code={sheet.code} seal={sheet.seal} />
      <div className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <p className={styles.eyebrow}>
              {t('page.eyebrow')} <bdi dir="ltr">{sheet.reference}</bdi>
            </p>
            <h1>
              <bdi dir="ltr">
                {car.name} {car.version}
              </bdi>
            </h1>
            <CarFacts sheet={sheet} />
          </div>
          <div className={styles.acts}>
            <a className={styles.pdf} href={asset(address.expertisePaper(sheet.code, language))} rel="nofollow" download>
              {t('seal.pdf')}
            </a>
            <Button variant="outline" size="small" onClick={() => print()}>
              <Icon name="printer" size={18} />
              {t('page.print')}
            </Button>
            {slug && (
              <ButtonLink to={address.car(slug, car.id)} size="small">
                {t('page.toCar')}
              </ButtonLink>
            )}
          </div>
        </header>
        <InspectionHead sheet={sheet} />
        <Age sheet={sheet} />
        <h2 className={styles.all}>{t('page.all', { count: sheet.points })}</h2>
        <InspectionStar sheet={sheet} whole />
        <Repairs sheet={sheet} />
        <Findings sheet={sheet} />
        <Limits sheet={sheet} />
        <HowToCheck sheet={sheet} />
      </div>
    </div>
  )
}

function CarFacts({ sheet: { car, mileage } }: { sheet: ShownSheet }) {
  const t = useText(expertiseTexts)
  const { date, km } = useFormat()
  return (
    <ul className={styles.facts}>
      {car.releaseDate && <li>{t('page.released', { date: date(car.releaseDate) })}</li>}
      {mileage !== null && <li>{km(mileage)}</li>}
      <li>{t('page.carReference', { reference: car.reference })}</li>
    </ul>
  )
}

/** The age of the report, computed in the browser: the page is cached. */
function Age({ sheet }: { sheet: ShownSheet }) {
  const t = useText(expertiseTexts)
  const [days, setDays] = useState<number | null>(null)
  useEffect(() => {
    const today = localTime(serverNow()).day
    setDays(Math.max(0, Math.round((Date.parse(today) - Date.parse(sheet.inspectedOn ?? sheet.sealed.day)) / 86_400_000)))
  }, [sheet])
  return (
    <Note tone="info" icon="info" title={t('page.photoNote')}>
      <p>{days !== null && t('page.photoText', { days })}</p>
    </Note>
  )
}

function HowToCheck({ sheet }: { sheet: ShownSheet }) {
  const t = useText(expertiseTexts)
  const asset = useAsset()
  const { date } = useFormat()
  return (
    <section className={styles.how}>
      <img src={asset(address.expertiseQr(sheet.code))} width={160} height={160} alt={t('seal.qr')} loading="lazy" />
      <div>
        <h2>{t('page.how')}</h2>
        <ol>
          <li>{t('page.how1')}</li>
          <li>{t('page.how2')}</li>
          <li>
            {t('page.how3')}{' '}
            <a href={asset(address.sealedExpertise(sheet.code))} download={`${sheet.reference}.json`}>
              {t('page.json')}
            </a>
            {' · '}
            <a href={asset(address.verifySheet())} download>
              {t('page.script')}
            </a>
            <span>{t('page.command', { command: isolate(`node verify-sheet.mjs ${sheet.reference}.json`) })}</span>
          </li>
        </ol>
        <dl>
          <dt>{t('page.sealLabel')}</dt>
          <dd>
            <code dir="ltr">{sheet.seal}</code>
          </dd>
          <dt>{t('page.versions')}</dt>
          <dd>{t('page.versionLine', { version: String(sheet.version), date: date(sheet.renewed) })}</dd>
        </dl>
        <a href={asset(address.contact())}>{t('page.report')}</a>
      </div>
    </section>
  )
}
