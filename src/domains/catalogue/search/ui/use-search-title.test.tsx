// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { plain, showHook } from '#testing/screen.tsx'
import { useSearchTitle } from './use-search-title.ts'

fakeApi()
const fes = { value: 'Fès', label: { fr: 'Fès', ar: 'فاس' }, count: 3 }
const title = (search: string, language: 'fr' | 'ar' = 'fr') =>
  plain(showHook(() => useSearchTitle(new URLSearchParams(search), [fes]), { language }).now())

test.each([
  ['', 'Voitures d’occasion au Maroc'],
  ['Brands=Dacia', 'Dacia d’occasion au Maroc'],
  ['Brands=Dacia&Models=Duster', 'Dacia Duster d’occasion au Maroc'],
  ['Cities=Fès', 'Voitures d’occasion à Fès'],
  ['Brands=Dacia&Cities=Fès', 'Dacia d’occasion à Fès'],
  ['Brands=Dacia&Models=Duster&Cities=Fès', 'Dacia Duster d’occasion à Fès'],
  // a model without its make, or two of a kind, give no title
  ['Models=Duster', 'Voitures d’occasion au Maroc'],
  ['Brands=Dacia&Brands=Fiat', 'Voitures d’occasion au Maroc'],
  ['Brands=Dacia&Models=Duster&Models=Logan', 'Dacia d’occasion au Maroc'],
  ['Brands=Dacia&Cities=Fès&Cities=Rabat', 'Dacia d’occasion au Maroc'],
  // an unknown city is shown as requested
  ['Cities=Oujda', 'Voitures d’occasion à Oujda'],
])('%s has the title %s', (search, said) => {
  expect(title(search)).toBe(said)
})

test('names a city in the language of the page', () => {
  expect(title('Cities=Fès', 'ar')).toContain('فاس')
})
