import { useText } from '#i18n/text.ts'
import searchFiltersTexts from '#texts/searchFilters'
import { Icon } from '#ui/icon.tsx'
import { withValues, yearBounds } from '../address.ts'
import type { Facets, Histogram } from '../contract.ts'
import styles from './amount-filter.module.css'
import { QuickChoices } from './quick-choices.tsx'
import { RangeSlider } from './range-slider.tsx'

interface YearFilterProps {
  search: URLSearchParams
  facets: Pick<Facets, 'facets' | 'histograms'>
  change: (next: URLSearchParams) => void
}

/** Maximum age, or a range of years of first registration: both set the same date bounds. */
export function YearFilter({ search, facets, change }: YearFilterProps) {
  const t = useText(searchFiltersTexts)
  const [from, to] = [search.get('MinReleaseDate'), search.get('MaxReleaseDate')]
  const bins = recent(facets.histograms.year.bins)
  const years = facets.histograms.year.bins.map((bin) => bin.from).reverse()
  const year = (day: string | null): number | null => (day === null ? null : Number(day.slice(0, 4)))
  const set = (low: number | null, high: number | null): void => {
    const [first, second] = low !== null && high !== null && low > high ? [high, low] : [low, high]
    change(withValues(search, yearBounds(first === null ? null : String(first), second === null ? null : String(second))))
  }
  const last = year(to)

  return (
    <>
      <RangeSlider
        bins={bins}
        from={year(from)}
        to={last === null ? null : last + 1}
        labels={[t('range.minYear'), t('range.maxYear')]}
        say={(value) => (value === null ? t('range.noBound') : String(value))}
        preview={() => undefined}
        settle={(low, high) => set(low, high === null ? null : high - 1)}
      />
      <fieldset className={styles.fields}>
        <legend className="vh">{t('group.year')}</legend>
        {(['MinReleaseDate', 'MaxReleaseDate'] as const).map((name, i) => {
          const value = search.get(name) ?? ''
          const days = years.map((one) => `${one}-${i === 0 ? '01-01' : '12-31'}`)
          return (
            <label key={name} className={styles.field}>
              <span>{t(i === 0 ? 'range.from' : 'range.to')}</span>
              <span className={styles.select}>
                <select
                  name={name}
                  value={value}
                  onChange={(event) => {
                    const chosen = event.target.value === '' ? null : Number(event.target.value.slice(0, 4))
                    if (i === 0) set(chosen, year(to))
                    else set(year(from), chosen)
                  }}
                >
                  <option value="">{t('range.any')}</option>
                  {value !== '' && !days.includes(value) && <option value={value}>{value.slice(0, 4)}</option>}
                  {days.map((day) => (
                    <option key={day} value={day}>
                      {day.slice(0, 4)}
                    </option>
                  ))}
                </select>
                <Icon name="chevron-down" size={18} />
              </span>
            </label>
          )
        })}
      </fieldset>
      <QuickChoices
        label={t('range.maxAge')}
        name="MinReleaseDate"
        choices={facets.facets.ages.map(({ years: age, minReleaseDate, count }) => ({
          value: minReleaseDate,
          text: t('range.age', { years: age }),
          count,
        }))}
        chosen={to === null ? from : null}
        choose={(day) => change(withValues(search, { MinReleaseDate: day, MaxReleaseDate: null }))}
      />
    </>
  )
}

/** Number of years with their own bar. */
const drawn = 22

/** Returns the latest years; the first bin contains all older ones. */
function recent(bins: Histogram['bins']): Histogram['bins'] {
  const older = bins.slice(0, -drawn)
  const [first, ...rest] = bins.slice(-drawn)
  if (!first) return []
  return [{ ...first, count: older.reduce((sum, bin) => sum + bin.count, first.count) }, ...rest]
}
