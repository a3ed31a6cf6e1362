import { useMemo } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { signIn } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { type FavouriteState, priceChange, type SavedCar } from '#domains/customers/favourites/rules.ts'
import { PriceAlert } from '#domains/customers/favourites/ui/price-alert.tsx'
import { useFavourites } from '#domains/customers/favourites/ui/use-favourites.ts'
import { type SavedCarState, useSavedCars } from '#domains/customers/favourites/ui/use-saved-cars.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import customersTexts from '#texts/customers'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { Icon } from '#ui/icon.tsx'
import { StoredPicture } from '#ui/picture.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import { useToast } from '#ui/toast.tsx'
import { AccountTabs } from '../account/account-tabs.tsx'
import { Rows } from '../account/case-rows.tsx'
import { useAccountCases } from '../account/use-account-cases.ts'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './customer-vehicle.module.css'

const tones: Record<FavouriteState, StatusTone> = { Available: 'good', Reserved: 'running', Sold: 'bad', Gone: 'draft' }

/**
 * Relations of a customer to a car: cases in which they buy it, sell it, consign it or advertise it; and, of a favourite, the date and
 * price when saved, its current state, and the price of its alert.
 */
export default function CustomerVehiclePage() {
  const t = useText(customersTexts)
  const { id } = useParams()
  const { state } = useSession()
  const { cars } = useFavourites()
  const kept = cars.find((car) => String(car.id) === id)
  const { account, retry } = useAccountCases()
  const cases = account.step === 'ready' ? account.cases.filter(({ vehicleId }) => String(vehicleId) === id) : []
  const isUnknown = account.step === 'ready' && !account.isPartial && cases.length === 0
  const Title = kept ? 'h2' : 'h1'
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('vehicle.pageTitle')} description={t('description')} noIndex />
      <AccountTabs here="profile" />
      {state === 'anonymous' ? (
        <EmptyState heading="h1" title={t('vehicle.signIn.title')} text={t('vehicle.signIn.text')}>
          <Button onClick={() => void signIn()}>{t('signIn.button')}</Button>
        </EmptyState>
      ) : kept ? (
        <Followed kept={kept} />
      ) : cases.length > 0 ? null : isUnknown ? (
        <EmptyState heading="h1" title={t('vehicle.unknown.title')} text={t('vehicle.unknown.text')}>
          <ButtonLink to={address.history()}>{t('vehicle.unknown.cases')}</ButtonLink>
          <ButtonLink variant="outline" to={address.favourites()}>
            {t('vehicle.unknown.button')}
          </ButtonLink>
        </EmptyState>
      ) : account.step === 'loading' || account.step === 'anonymous' ? (
        <div className={styles.panel} aria-busy="true">
          <SkeletonLines widths={[40, 75, 60]} />
        </div>
      ) : (
        <Failed heading="h1" title={t('vehicle.failed.title')} text={t('vehicle.failed.text')} retry={retry} />
      )}
      {cases.length > 0 && (
        <section className={styles.cases}>
          <Title className={styles.title}>
            {t('vehicle.cases', { count: cases.length })} <bdi>{cases[0]?.title}</bdi>
          </Title>
          <Rows cases={cases} />
        </section>
      )}
    </div>
  )
}

function Followed({ kept }: { kept: SavedCar }) {
  const t = useText(customersTexts)
  const format = useFormat()
  const toast = useToast()
  const navigate = useNavigate()
  const favourites = useFavourites()
  const { stateOf } = useSavedCars(useMemo(() => [kept], [kept]))
  const today = stateOf(kept.id)
  const state = stateNow(kept, today)
  const price = typeof today === 'object' ? today.price : (kept.account?.today ?? null)
  const change = priceChange(kept.price, price)
  const forSale = state === 'Available' || state === 'Reserved'
  const dirhams = (amount: number | null) => (amount === null ? t('vehicle.hidden') : format.price(amount))

  const remove = () => {
    favourites.remove([kept.id])
    toast.success(t('vehicle.removed'), { detail: kept.title, action: { label: t('vehicle.undo'), run: () => favourites.restore([kept]) } })
    void navigate(address.customer())
  }
  return (
    <>
      <Link className={styles.back} to={address.customer()}>
        <Icon name="chevron-left" size={18} />
        {t('vehicle.back')}
      </Link>
      <h1 className={styles.title}>
        <bdi>{kept.title}</bdi>
      </h1>
      <div className={styles.layout}>
        <div className={styles.photo}>
          {kept.picture ? <StoredPicture hash={kept.picture} width={960} alt="" /> : <Icon name="car" size={40} />}
        </div>
        <section className={styles.panel}>
          <h2>{t('vehicle.title')}</h2>
          <dl className={styles.facts}>
            {state !== null && (
              <div>
                <dt>{t('vehicle.state')}</dt>
                <dd>
                  <StatusLabel tone={tones[state]} label={t(`vehicle.${state}`)} />
                </dd>
              </div>
            )}
            {kept.savedOn && (
              <div>
                <dt>{t('vehicle.saved')}</dt>
                <dd>{format.date(kept.savedOn)}</dd>
              </div>
            )}
            <div>
              <dt>{t('vehicle.then')}</dt>
              <dd className="num">{dirhams(kept.price)}</dd>
            </div>
            {forSale && (
              <div>
                <dt>{t('vehicle.now')}</dt>
                <dd className="num">{dirhams(price)}</dd>
              </div>
            )}
            {forSale && kept.price !== null && price !== null && (
              <div>
                <dt>{t('vehicle.change')}</dt>
                <dd className="num" data-change={change === null ? undefined : change < 0 ? 'down' : 'up'}>
                  {change === null
                    ? t('vehicle.same')
                    : t(change < 0 ? 'vehicle.down' : 'vehicle.up', { amount: format.price(Math.abs(change)) })}
                </dd>
              </div>
            )}
            {forSale && (
              <div>
                <dt>{t('vehicle.alert')}</dt>
                <dd>
                  <PriceAlert kept={kept} price={price} />
                </dd>
              </div>
            )}
          </dl>
          <div className={styles.ways}>
            {forSale ? (
              <ButtonLink to={address.car(kept.slug, kept.id)}>{t('vehicle.open')}</ButtonLink>
            ) : (
              <ButtonLink to={address.search({ q: kept.title })}>{t('vehicle.similar')}</ButtonLink>
            )}
            <Button variant="outline" onClick={remove}>
              {t('vehicle.remove')}
            </Button>
          </div>
        </section>
      </div>
    </>
  )
}

/** The current state of the car when available, else the last one known to the account; null when unknown. */
function stateNow(kept: SavedCar, today: SavedCarState): FavouriteState | null {
  if (today === 'sold') return 'Sold'
  if (today === 'gone') return 'Gone'
  if (today === 'loading' || today === 'failed') return kept.account?.state ?? null
  return today.lastStatus === 'Published' || today.lastStatus === 'InTransfer' ? 'Available' : 'Reserved'
}
