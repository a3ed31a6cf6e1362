import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectSound, type StockCar } from './cars.ts'
import { asFile, inspect, onePhoto } from './inspected.ts'
import { expect, type JourneyFixtures, on, test, visit } from './journey.ts'
import { plate } from './offered-car.ts'
import { callAs, paidBooking, signInAt } from './paid-booking.ts'
import { openAccount, someone } from './people.ts'
import { recordDesk } from './record-desk.ts'

type Words = JourneyFixtures['words']
const [asking, floor, worth] = [119_900, 110_000, 115_000]
/** An amount as formatted in both languages. */
const money = (amount: number) => new RegExp(String(amount).replace(/(?=(\d{3})+$)/g, '\\D?'))

interface Record {
  id: number
  key: string
  reference: string
  disposedVehicle: { id: number }
  expertise: { id: number } | null
}

/** From the estimate to the request for an intermediation. */
async function askToSell(owner: Page, words: Words): Promise<Record> {
  const models = await callAs<{ id: number; name: string }[]>(owner, 'GET', '/models/stripped?brands=Dacia')
  const modelId = models.find(({ name }) => name === 'Duster')?.id
  const estimate = await callAs<{ key: string }>(owner, 'POST', '/api/estimates', {
    modelId,
    year: 2020,
    mileage: 84_000,
    city: 'Casablanca',
  })
  await visit(owner, `./sell/${estimate.key}`)
  await owner.getByRole('link', { name: words('estimates', 'ways.Mediation.button') }).click()
  const next = () => owner.getByRole('button', { name: words('selling', 'next'), exact: true }).click()
  await expect(owner.locator('[name=Type][value=Intermediation]')).toBeChecked()
  await expect(owner.locator('[name=Mileage]')).toHaveValue('84000')
  await owner.locator('[name=RegistrationNumber]').fill(plate())
  await owner.locator('[name=ReleaseDate]').fill('2020-03-12')
  await next()
  await expect(owner.locator('[name=LastName]')).toHaveValue('Alaoui')
  await owner.locator('[name=City]').selectOption('Casablanca')
  await next()
  await owner.getByRole('button', { name: words('selling', 'card.skip'), exact: true }).click()
  await owner.locator('[name=StorageAreaId]').first().check()
  await next()
  await expect(owner.locator('main').getByText(words('selling', 'car.mediation'), { exact: true })).toBeVisible()
  await owner.locator('[name=terms]').check()
  await owner.getByRole('button', { name: words('selling', 'confirm.send') }).click()
  await expect(owner.getByText(/RI-\d{4}-\d{6}/)).toBeVisible()
  await owner.getByRole('link', { name: words('selling', 'sent.follow') }).click()
  await expect(owner.getByText(words('intermediation', 'status.Submited'), { exact: true })).toBeVisible()
  const [made] = await callAs<Record[]>(owner, 'GET', '/api/customers/intermediations')
  if (!made) throw new Error('no mediation was kept')
  return made
}

/** The desk of an intermediation. */
const desk = (page: Page, words: Words) => recordDesk(page, 'intermediations', (key) => words('staffIntermediations', key))

