import type { VehicleDetail } from '#domains/catalogue/vehicles/contract.ts'
import { keepOrder, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import comparePageTexts from '#texts/comparePage'
import { type Advantage, verdictOf } from '../rules.ts'
import styles from './compare-verdict.module.css'

/** Names the cheapest car and what its price costs in kilometres and years. Renders nothing without a cheapest one. */
export function CompareVerdict({ cars }: { cars: readonly VehicleDetail[] }) {
  const t = useText(comparePageTexts)
  const format = useFormat()
  const language = useLanguage()
  const prices = cars.map((car) => (car.availability === 'Sold' ? null : car.price))
  const verdict = verdictOf(cars.map(({ mileage, releaseDate }, i) => ({ mileage, releaseDate, price: prices[i] ?? null })))
  if (!verdict) return null
  const names = cars.map(({ brand, model }) => keepOrder(`${brand} ${model}`, language))
  // two cars of one model differ by their price
  const nameOf = (at: number) => {
    const name = names[at] ?? ''
    return names.filter((one) => one === name).length === 1 ? name : t('verdict.named', { car: name, price: format.price(prices[at] ?? 0) })
  }
  const line = ({ other, dirhams, kilometres, years }: Advantage) => {
    const less = t('verdict.less', { amount: format.price(dirhams), car: nameOf(other) })
    const difference = (amount: number | null, better: (size: number) => string, worse: (size: number) => string) => {
      if (!amount) return {}
      return amount > 0 ? { better: better(amount) } : { worse: worse(-amount) }
    }
    const facts: { better?: string; worse?: string }[] = [
      difference(
        kilometres && -kilometres,
        (size) => t('verdict.lessDriven', { km: format.km(size) }),
        (size) => t('verdict.moreDriven', { km: format.km(size) }),
      ),
      difference(
        years,
        (count) => t('verdict.newer', { count }),
        (count) => t('verdict.older', { count }),
      ),
    ]
    const better = format.list([less, ...facts.flatMap((fact) => fact.better ?? [])])
    const worse = facts.flatMap((fact) => fact.worse ?? [])
    return worse.length === 0 ? t('verdict.only', { better }) : t('verdict.but', { better, worse: format.list(worse) })
  }
  return (
    <div className={styles.verdict}>
      <p>
        <b>{t('verdict.title', { car: names[verdict.cheapest] ?? '', price: format.price(prices[verdict.cheapest] ?? 0) })}</b>
      </p>
      <ul>
        {verdict.against.map((advantage) => (
          <li key={advantage.other}>{line(advantage)}</li>
        ))}
      </ul>
    </div>
  )
}
