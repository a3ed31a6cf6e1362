import type { VehicleStore } from '../contract.ts'
import { StoreCard } from './store-card.tsx'

/** Returns a store with `changes`. */
export function exampleStore(changes: Partial<VehicleStore> = {}): VehicleStore {
  const week = { open: '09:00', close: '19:00' }
  return {
    id: 1,
    name: 'Rihla Casablanca Aïn Sebaâ',
    names: { fr: 'Rihla Casablanca Aïn Sebaâ', ar: 'رحلة الدار البيضاء عين السبع' },
    tag: 'casablanca',
    city: 'Casablanca',
    cityNames: { fr: 'Casablanca', ar: 'الدار البيضاء' },
    address: '120, boulevard Chefchaouni',
    addresses: { fr: '120, boulevard Chefchaouni', ar: '120، شارع الشفشاوني' },
    addressLine2: null,
    phone: '+212522000000',
    email: null,
    latitude: 33.6,
    longitude: -7.53,
    hours: [week, week, week, week, week, { open: '09:00', close: '13:00' }, null],
    ...changes,
  }
}

export default function StoreCardExamples() {
  return (
    <div>
      <StoreCard store={exampleStore()} />
    </div>
  )
}
