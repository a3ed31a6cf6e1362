import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, on, ownAddress, test, visit } from './journey.ts'
import { hasCopy, isControlled } from './kept-copies.ts'
import { offerCar } from './offered-car.ts'
import { callAs, signInAt } from './paid-booking.ts'
import { openAccount } from './people.ts'

test.use({ serviceWorkers: 'allow' })

interface SheetPart {
  id: number
  action: string | null
  comment: string | null
  revision: number
  documents: { id: string }[]
}
interface InspectedSheet {
  checkPartQuotations: SheetPart[]
}

test(
  'a sheet is worked on without a network, outlives a dead battery, and arrives once although the line breaks',
  on.wideAndPhone,
  async ({ page, context, browser, words }) => {
    test.slow()
    const visitor = () => browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': ownAddress() } }).then((one) => one.newPage())
    const [seller, house] = [await visitor(), await visitor()]
    const { email, password } = await openAccount(seller)
    await signInAt(seller, 'history', email, password)
    const sent = await offerCar(seller, 'Purchase')
    await signInAt(house, 'staff', 'admin@rihla.example')
    await callAs(house, 'POST', `/api/staff/purchases/${sent.id}/steps`, { action: 'accept' })
    const { technicalExpertises } = await callAs<{ technicalExpertises: { id: number }[] }>(house, 'GET', `/api/staff/purchases/${sent.id}`)
    const sheet = `expertises/${technicalExpertises[0]?.id}`
    const standing = async () => (await callAs<InspectedSheet>(house, 'GET', `/api/staff/${sheet}`)).checkPartQuotations

    const t = (key: string) => words('staffExpertise', key)
    // what was asked before the worker came is not kept
    await visit(page, './support')
    await expect.poll(() => isControlled(page), { timeout: 60_000 }).toBe(true)
    await signInAt(page, 'staff', 'expert@rihla.example')
    await page.goto(`./staff/${sheet}`)
    // beside the point, or under the thumb on a phone
    const repair = (at: Page, more = '') => at.locator(`[data-action=Repair]${more}`).locator('visible=true').first()
    const waits = (at: Page) => at.getByText(t('photo.label'), { exact: true })
    await expect(repair(page)).toBeVisible()
    await expect.poll(() => hasCopy(page, `/api/staff/${sheet}`)).toBe(true)
    await expect.poll(() => hasCopy(page, `/staff/${sheet}`)).toBe(true)

    await context.route('**/*', (route) => route.abort('internetdisconnected'))
    await context.setOffline(true)
    await repair(page).click()
    await page.getByLabel(t('point.remark')).fill('Rayure de 12 cm')
    await page.getByLabel(t('point.remark')).blur()
    const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a1f1f' } })
      .jpeg()
      .toBuffer()
    await page.locator('main input[type=file]').first().setInputFiles({ name: 'rayure.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(waits(page)).toBeVisible()
    await expect(page.getByText(t('offline.title'))).toBeVisible()

    // the battery is dead; whoever opens the sheet again finds what was said, still without a network
    await page.close()
    const again = await context.newPage()
    await again.goto(`./staff/${sheet}`)
    await expect(repair(again, '[aria-pressed=true]')).toBeVisible()
    await expect(waits(again)).toBeVisible()
    await expect(again.getByLabel(t('point.remark'))).toHaveValue('Rayure de 12 cm')
    expect((await standing()).filter(({ action }) => action !== null)).toEqual([])

    // the server gets the answers and the photo, but the line breaks before it is heard
    await context.unroute('**/*')
    let broken = 0
    for (const heard of ['**/sync', '**/documents/upload?**'])
      await context.route(
        heard,
        async (route) => {
          await route.fetch()
          broken++
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
    await context.setOffline(false)
    await expect(async () => {
      const now = again.getByRole('button', { name: t('waiting.now'), exact: true })
      if (await now.isVisible()) await now.click()
      expect(broken).toBe(2)
      await expect(waits(again)).toHaveCount(0, { timeout: 2000 })
      await expect(now).toHaveCount(0, { timeout: 2000 })
    }).toPass()
    const answered = (await standing()).filter(({ action }) => action !== null)
    expect(answered).toMatchObject([{ action: 'Repair', comment: 'Rayure de 12 cm', documents: [{}] }])
  },
)
