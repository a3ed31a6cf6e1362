// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sample } from '#testing/described.ts'
import { show, words } from '#testing/screen.tsx'
import { StaffContext } from './staff.ts'
import { UserMenu } from './user-menu.tsx'

test.each([
  [2, 'fr', 'Conseiller, Casablanca, Rabat', 'Conseiller, Casablanca, Rabat'],
  [3, 'fr', 'Conseiller, 3 agences', 'Conseiller, Casablanca, Rabat, Fès'],
  [3, 'ar', 'مستشار، 3 وكالات', 'مستشار، Casablanca، Rabat، Fès'],
] as const)('names up to two of %i stores, else shows the count with the names in the title (%s)', (count, language, said, all) => {
  const areas = ['Casablanca', 'Rabat', 'Fès'].slice(0, count).map((fr, id) => ({ id, name: fr, names: { fr, ar: fr } }))
  const staff = sample('CurrentStaff', { name: 'Youssef', roles: ['agent'], areas })
  const { container } = show(
    <StaffContext.Provider value={staff}>
      <UserMenu />
    </StaffContext.Provider>,
    { language },
  )
  const place = container.querySelector('summary small')
  expect([words(place ?? undefined), place?.getAttribute('title')]).toEqual([said, all])
})
