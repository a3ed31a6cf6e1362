import { address } from '#client/addresses.ts'
import type { VehicleCard } from '#domains/catalogue/vehicles/contract.ts'
import { useText } from '#i18n/text.ts'
import vehicleDetailsTexts from '#texts/vehicleDetails'
import { ButtonLink } from '#ui/button.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import { CarSimilar } from './car-similar.tsx'
import styles from './gone-car.module.css'

/** The page of a car sold long ago or withdrawn: similar cars on sale (status 410). */
export function GoneCar({ similar }: { similar: readonly VehicleCard[] }) {
  const t = useText(vehicleDetailsTexts)
  return (
    <div className="container">
      <PageMeta title={t('goneTitle')} description={t('goneText')} noIndex />
      <header className={styles.head}>
        <h1>{t('goneTitle')}</h1>
        <p>{t('goneText')}</p>
        <ButtonLink variant="outline" to={address.search()}>
          {t('goneSearch')}
        </ButtonLink>
      </header>
      <CarSimilar similar={similar} promoted={[]} others={0} car={null} />
    </div>
  )
}
