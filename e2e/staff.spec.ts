import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { demoPassword } from '../db/demo/accounts.ts'
import { expectSound, freeCar } from './cars.ts'
import { awake, expect, type JourneyOptions, message, on, test } from './journey.ts'
import { type PaidBooking, paidBooking, signInAt } from './paid-booking.ts'
import { fillLogin, openAccount, someone } from './people.ts'

type Language = JourneyOptions['language']
type Role = 'agent' | 'expert' | 'controller' | 'manager' | 'admin'

/** A new customer and their paid booking. */
async function bookingCustomer(browser: Browser): Promise<{ customer: Page; book(): Promise<PaidBooking> }> {
  const customer = await someone(browser)
  const { email, password } = await openAccount(customer)
  await signInAt(customer, 'history', email, password)
  return { customer, book: () => paidBooking(customer) }
}

/** A signed-in staff member; a back-office visitor is redirected to sign-in and back. */
async function asStaff(browser: Browser, language: Language, role: Role, viewport?: { width: number; height: number }): Promise<Page> {
  const page = await someone(browser, viewport)
  await signInAt(page, 'staff', `${role}@rihla.example`)
  await expect(page.getByRole('heading', { level: 1, name: message(language, 'staff', 'nav.queue') })).toBeVisible()
  return page
}

/** Staff steps on the screens of a booking, in their language. */
function desk(page: Page, language: Language) {
  const t = (key: string) => message(language, 'bookingCase', key)
  const dialog = page.getByRole('dialog')
  return {
    t,
    dialog,
    /** opens a record by the global search */
    async find(reference: string): Promise<void> {
      await awake(page)
      await page.keyboard.press('/')
      await page.keyboard.type(reference)
      await page.getByRole('option', { name: new RegExp(reference) }).click()
      await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible()
    },
    /** takes a step of the panel; `fill` completes its dialog */
    async step(action: string, fill: () => Promise<void> = async () => undefined): Promise<void> {
      const button = page.getByRole('button', { name: t(`action.${action}`), exact: true })
      if (!(await button.isVisible())) await page.getByText(t('record.others'), { exact: true }).click()
      await button.click()
      await fill()
      await dialog.getByRole('button', { name: t(`dialog.${action}.verb`), exact: true }).click()
      await expect(dialog).toBeHidden()
    },
    status: (name: string) =>
      expect(
        page
          .locator('main')
          .getByText(t(`status.${name}`), { exact: true })
          .first(),
      ).toBeVisible(),
    tab: async (name: string) => {
      const link = page
        .getByRole('navigation', { name: t('record.tabs') })
        .getByRole('link', { name: new RegExp(`^${t(`record.tab.${name}`)}`) })
      await link.click()
      // wait for the tab in the URL: an earlier reload would return to the former tab
      await expect(link).toHaveAttribute('aria-current', 'page')
    },
  }
}

/** The controller records the remaining payment: until then the invoice is blocked, with the reason. */
async function billWithReceipt(browser: Browser, language: Language, reference: string): Promise<void> {
  const controller = await asStaff(browser, language, 'controller')
  const control = desk(controller, language)
  const { t } = control
  await control.find(reference)
  await expect(controller.getByRole('button', { name: t('action.bill'), exact: true })).toBeDisabled()
  await controller.getByRole('button', { name: t('record.openReceipt'), exact: true }).click()
  await control.dialog.getByLabel(t('form.reference')).fill('VIR-2026-4711')
  await control.dialog.getByRole('button', { name: t('payments.receiptVerb') }).click()
  await expect(control.dialog).toBeHidden()
  await control.step('bill')
  await control.status('Billed')
  await control.tab('payments')
  await expect(controller.getByText('VIR-2026-4711')).toBeVisible()
  await controller.context().close()
}

/** The expert at the car, with a tablet that loses its connection. */
async function checkBesideTheCar(browser: Browser, language: Language, reference: string): Promise<void> {
  const expert = await asStaff(browser, language, 'expert', { width: 820, height: 1180 })
  const { t, dialog, status } = desk(expert, language)
  await expert
    .getByRole('row')
    .filter({ hasText: reference })
    .getByRole('link', { name: t('action.control') })
    .click()
  const points = expert.getByRole('button', { name: new RegExp(`${t('delivery.fineOf').replace('{part}', '')}$`) })
  await expect(points.first()).toBeEnabled()
  await expectSound(expert)
  const count = await points.count()
  expect(count).toBeGreaterThan(3)
  await expert.context().setOffline(true)
  for (let i = 0; i < 2; i++) await points.nth(i).click()
  await expect(expert.getByRole('button', { name: t('delivery.retry') })).toBeVisible()
  await expert.context().setOffline(false)
  for (let i = 2; i < count; i++) await points.nth(i).click()
  await expect(expert.getByText(t('delivery.saved'))).toBeVisible()
  await expert.getByRole('button', { name: t('delivery.finish') }).click()
  await dialog.getByRole('button', { name: t('dialog.control.verb') }).click()
  await status('Controlled')
  await expert.context().close()
}

