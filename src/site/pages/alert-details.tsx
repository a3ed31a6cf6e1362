import { type RefObject, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { useQuery } from '#client/query/query.ts'
import { useSession } from '#client/use-session.ts'
import { CompareBar } from '#domains/catalogue/compare/ui/compare-bar.tsx'
import { CompareCheckbox } from '#domains/catalogue/compare/ui/compare-checkbox.tsx'
import { useFilterLabels } from '#domains/catalogue/search/ui/use-filter-labels.ts'
import { VehicleCard } from '#domains/catalogue/vehicles/ui/vehicle-card.tsx'
import { alertTitle, criteriaOf, searchOf } from '#domains/customers/alerts/address.ts'
import type { Preference } from '#domains/customers/alerts/contract.ts'
import { AlertCriteria, useFacets } from '#domains/customers/alerts/ui/alert-criteria.tsx'
import { AlertNotifications } from '#domains/customers/alerts/ui/alert-notifications.tsx'
import { LatestCars } from '#domains/customers/alerts/ui/latest-cars.tsx'
import { SignInFirst } from '#domains/customers/alerts/ui/sign-in-first.tsx'
import { useAlertCalls } from '#domains/customers/alerts/ui/use-alert-calls.ts'
import { type Offers, readOffers, saveOffers } from '#domains/customers/alerts/ui/use-offers.ts'
import { FavouriteButton } from '#domains/customers/favourites/ui/favourite-button.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import alertsTexts from '#texts/alerts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useToast } from '#ui/toast.tsx'
import { AccountTabs } from '../account/account-tabs.tsx'
import { CarMonthly } from '../layout/car-monthly.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './alert.module.css'

const path = '/api/customers/alerts/{id}'

/** One alert of the user: criteria and cars at the start, notifications at the end. */
export default function AlertDetailsPage() {
  const t = useText(alertsTexts)
  const { state } = useSession()
  const [params] = useSearchParams()
  const id = Number(params.get('id'))
  const isNumbered = Number.isInteger(id) && id > 0
  const {
    data: found,
    error,
    failed,
  } = useQuery({
    queryKey: [path, id],
    queryFn: async ({ signal }) => {
      const [alert, person] = await Promise.all([callApi('get', path, { params: { path: { id } } }, signal), readOffers(signal)])
      return { alert, offers: person?.offers ?? null, emailVerified: person?.emailVerified ?? true }
    },
    enabled: !(state !== 'signedIn' || !isNumbered),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isGone = !isNumbered || error?.isRefused

  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('metaTitle')} description={t('metaDescription')} noIndex />
      <AccountTabs here="alerts" />
      {state === 'anonymous' ? (
        <SignInFirst />
      ) : found === null && !failed && isNumbered ? (
        <h1 className={styles.waiting}>{t('loading')}</h1>
      ) : found === null ? (
        <EmptyState heading="h1" title={t(isGone ? 'notFound' : 'failed')} text={t(isGone ? 'notFoundText' : 'stop.failedText')}>
          {failed && !isGone && <Button onClick={failed.retry}>{t('retry')}</Button>}
          <ButtonLink variant={isGone ? 'primary' : 'ghost'} to={address.alerts()}>
            {t('all')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Details key={found.alert.id} {...found} />
      )}
    </div>
  )
}

interface DetailsProps {
  alert: Preference
  offers: Offers | null
  emailVerified: boolean
}

function Details({ alert: first, offers, emailVerified }: DetailsProps) {
  const t = useText(alertsTexts)
  const { date } = useFormat()
  const { alert, search, setSearch, notification, setNotification, busy, save, remove } = useDraft(first, offers)
  const ask = useRef<HTMLDialogElement>(null)
  const facets = useFacets(search)
  const labels = useFilterLabels(facets?.facets)
  const title = alertTitle(search, labels.part, t)
  const count = facets?.total ?? alert.count

  return (
    <>
      <div className={styles.back}>
        <Breadcrumb
          label={t('crumbs')}
          steps={[
            { name: t('title'), to: address.alerts() },
            { name: title, inWords: true },
          ]}
        />
      </div>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p>
            {[t('since', { date: date(alert.created) }), t('today', { count }), t('newCount', { count: alert.newCount })].join(t('comma'))}
          </p>
        </div>
        <Checkbox kind="switch" checked={!alert.isDeactivated} disabled={busy} onChange={() => void save(!alert.isDeactivated)}>
          {t(alert.isDeactivated ? 'paused' : 'active')}
        </Checkbox>
      </div>
      <div className={styles.details}>
        <form
          className={styles.criteria}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <AlertCriteria search={search} facets={facets} change={setSearch} />
          <div className={styles.actions}>
            <Button variant="outline" onClick={() => ask.current?.showModal()} aria-haspopup="dialog">
              {t('remove')}
            </Button>
            <Button type="submit" busy={busy}>
              {t(busy ? 'saving' : 'save')}
            </Button>
          </div>
        </form>
        <div className={styles.notification}>
          {!emailVerified && (
            <Note tone="warning" icon="mail" title={t('confirmTitle')}>
              <p>{t('confirmText')}</p>
            </Note>
          )}
          <AlertNotifications {...notification} change={setNotification} />
        </div>
        <Cars search={search} count={count} />
      </div>
      <CompareBar />
      <RemoveDialog ask={ask} title={title} busy={busy} remove={() => remove(title)} />
    </>
  )
}

/** The stored and the edited alert, and the calls that save or remove it. */
function useDraft(first: Preference, firstOffers: Offers | null) {
  const t = useText(alertsTexts)
  const { date } = useFormat()
  const toast = useToast()
  const navigate = useNavigate()
  const calls = useAlertCalls()
  const [saved, setSaved] = useState({ alert: first, offers: firstOffers })
  const [search, setSearch] = useState(() => searchOf(first))
  const [notification, setNotification] = useState({ news: first.news, frequency: first.frequency, offers: firstOffers })
  const { alert } = saved

  function whenOf({ nextSending, frequency }: Preference): string {
    if (nextSending === null) return t('silent')
    return frequency === 'Instant' ? t('nextInstant') : t('nextSending', { date: date(nextSending) })
  }

  async function save(isDeactivated = alert.isDeactivated): Promise<void> {
    if (calls.busy) return
    const { id, customerId, customerUserId, created, nextSending, count: counted, newCount } = alert
    const wish = { id, customerId, customerUserId, created, nextSending, count: counted, newCount, isDeactivated }
    const [next, noted] = await Promise.all([
      calls.save({ ...criteriaOf(search), ...wish, news: notification.news, frequency: notification.frequency } as Preference),
      saved.offers && notification.offers ? saveOffers(saved.offers, notification.offers) : true,
    ])
    if (!noted) toast.error(t('failed'))
    if (!next) return
    setSaved({ alert: next, offers: noted ? notification.offers : saved.offers })
    toast.success(t(isDeactivated === alert.isDeactivated ? 'saved' : isDeactivated ? 'stopped' : 'resumed'), { detail: whenOf(next) })
  }

  async function remove(title: string): Promise<void> {
    const removed = await calls.remove(alert.id)
    if (!removed) return
    toast.success(t('removed'), { detail: t('removeText', { title }) })
    await navigate(address.alerts())
  }

  return {
    alert,
    search,
    setSearch,
    notification,
    setNotification: (change: Partial<typeof notification>) => setNotification({ ...notification, ...change }),
    busy: calls.busy,
    save,
    remove,
  }
}

/** The cars that match the alert now, the latest first. */
function Cars({ search, count }: { search: URLSearchParams; count: number }) {
  const t = useText(alertsTexts)
  return (
    <section className={styles.cars} aria-labelledby="alert-cars">
      <div className={styles.carsHead}>
        <h2 id="alert-cars">{t('latest')}</h2>
        {count > 0 && (
          <Link to={{ pathname: address.search(), search: search.toString() }}>
            {t('see', { count })}
            <Icon name="arrow-right" size={18} />
          </Link>
        )}
      </div>
      {count === 0 && <p>{t('none')}</p>}
      <LatestCars
        search={search}
        card={(car) => (
          <VehicleCard
            car={car}
            href={address.car(car.slug, car.id)}
            layout="list"
            actions={<FavouriteButton car={car} />}
            monthly={<CarMonthly car={car} />}
            compare={<CompareCheckbox car={car} />}
          />
        )}
      />
    </section>
  )
}

interface RemoveDialogProps {
  ask: RefObject<HTMLDialogElement | null>
  title: string
  busy: boolean
  remove: () => Promise<void>
}

function RemoveDialog({ ask, title, busy, remove }: RemoveDialogProps) {
  const t = useText(alertsTexts)
  return (
    <Dialog
      ref={ask}
      title={t('removeTitle')}
      foot={
        <>
          <Button variant="ghost" onClick={() => ask.current?.close()}>
            {t('keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={remove}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{t('removeText', { title })}</p>
    </Dialog>
  )
}
