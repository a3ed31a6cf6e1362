/** Changes with every change of the question in the pack `visits`; stored with each choice, and an older choice is requested again. */
export const choiceVersion = '2026-11'

/** Validity of a choice in ms: one year. */
export const choiceLasts = 365 * 86_400_000
