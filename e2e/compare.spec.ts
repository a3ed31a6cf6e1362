import { carsOnSale, expectSound, kept, nameOf, onDevice, pathOf, type StockCar, watchShifts } from './cars.ts'
import { expect, on, test, visit } from './journey.ts'

let cars: StockCar[]
test.beforeEach(async ({ request }) => {
  const searches = [
    'Brands=Dacia&Models=Duster&size=1',
    'Brands=Renault&Models=Clio&size=1',
    'Brands=Peugeot&size=1',
    'Brands=Hyundai&size=1',
  ]
  cars = (await Promise.all(searches.map((search) => carsOnSale(request, search)))).flat()
  expect(cars).toHaveLength(4)
})
const addressOf = (some: readonly StockCar[]) => `./compare-car?${some.map(({ id }) => `VehicleIds=${id}`).join('&')}`

test('compares three selected cars and refuses a fourth', on.arabic, async ({ page, words }) => {
  await visit(page, './search-result')
  const boxes = page.locator('main article').getByRole('checkbox')
  for (const i of [0, 1, 2]) await boxes.nth(i).check()
  await boxes.nth(3).click()
  await expect(page.getByRole('alert').filter({ hasText: words('compare', 'tooMany') })).toBeVisible()
  await expect(boxes.nth(3)).not.toBeChecked()
  const bar = page.getByRole('region', { name: words('compare', 'bar') })
  await expect(bar.getByRole('listitem')).toHaveCount(3)
  await bar.getByRole('link', { name: words('compare', 'open'), exact: true }).click()
  await expect(page).toHaveURL(/compare-car\?VehicleIds=\d+&VehicleIds=\d+&VehicleIds=\d+/)
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3)
})

test('opens a shared comparison, marks the best price and filters differences', async ({ page, words }) => {
  const three = cars.slice(0, 3)
  await onDevice(page, 'compare', kept(cars.slice(3)))
  await visit(page, addressOf(three))
  const table = page.getByRole('table')
  for (const car of three)
    await expect(table.getByRole('columnheader').getByRole('link', { name: nameOf(car), exact: true })).toBeAttached()
  const price = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: words('comparePage', 'row.price') }) })
  const cheapest = three.reduce((best, car) =>
    (car.price ?? Number.POSITIVE_INFINITY) < (best.price ?? Number.POSITIVE_INFINITY) ? car : best,
  )
  await expect(price.getByRole('cell').nth(three.indexOf(cheapest))).toContainText(words('comparePage', 'best.price'))

  const rows = await table.getByRole('rowheader').count()
  await page.getByRole('switch', { name: words('comparePage', 'onlyDifferences') }).check()
  await expect(page).toHaveURL(/differences=true/)
  expect(await table.getByRole('rowheader').count()).toBeLessThan(rows)
  await page.reload()
  await expect(page.getByRole('switch', { name: words('comparePage', 'onlyDifferences') })).toBeChecked()
})

test('shows every car from the selected angle and stores it in the URL', on.phone, async ({ page, words }) => {
  const two = cars.slice(0, 2)
  await visit(page, addressOf(two))
  const views = page.getByRole('group', { name: words('comparePage', 'view') })
  const photos = page.getByRole('table').getByRole('columnheader').getByRole('img')
  const back = views.getByRole('radio', { name: words('comparePage', 'angle.Back'), exact: true })
  await back.check()
  await expect(page).toHaveURL(/view=Back/)
  for (const i of [0, 1]) await expect(photos.nth(i)).toHaveAccessibleName(new RegExp(words('vehicles', 'angle.Back')))
  await page.reload()
  await expect(back).toBeChecked()
  for (const i of [0, 1]) await expect(photos.nth(i)).toHaveAccessibleName(new RegExp(words('vehicles', 'angle.Back')))
})

test('removes cars down to one, suggests similar ones, returns to two', on.arabic, async ({ page, words, language }) => {
  const two = cars.slice(0, 2)
  const [first, second] = two
  if (!(first && second)) throw new Error('two cars are needed')
  await onDevice(page, 'compare', kept(two))
  await visit(page, './compare-car')
  await expect(page).toHaveURL(new RegExp(`VehicleIds=${first.id}&VehicleIds=${second.id}`))
  const remove = (car: StockCar) =>
    page.getByRole('button', { name: words('comparePage', 'removeCar').replace('{title}', nameOf(car)), exact: true })
  await remove(second).click()
  await expect(page.getByRole('heading', { name: words('comparePage', 'oneTitle') })).toBeVisible()
  await page
    .locator('main article')
    .first()
    .getByRole('button', { name: words('compare', 'compare'), exact: true })
    .click()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.goto('./compare-car?VehicleIds=2147483647')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('reports a car that is gone and keeps the others', async ({ page }) => {
  const [first, second] = cars
  await page.goto(`${addressOf([first, second].filter((car) => car !== undefined))}&VehicleIds=2147483647`)
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
  await expect(page.locator('main [role="status"]')).toBeVisible()
})

test('the scales on the page of a car add it, in every tab', on.phone, async ({ page, context, words }) => {
  const [car] = cars
  if (!car) throw new Error('a car is needed')
  const label = words('compare', 'add').replace('{title}', nameOf(car))
  await visit(page, pathOf(car))
  const other = await context.newPage()
  await visit(other, pathOf(car))
  await page.locator('main').getByRole('button', { name: label, exact: true }).click()
  await expect(other.locator('main').getByRole('button', { name: label, exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('is accessible and has no layout shift', on.all, async ({ page }) => {
  const shifts = await watchShifts(page)
  await page.goto(addressOf(cars.slice(0, 3)), { waitUntil: 'networkidle' })
  await expectSound(page)
  expect(await shifts()).toEqual([])
})
