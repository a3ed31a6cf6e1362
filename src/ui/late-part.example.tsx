import { Suspense } from 'react'
import { latePart } from './late-part.tsx'

const Lost = latePart(() => Promise.reject(new TypeError('a script that does not come')))

export default function LatePartExamples() {
  return (
    <Suspense>
      <Lost />
    </Suspense>
  )
}
