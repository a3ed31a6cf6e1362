import { Suspense, useState } from 'react'
import { data, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiContext } from '#client/api.ts'
import { readDevice, writeDevice } from '#client/device.ts'
import { EstimateForm } from '#domains/catalogue/market/ui/estimate-form.tsx'
import { useOwnEstimate } from '#domains/catalogue/market/ui/use-own-estimate.ts'
import type { CardCar } from '#domains/processes/selling/grey-card/ui/card-start.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import estimatesTexts from '#texts/estimates'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { latePart } from '#ui/late-part.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './sell.module.css'

const CardStart = latePart(async () => (await import('#domains/processes/selling/grey-card/ui/card-start.tsx')).CardStart)

/** Loads makes and cities; models load with the make. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [brands, cities] = await Promise.all([api.GET('/api/vehiclebrands/stripped'), api.GET('/api/cities/details')])
  if (!brands.data || !cities.data) throw data(null, { status: brands.data ? cities.response.status : brands.response.status })
  return {
    brands: brands.data.map(({ name, names }) => ({ name, names })),
    cities: cities.data.map(({ name, names }) => ({ name, names })),
    thisYear: new Date().getUTCFullYear(),
  }
}

const promised = ['range', 'error', 'ways'] as const

/** The valuation form: works without name or phone number. */
export default function SellPage() {
  const { brands, cities, thisYear } = useLoaderData<typeof loader>()
  const t = useText(estimatesTexts)
  const { longDate } = useFormat()
  const own = useOwnEstimate()
  const [read, setRead] = useState<CardCar | null>(null)
  const [byCard, setByCard] = useState(false)
  const navigate = useNavigate()
  const last = own.last && own.last.expires > new Date().toISOString() ? own.last : null
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('metaTitle')} description={t('metaDescription')} />
      <header className={styles.head}>
        <p>{t('entry.eyebrow')}</p>
        <h1>{t('entry.title')}</h1>
        <p>{t('entry.lead')}</p>
      </header>
      <EstimateForm
        brands={brands}
        cities={cities}
        thisYear={thisYear}
        plate={own.plate}
        keepPlate={own.keepPlate}
        read={read}
        done={(estimate) => {
          own.keepLast(estimate)
          void navigate(address.sell(estimate.key))
        }}
        goOn={async (car) => {
          const { withWrittenCar } = await import('#domains/processes/selling/ui/request-draft.ts')
          writeDevice('sale', withWrittenCar(readDevice('sale'), { ...car, plate: own.plate }, Date.now()))
          await navigate(address.createRequest())
        }}
      />
      <aside className={styles.side}>
        {last && (
          <section className={styles.panel}>
            <h2>{t('entry.last')}</h2>
            <p>{t('entry.lastText', { car: last.car, date: longDate(last.on) })}</p>
            <ButtonLink to={address.sell(last.key)} variant="outline" block>
              {t('entry.see')}
            </ButtonLink>
          </section>
        )}
        <section className={styles.card}>
          <h2>{t('greyCard.title')}</h2>
          <p>{t('greyCard.text')}</p>
          {byCard ? (
            <Suspense fallback={<p aria-busy="true" />}>
              <CardStart
                take={(car) => {
                  if (car.plate) own.keepPlate(car.plate)
                  setRead(car)
                }}
              />
            </Suspense>
          ) : (
            <Button variant="outline" block onClick={() => setByCard(true)}>
              <Icon name="camera" size={20} />
              {t('greyCard.open')}
            </Button>
          )}
        </section>
        <section className={styles.panel}>
          <h2>{t('promise.title')}</h2>
          <ul>
            {promised.map((one) => (
              <li key={one}>
                <Icon name="check" size={18} />
                {t(`promise.${one}`)}
              </li>
            ))}
          </ul>
        </section>
      </aside>
    </div>
  )
}
