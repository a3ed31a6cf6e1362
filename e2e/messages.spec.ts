import type { Browser, Page } from '@playwright/test'
import { expectSound } from './cars.ts'
import { messagesTo } from './inbox.ts'
import { awake, expect, on, ownAddress, startingState, test } from './journey.ts'
import { callAs, signInAt } from './paid-booking.ts'
import { openAccount } from './people.ts'

const salma = 'salma.alaoui@exemple.ma'

/** The seller at a browser of her own, with her first advert online. */
async function sellerOf(browser: Browser, language: 'fr' | 'ar'): Promise<{ seller: Page; path: string }> {
  const storageState = startingState(language, test.info().project.use.baseURL ?? '')
  const seller = await (await browser.newContext({ storageState, extraHTTPHeaders: { 'x-forwarded-for': ownAddress() } })).newPage()
  await signInAt(seller, 'messages', salma)
  interface Own {
    results: { lastStatus: string; disposedVehicle: { id: number; slug: string; isShown: boolean } }[]
  }
  const { results } = await callAs<Own>(seller, 'GET', '/api/vehicleads?size=100')
  const car = results.find(({ lastStatus, disposedVehicle }) => lastStatus === 'Published' && disposedVehicle.isShown)?.disposedVehicle
  return { seller, path: `./cars/${car?.slug}/${car?.id}` }
}

test(
  'a buyer writes before signing in, the seller answers, is warned of an advance, and blocks',
  on.all,
  async ({ page, browser, request, language, words }) => {
    test.slow()
    const said = (key: string) => words('adMessages', key)
    const { seller, path } = await sellerOf(browser, language)
    const { email, firstName } = await openAccount(page)

    await page.goto(`${path}#question`)
    await awake(page)
    const form = page.locator('#question form')
    await form.scrollIntoViewIfNeeded()
    const text = `Bonjour, visite samedi ? ${email.split('@')[0]}`
    await form.getByLabel(said('text')).fill(text)
    await expectSound(page)
    // the text is there again once one has signed in
    await form.getByRole('button', { name: said('write.signIn') }).click()
    await page.waitForURL(/#question$/)
    await expect(page.locator('#question form').getByLabel(said('text'))).toHaveValue(text)
    await page
      .locator('#question form')
      .getByRole('button', { name: said('send'), exact: true })
      .click()
    await page.getByRole('link', { name: said('write.see') }).click()
    await expect(page).toHaveURL(/\/messages\/\d+$/)
    const address = new URL(page.url()).pathname.slice(1)
    await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()

    // the seller is told by a link, without the words and without an address
    const ofThis = async () => (await messagesTo(request, salma)).filter(({ links }) => links.some((link) => link.endsWith(`/${address}`)))
    await expect.poll(async () => (await ofThis()).length, { timeout: 20_000, intervals: [500] }).toBe(1)
    const [mail] = await ofThis()
    expect(mail?.text).not.toMatch(new RegExp(`${text}|${email}`))
    await seller.goto('./messages')
    await expectSound(seller)
    await seller.locator(`a[href$="/${address}"]`).click()
    await expect(seller.getByRole('heading', { level: 1 })).toContainText(firstName)
    await expect(seller.getByText(email)).toHaveCount(0)
    await seller.getByLabel(said('text')).fill('Oui. Un acompte de 500 DH d’abord, par virement.')
    await seller.getByRole('button', { name: said('send'), exact: true }).click()
    await expect(seller.getByRole('listitem').filter({ hasText: 'acompte' })).toBeVisible()

    await page.reload()
    await expect(page.getByText(said('warning.title'))).toBeVisible()
    await expect(page.getByText(said('warning.Payment'))).toBeVisible()
    await expectSound(page)

    await seller.getByRole('button', { name: said('block.label') }).click()
    await seller
      .getByRole('dialog')
      .getByRole('button', { name: said('block.yes'), exact: true })
      .click()
    await expect(seller.getByText(said('state.Blocked'))).toBeVisible()
    await expectSound(seller)
    await page.reload()
    await expect(page.getByText(said('state.BlockedByOther'))).toBeVisible()
    await seller.getByRole('button', { name: said('unblock') }).click()
    await expect(seller.getByLabel(said('text'))).toBeVisible()
    await seller.context().close()
  },
)
