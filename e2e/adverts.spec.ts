import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { serverText } from '#i18n/server.ts'
import { findMasters } from '../db/demo/masters.ts'
import { expectSound } from './cars.ts'
import { messagesTo } from './inbox.ts'
import { awake, expect, message, on, test } from './journey.ts'
import { callAs, signInAt } from './paid-booking.ts'
import { openAccount, type Person, someone } from './people.ts'

type Language = 'fr' | 'ar'

/** A seller with their own browser. */
interface Seller {
  page: Page
  person: Person
  language: Language
  /** A message of the adverts pack. */
  own: (key: string) => string
}

/** A photo of a demo car with EXIF location and device, in the given brightness. */
const photo = async (brightness: number): Promise<Buffer> =>
  sharp(await findMasters().read('citadine-3/front-right.avif'))
    .resize(800)
    .linear(brightness, 0)
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 35/1 0/1' } })
    .jpeg({ quality: 90 })
    .toBuffer()

type SentBytes = Window & { sentBytes?: string[] }
/** Records the bytes of the files that a page uploads. */
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

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Places the mask on the photo by touch and keys; returns its position. */
async function coverPlate({ page, own }: Seller): Promise<Box> {
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

/** Whether only the mask is visible there, three pixels inside its edge, within the tolerance of lossy formats. */
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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const isAt = ({ page, own }: Seller, status: string) => expect(page.getByText(own(`status.${status}`), { exact: true })).toBeVisible()

async function begin({ page, own }: Seller): Promise<void> {
  await page.getByRole('link', { name: own('new') }).click()
  await expect(page.getByRole('heading', { level: 1, name: own('newTitle') })).toBeVisible()
  await page.locator('[name="brand"]').selectOption('Dacia')
  await page.locator('[name="model"]').selectOption('Duster')
  await press(page, own('begin'))
  await expect(page.getByRole('heading', { level: 1, name: 'Dacia Duster' })).toBeVisible()
  // the message would cover the plate dialog for ten seconds
  const saved = page.locator('[data-kind=success]').filter({ hasText: own('saved') })
  await saved.getByRole('button').click()
  await expect(saved).toHaveCount(0)
}

/** Adds three photos, one dark and one with a covered plate, sorts them by keys; returns the covered area of the main photo. */
async function addPhotos(seller: Seller): Promise<Box> {
  const { page, own } = seller
  const [bright, dark] = [await photo(1), await photo(0.1)]
  expect(bright.includes('SecretPhone')).toBe(true)
  let covered: Box = { x: 0, y: 0, width: 0, height: 0 }
  const placeOf = (angle: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(own(`angle.${angle}`), { exact: true }).first() })
  for (const angle of ['FrontRight', 'Back', 'Dashboard']) {
    const place = placeOf(angle)
    const take = (buffer: Buffer) =>
      place.locator('input[type=file]').setInputFiles({ name: `${angle}.jpg`, mimeType: 'image/jpeg', buffer })
    if (angle === 'Dashboard') {
      // the seller must confirm a dark photo
      await take(dark)
      await expect(place.getByRole('alert')).toContainText(own('photos.dark'))
      await expect(place.getByText(own('photos.toTake'))).toBeVisible()
      await expectSound(page)
      await place.getByRole('button', { name: own('photos.sendAnyway') }).click()
    } else {
      await take(bright)
      const dialog = page.getByRole('dialog')
      if (angle === 'Back') await dialog.getByRole('button', { name: own('plate.none') }).click()
      else {
        covered = await coverPlate(seller)
        await expectSound(page)
        await dialog.getByRole('button', { name: own('plate.yes') }).click()
        await expect(place.getByText(own('plate.done'))).toBeVisible()
      }
    }
    await expect(place.getByRole('img')).toBeVisible()
  }
  // the last photo becomes the main one by keys, then returns to its place
  const name = own('order.handle').replace('{name}', own('angle.Back')).replace('{place}', '2').replace('{count}', '3')
  await page.getByRole('button', { name }).press('Home')
  await expect(page.getByText(own('order.first').replace('{place}', '1').replace('{count}', '3'))).toBeAttached()
  await expect(placeOf('Back')).toContainText(own('photos.main'))
  await page.getByRole('button', { name: own('order.later').replace('{name}', own('angle.Back')), exact: true }).click()
  await expect(placeOf('FrontRight')).toContainText(own('photos.main'))
  return covered
}

