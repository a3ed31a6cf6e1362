import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import searchFiltersTexts from '#texts/searchFilters'
import { Segments } from '#ui/segments.tsx'
import { monthlyFilter, withValues } from '../address.ts'
import type { Facets } from '../contract.ts'
import styles from './amount-filter.module.css'
import { amount } from './amount-filter.tsx'
import own from './budget-filter.module.css'

interface BudgetFilterProps {
  search: URLSearchParams
  /** price range of the monthly budget */
  monthly: Facets['monthly']
  change: (next: URLSearchParams) => void
  /** the price filter */
  children: ReactNode
}

/** Budget filter: the price, or a down payment and a monthly budget, mutually exclusive. */
export function BudgetFilter({ search, monthly, change, children }: BudgetFilterProps) {
  const t = useText(searchFiltersTexts)
  const { price } = useFormat()
  const [kind, setKind] = useState<'price' | 'monthly'>(search.has('MonthlyBudget') ? 'monthly' : 'price')
  return (
    <div className={own.budget}>
      <Segments
        quiet
        legend={t('monthly.legend')}
        options={[
          { value: 'price', label: t('monthly.price') },
          { value: 'monthly', label: t('monthly.monthly') },
        ]}
        value={kind}
        change={(next) => {
          setKind(next)
          if (next === 'price' && search.has('MonthlyBudget')) change(withValues(search, { DownPayment: null, MonthlyBudget: null }))
        }}
      />
      {kind === 'price' ? (
        children
      ) : (
        <>
          <fieldset className={styles.fields}>
            <legend className="vh">{t('monthly.monthly')}</legend>
            {monthlyFilter.map((name) => (
              <Amount key={`${name} ${search.get(name)}`} name={name} search={search} change={change} />
            ))}
          </fieldset>
          <p className={own.note} role="status">
            {monthly?.maxPrice ? t('monthly.buys', { price: price(monthly.maxPrice), months: monthly.months }) : t('monthly.hint')}
          </p>
        </>
      )}
    </div>
  )
}

/** One of the two amounts; applied on blur or Enter. */
function Amount({ name, search, change }: Pick<BudgetFilterProps, 'search' | 'change'> & { name: (typeof monthlyFilter)[number] }) {
  const t = useText(searchFiltersTexts)
  const { number } = useFormat()
  const now = amount(search.get(name))
  const [typed, setTyped] = useState(now === null ? '' : number(now))
  const apply = () => {
    const next = amount(typed)
    // a new budget replaces the bounds of the price
    if (next !== now) change(withValues(search, { [name]: next, ...(name === 'MonthlyBudget' && { MinPrice: null, MaxPrice: null }) }))
  }
  return (
    <label className={styles.field}>
      <span>{t(`monthly.${name}`)}</span>
      <input
        type="text"
        inputMode="numeric"
        name={name}
        autoComplete="off"
        maxLength={12}
        value={typed}
        placeholder={number(name === 'DownPayment' ? 20_000 : 3000)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
    </label>
  )
}
