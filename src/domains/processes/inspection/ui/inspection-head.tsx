import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import expertiseTexts from '#texts/expertise'
import { Seal } from '#ui/seal.tsx'
import type { ShownSheet } from '../report/contract.ts'
import styles from './inspection-head.module.css'

/** Role, place, date and mileage of the inspection, without a name. */
export function InspectionHead({ sheet }: { sheet: ShownSheet }) {
  const t = useText(expertiseTexts)
  const { date, km } = useFormat()
  return (
    <div className={styles.head}>
      <span className={styles.seal}>
        <Seal size={28} />
      </span>
      <div>
        <b>{sheet.store ? t('byIn', { store: sheet.store }) : t('by')}</b>
        <span>{t('role')}</span>
      </div>
      <dl>
        {sheet.inspectedOn && (
          <div>
            <dt>{t('inspectedOn')}</dt>
            <dd>{date(sheet.inspectedOn)}</dd>
          </div>
        )}
        {sheet.mileage !== null && (
          <div>
            <dt>{t('mileage')}</dt>
            <dd>{km(sheet.mileage)}</dd>
          </div>
        )}
        <div>
          <dt>{t('pointsLabel')}</dt>
          <dd>{sheet.points}</dd>
        </div>
        <div>
          <dt>{t('sealedOn')}</dt>
          <dd>{date(sheet.sealed.day)}</dd>
        </div>
      </dl>
    </div>
  )
}
