import { address } from '#client/addresses.ts'
import type { VehicleCard } from '#domains/catalogue/vehicles/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import homeTexts from '#texts/home'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { PointMark, PointStar } from '#ui/point-star.tsx'
import { Seal } from '#ui/seal.tsx'
import type { ShownSheet } from '../report/contract.ts'
import type { PointOutcome } from '../values.ts'
import styles from './real-report.module.css'

/** Summary of a published inspection for other pages. */
export interface ReportInShort {
  car: VehicleCard
  code: string
  counts: ShownSheet['counts']
  families: { key: string; title: string; outcomes: PointOutcome[] }[]
}

/** Returns the summary of an inspection. */
export const inShort = (car: VehicleCard, { code, counts, families }: ShownSheet): ReportInShort => ({
  ...{ car, code, counts },
  families: families.map(({ key, title, points }) => ({ key, title, outcomes: points.map(({ outcome }) => outcome) })),
})

/**
 * Renders the report of a car on sale from its sealed inspection, with a link to all of it; `inspectionPoints`: points of any inspection.
 */
export function RealReport({
  report: { car, code, counts, families },
  inspectionPoints,
}: {
  report: ReportInShort
  inspectionPoints: number
}) {
  const t = useText(homeTexts)
  const language = useLanguage()
  const { number } = useFormat()
  const { ok, fixed, note } = counts
  const points = families.reduce((sum, { outcomes }) => sum + outcomes.length, 0)
  const name = `${car.brand} ${car.model}`
  const sheet = address.expertise(code)
  const facts = [car.releaseDate?.slice(0, 4), localized(car.cityNames, language)].filter(Boolean)
  return (
    <div className={styles.report}>
      <div className={styles.star}>
        <PointStar
          petals={families.map(({ key, title, outcomes }) => ({
            key,
            label: title,
            href: `${sheet}#inspection-${key}`,
            points: outcomes.map((result) => ({ result, text: '' })),
          }))}
          label={t('report.star', { ok: number(ok), fixed: number(fixed), note: number(note) })}
          unit={t('report.unit')}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.eyebrow}>
          <Seal size={20} />
          {t('report.eyebrow')}
        </p>
        <h2>{t('report.title', { families: number(families.length), points: number(points) })}</h2>
        <p>{t('report.lead', { points: inspectionPoints })}</p>
        <div className={styles.car}>
          {car.picture && <Picture picture={car.picture} alt="" sizes="7.5rem" />}
          <div>
            <b>
              <bdi>{name}</bdi>
              {facts.map((fact) => ` · ${fact}`)}
            </b>
            <ul>
              {(['ok', 'fixed', 'note'] as const).map(
                (outcome) =>
                  counts[outcome] > 0 && (
                    <li key={outcome}>
                      <PointMark result={outcome} />
                      {t(`report.${outcome}`, { count: counts[outcome] })}
                    </li>
                  ),
              )}
            </ul>
          </div>
        </div>
        <p>
          <ButtonLink variant="outline" to={sheet}>
            {t('report.read')}
            <Icon name="arrow-right" size={18} />
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
