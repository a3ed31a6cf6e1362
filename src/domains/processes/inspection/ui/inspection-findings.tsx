import type { ReactNode } from 'react'
import { capitalised, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import expertiseTexts from '#texts/expertise'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import type { ShownPoint, ShownSheet } from '../report/contract.ts'
import { FindingWords } from './finding-words.tsx'
import styles from './inspection-findings.module.css'
import { pointsOf } from './points-of.ts'
import { usePointFacts } from './use-point-text.ts'

type Named = ShownPoint & { family: string }

/** Photo of a point in a fixed box; labels an illustration that is not a photo of this car. */
function Shot({ hash, alt, isIllustrated, children }: { hash: string; alt: string; isIllustrated: boolean; children?: ReactNode }) {
  const t = useText(expertiseTexts)
  return (
    <figure className={styles.shot}>
      <Picture picture={{ hash, width: 960, height: 600 }} alt={alt} sizes="(min-width: 768px) 20rem, 80vw" ratio="8 / 5" />
      {(children || isIllustrated) && (
        <figcaption>
          {children}
          {isIllustrated && <span className={styles.drawn}>{t('illustration')}</span>}
        </figcaption>
      )}
    </figure>
  )
}

/** Repairs before the sale: two photos each and the cost. Renders nothing without any. */
export function Repairs({ sheet }: { sheet: ShownSheet }) {
  const t = useText(expertiseTexts)
  const { price } = useFormat()
  const facts = usePointFacts()
  const points = pointsOf(sheet, 'fixed')
  if (points.length === 0) return null
  const sum = points.reduce((all, { paid = 0 }) => all + paid, 0)
  return (
    <div>
      <h3 className={styles.heading}>
        {t('repairs')} <span>{t('repairsSum', { count: points.length, sum: price(sum) })}</span>
      </h3>
      <ul className={styles.repairs}>
        {points.map((point) => (
          <li key={point.key} className={styles.card}>
            {(point.photos || point.repairPhotos) && (
              <div className={styles.pair}>
                {point.photos?.[0] && (
                  <Shot hash={point.photos[0]} alt={t('beforeAlt', { point: point.title })} isIllustrated={point.isIllustrated ?? false}>
                    <span className={styles.before}>{t('before')}</span>
                  </Shot>
                )}
                {point.repairPhotos?.[0] && (
                  <Shot
                    hash={point.repairPhotos[0]}
                    alt={t('afterAlt', { point: point.title })}
                    isIllustrated={point.isIllustrated ?? false}
                  >
                    <span className={styles.after}>
                      <Icon name="check" size={14} />
                      {t('after')}
                    </span>
                  </Shot>
                )}
              </div>
            )}
            <div className={styles.text}>
              <span className={styles.family}>{point.family}</span>
              <h4>{point.title}</h4>
              <p>{capitalised(facts(point))}</p>
              <FindingWords phrases={point.phrases} texts={[point.comment, point.repairComment]} />
              {point.paid !== undefined && (
                <dl className={styles.cost}>
                  <dt>{t('paid')}</dt>
                  <dd>{price(point.paid)}</dd>
                </dl>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Open findings: photo, action, the expert's text and the repair cost. */
export function Findings({ sheet }: { sheet: ShownSheet }) {
  const t = useText(expertiseTexts)
  const { price } = useFormat()
  const points = pointsOf(sheet, 'note')
  if (points.length === 0) return null
  const sum = points.reduce((all, { cost = 0 }) => all + cost, 0)
  const count = points.length
  return (
    <div>
      <h3 className={styles.heading}>
        {t('findings')} <span>{sum > 0 ? t('findingsSum', { count, sum: price(sum) }) : t('findingsCount', { count })}</span>
      </h3>
      <ul className={styles.findings}>
        {points.map((point) => (
          <Finding key={point.key} point={point} />
        ))}
      </ul>
    </div>
  )
}

function Finding({ point }: { point: Named }) {
  const t = useText(expertiseTexts)
  const { price } = useFormat()
  const facts = usePointFacts()
  const isIllustrated = point.isIllustrated ?? false
  const alt = isIllustrated ? t('illustrationAlt', { point: point.title }) : t('photoAlt', { point: point.title })
  return (
    <li className={styles.card}>
      {point.photos?.[0] && <Shot hash={point.photos[0]} alt={alt} isIllustrated={isIllustrated} />}
      <div className={styles.text}>
        <span className={styles.family}>{point.family}</span>
        <h4>{point.title}</h4>
        <p>{capitalised(facts(point))}</p>
        <FindingWords phrases={point.phrases} texts={[point.comment]} />
        {point.cost !== undefined && point.cost > 0 && <p className={styles.estimated}>{t('estimated', { cost: price(point.cost) })}</p>}
      </div>
    </li>
  )
}

/** Limits of every inspection, and parts that this car does not have. */
export function Limits({ sheet }: { sheet: ShownSheet }) {
  const t = useText(expertiseTexts)
  const without = pointsOf(sheet, 'none')
  return (
    <div>
      <h3 className={styles.heading}>{t('limits')}</h3>
      <ul className={styles.limits}>
        {sheet.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
        {without.length > 0 && <li>{t('notConcernedList', { list: without.map(({ title }) => title).join(t('comma')) })}</li>}
      </ul>
    </div>
  )
}
