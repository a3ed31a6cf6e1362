import { useState } from 'react'
import { useText } from '#i18n/text.ts'
import expertiseTexts from '#texts/expertise'
import { Drawing, Icon } from '#ui/icon.tsx'
import { PointMark, PointStar } from '#ui/point-star.tsx'
import type { ShownPoint, ShownSheet } from '../report/contract.ts'
import { familyDrawings } from './family-drawings.ts'
import styles from './inspection-star.module.css'
import { usePointText } from './use-point-text.ts'

type Family = ShownSheet['families'][number]

const good = ({ points }: Family) => points.filter(({ outcome }) => outcome === 'ok' || outcome === 'fixed').length
const looked = ({ points }: Family) => points.filter(({ outcome }) => outcome !== 'none').length
/** Id of a family list inside its details element, so that the browser opens it for a fragment link. */
const place = (family: Family) => `inspection-${family.key}`

interface InspectionStarProps {
  sheet: ShownSheet
  /** lists every point in all families; otherwise points without fault are grouped */
  whole?: boolean
}

/** Star of an inspection with its eight families; one is open at a time, also without JavaScript. */
export function InspectionStar({ sheet, whole = false }: InspectionStarProps) {
  const t = useText(expertiseTexts)
  const text = usePointText()
  const told =
    sheet.families.find((family) => good(family) < looked(family)) ??
    sheet.families.find(({ points }) => points.some(({ outcome }) => outcome === 'fixed'))
  const [open, setOpen] = useState<string | null>((told ?? sheet.families[0])?.key ?? null)
  const { ok, fixed, note, none } = sheet.counts
  return (
    <div className={styles.inspection}>
      <div className={styles.star}>
        <PointStar
          petals={sheet.families.map((family) => ({
            key: family.key,
            label: t('petal', { family: family.title, good: String(good(family)), all: String(looked(family)) }),
            href: `#${place(family)}`,
            points: family.points.map((point) => ({ result: point.outcome, text: t('tile', { point: point.title, text: text(point) }) })),
          }))}
          label={t('star', { ok, fixed, note })}
          unit={t('unit')}
          open={open}
          onPetal={setOpen}
        />
        <ul className={styles.legend}>
          <li>
            <PointMark result="ok" />
            {t('ok', { count: ok })}
          </li>
          {fixed > 0 && (
            <li>
              <PointMark result="fixed" />
              {t('fixed', { count: fixed })}
            </li>
          )}
          {note > 0 && (
            <li>
              <PointMark result="note" />
              {t('note', { count: note })}
            </li>
          )}
          {none > 0 && (
            <li>
              <PointMark result="none" />
              {t('notConcerned', { count: none })}
            </li>
          )}
        </ul>
      </div>
      <div className={styles.families}>
        {sheet.families.map((family) => (
          <FamilyRow key={family.key} family={family} isOpen={open === family.key} onOpen={setOpen} whole={whole} />
        ))}
      </div>
    </div>
  )
}

interface FamilyRowProps {
  family: Family
  isOpen: boolean
  onOpen: (key: string | null) => void
  whole: boolean
}

function FamilyRow({ family, isOpen, onOpen, whole }: FamilyRowProps) {
  const t = useText(expertiseTexts)
  const count = (outcome: ShownPoint['outcome']) => family.points.filter((point) => point.outcome === outcome).length
  const [fixed, note] = [count('fixed'), count('note')]
  const numbers = { good: String(good(family)), all: String(looked(family)) }
  return (
    <details
      className={styles.family}
      name="inspection"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen(family.key)
        else if (isOpen) onOpen(null)
      }}
    >
      <summary>
        <Drawing path={familyDrawings[family.key]} size={20} />
        <span className={styles.title}>{family.title}</span>
        <span className={styles.tags}>
          {fixed > 0 && <span className={styles.fixed}>{t('fixed', { count: fixed })}</span>}
          {note > 0 && <span className={styles.note}>{t('note', { count: note })}</span>}
        </span>
        <span className={styles.number}>
          <bdi dir="ltr" aria-hidden="true">
            {t('ratio', numbers)}
          </bdi>
          <span className="vh">{t('ratioWords', numbers)}</span>
        </span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul className={styles.points} id={place(family)} data-whole={whole ? '' : undefined}>
        <Points points={family.points} whole={whole} />
      </ul>
    </details>
  )
}

const order = { note: 0, fixed: 1, ok: 2, none: 3 }

/** Findings first; points without fault are grouped at the end unless `whole`. */
function Points({ points, whole }: { points: readonly ShownPoint[]; whole: boolean }) {
  const t = useText(expertiseTexts)
  const text = usePointText()
  const isPlain = (point: ShownPoint) => !whole && point.outcome === 'ok' && !point.measured && !point.comment && !point.phrases
  const told = points.filter((point) => !isPlain(point))
  const plain = points.filter(isPlain)
  return (
    <>
      {(whole ? told : told.toSorted((a, b) => order[a.outcome] - order[b.outcome])).map((point) => (
        <li key={point.key} data-outcome={point.outcome}>
          <PointMark result={point.outcome} />
          <span>
            {point.title}
            <span className="vh"> ({t(`outcome.${point.outcome}`)})</span>
          </span>
          <b>
            <bdi>{text(point)}</bdi>
          </b>
        </li>
      ))}
      {plain.length > 0 && (
        <li data-outcome="ok" className={styles.plain}>
          <PointMark result="ok" />
          <span>{t('others', { count: plain.length })}</span>
          <span className={styles.names}>{plain.map(({ title }) => title).join(t('comma'))}</span>
        </li>
      )}
    </>
  )
}
