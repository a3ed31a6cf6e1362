import { useText } from '#i18n/text.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { PointMark, type PointResult, PointStar } from '#ui/point-star.tsx'
import type { CheckPartAction } from '../values.ts'
import styles from './progress-star.module.css'
import panels from './sheet-panels.module.css'
import type { FamilyState, ShownPart } from './work.ts'

/** Star segment of each result; a missing part counts as inspected without fault. */
const drawn: Record<CheckPartAction, PointResult> = { None: 'ok', NotAvailable: 'ok', Repair: 'fixed', Replacement: 'note' }
const resultOf = ({ action }: ShownPart): PointResult => (action === null ? 'none' : drawn[action])

interface ProgressStarProps {
  parts: readonly ShownPart[]
  families: readonly FamilyState[]
  open: string
  choose: (family: FamilyState) => void
}

/** Progress by point; a petal links to its family. */
export function ProgressStar({ parts, families, open, choose }: ProgressStarProps) {
  const t = useText(staffExpertiseTexts)
  const count = (result: PointResult) => parts.filter((part) => resultOf(part) === result).length
  const done = parts.length - count('none')
  return (
    <section className={panels.panel}>
      <PointStar
        label={t('progress', { done: String(done), total: String(parts.length) })}
        total={done}
        unit={t('of', { count: String(parts.length) })}
        open={open}
        petals={families
          .filter(({ points }) => points > 0)
          .map(({ category, points, answered }) => ({
            key: category,
            label: `${t(`family.${category}`)} ${t('progressShort', { done: String(answered), total: String(points) })}`,
            href: '#main',
            points: parts
              .filter(({ checkPart }) => checkPart.category === category)
              .map((part) => ({
                result: resultOf(part),
                text: '',
                isMarked: part.isReopened,
              })),
          }))}
        onPetal={(key, event) => {
          event.preventDefault()
          const family = families.find(({ category }) => category === key)
          if (family) choose(family)
        }}
      />
      <ul className={styles.legend}>
        {(['ok', 'fixed', 'note', 'none'] as const).map((result) => (
          <li key={result}>
            <PointMark result={result} />
            {t(`star.${result}`, { count: count(result) })}
          </li>
        ))}
      </ul>
      {parts.some(({ isReopened }) => isReopened) && <p className={panels.quiet}>{t('star.marked')}</p>}
    </section>
  )
}
