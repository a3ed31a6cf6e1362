import { Suspense } from 'react'
import type { SimulationConfigs } from '#domains/catalogue/financing/contract.ts'
import { Simulator } from '#domains/catalogue/financing/ui/simulator.tsx'
import type { VehicleDetail } from '#domains/catalogue/vehicles/contract.ts'
import { notCleared } from '#domains/catalogue/vehicles/rules.ts'
import { carName } from '#domains/catalogue/vehicles/ui/car-name.ts'
import { CarPrintouts } from '#domains/catalogue/vehicles/ui/car-printouts.tsx'
import { EquipmentList } from '#domains/catalogue/vehicles/ui/equipment-list.tsx'
import { KeyFacts } from '#domains/catalogue/vehicles/ui/key-facts.tsx'
import { StoreCard } from '#domains/catalogue/vehicles/ui/store-card.tsx'
import { AskAboutCar } from '#domains/customers/leads/ui/ask-about-car.tsx'
import type { SellerContact } from '#domains/processes/adverts/conversations/contract.ts'
import { WriteToSeller } from '#domains/processes/adverts/conversations/ui/write-to-seller.tsx'
import type { ShownSheet } from '#domains/processes/inspection/report/contract.ts'
import { CarInspection } from '#domains/processes/inspection/ui/car-inspection.tsx'
import { FindingsSum } from '#domains/processes/inspection/ui/findings-sum.tsx'
import { useLanguage, useText } from '#i18n/text.ts'
import { direction, languageShown } from '#shared/language.ts'
import vehicleDetailsTexts from '#texts/vehicleDetails'
import vehiclePageTexts from '#texts/vehiclePage'
import { useScrollToHash } from '../layout/scroll-to-hash.ts'
import { useSite } from '../layout/site.ts'
import styles from './car.module.css'

interface CarDetailsProps {
  car: VehicleDetail
  inspection: ShownSheet | null
  /** seller of an advert */
  seller: SellerContact | null
  /** terms of the monthly payment; null when the car is not sold on credit */
  loan: SimulationConfigs | null
}

/** Findings and repairs of its inspection, with the price and the market price when they are available. */
export function CarFindings({ car, inspection, repairs }: { car: VehicleDetail; inspection: ShownSheet; repairs: number }) {
  const { market, origin } = car
  const isApart = car.isPriceDoubtful || car.vehicleRepairStatusType === 'NotRepaired' || origin === notCleared || market?.position == null
  return <FindingsSum sheet={inspection} sum={repairs} price={car.price} market={isApart ? null : market.median} />
}

/** The sections of a car under its photos: facts, description, equipment, documents, monthly payment, store, question. */
export function CarDetails({ car, inspection, seller, loan }: CarDetailsProps) {
  useScrollToHash()
  const t = useText(vehicleDetailsTexts)
  const page = useText(vehiclePageTexts)
  const language = useLanguage()
  const site = useSite()
  const title = carName(car)
  const isSellers = car.operationType === 'Ad'
  const written = languageShown(car.description, language)
  return (
    <div className={styles.main}>
      <Suspense>
        <section>
          <h2 className="vh">{t('keyFacts')}</h2>
          <KeyFacts car={car} />
          {isSellers && <p className={styles.source}>{t('bySeller')}</p>}
        </section>
      </Suspense>
      {written && (
        <section>
          <h2>{t('word')}</h2>
          <p className={styles.prose} lang={written} dir={direction(written)}>
            {car.description?.[written]}
          </p>
        </section>
      )}
      <Suspense>
        <section id="inspection" className={styles.inspection}>
          <CarInspection sheet={inspection} question={car.availability === 'Sold' ? null : '#question'} />
        </section>
      </Suspense>
      {!(isSellers && car.features.length === 0) && (
        <Suspense>
          <section>
            <h2>{t('equipment')}</h2>
            <EquipmentList categories={car.features} />
          </section>
        </Suspense>
      )}
      <section>
        <h2>{t('papers')}</h2>
        <CarPrintouts car={car} />
      </section>
      {loan && car.price !== null && (
        <section id="financing" className={styles.late}>
          <h2>{t('monthly')}</h2>
          <Simulator key={car.id} car={{ id: car.id, price: car.price }} configs={loan} />
        </section>
      )}
      {car.storageArea && (
        <section>
          <h2>{t('where')}</h2>
          <StoreCard store={car.storageArea} />
        </section>
      )}
      {car.availability !== 'Sold' && (
        <section id="question" className={styles.late}>
          <h2>{page(seller ? 'writeToSeller' : 'ask')}</h2>
          {seller ? (
            <WriteToSeller car={{ id: car.id, slug: car.slug, name: `${car.brand} ${car.model}` }} seller={seller.name} />
          ) : (
            <AskAboutCar car={{ id: car.id, name: title }} site={site} />
          )}
        </section>
      )}
    </div>
  )
}
