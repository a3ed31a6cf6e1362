import type { z } from 'zod'
import { buildNames, type Names } from '#domains/catalogue/search/index/names.ts'
import type { StockIndex } from '#domains/catalogue/search/index/stock-index.ts'
import { findNames } from '#domains/catalogue/search/index/store.ts'
import { toFilter } from '#domains/catalogue/search/rules.ts'
import { understoodQuery, withoutMonthly } from '#domains/catalogue/search/service.ts'
import { currentCustomer } from '#domains/customers/customers/service.ts'
import type { Deps } from '#platform/context.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import type { Criteria, Preference, savePreference as savePreferenceCall } from './contract.ts'
import { anchorsOf, columnsOf, criteriaKey, criteriaOf, maxAlerts, namesOneCar, nextSending, queryOf } from './rules.ts'
import {
  type AlertRow,
  countFitting,
  findAlerts,
  findNamed,
  findPersonal,
  insertAlert,
  lockAlerts,
  removeAlert,
  removeAlerts,
  updateAlert,
  updateByToken,
  updateResolved,
} from './store.ts'
import { type Frequency, frequencies } from './values.ts'

type SavedPreference = z.output<typeof savePreferenceCall.body>

/** The in-memory stock index, if the process has one; else PostgreSQL is queried. */
type Stock = StockIndex | null

async function namesOf({ pool }: Pick<Deps, 'pool'>, stock: Stock): Promise<Names> {
  return stock?.ready ? stock.names : buildNames(await findNames(pool))
}

/** Resolves the names of criteria like the search. */
export function resolved(criteria: Criteria, names: Names) {
  const query = queryOf(criteria)
  const columns = columnsOf(toFilter(query, names.vocabulary), query)
  return { columns, anchors: anchorsOf(columns) }
}

/** Returns the next sending time of each frequency. */
export function nextSendings(now: Date): Record<Frequency, Date> {
  return Object.fromEntries(frequencies.map((frequency) => [frequency, nextSending(frequency, now)])) as Record<Frequency, Date>
}

async function shown({ db }: Pick<Deps, 'db'>, stock: Stock, row: AlertRow, subject: string): Promise<Preference> {
  const query = queryOf(row.criteria)
  const count = stock?.ready && !namesOneCar(query) ? stock.count(toFilter(query, stock.names.vocabulary)) : await countFitting(db, row.id)
  const { criteria, nextSending: next, created, lastModified, ...rest } = row
  return {
    ...criteria,
    ...rest,
    customerUserId: subject,
    created: created.toISOString(),
    lastModified: lastModified.toISOString(),
    isDeleted: false,
    nextSending: row.isDeactivated || !row.news ? null : next.toISOString(),
    count,
  }
}

async function readAlert(deps: Deps, stock: Stock, customer: { id: number; subject: string }, id: number): Promise<Preference> {
  const [row] = await findAlerts(deps.db, customer.id, deps.clock.now(), id)
  if (!row) throw new AppError('NotFound')
  return shown(deps, stock, row, customer.subject)
}

/** Returns the alerts of the caller, latest first. */
export async function listAlerts(deps: Deps, stock: Stock, actor: Actor): Promise<Preference[]> {
  const customer = await currentCustomer(deps, actor)
  const rows = await findAlerts(deps.db, customer.id, deps.clock.now())
  return Promise.all(rows.map((row) => shown(deps, stock, row, customer.subject)))
}

/** Returns one alert of the caller. NotFound, also for an alert of another customer. */
export async function findAlert(deps: Deps, stock: Stock, actor: Actor, id: number): Promise<Preference> {
  return readAlert(deps, stock, await currentCustomer(deps, actor), id)
}

/** Rejects an alert that any car would match (specification, section 5). BadRequest. */
function requireCriterion(criteria: Criteria): void {
  if (!Object.values(criteria).some((value) => value !== undefined)) throw fieldError('criteria', 'oneCriterion')
}

/**
 * Stores a search as an alert; the same search again activates the stored alert. BadRequest without a criterion (a `q` that resolves to
 * none does not count), TooManyAlerts.
 */
export async function createAlert(
  deps: Deps,
  stock: Stock,
  actor: Actor,
  { q, frequency, news, ...asked }: Criteria & { q?: string | undefined; frequency: Frequency; news: boolean },
): Promise<Preference> {
  const customer = await currentCustomer(deps, actor)
  const names = await namesOf(deps, stock)
  const now = deps.clock.now()
  const said = q ? understoodQuery({ ...queryOf(asked), q }, names, now.getUTCFullYear()).query : null
  const criteria = said ? criteriaOf(await withoutMonthly(deps.db, said)) : asked
  requireCriterion(criteria)
  const { columns, anchors } = resolved(criteria, names)
  const request = { criteria, frequency, news, isDeactivated: false, nextSending: nextSending(frequency, now) }
  const id = await deps.db.transaction().execute(async (trx) => {
    const others = await lockAlerts(trx, customer.id)
    const same = others.find((other) => criteriaKey(other.criteria) === criteriaKey(criteria))
    if (same) {
      await updateAlert(trx, customer.id, same.id, request, columns, anchors, now)
      return same.id
    }
    if (others.length >= maxAlerts) throw new AppError('TooManyAlerts', { limit: maxAlerts })
    return insertAlert(trx, customer.id, request, columns, anchors, now)
  })
  return readAlert(deps, stock, customer, id)
}

