import type { DataOf } from '#client/call.ts'

/** A car that the house sells for its owner, as the owner gets it. */
export type Mediation = DataOf<'get', '/api/customers/intermediations'>[number]

/** What every part of the owner's view gets: the mediation, and what is done once it changed. */
export interface MediationProps {
  mediation: Mediation
  done: () => void
}
