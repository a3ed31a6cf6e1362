import { type StaffRole, staffRoles } from '#shared/actor.ts'

/** Anonymous, another customer, the owner of the records, each staff role. */
export type Caller = 'nobody' | 'stranger' | 'owner' | StaffRole
export const callers: readonly Caller[] = ['nobody', 'stranger', 'owner', ...staffRoles]

/** Request and expected status of a call. */
export interface Case {
  /** URL, where the path of the contract is not enough */
  url?: (world: World) => string
  payload?: (world: World) => object
  /** status for permitted callers */
  answer: number
  /** for customers who do not own the record */
  stranger?: number
  /** deviating status by caller */
  otherwise?: Partial<Record<Caller, number>>
  headers?: Record<string, string>
  /** a GET that creates its result on the first call */
  makes?: true
}

/** By the `id` of the call. */
export type Cases = Record<string, Case>

/** The records of a test; all belong to the owner. */
export interface World extends StockWorld {
  car: number
  owner: number
  alert: number
  alertToken: string
  dropToken: string
  letterToken: string
  contact: number
  /** an export of the owner's data */
  copy: string
  holiday: number
  /** key of a payment, and an attempt at it that needs manual handling */
  payment: string
  stuck: number
  /** a booking in each state that the staff move it from, the sale of the first, and a receipt of the one that is being paid */
  bookings: Record<string, number>
  sale: number
  receipt: number
  /** keys of a booking with an unanswered price proposal, and of a waiting-list entry */
  priced: string
  place: string
}

/** An unpublished car in stock, a task and a picture of it, and a deleted picture. */
export interface StockWorld {
  stock: number
  task: number
  picture: string
  gone: string
  /** a brand and one of its models */
  brand: number
  model: number
}

/** Customer data of a booking. */
export const buyer = { civility: 'M.', firstName: 'Ali', lastName: 'Idrissi', email: 'ali@exemple.ma', phone: '0611223344' }
