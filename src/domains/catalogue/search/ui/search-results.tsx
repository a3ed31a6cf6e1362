import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { Button } from '#ui/button.tsx'
import { Figure } from '#ui/figure.tsx'
import { Drawing, Icon } from '#ui/icon.tsx'
import { latePart, renderedPart } from '#ui/late-part.tsx'
import { partsOf, searchText, withoutParameters } from '../address.ts'
import type { Facets, ListedVehicle } from '../contract.ts'
import { lowResultThreshold, sortOf } from '../values.ts'
import { AlertBand } from './alert-band.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { drawings } from './drawings.ts'
import type { Found, LoadFailure } from './load-search.ts'
import { Pages } from './pages.tsx'
import { PriceLegend } from './price-legend.tsx'
import { ResultList } from './result-list.tsx'
import { SearchBox } from './search-box.tsx'
import { SearchFailure, StaleList } from './search-failure.tsx'
import styles from './search-results.module.css'
import { SortMenu } from './sort-menu.tsx'
import { filtersPlace, resultsStart, resultsSummary, resultsTitle } from './use-return-focus.ts'
import { type SearchState, useSearch } from './use-search.ts'
import { ViewSwitch } from './view-switch.tsx'

// Phones have no column: its script loads when the window is wide enough.
const FilterColumn = renderedPart(async () => {
  if (!import.meta.env.SSR) await roomBeside()
  return (await import('./filter-column.tsx')).FilterColumn
})

// few searches find nothing, or little
const EmptyResults = renderedPart(async () => (await import('./empty-results.tsx')).EmptyResults)
const BeyondLastPage = renderedPart(async () => (await import('./empty-results.tsx')).BeyondLastPage)
const SmallestChanges = renderedPart(async () => (await import('./smallest-changes.tsx')).SmallestChanges)

/** Loaded when the filter dialog opens. */
const FilterSheet = latePart(async () => (await import('./filter-sheet.tsx')).FilterSheet)

/** Resolves when the window is wide enough for the filter column (`search-results.module.css`). */
function roomBeside(): Promise<unknown> {
  const wide = matchMedia('(min-width: 64rem)')
  return wide.matches ? Promise.resolve() : new Promise((resolve) => wide.addEventListener('change', resolve, { once: true }))
}

interface SearchResultsProps {
  title: string
  answer: Found | LoadFailure
  card: (car: ListedVehicle, place: { index: number; view: 'grid' | 'list' }) => ReactNode
  /** creates an alert from the search */
  onAlert: () => void
  /** compare bar, sticky at the end of the results */
  below?: ReactNode
}

/** Search screen: sentence, filters, results. The URL is its state; controls update before the results load. */
export function SearchResults({ title, answer, card, onAlert, below }: SearchResultsProps) {
  const t = useText(searchTexts)
  const state = useSearch()
  const { current, wanted, go } = state
  const { revalidate } = useRevalidator()
  const [sheet, setSheet] = useState<'open' | 'closed' | null>(null)
  const answered = 'list' in answer ? answer : null
  // When the server fails, the filters of the last response stay usable; offline, its cars stay too.
  const [last, setLast] = useState(answered && { answer: answered, search: current })
  useEffect(() => {
    if (answered) setLast({ answer: answered, search: current })
  }, [answered, current])
  const isOffline = 'message' in answer && answer.isOffline === true
  const kept = isOffline ? last : null
  const found = answered ?? kept?.answer
  const facets = (answered ?? last?.answer)?.facets
  const retry = () => void revalidate()
  const used = partsOf(wanted).length
  const unknown = current.get('unknown')

  return (
    <div className={styles.page}>
      <h1 className="vh" id={resultsTitle} tabIndex={-1}>
        {title}
      </h1>
      <SearchBox search={wanted} go={go} />
      {unknown !== null && <NotUnderstood words={unknown} alone={used === 0} search={current} />}
      {found && used > 0 && (
        <div className={styles.chosen}>
          <ChosenFilters search={wanted} named={found.facets.facets} go={go} />
        </div>
      )}
      {facets && (
        <noscript>
          <a className={styles.toFilters} href={`#${filtersPlace}`}>
            {t('filters.open')}
          </a>
        </noscript>
      )}
      {facets && <Bar search={wanted} go={go} used={used} onFilters={() => setSheet('open')} onAlert={onAlert} />}
      <div className={styles.results} data-alone={facets ? undefined : ''}>
        {facets && <FilterColumn search={wanted} facets={facets} go={go} />}
        {found ? (
          <div className={styles.main}>
            {kept && <StaleList retry={retry} />}
            <Cars answer={found} state={kept ? { ...state, current: kept.search } : state} card={card} onAlert={onAlert} />
            <div className={styles.below}>{below}</div>
          </div>
        ) : (
          'message' in answer && <SearchFailure failure={answer} search={wanted} go={go} retry={retry} />
        )}
      </div>
      {facets && sheet && (
        <Suspense>
          <FilterSheet open={sheet === 'open'} search={current} facets={facets} close={() => setSheet('closed')} go={go} />
        </Suspense>
      )}
    </div>
  )
}