/** The customer signs at the adviser's, by drawing and then by typing the name, and receives the car. */
async function signAndHandOver(agent: Page, language: Language, reference: string): Promise<void> {
  const { t, dialog, status } = desk(agent, language)
  await agent.goto('./staff')
  // the table fits: its sticky last column covers no other
  await expect(agent.getByRole('table')).toBeVisible()
  const beyond = (table: Element) => (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0)
  expect(await agent.getByRole('table').evaluate(beyond)).toBe(0)
  await agent
    .getByRole('row')
    .filter({ hasText: reference })
    .getByRole('link', { name: t('action.deliver'), exact: true })
    .click()
  await expect(agent.getByRole('button', { name: t('delivery.sign'), exact: true })).toBeVisible()
  await expectSound(agent)
  await agent.getByRole('button', { name: t('delivery.sign'), exact: true }).click()
  await expect(agent.getByText(t('delivery.signNeeded'))).toBeVisible()
  const pad = await agent.getByRole('img', { name: t('delivery.pad') }).boundingBox()
  if (!pad) throw new Error('there is nothing to sign on')
  await agent.mouse.move(pad.x + 60, pad.y + 60)
  await agent.mouse.down()
  await agent.mouse.move(pad.x + 200, pad.y + 90, { steps: 5 })
  await agent.mouse.up()
  await agent.getByRole('button', { name: t('delivery.sign'), exact: true }).click()
  await agent.getByRole('button', { name: t('delivery.signAgain') }).click()
  await agent.getByRole('button', { name: t('delivery.typed') }).click()
  await agent.getByRole('button', { name: t('delivery.sign'), exact: true }).click()
  await agent.getByRole('button', { name: t('delivery.deliver'), exact: true }).click()
  const [before = ''] = t('form.mileageKnown').split('{')
  const known = Number((await dialog.getByText(before.trim()).innerText()).replaceAll(/\D/g, ''))
  await dialog.getByLabel(t('form.mileage')).fill(String(known + 12))
  await dialog.getByRole('button', { name: t('dialog.deliver.verb') }).click()
  await status('Delivered')
}