/** Neither location, device nor the covered area left the seller's browser. */
async function expectKeptBack({ page }: Seller, covered: Box): Promise<void> {
  const sent = await page.evaluate(() => (window as SentBytes).sentBytes ?? [])
  expect(sent.map((text) => /Exif|SecretPhone/.test(text))).toEqual([false, false, false])
  await expectCovered(Buffer.from(sent[0] ?? '', 'latin1'), covered)
}

const texts = {
  fr: {
    refused: 'Duster de 2021, première main, toujours garé au sous-sol. Appelez le 06 12 34 56 78.',
    mended: 'Duster de 2021, première main, toujours garé au sous-sol. Courroie faite.',
    asked: 'Bonjour, visite samedi ?',
    advance: 'Oui. Un acompte de 500 DH d’abord, par virement.',
  },
  ar: {
    refused: 'داستر 2021، مالك واحد، كانت دائماً في مرآب مغطى. اتصلوا بالرقم 06 12 34 56 78.',
    mended: 'داستر 2021، مالك واحد، كانت دائماً في مرآب مغطى. تم تغيير حزام التوزيع.',
    asked: 'السلام عليكم، هل يمكنني رؤيتها يوم السبت؟',
    advance: 'نعم. أريد عربوناً قدره 500 درهم أولاً عبر تحويل بنكي.',
  },
}

/** Completes the advert offline, waits until it is saved, and submits it with a text that will be refused. */
async function describe({ page, own, language }: Seller): Promise<void> {
  const choose = (name: string, value: string) => page.locator(`[name="${name}"]`).selectOption(value)
  const write = (name: string, value: string) => page.locator(`[name="${name}"]`).fill(value)
  const plate = `${10_000 + Math.floor(Math.random() * 89_999)}B${1 + Math.floor(Math.random() * 88)}`
  await write('releaseDate', '2021-03-12')
  await write('mileage', '84 000')
  await choose('fuelType', 'Diesel')
  await choose('gearType', 'Manual')
  await choose('bodyStyle', 'SUV')
  await choose('color', 'Grey')
  await choose('city', 'Casablanca')
  await write('registrationNumber', plate)
  await write('price', '171 500')
  // saved on the device while offline, on the server once online
  await page.context().setOffline(true)
  await press(page, own('save'))
  await expect(page.getByText(own('offlineKept'))).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(own('saved')).first()).toBeVisible()
  await write(`descriptions.${language}`, texts[language].refused)
  await expect(page.getByText(own('found.PhoneInText'))).toBeVisible()
  await expectSound(page)
  // the seller reviews both languages before submitting
  await press(page, own('send'))
  const preview = page.getByRole('dialog')
  await expect(preview.getByRole('article')).toHaveCount(2)
  await expect(preview.locator('article[lang="ar"]')).toContainText(message('ar', 'vehicles', 'operation.Ad'))
  await expectSound(page)
  await press(page, own('preview.send'))
}

/** Staff refuse the advert for its text, the seller edits the text, and staff accept it. */
async function refuseAndMend(seller: Seller, staff: Page): Promise<void> {
  const { page, own, language } = seller
  const house = (key: string) => message(language, 'staffAdverts', key)
  await signInAt(staff, 'staff/adverts', 'agent@rihla.example')
  const reference = /AD-\d{4}-\d{6}/.exec(await page.getByRole('article').innerText())?.[0] ?? 'none'
  await staff.getByRole('link', { name: reference }).click()
  await expect(staff.getByRole('heading', { level: 1, name: /Dacia Duster.*2021/ })).toBeVisible()
  await expect(staff.locator('mark')).toHaveText(/06 12 34 56 78/)
  await expectSound(staff)
  await staff.getByRole('checkbox', { name: house('reason.LinkOrPhone') }).check()
  await press(staff, serverText('staffAdverts', language)('decision.reject', { count: 1 }))
  await expect(staff.getByText(house('status.Rejected'), { exact: true })).toBeVisible()

  await page.reload()
  await isAt(seller, 'Rejected')
  await expect(page.getByText(own('reason.LinkOrPhone'))).toBeVisible()
  await page.getByRole('link', { name: own('way.mend') }).click()
  await page.locator(`[name="descriptions.${language}"]`).fill(texts[language].mended)
  await press(page, own('send'))
  await press(page, own('preview.send'))
  await isAt(seller, 'Submited')
  await staff.reload()
  await press(staff, house('decision.accept'))
  await expect(staff.getByText(house('status.Accepted'), { exact: true })).toBeVisible()
}

