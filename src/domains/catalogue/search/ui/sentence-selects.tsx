import type { ReactNode } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { type Localized, localized } from '#shared/language.ts'
import searchTexts from '#texts/search'
import type { Facets } from '../contract.ts'
import styles from './sentence-selects.module.css'

/** Options of the selects: makes and cities with cars. */
export interface Choices {
  brands: readonly { value: string; count: number }[]
  cities: readonly { value: string; label: Localized; count: number }[]
}

interface SentenceSelectsProps {
  choices: Choices
  /** by filter name */
  chosen: Record<string, string>
  choose: (next: Record<string, string>) => void
  /** counts of the current search: the models of the chosen make */
  facets: Facets | null
}

const budgets = [50_000, 80_000, 100_000, 120_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000]

/** Make, model, budget and city as selects of the form. */
export function SentenceSelects({ choices, chosen, choose, facets }: SentenceSelectsProps) {
  const t = useText(searchTexts)
  const { price } = useFormat()
  const language = useLanguage()
  const { Brands: brand = '', Models: model = '' } = chosen
  const models = brand ? (facets?.facets.models.filter((one) => one.brand === brand) ?? []) : []
  const select = (name: string, label: string, any: string, options: ReactNode, disabled = false) => (
    <label className={styles.field}>
      <span>{label}</span>
      <select
        name={name}
        value={chosen[name] ?? ''}
        disabled={disabled}
        onChange={({ target: { value } }) => choose({ ...chosen, [name]: value, ...(name === 'Brands' && { Models: '' }) })}
      >
        <option value="">{any}</option>
        {options}
      </select>
    </label>
  )
  const option = (value: string, label = value) => (
    <option key={value} value={value}>
      {label}
    </option>
  )
  return (
    <div className={styles.selects}>
      {select(
        'Brands',
        t('say.brand'),
        t('say.anyBrand'),
        choices.brands.map(({ value }) => option(value)),
      )}
      {select(
        'Models',
        t('say.model'),
        t('say.anyModel'),
        <>
          {model && !models.some(({ value }) => value === model) && option(model)}
          {models.map(({ value }) => option(value))}
        </>,
        !brand,
      )}
      {select(
        'MaxPrice',
        t('say.budget'),
        t('say.anyBudget'),
        budgets.map((amount) => option(String(amount), price(amount))),
      )}
      {select(
        'Cities',
        t('say.city'),
        t('say.anyCity'),
        choices.cities.map(({ value, label }) => option(value, localized(label, language))),
      )}
    </div>
  )
}
