import { address } from '#client/addresses.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import expertiseTexts from '#texts/expertise'
import { useAsset } from '#ui/asset.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Seal } from '#ui/seal.tsx'
import type { ShownSheet } from '../report/contract.ts'
import styles from './car-inspection.module.css'
import { Findings, Limits, Repairs } from './inspection-findings.tsx'
import { InspectionHead } from './inspection-head.tsx'
import { InspectionStar } from './inspection-star.tsx'

/** Inspection on a vehicle page; its title is the result. Without an inspection it states that the car was not inspected. */
export function CarInspection({ sheet, question }: { sheet: ShownSheet | null; question: string | null }) {
  const t = useText(expertiseTexts)
  if (!sheet)
    return (
      <p className={styles.none}>
        <Icon name="info" size={20} />
        <span>
          <b>{t('none')}</b> {t('noneHint')}
        </span>
      </p>
    )
  const { ok, fixed, note } = sheet.counts
  return (
    <>
      <h2>{t('title', { points: String(ok + fixed + note), count: note })}</h2>
      <p className={styles.lead}>{t('lead')}</p>
      <InspectionHead sheet={sheet} />
      <InspectionStar sheet={sheet} />
      <Repairs sheet={sheet} />
      <Findings sheet={sheet} />
      <Limits sheet={sheet} />
      <SealRow sheet={sheet} question={question} />
    </>
  )
}

/** Seal of the report with links to the complete report. */
function SealRow({ sheet, question }: { sheet: ShownSheet; question: string | null }) {
  const t = useText(expertiseTexts)
  const language = useLanguage()
  const asset = useAsset()
  const { date, clock } = useFormat()
  return (
    <div className={styles.seal}>
      <img src={asset(address.expertiseQr(sheet.code))} width={112} height={112} alt={t('seal.qr')} loading="lazy" />
      <div>
        <p className={styles.sealTitle}>
          <Seal size={22} />
          <b>{t('seal.title')}</b>
        </p>
        <p className={styles.small}>
          {t('seal.text', { reference: sheet.reference, date: date(sheet.sealed.day), time: clock(sheet.sealed.time) })}
          {sheet.version > 1 && ` ${t('seal.version', { version: String(sheet.version), date: date(sheet.renewed) })}`}
        </p>
      </div>
      <div className={styles.ways}>
        <ButtonLink to={address.expertise(sheet.code)} variant="outline">
          {t('seal.open')}
        </ButtonLink>
        <a className={styles.link} href={asset(address.expertisePaper(sheet.code, language))} rel="nofollow" download>
          <Icon name="printer" size={18} />
          {t('seal.pdf')}
        </a>
        {question && (
          <a className={styles.link} href={question}>
            {t('seal.ask')}
          </a>
        )}
      </div>
    </div>
  )
}
