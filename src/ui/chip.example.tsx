import { useState } from 'react'
import { Chip } from './chip.tsx'

/** One chosen, one free. */
export default function ChipExamples() {
  const [diesel, setDiesel] = useState(true)
  const [suv, setSuv] = useState(false)
  return (
    <>
      <Chip chosen={diesel} onClick={() => setDiesel(!diesel)}>
        Diesel
      </Chip>
      <Chip chosen={suv} onClick={() => setSuv(!suv)}>
        SUV
      </Chip>
    </>
  )
}
