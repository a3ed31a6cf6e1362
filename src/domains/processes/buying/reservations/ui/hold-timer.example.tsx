import { useState } from 'react'
import { useExampleWords } from '#ui/example-words.ts'
import { HoldTimer } from './hold-timer.tsx'

const whole = 15 * 60

/** Long, last minute, expired. */
export default function HoldTimerExamples() {
  const say = useExampleWords()
  const [began] = useState(() => Date.now())
  const then = say({ fr: 'puis elle revient en vente', ar: 'ثم تعود إلى البيع' })
  return [12 * 60 + 30, 40, 0].map((seconds) => (
    <div key={seconds}>
      <HoldTimer until={new Date(began + seconds * 1000).toISOString()} whole={whole} then={then} />
    </div>
  ))
}
