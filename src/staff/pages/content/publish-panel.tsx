import type { PageDesk } from '#domains/publishing/content/pages/contract.ts'
import type { PageType } from '#domains/publishing/content/pages/values.ts'
import { useText } from '#i18n/text.ts'
import { defaultLanguage } from '#shared/language.ts'
import staffContentTexts from '#texts/staffContent'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import styles from './content.module.css'
import { differences, draftOf, editedOf, type Place, textAt } from './page-draft.ts'
import { ShareLink } from './share-link.tsx'
import type { PageEdit } from './use-page-edit.ts'
import { usePageNames } from './use-page-names.ts'

interface PublishPanelProps {
  pageType: PageType
  desk: PageDesk
  edit: PageEdit
  goTo: (place: Place) => void
  isPreviewed: boolean
  setPreviewed: (isPreviewed: boolean) => void
}

/** Save, preview and publish; lists missing texts and edit conflicts. */
export function PublishPanel({ pageType, desk, edit, goTo, isPreviewed, setPreviewed }: PublishPanelProps) {
  const t = useText(staffContentTexts)
  const { gaps, isClean, busy } = edit
  const nothing = isClean && !desk.draft
  return (
    <section className={styles.card} aria-label={t('publish')}>
      <State desk={desk} edit={edit} />
      {edit.theirs && <Conflict theirs={edit.theirs} edit={edit} goTo={goTo} />}
      {gaps.length > 0 && <Gaps edit={edit} goTo={goTo} />}
      <div className={styles.buttons}>
        <Button disabled={isClean || edit.theirs !== null} busy={busy} onClick={edit.save} variant="outline">
          {t('save')}
        </Button>
        <Button disabled={nothing || gaps.length > 0 || edit.theirs !== null} busy={busy} onClick={edit.publish}>
          {t('publish')}
        </Button>
        <Button variant="ghost" aria-pressed={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
          {t('preview')}
        </Button>
        {desk.draft && <ShareLink pageType={pageType} />}
        {!isClean && !edit.theirs && (
          <Button variant="ghost" onClick={() => edit.takeKept()}>
            {t('discard')}
          </Button>
        )}
      </div>
    </section>
  )
}

function State({ desk, edit }: { desk: PageDesk; edit: PageEdit }) {
  const t = useText(staffContentTexts)
  const names = usePageNames()
  return (
    <div role="status">
      {!edit.isClean && <StatusLabel tone="warning" label={t('unsaved')} />}
      {edit.isClean && desk.drafted && <StatusLabel tone="draft" label={t('draft')} />}
      {edit.isClean && !desk.drafted && desk.online && <StatusLabel tone="good" label={t('online')} />}
      {!edit.isClean && edit.wasKept && <p>{t('wasKept')}</p>}
      {desk.drafted && <p>{t('draftBy', { stamp: names.stamp(desk.drafted) })}</p>}
    </div>
  )
}

/** Missing texts, each with a link to its field. */
function Gaps({ edit, goTo }: Pick<PublishPanelProps, 'edit' | 'goTo'>) {
  const t = useText(staffContentTexts)
  const names = usePageNames()
  return (
    <Note tone="warning" icon="triangle-alert" title={t('gaps', { count: edit.gaps.length })}>
      <ul className={styles.gaps}>
        {edit.gaps.map(({ part, ...gap }) => {
          const key = `${gap.section} ${gap.element} ${gap.language} ${part}`
          if (part === 'sections') return gap.language === defaultLanguage && <li key={key}>{t('noSections')}</li>
          // an unknown setting can occur in a title or a body
          const place = {
            ...gap,
            part: part === 'alt' ? part : part === 'title' || gap.element === 0 ? ('title' as const) : ('body' as const),
          }
          return (
            <li key={key}>
              <button type="button" onClick={() => goTo(place)}>
                {names.place(place)}
                {part === 'placeholder' && ` (${t('unknownName')})`}
              </button>
            </li>
          )
        })}
      </ul>
    </Note>
  )
}

/** An edit conflict: the differing positions, and a choice of the text to keep. */
function Conflict({ theirs, edit, goTo }: { theirs: PageDesk; edit: PageEdit; goTo: (place: Place) => void }) {
  const t = useText(staffContentTexts)
  const names = usePageNames()
  const other = draftOf(editedOf(theirs.draft ?? theirs.published))
  const stamp = theirs.drafted ?? theirs.online
  return (
    <Note tone="bad" icon="triangle-alert" title={t('conflict', { stamp: stamp ? names.stamp(stamp) : t('noAuthor') })}>
      <p>{t('conflictText')}</p>
      <ul className={styles.gaps}>
        {differences(draftOf(edit.page), other).map((place) => (
          <li key={`${place.section} ${place.element} ${place.language} ${place.part}`}>
            <button type="button" onClick={() => goTo(place)}>
              {names.place(place)}
            </button>
            <q>{textAt(other, place) || t('nothingThere')}</q>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button size="small" onClick={edit.keepMine}>
          {t('keepMine')}
        </Button>
        <Button size="small" variant="outline" onClick={() => edit.takeKept(theirs)}>
          {t('takeTheirs')}
        </Button>
      </div>
    </Note>
  )
}
