import { type ApiError, asApiError } from '#client/api-error.ts'
import { callApi } from '#client/call.ts'
import { readDevice, subscribeDevice, writeDevice } from '#client/device.ts'
import { readKeptSession } from '#client/kept-session.ts'
import { serverNow } from '#client/server-clock.ts'
import type { Favourite } from '../contract.ts'
import { type AccountList, type KeptCar, keptLimit, readAccount, readKept, savingTimes, type Waiting, withoutRequest } from '../rules.ts'
import { inTurn } from './in-turn.ts'
import { keepTrying } from './keep-trying.ts'

/** What the account said is believed for so long while the page is looked at, in ms. */
const fresh = 60_000

/**
 * Keeps the favourites of this device and of the account in step until the function that it gives is called: takes the cars of the
 * anonymous time over, tells the account what was changed here, asks it for what was changed elsewhere. One tab at a time does so, and
 * whatever cannot be told now is told later. `full` is called when the account takes no more cars.
 */
export function keepInStep(subject: string, full: () => void): () => void {
  const stopped = new AbortController()
  const talk = talkWith(subject, full, stopped.signal)
  const { wake, stop } = keepTrying(() => inTurn(talk.work), talk.mine)
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

/** What is said between this device and the account of `subject`, and what the device writes down of it. */
function talkWith(subject: string, full: () => void, signal: AbortSignal) {
  /** cars that the account does not take: they stay on the device */
  const left = new Set<number>()
  let askedAt = Number.NEGATIVE_INFINITY

  const mine = () => !signal.aborted && readKeptSession(readDevice('session'))?.subject === subject
  const account = () => readAccount(readDevice('favourites.account'), subject)
  const change = (step: (now: AccountList) => AccountList) => {
    if (mine()) writeDevice('favourites.account', step(account()))
  }
  const strangers = () => readKept(readDevice('favourites')).filter(({ id }) => !left.has(id))
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
      readKept(readDevice('favourites')).filter(({ id }) => !taken.has(id)),
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
      writeDevice('favourites', [save, ...readKept(readDevice('favourites')).filter((car) => car.id !== id)].slice(0, keptLimit))
      if (refusal.status === 409) full()
    }
    change((now) => {
      const rest = now.cars.filter((car) => car.id !== id)
      const cars = !heard ? now.cars : save ? [save, ...rest] : rest
      return withoutRequest({ ...now, cars }, request)
    })
    // what the account now says of it: its price at saving, its state
    askedAt = Number.NEGATIVE_INFINITY
  }

  async function work(): Promise<void> {
    await takeOver()
    for (let [request] = account().waiting; request && mine(); [request] = account().waiting) await tell(request)
    if (mine() && isOld()) hear(await callApi('get', '/api/customers/favourites', {}, signal))
  }

  return { work, mine, isOld, hasNews: () => account().waiting.length > 0 || strangers().length > 0 }
}

/** Why the account does not take a wish; null when it does. What says nothing about the wish itself is thrown: it is tried again. */
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

/** What the account is notified of a car that is kept or put back. */
function claimOf({ price, account }: KeptCar) {
  return account ? { price, savedAt: account.savedAt, ...(account.below !== null && !account.toldOn && { below: account.below }) } : {}
}

function keptCar({ vehicleId, slug, title, savedPrice, savedOn, savedAt, state, vehicle, alert }: Favourite): KeptCar {
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
