/** Fewer cars than this are no page of their own, unless the setting `search.landingMinimum` says otherwise: the address leads to the search. */
export const usualLandingMinimum = 3

/** A name as the address of its page says it: `Citroën` is `citroen`, `Mercedes-Benz` is `mercedes-benz`. */
export function landingSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** The address of the page of a make, or of one of its models. */
export function makeLanding(brand: string, model?: string): string {
  return `/voitures/${landingSlug(brand)}${model === undefined ? '' : `/${landingSlug(model)}`}`
}

/** The address of the page of a city, by its French name. */
export function cityLanding(city: string): string {
  return `/voitures-a/${landingSlug(city)}`
}

/** The address of the page of a make in a city, by its French name. */
export function makeCityLanding(brand: string, city: string): string {
  return `${makeLanding(brand)}/a/${landingSlug(city)}`
}

/** The word of a body style in the address of its page. */
export const bodySlugs = {
  Cabriolet: 'cabriolet',
  Citadine: 'citadine',
  Pickup: 'pick-up',
  Compact: 'compacte',
  SUV: 'suv',
  Sedan: 'berline',
  Fourgonnette: 'fourgonnette',
  SportsCar: 'sportive',
  MiniVan: 'monospace',
  Wagon: 'break',
} as const

/** The address of the page of a body style. */
export function bodyLanding(body: keyof typeof bodySlugs): string {
  return `/voitures-carrosserie/${bodySlugs[body]}`
}

/** Dirhams up to which a budget has a page. */
export const landingBudgets = [50_000, 80_000, 100_000, 150_000, 200_000, 300_000] as const

/** The address of the page of a budget. */
export function budgetLanding(price: number): string {
  return `/voitures-jusqu-a/${price}`
}
