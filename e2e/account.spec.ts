import { expectSound } from './cars.ts'
import { codeTo, messageTo } from './inbox.ts'
import { expect, on, ownAddress, test } from './journey.ts'
import { confirmPhone, fillLogin, fillRegister, newPerson, openAccount } from './people.ts'

const toManage = `/identity/login?returnUrl=${encodeURIComponent('/identity/manage')}`
const confirmSubject = /Confirmez|أكّد/
const resetSubject = /nouveau mot de passe|كلمة سر جديدة/

test('opens an account with a code by SMS and a link by e-mail', on.both, async ({ page, request, words }) => {
  test.slow()
  const person = newPerson()
  await page.goto('./authentication/login')
  await page.getByRole('link', { name: words('identity', 'login.register') }).click()
  await expectSound(page)
  await fillRegister(page, words, person)

  const code = page.getByLabel(words('identity', 'field.code'))
  await expect(code).toBeVisible()
  await expectSound(page)
  const sent = await codeTo(request, person.e164)
  await code.fill(sent === '111111' ? '222222' : '111111')
  await page.getByRole('button', { name: words('identity', 'verify.submit') }).click()
  await expect(page.getByText(words('identity', 'fault.codeWrong'))).toBeVisible()
  await expect(code).toBeFocused()
  await confirmPhone(page, request, words, person)

  await expect(page).not.toHaveURL(/identity|authentication/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()

  await page.goto('/identity/manage')
  await expect(page.getByText(words('identity', 'manage.verified'), { exact: true })).toHaveCount(1)
  await expect(page.getByText(words('identity', 'manage.unverified'), { exact: true })).toHaveCount(1)
  const [link = ''] = (await messageTo(request, person.email, confirmSubject)).links.filter((url) => url.includes('confirm'))
  await page.goto(link)
  await expect(page.getByRole('heading', { name: words('identity', 'confirmEmail.title') })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: words('identity', 'confirmEmail.submit') }).click()
  await expect(page.getByRole('heading', { name: words('identity', 'link.emailConfirmed.title') })).toBeVisible()
  await expectSound(page)
  await page.goto('/identity/manage')
  await expect(page.getByText(words('identity', 'manage.verified'), { exact: true })).toHaveCount(2)
  await expectSound(page)
  // the same link stays valid, an invented one is refused
  await page.goto(link)
  await expect(page.getByRole('heading', { name: words('identity', 'link.emailConfirmed.title') })).toBeVisible()
  await page.goto(link.replace('token=', 'token=x'))
  await expect(page.getByRole('heading', { name: words('identity', 'link.emailExpired.title') })).toBeVisible()
})

test('shows missing fields beside the inputs and keeps the typed values', on.arabic, async ({ page, words }) => {
  await page.goto('/identity/register')
  const field = (key: string) => page.getByLabel(words('identity', `field.${key}`), { exact: true })
  await field('firstName').fill('Omar')
  await field('email').fill('omar@')
  await field('phone').fill('12')
  await page.getByRole('button', { name: words('identity', 'register.submit') }).click()
  await expect(page.getByText(words('identity', 'fault.missing.civility'))).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expect(field('firstName')).toHaveValue('Omar')
  await expect(field('email')).toHaveValue('omar@')
  await expect(field('email')).toHaveAccessibleDescription(words('identity', 'fault.emailInvalid'))
  await expect(field('phone')).toHaveAccessibleDescription(words('identity', 'fault.phoneInvalid'))
  await expect(field('password')).toHaveAccessibleDescription(words('identity', 'fault.missing.password'))
  await expectSound(page)

  await expect(field('companyName')).toBeHidden()
  await page.getByRole('radio', { name: words('identity', 'field.company'), exact: true }).check()
  await expect(field('companyName')).toBeVisible()
})

test('refuses a second account with the same e-mail or phone', async ({ page, words, browser }) => {
  const person = await openAccount(page)
  const second = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': ownAddress() } })
  const other = await second.newPage()
  await other.goto('/identity/register')
  await fillRegister(other, words, { ...newPerson(), email: person.email.toUpperCase() })
  await expect(other.getByText(words('identity', 'fault.emailExists'))).toBeVisible()
  await other.goto('/identity/register')
  await fillRegister(other, words, { ...newPerson(), phone: person.e164 })
  await expect(other.getByText(words('identity', 'fault.phoneExists'))).toBeVisible()
  await second.close()
})

