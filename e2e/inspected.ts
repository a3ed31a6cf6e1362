import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, type JourneyFixtures } from './journey.ts'
import { offerCar, type SentRequest } from './offered-car.ts'
import { callAs, signInAt } from './paid-booking.ts'
import { openAccount, someone } from './people.ts'

/** The beginning of a plural message for a category, or for any other number. */
export function counted(message: string, category: string): RegExp {
  const [, words = ''] = message.match(new RegExp(`${category} \\{([^}#]+)`)) ?? message.match(/other \{([^}#]+)/) ?? []
  return new RegExp(words.trim())
}

/** A point of a sheet, with the fields that the tests need. */
export interface SheetPart {
  id: number
  action: string | null
  comment: string | null
  revision: number
  status: string
  documents: { id: string }[]
}
interface Sheet {
  id: number
  quotation: number | null
  lastStatus: string
  checkPartQuotations: SheetPart[]
}

export const readSheet = (page: Page, id: number): Promise<Sheet> => callAs<Sheet>(page, 'GET', `/api/staff/expertises/${id}`)

/** The inspector passes all but the first points. */
export async function answerRest(inspector: Page, id: number, left: number): Promise<SheetPart[]> {
  const { checkPartQuotations } = await readSheet(inspector, id)
  const operations = checkPartQuotations.slice(left).map((part) => ({
    id: crypto.randomUUID(),
    checkPartQuotationId: part.id,
    base: part.revision,
    answer: { action: 'None' },
  }))
  await callAs(inspector, 'POST', `/api/staff/expertises/${id}/sync`, { operations })
  return checkPartQuotations.slice(0, left)
}

/** A car with an accepted request, whose sheet is open to the inspector. */
export async function openSheet(browser: Browser): Promise<{ id: number; reference: string; seller: Page; house: Page }> {
  const [seller, house] = [await someone(browser), await someone(browser)]
  const { email, password } = await openAccount(seller)
  await signInAt(seller, 'history', email, password)
  const request = await offerCar(seller, 'Purchase')
  await signInAt(house, 'staff', 'admin@rihla.example')
  await callAs(house, 'POST', `/api/staff/purchases/${request.id}/steps`, { action: 'accept' })
  return { id: await sheetOf(house, request), reference: request.reference, seller, house }
}

/** The inspection sheet of a request. */
export async function sheetOf(house: Page, { id }: SentRequest): Promise<number> {
  const { technicalExpertises } = await callAs<{ technicalExpertises: { id: number }[] }>(house, 'GET', `/api/staff/purchases/${id}`)
  return technicalExpertises[0]?.id ?? 0
}

/** Readings of the inspector. */
export const carRead = { chassisNumber: 'VF1HSRADG56789012', fuelType: 'Diesel', gearType: 'Manual' }

/** The car is looked at, nothing is found, and its worth is the quotation: the sheet on its screen has journeys of its own. Who inspects does not judge: the house is another. */
export async function inspect(
  inspector: Page,
  house: Page,
  id: number,
  { worth, mileage }: { worth: number; mileage: number },
): Promise<void> {
  const sheet = `/api/staff/expertises/${id}`
  await answerRest(inspector, id, 0)
  await callAs(inspector, 'POST', `${sheet}/sync`, { operations: [], mileage })
  await callAs(inspector, 'PUT', `${sheet}/reading`, carRead)
  await callAs(house, 'PUT', `${sheet}/value`, { startValue: worth, startReason: 'Prix relevés cette semaine' })
  for (const action of ['submit', 'giveQuotation']) await callAs(inspector, 'POST', `${sheet}/steps`, { action })
}

/** A photo of one colour, large enough to be accepted. */
export const onePhoto = async (background: string, [width, height]: readonly [number, number] = [1280, 960]): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
export const asFile = (buffer: Buffer, name = 'photo.jpg') => ({ name, mimeType: 'image/jpeg', buffer })

/** The inspection sheet of a page, on a tablet or a phone. */
export function sheetDesk(page: Page, words: JourneyFixtures['words']) {
  const t = (key: string) => words('staffExpertise', key)
  const dialog = page.getByRole('dialog')
  return {
    t,
    dialog,
    async open(id: number): Promise<void> {
      await page.goto(`./staff/expertises/${id}`)
      await expect(page.locator('[data-action]').locator('visible=true').first()).toBeVisible()
    },
    /** the result of the open point: beside it, or at the bottom on a phone */
    result: (action: 'None' | 'Repair' | 'Replacement' | 'NotAvailable', more = '') =>
      page
        .locator(`[data-action=${action}]${more}`)
        .filter({ has: page.locator('span') })
        .locator('visible=true')
        .first(),
    stands: (status: string) => expect(page.locator('header small').getByText(t(`status.${status}`))).toBeVisible(),
    /** takes a step, with a comment where one is required */
    async step(action: string, comment?: string): Promise<void> {
      await page.getByRole('button', { name: t(`step.${action}`), exact: true }).click()
      await this.confirm(action, comment)
    },
    async confirm(action: string, comment?: string): Promise<void> {
      if (comment !== undefined) await dialog.getByLabel(t('form.comment')).fill(comment)
      await dialog.getByRole('button', { name: t(`step.${action}`), exact: true }).click()
      await expect(dialog).toBeHidden()
    },
  }
}