/** Publishes the accepted advert; returns the path of the car page. */
async function publish(seller: Seller): Promise<string> {
  const { page, own } = seller
  await page.reload()
  await isAt(seller, 'Accepted')
  await press(page, own('way.publish'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: own('publish.yes'), exact: true })
    .click()
  await isAt(seller, 'Published')
  return (await page.getByRole('link', { name: own('way.see'), exact: true }).getAttribute('href')) ?? 'none'
}

/** A visitor finds the car by its price and reads its description; the main photo hides the plate. */
async function find(visitor: Page, path: string, { covered, language }: { covered: Box; language: Language }): Promise<void> {
  await visitor.goto('./search-result?Brands=Dacia&OperationTypes=Ad&MinPrice=171500&MaxPrice=171500')
  await visitor.locator(`a[href$="${path}"]`).first().click()
  await expect(visitor.getByRole('heading', { level: 1, name: /Duster/ })).toBeVisible()
  await expect(visitor.getByText(message(language, 'vehicles', 'operation.Ad'), { exact: true }).first()).toBeVisible()
  await expect(visitor.locator('main')).toContainText(texts[language].mended)
  const hash = /documents\/pictures\/([0-9a-f]{64})\//.exec(await visitor.locator('main').innerHTML())?.[1]
  // every other width and format: src/domains/processes/adverts/seller/service.test.ts
  const picture = await visitor.request.get(`./documents/pictures/${hash}/960.webp`)
  await expectCovered(await picture.body(), covered)
}

/** Pays by card for a week of boost; the page shows the bank's answer and the statistics. */
async function boost({ page, own, language }: Seller): Promise<void> {
  await press(page, own('boost.way'))
  const packs = page.getByRole('dialog')
  await packs.getByRole('radio').first().check()
  await packs.getByRole('button', { name: /99/ }).click()
  await page.locator('input[name="pan"]').fill('4000000000000010')
  await page.locator('input[name="month"]').fill('12')
  await page.locator('input[name="year"]').fill('30')
  await page.locator('input[name="cvv"]').fill('000')
  await page.locator('button.go').first().click()
  await page.waitForURL(/customerAnnonces\?boost=/)
  await expect(page.getByText(own('boost.outcome.paid'))).toBeVisible()
  await expect(page.getByText(own('boost.badge'), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: own('boost.more'), exact: true })).toBeVisible()
  await expectSound(page)
  // no views are counted: the test browser identifies itself as automated
  await page.getByRole('link', { name: own('way.statistics'), exact: true }).click()
  await expect(page.getByRole('heading', { name: message(language, 'adStatistics', 'advice.title') })).toBeVisible()
  await expect(page.locator('svg[role="img"]').first()).toBeVisible()
  await expectSound(page)
}

