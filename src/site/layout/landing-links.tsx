import { Link } from 'react-router'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { bodyLanding, budgetLanding, cityLanding, makeLanding } from '#shared/landing.ts'
import { localized } from '#shared/language.ts'
import landingTexts from '#texts/landing'
import vehiclesTexts from '#texts/vehicles'
import styles from './landing-links.module.css'
import type { Landings } from './load-landings.ts'

export interface LinkList {
  title: string
  links: readonly { name: string; count?: number; to: string }[]
}

/** Lists of links, each under its heading; an empty list has no heading. */
export function LinkLists({ lists }: { lists: readonly LinkList[] }) {
  const t = useText(landingTexts)
  const format = useFormat()
  return lists
    .filter(({ links }) => links.length > 0)
    .map(({ title, links }) => (
      <section key={title} className={styles.section}>
        <h2>{title}</h2>
        <ul className={styles.links}>
          {links.map(({ name, count, to }) => (
            <li key={to}>
              <Link to={to}>
                <bdi>{name}</bdi> {count !== undefined && <bdi>{t('count', { count: format.number(count) })}</bdi>}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))
}

/** The links to every landing page of makes, cities, body styles and budgets. */
export function useLandingLists({ brands, cities, bodies, budgets }: Landings): LinkList[] {
  const t = useText(landingTexts)
  const vehicles = useText(vehiclesTexts)
  const format = useFormat()
  const language = useLanguage()
  const name = ({ label, value }: (typeof brands)[number]) => localized(label, language) || value
  return [
    { title: t('brands'), links: brands.map((one) => ({ name: name(one), count: one.count, to: makeLanding(one.value) })) },
    { title: t('cities'), links: cities.map((one) => ({ name: name(one), count: one.count, to: cityLanding(one.value) })) },
    {
      title: t('bodies'),
      links: bodies.map(({ value, count }) => ({ name: vehicles(`bodyStyle.${value}`), count, to: bodyLanding(value) })),
    },
    {
      title: t('budgets'),
      links: budgets.map((budget) => ({ name: t('budget', { price: format.price(budget) }), to: budgetLanding(budget) })),
    },
  ]
}
