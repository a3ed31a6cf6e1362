import type { StockCard } from '#domains/catalogue/stock/contract.ts'
import { stockTones } from '#domains/catalogue/stock/ui/stock-tones.ts'
import { useText } from '#i18n/text.ts'
import { plateCells } from '#shared/plate.ts'
import stockTexts from '#texts/stock'
import vehiclesTexts from '#texts/vehicles'
import { Plate } from '#ui/plate.tsx'
import { StatusLabel } from '#ui/status-label.tsx'
import styles from '../stock-card.module.css'

/** The line under the name of a car: status, reference, version and plate. */
export function CardIntro({ card }: { card: StockCard }) {
  const t = useText(stockTexts)
  const v = useText(vehiclesTexts)
  const plate = card.fields.registrationNumber
  const cells = plate === null ? null : plateCells(plate)
  return (
    <span className={styles.intro}>
      <StatusLabel tone={stockTones[card.lastStatus]} label={v(`status.${card.lastStatus}`)} />
      {card.isArchived && <StatusLabel tone="draft" label={t('archived')} />}
      <bdi>{card.reference}</bdi>
      {card.fields.version && <bdi>{card.fields.version}</bdi>}
      {cells && plate !== null ? (
        <Plate serial={cells.serial} letter={cells.letter} code={Number(cells.code)} label={t('plate', { plate })} />
      ) : (
        plate && <bdi>{plate}</bdi>
      )}
    </span>
  )
}
