/** Changes with every change of the question in the pack `visits`; kept with each choice, and who chose before is asked again. */
export const choiceVersion = '2026-11'

/** A choice counts so long, in ms: after a year it is asked for again. */
export const choiceLasts = 365 * 86_400_000
