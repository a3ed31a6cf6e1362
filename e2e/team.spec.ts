import { expect, on, test } from './journey.ts'
import { signInAt } from './paid-booking.ts'

test('invites a staff member and records it in the audit log', on.arabic, async ({ page, words }) => {
  const digits = String(Date.now()).slice(-8)
  const [firstName, lastName] = ['Rania', `Test ${digits}`]
  await signInAt(page, 'staff/team', 'admin@rihla.example')
  await page.getByRole('button', { name: words('team', 'add') }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(words('team', 'form.email')).fill(`rania.${digits}@exemple.ma`)
  await form.getByRole('checkbox', { name: words('staff', 'role.expert') }).check()
  await form.getByRole('button', { name: words('team', 'form.addButton'), exact: true }).click()
  // an unknown address needs a name
  await expect(form.getByText(words('team', 'form.invite'))).toBeVisible()
  await form.getByLabel(words('team', 'form.firstName')).fill(firstName)
  await form.getByLabel(words('team', 'form.lastName'), { exact: true }).fill(lastName)
  await form.getByLabel(words('team', 'form.phone')).fill(`06${digits}`)
  await form.getByRole('button', { name: words('team', 'form.inviteButton') }).click()
  await expect(page.getByRole('row', { name: lastName })).toContainText(words('staff', 'role.expert'))
  await page.goto('/staff/audit')
  await expect(page.getByRole('row', { name: lastName })).toContainText(words('team', 'call.addStaffMember'))
})

test('changes a setting, rejects a wrong value and saves a rota', async ({ page, words }) => {
  await signInAt(page, 'staff/settings', 'manager@rihla.example')
  const value = page.getByRole('spinbutton', { name: words('staffSettings', 'label.contact.replyHours') })
  const group = page.getByText(words('staffSettings', 'group.customerCentre'), { exact: true })
  await group.click()
  const former = await value.inputValue()
  const other = former === '5' ? '6' : '5'
  await value.fill(other)
  await value.press('Enter')
  await expect(page.getByText(words('staffSettings', 'saved'), { exact: true })).toBeVisible()
  const months = page.getByRole('textbox', { name: words('staffSettings', 'label.financing.months') })
  await page.getByText(words('staffSettings', 'group.financing'), { exact: true }).click()
  await months.fill('48, 12')
  await months.press('Enter')
  await expect(page.getByRole('alert')).toContainText(words('staffSettings', 'label.financing.months'))
  await page.reload()
  await group.click()
  await expect(value).toHaveValue(other)

  await page.goto('/staff/team?view=rota')
  const store = page.getByRole('region').first()
  const cell = store.getByRole('checkbox').last()
  const before = await cell.isChecked()
  await cell.click()
  await store.getByRole('button').click()
  await expect(page.getByText(words('team', 'rotaPage.saved'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region').first().getByRole('checkbox').last()).toBeChecked({ checked: !before })
})

test('finds a customer by name and hides the team from an agent', async ({ page, words }) => {
  await signInAt(page, 'staff/customers', 'agent@rihla.example')
  await page.getByRole('searchbox', { name: words('staffDesk', 'customers.search') }).fill('benjelloun khadija')
  await page.getByRole('button', { name: words('staffDesk', 'customers.searchButton') }).click()
  await page.getByRole('link', { name: 'Khadija Benjelloun' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Khadija Benjelloun' })).toBeVisible()
  await expect(page.getByText('khadija.benjelloun@exemple.ma')).toBeVisible()
  await page.goto('/staff/team')
  await expect(page.getByRole('heading', { name: words('staff', 'noRole.title') })).toBeVisible()
})
