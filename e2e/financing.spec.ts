import type { APIRequestContext, Locator } from '@playwright/test'
import { carsOnSale, expectSound, numberIn, pathOf, type StockCar } from './cars.ts'
import { awake, expect, on, test, visit } from './journey.ts'

/** A car sold on credit at a price at which a loan with a dossier fee stays lawful. */
async function financedCar(request: APIRequestContext): Promise<StockCar & { price: number }> {
  for (const car of await carsOnSale(request, 'Brands=Dacia&MinPrice=100000&size=24')) {
    const { financing } = (await (await request.get(`./api/vehicles/${car.id}`)).json()) as { financing: boolean }
    if (financing && car.price !== null) return { ...car, price: car.price }
  }
  throw new Error('no car is sold on credit')
}

/** The instalment by the formula of the specification. */
function instalment(price: number, advance: number, months: number): number {
  const rate = (0.0825 * 1.1) / 12
  return Math.round(((price - Math.round((price * advance) / 100)) * rate) / (1 - (1 + rate) ** -months))
}

const perMonth = async (section: Locator) => numberIn(await section.locator('output span').first().innerText())

test('calculates an instalment, shows the credit cost and saves the choice', async ({ page, request, words }) => {
  test.slow()
  const car = await financedCar(request)
  await visit(page, pathOf(car))
  const section = page.locator('#financing')
  await section.scrollIntoViewIfNeeded()
  await expect(section.locator('output')).toContainText(words('financing', 'teg').replace(/\s*:?\s*\{rate\}/, ''))
  await expect.poll(() => perMonth(section)).toBe(instalment(car.price, 20, 60))

  const inks = await section.locator('p').evaluateAll((lines) => lines.map((line) => getComputedStyle(line).color))

  const slider = section.getByRole('slider', { name: words('financing', 'contribution') })
  await slider.focus()
  await slider.press('Home')
  await expect.poll(() => perMonth(section)).toBe(instalment(car.price, 0, 60))
  await slider.press('End')
  await section.getByRole('radio').nth(2).check()
  await expect.poll(() => perMonth(section)).toBe(instalment(car.price, 50, 36))

  await section.getByRole('button', { name: words('financing', 'schedule.show') }).click()
  await expect(section.locator('tbody tr')).toHaveCount(36)
  expect(Math.round(numberIn(await section.locator('tbody tr').last().locator('td').last().innerText()))).toBe(0)
  await expectSound(page)
  await section.getByRole('button', { name: words('financing', 'schedule.hide') }).click()

  // saving needs the confirmation, and the server recalculates
  const keep = section.getByRole('button', { name: words('financing', 'keep') })
  const understood = section.getByRole('checkbox')
  await keep.click()
  await expect(understood).toBeFocused()
  await expect(understood).toHaveAccessibleDescription(words('financing', 'accept'))
  // valid text is not in the error colour
  const fault = section.getByText(words('financing', 'accept'), { exact: true })
  expect(inks).not.toContain(await fault.evaluate((line) => getComputedStyle(line).color))
  await understood.check()
  const [answer] = await Promise.all([page.waitForResponse(/\/simulate$/), keep.click()])
  expect(await answer.json()).toMatchObject({ vehiclePrice: car.price, months: 36, monthlyAmount: instalment(car.price, 50, 36) })
  await expect(section.getByText(words('financing', 'kept'), { exact: true })).toBeVisible()
  await expectSound(page)

  await page.reload()
  await awake(page)
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('radio').nth(2)).toBeChecked()
  await expect.poll(() => perMonth(section)).toBe(instalment(car.price, 50, 36))
})

test('stores a monthly budget in the URL and explains its assumptions', on.arabic, async ({ page, words }) => {
  await visit(page, './search-result')
  const panel = page.locator('aside')
  const total = async () => numberIn(await page.locator('#results-summary').innerText())
  const all = await total()
  // the radio button lies under its label
  await panel.getByRole('radio', { name: words('searchFilters', 'monthly.monthly') }).check({ force: true })
  await panel.getByRole('textbox', { name: words('searchFilters', 'monthly.DownPayment') }).fill('20 000')
  await panel.getByRole('textbox', { name: words('searchFilters', 'monthly.MonthlyBudget') }).fill('2 500')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/DownPayment=20000&MonthlyBudget=2500/)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(panel.getByRole('status')).toContainText(/140.246/)
  expect(await total()).toBeLessThan(all)

  // a card is one link: its amount is plain text; the car page shows the assumptions
  const perMonth = words('vehicles', 'card.monthlyPlain').replace('{amount}', '')
  const card = page.locator('main article').filter({ hasText: perMonth }).first()
  await expect(card.locator('button', { hasText: perMonth })).toHaveCount(0)
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/cars\//)
  const amount = page
    .locator('main aside button[aria-haspopup=dialog]')
    .filter({ hasText: /DH|درهم/ })
    .first()
  await amount.scrollIntoViewIfNeeded()
  const price = numberIn(
    await page
      .locator('main aside p > span', { hasText: /DH|درهم/ })
      .first()
      .innerText(),
  )
  expect(numberIn(await amount.innerText())).toBe(instalment(price, 20, 60))
  await amount.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('output')).toContainText(words('financing', 'teg').replace(/\s*:?\s*\{rate\}/, ''))
  expect(numberIn(await dialog.locator('output span').first().innerText())).toBe(instalment(price, 20, 60))
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(amount).toBeFocused()
})

test('renders the instalment on the server', async ({ request }) => {
  const car = await financedCar(request)
  const html = (await (await request.get(pathOf(car))).text()).replaceAll(/[\s\u00a0]/g, ' ')
  const section = html.slice(html.indexOf('id="financing"'))
  const shown = (amount: number) => `${String(amount).replace(/\B(?=(\d{3})+$)/g, ' ')} DH`
  for (const amount of [instalment(car.price, 20, 60), car.price, Math.round(car.price * 0.2)]) expect(section).toContain(shown(amount))
})
