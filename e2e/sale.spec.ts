import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectSound } from './cars.ts'
import { inspect, sheetOf } from './inspected.ts'
import { expect, message, on, test } from './journey.ts'
import { offerCar, plate } from './offered-car.ts'
import { callAs, paidBooking, signInAt } from './paid-booking.ts'
import { newPerson, openAccount, someone } from './people.ts'
import { recordDesk } from './record-desk.ts'

/** The desk of a request, in French. */
const desk = (page: Page) => recordDesk(page, 'purchases', (key) => message('fr', 'staffPurchases', key))

test('buys a car: counter-offer, rejected document, bill, approved transfer, stock', async ({ browser }) => {
  test.slow()
  const photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#c9b899' } })
    .jpeg()
    .toBuffer()
  const seller = await someone(browser, { width: 390, height: 844 })
  const { email, password } = await openAccount(seller)
  await signInAt(seller, 'history', email, password)
  const sent = await offerCar(seller, 'Purchase')

  const house = await someone(browser)
  await signInAt(house, 'staff', 'admin@rihla.example')
  const at = desk(house)
  await at.open(sent)
  await at.step('accept', 'Accepted')
  const inspector = await someone(browser)
  await signInAt(inspector, 'staff', 'expert@rihla.example')
  await inspect(inspector, house, await sheetOf(house, sent), { worth: 118_000, mileage: 44_100 })
  await at.open(sent)
  await at.stands('TechnicalExpertiseSubmitted')
  await at.step('approveQuotation', 'QuotationAccepted')

  const own = (key: string) => message('fr', 'selling', `own.${key}`)
  const press = (key: string) => seller.getByRole('button', { name: own(key), exact: true }).click()
  const isAt = (status: string) => expect(seller.getByText(own(`status.${status}`), { exact: true })).toBeVisible()
  await seller.goto(`./history/${sent.reference}`)
  await isAt('QuotationAccepted')
  await expect(seller.getByText(/118\s000/).first()).toBeVisible()
  await press('bar.negotiate')
  await seller.locator('[name=wishedPrice]').fill('118 500')
  await press('sendWish')
  await isAt('CustomerNegociated')
  await at.open(sent)
  await at.step('newOffer', 'QuotationAccepted', () => house.getByLabel(at.t('form.quotation')).fill('121 000'))
  await seller.reload()
  await expect(seller.getByText(/121\s000/).first()).toBeVisible()
  await press('bar.accept')
  await seller.getByRole('button', { name: /121\s000/ }).click()
  await isAt('CustomerAccepted')

  /** uploads the files of one document and waits for it */
  const send = async (type: string, count = 1) => {
    const line = seller.getByRole('listitem').filter({ hasText: own(`papers.type.${type}`) })
    const file = (side: number) => ({ name: `${type}-${side}.jpg`, mimeType: 'image/jpeg', buffer: photo })
    await line.locator('input[type=file]').setInputFiles(Array.from({ length: count }, (_, side) => file(side)))
    await expect(line.getByText(own('papers.state.Sent'), { exact: true })).toBeVisible()
  }
  const sendAll = async () => {
    await press('papers.send')
    await isAt('DocumentsSubmited')
  }
  await seller.locator('[name=bankNumber]').fill('007810000123456789012345')
  await seller.locator('[name=bankName]').fill('Banque Populaire')
  await seller.locator('[name=holder]').fill('Salma Alaoui')
  await press('bank.save')
  await send('VehicleGrayCard', 2)
  await send('CustomerCIN')
  await send('VehicleRoadTax')
  await sendAll()
  await expectSound(seller)

  // one is rejected with a reason, the others are accepted
  await at.open(sent)
  const cin = message('fr', 'staffPurchases', 'papers.type.CustomerCIN')
  const verb = (key: string, name: string) => at.t(`papers.${key}`).replace('{name}', name)
  await house.getByRole('button', { name: verb('refuseOf', cin), exact: true }).click()
  await house.getByLabel(at.t('papers.why')).fill('La photo est floue.')
  await house
    .getByRole('button', { name: at.t('papers.refuse'), exact: true })
    .last()
    .click()
  await expect(house.getByText('La photo est floue.')).toBeVisible()
  await at.step('rejectDocuments', 'DocumentsRejected', () => house.locator('dialog [name=comment]').fill('Votre CIN est floue.'))
  await seller.reload()
  await expect(seller.getByText('La photo est floue.').first()).toBeVisible()
  await send('CustomerCIN')
  await sendAll()

  await at.open(sent)
  const accept = house.getByRole('button', { name: new RegExp(`^${verb('acceptOf', '')}`) })
  await expect(accept.first()).toBeVisible()
  for (let left = await accept.count(); left > 0; left--) {
    await accept.first().click()
    await expect(accept).toHaveCount(left - 1)
  }
  await at.step('acceptDocuments', 'DocumentsAccepted')
  await at.step('bill', 'Billed')
  // signed documents arrive by hand: staff scan them
  const record = await callAs<{ disposedVehicle: { id: number } }>(house, 'GET', `/api/staff/purchases/${sent.id}`)
  await house.evaluate(
    async ([id, bytes]) => {
      const body = new FormData()
      body.append('File', new File([new Uint8Array(bytes)], 'pv.jpg', { type: 'image/jpeg' }))
      const answer = await fetch(`/documents/upload?Id=${id}&Type=TransferPV&Owner=Purchase`, {
        method: 'POST',
        headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
        body,
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    [sent.id, [...photo]] as const,
  )
  await house.reload()
  await accept.first().click()
  await expect(accept).toHaveCount(0)
  await at.step('conform', 'DocumentsConformityAccepted')
  await house.getByLabel(at.t('transfer.debited')).fill('Attijariwafa 001')
  await house.getByLabel(at.t('transfer.reference')).fill('VIR 5512')
  await house.getByRole('button', { name: at.t('transfer.prepare'), exact: true }).click()
  await expect(house.getByText(at.t('transfer.notYou'))).toBeVisible()

  const second = await someone(browser)
  await signInAt(second, 'staff', 'manager@rihla.example')
  const other = desk(second)
  await other.open(sent)
  await second.getByRole('button', { name: at.t('transfer.confirm'), exact: true }).click()
  await other.stands('Complete')
  const car = await callAs<{ reference: string; lastStatus?: string }>(second, 'GET', `/api/staff/vehicles/${record.disposedVehicle.id}`)
  await second.goto(`./staff/stock/${record.disposedVehicle.id}`)
  await expect(second.getByText(car.reference).first()).toBeVisible()
  await seller.reload()
  await isAt('Complete')
})

test('links a trade-in to its booking, with one sum and end', on.phone, async ({ browser, words }) => {
  const page = await someone(browser)
  const { email, password } = await openAccount(page)
  await signInAt(page, 'history', email, password)
  const booked = await paidBooking(page)
  const sent = await offerCar(page, 'TradeIn')
  await page.goto(`./history/${booked.reference}`)
  const booking = page.locator(`article[id="${booked.reference}"]`)
  const sale = page.locator(`article[id="${sent.reference}"]`)
  await booking.getByRole('link', { name: sent.reference }).click()
  await expect(sale.getByRole('region', { name: words('selling', 'tradeIn.title') })).toBeVisible()
  await sale.getByRole('link', { name: booked.reference }).click()
  await expect(booking).toBeVisible()
  await expectSound(page)
  await booking.getByRole('link', { name: sent.reference }).click()

  await sale.getByText(words('selling', 'own.cancel.title'), { exact: true }).click()
  await sale.locator('select').selectOption({ index: 1 })
  await sale.locator('[name=comment]').fill('غيرت رأيي')
  await sale.getByRole('button', { name: words('selling', 'own.cancel.button'), exact: true }).click()
  await expect(sale.getByText(words('selling', 'own.status.Canceled'), { exact: true })).toBeVisible()
  await page.goto(`./history/${booked.reference}`)
  await expect(booking.getByText(words('bookings', 'status.Cancelled')).first()).toBeVisible()
})

test('enters the request of a seller at the counter', on.both, async ({ browser, words }) => {
  const page = await someone(browser)
  await signInAt(page, 'staff/purchases/new', 'agent@rihla.example')
  const person = newPerson()
  const number = plate()
  const field = (name: string) => page.locator(`[name=${name}]`)
  await field('Civility').selectOption('Mme.')
  for (const [name, text] of Object.entries({ FirstName: 'Salma', LastName: 'Alaoui', Phone: person.phone, Email: person.email }))
    await field(name).fill(text)
  await field('City').selectOption('Casablanca')
  await field('RegistrationNumber').fill(number)
  await field('Brand').selectOption('Dacia')
  await field('Model').selectOption('Duster')
  await field('ReleaseDate').fill('2019-03-12')
  await field('Mileage').fill('84 000')
  await field('StorageAreaId').selectOption({ index: 1 })
  await expectSound(page)
  await page.getByRole('button', { name: words('staffPurchases', 'take.send'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /RA-\d{4}-\d{6}/ })).toBeVisible()
  await expect(page.locator('main').getByText(words('staffPurchases', 'status.Submited'), { exact: true }).first()).toBeVisible()
})
