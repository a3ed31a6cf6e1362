import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectSound } from './cars.ts'
import { expect, message, ownAddress, test } from './journey.ts'
import { signInAt } from './paid-booking.ts'
import { openAccount } from './people.ts'

const someone = async (browser: Browser, viewport?: { width: number; height: number }): Promise<Page> =>
  (await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': ownAddress() }, ...(viewport && { viewport }) })).newPage()
const own = (key: string) => message('fr', 'adverts', key)
const house = (key: string) => message('fr', 'staffAdverts', key)

/** A photo of a demo car that knows its place and device, as bright as told. */
const photo = (brightness: number): Promise<Buffer> =>
  sharp(join(import.meta.dirname, '../db/demo/masters/citadine-3/front-right.avif'))
    .resize(800)
    .linear(brightness, 0)
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 35/1 0/1' } })
    .jpeg({ quality: 90 })
    .toBuffer()

type SentBytes = Window & { sentBytes?: string[] }
/** Keeps what files a page sends, byte by byte, as they leave it. */
const keepSentBytes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('File') : null
      if (!(file instanceof File)) return send.call(this, body)
      void file.arrayBuffer().then((bytes) => {
        const kept = window as SentBytes
        kept.sentBytes = [...(kept.sentBytes ?? []), new TextDecoder('latin1').decode(bytes)]
        send.call(this, body)
      })
    }
  })

