import { formatNumber, useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { factsOf, localized } from '#shared/language.ts'
import financingTexts from '#texts/financing'
import { Figure } from '#ui/figure.tsx'
import type { SimulationConfigs } from '../contract.ts'
import type { Loan } from '../rules.ts'
import styles from './loan-facts.module.css'

/** A loan computed in the browser, or by the server at the current price. */
export type ShownLoan = Loan & { vehiclePrice: number }

/** Instalment, with duration and effective rate in the same font size (Moroccan law 31-08), and the total below. */
export function LoanResult({ loan, months }: { loan: ShownLoan; months: number }) {
  const t = useText(financingTexts)
  const { price } = useFormat()
  const rate = useRate()
  return (
    <>
      <p className={styles.lead}>{t('indicative')}</p>
      <output className={styles.main}>
        <Figure words>{t('perMonth', { amount: price(loan.monthlyAmount) })}</Figure>
        <Figure words>{t('during', { months: t('months', { count: months }) })}</Figure>
        <Figure words>{t('teg', { rate: rate(loan.teg) })}</Figure>
      </output>
      <dl className={styles.sums}>
        <div>
          <dt>{t('price')}</dt>
          <dd>
            <Figure>{price(loan.vehiclePrice)}</Figure>
          </dd>
        </div>
        <div>
          <dt>{t('contribution')}</dt>
          <dd>
            <Figure>{price(loan.contribution)}</Figure>
          </dd>
        </div>
        <div>
          <dt>{t('financed')}</dt>
          <dd>
            <Figure>{price(loan.financed)}</Figure>
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{t('totalPaid')}</dt>
          <dd>
            <Figure>{price(loan.totalPaid)}</Figure>
          </dd>
        </div>
        <div>
          <dt>{t('totalCost')}</dt>
          <dd>
            <Figure>{price(loan.totalCost)}</Figure>
          </dd>
        </div>
      </dl>
    </>
  )
}

/** Lender, terms and components of the figures. */
export function LoanTerms({ loan, configs }: { loan: Loan; configs: SimulationConfigs }) {
  const t = useText(financingTexts)
  const { price } = useFormat()
  const rate = useRate()
  const lender = localized(configs.lender, useLanguage())
  return (
    <ul className={styles.legal}>
      <li>{t('legal.nature', { lender })}</li>
      <li>{t('legal.rate', { rate: rate(configs.annualRate), vat: rate(configs.vat) })}</li>
      <li>{loan.fee > 0 ? t('legal.fee', { fee: price(loan.fee) }) : t('legal.noFee')}</li>
      <li>{configs.insuranceIncluded ? t('legal.insured') : t('legal.notInsured')}</li>
      <li>{t('legal.offer')}</li>
    </ul>
  )
}

/** Formats `1 996,30`. */
export function centimes(value: number): string {
  const [whole = '0', rest = '00'] = value.toFixed(2).split('.')
  return `${formatNumber(Number(whole))},${rest}`
}

/** Formats `8,25 %` or `10 %`, in Arabic without the space. */
function useRate(): (rate: number) => string {
  const { percentGap } = factsOf(useLanguage())
  return (rate) => `${centimes(rate * 100).replace(/,00$/, '')}${percentGap}%`
}