test('hides whether an account exists and resets a forgotten password', on.arabic, async ({ page, request, words, browser }) => {
  test.slow()
  const person = await openAccount(page)
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': ownAddress() } })
  const other = await elsewhere.newPage()
  for (const name of [person.email, newPerson().email]) {
    await other.goto(toManage)
    await fillLogin(other, words, name, 'pas le bon mot')
    await expect(other.getByText(words('identity', 'fault.wrong'))).toBeVisible()
    await expect(other.getByLabel(words('identity', 'field.password'), { exact: true })).toBeFocused()
    await expect(other.getByLabel(words('identity', 'field.identifier'))).toHaveValue(name)
  }
  await expectSound(other)

  await other.getByRole('link', { name: words('identity', 'login.forgottenFull') }).click()
  await other.getByLabel(words('identity', 'field.identifier')).fill(person.phone)
  await other.getByRole('button', { name: words('identity', 'forgotten.submit') }).click()
  await expect(other.getByRole('heading', { name: words('identity', 'forgotten.sentTitle') })).toBeVisible()
  const [link = ''] = (await messageTo(request, person.email, resetSubject)).links.filter((url) => url.includes('reset'))
  await other.goto(link)
  await expectSound(other)
  const fresh = `${person.password} et retour`
  await other.getByLabel(words('identity', 'field.newPassword')).fill('court')
  await other.getByRole('button', { name: words('identity', 'reset.submit') }).click()
  await expect(other.getByText(words('identity', 'fault.passwordShort'))).toBeVisible()
  await other.getByLabel(words('identity', 'field.newPassword')).fill(fresh)
  await other.getByRole('button', { name: words('identity', 'reset.submit') }).click()
  await expect(other.getByText(words('identity', 'notice.passwordReset'))).toBeVisible()

  // signed-in users must sign in again, and the old password is invalid
  await page.goto('/identity/manage')
  await expect(page.getByRole('heading', { level: 1, name: words('identity', 'login.title') })).toBeVisible()
  await other.goto(toManage)
  await fillLogin(other, words, person.email, person.password)
  await expect(other.getByText(words('identity', 'fault.wrong'))).toBeVisible()
  await fillLogin(other, words, person.phone, fresh)
  await expect(other.getByRole('heading', { level: 1, name: words('identity', 'manage.title') })).toBeVisible()
  await messageTo(request, person.email, /mot de passe a été modifié|تم تعديل كلمة السر/)
  await elsewhere.close()
})

