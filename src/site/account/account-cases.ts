import { address } from '#client/addresses.ts'
import { tellDays } from '#domains/processes/adverts/rules.ts'
import { type OwnAd, photosOf } from '#domains/processes/adverts/ui/ad.ts'
import type { CustomerBooking } from '#domains/processes/buying/bookings/contract.ts'
import { journeyLength } from '#domains/processes/buying/bookings/status.ts'
import { isTheirs } from '#domains/processes/buying/customer/ui/buyer-details.tsx'
import { isOver } from '#domains/processes/buying/customer/ui/use-sales.ts'
import { beforeSignature } from '#domains/processes/consignment/status.ts'
import type { Mediation } from '#domains/processes/consignment/ui/mediation.ts'
import { contractPapers, isContractSent, mediationPlace, mediationStations } from '#domains/processes/consignment/ui/mediation-state.tsx'
import { beforeVisit } from '#domains/processes/selling/status.ts'
import type { Sale } from '#domains/processes/selling/ui/sale.ts'
import { saleStates, saleStations } from '#domains/processes/selling/ui/sale-state.tsx'
import { type Due, dueAt } from '#shared/due.ts'

/** A pending task of a customer in a case. */
export interface Task {
  name:
    | 'Pay'
    | 'AnswerPrice'
    | 'BuyerDetails'
    | 'PaymentDetails'
    | 'PayRest'
    | 'FetchCar'
    | 'Objection'
    | 'Visit'
    | 'Offer'
    | 'Papers'
    | 'SendPapers'
    | 'SignedPapers'
    | 'Bank'
    | 'Floor'
    | 'ContractPapers'
    | 'Contract'
    | 'Correct'
    | 'Refused'
    | 'Publish'
    | 'Renew'
  /** null: without a deadline */
  due: Due | null
  /** whole dirhams that the task is about */
  amount?: number | null
  /** the documents that are missing */
  papers?: readonly string[]
}

/** A case of a customer in the account, of any kind. */
export interface AccountCase {
  kind: 'Booking' | 'Purchase' | 'TradeIn' | 'Intermediation' | 'Advert'
  reference: string
  title: string
  vehicleId: number
  to: string
  /** the hash of a public picture, or a photo that only its owner may load */
  picture: string | { type: string; id: string } | null
  created: string
  changed: string
  /** whether the case has reached a final status */
  isOver: boolean
  /** completed steps; null when the case ended early */
  progress: { done: number; count: number } | null
  tasks: readonly Task[]
  record:
    | { kind: 'Booking'; booking: CustomerBooking }
    | { kind: 'Purchase'; sale: Sale }
    | { kind: 'Intermediation'; mediation: Mediation }
    | { kind: 'Advert'; ad: OwnAd }
}

/** Sorts by deadline, the earliest first; tasks without one follow, oldest first. */
export function tasksByDeadline(cases: readonly AccountCase[]): { task: Task; of: AccountCase }[] {
  const rank = ({ due }: Task) => (due === null ? Number.POSITIVE_INFINITY : dueAt(due))
  return cases
    .flatMap((of) => of.tasks.map((task) => ({ task, of })))
    .toSorted((a, b) => {
      const [one, other] = [rank(a.task), rank(b.task)]
      return one === other ? a.of.changed.localeCompare(b.of.changed) : one - other
    })
}

/** Separates ended cases; sorts open ones: those with a task first, then the latest. */
export function partCases(cases: readonly AccountCase[]): { open: AccountCase[]; over: AccountCase[] } {
  const latest = cases.toSorted((a, b) => b.created.localeCompare(a.created))
  const order = new Map(
    tasksByDeadline(cases)
      .map(({ of }, i) => [of.reference, i] as const)
      .reverse(),
  )
  const placeOf = ({ reference }: AccountCase) => order.get(reference) ?? Number.MAX_SAFE_INTEGER
  return {
    open: latest.filter(({ isOver }) => !isOver).toSorted((a, b) => placeOf(a) - placeOf(b)),
    over: latest.filter(({ isOver }) => isOver),
  }
}

export function bookingCase(booking: CustomerBooking): AccountCase {
  const { reference, vehicle, created, lastModified, step, status } = booking
  const ended = status === 'Cancelled' || status === 'Rejected' || status === 'Recovered'
  return {
    ...{
      kind: 'Booking',
      reference,
      title: vehicle.title,
      vehicleId: vehicle.id,
      to: address.history(reference),
      picture: vehicle.picture,
    },
    ...{ created, changed: lastModified, isOver: isOver(booking) },
    progress: ended ? null : { done: step, count: journeyLength },
    tasks: bookingTasks(booking),
    record: { kind: 'Booking', booking },
  }
}

function bookingTasks(booking: CustomerBooking): Task[] {
  const { next, rest, newPrice, objectUntil } = booking
  const tasks: Task[] = objectUntil === null ? [] : [{ name: 'Objection', due: objectUntil }]
  if (next === 'Pay') tasks.push({ name: 'Pay', due: booking.holdUntil, amount: booking.deposit })
  if (next === 'AnswerPrice') tasks.push({ name: 'AnswerPrice', due: null, amount: newPrice })
  if (next === 'GivePaymentDetails') tasks.push({ name: isTheirs(booking.missing) ? 'BuyerDetails' : 'PaymentDetails', due: null })
  if (next === 'PayRest' && rest > 0) tasks.push({ name: 'PayRest', due: null, amount: rest })
  if (next === 'FetchCar') tasks.push({ name: 'FetchCar', due: booking.deliveryDate })
  return tasks
}

