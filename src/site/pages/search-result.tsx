import { memo, Suspense, useMemo, useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { usePending } from '#client/pending.ts'
import { CompareBar } from '#domains/catalogue/compare/ui/compare-bar.tsx'
import { CompareCheckbox } from '#domains/catalogue/compare/ui/compare-checkbox.tsx'
import { keptPlace, readSearch, sameCars, withoutMonthly } from '#domains/catalogue/search/address.ts'
import type { ListedVehicle } from '#domains/catalogue/search/contract.ts'
import { answerOfBefore, useKeptAnswer } from '#domains/catalogue/search/ui/kept-answers.ts'
import { type Found, type LoadFailure, loadSearch } from '#domains/catalogue/search/ui/load-search.ts'
import { PriceLegendButton } from '#domains/catalogue/search/ui/price-legend.tsx'
import { SearchCrumbs } from '#domains/catalogue/search/ui/search-crumbs.tsx'
import { SearchResults } from '#domains/catalogue/search/ui/search-results.tsx'
import { resultsStart, useReturnFocus } from '#domains/catalogue/search/ui/use-return-focus.ts'
import { useSearchTitle } from '#domains/catalogue/search/ui/use-search-title.ts'
import { WhyHere } from '#domains/catalogue/search/ui/why-here.tsx'
import { VehicleCard } from '#domains/catalogue/vehicles/ui/vehicle-card.tsx'
import type { Criteria } from '#domains/customers/alerts/contract.ts'
import { FavouriteButton } from '#domains/customers/favourites/ui/favourite-button.tsx'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { latePart } from '#ui/late-part.tsx'
import { CarMonthly } from '../layout/car-monthly.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'
import { SkipLink } from '../layout/skip-link.tsx'

/** Loads the cars of one page and the counts of every filter in parallel; parses a sentence in the address into filters first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const found = await loadSearch(context.get(apiContext), new URL(request.url).searchParams)
  if ('redirect' in found) throw redirect(`${address.search()}${found.redirect}`)
  return data(found.answer, { status: found.status })
}

/** Back navigation shows the previous list from memory. A lost connection is a result too: the screen stays and offers a retry. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<Found | LoadFailure> {
  const before = answerOfBefore(request.url)
  if (before) return before
  try {
    return await serverLoader<typeof loader>()
  } catch (fault) {
    if (!(fault instanceof TypeError)) throw fault
    return { message: '', parameter: null, isOffline: true }
  }
}

/** Grid and list show the same data: changing the view needs no request. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search ? defaultShouldRevalidate : !sameCars(currentUrl.searchParams, nextUrl.searchParams)
}

/** Loaded only when an alert is created. */
const CreateAlert = latePart(async () => (await import('#domains/customers/alerts/ui/create-alert.tsx')).CreateAlert)

/** Number of photos that load eagerly: a phone shows four rows, and any of their photos may be the LCP element. */
const eagerPhotos = 4

interface ListedCardProps {
  car: ListedVehicle
  layout: 'grid' | 'list'
  index: number
  search: URLSearchParams
}

/** A card of the list; memoised, so that it does not render again while other results load. */
const ListedCard = memo(({ car, layout, index, search }: ListedCardProps) => {
  const eager = index < eagerPhotos
  return (
    <VehicleCard
      car={car}
      href={address.car(car.slug, car.id)}
      layout={layout}
      rows
      eager={eager}
      actions={<FavouriteButton car={car} />}
      monthly={<CarMonthly car={car} />}
      priceHelp={<PriceLegendButton />}
      select={<CompareCheckbox car={car} onPhoto />}
      compare={<WhyHere car={car} search={search} />}
    />
  )
})

export default function SearchResultPage() {
  const answer = useLoaderData<typeof clientLoader>()
  const { search: asked } = useLocation()
  const search = useMemo(() => readSearch(asked), [asked])
  const title = useSearchTitle(search, 'facets' in answer ? answer.facets.facets.cities : [])
  const t = useText(searchTexts)
  const site = useSite()
  useReturnFocus(search.get('page'))
  useKeptAnswer(answer)
  const total = 'facets' in answer ? answer.facets.total : 0
  const kept = keptPlace(search, total, site.landingMinimum)
  const [alert, setAlert] = useState<{ kept: (Criteria & { q?: string }) | null } | null>(null)
  usePending('alert', async (data) => setAlert({ kept: data as Criteria }))
  return (
    <div className="container">
      <PageMeta
        title={search.has('page') ? t('titlePage', { title, page: search.get('page') ?? '' }) : title}
        description={t('description', { count: total })}
        canonical={kept ?? address.search()}
        noIndex={kept === null}
      />
      <SkipLink to={resultsStart} text={t('skip')} />
      <SearchCrumbs search={search} title={title} />
      <SearchResults
        title={title}
        answer={answer}
        card={(car, { index, view }) => <ListedCard car={car} layout={view} index={index} search={search} />}
        onAlert={() => setAlert({ kept: null })}
        below={<CompareBar />}
      />
      {alert && (
        <Suspense>
          <CreateAlert
            search={withoutMonthly(search, 'facets' in answer ? answer.facets.monthly?.maxPrice : null)}
            kept={alert.kept}
            count={total}
            close={() => setAlert(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
