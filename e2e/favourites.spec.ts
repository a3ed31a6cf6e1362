import type { Page } from '@playwright/test'
import { carsOnSale, expectSound, kept, nameOf, onDevice, pathOf, type StockCar, watchShifts } from './cars.ts'
import { expect, on, ownAddress, startingState, test, visit } from './journey.ts'
import { openAccount, signInAtProvider } from './people.ts'

let cars: StockCar[]
test.beforeEach(async ({ request }) => {
  cars = (await carsOnSale(request, 'Brands=Dacia&size=12')).filter(({ price }) => price !== null).slice(0, 3)
  expect(cars).toHaveLength(3)
})

test('a heart keeps a car on the device, through a reload, and can be undone', on.phone, async ({ page, words }) => {
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
  await expect(page.getByRole('heading', { name: words('favourites', 'emptyTitle') })).toBeVisible()
  await page.getByRole('button', { name: words('favourites', 'undo'), exact: true }).click()
  await expect(page.locator('main article')).toHaveCount(1)
})

test('the price since saving is told, and a car that is gone keeps its place by name', on.arabic, async ({ page, words }) => {
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
  await expect(line(2)).toContainText(words('favourites', 'gone'))
  await expect(page.getByText(words('favourites', 'onDevice'))).toBeVisible()
  await line(2).getByRole('button').click()
  await expect(page.locator('main article')).toHaveCount(2)
})

test('two or three favourites are compared', async ({ page, words }) => {
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

test('a car saved in one tab is there in the other', on.arabic, async ({ page, context, words }) => {
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

test('the list is sound and does not jump', on.all, async ({ page }) => {
  const shifts = await watchShifts(page)
  await onDevice(page, 'favourites', kept(cars))
  await page.goto('./favourites', { waitUntil: 'networkidle' })
  await expect(page.locator('main article')).toHaveCount(3)
  await expectSound(page)
  expect(await shifts()).toBe(0)
})

test.describe('with an account', () => {
  const articles = 'main article'
  const heart = '[aria-pressed="true"]'

  test(
    'the cars of the device go into it at sign-in, once, and are there on another device',
    on.arabic,
    async ({ page, words, language, browser }) => {
      const person = await openAccount(page)
      await onDevice(page, 'favourites', kept(cars))
      await page.goto('./favourites')
      await expect(page.locator(articles)).toHaveCount(3)
      await page.getByRole('button', { name: words('favourites', 'signIn') }).click()
      await expect.poll(() => held(page, 'favourites')).toEqual([])
      await expect(page.getByText(words('favourites', 'onDevice'))).toBeHidden()
      await expect(page.locator(articles)).toHaveCount(3)
      await expect(
        page
          .locator('main li')
          .filter({ has: page.locator('article') })
          .first(),
      ).toBeVisible()
      await expectSound(page)

      const second = await browser.newContext({ storageState: startingState(language, page.url()) })
      await second.setExtraHTTPHeaders({ 'x-forwarded-for': ownAddress() })
      const other = await second.newPage()
      await signInAtProvider(other, person.email, person.password)
      await other.goto(`./authentication/login?returnUrl=${encodeURIComponent(page.url())}`)
      await expect(other).toHaveURL(/favourites/)
      await expect(other.locator(articles)).toHaveCount(3)

      // forgotten there, gone here; put back there, back here where it stood
      await other.locator(articles).first().locator(heart).click()
      await expect(other.locator(articles)).toHaveCount(2)
      await expect.poll(() => waitingOf(other)).toBe(0)
      await page.reload()
      await expect(page.locator(articles)).toHaveCount(2)
      await second.close()
    },
  )

  test('what is changed without a connection is told to it later', async ({ page, context, words }) => {
    await openAccount(page)
    await onDevice(page, 'favourites', kept(cars.slice(0, 2)))
    await page.goto('./favourites')
    await page.getByRole('button', { name: words('favourites', 'signIn') }).click()
    await expect.poll(() => held(page, 'favourites')).toEqual([])
    await expect(page.locator(articles).first().locator(heart)).toBeVisible()
    await expect.poll(() => waitingOf(page)).toBe(0)
    // by key, and the pointer out of the way: the links under it fetch their pages ahead, and without a connection that fails
    await page.mouse.move(0, 0)
    await context.setOffline(true)
    await page.locator(articles).first().locator(heart).press('Enter')
    await expect(page.locator(articles)).toHaveCount(1)
    expect(await waitingOf(page)).toBe(1)
    await context.setOffline(false)
    await expect.poll(() => waitingOf(page)).toBe(0)
    await page.reload()
    await expect(page.locator(articles)).toHaveCount(1)
  })

  test('an alert for a lower price survives signing in, and can be ended', on.arabic, async ({ page, words }) => {
    await openAccount(page)
    await onDevice(page, 'favourites', kept(cars.slice(0, 1)))
    await page.goto('./favourites')
    await page.getByRole('button', { name: words('favourites', 'alert.ask') }).click()
    const dialog = page.getByRole('dialog', { name: words('favourites', 'alert.title') })
    await expect(dialog).toBeVisible()
    await expectSound(page)
    await dialog.getByRole('textbox').fill('12,5')
    await dialog.getByRole('button', { name: words('favourites', 'alert.signIn') }).click()
    await expect(dialog.getByText(words('favourites', 'alert.badAmount'))).toBeVisible()
    await dialog.getByRole('textbox').fill('20 000')
    // what the account says of the cars taken over comes late: it knows nothing of the alert and must not hide it
    await page.route('**/api/customers/favourites', async (route) => {
      const response = await route.fetch()
      if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.fulfill({ response })
    })
    await dialog.getByRole('button', { name: words('favourites', 'alert.signIn') }).click()

    const set = page.locator('main').getByRole('button', { name: /(?<!\d)20\s000/ })
    await expect(set).toBeVisible()
    await page.reload()
    await set.click()
    await dialog.getByRole('button', { name: words('favourites', 'alert.end') }).click()
    await expect(page.getByRole('button', { name: words('favourites', 'alert.ask') })).toBeVisible()
  })

  test('whoever leaves leaves no cars behind on the device', async ({ page, words }) => {
    await openAccount(page)
    await onDevice(page, 'favourites', kept(cars))
    await page.goto('./favourites')
    await page.getByRole('button', { name: words('favourites', 'signIn') }).click()
    await expect.poll(() => held(page, 'favourites')).toEqual([])
    await page.goto('./authentication/logout')
    await expect.poll(() => held(page, 'favourites.account')).toBeNull()
    // signing out ends at home
    await page.waitForURL(/home/)
    await page.goto('./favourites')
    await expect(page.getByRole('heading', { name: words('favourites', 'emptyTitle') })).toBeVisible()
  })
})

test('the link of a message about an alert that is over says so', on.arabic, async ({ page, words }) => {
  await page.goto('./favourites/stop?token=00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: words('favourites', 'stop.unknown') })).toBeVisible()
  await expectSound(page)
})

/** What the device holds under a name; undefined while the page is changing. */
async function held(page: Page, key: string): Promise<unknown> {
  const text = await page.evaluate((name) => localStorage.getItem(`rihla.${name}`), key).catch(() => undefined)
  return text ? JSON.parse(text) : text
}

/** Number of changes that the account has not heard of yet. */
async function waitingOf(page: Page): Promise<number | undefined> {
  const account = (await held(page, 'favourites.account')) as { waiting: unknown[] } | null | undefined
  return account?.waiting.length
}
