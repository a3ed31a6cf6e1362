import { typedAmount } from '#shared/limits.ts'
import { localTime } from '#shared/working-time.ts'

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
  /** what the account says of it; absent for a car that is only kept on the device */
  account?: InAccount
}

/** On sale, held for somebody, sold, or withdrawn. */
export const favouriteStates = ['Available', 'Reserved', 'Sold', 'Gone'] as const
export type FavouriteState = (typeof favouriteStates)[number]

/** A kept car as the account knows it. */
export interface InAccount {
  /** instant of saving, ISO */
  savedAt: string
  state: FavouriteState
  /** the price when the account was last asked, whole dirhams */
  today: number | null
  /** amount at or below which the customer is told, in whole dirhams */
  below: number | null
  /** `YYYY-MM-DD` when the customer was told */
  toldOn: string | null
}

/** Beyond this the list of a device is no longer a choice, and the oldest ones leave. */
export const keptLimit = 200
/** Cars that an account keeps at most; what does not fit stays on the device. */
export const accountLimit = 500

/**
 * Reads the kept cars from what was in the device's storage. Anything may be there: another version of the site,
 * a truncated text, a hand-made change. What is not a car is dropped, a car saved twice counts once, the last saved first.
 */
export function readKept(entries: unknown): KeptCar[] {
  return readCars(entries, keptLimit, readCar)
}

function readCars(entries: unknown, limit: number, read: (entry: unknown) => KeptCar | null): KeptCar[] {
  if (!Array.isArray(entries)) return []
  const kept = new Map<number, KeptCar>()
  for (const entry of entries) {
    const car = read(entry)
    if (car && !kept.has(car.id)) kept.set(car.id, car)
    if (kept.size === limit) break
  }
  return [...kept.values()]
}

function readCar(entry: unknown): KeptCar | null {
  if (!isRecord(entry)) return null
  const { id, slug, title, price, picture, savedOn } = entry
  if (!isCount(id) || typeof title !== 'string' || title === '') return null
  return {
    id,
    slug: typeof slug === 'string' && /^[a-z0-9-]+$/.test(slug) ? slug : 'voiture',
    title: title.slice(0, 120),
    price: isCount(price) ? price : null,
    picture: typeof picture === 'string' && /^[a-z0-9]{8,128}$/i.test(picture) ? picture : null,
    savedOn: isDay(savedOn) ? savedOn : '',
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

/** Whole dirhams that the price went down (negative) or up since the car was saved; null when it did not move or is not known. */
export function priceChange(saved: number | null, now: number | null): number | null {
  if (saved === null || now === null || saved === now) return null
  return now - saved
}

/** A wish that the account has not heard of yet: keep this car, or forget it. */
export interface Waiting {
  id: number
  /** the car to keep; null to forget it */
  save: KeptCar | null
  /** tells one wish from a later one about the same car */
  n: number
}

/** The favourites of an account as this device last saw them, with what it still has to tell. */
export interface AccountList {
  subject: string
  cars: KeptCar[]
  waiting: Waiting[]
}

/** Reads what the device holds of the account of this subject; empty when that is another's, or nothing readable. */
export function readAccount(stored: unknown, subject: string): AccountList {
  if (!isRecord(stored) || stored.subject !== subject) return { subject, cars: [], waiting: [] }
  return {
    subject,
    cars: readCars(stored.cars, accountLimit, readAccountCar),
    waiting: Array.isArray(stored.waiting) ? stored.waiting.flatMap(readWaiting) : [],
  }
}

function readAccountCar(entry: unknown): KeptCar | null {
  const car = readCar(entry)
  if (!(car && isRecord(entry))) return null
  const account = readInAccount(entry.account)
  return account ? { ...car, account } : car
}

function readInAccount(value: unknown): InAccount | null {
  if (!isRecord(value)) return null
  const { savedAt, state, today, below, toldOn } = value
  const known = favouriteStates.find((one) => one === state)
  if (!known || typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt))) return null
  return {
    savedAt,
    state: known,
    today: isCount(today) ? today : null,
    below: isCount(below) ? below : null,
    toldOn: isDay(toldOn) ? toldOn : null,
  }
}

function readWaiting(entry: unknown): Waiting[] {
  if (!isRecord(entry) || !isCount(entry.id) || !isCount(entry.n)) return []
  const save = readAccountCar(entry.save)
  return save || entry.save === null ? [{ id: entry.id, save, n: entry.n }] : []
}

