import type { Browser, Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { putClockForward } from './device-clock.ts'
import { asFile, onePhoto, openSheet, readSheet, type SheetPart, sheetDesk } from './inspected.ts'
import { expect, message, on, ownAddress, startingState, test, visit } from './journey.ts'
import { hasCopy, isControlled } from './kept-copies.ts'
import { signInAt } from './paid-booking.ts'

test.use({ serviceWorkers: 'allow' })

/** An open sheet with its state on the server. */
async function standingSheet(browser: Browser): Promise<{ id: number; house: Page; standing: () => Promise<SheetPart[]> }> {
  const { id, house } = await openSheet(browser)
  return { id, house, standing: async () => (await readSheet(house, id)).checkPartQuotations }
}

test(
  'works offline, survives a restart and uploads once after interruptions',
  on.wideAndPhone,
  async ({ page, context, browser, words }) => {
    test.slow()
    const { id, standing } = await standingSheet(browser)
    const sheet = `expertises/${id}`

    const t = (key: string) => words('staffExpertise', key)
    // requests before the service worker started are not cached
    await visit(page, './support')
    await expect.poll(() => isControlled(page), { timeout: 60_000 }).toBe(true)
    await signInAt(page, 'staff', 'expert@rihla.example')
    await page.goto(`./staff/${sheet}`)
    // beside the point, or at the bottom on a phone
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

    // the battery is dead: a reopened sheet has all answers, still offline
    await page.close()
    const again = await context.newPage()
    await again.goto(`./staff/${sheet}`)
    await expect(repair(again, '[aria-pressed=true]')).toBeVisible()
    await expect(waits(again)).toBeVisible()
    await expect(again.getByLabel(t('point.remark'))).toHaveValue('Rayure de 12 cm')
    expect((await standing()).filter(({ action }) => action !== null)).toEqual([])

    // the server receives answers and photo, but the connection breaks before its response
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

test('uploads once despite a wrong clock, a day offline and an expired token', async ({ page, context, browser, words }) => {
  test.slow()
  const hour = 3_600_000
  const { id, standing } = await standingSheet(browser)
  const t = (key: string) => words('staffExpertise', key)
  await putClockForward(context, -hour)
  await visit(page, './support')
  await expect.poll(() => isControlled(page), { timeout: 60_000 }).toBe(true)
  await signInAt(page, 'staff', 'expert@rihla.example')
  await sheetDesk(page, words).open(id)
  await expect.poll(() => hasCopy(page, `/api/staff/expertises/${id}`)).toBe(true)
  await expect.poll(() => hasCopy(page, `/staff/expertises/${id}`)).toBe(true)

  await context.route('**/*', (route) => route.abort('internetdisconnected'))
  await context.setOffline(true)
  await sheetDesk(page, words).result('Repair').click()
  const remark = (at: Page) => at.getByLabel(t('point.remark'))
  await remark(page).fill('Rayure de 12 cm')
  await remark(page).blur()
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles(asFile(await onePhoto('#7a1f1f')))
  const waits = (at: Page) => at.getByText(t('photo.label'), { exact: true })
  await expect(waits(page)).toBeVisible()

  // the next day: the clock is an hour ahead, and the token has expired on the server
  await putClockForward(context, 26 * hour)
  await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token')?.slice(0, -8)}AAAAAAAA`))
  await page.close()
  const again = await context.newPage()
  await again.goto(`./staff/expertises/${id}`)
  await expect(remark(again)).toHaveValue('Rayure de 12 cm')
  await expect(waits(again)).toBeVisible()
  await remark(again).fill('Rayure de 15 cm')
  await remark(again).blur()
  await again.locator('main [data-action=None]').nth(1).click()

  await context.unroute('**/*')
  await context.setOffline(false)
  await expect(waits(again)).toHaveCount(0)
  await expect(again.getByRole('button', { name: t('waiting.now'), exact: true })).toHaveCount(0)
  // during session renewal the page reports nothing pending
  await expect
    .poll(async () => (await standing()).filter(({ action }) => action !== null), { intervals: [500] })
    .toMatchObject([
      { action: 'Repair', comment: 'Rayure de 15 cm', documents: [{}], revision: 1 },
      { action: 'None', revision: 1 },
    ])
  await expect(again.getByText(words('staff', 'lost.text'))).toHaveCount(0)
})

test('merges one sheet from two offline devices by point', async ({ page, browser, baseURL }) => {
  test.slow()
  const { id, standing } = await standingSheet(browser)
  // a tablet in French, and a phone in Arabic
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'x-forwarded-for': ownAddress() },
    storageState: startingState('ar', baseURL ?? ''),
  })
  const deviceOf = async (at: Page, language: 'fr' | 'ar') => {
    await signInAt(at, 'staff', 'expert@rihla.example')
    const words = (pack: string, key: string) => message(language, pack, key)
    const desk = sheetDesk(at, words)
    await desk.open(id)
    const say = async (action: 'Repair' | 'Replacement', remark: string, colour: string) => {
      await desk.result(action).click()
      await at.getByLabel(desk.t('point.remark')).fill(remark)
      await at.getByLabel(desk.t('point.remark')).blur()
      await at
        .locator('main input[type=file]')
        .first()
        .setInputFiles(asFile(await onePhoto(colour)))
      await expect(at.getByText(desk.t('photo.label'), { exact: true })).toBeVisible()
    }
    const sent = async () => {
      await expect(at.getByText(desk.t('photo.label'), { exact: true })).toHaveCount(0)
      await expect(at.getByRole('button', { name: desk.t('waiting.now'), exact: true })).toHaveCount(0)
    }
    return { ...desk, at, say, sent }
  }
  const tablet = await deviceOf(page, 'fr')
  const mobile = await deviceOf(await phone.newPage(), 'ar')

  for (const { at } of [tablet, mobile]) await at.context().setOffline(true)
  await tablet.say('Repair', 'Rayure de 12 cm', '#7a1f1f')
  await tablet.at.locator('main [data-action=None]').nth(1).click()
  await mobile.say('Replacement', 'الباب مثقوب', '#1f1f7a')
  // a phone shows one point at a time with the next at the bottom: the second is left to the tablet
  const next = mobile.at.locator('[class*=_next_]').locator('visible=true')
  for (const _ of ['the second', 'the third']) await next.click()
  await mobile.result('None').click()
  expect((await standing()).filter(({ action }) => action !== null)).toEqual([])

  await tablet.at.context().setOffline(false)
  await tablet.sent()
  await mobile.at.context().setOffline(false)
  await mobile.at.getByRole('button', { name: mobile.t('conflict.look') }).click()
  const told = mobile.at.getByRole('alert').filter({ hasText: 'Rayure de 12 cm' })
  await expect(told).toContainText('الباب مثقوب')
  await mobile.sent()
  // until a person chooses, the first answer applies; the photos of both are there
  const parts = await standing()
  expect(parts[0]).toMatchObject({ action: 'Repair', comment: 'Rayure de 12 cm', revision: 1, documents: [{}, {}] })

  await told.getByRole('button', { name: mobile.t('conflict.keepMine') }).click()
  await expect(told).toHaveCount(0)
  await mobile.sent()
  const now = (await standing()).filter(({ action }) => action !== null)
  expect(now[0]).toMatchObject({ action: 'Replacement', comment: 'الباب مثقوب', revision: 2, documents: [{}, {}] })
  expect(now.slice(1)).toEqual(now.slice(1).map((part) => expect.objectContaining({ id: part.id, action: 'None', revision: 1 })))
  expect(now).toHaveLength(3)
  await phone.close()
})