/** Opens every document of a delivered car. */
async function openPapers(agent: Page, language: Language): Promise<void> {
  const { t, tab } = desk(agent, language)
  await tab('documents')
  for (const type of ['SaleProforma', 'PurchaseOrder', 'PurchaseInvoice', 'QualityControlSheet', 'DeliveryForm']) {
    const name = t(`documents.type.${type}`)
    const button = agent.getByRole('button', { name: new RegExp(`^${t('documents.downloadOf').replace('{name}', name)}[,،]`) }).first()
    await expect(async () => {
      if (!(await button.isVisible())) await agent.reload()
      await expect(button).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    const [download] = await Promise.all([agent.waitForEvent('download'), button.click()])
    const paper = readFileSync(await download.path())
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
    expect(paper.length).toBeGreaterThan(5000)
  }
}

/** A manager exchanges the car, and the customer reads the settlement of the money. */
async function exchangeCar(browser: Browser, language: Language, reference: string, customer: Page): Promise<void> {
  const manager = await asStaff(browser, language, 'manager')
  const { t, dialog, find, step, status } = desk(manager, language)
  const other = await freeCar(manager.request)
  await find(reference)
  await step('exchange', async () => {
    await dialog.getByLabel(t('exchange.search'), { exact: true }).fill(other.reference)
    await dialog.getByRole('radio', { name: new RegExp(other.reference) }).check()
    await expect(dialog.getByText(t('exchange.carried'))).toBeVisible()
    await expectSound(manager)
    const [before = ''] = t('form.mileageKnown').split('{')
    const known = Number((await dialog.getByText(before.trim()).innerText()).replaceAll(/\D/g, ''))
    await dialog.getByLabel(t('form.mileage')).fill(String(known + 100))
    await dialog.getByLabel(t('form.comment'), { exact: true }).fill('Trop petite pour la famille')
  })
  await status('Recovered')
  const way = manager.getByText(t('file.exchangedFor')).getByRole('link')
  const opened = await way.innerText()
  await way.click()
  await expect(manager.getByRole('heading', { level: 1, name: opened })).toBeVisible()
  await status('Submitted')
  await expect(manager.getByRole('button', { name: t('action.accept'), exact: true })).toBeEnabled()
  for (const [one, other] of [
    [reference, opened],
    [opened, reference],
  ] as const) {
    await customer.goto(`./history/${one}`)
    await expect(customer.locator(`article#${one}`)).toContainText(other)
  }
  await manager.context().close()
}

test('carries a paid booking to delivery and exchanges the car', async ({ browser, language, words }) => {
  test.setTimeout(300_000)
  const { customer, book } = await bookingCustomer(browser)
  const { reference, car } = await book()

  // the adviser finds it in the queue and takes it by keyboard
  const agent = await asStaff(browser, language, 'agent')
  const { t, dialog, step, status } = desk(agent, language)
  const row = agent.getByRole('row').filter({ hasText: reference })
  await expect(row).toContainText('Salma Alaoui')
  await row.getByRole('link', { name: reference }).focus()
  await agent.keyboard.press('a')
  await expect(row).toContainText('Youssef Berrada')
  await expectSound(agent)
  await agent.keyboard.press('Enter')
  await expect(agent.getByRole('heading', { level: 1, name: reference })).toBeVisible()
  await expectSound(agent)
  await step('accept')
  await status('Accepted')

  // a price within the adviser's limit, which the customer accepts on the booking page
  const price = Math.round((car.price ?? 0) * 0.98)
  await step('proposePrice', async () => {
    await dialog.getByRole('button', { name: t('dialog.proposePrice.verb') }).click()
    await expect(dialog.getByText(t('form.priceNeeded'))).toBeVisible()
    await dialog.getByLabel(t('form.price')).fill(String(price))
  })
  await status('NewPriceSubmitted')
  await customer.goto(`./history/${reference}`)
  await customer
    .getByRole('button', { name: words('history', 'turn.AnswerPrice.accept'), exact: true })
    .first()
    .click()
  await expect(customer.getByRole('status').filter({ hasText: words('history', 'turn.AnswerPrice.accepted') })).toBeVisible()
  await agent.reload()
  await status('NewPriceAccepted')
  await step('submitPaymentDetails', async () => {
    await dialog.getByLabel(t('form.paymentMethod')).selectOption('BankTransfer')
  })
  await status('PayementDetailsSubmitted')

  await billWithReceipt(browser, language, reference)
  await checkBesideTheCar(browser, language, reference)
  await signAndHandOver(agent, language, reference)
  await openPapers(agent, language)
  await exchangeCar(browser, language, reference, customer)
  for (const page of [customer, agent]) await page.context().close()
})

test('requires a refusal reason and reports a concurrent change', on.arabic, async ({ browser, language }) => {
  test.setTimeout(180_000)
  const { customer, book } = await bookingCustomer(browser)
  const { reference } = await book()
  const agent = await asStaff(browser, language, 'agent')
  const { t, dialog, find, step, status } = desk(agent, language)
  await find(reference)

  // two people on one record: the second keeps the typed text and sees the first
  const admin = await asStaff(browser, language, 'admin')
  const other = desk(admin, language)
  await other.find(reference)
  await agent.getByText(t('record.others'), { exact: true }).click()
  await agent.getByRole('button', { name: t('action.reject'), exact: true }).click()
  await dialog.getByRole('button', { name: t('dialog.reject.verb') }).click()
  await expect(dialog.getByText(t('form.commentNeeded'))).toBeVisible()
  const comment = 'La voiture a été accidentée hier.'
  await dialog.getByLabel(t('form.commentCustomer')).fill(comment)
  await other.step('accept')
  await other.status('Accepted')
  await dialog.getByRole('button', { name: t('dialog.reject.verb') }).click()
  await expect(dialog).toBeHidden()
  await expect(agent.getByRole('alert').filter({ hasText: 'Omar Bennani' })).toContainText(t('conflict.text'))
  await status('Accepted')
  await step('cancel', async () => expect(dialog.getByLabel(t('form.commentCustomer'))).toHaveValue(comment))
  await status('Cancelled')
  await expect(agent.getByText(comment)).toBeVisible()

  const second = await book()
  await find(second.reference)
  await step('reject', async () => dialog.getByLabel(t('form.commentCustomer')).fill(comment))
  await status('Rejected')
  await expect(agent.getByText(comment)).toBeVisible()
  for (const page of [customer, agent, admin]) await page.context().close()
})

test('admits only staff to the back office', on.both, async ({ page, words }) => {
  await page.goto('./staff')
  await page.waitForURL('**/identity/**')
  await fillLogin(page, words, 'salma.alaoui@exemple.ma', demoPassword)
  await expect(page.getByRole('heading', { level: 1, name: words('staff', 'noAccess.title') })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectSound(page)
})
