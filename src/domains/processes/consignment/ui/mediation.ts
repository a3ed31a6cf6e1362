import type { DataOf } from '#client/call.ts'

/** Consignment as its owner receives it. */
export type Mediation = DataOf<'get', '/api/customers/intermediations'>[number]

/** Props of every part of the owner's view; `done` is called after a change. */
export interface MediationProps {
  mediation: Mediation
  done: () => void
}
