import type { AppointmentKind } from '../values.ts'

/** Kinds that the staff book in the agenda. An inspection is booked with its request. */
export const staffKinds = ['Visit', 'TestDrive', 'Delivery'] as const satisfies readonly AppointmentKind[]
