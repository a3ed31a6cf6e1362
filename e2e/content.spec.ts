import { expectSound } from './cars.ts'
import { expect, test, visit } from './journey.ts'

test('opens the legal pages from every page and finds a help answer', async ({ page, words }) => {
  await visit(page, './home')
  const footer = page.getByRole('contentinfo')
  for (const [link, path] of [
    ['footer.about', 'about'],
    ['footer.commitments', 'commitments'],
    ['footer.privacy', 'privacy'],
    ['footer.cookies', 'cookies'],
    ['footer.support', 'support'],
  ] as const) {
    await footer.getByRole('link', { name: words('site', link), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // the previous page was scrolled to its end, the new one starts at its top
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
  await page.getByRole('tab', { name: words('content', 'support.accident') }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(5)

  await footer.getByRole('link', { name: words('site', 'footer.help'), exact: true }).click()
  await page.getByRole('searchbox', { name: words('content', 'faq.search') }).fill('rendre ma voiture')
  const answer = page.locator('main details').first()
  await expect(answer).toHaveAttribute('open', '')
  await expect(answer).toContainText('1\u00a0000\u00a0km')
  await expectSound(page)
  await page.getByRole('searchbox', { name: words('content', 'faq.search') }).fill('التسبيق')
  await expect(page.locator('main details').first()).toContainText('Que devient l’acompte')

  await footer.getByRole('link', { name: words('site', 'footer.legal'), exact: true }).click()
  await expect(page).toHaveURL(/\/about#asterisk$/)
  await expect(page.locator('#asterisk')).toBeInViewport()
})
