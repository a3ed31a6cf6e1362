/** Frequency of mails: on every new car, every morning, on Monday morning. */
export const frequencies = ['Instant', 'Daily', 'Weekly'] as const
export type Frequency = (typeof frequencies)[number]