/** A buyer writes before signing in, the seller answers; the buyer is warned of an advance payment; the seller blocks and unblocks them. */
async function talk({ page: seller, person, language }: Seller, page: Page, path: string): Promise<void> {
  const said = (key: string) => message(language, 'adMessages', key)
  const { email, firstName } = await openAccount(page)
  await page.goto(`.${path}#question`)
  await awake(page)
  const form = page.locator('#question form')
  await form.scrollIntoViewIfNeeded()
  const text = `${texts[language].asked} ${email.split('@')[0]}`
  await form.getByLabel(said('text')).fill(text)
  await expectSound(page)
  // the text is still there after sign-in
  await form.getByRole('button', { name: said('write.signIn') }).click()
  await page.waitForURL(/#question$/)
  await expect(form.getByLabel(said('text'))).toHaveValue(text)
  await form.getByRole('button', { name: said('send'), exact: true }).click()
  await page.getByRole('link', { name: said('write.see') }).click()
  await expect(page).toHaveURL(/\/messages\/\d+$/)
  const address = new URL(page.url()).pathname.slice(1)
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()

  // the seller's mail has a link, without the text and the buyer's address
  const ofThis = async () =>
    (await messagesTo(page.request, person.email)).filter(({ links }) =>
      links.some((link) => new URL(link).pathname.endsWith(`/${address}`)),
    )
  await expect.poll(async () => (await ofThis()).length, { timeout: 20_000, intervals: [500] }).toBe(1)
  const [mail] = await ofThis()
  expect(mail?.text).not.toMatch(new RegExp(`${text}|${email}`))
  await seller.goto('./messages')
  await expectSound(seller)
  await seller.locator(`a[href$="/${address}"]`).click()
  await expect(seller.getByRole('heading', { level: 1 })).toContainText(firstName)
  await expect(seller.getByText(email)).toHaveCount(0)
  await seller.getByLabel(said('text')).fill(texts[language].advance)
  await press(seller, said('send'))
  await expect(seller.getByRole('listitem').filter({ hasText: texts[language].advance })).toBeVisible()

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
}

/** Lowers the price, renews the advert for its full duration, and marks the car as sold on the site. */
async function lowerRenewSell(seller: Seller, visitor: Page, path: string): Promise<void> {
  const { page, own } = seller
  await page.goto('./customerAnnonces')
  // an implausible price goes to manual review, and the advert stays at its former price
  await press(page, own('way.price'))
  await page.locator('[name="price"]').fill('1')
  await expect(page.getByText(message(seller.language, 'priceCheck', 'doubtTitle'))).toBeVisible()
  // the dialog is inside a cell that does not wrap
  expect(await page.locator('dialog[open] form').evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0)
  await expectSound(page)
  await page.getByRole('checkbox', { name: /1\D*(DH|درهم)/ }).check()
  await press(page, own('price.yes'))
  await expect(page.getByText(own('priceSent'))).toBeVisible()
  await visitor.goto(`.${path}`)
  await expect(visitor.locator('main')).toContainText(/171\D?500/)

  await press(page, own('way.price'))
  await page.locator('[name="price"]').fill('165 000')
  await press(page, own('price.yes'))
  await expect(page.getByText(own('priced'))).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /171\D?500/ })).toBeVisible()
  // the page cache may be two seconds old
  await expect(async () => {
    await visitor.goto(`.${path}`)
    await expect(visitor.locator('main')).toContainText(/165\D?000/, { timeout: 500 })
  }).toPass()

  const visibleUntil = async () =>
    (await callAs<{ results: { visibleUntil: string }[] }>(page, 'GET', '/api/vehicleads')).results[0]?.visibleUntil ?? ''
  const was = await visibleUntil()
  await press(page, own('way.renew'))
  await expect(page.getByText(own('renewed'))).toBeVisible()
  expect(Date.parse(await visibleUntil())).toBeGreaterThan(Date.parse(was))

  await press(page, own('way.takeOut'))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(own('sold.question')).selectOption('Here')
  await dialog.getByLabel(own('sold.price')).fill('162 000')
  await expect(dialog.getByText(own('takeOut.sold'))).toBeVisible()
  await dialog.getByRole('button', { name: own('takeOut.yes'), exact: true }).click()
  await isAt(seller, 'Deactivated')
  await expect(page.getByText(own('says.SoldHere'))).toBeVisible()
  await expectSound(page)
  // the unused boost is refunded automatically
  await expect(page.getByText(own('boost.badge'), { exact: true })).toHaveCount(0)
  expect((await visitor.reload())?.status()).toBe(200)
  await expect(visitor.locator('main')).toContainText(message(seller.language, 'vehiclePage', 'sold'))
  await expect(visitor.locator('#question form')).toHaveCount(0)
}

test('drafts an advert offline, revises, boosts, renews and sells it', on.wideAndPhone, async ({ page, browser, language }) => {
  test.slow()
  await keepSentBytes(page)
  const seller: Seller = { page, person: await openAccount(page), language, own: (key) => message(language, 'adverts', key) }
  await signInAt(page, 'customerAnnonces', seller.person.email, seller.person.password)
  await begin(seller)
  const covered = await addPhotos(seller)
  await expectKeptBack(seller, covered)
  await describe(seller)
  await isAt(seller, 'Submited')
  await refuseAndMend(seller, await someone(browser))
  const path = await publish(seller)
  const buyer = await someone(browser)
  await find(buyer, path, { covered, language })
  await boost(seller)
  await talk(seller, buyer, path)
  await lowerRenewSell(seller, buyer, path)
})