const endedSales: readonly Sale['status'][] = [
  'Rejected',
  'Deactivated',
  'Canceled',
  'Complete',
  'TransferedToIntermediation',
  'TransferedToAd',
]
const bankStatuses: readonly Sale['status'][] = ['CustomerAccepted', 'DocumentsSubmited', 'DocumentsRejected', 'DocumentsAccepted']

/** `now` in ms, from the clock of the server. */
export function saleCase(sale: Sale, now: number): AccountCase {
  const { type, reference, disposedVehicle, created, lastModified, status } = sale
  const ended = endedSales.includes(status)
  return {
    ...{ kind: type, reference, title: disposedVehicle.title, vehicleId: disposedVehicle.id },
    ...{ to: address.history(reference), picture: null, created, changed: lastModified, isOver: ended },
    progress: ended && status !== 'Complete' ? null : { done: saleStates[status].place, count: saleStations.length },
    tasks: saleTasks(sale, now),
    record: { kind: 'Purchase', sale },
  }
}

function saleTasks(sale: Sale, now: number): Task[] {
  const { status, quotationUntil, appointment, papers } = sale
  const tasks: Task[] = []
  const isValid = quotationUntil === null || Date.parse(quotationUntil) > now
  if (sale.actions.includes('acceptOffer') && isValid) tasks.push({ name: 'Offer', due: quotationUntil, amount: sale.quotation })
  if (beforeVisit.includes(status) && (appointment === null || appointment.status === 'Missed')) tasks.push({ name: 'Visit', due: null })
  if (sale.actions.includes('sendDocuments')) {
    const wanted = papers.filter(({ state }) => state === 'Missing' || state === 'Rejected').map(({ type }) => type)
    if (wanted.length > 0) tasks.push({ name: 'Papers', due: null, papers: wanted })
    else tasks.push({ name: status === 'DocumentsConformityRejected' ? 'SignedPapers' : 'SendPapers', due: null })
  }
  if (bankStatuses.includes(status) && sale.bankWireAccount === null && sale.tradeIn === null) tasks.push({ name: 'Bank', due: null })
  return tasks
}

export function mediationCase(mediation: Mediation): AccountCase {
  const { reference, disposedVehicle: car, created, lastModified, status, paid } = mediation
  const ended = status === 'Rejected' || status === 'TransferedToAd'
  return {
    ...{ kind: 'Intermediation', reference, title: car.title, vehicleId: car.id, to: address.history(reference), picture: car.picture },
    ...{ created, changed: lastModified, isOver: ended || paid !== null },
    progress: ended ? null : { done: mediationPlace(mediation), count: mediationStations.length },
    tasks: mediationTasks(mediation),
    record: { kind: 'Intermediation', mediation },
  }
}

function mediationTasks(mediation: Mediation): Task[] {
  const { status, actions, wishedFloor, floorPrice, paid } = mediation
  const tasks: Task[] = []
  if (actions.includes('agreeFloor') && wishedFloor === null) tasks.push({ name: 'Floor', due: null, amount: floorPrice })
  const wanted = contractPapers(mediation).flatMap(({ type, isThere }) => (isThere ? [] : [type]))
  // no documents are requested before the request has been reviewed
  if (beforeSignature.includes(status) && status !== 'Submited' && wanted.length > 0)
    tasks.push({ name: 'ContractPapers', due: null, papers: wanted })
  if (status === 'ContractGenerated' && !isContractSent(mediation)) tasks.push({ name: 'Contract', due: null })
  if ((status === 'ContractSigned' || status === 'Complete') && paid === null && mediation.bankWireAccount === null)
    tasks.push({ name: 'Bank', due: null })
  return tasks
}

/** `now` in ms, from the clock of the server. */
export function adCase(ad: OwnAd, now: number): AccountCase {
  const { reference, disposedVehicle: car, created, lastModified, lastStatus: status } = ad
  const isSold = car.lastStatus === 'Sold'
  const places: Record<typeof status, number | null> = { Draft: 0, Submited: 1, Rejected: 1, Accepted: 2, Published: 3, Deactivated: null }
  const place = isSold ? null : places[status]
  const photo = photosOf(ad)[0]
  return {
    ...{ kind: 'Advert', reference, title: `${car.brand} ${car.model}`, vehicleId: car.id, to: address.ads(reference) },
    picture: photo ? { type: photo.type, id: photo.id } : null,
    ...{ created, changed: lastModified, isOver: isSold || status === 'Deactivated' },
    progress: place === null ? null : { done: place, count: 3 },
    tasks: isSold ? [] : adTasks(ad, now),
    record: { kind: 'Advert', ad },
  }
}

function adTasks({ lastStatus: status, mends, visibleUntil }: OwnAd, now: number): Task[] {
  if (mends !== null) return [{ name: 'Correct', due: null }]
  if (status === 'Rejected') return [{ name: 'Refused', due: null }]
  if (status === 'Accepted') return [{ name: 'Publish', due: null }]
  const endsSoon = visibleUntil !== null && Date.parse(visibleUntil) - now < tellDays * 86_400_000
  return status === 'Published' && endsSoon ? [{ name: 'Renew', due: visibleUntil }] : []
}

/** Returns the page of a task: the editor for an advert under correction, else the page of its case. */
export const pageOfTask = ({ name }: Task, { to, record }: AccountCase): string =>
  record.kind === 'Advert' && (name === 'Correct' || name === 'Refused') ? address.ad(record.ad.id) : to
