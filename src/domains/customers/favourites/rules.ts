import { isCount, isDay, isRecord, readStoredCar, readStoredCars, type StoredCar } from '#domains/catalogue/vehicles/rules.ts'
import { typedAmount } from '#shared/limits.ts'
import { localTime } from '#shared/working-time.ts'

/** A saved car, as stored on a device and shown to its customer. */
export interface SavedCar extends StoredCar {
  /** state in the account; absent for a car stored only on the device */
  account?: InAccount
}

/** On sale, reserved, sold, or withdrawn. */
export const favouriteStates = ['Available', 'Reserved', 'Sold', 'Gone'] as const
export type FavouriteState = (typeof favouriteStates)[number]

/** State of a saved car in the account. */
export interface InAccount {
  /** instant of saving, ISO */
  savedAt: string
  state: FavouriteState
  /** price at the last response of the account, whole dirhams */
  today: number | null
  /** price alert: amount at or below which the customer is notified, in whole dirhams */
  below: number | null
  /** `YYYY-MM-DD` of the notification */
  toldOn: string | null
}

/** Maximum number of cars stored on a device; the oldest ones are removed. */
export const deviceLimit = 200
/** Maximum number of cars in an account; further cars stay on the device. */
export const accountLimit = 500

/** Parses saved cars from device storage; drops invalid entries and duplicates. */
export function parseSavedCars(entries: unknown): SavedCar[] {
  return readStoredCars(entries, deviceLimit, readStoredCar)
}

/** Returns the change of the price since the car was saved, in whole dirhams; null when it did not change or is unknown. */
export function priceChange(saved: number | null, now: number | null): number | null {
  if (saved === null || now === null || saved === now) return null
  return now - saved
}

/** A pending request to save a car in the account, or to remove it. */
export interface Waiting {
  id: number
  /** the car to save; null to remove it */
  save: SavedCar | null
  /** distinguishes a request from a later one about the same car */
  n: number
}

/** Favourites of an account as last seen by this device, with its pending requests. */
export interface AccountList {
  subject: string
  cars: SavedCar[]
  waiting: Waiting[]
}

/** Parses the stored account list of `subject`; empty when it belongs to another account or is unreadable. */
export function readAccount(stored: unknown, subject: string): AccountList {
  if (!isRecord(stored) || stored.subject !== subject) return { subject, cars: [], waiting: [] }
  return {
    subject,
    cars: readStoredCars(stored.cars, accountLimit, readAccountCar),
    waiting: Array.isArray(stored.waiting) ? stored.waiting.flatMap(readWaiting) : [],
  }
}

function readAccountCar(entry: unknown): SavedCar | null {
  const car = readStoredCar(entry)
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

/** Adds a request; replaces an earlier one about the same car. */
export function withRequest(list: AccountList, id: number, save: SavedCar | null): AccountList {
  const n = Math.max(0, ...list.waiting.map((request) => request.n)) + 1
  return { ...list, waiting: [...list.waiting.filter((request) => request.id !== id), { id, save, n }] }
}

/** Removes a completed or impossible request; a newer request about the same car stays. */
export function withoutRequest(list: AccountList, done: Waiting): AccountList {
  return { ...list, waiting: list.waiting.filter(({ id, n }) => id !== done.id || n !== done.n) }
}

/**
 * Returns the favourites of a signed-in visitor: the account with its pending requests, and the cars stored only on the device. Each car
 * once, last saved first.
 */
export function shownCars({ cars, waiting }: AccountList, device: readonly SavedCar[]): SavedCar[] {
  const told = new Set(waiting.map(({ id }) => id))
  const kept = [...waiting.flatMap(({ save }) => save ?? []).reverse(), ...cars.filter(({ id }) => !told.has(id))]
  const there = new Set(kept.map(({ id }) => id))
  const all = [...device.filter(({ id }) => !there.has(id) && !told.has(id)), ...kept]
  // a device stores only the day: its cars of today come first
  const at = ({ account, savedOn }: SavedCar) => account?.savedAt ?? (savedOn ? `${savedOn}T23:59:59.999Z` : '')
  return all.toSorted((a, b) => (at(a) < at(b) ? 1 : at(a) > at(b) ? -1 : 0))
}

/** Applies a created or ended (null) price alert to the stored list. */
export function withAlert(list: AccountList, car: SavedCar, below: number | null, now: Date): AccountList {
  const known = list.cars.find(({ id }) => id === car.id)
  const { account, ...rest } = known ?? car
  const before: InAccount = account ?? { savedAt: now.toISOString(), state: 'Available', today: null, below, toldOn: null }
  const changed: SavedCar = { ...rest, account: { ...before, below, toldOn: null } }
  return {
    ...list,
    cars: known ? list.cars.map((one) => (one === known ? changed : one)) : [changed, ...list.cars],
    // an alert also saves the car
    waiting: list.waiting.filter(({ id, save }) => id !== car.id || save === null),
  }
}

/** Lower limit of a time of saving. */
const firstSaving = Date.parse('2020-01-01T00:00:00Z')

/** Limits the time of saving that a device sends to the past and to `firstSaving`; returns now when it is absent. */
export function savingTime(claimed: string | undefined, now: Date): Date {
  if (claimed === undefined) return now
  return new Date(Math.min(Math.max(Date.parse(claimed), firstSaving), now.getTime()))
}

/** Returns times of saving that preserve the order of a device list, which stores only days; `now` for an entry without a day. */
export function savingTimes(cars: readonly Pick<SavedCar, 'savedOn'>[], now: Date): string[] {
  const today = localTime(now).day
  return cars.map(({ savedOn }, i) => {
    const moment = savedOn === '' || savedOn >= today ? now.getTime() : Date.parse(`${savedOn}T12:00:00Z`)
    return new Date((Number.isNaN(moment) ? now.getTime() : moment) - i).toISOString()
  })
}

/** Returns suggested price alerts: about 5, 10 and 15 % below a price, in whole thousands; fewer for a low price. */
export function proposedAlerts(price: number | null): number[] {
  if (price === null) return []
  const amounts = [0.95, 0.9, 0.85].map((part) => Math.floor((price * part) / 1000) * 1000)
  return [...new Set(amounts)].filter((amount) => amount > 0)
}

/** Parses a price alert stored on the device before sign-in; null when it is invalid. */
export function readAlertRequest(data: unknown): { car: SavedCar; below: number } | null {
  if (!isRecord(data) || !isCount(data.below)) return null
  const car = readAccountCar(data.car)
  return car && { car, below: data.below }
}

/** Parses an amount in whole dirhams, such as `95 000` or `95.000 DH`; null for anything else. */
export function readAmount(text: string): number | null {
  const typed = typedAmount(text)
  return typed !== null && Number.isInteger(typed) && typed > 0 && typed < 1_000_000_000 ? typed : null
}
