export const appointmentKinds = ['Expertise', 'Visit', 'TestDrive', 'Delivery'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

/** `Blocked`: the place cannot be booked and has no customer; `Missed`: the customer did not come. */
export const appointmentStatuses = ['Booked', 'Blocked', 'Cancelled', 'Done', 'Missed'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** Maximum days of one request. */
export const maxDays = 14

/** Limits of a store's own capacity. */
export const capacityLimits = { places: 20, minMinutes: 15, maxMinutes: 240 } as const
