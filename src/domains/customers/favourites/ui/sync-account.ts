import { type ApiError, asApiError } from '#client/api-error.ts'
import { callApi } from '#client/call.ts'
import { readDevice, subscribeDevice, writeDevice } from '#client/device.ts'
import { serverNow } from '#client/server-clock.ts'
import { parseStoredSession } from '#client/stored-session.ts'
import type { Favourite } from '../contract.ts'
import {
  type AccountList,
  deviceLimit,
  parseSavedCars,
  readAccount,
  type SavedCar,
  savingTimes,
  type Waiting,
  withoutRequest,
} from '../rules.ts'
import { retryUntilDone } from './retry.ts'
import { withLock } from './with-lock.ts'

/** Maximum age of the account list in ms while the page is visible. */
const fresh = 60_000

/**
 * Synchronises the favourites of this device with the account until the returned function is called: merges anonymous favourites, sends
 * local changes, fetches remote ones. One tab at a time does so; failed requests are retried. Calls `full` when the account has no more
 * space.
 */
export function syncAccount(subject: string, full: () => void): () => void {
  const stopped = new AbortController()
  const talk = talkWith(subject, full, stopped.signal)
  const { wake, stop } = retryUntilDone(() => withLock(talk.work), talk.mine)
  const unsubscribe = subscribeDevice(() => {
    if (talk.hasNews()) wake()
  })
  const onLook = () => {
    if (document.visibilityState === 'visible' && talk.isOld()) wake()
  }
  window.addEventListener('online', wake, { signal: stopped.signal })
  document.addEventListener('visibilitychange', onLook, { signal: stopped.signal })
  wake()
  return () => {
    stopped.abort()
    stop()
    unsubscribe()
  }
}

/** Synchronises the device with the account of `subject`. */
function talkWith(subject: string, full: () => void, signal: AbortSignal) {
  /** cars that the account rejects: they stay on the device */
  const left = new Set<number>()
  let askedAt = Number.NEGATIVE_INFINITY

  const mine = () => !signal.aborted && parseStoredSession(readDevice('session'))?.subject === subject
  const account = () => readAccount(readDevice('favourites.account'), subject)
  const change = (step: (now: AccountList) => AccountList) => {
    if (mine()) writeDevice('favourites.account', step(account()))
  }
  const strangers = () => parseSavedCars(readDevice('favourites')).filter(({ id }) => !left.has(id))
  const isOld = () => Date.now() - askedAt > fresh
  const hear = (favourites: readonly Favourite[]) => {
    askedAt = Date.now()
    change((now) => ({ ...now, cars: favourites.map(keptCar) }))
  }

  async function takeOver(): Promise<void> {
    const cars = strangers()
    if (cars.length === 0) return
    const times = savingTimes(cars, new Date(serverNow()))
    const body = { cars: cars.map(({ id, price }, i) => ({ id, price, savedAt: times[i] as string })) }
    const { favourites, left: refused } = await callApi('post', '/api/customers/favourites', { body }, signal)
    for (const id of refused) left.add(id)
    if (!mine()) return
    hear(favourites)
    const taken = new Set(cars.map(({ id }) => id).filter((id) => !left.has(id)))
    writeDevice(
      'favourites',
      parseSavedCars(readDevice('favourites')).filter(({ id }) => !taken.has(id)),
    )
  }

  async function tell(request: Waiting): Promise<void> {
    const { id, save } = request
    const path = { params: { path: { id } } }
    const refusal = await refusalOf(
      save
        ? callApi('post', '/api/vehicles/{id}/favourites', { ...path, body: claimOf(save) }, signal)
        : callApi('delete', '/api/vehicles/{id}/favourites', path, signal),
    )
    if (!mine()) return
    const heard = refusal === null
    if (save && !heard) {
      left.add(id)
      writeDevice('favourites', [save, ...parseSavedCars(readDevice('favourites')).filter((car) => car.id !== id)].slice(0, deviceLimit))
      if (refusal.status === 409) full()
    }
    change((now) => {
      const rest = now.cars.filter((car) => car.id !== id)
      const cars = !heard ? now.cars : save ? [save, ...rest] : rest
      return withoutRequest({ ...now, cars }, request)
    })
    // refetches the list: the account sets the saved price and the state
    askedAt = Number.NEGATIVE_INFINITY
  }

  async function work(): Promise<void> {
    await takeOver()
    for (let [request] = account().waiting; request && mine(); [request] = account().waiting) await tell(request)
    if (mine() && isOld()) hear(await callApi('get', '/api/customers/favourites', {}, signal))
  }

  return { work, mine, isOld, hasNews: () => account().waiting.length > 0 || strangers().length > 0 }
}

/** Returns the error for which the account rejects a request; null on success. Rethrows errors that a retry may fix. */
async function refusalOf(call: Promise<unknown>): Promise<ApiError | null> {
  try {
    await call
    return null
  } catch (thrown) {
    const error = asApiError(thrown)
    if (!error.isRefused || error.isSignedOut || error.isForbidden) throw error
    return error
  }
}

/** Returns the data of a saved or restored car for the account. */
function claimOf({ price, account }: SavedCar) {
  return account ? { price, savedAt: account.savedAt, ...(account.below !== null && !account.toldOn && { below: account.below }) } : {}
}

function keptCar({ vehicleId, slug, title, savedPrice, savedOn, savedAt, state, vehicle, alert }: Favourite): SavedCar {
  return {
    id: vehicleId,
    slug: vehicle?.slug ?? slug,
    title,
    price: savedPrice,
    picture: vehicle?.picture?.hash ?? null,
    savedOn,
    account: { savedAt, state, today: vehicle?.price ?? null, below: alert?.below ?? null, toldOn: alert?.toldOn ?? null },
  }
}