/**
 * Replaces the criteria and the notification settings of an alert of the caller. NotFound; BadRequest without a criterion, unless the alert
 * is stopped.
 */
export async function saveAlert(
  deps: Deps,
  stock: Stock,
  actor: Actor,
  {
    id,
    frequency,
    news,
    isDeactivated,
    ...criteria
  }: Criteria & { id: number; frequency: Frequency; news: boolean; isDeactivated: boolean },
): Promise<Preference> {
  const customer = await currentCustomer(deps, actor)
  if (!isDeactivated) requireCriterion(criteria)
  const { columns, anchors } = resolved(criteria, await namesOf(deps, stock))
  const now = deps.clock.now()
  const request = { criteria, frequency, news, isDeactivated, nextSending: nextSending(frequency, now) }
  const known = await deps.db.transaction().execute((trx) => updateAlert(trx, customer.id, id, request, columns, anchors, now))
  if (!known) throw new AppError('NotFound')
  return readAlert(deps, stock, customer, id)
}

/** Deletes one alert of the caller. NotFound. */
export async function deleteAlert(deps: Deps, actor: Actor, id: number): Promise<void> {
  const customer = await currentCustomer(deps, actor)
  if (!(await removeAlert(deps.db, customer.id, id))) throw new AppError('NotFound')
}

/** Returns the preference of the caller: their latest alert; undefined without one. */
export async function findPreference(deps: Deps, stock: Stock, actor: Actor): Promise<Preference | undefined> {
  const customer = await currentCustomer(deps, actor)
  const [row] = await findAlerts(deps.db, customer.id, deps.clock.now())
  return row && shown(deps, stock, row, customer.subject)
}

/** Replaces the criteria of the preference of the caller, or of the alert `named`; creates one if none exists. NotFound, TooManyAlerts. */
export async function savePreference(
  deps: Deps,
  stock: Stock,
  actor: Actor,
  { id, frequency, news, isDeactivated, ...criteria }: SavedPreference,
): Promise<Preference> {
  const present = id === undefined ? await findPreference(deps, stock, actor) : await findAlert(deps, stock, actor, id)
  if (!present) return createAlert(deps, stock, actor, { ...criteria, frequency: frequency ?? 'Instant', news: news ?? true })
  return saveAlert(deps, stock, actor, {
    ...criteria,
    id: present.id,
    frequency: frequency ?? present.frequency,
    news: news ?? present.news,
    isDeactivated: isDeactivated ?? present.isDeactivated,
  })
}

/** Deletes the preference of the caller, or the alert `named` (NotFound). Idempotent without `named`. */
export async function deletePreference(deps: Deps, actor: Actor, named?: number): Promise<void> {
  if (named !== undefined) return deleteAlert(deps, actor, named)
  const customer = await currentCustomer(deps, actor)
  const [row] = await findAlerts(deps.db, customer.id, deps.clock.now())
  if (row) await removeAlert(deps.db, customer.id, row.id)
}

/** Stops or resumes the alert of a mail token. NotFound. */
export async function switchByToken({ db, clock }: Deps, token: string, isDeactivated: boolean) {
  const now = clock.now()
  const alert = await updateByToken(db, token, isDeactivated, nextSendings(now), now)
  if (!alert) throw new AppError('NotFound')
  return alert
}

/** Resolves the names of all alerts again, because spellings and models may have been added to the reference tables. */
export async function resolveAgain(deps: Pick<Deps, 'db' | 'pool'>): Promise<void> {
  const names = await namesOf(deps, null)
  for (let after = 0; ; ) {
    const some = await findNamed(deps.db, after, 1000)
    if (some.length === 0) return
    for (const alert of some) {
      const { columns, anchors } = resolved(alert.criteria, names)
      await deps.db.transaction().execute((trx) => updateResolved(trx, alert, columns, anchors))
      after = alert.id
    }
  }
}

/** Personal data of alerts. */
export const alertsData: PersonalData = {
  room: 'alerts',
  collect: async (db, { id }) => ({ alerts: await findPersonal(db, id) }),
  erase: (trx, { id }) => removeAlerts(trx, id),
}
