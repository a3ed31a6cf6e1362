import { useState } from 'react'
import { Form } from 'react-router'
import { address } from '#client/addresses.ts'
import { useLateApiQuery } from '#client/late-query.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { type Localized, localized } from '#shared/language.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './quick-search.module.css'

interface QuickSearchProps {
  brands: readonly { value: string; count: number }[]
  cities: readonly { value: string; label: Localized; count: number }[]
  total: number
}

const budgets = [50_000, 80_000, 100_000, 120_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000]

/** The search of the home page: four choices and a button with the live number of cars. Works as a plain form without script. */
export function QuickSearch({ brands, cities, total }: QuickSearchProps) {
  const t = useText('home')
  const { price, number } = useFormat()
  const language = useLanguage()
  const [brand, setBrand] = useState('')
  const [model, setModel] = useState('')
  const [budget, setBudget] = useState('')
  const [city, setCity] = useState('')

  const query = {
    ...(brand && { Brands: [brand] }),
    ...(model && { Models: [model] }),
    ...(budget && { MaxPrice: Number(budget) }),
    ...(city && { Cities: [city] }),
  }
  // without counts the search still works: the last number stays
  const { data } = useLateApiQuery('/api/vehicles/facets', Object.keys(query).length > 0 ? { params: { query } } : null, {
    keepsPrevious: true,
  })
  const found = {
    total: data?.total ?? total,
    models: brand && data ? data.facets.models.filter((one) => one.brand === brand) : [],
  }

  return (
    <Form className={styles.card} action={address.search({})} method="get" role="search" aria-label={t('quick.label')}>
      <label className={styles.field}>
        <span>{t('quick.brand')}</span>
        <select
          name="Brands"
          value={brand}
          onChange={(event) => {
            setBrand(event.target.value)
            setModel('')
          }}
        >
          <option value="">{t('quick.anyBrand')}</option>
          {brands.map(({ value }) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{t('quick.model')}</span>
        <select name="Models" value={model} onChange={(event) => setModel(event.target.value)} disabled={!brand}>
          <option value="">{t('quick.anyModel')}</option>
          {model && !found.models.some(({ value }) => value === model) && <option value={model}>{model}</option>}
          {found.models.map(({ value }) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{t('quick.budget')}</span>
        <select name="MaxPrice" value={budget} onChange={(event) => setBudget(event.target.value)}>
          <option value="">{t('quick.anyBudget')}</option>
          {budgets.map((amount) => (
            <option key={amount} value={amount}>
              {price(amount)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{t('quick.city')}</span>
        <select name="Cities" value={city} onChange={(event) => setCity(event.target.value)}>
          <option value="">{t('quick.anyCity')}</option>
          {cities.map(({ value, label }) => (
            <option key={value} value={value}>
              {localized(label, language)}
            </option>
          ))}
        </select>
      </label>
      <button className={styles.submit} type="submit">
        <Icon name="search" size={20} />
        <span aria-live="polite">{t('quick.submit', { count: found.total, shown: number(found.total) })}</span>
      </button>
    </Form>
  )
}
