import { Suspense, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import type { PageDesk } from '#domains/publishing/content/pages/contract.ts'
import { type PageType, pageTypes } from '#domains/publishing/content/pages/values.ts'
import { useText } from '#i18n/text.ts'
import staffTexts from '#texts/staff'
import staffContentTexts from '#texts/staffContent'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { latePart } from '#ui/late-part.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { StaffPage } from '../layout/staff-page.tsx'
import styles from './content/content.module.css'
import { draftOf, fieldId, inserted, newSection, type Place } from './content/page-draft.ts'
import { PublishPanel } from './content/publish-panel.tsx'
import { SectionCard } from './content/section-card.tsx'
import { TitleFields } from './content/title-fields.tsx'
import { useAnswerVotes } from './content/use-answer-votes.ts'
import { usePageDesk, usePageEdit } from './content/use-page-edit.ts'
import { usePageNames } from './content/use-page-names.ts'
import { Versions } from './content/versions.tsx'

const Preview = latePart(async () => (await import('./content/preview.tsx')).default)

/** The editor of one page, both languages side by side. */
export default function ContentEditorPage() {
  const t = useText(staffContentTexts)
  const asked = useParams().page
  const pageType = pageTypes.find((one) => one === asked)
  if (pageType) return <Desk key={pageType} pageType={pageType} />
  return (
    <EmptyState heading="h1" title={t('unknownPage')} text="">
      <ButtonLink to={staffAddress.content()}>{t('allPages')}</ButtonLink>
    </EmptyState>
  )
}

function Desk({ pageType }: { pageType: PageType }) {
  const staffText = useText(staffTexts)
  const { data, failed, setData, refetch } = usePageDesk(pageType)
  if (failed) return <Failed heading="h1" title={staffText('failed.title')} text={staffText('failed.text')} retry={failed.retry} />
  if (!data) return <SkeletonLines widths={[30, 80, 70, 80]} />
  return <Editor pageType={pageType} desk={data} put={setData} refetch={refetch} />
}

interface EditorProps {
  pageType: PageType
  desk: PageDesk
  put: (desk: PageDesk) => void
  refetch: () => Promise<PageDesk | null>
}

function Editor({ pageType, desk, put, refetch }: EditorProps) {
  const t = useText(staffContentTexts)
  const names = usePageNames()
  const edit = usePageEdit(pageType, desk, put, refetch)
  const { page, change } = edit
  const [open, setOpen] = useState<string | null>(null)
  const [wanted, setWanted] = useState<Place | null>(null)
  const [isPreviewed, setPreviewed] = useState(false)
  const votes = useAnswerVotes(pageType)
  const save = useRef(edit.save)
  useEffect(() => {
    save.current = edit.save
  })
  useEffect(() => {
    const stop = new AbortController()
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      save.current()
    }
    window.addEventListener('keydown', press, { signal: stop.signal })
    return () => stop.abort()
  }, [])

  /** Opens the element of a field and focuses the field. */
  function goTo(place: Place): void {
    const element = page.pageSections[place.section - 1]?.pageElements[place.element - 1]
    setOpen(element?.key ?? null)
    setWanted(place)
  }
  return (
    <StaffPage
      title={names.page(pageType)}
      intro={desk.online ? t('lastPublished', { stamp: names.stamp(desk.online) }) : t('neverPublished')}
    >
      <Breadcrumb label={t('titlePages')} steps={[{ name: t('titlePages'), to: staffAddress.content() }, { name: names.page(pageType) }]} />
      <div className={styles.editor}>
        <div className={styles.main}>
          <section className={styles.card} aria-label={t('ofPage')}>
            <TitleFields place={{ section: 0, element: 0 }} titles={page} change={(titles) => change((now) => ({ ...now, ...titles }))} />
          </section>
          {page.pageSections.map((section, at) => (
            <SectionCard key={section.key} section={section} at={at} edit={edit} open={open} setOpen={setOpen} votes={votes} />
          ))}
          <Button
            variant="outline"
            onClick={() => {
              const section = newSection(page, pageType)
              change((now) => ({ ...now, pageSections: inserted(now.pageSections, now.pageSections.length, section) }))
              setOpen(section.pageElements[0]?.key ?? null)
            }}
          >
            {t('addSection')}
          </Button>
        </div>
        <aside className={styles.side}>
          <PublishPanel pageType={pageType} desk={desk} edit={edit} goTo={goTo} isPreviewed={isPreviewed} setPreviewed={setPreviewed} />
          <Versions pageType={pageType} desk={desk} restore={edit.restore} />
        </aside>
      </div>
      {isPreviewed && (
        <Suspense fallback={<SkeletonLines widths={[40, 80]} />}>
          <Preview pageType={pageType} draft={draftOf(page)} />
        </Suspense>
      )}
      <Stand place={wanted} done={() => setWanted(null)} />
    </StaffPage>
  )
}

/** Focuses the requested field once it is mounted: the rich-text editor loads on first use. */
function Stand({ place, done }: { place: Place | null; done: () => void }) {
  const latest = useRef(done)
  useEffect(() => {
    latest.current = done
  })
  useEffect(() => {
    if (!place) return
    const look = () => {
      const field = document.getElementById(fieldId(place))
      field?.focus()
      field?.scrollIntoView({ block: 'center' })
      return field !== null
    }
    if (look()) return latest.current()
    const watch = new MutationObserver(() => {
      if (!look()) return
      watch.disconnect()
      latest.current()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [place])
  return null
}
