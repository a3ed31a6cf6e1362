import { type StaffRole, staffRoles } from '#shared/actor.ts'

/** Nobody, a customer, the customer whose records they are, each role of the staff. */
export type Caller = 'nobody' | 'stranger' | 'owner' | StaffRole
export const callers: readonly Caller[] = ['nobody', 'stranger', 'owner', ...staffRoles]

/** What a call is asked with, and what it is answered. */
export interface Case {
  /** address, where the path of the contract is not enough */
  url?: (world: World) => string
  payload?: (world: World) => object
  /** status for those whom the contract lets through; by default for everybody alike */
  answer: number
  /** for customers who do not own the record */
  stranger?: number
  /** for those to whom the service says something else */
  otherwise?: Partial<Record<Caller, number>>
  headers?: Record<string, string>
  /** a GET that makes what it hands out, once */
  makes?: true
}

/** By the `id` of the call. */
export type Cases = Record<string, Case>

/** The records of a test: all belong to the owner. */
export interface World extends StockWorld {
  car: number
  owner: number
  alert: number
  alertToken: string
  dropToken: string
  letterToken: string
  contact: number
  /** a copy of the owner's data */
  copy: string
  holiday: number
  /** key of a payment, and an attempt at it that needs hands */
  payment: string
  stuck: number
  /** a booking in each state that the staff move it from, the sale of the first, and a receipt of the one that is being paid */
  bookings: Record<string, number>
  sale: number
  receipt: number
  /** keys of a booking whose new price waits for its answer, and of a place in a line */
  priced: string
  place: string
}

/** A car in stock that nobody sees yet, a task and a picture of it, and a picture that was taken away. */
export interface StockWorld {
  stock: number
  task: number
  picture: string
  gone: string
  /** a brand and one of its models */
  brand: number
  model: number
}

/** Who books. */
export const buyer = { civility: 'M.', firstName: 'Ali', lastName: 'Idrissi', email: 'ali@exemple.ma', phone: '0611223344' }
