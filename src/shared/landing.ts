/** Minimum number of cars for a landing page when `search.landingMinimum` is not set; below it the page redirects to the search. */
export const usualLandingMinimum = 3

/** Returns the URL slug of a name: `citroen` for `Citroën`, `mercedes-benz` for `Mercedes-Benz`. */
export function landingSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** Returns the landing page path of a make or model. */
export function makeLanding(brand: string, model?: string): string {
  return `/voitures/${landingSlug(brand)}${model === undefined ? '' : `/${landingSlug(model)}`}`
}

/** Returns the landing page path of a city. `city` is its French name. */
export function cityLanding(city: string): string {
  return `/voitures-a/${landingSlug(city)}`
}

/** Returns the landing page path of a make in a city. `city` is its French name. */
export function makeCityLanding(brand: string, city: string): string {
  return `${makeLanding(brand)}/a/${landingSlug(city)}`
}

/** URL slugs of body styles. */
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

/** Returns the landing page path of a body style. */
export function bodyLanding(body: keyof typeof bodySlugs): string {
  return `/voitures-carrosserie/${bodySlugs[body]}`
}

/** Maximum prices in dirhams that have a landing page. */
export const landingBudgets = [50_000, 80_000, 100_000, 150_000, 200_000, 300_000] as const

/** Returns the landing page path of a maximum price. */
export function budgetLanding(price: number): string {
  return `/voitures-jusqu-a/${price}`
}
