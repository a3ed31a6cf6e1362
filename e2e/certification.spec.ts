import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { qrCode } from '#domains/foundation/documents/printouts/service.ts'
import { expectSound, freeCar, pathOf, type StockCar } from './cars.ts'
import { answerRest, asFile, onePhoto, sheetDesk } from './inspected.ts'
import { expect, type JourneyFixtures, on, test, visit } from './journey.ts'
import { callAs, signInAt } from './paid-booking.ts'
import { someone } from './people.ts'

type Words = JourneyFixtures['words']
const remark = 'Rayure de 6 cm, sans atteindre le plastique.'
const repaired = 'Pare-chocs repeint à Casablanca.'

/** Output of the open verification program for a sheet, run offline. */
function verify(script: string, ...given: string[]): { isSound: boolean; said: string } {
  try {
    return { isSound: true, said: execFileSync(process.execPath, [script, ...given], { encoding: 'utf8', env: {} }) }
  } catch (error) {
    return { isSound: false, said: String((error as { stdout: string }).stdout) }
  }
}

/** The inspector records one fault and submits the sheet; the manager decides, the repair is recorded, and the sheet is closed. */
async function certify(inspector: Page, house: Page, car: StockCar, words: Words): Promise<void> {
  const t = (key: string) => words('staffExpertise', key)
  // closes the sheet of an aborted run first
  const left = await callAs<{ id: number; checkPartQuotations: { action: string | null }[] }>(house, 'POST', '/api/staff/expertises', {
    type: 'Certification',
    vehicleId: car.id,
  })
  if (left.checkPartQuotations.some(({ action }) => action !== null))
    await callAs(house, 'POST', `/api/staff/expertises/${left.id}/steps`, { action: 'reject', comment: 'Reprise du contrôle' })
  await inspector.goto(`./staff/stock/${car.id}`)
  await inspector.getByRole('button', { name: t('open.certify'), exact: true }).click()
  await inspector.waitForURL(/\/staff\/expertises\/\d+/)
  const id = Number(/\d+$/.exec(new URL(inspector.url()).pathname)?.[0])
  await answerRest(inspector, id, 1)
  const at = sheetDesk(inspector, words)
  await at.open(id)
  await at.result('Repair').click()
  await inspector.getByLabel(t('point.cost')).fill('700')
  await inspector.getByLabel(t('point.remark')).fill(remark)
  await inspector
    .locator('main input[type=file]')
    .first()
    .setInputFiles(asFile(await onePhoto('#7a1f1f')))
  await expect(inspector.getByText(t('step.missing.mileage'))).toBeVisible()
  await inspector.getByLabel(t('mileage.title')).fill('61 234')
  await expectSound(inspector)
  await at.step('submit')
  await at.stands('Submitted')
  await at.step('giveQuotation')

  const judge = sheetDesk(house, words)
  await judge.open(id)
  await judge.step('acceptQuotation')
  // the fault is repaired before the car is on sale
  const today = new Date().toISOString().slice(0, 10)
  await house.getByLabel(t('form.cost')).fill('650')
  await house.getByLabel(t('form.day')).fill(today)
  await house.getByLabel(t('form.repair')).fill(repaired)
  await house.getByRole('button', { name: t('repair.save'), exact: true }).click()
  await expect(house.getByText(repaired)).toBeVisible()
  await house.getByLabel(t('repair.photo')).setInputFiles(asFile(await onePhoto('#2f6f4f')))
  await expect(house.getByRole('button', { name: t('photo.after').replace('{number}', '1') })).toBeVisible()
  await expectSound(house)
  await judge.step('accept')
  await judge.stands('Accepted')
}

test(
  'certifies a car, publishes its sheet and detects an altered byte',
  on.wideAndPhone,
  async ({ page, browser, baseURL, words }, info) => {
    test.slow()
    const car = await freeCar(page.request)
    const [inspector, house] = [await someone(browser), await someone(browser)]
    await signInAt(inspector, 'staff', 'expert@rihla.example')
    await signInAt(house, 'staff', 'manager@rihla.example')
    await certify(inspector, house, car, words)

    // certified, with a warranty by age and kilometres
    const t = (key: string) => words('expertise', key)
    const card = await callAs<{ isCertified: boolean; warrantyInMonths: number; inspectedPoints: number }>(
      house,
      'GET',
      `/api/vehicles/${car.id}`,
    )
    expect(card).toMatchObject({ isCertified: true, inspectedPoints: 110 })
    expect(card.warrantyInMonths).toBeGreaterThanOrEqual(3)
    expect(card.warrantyInMonths).toBeLessThanOrEqual(6)
    for (const one of [inspector, house]) await one.context().close()

    // buyers read findings, repairs and unchecked points
    await visit(page, pathOf(car))
    const section = page.locator('#inspection')
    await expect(section.getByRole('navigation').locator('a g > title')).toHaveCount(110)
    for (const said of [t('repairs'), remark, t('before'), t('after'), t('limits')])
      await expect(section.getByText(said).first()).toBeVisible()
    await expect(section.getByText(/650/).first()).toBeVisible()
    await expectSound(page)

    await section.getByRole('link', { name: t('seal.open') }).click()
    await expect(page.getByText(t('check.good'))).toBeVisible()
    await page.getByRole('button', { name: t('check.photos').replace('{count}', '2') }).click()
    await expect(page.getByText(/^(Les 2 photos sont celles|الصورتان هما من)/)).toBeVisible()
    await expect(page.getByText(remark)).toBeVisible()
    await expectSound(page)

    // the code on the document links to this sheet with the first characters of its seal
    const sheet = await callAs<{ code: string; seal: string }>(page, 'GET', `/api/vehicles/${car.id}/expertise/sheet`)
    const spaced = /expertises\/([^/?#]+)/.exec(page.url())?.[1] ?? ''
    const address = `${baseURL}/expertises/${sheet.code.replace(/(.{4})(?=.)/g, '$1-')}#${sheet.seal.slice(0, 32)}`
    expect(spaced.replaceAll('-', '')).toBe(sheet.code)
    expect(await (await page.request.get(`./api/expertises/${sheet.code}/qr`)).text()).toBe(qrCode(address))
    await page.goto(address)
    await expect(page.getByText(t('check.printedNow'))).toBeVisible()
    const paper = await page.request.get((await page.getByRole('link', { name: t('seal.pdf') }).getAttribute('href')) ?? '')
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')

    // the downloads of the page suffice for an independent check
    const download = async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: t(name), exact: true }).click()])
      const path = info.outputPath(file.suggestedFilename())
      await file.saveAs(path)
      return path
    }
    const [json, script] = [await download('page.json'), await download('page.script')]
    expect(verify(script, json, `--seal=${sheet.seal}`)).toMatchObject({
      isSound: true,
      said: expect.stringContaining('not one was altered'),
    })
    const text = readFileSync(json, 'utf8')
    const at = text.indexOf('650', text.indexOf(remark))
    writeFileSync(json, `${text.slice(0, at)}65${'1'}${text.slice(at + 3)}`)
    const altered = verify(script, json)
    expect(altered.isSound).toBe(false)
    expect(altered.said).toContain(`Line ${text.slice(0, at).split('\n').length - 2} `)
    expect(altered.said.match(/✗/g)).toHaveLength(1)
  },
)
