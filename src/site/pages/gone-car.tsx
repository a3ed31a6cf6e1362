import { address } from '#client/addresses.ts'
import type { VehicleCard } from '#domains/catalogue/vehicles/contract.ts'
import { useText } from '#i18n/text.ts'
import vehiclesTexts from '#texts/vehicles'
import { ButtonLink } from '#ui/button.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import { CarSimilar } from './car-similar.tsx'
import styles from './gone-car.module.css'

/** The page of a car sold long ago or withdrawn: similar cars on sale (status 410). */
export function GoneCar({ similar }: { similar: readonly VehicleCard[] }) {
  const t = useText(vehiclesTexts)
  return (
    <div className="container">
      <PageMeta title={t('page.goneTitle')} description={t('page.goneText')} noIndex />
      <header className={styles.head}>
        <h1>{t('page.goneTitle')}</h1>
        <p>{t('page.goneText')}</p>
        <ButtonLink variant="outline" to={address.search()}>
          {t('page.goneSearch')}
        </ButtonLink>
      </header>
      <CarSimilar similar={similar} promoted={[]} others={0} car={null} />
    </div>
  )
}
