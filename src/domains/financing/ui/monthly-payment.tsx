import { Suspense } from 'react'
import { latePart } from '#ui/late-part.tsx'
import { Waiting } from '#ui/waiting.tsx'
import type { SimulationConfigs } from '../contract.ts'
import styles from './monthly-payment.module.css'

const Simulator = latePart(async () => (await import('./simulator.tsx')).Simulator)

interface MonthlyPaymentProps {
  car: { id: number; price: number }
  configs: SimulationConfigs
}

/** What a car costs by the month. The server renders the usual loan with all that a credit advert must state; scripts make it adjustable. */
export function MonthlyPayment({ car, configs }: MonthlyPaymentProps) {
  return (
    <Suspense fallback={<Waiting className={styles.place} lines={[60, 90, 80, 40, 40, 70]} />}>
      <Simulator key={car.id} car={car} configs={configs} />
    </Suspense>
  )
}
