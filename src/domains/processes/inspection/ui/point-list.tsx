import { type ReactNode, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Icon } from '#ui/icon.tsx'
import { Segments } from '#ui/segments.tsx'
import { isFinding, phraseTexts } from '../rules.ts'
import type { CheckPartAction } from '../values.ts'
import styles from './point-list.module.css'
import { ResultButtons } from './result-buttons.tsx'
import type { FamilyState, ShownPart } from './work.ts'

const filters = ['all', 'left', 'findings'] as const
type Filter = (typeof filters)[number]

interface PointListProps {
  family: FamilyState
  /** points of this family in order */
  parts: readonly ShownPart[]
  /** id of the open point */
  open: number | null
  setOpen: (part: ShownPart) => void
  isOpenTo: (part: ShownPart) => boolean
  /** open point */
  editor: (part: ShownPart) => ReactNode
  /** points marked for a second check; null when marking is off */
  marks: { chosen: ReadonlySet<number>; toggle: (id: number) => void } | null
  /** returned points and their list; null for none */
  asked: { count: number; show: () => void } | null
  answer: (part: ShownPart, action: CheckPartAction) => void
}

/** Points of a family with four results each; the open one shows its editor, on a phone alone. */
export function PointList({ family, parts, open, setOpen, isOpenTo, editor, marks, asked, answer }: PointListProps) {
  const t = useText(staffExpertiseTexts)
  const language = useLanguage()
  const [filter, setFilter] = useState<Filter>('all')
  const shown = parts.filter((part) => part.id === open || filter === 'all' || (filter === 'left' ? part.action === null : isFinding(part)))
  return (
    <section className={styles.list} aria-label={t(`family.${family.category}`)}>
      <header className={styles.head}>
        <h2>{t(`family.${family.category}`)}</h2>
        <span className={styles.quiet}>{t('progress', { done: String(family.answered), total: String(family.points) })}</span>
        <div className={styles.filter}>
          <Segments
            legend={t('filter.legend')}
            quiet
            options={[
              ...(asked ? [{ value: 'asked' as const, label: t('filter.asked', { count: String(asked.count) }) }] : []),
              ...filters.map((value) => ({
                value,
                label: t(`filter.${value}`, { count: String(value === 'left' ? family.points - family.answered : family.findings) }),
              })),
            ]}
            value={filter as Filter | 'asked'}
            change={(next) => (next === 'asked' ? asked?.show() : setFilter(next))}
          />
        </div>
      </header>
      {shown.map((part) =>
        part.id === open && !marks ? (
          editor(part)
        ) : (
          <PointRow
            key={part.id}
            part={part}
            isLocked={!isOpenTo(part)}
            mark={marks && { isChosen: marks.chosen.has(part.id), toggle: () => marks.toggle(part.id) }}
            open={() => setOpen(part)}
            choose={(action) => {
              answer(part, action)
              // a finding needs further input
              if (isFinding({ action })) setOpen(part)
            }}
          />
        ),
      )}
      {shown.length === 0 && <p className={styles.empty}>{t(`filter.none.${filter === 'left' ? 'left' : 'findings'}`)}</p>}
      <p className="vh" aria-live="polite">
        {open !== null && parts.find(({ id }) => id === open)
          ? localized(parts.find(({ id }) => id === open)?.checkPart.titles, language)
          : ''}
      </p>
    </section>
  )
}

interface PointRowProps {
  part: ShownPart
  isLocked: boolean
  mark: { isChosen: boolean; toggle: () => void } | null
  open: () => void
  choose: (action: CheckPartAction) => void
}

function PointRow({ part, isLocked, mark, open, choose }: PointRowProps) {
  const t = useText(staffExpertiseTexts)
  const language = useLanguage()
  const { price } = useFormat()
  const name = localized(part.checkPart.titles, language)
  const says =
    isFinding(part) &&
    [
      ...phraseTexts(part.phrases).map((texts) => localized(texts, language)),
      part.comment,
      part.cost !== null && price(part.cost * (part.quantity ?? 1)),
    ].filter(Boolean)
  const photos = part.documents.filter(({ isAfter }) => !isAfter).length
  return (
    <div className={styles.row} data-asked={part.status === 'PendingEdit' || undefined}>
      <span className={styles.number}>{part.checkPart.position}</span>
      <button type="button" className={styles.name} onClick={open}>
        <b>{name}</b>
        {says && (
          <small dir="auto">
            {says.join(t('comma'))}
            {photos > 0 && t('comma') + t('point.photos', { count: photos })}
          </small>
        )}
        {part.status === 'PendingEdit' && <small className={styles.asked}>{t('point.again')}</small>}
      </button>
      {part.waits && <Icon name="clock" size={16} label={t('point.kept')} />}
      {mark ? (
        <label className={styles.mark}>
          <input type="checkbox" checked={mark.isChosen} onChange={mark.toggle} aria-label={t('mark.one', { name })} />
        </label>
      ) : (
        <ResultButtons label={name} value={part.action} disabled={isLocked} choose={choose} />
      )}
    </div>
  )
}
