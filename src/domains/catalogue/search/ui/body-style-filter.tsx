import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import searchFiltersTexts from '#texts/searchFilters'
import vehiclesTexts from '#texts/vehicles'
import { BodyStyleShape } from '#ui/body-style.tsx'
import { Figure } from '#ui/figure.tsx'
import type { Facets } from '../contract.ts'
import { bodyStyles } from '../values.ts'
import styles from './body-style-filter.module.css'
import { type Except, ExceptButton, useExcepting } from './except-button.tsx'
import { Fold } from './fold.tsx'

interface BodyStyleFilterProps {
  facet: Facets['facets']['bodyStyles']
  chosen: readonly string[]
  toggle: (value: string) => void
  except?: Except | undefined
}

const first = 6

/** Ten body style silhouettes, six before the fold. */
export function BodyStyleFilter({ facet, chosen, toggle, except }: BodyStyleFilterProps) {
  const t = useText(searchFiltersTexts)
  const v = useText(vehiclesTexts)
  const { number } = useFormat()
  const { isShown, exceptSwitch } = useExcepting(except)
  const outs = except?.values ?? []
  const front = bodyStyles.filter((style, i) => i < first || chosen.includes(style) || outs.includes(style))
  const rest = bodyStyles.filter((style) => !front.some((one) => one === style))

  const tile = (style: (typeof bodyStyles)[number]) => {
    const count = facet.find(({ value }) => value === style)?.count ?? 0
    const on = chosen.includes(style)
    const out = outs.includes(style)
    const label = v(`bodyStyle.${style}`)
    return (
      <div key={style} className={styles.place} data-zero={count === 0 && !on ? '' : undefined} data-out={out ? '' : undefined}>
        <label className={styles.tile}>
          <input className="vh" type="checkbox" name="BodyStyles" value={style} checked={on} onChange={() => toggle(style)} />
          <BodyStyleShape style={style} />
          <span>
            <bdi>{out ? <s>{label}</s> : label}</bdi>{' '}
            <span className={styles.count} aria-hidden="true">
              <Figure>{number(count)}</Figure>
            </span>
            <span className="vh">{t('filters.count', { count })}</span>
          </span>
        </label>
        {except && isShown(style) && <ExceptButton except={except} value={style} label={label} className={styles.out} />}
      </div>
    )
  }

  return (
    <fieldset className={styles.field}>
      <legend className="vh">{t('group.body')}</legend>
      <div className={styles.tiles}>{front.map(tile)}</div>
      {rest.length > 0 && (
        <Fold
          className={styles.rest}
          summary={
            <summary>
              <span>{t('filters.moreBodies', { count: rest.length })}</span>
              <span>{t('filters.less')}</span>
            </summary>
          }
        >
          <div className={styles.tiles}>{rest.map(tile)}</div>
        </Fold>
      )}
      {exceptSwitch}
    </fieldset>
  )
}