/** Adds a wish; an earlier one about the same car is forgotten, the last word counts. */
export function withRequest(list: AccountList, id: number, save: KeptCar | null): AccountList {
  const n = Math.max(0, ...list.waiting.map((request) => request.n)) + 1
  return { ...list, waiting: [...list.waiting.filter((request) => request.id !== id), { id, save, n }] }
}

/** A wish was heard, or can never be; one about the same car that came meanwhile stays. */
export function withoutRequest(list: AccountList, done: Waiting): AccountList {
  return { ...list, waiting: list.waiting.filter(({ id, n }) => id !== done.id || n !== done.n) }
}

/**
 * What a signed-in visitor sees: the account with the wishes it has not heard of yet, and what the device still holds for itself.
 * Each car once, the last saved first.
 */
export function shownCars({ cars, waiting }: AccountList, device: readonly KeptCar[]): KeptCar[] {
  const told = new Set(waiting.map(({ id }) => id))
  const kept = [...waiting.flatMap(({ save }) => save ?? []).reverse(), ...cars.filter(({ id }) => !told.has(id))]
  const there = new Set(kept.map(({ id }) => id))
  const all = [...device.filter(({ id }) => !there.has(id) && !told.has(id)), ...kept]
  // a device knows only the day: what it saved today goes first
  const at = ({ account, savedOn }: KeptCar) => account?.savedAt ?? (savedOn ? `${savedOn}T23:59:59.999Z` : '')
  return all.toSorted((a, b) => (at(a) < at(b) ? 1 : at(a) > at(b) ? -1 : 0))
}

/** The account was asked to tell of a lower price of this car, or no longer (null): what the device knows of it follows. */
export function withAlert(list: AccountList, car: KeptCar, below: number | null, now: Date): AccountList {
  const known = list.cars.find(({ id }) => id === car.id)
  const { account, ...rest } = known ?? car
  const before: InAccount = account ?? { savedAt: now.toISOString(), state: 'Available', today: null, below, toldOn: null }
  const changed: KeptCar = { ...rest, account: { ...before, below, toldOn: null } }
  return {
    ...list,
    cars: known ? list.cars.map((one) => (one === known ? changed : one)) : [changed, ...list.cars],
    // asking for the alert of a car keeps it
    waiting: list.waiting.filter(({ id, save }) => id !== car.id || save === null),
  }
}

/** Earlier than this nothing was saved here. */
const firstSaving = Date.parse('2020-01-01T00:00:00Z')

/** The instant of saving that a device may claim: not in the future, not before there were favourites; without a claim now. */
export function savingTime(claimed: string | undefined, now: Date): Date {
  if (claimed === undefined) return now
  return new Date(Math.min(Math.max(Date.parse(claimed), firstSaving), now.getTime()))
}

/** The instants of saving of a device's list, which knows days only, so that its order stays; `now` for one without a day. */
export function savingTimes(cars: readonly Pick<KeptCar, 'savedOn'>[], now: Date): string[] {
  const today = localTime(now).day
  return cars.map(({ savedOn }, i) => {
    const moment = savedOn === '' || savedOn >= today ? now.getTime() : Date.parse(`${savedOn}T12:00:00Z`)
    return new Date((Number.isNaN(moment) ? now.getTime() : moment) - i).toISOString()
  })
}

/** Amounts proposed for a price alert: about 5, 10 and 15 % below a price, in whole thousands; fewer for a price near nothing. */
export function proposedAlerts(price: number | null): number[] {
  if (price === null) return []
  const amounts = [0.95, 0.9, 0.85].map((part) => Math.floor((price * part) / 1000) * 1000)
  return [...new Set(amounts)].filter((amount) => amount > 0)
}

/** The price alert that was asked for before signing in, as the device kept it; null when it is none. */
export function readAlertRequest(data: unknown): { car: KeptCar; below: number } | null {
  if (!isRecord(data) || !isCount(data.below)) return null
  const car = readAccountCar(data.car)
  return car && { car, below: data.below }
}

/** Whole dirhams as a person types them, `95 000` or `95.000 DH`; null for anything else. */
export function readAmount(text: string): number | null {
  const typed = typedAmount(text)
  return typed !== null && Number.isInteger(typed) && typed > 0 && typed < 1_000_000_000 ? typed : null
}
