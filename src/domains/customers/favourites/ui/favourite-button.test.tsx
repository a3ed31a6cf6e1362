// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { button, kept, press, show, signedIn } from '#testing/screen.tsx'
import { FavouriteButton } from './favourite-button.tsx'

fakeApi()
const car = (id: number, brand: string) => ({ id, slug: `duster-${id}`, brand, model: 'Duster', price: 189_000, picture: null })

function hearts() {
  return show(['Dacia', 'Renault', 'Fiat'].map((brand, i) => <FavouriteButton key={brand} car={car(i + 1, brand)} />))
}
const heart = (brand: string) => button(new RegExp(`${brand} Duster`))
const ids = () => ((kept('favourites') ?? []) as { id: number }[]).map(({ id }) => id)

test('undoes a saving of this car only', async () => {
  hearts()
  await press(heart('Renault'))
  await press(heart('Dacia'))
  await press(lastUndo())
  expect([ids(), heart('Dacia').getAttribute('aria-pressed')]).toEqual([[2], 'false'])
})

function lastUndo(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('button')].filter((one) => one.textContent === 'Annuler').at(-1) ?? document.body
}

test('creates an account request when signed in, and stores nothing locally', async () => {
  signedIn('salma')
  hearts()
  await press(heart('Dacia'))
  expect(kept('favourites.account')).toMatchObject({ subject: 'salma', waiting: [{ id: 1, save: { price: 189_000 } }] })
  expect([ids(), heart('Dacia').getAttribute('aria-pressed')]).toEqual([[], 'true'])
  await press(lastUndo())
  expect(kept('favourites.account').waiting).toMatchObject([{ id: 1, save: null }])
})
