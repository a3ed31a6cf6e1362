import { type SectionType, sectionTypes } from '#domains/publishing/content/pages/values.ts'
import { useText } from '#i18n/text.ts'
import staffContentTexts from '#texts/staffContent'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import styles from './content.module.css'
import { type AnswerVotes, ElementCard } from './element-card.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { type EditedElement, type EditedSection, inserted, moved, newElement } from './page-draft.ts'
import { TitleFields } from './title-fields.tsx'
import type { PageEdit } from './use-page-edit.ts'

interface SectionCardProps {
  section: EditedSection
  at: number
  edit: PageEdit
  open: string | null
  setOpen: (key: string | null) => void
  /** votes of visitors on the answers, by the question in French */
  votes: ReadonlyMap<string, AnswerVotes>
}

/** A section of a page: kind, title and elements. */
export function SectionCard({ section, at, edit, open, setOpen, votes }: SectionCardProps) {
  const t = useText(staffContentTexts)
  const toast = useToast()
  const { page, change } = edit
  const { key, type, pageElements } = section
  const set = (step: (now: EditedSection) => EditedSection) =>
    change((now) => ({ ...now, pageSections: now.pageSections.map((one) => (one.key === key ? step(one) : one)) }))
  const setElements = (step: (now: EditedElement[]) => EditedElement[]) => set((now) => ({ ...now, pageElements: step(now.pageElements) }))
  function remove(): void {
    change((now) => ({ ...now, pageSections: now.pageSections.filter((one) => one.key !== key) }))
    const undo = () => change((now) => ({ ...now, pageSections: inserted(now.pageSections, at, section) }))
    toast.success(t('sectionRemoved'), { action: { label: t('undo'), run: undo } })
  }
  function removeElement(element: EditedElement, place: number): void {
    setElements((now) => now.filter((one) => one.key !== element.key))
    const undo = () => setElements((now) => inserted(now, place, element))
    toast.success(t('elementRemoved'), { action: { label: t('undo'), run: undo } })
  }
  return (
    <section className={styles.card} aria-label={t('ofSection', { section: `${at + 1}` })}>
      <div className={styles.head}>
        <h2>{t('ofSection', { section: `${at + 1}` })}</h2>
        <select
          aria-label={t('sectionType')}
          value={type}
          onChange={(event) => {
            const chosen = event.currentTarget.value as SectionType
            set((now) => ({ ...now, type: chosen }))
          }}
        >
          {sectionTypes.map((one) => (
            <option key={one} value={one}>
              {t(`section.${one}`)}
            </option>
          ))}
        </select>
        <OrderButtons
          name={t('ofSection', { section: `${at + 1}` })}
          at={at}
          count={page.pageSections.length}
          move={(to) => change((now) => ({ ...now, pageSections: moved(now.pageSections, at, to) }))}
          remove={remove}
        />
      </div>
      <TitleFields place={{ section: at + 1, element: 0 }} titles={section} change={(titles) => set((now) => ({ ...now, ...titles }))} />
      {pageElements.map((element, place) => (
        <ElementCard
          key={element.key}
          pageType={edit.pageType}
          element={element}
          at={{ section: at + 1, element: place + 1 }}
          count={pageElements.length}
          isOpen={open === element.key}
          setOpen={(isOpen) => setOpen(isOpen ? element.key : null)}
          change={(part) => setElements((now) => now.map((one) => (one.key === element.key ? { ...one, ...part } : one)))}
          move={(from, to) => setElements((now) => moved(now, from, to))}
          remove={() => removeElement(element, place)}
          votes={votes.get(element.titleFR.trim())}
          hasGap={edit.gaps.some((gap) => gap.section === at + 1 && gap.element === place + 1)}
        />
      ))}
      <Button
        size="small"
        variant="ghost"
        onClick={() => {
          const element = newElement()
          setElements((now) => [...now, element])
          setOpen(element.key)
        }}
      >
        {t('addElement')}
      </Button>
    </section>
  )
}