/** Completes the card and the photos, and publishes the car from the stock. */
async function putOnSale(house: Page, words: Words, id: number): Promise<StockCar> {
  const card = await callAs<{ revision: string; fields: object }>(house, 'GET', `/api/staff/vehicles/${id}`)
  const chassisNumber = `UU1HSRDAG${randomInt(10_000_000, 99_999_999)}`
  const fields = { ...card.fields, fuelType: 'Diesel', gearType: 'Manual', bodyStyle: 'SUV', color: 'White', chassisNumber }
  await callAs(house, 'PUT', `/api/staff/vehicles/${id}`, { revision: card.revision, fields })
  const photo = [...(await onePhoto('#c9b899', [640, 400]))]
  await house.evaluate(
    async ([vehicle, bytes]) => {
      for (let i = 0; i < 5; i++) {
        const body = new FormData()
        body.append('File', new File([new Uint8Array(bytes)], `${i}.jpg`, { type: 'image/jpeg' }))
        const answer = await fetch(`/documents/upload?Id=${vehicle}&Type=VehicleGalleryPicture&Spec=None`, {
          method: 'POST',
          headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
          body,
        })
        if (!answer.ok) throw new Error(await answer.text())
      }
    },
    [id, photo] as const,
  )
  const t = (key: string) => words('stock', key)
  await house.goto(`./staff/stock/${id}`)
  for (const action of ['submit', 'activate', 'publish']) await house.getByRole('button', { name: t(`moves.action.${action}`) }).click()
  await expect(house.getByRole('link', { name: t('seeOnSite') })).toBeVisible()
  return callAs<StockCar>(house, 'GET', `/api/vehicles/${id}`)
}

/** Sells the car by API calls: other tests cover the screens. */
async function sell(buyer: Page, house: Page, car: StockCar, png: string): Promise<void> {
  const { reference } = await paidBooking(buyer, {}, car)
  const { results } = await callAs<{ results: { id: number }[] }>(house, 'GET', `/api/vehiclebookings?view=all&text=${reference}`)
  const at = `/api/vehiclebookings/${results[0]?.id}`
  const post = (step: string, body: object = {}) => callAs(house, 'POST', `${at}/${step}`, body)
  await post('accept')
  await post('submitPaymentDetails', { paymentType: 'Direct', paymentMethod: 'BankTransfer' })
  const { balance } = await callAs<{ balance: { open: number } }>(house, 'GET', at)
  await post('receipts', { method: 'BankTransfer', amount: balance.open, reference: 'VIR 4711' })
  await post('bill')
  for (const { id } of await callAs<{ id: number }[]>(house, 'GET', `${at}/checkparts`))
    await callAs(house, 'PUT', `${at}/checkparts/${id}`, { isFine: true })
  await post('control')
  await callAs(house, 'PUT', `${at}/signature`, { signedBy: 'Salma Alaoui', png })
  await post('deliver', { mileage: 84_150 })
}

