import { OutcomeStar } from './outcome-star.tsx'

/** Done, waiting, failed. */
export default function OutcomeStarExamples() {
  return (['good', 'waiting', 'bad'] as const).map((tone) => (
    <span key={tone} style={{ inlineSize: '7.5rem' }}>
      <OutcomeStar tone={tone} />
    </span>
  ))
}
