import { useState } from 'react'
import { FrequencyChoice } from './frequency-choice.tsx'

/** Three, and the same while it is being saved. */
export default function FrequencyChoiceExamples() {
  const [value, change] = useState<'Instant' | 'Daily' | 'Weekly'>('Daily')
  return (
    <>
      <FrequencyChoice value={value} change={change} />
      <FrequencyChoice value={value} change={change} disabled />
    </>
  )
}
