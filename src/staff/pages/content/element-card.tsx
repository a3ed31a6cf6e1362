import { Suspense } from 'react'
import { plain } from '#domains/publishing/content/pages/rules.ts'
import { type ElementIcon, elementIcons, fieldIn, inLanguages, type PageType, pageTypes } from '#domains/publishing/content/pages/values.ts'
import { drawings } from '#domains/publishing/content/ui/drawings.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { direction, languages } from '#shared/language.ts'
import staffContentTexts from '#texts/staffContent'
import { Button } from '#ui/button.tsx'
import { Drawing } from '#ui/icon.tsx'
import { latePart } from '#ui/late-part.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { AltFields } from './alt-fields.tsx'
import styles from './content.module.css'
import { OrderButtons } from './order-buttons.tsx'
import { type EditedElement, fieldId } from './page-draft.ts'
import { PictureField } from './picture-field.tsx'
import { TitleFields } from './title-fields.tsx'

const RichTextField = latePart(async () => (await import('./rich-text-field.tsx')).default)

interface ElementCardProps {
  pageType: PageType
  element: EditedElement
  /** 1-based */
  at: { section: number; element: number }
  count: number
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  change: (part: Partial<EditedElement>) => void
  /** 0-based positions */
  move: (from: number, to: number) => void
  remove: () => void
  hasGap: boolean
  votes: AnswerVotes | undefined
}

export interface AnswerVotes {
  helpful: number
  unhelpful: number
}

/** The alternative texts of an element; the contract allows their omission. */
const altsOf = (element: EditedElement) => ({
  isDecorative: element.isDecorative ?? false,
  ...inLanguages('alt', (language) => element[fieldIn('alt', language)] ?? ''),
})

/** The icon of an element, on the pages that show one. */
function SignField({ icon, change }: { icon: ElementIcon | null; change: (icon: ElementIcon | null) => void }) {
  const t = useText(staffContentTexts)
  return (
    <fieldset className={styles.signs}>
      <legend>{t('sign')}</legend>
      {[null, ...elementIcons].map((one) => (
        <label key={one ?? 'none'} title={t(`signs.${one ?? 'none'}`)}>
          <input type="radio" className="vh" checked={icon === one} onChange={() => change(one)} />
          {one ? <Drawing path={drawings[one]} size={20} label={t(`signs.${one}`)} /> : t('signs.none')}
        </label>
      ))}
    </fieldset>
  )
}

/** An element of a section: a summary, or its fields in every language. Moved by buttons or drag and drop. */
export function ElementCard({ pageType, element, at, count, isOpen, setOpen, change, move, remove, hasGap, votes }: ElementCardProps) {
  const t = useText(staffContentTexts)
  const { languageName } = useFormat()
  const name = t('elementName', { element: `${at.element}` })
  const kind = `application/x-rihla-element-${at.section}`
  return (
    <article
      className={styles.element}
      data-open={isOpen || undefined}
      aria-label={name}
      onDragOver={(event) => event.dataTransfer.types.includes(kind) && event.preventDefault()}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes(kind)) return
        event.preventDefault()
        move(Number(event.dataTransfer.getData(kind)), at.element - 1)
      }}
    >
      <div className={styles.head}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is the mouse's way; the buttons beside it do the same */}
        <b draggable className={styles.drag} onDragStart={(event) => event.dataTransfer.setData(kind, (at.element - 1).toString())}>
          {name}
        </b>
        {votes && <span className={styles.votes}>{t('votes', { helpful: votes.helpful, unhelpful: votes.unhelpful })}</span>}
        {hasGap && <StatusLabel tone="warning" label={t('incomplete')} />}
        <Button
          size="small"
          variant="ghost"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'closeElement' : 'editElement', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'close' : 'edit')}
        </Button>
        <OrderButtons name={name} at={at.element - 1} count={count} move={(to) => move(at.element - 1, to)} remove={remove} />
      </div>
      {isOpen ? (
        <>
          <TitleFields place={at} titles={element} change={change} />
          <PictureField
            kind={{ type: 'WebsiteElementImage', id: pageTypes.indexOf(pageType) + 1 }}
            label={t('picture')}
            documentId={element.documentId ?? null}
            change={(picture) => change({ documentId: picture?.id ?? null })}
          />
          {element.documentId && <AltFields place={at} alts={altsOf(element)} change={change} />}
          <SignField icon={element.icon ?? null} change={(icon) => change({ icon })} />
          <Suspense fallback={<SkeletonLines widths={[90, 80]} />}>
            <div className={styles.pair}>
              {languages.map((language) => (
                <RichTextField
                  key={language}
                  id={fieldId({ ...at, language, part: 'body' })}
                  label={t('bodyIn', { language: languageName(language) })}
                  language={language}
                  text={element[fieldIn('body', language)]}
                  change={(text) => change({ [fieldIn('body', language)]: text })}
                />
              ))}
            </div>
          </Suspense>
        </>
      ) : (
        <div className={styles.pair}>
          {languages.map((language) => (
            <div key={language} dir={direction(language)} lang={language} className={styles.short}>
              <b>{element[fieldIn('title', language)]}</b>
              <p>{plain(element[fieldIn('body', language)])}</p>
            </div>
          ))}
        </div>
      )}
    </article>
  )
}
