import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffRolesOf } from '#domains/foundation/team/service.ts'
import { saveStaffMember } from '#domains/foundation/team/store.ts'
import { findAccountByName } from '#identity/store.ts'
import { readConfig } from '#platform/config.ts'
import { type TestIdentity, testIdentity } from '#testing/identity.ts'
import { openDemoAccounts } from '../../db/demo/accounts.ts'
import { inviteAdmin } from './first-admin.ts'
import { refuseKnownPasswords } from './known-passwords.ts'

let place: TestIdentity
beforeAll(async () => {
  place = await testIdentity()
})
afterAll(() => place.close())

test('creates an admin with a single-use password link', async () => {
  const { deps } = place.api
  const { link } = await inviteAdmin(deps, { email: 'Amina@Exemple.ma' })
  const browser = place.browser()
  const { form, email } = await browser.page(link ?? '', 'reset')
  expect(email).toBe('amina@exemple.ma')
  const chosen = { _csrf: form.token, password: 'amandier en fleurs' }
  expect((await browser.post(form.action, chosen)).statusCode).toBe(303)
  expect((await browser.get(link ?? '')).statusCode).toBe(410)
  const { url } = await place.browser().signIn('amina@exemple.ma', 'amandier en fleurs')
  expect(url.searchParams.has('code')).toBe(true)
  const account = await findAccountByName(deps.db, { email: 'amina@exemple.ma' })
  expect(await staffRolesOf(deps, account?.subject ?? '')).toEqual(['admin'])
  const { rows } = await deps.pool.query('select action, subject from audit_entries where record_id = $1', [account?.subject])
  expect(rows).toEqual([{ action: 'inviteAdmin', subject: 'system' }])
})

test('replaces a lost link', async () => {
  const first = await inviteAdmin(place.api.deps, { email: 'badr@exemple.ma', firstName: 'Badr', phone: '06 61 00 00 09' })
  const second = await inviteAdmin(place.api.deps, { email: 'badr@exemple.ma' })
  expect((await place.browser().get(first.link ?? '')).statusCode).toBe(410)
  expect((await place.browser().get(second.link ?? '')).statusCode).toBe(200)
})

test('fills in missing data: name from the address, no phone, French', async () => {
  const { deps } = place.api
  await inviteAdmin(deps, { email: `${'x'.repeat(60)}@exemple.ma` })
  await inviteAdmin(deps, { email: 'dina@exemple.ma', firstName: 'Dina', lastName: 'Idrissi', phone: '06 61 00 00 10', language: 'ar' })
  const { rows } = await deps.pool.query(
    "select civility, first_name, last_name, company_name, phone, language, email_verified from accounts where email like 'x%' or email = 'dina@exemple.ma' order by email",
  )
  expect(rows).toEqual([
    {
      civility: 'M.',
      first_name: 'Dina',
      last_name: 'Idrissi',
      company_name: null,
      phone: '+212661000010',
      language: 'ar',
      email_verified: false,
    },
    {
      civility: 'M.',
      first_name: 'x'.repeat(50),
      last_name: '-',
      company_name: null,
      phone: expect.stringMatching(/^\+212000[1-9]\d{5}$/),
      language: 'fr',
      email_verified: false,
    },
  ])
  // who is on the staff keeps what they are
  const agent = await place.account({ emailVerified: true })
  await deps.db.transaction().execute((trx) => saveStaffMember(trx, agent.subject, ['agent']))
  await inviteAdmin(deps, { email: agent.email })
  expect((await staffRolesOf(deps, agent.subject)).toSorted()).toEqual(['admin', 'agent'])
})

test('promotes confirmed accounts only, without a link', async () => {
  const { deps } = place.api
  const owner = await place.account({ emailVerified: true })
  expect(await inviteAdmin(deps, { email: owner.email })).toEqual({ link: null })
  expect(await staffRolesOf(deps, owner.subject)).toEqual(['admin'])
  const stranger = await place.account()
  await expect(inviteAdmin(deps, { email: stranger.email })).rejects.toThrow('has not confirmed that address')
  expect(await staffRolesOf(deps, stranger.subject)).toEqual([])
  for (const wrong of [{ email: 'nobody' }, { email: 'a@exemple.ma', phone: '12' }])
    await expect(inviteAdmin(deps, wrong)).rejects.toThrow(/is no (e-mail address|phone number)/)
})

test('refuses to serve documented passwords on a public URL', async () => {
  const { db } = place.api.deps
  const open = { db, config: readConfig({ PUBLIC_URL: 'https://www.example.ma' }) }
  await refuseKnownPasswords(open)
  await openDemoAccounts(place.api.deps)
  await refuseKnownPasswords({ db, config: readConfig({}) })
  await expect(refuseKnownPasswords(open)).rejects.toThrow(
    /everybody knows the password of admin@rihla\.example, .*salma\.alaoui@exemple\.ma/,
  )
  // under another address it is as well known
  await db.updateTable('accounts').set({ email: 'directeur@exemple.ma' }).where('email', '=', 'admin@rihla.example').execute()
  await expect(refuseKnownPasswords(open)).rejects.toThrow('directeur@exemple.ma')
})
