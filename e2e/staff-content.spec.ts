import { expectSound } from './cars.ts'
import { expect, test, visit } from './journey.ts'
import { signInAt } from './paid-booking.ts'

test('edits, publishes and reverts the home page', async ({ page, words }) => {
  const t = (key: string) => words('staffContent', key)
  const word = `Essai ${Date.now()}`
  // the server caches the home page for half a minute: each check has its own URL
  const look = () => visit(page, `/home?look=${Date.now()}`)
  await signInAt(page, 'staff/content/Home', 'editor@rihla.example')
  const edit = page.getByRole('button', {
    name: t('editElement').replace('{name}', t('elementName').replace('{element}', '1')),
    exact: true,
  })
  await edit.first().click()
  const text = page.getByRole('textbox', { name: /^Texte \(français\)/ })
  await text.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type(`${word} `)
  // the draft survives a reload
  await page.reload()
  await expect(page.getByText(word).first()).toBeVisible()
  await page.getByRole('button', { name: t('publish'), exact: true }).click()
  await expect(page.getByText(t('publishedNow'))).toBeVisible()
  await expect(async () => {
    await look()
    await expect(page.getByText(word)).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.goto('/staff/content/Home')
  await page
    .getByRole('button', { name: /^Restaurer/ })
    .first()
    .click()
  await expect(page.getByText(t('restored'))).toBeVisible()
  await page.getByRole('button', { name: t('publish'), exact: true }).click()
  await expect(page.getByText(t('publishedNow'))).toBeVisible()
  await expect(async () => {
    await look()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(word)).toBeHidden({ timeout: 500 })
  }).toPass()
})

test('schedules a banner, shows it in its hours and removes it', async ({ page, words }) => {
  const t = (key: string) => words('staffBanners', key)
  const word = `Fermé ${Date.now()}`
  const look = () => visit(page, `/home?look=${Date.now()}`)
  const announced = page.getByRole('region', { name: words('site', 'banners') })
  await signInAt(page, 'staff/content?view=banners', 'editor@rihla.example')
  await page.getByRole('button', { name: t('add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Texte \(français\)/).fill(word)
  await dialog.getByLabel(/^Texte \(arabe\)/).fill('مغلق')
  await expectSound(page)
  await dialog.getByRole('button', { name: t('save') }).click()
  await expect(page.getByText(t('saved'))).toBeVisible()
  await look()
  await expect(announced.getByText(word)).toBeVisible()
  await expectSound(page)

  await page.goto('/staff/content?view=banners')
  await page
    .getByRole('row')
    .filter({ hasText: word })
    .getByRole('button', { name: t('edit') })
    .click()
  await dialog.getByLabel(t('isOn')).uncheck()
  await dialog.getByRole('button', { name: t('save') }).click()
  await expect(page.getByText(t('saved'))).toBeVisible()
  await look()
  await expect(announced.getByText(word)).toBeHidden()
})
