import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import { useOnline } from '#client/use-online.ts'
import { momentWords } from '#domains/processes/buying/desk/ui/moments.ts'
import { RecordPlate } from '#domains/processes/buying/desk/ui/record-plate.tsx'
import type { Expertise } from '#domains/processes/inspection/contract.ts'
import { isFinding } from '#domains/processes/inspection/rules.ts'
import { type ExpertiseAction, editedSheets, openSheets } from '#domains/processes/inspection/status.ts'
import { DamageMap } from '#domains/processes/inspection/ui/damage-map.tsx'
import { ProgressStar } from '#domains/processes/inspection/ui/progress-star.tsx'
import { isUnidentified, ReadingPanel } from '#domains/processes/inspection/ui/reading-panel.tsx'
import { HandIn, StepsPanel, ValuePanel } from '#domains/processes/inspection/ui/sheet-desk.tsx'
import panels from '#domains/processes/inspection/ui/sheet-panels.module.css'
import { CostPanel, FamilyList, MileagePanel, WaitingPanel } from '#domains/processes/inspection/ui/sheet-panels.tsx'
import { ThumbBar } from '#domains/processes/inspection/ui/thumb-bar.tsx'
import { useSheetWork } from '#domains/processes/inspection/ui/use-sheet-work.ts'
import { answerOf, chosen, familyStates, isCorrected, type ShownPart } from '#domains/processes/inspection/ui/work.ts'
import { isolate, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffTexts from '#texts/staff'
import staffExpertiseTexts from '#texts/staffExpertise'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { useStaff } from '../layout/staff.ts'
import { SheetHistory } from './expertise/sheet-history.tsx'
import { SheetPaper } from './expertise/sheet-paper.tsx'
import { isOpenTo, SheetPoints } from './expertise/sheet-points.tsx'
import styles from './expertise.module.css'

/** Polling interval (ms): others work on the same sheet. */
const askedEvery = 30_000

/** The sheet of an inspection, for a tablet or a phone beside the car: works offline and sends stored answers when online. */
export default function ExpertisePage() {
  const t = useText(staffExpertiseTexts)
  const words = useText(staffTexts)
  const id = Number(useParams().id)
  const init = { params: { path: { id } } }
  const { data, error, failed, setData, refetch } = useQuery(apiQuery('/api/staff/expertises/{id}', init, { refetchInterval: askedEvery }))
  if (data) return <Sheet key={id} sheet={data} put={setData} refetch={() => void refetch()} />
  return (
    <main id="main" tabIndex={-1} className="container">
      {error && (error.isMissing || error.status === 400) ? (
        <EmptyState heading="h1" title={t('missing.title')} text={t('missing.text')}>
          <ButtonLink to={staffAddress.expertises()}>{t('missing.back')}</ButtonLink>
        </EmptyState>
      ) : failed ? (
        <Failed heading="h1" title={words('failed.title')} text={words('failed.text')} retry={failed.retry} />
      ) : (
        <Waiting label={words('loading')} lines={[30, 55, 96, 90, 80]} />
      )}
    </main>
  )
}

interface SheetProps {
  sheet: Expertise
  put: (next: Expertise) => void
  refetch: () => void
}

function Sheet({ sheet, put, refetch }: SheetProps) {
  const t = useText(staffExpertiseTexts)
  const words = useText(staffTexts)
  const language = useLanguage()
  const toast = useToast()
  const { subject } = useStaff()
  const work = useSheetWork({ sheet, subject, put, refetch })
  const { parts } = work
  const [open, setOpen] = useState<number | null>(() => firstToDo(sheet))
  const [showsFamilies, setShowsFamilies] = useState(isWide)
  // too large for a phone, and saves its CPU
  const [showsStar] = useState(isWide)
  const [marksFor, setMarksFor] = useState<ExpertiseAction | null>(null)
  const [marks, setMarks] = useState<ReadonlySet<number>>(new Set())
  // returned points are shown first
  const [showsAll, setShowsAll] = useState(false)
  const families = familyStates(parts)
  const current = parts.find((part) => part.id === open) ?? parts[0]
  const category = current?.checkPart.category ?? 'Body'
  const name = (partId: number) => localized(parts.find(({ id }) => id === partId)?.checkPart.titles, language)
  const done = parts.filter(({ action }) => action !== null).length
  const asked = parts.filter(({ isReopened }) => isReopened)
  const showsEdits = asked.length > 0 && !showsAll && !marksFor
  const left = parts.filter((part) => part.action === null || !isCorrected(part)).length
  const waits = work.waiting.answers + work.waiting.photos > 0 || work.waiting.mileage
  const changed = (next: Expertise) => {
    put(next)
    toast.success(t('done'))
  }
  const mayMark = current && isFinding(current) && isOpenTo(sheet, current)
  const show = (part: ShownPart | undefined) => {
    if (!part) return
    setOpen(part.id)
    if (!part.isReopened) setShowsAll(true)
  }
  const showAll = (all: boolean) => {
    setShowsAll(all)
    if (!all) setOpen((asked.find((part) => !isCorrected(part)) ?? asked[0])?.id ?? null)
  }
  const choose = ({ category: chosenFamily }: { category: string }) => {
    const inside = parts.filter(({ checkPart }) => checkPart.category === chosenFamily)
    show(inside.find(({ action }) => action === null) ?? inside[0])
    if (!isWide()) setShowsFamilies(false)
  }
  return (
    <div className={styles.page} data-busy={work.isElsewhere || undefined}>
      <title>{words('pageTitle', { page: sheet.reference })}</title>
      <SheetHead sheet={sheet} done={done} count={parts.length}>
        <HandIn sheet={sheet} left={left} waits={waits} name={name} changed={changed} />
      </SheetHead>
      <SheetBands work={work} sheet={sheet} />
      <main id="main" tabIndex={-1} className={styles.grid} inert={!work.isReady}>
        <div className={styles.start}>
          {showsStar && <ProgressStar parts={parts} families={families} open={category} choose={choose} />}
          <details className={panels.panel} open={showsFamilies} onToggle={(event) => setShowsFamilies(event.currentTarget.open)}>
            <summary className={styles.done}>
              <b>{done}</b> {t('of', { count: String(parts.length) })}
              <span>{t(`family.${category}`)}</span>
            </summary>
            <FamilyList families={families} open={category} choose={choose} />
          </details>
          <ReadingPanel sheet={sheet} isOpen={sheet.may.answer || (sheet.may.fix && isUnidentified(sheet))} changed={changed} />
          <MileagePanel
            key={String(work.isReady)}
            sheet={sheet}
            work={work}
            isOpen={sheet.may.answer && [...openSheets, ...editedSheets].includes(sheet.lastStatus)}
          />
        </div>
        <SheetPoints
          sheet={sheet}
          work={work}
          current={current}
          show={show}
          marks={
            marksFor && {
              chosen: marks,
              toggle: (id) => setMarks((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
            }
          }
          asked={asked}
          showsEdits={showsEdits}
          showAll={showAll}
          changed={changed}
          refetch={refetch}
        />
        <div className={styles.end}>
          <WaitingPanel work={work} name={name} open={setOpen} />
          <StepsPanel
            sheet={sheet}
            waits={waits}
            marks={marks}
            name={name}
            marksFor={marksFor}
            beginMarks={(action) => {
              setMarksFor(action)
              setMarks(new Set())
            }}
            changed={changed}
          />
          <section className={panels.panel}>
            <h2>{t('damage.title')}</h2>
            <DamageMap
              parts={parts}
              open={show}
              mark={
                mayMark
                  ? (x, y) => {
                      const answer = answerOf({ ...current, place: { view: 'Top', x, y } })
                      if (answer) work.answer(current, answer)
                    }
                  : null
              }
            />
            <p className={panels.quiet}>{t(mayMark ? 'damage.mark' : 'damage.about')}</p>
          </section>
          <CostPanel families={families} />
          <ValuePanel sheet={sheet} parts={parts} changed={changed} />
          {sheet.may.print && <SheetPaper id={sheet.id} />}
          <SheetHistory sheet={sheet} />
        </div>
      </main>
      {current && (
        <ThumbBar
          part={current}
          parts={showsEdits ? asked : parts}
          isOpen={isOpenTo(sheet, current)}
          choose={(action) => work.answer(current, chosen(current, action))}
          addPhotos={(files) => void work.addPhotos(current, files)}
          show={show}
        />
      )}
    </div>
  )
}

/** Wide screens show the categories beside the list. */
const isWide = () => matchMedia('(min-width: 1024px)').matches

/** Returns the next point: the first returned one, else the first without an answer, else the first. */
function firstToDo({ checkPartQuotations: parts }: Expertise): number | null {
  const next = parts.find(({ status }) => status === 'PendingEdit') ?? parts.find(({ action }) => action === null) ?? parts[0]
  return next?.id ?? null
}

function SheetHead({ sheet, done, count, children }: { sheet: Expertise; done: number; count: number; children: ReactNode }) {
  const t = useText(staffExpertiseTexts)
  const { vehicle, reference, ownerReference, lastStatus } = sheet
  return (
    <header className={styles.head}>
      <Link to={staffAddress.expertises()} className={styles.close} aria-label={t('close')}>
        <Icon name="x" size={22} />
      </Link>
      <div className={styles.title}>
        <h1>
          <bdi>{vehicle.title}</bdi>
        </h1>
        <small>
          <bdi dir="ltr">{reference}</bdi>
          {ownerReference && (
            <>
              {t('comma')}
              <bdi dir="ltr">{ownerReference}</bdi>
            </>
          )}
          {t('comma')}
          {t(`status.${lastStatus}`)}
        </small>
      </div>
      <RecordPlate plate={vehicle.plate} />
      <p className={styles.progress}>{t('progress', { done: String(done), total: String(count) })}</p>
      <div className={styles.handIn}>{children}</div>
    </header>
  )
}

/** Status banners: offline, no storage, another tab, returned points. */
function SheetBands({ work, sheet }: { work: ReturnType<typeof useSheetWork>; sheet: Expertise }) {
  const t = useText(staffExpertiseTexts)
  const format = useFormat()
  const online = useOnline()
  const { waiting, fault, isKept, isElsewhere } = work
  const count = waiting.answers + waiting.photos + Number(waiting.mileage)
  const isAway = !online || fault?.isOffline
  const back = editedSheets.includes(sheet.lastStatus) ? sheet.statuses.at(-1) : undefined
  const asked = sheet.checkPartQuotations.filter(({ isReopened }) => isReopened).length
  return (
    <div role="status">
      {isElsewhere && <p className={styles.band}>{t('elsewhere')}</p>}
      {!isKept && <p className={styles.band}>{t('notKept')}</p>}
      {isAway && (
        <p className={styles.band}>
          <b>{t('offline.title')}</b> {count > 0 ? t('offline.waits', { count }) : t('offline.none')}
        </p>
      )}
      {back && asked > 0 && (
        <p className={styles.band} data-back>
          <b>{t('edit.band', { count: asked })}</b>{' '}
          {[t('edit.bandDay', { moment: momentWords(back.created, format) }), back.author && isolate(back.author)]
            .filter(Boolean)
            .join(t('comma'))}
        </p>
      )}
    </div>
  )
}
