import type { Kysely, Transaction } from 'kysely'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import type { Account } from '#shared/domain-events.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLanguage, type Language } from '#shared/language.ts'
import { dialledPhone, e164 } from '#shared/phone.ts'
import {
  type Consent,
  type ConsentChoice,
  type Customer,
  consentVersion,
  customerStaff,
  type NewCustomer,
  type PostalAddress,
} from './contract.ts'
import type { Civility } from './rules.ts'
import { type CustomerAction, customerWorkflow } from './status.ts'
import {
  type AddressRow,
  type CallerRow,
  type ConsentRecord,
  type CurrentCustomer,
  claimConsents,
  findAccount,
  findByPhone,
  findCaller,
  findCard,
  findCity,
  findConsents,
  findTaken,
  insertCard,
  insertConsent,
  keepVisitorCard,
  linkCard,
  lockSubject,
  updateAddress,
  updateFromAccount,
  updateSeen,
} from './store.ts'

/** Precision of a card's last use, in ms. */
const seenEvery = 86_400_000

/** Returns the caller's card in any state. Throws Unauthorized for an anonymous caller or a deleted account. */
export async function callerCard({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor, trx?: Transaction<Database>): Promise<CallerRow> {
  const { id: subject } = actor
  if (subject === null) throw new AppError('Unauthorized')
  const now = clock.now()
  const open = async (transaction: Transaction<Database>) => {
    await lockSubject(transaction, subject)
    return (await findCaller(transaction, subject)) ?? openCard(transaction, subject, now)
  }
  const card = (await findCaller(trx ?? db, subject)) ?? (await (trx ? open(trx) : audited(db, actor, open)))
  if (card.isDeleted) throw new AppError('Unauthorized')
  if (now.getTime() - card.lastSeen.getTime() > seenEvery) await updateSeen(trx ?? db, card.id, now)
  return card
}

/**
 * Returns the caller's card. Creates it at the first call of an account, or links a staff card with the same confirmed e-mail address or
 * phone. Throws Unauthorized for an anonymous caller or a deleted account, CustomerInactive for a closed card.
 */
export async function currentCustomer(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  trx?: Transaction<Database>,
): Promise<CurrentCustomer> {
  const { lastStatus, isDeleted: _deleted, lastSeen: _seen, ...customer } = await callerCard(deps, actor, trx)
  if (lastStatus === 'Inactive') throw new AppError('CustomerInactive')
  return customer
}

/** Contact data of a person without an account. */
export interface Visitor {
  civility: Civility
  firstName: string
  lastName: string
  companyName: string | null
  email: string
  /** E.164 */
  phone: string
  language: Language
}

/**
 * Returns the card of a visitor. Finds only cards without an account, and only by e-mail and phone together: foreign contact data neither
 * reveals an account nor changes it.
 */
export async function visitorCard({ clock }: Pick<Deps, 'clock'>, trx: Transaction<Database>, visitor: Visitor): Promise<number> {
  // of concurrent requests of one person, the first creates the card; the others retry and find it
  for (let tries = 1; ; tries++) {
    const id = await keepVisitorCard(trx, visitor, clock.now())
    if (id !== null) return id
    if (tries === 3) throw new Error('a card without an account could not be made')
  }
}

async function openCard(trx: Transaction<Database>, subject: string, now: Date) {
  const account = await findAccount(trx, subject)
  const id =
    (account && (await linkCard(trx, account))) ??
    (await insertCard(
      trx,
      {
        ...(account ?? {
          civility: 'M.',
          firstName: '',
          lastName: '',
          companyName: null,
          email: null,
          phone: null,
          language: defaultLanguage,
        }),
        userId: subject,
        origin: 'FO',
        createdBy: subject,
      },
      now,
    ))
  if (account) await updateFromAccount(trx, account)
  await claimConsents(trx, subject, id)
  const card = await findCaller(trx, subject)
  if (!card) throw new Error('a card is gone that was just made')
  return card
}

/** Updates the card from the account. Subscriber of `accountChanged`; a new account gets its card at its first call. */
export async function followAccount(trx: Transaction<Database>, account: Account): Promise<void> {
  await updateFromAccount(trx, account)
}

/** Returns the caller's card. */
export async function getCurrent(deps: Deps, actor: Actor): Promise<Customer> {
  const { id } = await currentCustomer(deps, actor)
  return card(deps.db, id, false)
}

/** Returns a card for its owner or staff. Throws NotFound for other callers. */
export async function getCustomer(deps: Deps, actor: Actor, id: number): Promise<Customer> {
  if (customerStaff.some((role) => actor.roles.includes(role))) return card(deps.db, id, true)
  const { id: own } = await currentCustomer(deps, actor)
  if (own !== id) throw new AppError('NotFound', { id })
  return card(deps.db, id, false)
}

/** Updates the caller's postal address. Throws BadRequest for an unknown city. */
export async function updateCurrent(deps: Deps, actor: Actor, address: PostalAddress): Promise<Customer> {
  const { id } = await currentCustomer(deps, actor)
  await updateAddress(deps.db, id, await addressRow(deps.db, address), actor.id)
  return card(deps.db, id, false)
}

/** Stores the caller's consents with the current version of the text. */
export async function updateConsents(deps: Deps, actor: Actor, { consents }: ConsentChoice, language: Language): Promise<Consent[]> {
  return deps.db.transaction().execute(async (trx) => {
    const { id } = await currentCustomer(deps, actor, trx)
    const said = { owner: { customerId: id }, textVersion: consentVersion, language, at: deps.clock.now() }
    for (const word of consents) await recordConsent(trx, { ...word, ...said })
    return findConsents(trx, id)
  })
}

/** Creates a card by staff. Throws EmailExists or PhoneExists for a duplicate. */
export async function addCustomer({ db, clock }: Deps, actor: Actor, given: NewCustomer): Promise<Customer> {
  const { address = null, addressLine2 = null, zip = null, city = null, ...person } = given
  const phone = person.phone === null ? null : e164(person.phone)
  if (phone === null && person.phone !== null) throw fieldError('phone', 'phone')
  return audited(db, actor, async (trx) => {
    const taken = await findTaken(trx, person.email, phone)
    if (taken) throw new AppError(taken === 'email' ? 'EmailExists' : 'PhoneExists')
    const id = await insertCard(trx, { ...person, phone, userId: null, origin: 'BO', createdBy: actor.id }, clock.now())
    await updateAddress(trx, id, await addressRow(trx, { address, addressLine2, zip, city }), actor.id)
    return card(trx, id, true)
  })
}

/** Returns the card with this phone number (E.164), or creates one. */
export async function customerByPhone(
  { clock }: Pick<Deps, 'clock'>,
  trx: Transaction<Database>,
  actor: Actor,
  person: { firstName: string; lastName: string; phone: string },
): Promise<number> {
  const known = await findByPhone(trx, person.phone)
  if (known !== null) return known
  const rest = { civility: 'M.', companyName: null, email: null, language: defaultLanguage, userId: null, origin: 'BO' } as const
  return insertCard(trx, { ...person, ...rest, createdBy: actor.id }, clock.now())
}

async function card(db: Kysely<Database>, id: number, withComments: boolean): Promise<Customer> {
  const found = await findCard(db, id, withComments)
  if (!found) throw new AppError('NotFound', { id })
  return { ...found, phone: found.phone && dialledPhone(found.phone) }
}

async function addressRow(db: Kysely<Database>, { city, ...rest }: PostalAddress): Promise<AddressRow> {
  const cityId = city === null ? null : await findCity(db, city)
  if (city !== null && cityId === null) throw fieldError('city', 'invalid')
  return { ...rest, cityId }
}

/** Closes or opens a card. Throws TransitionNotAllowed when the state is the same. */
export async function changeStatus({ db }: Deps, actor: Actor, id: number, action: CustomerAction, comment: string): Promise<Customer> {
  return audited(db, actor, async (trx) => {
    await transitionCard(trx, actor, id, action, comment)
    return card(trx, id, true)
  })
}

/** Same as `changeStatus`, in the caller's transaction. */
export async function transitionCard(
  trx: Transaction<Database>,
  actor: Actor,
  id: number,
  action: CustomerAction,
  comment: string,
): Promise<void> {
  await transition(trx, { workflow: customerWorkflow, id, action, actor, comment })
}

/** Stores a consent or its withdrawal; skips an unchanged one. */
export async function recordConsent(trx: Transaction<Database>, word: ConsentRecord): Promise<void> {
  await insertConsent(trx, word)
}
