/** How a customer gave an answer that somebody of the staff notes for them. */
export const answerWays = ['Phone', 'InPerson', 'Message'] as const
export type AnswerWay = (typeof answerWays)[number]

/** An answer that was noted, and the two prices as they stood before it; whole dirhams. */
export interface NotedAnswer {
  /** ISO 8601 */
  at: string
  price: number
  newPrice: number
}

const hoursToObject = 24

/** Until when a customer may say that a noted answer is not theirs. */
export const objectionEnd = (answered: Date): Date => new Date(answered.getTime() + hoursToObject * 3_600_000)

/**
 * Until when a noted answer may be objected to; null once the time is over, and for who has paid more than the price of before: that is an
 * answer too. `due`: what is received of it, less the warranty pack.
 */
export function objectableUntil(answer: NotedAnswer | null, due: number, now: Date): Date | null {
  if (!answer || due > answer.price) return null
  const end = objectionEnd(new Date(answer.at))
  return end > now ? end : null
}
