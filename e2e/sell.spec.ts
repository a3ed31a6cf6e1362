import { expectSound } from './cars.ts'
import { awake, expect, on, test, visit } from './journey.ts'

test('estimates a car from the home page and reopens it by link', on.both, async ({ page, words }) => {
  await visit(page, './home')
  await page
    .getByRole('link', { name: words('home', 'sell.estimate') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: words('estimates', 'entry.title') })).toBeVisible()
  await awake(page)
  await page.locator('[name=plate]').fill('48217B6')
  await page.getByRole('button', { name: words('estimates', 'entry.recognise') }).click()
  await expect(page.getByText(words('estimates', 'entry.unknown'))).toBeVisible()

  await page.getByLabel(words('estimates', 'entry.brand')).selectOption('Dacia')
  const model = page.locator('select[name=modelId]')
  const duster = model.locator('option').filter({ hasText: /^(Duster|داستر)$/ })
  await expect(duster).toHaveCount(1)
  await model.selectOption((await duster.getAttribute('value')) ?? '')
  await page.locator('select[name=year]').selectOption('2020')
  await page.locator('input[name=mileage]').fill('84')
  await page.getByRole('button', { name: words('estimates', 'entry.submit') }).click()
  await page.getByRole('button', { name: /84\s000/ }).click()
  await page.getByRole('button', { name: words('estimates', 'entry.submit') }).click()

  await expect(page).toHaveURL(/\/sell\/[0-9a-f]{32}/)
  await expect(page.getByText(words('estimates', 'result.eyebrow'))).toBeVisible()
  expect(await page.getByRole('img').locator('circle').count()).toBeGreaterThanOrEqual(8)
  await expect(page.getByRole('heading', { level: 3, name: words('estimates', 'ways.House.title') })).toBeVisible()
  await expectSound(page)
  const range = await page.locator('#estimate-range').textContent()

  await visit(page, './sell')
  await page.getByRole('link', { name: words('estimates', 'entry.see') }).click()
  await expect(page.locator('#estimate-range')).toHaveText(range ?? '')

  await visit(page, './sell')
  await awake(page)
  const brand = page.getByLabel(words('estimates', 'entry.brand'), { exact: true })
  await brand.selectOption(words('unlisted', 'noBrand'))
  await page.getByLabel(words('unlisted', 'brand')).fill('Xpeng')
  await page.locator('input[name=modelId]').fill('G3')
  await page.getByRole('button', { name: words('estimates', 'refused.ask') }).click()
  await expect(page).toHaveURL(/\/create-request/)
  await expect(page.locator('input[name=Brand]')).toHaveValue('Xpeng')
  await expect(page.locator('input[name=Model]')).toHaveValue('G3')
})