test('signs in with a code by SMS instead of a password', async ({ page, request, words }) => {
  const person = await openAccount(page)
  await page.goto('/identity/manage')
  await page.getByRole('button', { name: words('identity', 'manage.signOut'), exact: true }).click()
  await page.goto(toManage)
  await page.getByRole('link', { name: words('identity', 'login.sms') }).click()
  await page.getByLabel(words('identity', 'field.phone')).fill(person.phone)
  await page.getByRole('button', { name: words('identity', 'sms.submit') }).click()
  await expect(page.getByRole('heading', { name: words('identity', 'sms.codeTitle') })).toBeVisible()
  await expectSound(page)
  await page.getByLabel(words('identity', 'field.code')).fill(await codeTo(request, person.e164, 2))
  await page.getByRole('button', { name: words('identity', 'sms.codeSubmit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('identity', 'manage.title') })).toBeVisible()
})

test('changes name, e-mail, phone, password and language', async ({ page, request, words, language }) => {
  test.slow()
  const person = await openAccount(page)
  await page.goto('/identity/manage')
  const field = (key: string) => page.getByLabel(words('identity', `field.${key}`), { exact: true })
  const press = (key: string) => page.getByRole('button', { name: words('identity', key), exact: true }).click()
  const open = (key: string) => page.getByRole('link', { name: words('identity', key), exact: true }).click()
  const said = (key: string) => expect(page.getByText(words('identity', `notice.${key}`))).toBeVisible()

  await open('manage.changeName')
  await expectSound(page)
  await field('lastName').fill('Bennani')
  await press('name.submit')
  await said('saved')
  await expect(page.getByText('Bennani')).toBeVisible()

  const email = `nouvelle.${person.email}`
  await open('manage.changeEmail')
  await field('newEmail').fill(email)
  await field('currentPassword').fill('pas le bon mot')
  await press('email.submit')
  await expect(page.getByText(words('identity', 'fault.passwordWrong'))).toBeVisible()
  await expect(field('newEmail')).toHaveValue(email)
  await field('currentPassword').fill(person.password)
  await press('email.submit')
  await said('emailSent')
  await expect(page.getByText(person.email, { exact: true })).toBeVisible()
  const [link = ''] = (await messageTo(request, email, confirmSubject)).links.filter((url) => url.includes('confirm'))
  await page.goto(link)
  await page.getByRole('button', { name: words('identity', 'confirmEmail.submit') }).click()
  await expect(page.getByRole('heading', { name: words('identity', 'link.emailConfirmed.title') })).toBeVisible()
  await page.goto('/identity/manage')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await messageTo(request, person.email, /a changé|تغيّر/)

  const next = newPerson()
  await open('manage.changePhone')
  await field('newPhone').fill(next.phone)
  await field('currentPassword').fill(person.password)
  await press('phone.submit')
  await page.getByLabel(words('identity', 'field.code')).fill(await codeTo(request, next.e164))
  await expectSound(page)
  await press('phone.codeSubmit')
  await said('phoneConfirmed')

  const fresh = `${person.password} et retour`
  await open('manage.changePassword')
  await field('currentPassword').fill(person.password)
  await field('newPassword').fill(fresh)
  await press('password.submit')
  await said('passwordChanged')

  await page.getByLabel(words('identity', 'manage.language')).selectOption(language === 'fr' ? 'ar' : 'fr')
  await press('manage.saveLanguage')
  await expect(page.getByRole('status')).toBeVisible()
})

test('lists the devices, ends one session, then all', on.arabic, async ({ page, words, browser }) => {
  test.slow()
  const person = await openAccount(page)
  const elsewhere = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': ownAddress() },
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  const other = await elsewhere.newPage()
  await other.goto(toManage)
  await fillLogin(other, words, person.email, person.password)
  await expect(other.getByRole('heading', { level: 1, name: words('identity', 'manage.title') })).toBeVisible()

  await page.goto('/identity/manage')
  await expect(page.getByText('Firefox')).toBeVisible()
  await expect(page.getByText(words('identity', 'manage.currentDevice'), { exact: true })).toHaveCount(1)
  await page.getByRole('listitem').filter({ hasText: 'Firefox' }).getByRole('button').click()
  await expect(page.getByText(words('identity', 'notice.sessionEnded'))).toBeVisible()
  await expect(page.getByText('Firefox')).toHaveCount(0)
  await other.goto('/identity/manage')
  await expect(other.getByRole('heading', { level: 1, name: words('identity', 'login.title') })).toBeVisible()

  await other.goto(toManage)
  await fillLogin(other, words, person.email, person.password)
  await expect(other.getByRole('heading', { level: 1, name: words('identity', 'manage.title') })).toBeVisible()
  await page.goto('/identity/manage')
  await page.getByRole('button', { name: words('identity', 'manage.endSessions') }).click()
  for (const one of [page, other]) {
    await one.goto('/identity/manage')
    await expect(one.getByRole('heading', { level: 1, name: words('identity', 'login.title') })).toBeVisible()
  }
  await elsewhere.close()
})

test('works without JavaScript', async ({ browser, request, words }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  const person = newPerson()
  await plain.goto(`/identity/register?returnUrl=${encodeURIComponent('/identity/manage')}`)
  await fillRegister(plain, words, person)
  await confirmPhone(plain, request, words, person)
  await plain.getByRole('button', { name: words('identity', 'manage.signOut'), exact: true }).click()
  await plain.goto(toManage)
  await fillLogin(plain, words, person.email, person.password)
  await expect(plain.getByRole('heading', { level: 1, name: words('identity', 'manage.title') })).toBeVisible()
  await context.close()
})

test('exports the data and deletes the account', on.arabic, async ({ page, request, words }) => {
  const person = await openAccount(page)
  await page.goto('/identity/manage')
  await page.getByRole('button', { name: words('identity', 'manage.exportAsk') }).click()
  await expect(page.getByText(words('identity', 'notice.exportAsked'))).toBeVisible()
  await messageTo(request, person.email, /données|نسخة/)
  await page.goto('/identity/manage')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words('identity', 'manage.exportDownload') }).click(),
  ])
  expect(await download.failure()).toBeNull()

  await page.goto('/identity/manage')
  await page.getByRole('link', { name: words('identity', 'manage.deletionGo') }).click()
  await expectSound(page)
  const submit = page.getByRole('button', { name: words('identity', 'deletion.submit') })
  await page.getByLabel(words('identity', 'field.currentPassword')).fill(person.password)
  await submit.click()
  await expect(page.getByText(words('identity', 'fault.unconfirmed'))).toBeVisible()
  await page.getByLabel(words('identity', 'field.currentPassword')).fill(person.password)
  await page.getByRole('checkbox').check()
  await submit.click()
  await expect(page.getByRole('heading', { name: words('identity', 'deleted.title') })).toBeVisible()
  await messageTo(request, person.email, /a été supprimé|تم حذف حسابك/)

  await page.goto('/identity/login')
  await fillLogin(page, words, person.email, person.password)
  await expect(page.getByText(words('identity', 'fault.wrong'))).toBeVisible()
})