/** Number of cars, their order and its explanation; on wide screens, the controls to change them. */
function Line({ answer, state, onAlert }: Pick<SearchResultsProps, 'onAlert'> & { answer: Found; state: SearchState }) {
  const t = useText(searchTexts)
  const { wanted, busy, go } = state
  const { facets, list } = answer
  return (
    <div className={styles.line}>
      <p className={styles.said}>
        <span id={resultsSummary} className={styles.summary} aria-live="polite" aria-atomic="true" aria-busy={busy}>
          <b>
            <Figure words>{t('summary', { total: facets.total })}</Figure>
          </b>
          {!onlyCertified(facets) && <Figure words>{t('summaryCertified', { count: facets.certified })}</Figure>}
        </span>
        {list.rowCount > 0 && <span className={styles.why}>{t(`sort.${sortOf(wanted).name}Why`)}</span>}
      </p>
      {list.rowCount > 0 && (
        <div className={styles.tools}>
          <span className={styles.wide}>
            <SortMenu search={wanted} go={go} />
          </span>
          <ViewSwitch search={wanted} go={go} />
          <span className={styles.wide}>
            <Button variant="outline" onClick={onAlert} aria-haspopup="dialog">
              <Icon name="bell" size={18} />
              {t('alert.create')}
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}

interface BarProps {
  search: URLSearchParams
  go: SearchState['go']
  /** number of active filters */
  used: number
  onFilters: () => void
  onAlert: () => void
}

/** Filters, order and alert in one bar, for screens without a column. */
function Bar({ search, go, used, onFilters, onAlert }: BarProps) {
  const t = useText(searchTexts)
  return (
    <div className={styles.bar}>
      <Button variant="primary" size="small" onClick={onFilters} aria-haspopup="dialog">
        <Drawing path={drawings.slidersHorizontal} size={18} />
        {t('filters.open')}
        {used > 0 && <Used count={used} />}
      </Button>
      <SortMenu search={search} go={go} short />
      <Button variant="outline" size="small" onClick={onAlert} aria-haspopup="dialog">
        <Icon name="bell" size={18} />
        {t('alert.createShort')}
      </Button>
    </div>
  )
}

/** One page of results, or the reason for an empty list. */
function Cars({ answer, state, card, onAlert }: Pick<SearchResultsProps, 'card' | 'onAlert'> & { answer: Found; state: SearchState }) {
  const t = useText(searchTexts)
  const { current, wanted, busy } = state
  const { list } = answer
  const otherPage =
    busy &&
    searchText(withoutParameters(wanted, [])) === searchText(withoutParameters(current, [])) &&
    wanted.get('page') !== current.get('page')
  const waiting = useAfter(150, otherPage)
  return (
    <>
      <Line answer={answer} state={state} onAlert={onAlert} />
      <h2 className="vh" id={resultsStart} tabIndex={-1}>
        {t('results')}
      </h2>
      {list.results.length > 0 ? (
        <>
          <ResultList
            cars={list.results}
            view={wanted.get('view') === 'list' ? 'list' : 'grid'}
            card={card}
            end={list.rowCount <= lowResultThreshold && <AlertBand open={onAlert} />}
            busy={busy}
            waiting={waiting}
          />
          <PriceLegend />
          <Pages
            search={current}
            page={list.currentPage}
            count={list.pageCount}
            first={list.firstRowOnPage}
            last={list.lastRowOnPage}
            total={list.rowCount}
          />
          <SmallestChanges search={current} facets={answer.facets} />
        </>
      ) : list.rowCount > 0 ? (
        <BeyondLastPage search={current} total={list.rowCount} />
      ) : (
        <>
          <EmptyResults search={current} facets={answer.facets} />
          {partsOf(current).length > 0 && <AlertBand open={onAlert} />}
        </>
      )}
    </>
  )
}

/** True when the number of certified cars equals the total. */
const onlyCertified = ({ certified, total }: Facets): boolean => certified === total

function NotUnderstood({ words, alone, search }: { words: string; alone: boolean; search: URLSearchParams }) {
  const t = useText(searchTexts)
  return (
    <p className={styles.unknown} role="status">
      <Icon name="info" size={20} />
      <span>{t(alone ? 'box.unknownAll' : 'box.unknown', { words })}</span>
      <Link to={{ search: searchText(withoutParameters(search, ['unknown'])) }} replace preventScrollReset aria-label={t('box.forget')}>
        <Icon name="x" size={18} />
      </Link>
    </p>
  )
}

function Used({ count }: { count: number }) {
  const t = useText(searchTexts)
  const { number } = useFormat()
  return (
    <span className={styles.used}>
      <span aria-hidden="true">
        <Figure>{number(count)}</Figure>
      </span>
      <span className="vh">{t('filters.active', { count })}</span>
    </span>
  )
}

/** Returns true once `on` has lasted for `wait` milliseconds. */
function useAfter(wait: number, on: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!on) {
      setLate(false)
      return
    }
    const timer = setTimeout(() => setLate(true), wait)
    return () => clearTimeout(timer)
  }, [on, wait])
  return on && late
}