test('sells a car for its owner, from request to settlement and transfer', on.wideAndPhone, async ({ browser, words }) => {
  test.slow()
  const photo = asFile(await onePhoto('#c9b899', [640, 400]))
  const t = (key: string) => words('intermediation', key)
  const [owner, house] = [await someone(browser), await someone(browser)]
  const { email, password } = await openAccount(owner)
  await signInAt(owner, 'history', email, password)
  const made = await askToSell(owner, words)

  // inspected, with a proposed price that the owner reads in full before signing
  await signInAt(house, 'staff', 'admin@rihla.example')
  const at = desk(house, words)
  await at.open(made)
  await at.step('accept', 'Accepted')
  const { expertise, disposedVehicle } = await callAs<Record>(house, 'GET', `/api/staff/intermediations/${made.id}`)
  const inspector = await someone(browser)
  await signInAt(inspector, 'staff', 'expert@rihla.example')
  const sheet = expertise?.id ?? 0
  await inspect(inspector, house, sheet, { worth, mileage: 84_100 })
  await callAs(house, 'POST', `/api/staff/expertises/${sheet}/steps`, { action: 'acceptQuotation' })
  await at.open(made)
  await at.step('proposeFloor', 'FlooePriceSubmited', async () => {
    await house.locator('[name=intermediationTypeId]').selectOption({ index: 1 })
    await house.locator('[name=askingPrice]').fill(String(asking))
    await house.locator('[name=floorPrice]').fill(String(floor))
    await house.locator('[name=comment]').fill('Une marge pour négocier')
  })
  await owner.reload()
  for (const amount of [asking, floor, worth, 114_803, 105_200]) await expect(owner.getByText(money(amount)).first()).toBeVisible()
  await expectSound(owner)
  await owner.getByRole('button', { name: t('agree'), exact: true }).click()
  await owner.getByRole('button', { name: t('agreeQuestion.yes'), exact: true }).click()
  await expect(owner.getByText(t('says.agreed'))).toBeVisible()
  for (const [paper, files] of [
    ['VehicleGrayCard', 2],
    ['CustomerCIN', 1],
  ] as const) {
    const line = owner.getByRole('listitem').filter({ hasText: t(`papers.${paper}`) })
    await line.locator('input[type=file]').setInputFiles(Array.from({ length: files }, () => photo))
    await expect(line.getByText(t('papers.there'), { exact: true })).toBeVisible()
  }

  // the contract is printed in both languages, signed by hand and uploaded
  await at.open(made)
  await at.step('generateContract', 'ContractGenerated')
  const read = owner.getByRole('button', { name: new RegExp(`^${t('contract.openOf').split('{')[0]?.trim()}`) })
  await expect(async () => {
    await owner.reload()
    await expect(read).toHaveCount(4, { timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  const [contract] = await Promise.all([owner.waitForEvent('download'), read.first().click()])
  expect(
    readFileSync(await contract.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await owner.getByLabel(t('contract.send')).setInputFiles(photo)
  await expect(owner.getByText(t('contract.sent'))).toBeVisible()
  await at.open(made)
  await at.step('sign', 'ContractSigned')
  await expectSound(house)

  // on sale for its owner, who follows it; then sold as any other car
  const car = await putOnSale(house, words, disposedVehicle.id)
  await owner.reload()
  await expect(owner.getByText(t('says.online'))).toBeVisible()
  await expect(owner.getByRole('heading', { name: t('interest.title') })).toBeVisible()
  await owner.getByRole('link', { name: t('interest.see') }).click()
  await expect(owner.locator('main').getByText(money(asking)).first()).toBeVisible()
  const buyer = await someone(browser)
  const other = await openAccount(buyer)
  await signInAt(buyer, 'history', other.email, other.password)
  await sell(
    buyer,
    house,
    car,
    (
      await sharp(await onePhoto('#14172e', [90, 30]))
        .png()
        .toBuffer()
    ).toString('base64'),
  )

  // settled line by line, and transferred with two approvals to a checked account
  await owner.goto(`./history/${made.reference}`)
  await expect(owner.getByText(t('status.Complete'), { exact: true })).toBeVisible()
  for (const amount of [asking, 3597, 1500, 114_803]) await expect(owner.getByText(money(amount)).first()).toBeVisible()
  const bank = async (number: string) => {
    await owner.locator('[name=bankNumber]').fill(number)
    await owner.getByRole('button', { name: t('bank.save'), exact: true }).click()
  }
  await owner.locator('[name=holder]').fill('Salma Alaoui')
  await owner.locator('[name=bankName]').fill('Banque Populaire')
  await bank('007810000123456789012346')
  await expect(owner.locator('[name=bankNumber]')).toHaveAttribute('aria-invalid', 'true')
  await bank('007810000123456789012345')
  await expect(owner.getByText(/007 810/)).toBeVisible()
  await expectSound(owner)
  await at.open(made)
  await house.getByRole('button', { name: at.t('payout.prepare'), exact: true }).click()
  await expect(house.getByText(at.t('payout.preparedMine'))).toBeVisible()
  const manager = await someone(browser)
  await signInAt(manager, 'staff', 'manager@rihla.example')
  await desk(manager, words).open(made)
  await manager.getByLabel(at.t('payout.reference')).fill('VIR 77')
  await manager.getByRole('button', { name: at.t('payout.confirm'), exact: true }).click()
  await expect(manager.getByText(/VIR 77/).first()).toBeVisible()

  // its printed documents, including transfer commitment and handover record
  await expect(async () => {
    await owner.reload()
    await expect(read).toHaveCount(12, { timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await expect(owner.getByText(/VIR 77/).first()).toBeVisible()
  for (const one of [owner, house, inspector, buyer, manager]) await one.context().close()
})
