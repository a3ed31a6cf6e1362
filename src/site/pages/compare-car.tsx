import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { type ApiClient, apiContext } from '#client/api.ts'
import { type Angle, comparedIds, compareLimit, leftOut, sharedAngles } from '#domains/catalogue/compare/rules.ts'
import { CompareHead } from '#domains/catalogue/compare/ui/compare-head.tsx'
import { CompareTable, EmptyPlace } from '#domains/catalogue/compare/ui/compare-table.tsx'
import { CompareVerdict } from '#domains/catalogue/compare/ui/compare-verdict.tsx'
import { useCompare } from '#domains/catalogue/compare/ui/use-compare.ts'
import type { VehicleCard as Car, VehicleDetail } from '#domains/catalogue/vehicles/contract.ts'
import { VehicleCard } from '#domains/catalogue/vehicles/ui/vehicle-card.tsx'
import { FavouriteButton } from '#domains/customers/favourites/ui/favourite-button.tsx'
import { useText } from '#i18n/text.ts'
import compareTexts from '#texts/compare'
import comparePageTexts from '#texts/comparePage'
import { ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Segments } from '#ui/segments.tsx'
import { useToast } from '#ui/toast.tsx'
import { CarMonthly } from '../layout/car-monthly.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './compare-car.module.css'

const differencesKey = 'differences'
const viewKey = 'view'

/** Loads the cars of the address, in its order; unavailable ones are counted. A single car has similar cars. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const ids = askedIds(new URL(request.url).searchParams)
  const cars = await carsOf(api, ids)
  const [only] = cars
  const close =
    cars.length === 1 && only
      ? await api.GET('/api/vehicles/{id}/recommendations', { params: { path: { id: only.id }, query: { size: 4 } } })
      : null
  return {
    cars,
    gone: ids.length - cars.length,
    close: close?.data ?? [],
    inspections: cars.length > 1 ? await inspectionsOf(api, cars) : [],
  }
}

/** Summaries of the published reports of these cars. */
async function inspectionsOf(api: ApiClient, cars: readonly VehicleDetail[]) {
  const inspected = cars.filter(({ inspectedPoints }) => inspectedPoints !== null)
  const sheets = await Promise.all(inspected.map(({ id }) => api.GET('/api/vehicles/{id}/expertise/sheet', { params: { path: { id } } })))
  return sheets.flatMap(({ data }, i) => {
    const car = inspected[i]
    return data && car ? [[car.id, { fixed: data.counts.fixed, note: data.counts.note }] as const] : []
  })
}

/** Hiding equal rows needs no data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const same = askedIds(currentUrl.searchParams).join() === askedIds(nextUrl.searchParams).join()
  return same && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

/** One call for two or three cars; when it reports a missing one, loads the others one by one. */
async function carsOf(api: ApiClient, ids: number[]): Promise<VehicleDetail[]> {
  if (ids.length > 1) {
    const { data } = await api.GET('/api/vehicles/compare', { params: { query: { VehicleIds: ids } } })
    if (data) return data
  }
  const answers = await Promise.all(ids.map((id) => api.GET('/api/vehicles/{id}', { params: { path: { id } } })))
  return answers.flatMap(({ data }) => (data ? [data] : []))
}

/** Car parameters of the address; the name is case-insensitive. */
const named = (search: URLSearchParams) => [...search].filter(([name]) => name.toLowerCase() === 'vehicleids').map(([, value]) => value)
const askedIds = (search: URLSearchParams) => comparedIds(named(search))

