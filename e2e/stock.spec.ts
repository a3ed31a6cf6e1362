import { randomInt } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { amountInWords } from '#i18n/amount-words.ts'
import { expectSound } from './cars.ts'
import { expect, on, test } from './journey.ts'
import { signInAt } from './paid-booking.ts'
import { someone } from './people.ts'

/** A photo of one colour as a PNG file. */
function photo(red: number, name: string): { name: string; mimeType: string; buffer: Buffer } {
  const [width, height] = [64, 40]
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([red, 90, 160]))])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  }
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

/** A message of the pack with simple values filled in. */
const filled = (sentence: string, values: Record<string, string>) => sentence.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)

/** On the photo tab: uploads five, sets an angle, moves one to the front, deletes one and restores it. */
async function choosePhotos(page: Page, t: (key: string) => string, isMobile: boolean): Promise<void> {
  // five photos, and a file that is no photo
  const chosen = [1, 2, 3, 4, 5].map((n) => photo(n * 40, `photo-${n}.png`))
  await page.locator('input[type=file]').setInputFiles([...chosen, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }])
  await expect(page.getByText(filled(t('photos.badType'), { name: 'notes.txt' }))).toBeVisible()
  const photos = page.getByRole('img', { name: new RegExp(t('photos.photo').split('{')[0] ?? '') })
  await expect(photos).toHaveCount(5, { timeout: 30_000 })
  // photos are visible to staff before the car is public
  await expect.poll(() => photos.first().evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)

  // the angle of the second, which then moves to the front by keys (by a button on touch screens)
  const second = page.getByLabel(filled(t('photos.angle'), { place: '2' }))
  await second.selectOption('FrontLeft')
  await expect(page.getByRole('img', { name: new RegExp(t('angle.FrontLeft')) })).toBeVisible()
  // shown optimistically, then saved on the server
  const written = page.waitForResponse(
    async (answer) =>
      answer.request().method() === 'PUT' && answer.url().endsWith('/pictures') && (await answer.json()).pictures[0].spec === 'FrontLeft',
  )
  if (isMobile) await page.getByRole('button', { name: filled(t('photos.earlier'), { place: '2' }) }).click()
  else await page.getByRole('button', { name: filled(t('photos.handle'), { place: '2', count: '5' }) }).press('ArrowUp')
  await expect(page.getByRole('img', { name: filled(t('photos.photo'), { place: '1', angle: t('angle.FrontLeft') }) })).toBeVisible()
  await written
  await page.reload()
  await expect(page.getByRole('img', { name: filled(t('photos.photo'), { place: '1', angle: t('angle.FrontLeft') }) })).toBeVisible()

  // one is deleted and restored
  await page.getByRole('button', { name: filled(t('photos.remove'), { place: '3' }) }).click()
  await expect(photos).toHaveCount(4)
  await page.getByRole('button', { name: t('photos.undo') }).click()
  await expect(photos).toHaveCount(5)
}

