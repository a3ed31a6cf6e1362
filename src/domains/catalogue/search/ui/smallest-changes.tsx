import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { drawings as factDrawings } from '#domains/catalogue/vehicles/ui/fact-drawings.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { typedNumber } from '#shared/limits.ts'
import searchTexts from '#texts/search'
import { Drawing } from '#ui/icon.tsx'
import { searchText, withValues } from '../address.ts'
import type { Facets, Widening } from '../contract.ts'
import { drawings } from './drawings.ts'
import styles from './smallest-changes.module.css'
import { useFilterDrops } from './use-filter-drops.ts'

const mostWays = 4

const pictures = {
  price: drawings.coins,
  mileage: factDrawings.gauge,
  year: factDrawings.calendar,
  city: drawings.signpost,
  model: drawings.carFront,
  without: drawings.ban,
} as const

interface Way {
  kind: keyof typeof pictures
  title: string
  text: string
  next: URLSearchParams
  /** additional cars */
  more: number
}

/** Few results: the smallest single changes with the number of additional cars. Renders nothing without any. */
export function SmallestChanges({ search, facets }: { search: URLSearchParams; facets: Facets }) {
  const t = useText(searchTexts)
  const { pathname } = useLocation()
  const ways = useWays(search, facets)
  const title = useId()
  if (ways.length === 0) return null
  return (
    <section className={styles.changes} aria-labelledby={title}>
      <h2 id={title}>{t('change.title')}</h2>
      <p className={styles.lead}>{t('change.lead')}</p>
      <ol>
        {ways.map((way) => (
          <li key={way.title}>
            <Link className={styles.way} to={{ pathname, search: searchText(way.next) }}>
              <span className={styles.picture}>
                <Drawing path={pictures[way.kind]} size={20} />
              </span>
              <span className={styles.words}>
                <b>{way.title}</b>
                <span>{way.text}</span>
              </span>
              <span className={styles.more}>
                <span className={styles.wide}>{t('change.see', { count: way.more })}</span>
                <span className={styles.narrow}>{t('change.more', { count: way.more })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Returns the filters to widen, then those to remove; a filter to widen is not proposed for removal. */
function useWays(search: URLSearchParams, answer: Facets): Way[] {
  const t = useText(searchTexts)
  const { total, loosen = [], widen = [] } = answer
  const say = useWidening(search, answer)
  const drop = useFilterDrops(search, answer)
  const grown = new Set(widen.flatMap(({ parameters }) => Object.keys(parameters)))
  const gone = loosen
    .filter((way) => way.total > total && !way.parameters.some((name) => grown.has(name)))
    .toSorted((a, b) => a.total - b.total)
  return [
    ...widen.map((way) => ({
      kind: way.kind,
      ...say(way),
      next: withValues(search, way.parameters),
      more: way.total - total,
    })),
    ...gone.map((way) => {
      const { filter, next } = drop(way.parameters)
      return { kind: 'without' as const, title: t('empty.without', { filter }), text: t('change.rest'), next, more: way.total - total }
    }),
  ].slice(0, mostWays)
}

function useWidening(search: URLSearchParams, { facets }: Facets) {
  const t = useText(searchTexts)
  const language = useLanguage()
  const { price, km } = useFormat()
  return ({ kind, value, brand, distance }: Widening): Pick<Way, 'title' | 'text'> => {
    switch (kind) {
      case 'price':
        return amount(price, 'MaxPrice', value)
      case 'mileage':
        return amount(km, 'MaxMileage', value)
      case 'year':
        return { title: t('change.since', { year: value.slice(0, 4) }), text: t('change.rest') }
      case 'city': {
        const city = localized(facets.cities.find((one) => one.value === value)?.label, language) || value
        return { title: t('change.city', { city, distance: km(distance ?? 0) }), text: t('change.cityText') }
      }
      case 'model':
        return { title: t('change.also', { car: `${brand} ${value}` }), text: t('change.modelText') }
    }
  }

  function amount(say: (amount: number) => string, parameter: string, value: string) {
    const more = Number(value) - (typedNumber(search.get(parameter) ?? '') ?? 0)
    return { title: t('change.amount', { amount: say(more) }), text: t('change.upTo', { amount: say(Number(value)) }) }
  }
}
