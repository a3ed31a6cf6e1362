import { expect, test, visit } from './journey.ts'
import { signInAt } from './paid-booking.ts'

test('an editor changes the home page, publishes it, and takes back the version before', async ({ page, words }) => {
  const t = (key: string) => words('staffContent', key)
  const word = `Essai ${Date.now()}`
  // the server keeps the home page for half a minute: each look is at an address of its own
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
  // what was typed is still there after an accident
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