test('adds a car to stock with photos, publishes and reprices it', on.arabic, async ({ page, browser, words, language, isMobile }) => {
  test.setTimeout(180_000)
  const t = (key: string) => words('stock', key)
  const serial = String(randomInt(10_000, 99_999))
  const chassis = `UU1HSRDAG${String(randomInt(10_000_000, 99_999_999))}`
  // names common to staff and visitors are in the visitors' pack
  const shared = ['bodyStyle', 'color']
  const nameOf = (key: string) => words(shared.includes(key) ? 'vehicles' : 'stock', `field.${key}`)
  const label = (key: string) => page.getByLabel(new RegExp(`^${nameOf(key).replaceAll(/[()]/g, '\\$&')}`))

  // the card: make and model by typing, the plate pasted whole
  await signInAt(page, 'staff/stock', 'manager@rihla.example')
  await page.getByRole('link', { name: t('add') }).click()
  await expect(page.getByRole('button', { name: t('create') })).toBeVisible()
  const make = page.getByRole('combobox', { name: t('field.brandId') })
  await make.fill('sko')
  await page.getByRole('option', { name: 'Skoda' }).click()
  const model = page.getByRole('combobox', { name: t('field.modelId') })
  await model.fill('oct')
  await page.getByRole('option', { name: 'Octavia', exact: true }).click()
  await expect(model).toHaveValue('Octavia')
  await page.getByLabel(words('greyCard', 'plateCells.serial'), { exact: true }).fill(`${serial}-B-26`)
  await expect(page.getByLabel(words('greyCard', 'plateCells.code'), { exact: true })).toHaveValue('26')
  await label('chassisNumber').fill('too short')
  await page.getByRole('button', { name: t('create') }).click()
  await expect(page.getByText(t('badChassis'))).toBeVisible()
  await label('chassisNumber').fill(chassis)
  await page.getByRole('button', { name: t('create') }).click()
  await page.waitForURL(/\/staff\/stock\/\d+\?tab=photos/)
  const card = new URL(page.url()).pathname

  await choosePhotos(page, t, isMobile)

  // a missing field keeps it a draft, and is reported
  await page.goto(card)
  await expect(page.getByRole('button', { name: t('moves.action.submit') })).toBeDisabled()
  await label('mileage').fill('48 200')
  await label('releaseDate').fill('2020-05-01')
  await label('fuelType').selectOption('Diesel')
  await label('gearType').selectOption('Manual')
  await label('bodyStyle').selectOption('Sedan')
  await label('color').selectOption('White')
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(page.getByText(t('saved'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('moves.action.submit') }).click()
  await page.getByRole('button', { name: t('moves.action.activate') }).click()
  await expect(page.getByText(t('moves.done.activate'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('moves.action.publish') })).toBeDisabled()

  // the price, then publication
  const price = async (amount: string, button: string) => {
    await page.getByRole('button', { name: t(button) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(amount)
    await dialog.getByRole('button', { name: t('price.save') }).click()
    await expect(dialog).toBeHidden()
  }
  await price('150 000', 'price.set')
  await page.getByRole('button', { name: t('moves.action.publish') }).click()
  const onSite = page.getByRole('link', { name: t('seeOnSite') })
  await expect(onSite).toBeVisible()
  const reference = await page
    .getByText(/^VO-\d{6}$/)
    .first()
    .textContent()

  // visitors find it, with its main photo
  const search = `/search-result?Reference=${reference}`
  const found = page.getByRole('article').filter({ hasText: 'Octavia' })
  /** The index updates shortly after a change: the search is repeated until then. */
  const foundAt = (amount: RegExp) =>
    expect(async () => {
      await page.goto(search)
      await expect(found).toContainText(amount, { timeout: 1000 })
    }).toPass()
  await foundAt(/150\s000/)
  await expect(found.getByRole('img').first()).toBeVisible()

  // a second price, with the former one in the history
  await page.goto(card)
  await price('144000', 'price.change')
  await expect(page.getByText(/144\s000/).first()).toBeVisible()
  await page.getByRole('link', { name: t('tabs.history') }).click()
  await expect(page.getByRole('list').getByText(/144\s000.*150\s000/)).toBeVisible()
  await foundAt(/144\s000/)

  // a missing zero needs a confirmation and an approval, which can be withdrawn
  await page.goto(card)
  await page.getByRole('button', { name: t('price.change') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('14 400')
  await expect(dialog.getByText(amountInWords(14_400, language))).toBeVisible()
  await expect(dialog.getByRole('button', { name: filled(words('priceCheck', 'meant'), { price: '' }) })).toContainText(/144\s000/)
  await dialog.getByLabel(t('price.repeat')).fill('14 400')
  await expectSound(page)
  await dialog.getByRole('button', { name: t('price.ask') }).click()
  await expect(page.getByText(t('price.asked'))).toBeVisible()
  await expect(page.getByRole('button', { name: filled(t('price.approve'), { price: '' }) })).toHaveCount(0)
  const second = await someone(browser)
  await signInAt(second, card.slice(1), 'admin@rihla.example')
  const approve = second.getByRole('button', { name: filled(t('price.approve'), { price: '' }) })
  await expect(approve).toBeVisible()
  await expectSound(second)
  await approve.click()
  await second.getByRole('button', { name: t('price.undo'), exact: true }).click()
  await expect(second.getByText(t('price.undone'))).toBeVisible()
  await foundAt(/144\s000/)

  await page.goto(card)
  await page.getByRole('switch', { name: t('switches.isArchived') }).click()
  await expect(page.getByText(t('archived'), { exact: true })).toBeVisible()
})

test('shows a concurrent change and keeps the typed values', async ({ page, context, words }) => {
  test.setTimeout(120_000)
  const t = (key: string) => words('stock', key)
  await signInAt(page, 'staff/stock', 'manager@rihla.example')
  await page.getByRole('link', { name: t('add') }).click()
  await expect(page.getByRole('button', { name: t('create') })).toBeVisible()
  await page.getByRole('combobox', { name: t('field.brandId') }).fill('renault')
  await page.getByRole('option', { name: 'Renault' }).click()
  await page.getByRole('combobox', { name: t('field.modelId') }).fill('clio')
  await page.getByRole('option', { name: 'Clio', exact: true }).click()
  await page.getByRole('button', { name: t('create') }).click()
  await page.waitForURL(/\/staff\/stock\/\d+/)
  const card = new URL(page.url()).pathname

  const other = await context.newPage()
  const version = (tab: Page) => tab.getByLabel(new RegExp(`^${t('field.version')}`))
  const doors = (tab: Page) => tab.getByLabel(new RegExp(`^${words('vehicles', 'field.doors')}`))
  for (const tab of [page, other]) {
    await tab.goto(card)
    await expect(version(tab)).toBeVisible()
  }
  await version(other).fill('Intens')
  await other.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(other.getByText(t('saved'), { exact: true })).toBeVisible()

  await doors(page).fill('5')
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(page.getByText(t('conflict.title'))).toBeVisible()
  await expect(doors(page)).toHaveValue('5')
  await page.getByRole('button', { name: t('conflict.mine') }).click()
  await expect(version(page)).toHaveValue('Intens')
  await expect(doors(page)).toHaveValue('5')
  await page.getByRole('button', { name: t('save'), exact: true }).click()
  await expect(page.getByText(t('saved'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(version(page)).toHaveValue('Intens')
  await expect(doors(page)).toHaveValue('5')
})
