import type { Page } from '@playwright/test'
import { inventCard, renderCard } from '#testing/grey-cards.ts'
import { expectSound } from './cars.ts'
import { codeTo } from './inbox.ts'
import { awake, expect, type JourneyFixtures, on, test, visit } from './journey.ts'
import { newPerson } from './people.ts'

type Words = JourneyFixtures['words']
const go = (page: Page, words: Words, key: 'next' | 'card.skip' = 'next') =>
  page.getByRole('button', { name: words('selling', key), exact: true }).click()
const heading = (page: Page, words: Words, step: string) => page.getByRole('heading', { level: 1, name: words('selling', `title.${step}`) })

test('submits a request in five steps with validation, draft and phone code', {
  tag: ['@arabic', '@phone'],
}, async ({ page, request, words }) => {
  const person = newPerson()
  await visit(page, './create-request')
  await go(page, words)
  await expect(page.locator('[name=RegistrationNumber]')).toBeFocused()
  await expectSound(page)

  await page.locator('[name=RegistrationNumber]').fill('48217 | ب | 6')
  await page.locator('[name=Brand]').selectOption('Dacia')
  await page.locator('[name=Model]').selectOption('Duster')
  await page.locator('[name=ReleaseDate]').fill('2019-03-12')
  await page.locator('[name=Mileage]').fill('84 000')
  await page.locator('[name=IsUnderCredit][value=true]').check()
  // a returning visitor finds the draft
  await page.reload()
  await awake(page)
  await expect(page.locator('[name=Mileage]')).toHaveValue('84 000')
  await go(page, words)

  await expect(heading(page, words, 'seller')).toBeFocused()
  await page.locator('[name=Civility][value="Mme."]').check()
  await page.locator('[name=FirstName]').fill(person.firstName)
  await page.locator('[name=LastName]').fill(person.lastName)
  await page.locator('[name=Phone]').fill(person.phone)
  await page.locator('[name=Email]').fill(person.email)
  await page.locator('[name=City]').selectOption('Casablanca')
  await expectSound(page)
  await go(page, words)
  await page.locator('[name=code]').fill(await codeTo(request, person.e164))
  await go(page, words)

  await expect(heading(page, words, 'card')).toBeFocused()
  const card = inventCard(1)
  const photo = await renderCard(card, 'Front', 'clean', 1)
  await page.locator('input[type=file]').first().setInputFiles({ name: 'recto.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.locator('main img[src^="data:"]')).toBeVisible()
  // photos are stored on the device, too
  await page.reload()
  await awake(page)
  await expect(page.locator('main img[src^="data:"]')).toBeVisible()
  await page.getByRole('button', { name: words('greyCard', 'read'), exact: true }).click()
  // values that differ from the scanned card need a confirmation
  await expect(page.getByRole('radio', { name: new RegExp(card.lastName) })).toBeChecked()
  await expectSound(page)
  await go(page, words)
  // each project uses its own store, so that appointments do not collide
  await page
    .locator('[name=StorageAreaId]')
    .nth(test.info().project.name === 'phone' ? 1 : 0)
    .check()
  const time = page.locator('[name=AppointmentStart]:enabled').last()
  await time.check()
  const chosen = (await time.getAttribute('aria-label')) ?? ''
  await expectSound(page)
  await go(page, words)

  await expect(heading(page, words, 'confirm')).toBeFocused()
  const send = page.getByRole('button', { name: words('selling', 'confirm.send') })
  await send.click()
  await expect(page.getByText(words('selling', 'confirm.needTerms'))).toBeVisible()
  await page.locator('[name=terms]').check()
  // offline: reported, and nothing is lost
  await page.context().setOffline(true)
  await send.click()
  await expect(page.getByText(words('selling', 'confirm.offline'))).toBeVisible()
  await page.context().setOffline(false)
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeFocused()
  await expect(page.getByText(/RA-\d{4}-\d{6}/)).toBeVisible()
  await expect(page.getByRole('link', { name: words('selling', 'own.visit.calendar') })).toHaveAttribute('href', /\/calendar\?lang=/)
  await expectSound(page)
})

test('discards a draft and restores it', on.phone, async ({ page, words }) => {
  await visit(page, './create-request')
  await page.locator('[name=RegistrationNumber]').fill('1234A5')
  await page.locator('[name=Brand]').selectOption('Dacia')
  await page.getByRole('button', { name: words('selling', 'draft.forget') }).click()
  await expect(page.locator('[name=RegistrationNumber]')).toHaveValue('')
  await page.getByRole('button', { name: words('selling', 'draft.undo') }).click()
  await expect(page.locator('[name=RegistrationNumber]')).toHaveValue('1234')
})
