// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { field, kept, links, press, show, words } from '#testing/screen.tsx'
import { CompareBar } from './compare-bar.tsx'
import { CompareCheckbox } from './compare-checkbox.tsx'

fakeApi()
const models = ['Duster', 'Sandero', 'Logan', 'Spring']
const ids = () => (kept('compare') as { id: number }[]).map(({ id }) => id)

function cards(): void {
  show(
    <>
      {models.map((model, i) => (
        <CompareCheckbox key={model} car={{ id: i + 1, slug: 'dacia', brand: 'Dacia', model, price: 1, picture: null }} />
      ))}
      <CompareBar />
    </>,
  )
}
const tick = (model: string) => press(field(`Comparer Dacia ${model}`))

test('selects three cars in order and rejects the fourth', async () => {
  cards()
  for (const model of ['Logan', 'Duster', 'Sandero', 'Spring']) await tick(model)
  expect(ids()).toEqual([3, 1, 2])
  expect(words()).toContain('Trois voitures au plus')
  expect(field('Comparer Dacia Spring').checked).toBe(false)
  expect(links('Comparer')[0]?.getAttribute('href')).toMatch(/3.*1.*2/)
})

test('removes a car on a second click', async () => {
  cards()
  for (const model of ['Logan', 'Duster', 'Sandero', 'Duster', 'Spring']) await tick(model)
  expect(ids()).toEqual([3, 2, 4])
  expect(words()).not.toContain('Trois voitures au plus')
})

test('the bar counts cars and free places and clears the list', async () => {
  cards()
  expect(words()).not.toContain('voiture à comparer')
  await tick('Logan')
  expect(words()).toContain('1 voiture à comparer')
  expect(words().split('Place libre')).toHaveLength(3)
  await press('Vider la comparaison')
  expect(ids()).toEqual([])
})
