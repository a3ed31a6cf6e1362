import { useEffect, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { useApiQuery } from '#client/query/query.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { StockCard, StockFields } from '#domains/stock/contract.ts'
import { differences, type FormValues, valuesOf } from '#domains/stock/ui/form-values.ts'
import { StockForm } from '#domains/stock/ui/stock-form.tsx'
import { StockHistory } from '#domains/stock/ui/stock-history.tsx'
import { StockMoves } from '#domains/stock/ui/stock-moves.tsx'
import { StockPictures } from '#domains/stock/ui/stock-pictures.tsx'
import { StockPrice } from '#domains/stock/ui/stock-price.tsx'
import { StockSwitches } from '#domains/stock/ui/stock-switches.tsx'
import { StockTasks } from '#domains/stock/ui/stock-tasks.tsx'
import { stockTones } from '#domains/stock/ui/stock-tones.ts'
import { useCatalogue } from '#domains/stock/ui/use-catalogue.ts'
import { useFieldNames } from '#domains/stock/ui/use-field-names.ts'
import { useMoment } from '#domains/stock/ui/use-moment.ts'
import { useText } from '#i18n/text.ts'
import { plateCells } from '#shared/plate.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { Note } from '#ui/note.tsx'
import { Plate } from '#ui/plate.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import { useToast } from '#ui/toast.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { hasRole, useStaff } from '../layout/staff.ts'
import { StaffPage } from '../layout/staff-page.tsx'
import styles from './stock-card.module.css'

const tabs = ['card', 'photos', 'tasks', 'history'] as const

/** The card of one car: its fields, photos, tasks and history, and beside them what can be done. */
export default function StockCardPage() {
  const t = useText('stock')
  const id = Number(useParams().id)
  const { data: card, error, failed, put, refetch } = useApiQuery('/api/staff/vehicles/{id}', { params: { path: { id } } })
  if (error?.isMissing || error?.status === 400)
    return (
      <EmptyState heading="h1" title={t('gone')} text={t('goneText')}>
        <ButtonLink to={staffAddress.stock()}>{t('backToList')}</ButtonLink>
      </EmptyState>
    )
  if (failed)
    return (
      <Failed heading="h1" title={t('failed')} text="" retry={failed.retry}>
        <ButtonLink variant="ghost" to={staffAddress.stock()}>
          {t('backToList')}
        </ButtonLink>
      </Failed>
    )
  if (!card) return <Waiting label={t('loading')} lines={[30, 80, 70, 76]} />
  return <Card key={id} card={card} put={put} reload={() => void refetch()} />
}

function Card({ card, put, reload }: { card: StockCard; put: (card: StockCard) => void; reload: () => void }) {
  const t = useText('stock')
  const v = useText('vehicles')
  const staff = useStaff()
  const moment = useMoment()
  const toast = useToast()
  const catalogue = useCatalogue()
  const nameOf = useFieldNames()
  const [search] = useSearchParams()
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'card'
  /** the revision from which the form was filled, and what stands in it */
  const [base, setBase] = useState(card)
  const [values, setValues] = useState<FormValues>(() => valuesOf(card.fields))
  const [conflict, setConflict] = useState<StockCard | null>(null)
  const changes = useMemo(() => differences(valuesOf(base.fields), values), [base, values])
  const changed = changes.length > 0

  // a card that was read again fills a form in which nobody has typed
  if (!changed && base.revision !== card.revision) {
    setBase(card)
    setValues(valuesOf(card.fields))
  }
  useEffect(() => {
    if (!changed) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [changed])

  function fill(from: StockCard, with_: FormValues = valuesOf(from.fields)): void {
    put(from)
    setBase(from)
    setValues(with_)
    setConflict(null)
  }

  /** Somebody else saved: their card beside what was typed here. */
  async function showConflict(): Promise<void> {
    const data = await callApi('get', '/api/staff/vehicles/{id}', { params: { path: { id: card.id } } }).catch(() => null)
    if (data) setConflict(data)
    else toast.error(t('failed'))
  }

  const plate = card.fields.registrationNumber
  const cells = plate === null ? null : plateCells(plate)
  const name = `${card.brand} ${card.model}`
  const own = staff.areas.length === 0 || hasRole(staff, 'manager') ? null : staff.areas.map(({ id }) => id)
  const openTasks = card.tasks.filter(({ lastStatus }) => lastStatus !== 'Completed' && lastStatus !== 'Cancelled').length
  const counts = { card: undefined, photos: card.pictures.length, tasks: openTasks, history: undefined }
  const theirs = conflict ? differences(valuesOf(base.fields), valuesOf(conflict.fields)) : []

  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumb label={t('crumbs')} steps={[{ name: t('back'), to: staffAddress.stock() }, { name: card.reference }]} />
      </div>
      <StaffPage
        title={name}
        intro={
          <span className={styles.intro}>
            <StatusLabel tone={stockTones[card.lastStatus]} label={v(`status.${card.lastStatus}`)} />
            {card.isArchived && <StatusLabel tone="draft" label={t('archived')} />}
            <bdi>{card.reference}</bdi>
            {card.fields.version && <bdi>{card.fields.version}</bdi>}
            {cells && plate !== null ? (
              <Plate serial={cells.serial} letter={cells.letter} code={Number(cells.code)} label={t('plate', { plate })} />
            ) : (
              plate && <bdi>{plate}</bdi>
            )}
          </span>
        }
        actions={
          card.isPublic && (
            <ButtonLink variant="outline" size="small" to={address.car(card.slug, card.id)}>
              {t('seeOnSite')}
            </ButtonLink>
          )
        }
        views={{
          label: t('tabs.label'),
          parameter: 'tab',
          chosen: tab,
          list: tabs.map((one) => ({ value: one, name: t(`tabs.${one}`), count: counts[one] })),
        }}
      >
        <div className={styles.columns}>
          <aside className={styles.side} data-tab={tab}>
            <StockMoves card={card} areas={catalogue?.areas ?? []} put={put} reload={reload} />
            <StockPrice card={card} put={put} reload={reload} />
            <StockSwitches card={card} put={put} />
          </aside>
          <div className={styles.main}>
            <div hidden={tab !== 'card'}>
              {!card.may.edit && (
                <div className={styles.note}>
                  <Note tone="info" icon="info" title={t('readOnly')} />
                </div>
              )}
              {conflict && (
                <div className={styles.note} role="alert">
                  <Note tone="warning" icon="triangle-alert" title={t('conflict.title')}>
                    <p>
                      {conflict.lastModifiedBy
                        ? t('conflict.by', { name: conflict.lastModifiedBy, when: moment(conflict.lastModified) })
                        : t('conflict.unknown', { when: moment(conflict.lastModified) })}
                    </p>
                    {theirs.length > 0 && (
                      <p>{t('conflict.fields', { fields: theirs.map((field) => nameOf(field) ?? field).join(t('comma')) })}</p>
                    )}
                    <div className={styles.ways}>
                      <Button size="small" variant="outline" onClick={() => fill(conflict)}>
                        {t('conflict.theirs')}
                      </Button>
                      <Button size="small" variant="outline" onClick={() => fill(conflict, merged(conflict, values, changes))}>
                        {t('conflict.mine')}
                      </Button>
                    </div>
                  </Note>
                </div>
              )}
              {catalogue ? (
                <StockForm
                  catalogue={catalogue}
                  values={values}
                  change={setValues}
                  areas={own}
                  areaIsOpen={card.lastStatus === 'Draft' || card.lastStatus === 'Pending'}
                  readOnly={!card.may.edit}
                  changed={changed}
                  saveLabel={t('save')}
                  send={(fields, signal) =>
                    callApi(
                      'put',
                      '/api/staff/vehicles/{id}',
                      { params: { path: { id: card.id } }, body: { revision: base.revision, fields } },
                      signal,
                    )
                  }
                  done={(saved) => {
                    fill(saved)
                    toast.success(t('saved'))
                  }}
                  refused={({ code }) => {
                    if (code === 'EditConflict') void showConflict()
                    return code === 'EditConflict'
                  }}
                  undo={() => fill(base)}
                />
              ) : (
                <SkeletonLines widths={[60, 85, 45, 70]} />
              )}
            </div>
            <div hidden={tab !== 'photos'}>
              <StockPictures card={card} put={put} reload={reload} />
            </div>
            <div hidden={tab !== 'tasks'}>
              <StockTasks
                card={card}
                put={(tasks) => put({ ...card, tasks })}
                reload={reload}
                mayChange={hasRole(staff, 'agent', 'controller', 'manager')}
              />
            </div>
            <div hidden={tab !== 'history'}>
              <StockHistory card={card} />
            </div>
          </div>
        </div>
      </StaffPage>
    </>
  )
}

/** What somebody else saved, with the fields over it that were changed here: to be read again before it is saved. */
function merged(theirs: StockCard, mine: FormValues, changes: readonly (keyof StockFields)[]): FormValues {
  const base = valuesOf(theirs.fields)
  const texts = { ...base.texts }
  for (const name of Object.keys(texts) as (keyof typeof texts)[]) if (changes.includes(name)) texts[name] = mine.texts[name]
  const ticks = { ...base.ticks }
  for (const name of Object.keys(ticks) as (keyof typeof ticks)[]) if (changes.includes(name)) ticks[name] = mine.ticks[name]
  return {
    texts,
    ticks,
    features: changes.includes('features') ? mine.features : base.features,
  }
}
