import { useMemo, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { usePending } from '#client/pending.ts'
import { signIn } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { CompareBar } from '#domains/catalogue/compare/ui/compare-bar.tsx'
import { CompareCheckbox } from '#domains/catalogue/compare/ui/compare-checkbox.tsx'
import { VehicleCard } from '#domains/catalogue/vehicles/ui/vehicle-card.tsx'
import { priceChange, readAlertRequest, type SavedCar } from '#domains/customers/favourites/rules.ts'
import { FavouriteButton } from '#domains/customers/favourites/ui/favourite-button.tsx'
import { FavouritePrice } from '#domains/customers/favourites/ui/favourite-price.tsx'
import { ForgetButton } from '#domains/customers/favourites/ui/forget-button.tsx'
import { PriceAlert } from '#domains/customers/favourites/ui/price-alert.tsx'
import { SavedCarCard } from '#domains/customers/favourites/ui/saved-car-card.tsx'
import { UnavailableCard } from '#domains/customers/favourites/ui/unavailable-card.tsx'
import { useFavourites } from '#domains/customers/favourites/ui/use-favourites.ts'
import { usePriceAlert } from '#domains/customers/favourites/ui/use-price-alert.ts'
import { type SavedCarState, useSavedCars } from '#domains/customers/favourites/ui/use-saved-cars.ts'
import { BookManyButton } from '#domains/processes/buying/reservations/ui/book-many-button.tsx'
import { useText } from '#i18n/text.ts'
import favouritesPageTexts from '#texts/favouritesPage'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast.tsx'
import { CarMonthly } from '../layout/car-monthly.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'
import styles from './favourites.module.css'

const never = () => () => undefined
const sorts = ['saved', 'cheaper', 'price'] as const
type Sort = (typeof sorts)[number]

interface Line {
  kept: SavedCar
  state: SavedCarState
}

/** The cars saved on this device or in the account, with their current price. The server renders no cars: the list loads in the browser. */
export default function FavouritesPage() {
  const t = useText(favouritesPageTexts)
  const site = useSite()
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const favourites = useFavourites()
  const { state: session } = useSession()
  usePriceAlertOfBefore()
  const { stateOf, retry } = useSavedCars(favourites.cars)
  const [search, setSearch] = useSearchParams()
  const sort = sorts.find((one) => one === search.get('sort')) ?? 'saved'
  const lines = useMemo(
    () =>
      sorted(
        favourites.cars.map((kept) => ({ kept, state: stateOf(kept.id) })),
        sort,
      ),
    [favourites.cars, stateOf, sort],
  )
  const failed = lines.some(({ state }) => state === 'failed')
  const requested = lines.flatMap(({ kept, state }) =>
    typeof state === 'object' && state.price !== null && state.lastStatus === 'Published' && state.operationType !== 'Ad'
      ? [{ id: state.id, slug: state.slug, title: kept.title, price: state.price }]
      : [],
  )

  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('metaTitle')} description={t('metaDescription')} noIndex />
      <div className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p role="status">
            <span key={here ? 'count' : 'wait'}>{here ? t('count', { count: lines.length }) : t('loading')}</span>
          </p>
        </div>
        {lines.length > 1 && <BookManyButton cars={requested} seller={site} />}
        {lines.length > 1 && (
          <label className={styles.sort}>
            {t('sort')}
            <span>
              <select
                value={sort}
                onChange={(event) =>
                  setSearch(event.target.value === 'saved' ? {} : { sort: event.target.value }, { preventScrollReset: true, replace: true })
                }
              >
                {sorts.map((one) => (
                  <option key={one} value={one}>
                    {t(`sorts.${one}`)}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" size={16} />
            </span>
          </label>
        )}
      </div>
      {here && lines.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
          <ButtonLink variant="primary" to={address.search()}>
            {t('browse')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          {lines.length > 0 && session === 'anonymous' && (
            <p className={styles.note}>
              <Icon name="smartphone" size={18} />
              <span>{t('onDevice')}</span>
              <button type="button" onClick={() => void signIn()}>
                {t('signIn')}
              </button>
            </p>
          )}
          {failed && (
            <p className={styles.failed} role="alert">
              <span>{t('unreachable')}</span>
              <button type="button" onClick={retry}>
                {t('retry')}
              </button>
            </p>
          )}
          <ul className={styles.cars}>
            {lines.map((line) => (
              <li key={line.kept.id}>
                <Favourite line={line} />
              </li>
            ))}
          </ul>
        </>
      )}
      <CompareBar />
    </div>
  )
}

function Favourite({ line: { kept, state } }: { line: Line }) {
  if (state === 'loading' || state === 'failed')
    return (
      <>
        <SavedCarCard kept={kept} />
        <div className={styles.change} />
      </>
    )
  if (state === 'gone' || state === 'sold')
    return (
      <UnavailableCard
        kept={kept}
        sold={state === 'sold'}
        similar={address.search({ q: kept.title })}
        remove={<ForgetButton kept={kept} />}
      />
    )
  return (
    <>
      <VehicleCard
        car={state}
        href={address.car(state.slug, state.id)}
        heading="h2"
        actions={<FavouriteButton car={state} />}
        monthly={<CarMonthly car={state} />}
        compare={<CompareCheckbox car={state} />}
      />
      <div className={styles.change}>
        <FavouritePrice kept={kept} price={state.price} />
        <PriceAlert kept={kept} price={state.price} />
      </div>
    </>
  )
}

/** Sets the price alert that required a sign-in. */
function usePriceAlertOfBefore(): void {
  const toast = useToast()
  const { setAlert, reason } = usePriceAlert()
  usePending('favourite', async (data) => {
    const wish = readAlertRequest(data)
    if (!wish) return
    try {
      await setAlert(wish.car, wish.below)
    } catch (thrown) {
      toast.error(reason(thrown), { detail: wish.car.title })
      throw thrown
    }
  })
}

/** Sorts by last saved, price drop since then, or price; cars without a current price come last. */
function sorted(lines: Line[], sort: Sort): Line[] {
  if (sort === 'saved') return lines
  const worth = ({ kept, state }: Line): number => {
    if (typeof state === 'string' || state.price === null) return Number.POSITIVE_INFINITY
    return sort === 'price' ? state.price : (priceChange(kept.price, state.price) ?? 0)
  }
  return lines.toSorted((a, b) => (worth(a) === worth(b) ? 0 : worth(a) - worth(b)))
}
