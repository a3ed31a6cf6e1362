/** Fewer cars than this are no page of their own: the address leads to the search. */
export const landingMinimum = 3

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
