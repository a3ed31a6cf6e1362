import type { ReactNode } from 'react'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffExpertiseTexts from '#texts/staffExpertise'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segments } from '#ui/segments.tsx'
import styles from './edit-list.module.css'
import { EditQuestion, EditState } from './edit-question.tsx'
import list from './point-list.module.css'
import { isCorrected, type ShownPart } from './work.ts'

interface EditListProps {
  /** returned points of all families */
  asked: readonly ShownPart[]
  /** number of points */
  count: number
  /** id of the open point */
  open: number | null
  setOpen: (part: ShownPart) => void
  /** open point */
  editor: (part: ShownPart) => ReactNode
  /** shows the points of all families; `mayReopen`: the caller can reopen one of them */
  showAll: () => void
  mayReopen: boolean
}

/** Returned points only: each with its question, former and current answer. */
export function EditList({ asked, count, open, setOpen, editor, showAll, mayReopen }: EditListProps) {
  const t = useText(staffExpertiseTexts)
  const language = useLanguage()
  return (
    <section className={list.list} aria-label={t('edit.open')}>
      <header className={list.head}>
        <h2>{t('edit.open')}</h2>
        <span className={list.quiet}>{t('progress', { done: String(asked.filter(isCorrected).length), total: String(asked.length) })}</span>
        <div className={list.filter}>
          <Segments
            legend={t('filter.legend')}
            quiet
            options={[
              { value: 'asked', label: t('filter.asked', { count: String(asked.length) }) },
              { value: 'all', label: t('filter.every', { count: String(count) }) },
            ]}
            value="asked"
            change={showAll}
          />
        </div>
      </header>
      {asked.map((part) =>
        part.id === open ? (
          editor(part)
        ) : (
          <article key={part.id} className={styles.card} data-asked>
            <header>
              <div>
                <p className={styles.place}>
                  {t('edit.place', { number: String(part.checkPart.position), family: t(`family.${part.checkPart.category}`) })}
                </p>
                <h2>
                  <button type="button" onClick={() => setOpen(part)}>
                    {localized(part.checkPart.titles, language)}
                  </button>
                </h2>
              </div>
              <EditState part={part} />
            </header>
            <EditQuestion part={part} />
          </article>
        ),
      )}
      <footer className={styles.locked}>
        <Icon name="circle-check" size={20} />
        <p>
          <b>{t('edit.locked', { count: count - asked.length })}</b>
          <small>{t('edit.lockedText')}</small>
        </p>
        {mayReopen && (
          <Button size="small" variant="ghost" onClick={showAll}>
            {t('edit.reopen')}
          </Button>
        )}
      </footer>
    </section>
  )
}
