import type { Page } from '@playwright/test'
import { expectSound, watchShifts } from './cars.ts'
import { messageTo } from './inbox.ts'
import { awake, expect, type JourneyFixtures, on, test, visit } from './journey.ts'
import { signInAt } from './paid-booking.ts'
import { openAccount } from './people.ts'

/** Opens a customer page, signed in at the provider, and waits until it shows its owner. */
async function enter(page: Page, words: JourneyFixtures['words'], place: string): Promise<void> {
  await visit(page, place)
  await page
    .getByRole('main')
    .getByRole('button', { name: words('customers', 'signIn.button'), exact: true })
    .click()
  await expect(page).toHaveURL(new RegExp(`${place.slice(2)}$`))
}

test('shows the profile, saves address and consents, exports the data', on.both, async ({ page, request, words, language }) => {
  const person = await openAccount(page)
  await enter(page, words, './customer/current')
  await expect(page.getByRole('heading', { level: 1, name: words('customers', 'title') })).toBeVisible()
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByText(person.phone)).toBeVisible()
  await expectSound(page)

  const field = (key: string) => page.getByLabel(new RegExp(`^${words('customers', `address.${key}`)}`))
  await field('address').fill('12, rue des Orangers')
  await field('zip').fill('200')
  await field('city').fill('Atlantis')
  // before the cities load, only the server can reject this one
  await expect(page.locator('datalist option').first()).toBeAttached()
  const save = page.getByRole('button', { name: words('customers', 'address.save') })
  await save.click()
  await expect(page.getByText(words('customers', 'address.badZip'))).toBeVisible()
  await expect(page.getByText(words('customers', 'address.badCity'))).toBeVisible()
  await expect(field('zip')).toBeFocused()
  await field('zip').fill('20000')
  await field('city').fill(language === 'ar' ? 'فاس' : 'fes')
  await save.click()
  await expect(page.getByText(words('customers', 'address.saved'))).toBeVisible()

  const offers = page.getByRole('checkbox', { name: new RegExp(`^${words('customers', 'consents.offersPost')}`) })
  await expect(offers).not.toBeChecked()
  await offers.check()
  await expect(page.getByText(words('customers', 'choices.saved'))).toBeVisible()

  await page.reload()
  await awake(page)
  await expect(field('city')).toHaveValue(language === 'ar' ? 'فاس' : 'Fès')
  await expect(field('zip')).toHaveValue('20000')
  await expect(offers).toBeChecked()

  await page.getByRole('button', { name: words('customers', 'data.ask') }).click()
  await expect(page.getByText(words('customers', 'data.asked'))).toBeVisible()
  const mail = await messageTo(request, person.email, /copie|نسخة/)
  const [link = ''] = mail.links.filter((url) => url.includes('/customer/'))
  await page.goto(link)
  const fetched = page.waitForEvent('download')
  await page.getByRole('button', { name: new RegExp(`^${words('customers', 'data.download').replace(/\s*\(.*/, '')}`) }).click()
  expect((await fetched).suggestedFilename()).toBe('rihla.zip')
})

test('links a saved car from the profile and hides those of others', on.arabic, async ({ page, request, words }) => {
  const { results } = (await (await request.get('./api/vehicles?Brands=Dacia&size=1')).json()) as {
    results: { id: number; slug: string; brand: string; model: string }[]
  }
  const [car] = results
  if (!car) throw new Error('there is no car')
  await openAccount(page)
  await visit(page, `./cars/${car.slug}/${car.id}`)
  await page.evaluate(
    ({ id, slug, brand, model }) =>
      localStorage.setItem(
        'rihla.favourites',
        JSON.stringify([{ id, slug, title: `${brand} ${model}`, price: 9_999_000, picture: null, savedOn: '2026-01-15' }]),
      ),
    car,
  )
  await enter(page, words, './customer/current')
  await page
    .getByRole('main')
    .getByRole('link', { name: `${car.brand} ${car.model}` })
    .click()
  await expect(page).toHaveURL(new RegExp(`customerDetails/${car.id}$`))
  await expect(page.getByRole('heading', { level: 1, name: `${car.brand} ${car.model}` })).toBeVisible()
  await expect(page.getByText(words('customers', 'vehicle.Available'))).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: words('customers', 'vehicle.remove') }).click()
  await expect(page).toHaveURL(/customer\/current$/)
  await expect(page.getByText(words('customers', 'vehicle.none'))).toBeVisible()

  await visit(page, './customer/2147483647')
  await expect(page.getByText(words('customers', 'notYours.title'))).toBeVisible()
  await expectSound(page)
  await visit(page, './customerDetails/2147483647')
  await expect(page.getByText(words('customers', 'vehicle.unknown.title'))).toBeVisible()
})

/** Maximum cumulative layout shift of a private page (web vitals rate 0.1 as good). */
const maxShift = 0.02

test('limits the layout shift of private pages', on.all, async ({ page }) => {
  await signInAt(page, 'history', 'salma.alaoui@exemple.ma')
  const cases = page.locator('main li a[href*="/history/R"]')
  await expect(cases.first()).toBeVisible()
  const addresses = await cases.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const oneOfEach = ['RV', 'RA', 'RI'].flatMap((kind) => addresses.find((address) => address.includes(`/history/${kind}`)) ?? [])
  expect(oneOfEach).toHaveLength(3)
  const shifts = await watchShifts(page)
  for (const place of ['./history', ...oneOfEach, './customerAnnonces', './messages', './alert', './favourites', './customer/current']) {
    await page.goto(place, { waitUntil: 'networkidle' })
    const told = await shifts()
    expect([place, told.reduce((sum, one) => sum + Number.parseFloat(one), 0) <= maxShift ? [] : told]).toEqual([place, []])
  }
})
