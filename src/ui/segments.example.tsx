import { useState } from 'react'
import { Segments } from './segments.tsx'

/** One of three, and the same when nothing can be chosen. */
export default function SegmentsExamples() {
  const [months, setMonths] = useState(36)
  const options = [24, 36, 48].map((value) => ({ value, label: value }))
  return (
    <>
      <Segments legend="Durée" options={options} value={months} change={setMonths} />
      <Segments legend="Durée" options={options} value={36} change={setMonths} disabled />
    </>
  )
}