test('uploads once although the connection breaks at 100 random places', async ({ page, browser, words }) => {
  test.slow()
  const { id, house, standing } = await standingSheet(browser)
  const t = (key: string) => words('staffExpertise', key)
  await signInAt(page, 'staff', 'expert@rihla.example')
  // before the upload, after all of it, or during the response
  let cuts = 0
  const cut = async (route: Route) => {
    if (cuts >= 100 || Math.random() > 0.85) return route.continue()
    cuts++
    if (Math.random() < 0.3) return route.abort('connectionreset')
    const response = await route.fetch()
    if (Math.random() < 0.5) return route.abort('connectionreset')
    const body = await response.text()
    await route.fulfill({ response, body: body.slice(0, Math.floor(Math.random() * body.length)) })
  }
  for (const path of ['**/sync', '**/documents/upload?**']) await page.route(path, cut)
  await page.goto(`./staff/expertises/${id}`)
  const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#7a1f1f' } })
    .jpeg()
    .toBuffer()
  const open = page.locator('main section[aria-labelledby]')
  const now = page.getByRole('button', { name: t('waiting.now'), exact: true })
  let [said, taken] = [0, 0]
  await open.locator('[data-action=Repair]').click()
  for (; cuts < 100; said++) {
    const row = page.locator('main [data-action=None]').nth(1 + (said % 12))
    await row.click()
    if (said % 3 === 0) {
      await page
        .locator('main input[type=file]')
        .first()
        .setInputFiles({ name: `${said}.jpg`, mimeType: 'image/jpeg', buffer: photo })
      taken++
    }
    await expect(async () => {
      if (await now.isVisible()) await now.click({ timeout: 500 })
      await expect(page.getByText(/changements? attend/)).toHaveCount(0, { timeout: 250 })
    }).toPass({ intervals: [0] })
  }
  const parts = await standing()
  expect(cuts).toBe(100)
  expect(parts[0]?.documents).toHaveLength(taken)
  expect(parts[0]).toMatchObject({ action: 'Repair', revision: 1 })
  const rows = Math.min(said, 12)
  expect(parts.filter(({ action }) => action === 'None')).toHaveLength(rows)
  // a row pressed twice was answered twice, never more
  expect(parts.reduce((sum, { revision }) => sum + revision, 0)).toBe(1 + said)
  await house.context().close()
})
