import { expect, test } from 'vitest'
import { placeOf } from './sidebar.ts'

test('an address belongs to the entry with the longest matching path', () => {
  const names = ['/staff', '/staff/bookings/12/delivery', '/staff/sales', '/staff/stock/7', '/staff/settings', '/staffing'].map(
    (path) => placeOf(path)?.name,
  )
  expect(names).toEqual(['queue', 'queue', 'sales', 'stock', 'settings', undefined])
})
