import { useEffect, useId, useState } from 'react'
import { useCatalogue } from '#domains/catalogue/stock/ui/use-catalogue.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import stockTexts from '#texts/stock'
import { hasRole, useStaff } from '../../layout/staff.ts'
import styles from '../stock.module.css'
import { type StockFilters, sorts } from './stock-filters.ts'

export function StockChoices({ filters: { order, set, textOf } }: { filters: StockFilters }) {
  const t = useText(stockTexts)
  const language = useLanguage()
  const staff = useStaff()
  const catalogue = useCatalogue()
  const areas = catalogue?.areas.filter(
    ({ id }) => staff.areas.length === 0 || hasRole(staff, 'manager') || staff.areas.some((own) => own.id === id),
  )
  return (
    <>
      <StockSearch asked={textOf('q')} find={(q) => set({ q })} />
      <select aria-label={t('list.area')} value={textOf('area')} onChange={(event) => set({ area: event.target.value })}>
        <option value="">{t('list.everyArea')}</option>
        {areas?.map(({ id, names }) => (
          <option key={id} value={id}>
            {localized(names, language)}
          </option>
        ))}
      </select>
      <select aria-label={t('list.make')} value={textOf('make')} onChange={(event) => set({ make: event.target.value })}>
        <option value="">{t('list.everyMake')}</option>
        {catalogue?.brands.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select aria-label={t('list.sort')} value={order} onChange={(event) => set({ sort: event.target.value })}>
        {(Object.keys(sorts) as (keyof typeof sorts)[]).map((one) => (
          <option key={one} value={one}>
            {t(`list.sorts.${one}`)}
          </option>
        ))}
      </select>
    </>
  )
}

function StockSearch({ asked, find }: { asked: string; find: (q: string) => void }) {
  const t = useText(stockTexts)
  const id = useId()
  const [typed, setTyped] = useState(asked)
  useEffect(() => setTyped(asked), [asked])
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        find(typed.trim())
      }}
    >
      <label className="vh" htmlFor={id}>
        {t('list.search')}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={100}
        placeholder={t('list.search')}
        onChange={(event) => {
          setTyped(event.target.value)
          // the clear button of the field
          if (event.target.value === '' && asked !== '') find('')
        }}
      />
    </form>
  )
}
