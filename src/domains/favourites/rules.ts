/** What the device remembers of a saved car: enough to name it once it is gone, and the price of that day. */
export interface KeptCar {
  id: number
  slug: string
  title: string
  /** whole dirhams when it was saved; null when the price was hidden */
  price: number | null
  /** hash of its first picture */
  picture: string | null
  /** `YYYY-MM-DD` */
  savedOn: string
}

/** Beyond this the list is no longer a choice, and the oldest ones leave. */
export const keptLimit = 200

/**
 * Reads the kept cars from what stood in the device's storage. Anything may stand there: another version of the site,
 * a truncated text, a hand-made change. What is not a car is dropped, a car saved twice counts once, the last saved first.
 */
export function readKept(entries: unknown): KeptCar[] {
  if (!Array.isArray(entries)) return []
  const kept = new Map<number, KeptCar>()
  for (const entry of entries) {
    const car = readCar(entry)
    if (car && !kept.has(car.id)) kept.set(car.id, car)
    if (kept.size === keptLimit) break
  }
  return [...kept.values()]
}

function readCar(entry: unknown): KeptCar | null {
  if (typeof entry !== 'object' || entry === null) return null
  const { id, slug, title, price, picture, savedOn } = entry as Record<string, unknown>
  if (!isCount(id) || typeof title !== 'string' || title === '') return null
  return {
    id,
    slug: typeof slug === 'string' && /^[a-z0-9-]+$/.test(slug) ? slug : 'voiture',
    title: title.slice(0, 120),
    price: isCount(price) ? price : null,
    picture: typeof picture === 'string' && /^[a-z0-9]{8,128}$/i.test(picture) ? picture : null,
    savedOn: typeof savedOn === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(savedOn) ? savedOn : '',
  }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

/** Whole dirhams that the price went down (negative) or up since the car was saved; null when it did not move or is not known. */
export function priceChange(saved: number | null, now: number | null): number | null {
  if (saved === null || now === null || saved === now) return null
  return now - saved
}
