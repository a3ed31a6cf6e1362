/** How often an alert writes: as soon as a car comes, every morning, on Monday morning. */
export const frequencies = ['Instant', 'Daily', 'Weekly'] as const
export type Frequency = (typeof frequencies)[number]
