import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pictureFormats, pictureWidths } from '#domains/documents/rules.ts'
import { expectSound } from './cars.ts'
import { expect, message, test } from './journey.ts'
import { signInAt } from './paid-booking.ts'
import { openAccount, someone } from './people.ts'

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
        kept.sentBytes = [...(kept.sentBytes ?? []), Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')]
        send.call(this, body)
      })
    }
  })

/** A part of a photo, from 0 to 1. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Puts the mask onto the photo by a touch and by keys; gives where it lies. */
async function coverPlate(page: Page): Promise<Box> {
  const photo = page.getByRole('group', { name: own('plate.photo') })
  const { width = 0, height = 0 } = (await photo.boundingBox()) ?? {}
  await photo.click({ position: { x: width * 0.35, y: height * 0.65 } })
  const mask = photo.getByRole('button', { name: own('plate.mask') })
  await mask.press('ArrowRight')
  await photo.getByRole('button', { name: own('plate.size') }).press('ArrowDown')
  await expect(photo.getByRole('status')).not.toBeEmpty()
  const [stage, box] = [await photo.boundingBox(), await mask.boundingBox()]
  if (!stage || !box) throw new Error('the mask is not shown')
  const [x, y] = [(box.x - stage.x) / stage.width, (box.y - stage.y) / stage.height]
  expect(x + box.width / stage.width / 2).toBeCloseTo(0.37, 1)
  return { x, y, width: box.width / stage.width, height: box.height / stage.height }
}

/** Whether nothing but the mask is to be seen there, three pixels from its edge, but for what lossy formats do. */
async function expectCovered(picture: Buffer, box: Box): Promise<void> {
  const { width, height } = await sharp(picture).metadata()
  const part = await sharp(picture)
    .removeAlpha()
    .extract({
      left: Math.ceil(box.x * width) + 3,
      top: Math.ceil(box.y * height) + 3,
      width: Math.floor(box.width * width) - 6,
      height: Math.floor(box.height * height) - 6,
    })
    .png()
    .toBuffer()
  const { channels } = await sharp(part).stats()
  for (const [at, color] of [0x14, 0x17, 0x2e].entries()) {
    const { mean = 255, max = 255, stdev = 255 } = channels[at] ?? {}
    expect(Math.abs(mean - color), `${width} pixels`).toBeLessThan(12)
    expect(max, `${width} pixels`).toBeLessThan(color + 40)
    expect(stdev, `${width} pixels`).toBeLessThan(8)
  }
}

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
  let covered: Box = { x: 0, y: 0, width: 0, height: 0 }
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
    } else {
      await take(bright)
      const dialog = seller.getByRole('dialog')
      if (angle === 'Back') await dialog.getByRole('button', { name: own('plate.none') }).click()
      else {
        covered = await coverPlate(seller)
        // a message of the save lies over the dialog for a moment
        await expect(seller.getByText(own('saved'))).toHaveCount(0, { timeout: 20_000 })
        await expectSound(seller)
        await dialog.getByRole('button', { name: own('plate.yes') }).click()
        await expect(place.getByText(own('plate.done'))).toBeVisible()
      }
    }
    await expect(place.getByRole('img')).toBeVisible()
  }
  // nothing of place and device left the browser
  const sent = await seller.evaluate(() => (window as SentBytes).sentBytes?.map((text) => /Exif|SecretPhone/.test(text)))
  expect(sent).toEqual([false, false, false])
  // nor what was covered
  const [first = ''] = await seller.evaluate(() => (window as SentBytes).sentBytes ?? [])
  await expectCovered(Buffer.from(first, 'latin1'), covered)
  // the last photo becomes the main one, by keys
  await seller
    .getByRole('button', { name: own('order.handle').replace('{name}', own('angle.Back')).replace('{place}', '2').replace('{count}', '3') })
    .press('Home')
  await expect(seller.getByText(own('order.first').replace('{place}', '1').replace('{count}', '3'))).toBeAttached()
  await expect(seller.getByRole('listitem').filter({ has: seller.getByText(own('angle.Back'), { exact: true }) })).toContainText(
    own('photos.main'),
  )
  await seller.getByRole('button', { name: own('order.later').replace('{name}', own('angle.Back')), exact: true }).click()
  await expect(seller.getByRole('listitem').filter({ has: seller.getByText(own('angle.FrontRight'), { exact: true }) })).toContainText(
    own('photos.main'),
  )
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
  // without a network it is kept, and saved once the network is back
  await seller.context().setOffline(true)
  await press(seller, own('save'))
  await expect(seller.getByText(own('offlineKept'))).toBeVisible()
  await seller.context().setOffline(false)
  await expect(seller.getByText(own('saved')).first()).toBeVisible()
  await write('descriptions.fr', 'Duster de 2021, première main, toujours garé au sous-sol. Appelez le 06 12 34 56 78.')
  await expect(seller.getByText(own('found.PhoneInText'))).toBeVisible()
  await expectSound(seller)
  // both languages are looked at before it goes
  await press(seller, own('send'))
  const preview = seller.getByRole('dialog')
  await expect(preview.getByRole('article')).toHaveCount(2)
  await expect(preview.locator('article[lang="ar"]')).toContainText(message('ar', 'vehicles', 'operation.Ad'))
  await expectSound(seller)
  await press(seller, own('preview.send'))
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
  await press(seller, own('preview.send'))
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
  const hash = /documents\/pictures\/([0-9a-f]{64})\//.exec(await visitor.locator('main').innerHTML())?.[1]
  for (const width of pictureWidths)
    for (const format of pictureFormats) {
      const picture = await visitor.request.get(`./documents/pictures/${hash}/${width}.${format}`)
      await expectCovered(await picture.body(), covered)
    }

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
