/** What somebody comes to a store for. */
export const appointmentKinds = ['Expertise', 'Visit', 'TestDrive', 'Delivery'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

/** `Blocked`: the place is not to be had, of nobody; `Missed`: nobody came. */
export const appointmentStatuses = ['Booked', 'Blocked', 'Cancelled', 'Done', 'Missed'] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/** Days that one call tells about. */
export const maxDays = 14

/** What a store can say of a kind. */
export const capacityLimits = { places: 20, minMinutes: 15, maxMinutes: 240 } as const