test('an advert is written, sent, refused for its text, mended, accepted, published, and found', async ({ browser }) => {
  test.slow()
  const seller = await someone(browser, { width: 390, height: 844 })
  await keepSentBytes(seller)
  const { email, password } = await openAccount(seller)
  await signInAt(seller, 'customerAnnonces', email, password)
  await seller.getByRole('link', { name: own('new') }).click()
  await expect(seller.getByRole('heading', { level: 1, name: own('newTitle') })).toBeVisible()

  const choose = (name: string, value: string) => seller.locator(`[name="${name}"]`).selectOption(value)
  const write = (name: string, value: string) => seller.locator(`[name="${name}"]`).fill(value)
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  await choose('brand', 'Dacia')
  await choose('model', 'Duster')
  await press(seller, own('begin'))
  await expect(seller.getByRole('heading', { level: 1, name: 'Dacia Duster' })).toBeVisible()

  const [bright, dark] = [await photo(1), await photo(0.1)]
  expect(bright.includes('SecretPhone')).toBe(true)
  for (const angle of ['FrontRight', 'Back', 'Dashboard']) {
    const place = seller.getByRole('listitem').filter({ has: seller.getByText(own(`angle.${angle}`), { exact: true }).first() })
    const take = (buffer: Buffer) =>
      place.locator('input[type=file]').setInputFiles({ name: `${angle}.jpg`, mimeType: 'image/jpeg', buffer })
    if (angle === 'Dashboard') {
      // a dark photo goes only when its seller says so
      await take(dark)
      await expect(place.getByRole('alert')).toContainText(own('photos.dark'))
      await expect(place.getByText(own('photos.toTake'))).toBeVisible()
      await expectSound(seller)
      await place.getByRole('button', { name: own('photos.sendAnyway') }).click()
    } else await take(bright)
    await expect(place.getByRole('img')).toBeVisible()
  }
  // nothing of place and device left the browser
  const sent = await seller.evaluate(() => (window as SentBytes).sentBytes?.map((text) => /Exif|SecretPhone/.test(text)))
  expect(sent).toEqual([false, false, false])
  const plate = `${10_000 + Math.floor(Math.random() * 89_999)}B${1 + Math.floor(Math.random() * 88)}`
  await write('releaseDate', '2021-03-12')
  await write('mileage', '84 000')
  await choose('fuelType', 'Diesel')
  await choose('gearType', 'Manual')
  await choose('bodyStyle', 'SUV')
  await choose('color', 'Grey')
  await choose('city', 'Casablanca')
  await write('registrationNumber', plate)
  await write('price', '131 500')
  await write('descriptions.fr', 'Duster de 2021, première main, toujours garé au sous-sol. Appelez le 06 12 34 56 78.')
  await expect(seller.getByText(own('found.PhoneInText'))).toBeVisible()
  await expectSound(seller)
  await press(seller, own('send'))
  const isAt = (status: string) => expect(seller.getByText(own(`status.${status}`), { exact: true })).toBeVisible()
  await isAt('Submited')

  const staff = await someone(browser)
  await signInAt(staff, 'staff/adverts', 'agent@rihla.example')
  const reference = /AD-\d{4}-\d{6}/.exec(await seller.getByRole('article').innerText())?.[0] ?? 'none'
  await staff.getByRole('link', { name: reference }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'Dacia Duster, 2021' })).toBeVisible()
  await expect(staff.locator('mark')).toHaveText(/06 12 34 56 78/)
  await staff.getByRole('checkbox', { name: house('reason.LinkOrPhone') }).check()
  await staff.getByRole('button', { name: /^Refuser, 1/ }).click()
  await expect(staff.getByText(house('status.Rejected'), { exact: true })).toBeVisible()

  await seller.reload()
  await isAt('Rejected')
  await expect(seller.getByText(own('reason.LinkOrPhone'))).toBeVisible()
  await seller.getByRole('link', { name: own('way.mend') }).click()
  await write('descriptions.fr', 'Duster de 2021, première main, toujours garé au sous-sol. Courroie faite.')
  await press(seller, own('send'))
  await isAt('Submited')
  await staff.reload()
  await press(staff, house('decision.accept'))
  await expect(staff.getByText(house('status.Accepted'), { exact: true })).toBeVisible()

  await seller.reload()
  await isAt('Accepted')
  await press(seller, own('way.publish'))
  await seller
    .getByRole('dialog')
    .getByRole('button', { name: own('publish.yes'), exact: true })
    .click()
  await isAt('Published')

  const page = (await seller.getByRole('link', { name: own('way.see'), exact: true }).getAttribute('href')) ?? 'none'
  const visitor = await someone(browser)
  await visitor.goto('./search-result?Brands=Dacia&OperationTypes=Ad&MinPrice=131500&MaxPrice=131500')
  await visitor.locator(`a[href$="${page}"]`).first().click()
  await expect(visitor.getByRole('heading', { level: 1, name: /Duster/ })).toBeVisible()
  await expect(visitor.getByText(message('fr', 'vehicles', 'operation.Ad'), { exact: true }).first()).toBeVisible()
  await expect(visitor.locator('main')).toContainText('Courroie faite.')

  // the same seller pays for a week among the first places, and the page says what the bank said
  await press(seller, own('boost.way'))
  const packs = seller.getByRole('dialog')
  await packs.getByRole('radio').first().check()
  await packs.getByRole('button', { name: /^Payer 99/ }).click()
  await seller.locator('input[name="pan"]').fill('4000000000000010')
  await seller.locator('input[name="month"]').fill('12')
  await seller.locator('input[name="year"]').fill('30')
  await seller.locator('input[name="cvv"]').fill('000')
  await seller.locator('button.go').first().click()
  await seller.waitForURL(/customerAnnonces\?boost=/)
  await expect(seller.getByText(own('boost.outcome.paid'))).toBeVisible()
  await expect(seller.getByText(own('boost.badge'), { exact: true })).toBeVisible()
  await expect(seller.getByRole('button', { name: own('boost.more'), exact: true })).toBeVisible()
  await expectSound(seller)

  // nobody is counted yet: the browser of a journey says that it is driven by a program
  await seller.getByRole('link', { name: own('way.statistics'), exact: true }).click()
  await expect(seller.getByRole('img', { name: /^Vues par jour du .* : aucune/ })).toBeVisible()
  await expect(seller.getByRole('heading', { name: message('fr', 'adStatistics', 'advice.title') })).toBeVisible()
  await expectSound(seller)
})