/** Two or three cars side by side; the address holds cars, angle, and whether equal rows are hidden. */
export default function ComparePage() {
  const { cars, gone, close, inspections } = useLoaderData<typeof loader>()
  const t = useText(comparePageTexts)
  const { angles, view, lookFrom, onlyDifferences, hideEqual, show } = useHow(cars)
  const device = useCompare()
  useDeviceCars(device.cars.map(({ id }) => id).join())
  useLeftOutNote()
  const remove = (car: VehicleDetail) => {
    device.remove(car.id)
    show(cars.filter(({ id }) => id !== car.id).map(({ id }) => id))
  }
  const [only] = cars

  return (
    <div className={`container ${styles.end}`}>
      <PageMeta
        title={cars.length > 1 ? t('metaTitleCars', { cars: cars.map((car) => `${car.brand} ${car.model}`).join(' / ') }) : t('metaTitle')}
        description={t('metaDescription')}
        noIndex={cars.length > 0}
      />
      <div className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t(cars.length === 0 ? 'metaDescription' : 'lead')}</p>
        </div>
        {cars.length > 1 && (
          <div className={styles.switch}>
            <Checkbox kind="switch" checked={onlyDifferences === true} onChange={(event) => hideEqual(event.target.checked)}>
              {t('onlyDifferences')}
            </Checkbox>
          </div>
        )}
      </div>
      {gone > 0 && (
        <p className={styles.gone} role="status">
          {t('missing', { count: gone })}
        </p>
      )}
      <CompareVerdict cars={cars} />
      {angles.length > 1 && <Views cars={cars} angles={angles} view={view} lookFrom={lookFrom} />}
      {cars.length > 1 && (
        <CompareTable
          cars={cars}
          inspections={new Map(inspections)}
          onlyDifferences={onlyDifferences}
          view={view}
          hrefOf={(car) => address.car(car.slug, car.id)}
          onRemove={remove}
          third={cars.length < compareLimit ? <EmptyPlace href={address.search()} second={false} /> : null}
        />
      )}
      {only && cars.length === 1 && (
        <OneCar
          car={only}
          close={close}
          remove={() => remove(only)}
          add={(car) => {
            device.add(only)
            device.add(car)
            show([only.id, car.id])
          }}
        />
      )}
      {cars.length === 0 && (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
          <ButtonLink variant="primary" to={address.search()}>
            {t('browse')}
          </ButtonLink>
          <ButtonLink variant="outline" to={address.favourites()}>
            {t('fromFavourites')}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}

/** An address without cars shows those ticked on this device, which only the browser knows. `kept` are their ids. */
function useDeviceCars(kept: string): void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = askedIds(search).length
  useEffect(() => {
    if (asked === 0 && kept !== '') void navigate(address.compare(kept.split(',').map(Number)), { replace: true })
  }, [asked, kept, navigate])
}

/** Shows a notice when the address names a fourth car, like the button of a fourth car. */
function useLeftOutNote(): void {
  const t = useText(comparePageTexts)
  const toast = useToast()
  const [search] = useSearchParams()
  const beyond = leftOut(named(search))
  const text = useText(compareTexts)('tooMany')
  const detail = t('leftOut', { count: beyond })
  useEffect(() => {
    if (beyond > 0) toast.error(text, { detail })
  }, [beyond, toast, text, detail])
}

/** Width at which the table becomes a column of rows (`compare-table.module.css`): equal rows are hidden unless the user shows them. */
const phone = '(max-width: 767px)'
const isPhone = () => matchMedia(phone).matches
function watchPhone(changed: () => void): () => void {
  const screen = matchMedia(phone)
  screen.addEventListener('change', changed)
  return () => screen.removeEventListener('change', changed)
}

/** The angle, whether equal rows are hidden, and setters; all stored in the address. */
function useHow(cars: readonly VehicleDetail[]) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  // local state responds first; the navigation follows
  const [chosen, setChosen] = useState(search.get(differencesKey))
  const onPhone = useSyncExternalStore(watchPhone, isPhone, () => null)
  const onlyDifferences: boolean | 'onPhones' = chosen === null ? (onPhone ?? 'onPhones') : chosen === 'true'
  const [asView, setAsView] = useState(search.get(viewKey))
  const angles = cars.length > 1 ? sharedAngles(cars) : []
  const view = angles.find((angle) => angle === asView)
  const keepInAddress = (key: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(key, value)
        else next.delete(key)
        return next
      },
      { preventScrollReset: true, replace: true },
    )
  return {
    angles,
    view,
    onlyDifferences,
    hideEqual: (hide: boolean) => {
      setChosen(String(hide))
      keepInAddress(differencesKey, String(hide))
    },
    lookFrom: (angle: Angle) => {
      setAsView(angle)
      keepInAddress(viewKey, angle)
    },
    show: (ids: number[]) => {
      const how = new URLSearchParams()
      if (chosen !== null && ids.length > 1) how.set(differencesKey, chosen)
      if (view && ids.length > 1) how.set(viewKey, view)
      void navigate(`${address.compare(ids)}${how.size > 0 ? `&${how}` : ''}`, { preventScrollReset: true, replace: true })
    },
  }
}

interface ViewsProps {
  cars: readonly VehicleDetail[]
  /** angles of which every car has a photo */
  angles: readonly Angle[]
  view: Angle | undefined
  lookFrom: (angle: Angle) => void
}

function Views({ cars, angles, view, lookFrom }: ViewsProps) {
  const t = useText(comparePageTexts)
  const row = useRef<HTMLDivElement>(null)
  // on a phone the chosen angle may be outside the visible part of its row
  useEffect(() => {
    if (view) row.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [view])
  return (
    <div ref={row} className={styles.views}>
      <Segments
        legend={t('view')}
        quiet
        options={angles.map((value) => ({ value, label: t(`angle.${value}`) }))}
        value={view ?? angles.find((angle) => cars.every(({ picture }) => picture?.spec === angle))}
        change={lookFrom}
      />
    </div>
  )
}

interface OneCarProps {
  car: VehicleDetail
  close: readonly Car[]
  remove: () => void
  add: (car: Car) => void
}

/** A single car: ways to add a second one, similar cars among them. */
function OneCar({ car: only, close, remove, add }: OneCarProps) {
  const t = useText(comparePageTexts)
  const compare = useText(compareTexts)
  return (
    <>
      <div className={styles.pair}>
        <CompareHead car={only} href={address.car(only.slug, only.id)} onRemove={remove} />
        <EmptyPlace href={address.search()} second />
      </div>
      <section className={styles.more}>
        <h2>{t('oneTitle')}</h2>
        <p>{t(close.length > 0 ? 'oneText' : 'oneTextAlone', { title: `${only.brand} ${only.model}` })}</p>
        <ul className={styles.cars}>
          {close.map((car) => (
            <li key={car.id}>
              <VehicleCard
                car={car}
                href={address.car(car.slug, car.id)}
                actions={<FavouriteButton car={car} />}
                monthly={<CarMonthly car={car} />}
                compare={
                  <button type="button" className={styles.add} onClick={() => add(car)}>
                    {compare('compare')}
                  </button>
                }
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
