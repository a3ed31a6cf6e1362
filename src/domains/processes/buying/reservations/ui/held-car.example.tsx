import { useState } from 'react'
import { useExampleWords } from '#ui/example-words.ts'
import { HeldCar } from './held-car.tsx'

/** The car waits for its payment; the gateway's page failed to open. */
export default function HeldCarExamples() {
  const say = useExampleWords()
  const [began] = useState(() => Date.now())
  const held = {
    key: '00000000-0000-4000-8000-000000000001',
    reference: 'RV-2026-000123',
    paymentId: '00000000-0000-4000-8000-000000000002',
    holdUntil: new Date(began + 600_000).toISOString(),
    deposit: 1000,
  }
  const failed = say({ fr: 'La banque ne répond pas. Réessayez dans un instant.', ar: 'البنك لا يستجيب. أعد المحاولة بعد لحظة.' })
  return (
    <>
      <div>
        <HeldCar held={held} wholeMinutes={15} failed={null} />
      </div>
      <div>
        <HeldCar held={held} wholeMinutes={15} failed={failed} />
      </div>
    </>
  )
}
