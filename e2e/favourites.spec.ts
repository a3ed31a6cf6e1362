import { carsOnSale, expectSound, kept, nameOf, onDevice, pathOf, type StockCar, watchShifts } from './cars.ts'
import { expect, on, test, visit } from './journey.ts'

let cars: StockCar[]
test.beforeEach(async ({ request }) => {
  cars = (await carsOnSale(request, 'Brands=Dacia&size=12')).filter(({ price }) => price !== null).slice(0, 3)
  expect(cars).toHaveLength(3)
})

test('saves a favourite through a reload and undoes its removal', on.phone, async ({ page, words }) => {
  const [car] = cars
  if (!car) throw new Error('a car is needed')
  const heart = page
    .locator('main')
    .getByRole('button', { name: words('favourites', 'heart').replace('{title}', nameOf(car)), exact: true })
    .first()
  await visit(page, pathOf(car))
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(page.getByRole('status').filter({ hasText: words('favourites', 'added') })).toBeVisible()
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.goto('./favourites')
  await expect(page.locator('main article')).toHaveCount(1)
  await page.locator('main article').getByRole('button', { pressed: true }).click()
  await expect(page.getByRole('heading', { name: words('favouritesPage', 'emptyTitle') })).toBeVisible()
  await page.getByRole('button', { name: words('favourites', 'undo'), exact: true }).click()
  await expect(page.locator('main article')).toHaveCount(1)
})

test('shows the price change and keeps unavailable cars by name', on.arabic, async ({ page, words }) => {
  const [cheaper, dearer] = cars
  if (!(cheaper && dearer)) throw new Error('two cars are needed')
  const gone = { id: 2_147_483_000, slug: 'renault-megane', brand: 'Renault', model: 'Mégane', price: 99_000, reference: '' }
  await onDevice(
    page,
    'favourites',
    kept([{ ...cheaper, price: (cheaper.price ?? 0) + 6000 }, { ...dearer, price: (dearer.price ?? 0) - 4000 }, gone]),
  )
  await page.goto('./favourites')
  const line = (i: number) =>
    page
      .locator('main li')
      .filter({ has: page.locator('article') })
      .nth(i)
  await expect(line(0)).toContainText(/6\s000/)
  await expect(line(0)).toContainText('15/01/2026')
  await expect(line(1)).toContainText(/4\s000/)
  await expect(line(2)).toContainText('Renault Mégane')
  await expect(line(2)).toContainText(words('favouritesPage', 'gone'))
  await expect(page.getByText(words('favouritesPage', 'onDevice'))).toBeVisible()
  await line(2).getByRole('button').click()
  await expect(page.locator('main article')).toHaveCount(2)
})

test('compares two or three favourites', async ({ page, words }) => {
  await onDevice(page, 'favourites', kept(cars))
  await page.goto('./favourites')
  const boxes = page.locator('main article').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page
    .getByRole('region', { name: words('compare', 'bar') })
    .getByRole('link', { name: words('compare', 'open'), exact: true })
    .click()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
})

test('synchronises favourites between tabs', on.arabic, async ({ page, context, words }) => {
  await visit(page, './favourites')
  const [car] = cars
  if (!car) throw new Error('a car is needed')
  const other = await context.newPage()
  await visit(other, pathOf(car))
  await other
    .locator('main')
    .getByRole('button', { name: words('favourites', 'heart').replace('{title}', nameOf(car)), exact: true })
    .first()
    .click()
  await expect(page.locator('main article')).toHaveCount(1)
  await expect(page.locator('main article').getByRole('heading')).toHaveText(nameOf(car))
})

test('is accessible and has no layout shift', on.all, async ({ page }) => {
  const shifts = await watchShifts(page)
  await onDevice(page, 'favourites', kept(cars))
  await page.goto('./favourites', { waitUntil: 'networkidle' })
  await expect(page.locator('main article')).toHaveCount(3)
  await expectSound(page)
  expect(await shifts()).toEqual([])
})

test('reports an expired alert when its link is opened', on.arabic, async ({ page, words }) => {
  await visit(page, './favourites/stop?token=00000000-0000-4000-8000-000000000000')
  await page.getByRole('button', { name: words('alerts', 'priceStop.stop') }).click()
  await expect(page.getByRole('heading', { name: words('alerts', 'priceStop.unknown') })).toBeVisible()
  await expectSound(page)
})
