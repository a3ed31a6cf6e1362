// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { writeDevice } from '#client/device.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { button, packText, press, settle, show, signedIn, words } from '#testing/screen.tsx'
import { until } from '#testing/until.ts'
import { Guard } from './guard.tsx'
import { hasRole, useStaff } from './staff.ts'

const t = packText('staff')

const api = fakeApi()
const asking = ['get', '/api/staff/current'] as const
const staff = (subject: string) => sample('CurrentStaff', { subject, name: 'Nadia', roles: ['agent'] })

function Work() {
  return <p>{`travail de ${useStaff().subject}`}</p>
}
async function open() {
  const screen = show(
    <Guard>
      <Work />
    </Guard>,
    { at: '/staff/bookings/7?tab=money', path: '/staff/*' },
  )
  await settle()
  return screen
}

test('redirects a visitor to sign-in and back to the same address', async () => {
  const { here } = await open()
  expect(here.place).toContain('/authentication/login')
  expect(decodeURIComponent(here.place)).toContain('/staff/bookings/7?tab=money')
  expect(words()).not.toContain('travail de')
})

test('waits for the renewal of an expired session; redirects to sign-in when it has ended', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  api.on(...asking, new Refusal(401, 'Unauthorized'))
  writeDevice('session', { subject: 'nadia', name: 'Nadia', expiresAt: Date.now() - 60_000 })
  const { here } = await open()
  await until(() => expect(fetched.mock.calls.map(([url]) => String(url)).join()).toContain('/_configuration/'))
  act(() => writeDevice('session', null))
  await settle()
  expect(here.place).toContain('/authentication/login')
})

test('works from the cache when an expired session cannot be renewed offline', async () => {
  writeDevice('session', { subject: 'nadia', name: 'Nadia', expiresAt: Date.now() - 60_000 })
  api.on(...asking, staff('nadia'))
  await open()
  await until(() => expect(words()).toContain('travail de nadia'))
})

test('renders for members of the staff', async () => {
  signedIn('nadia')
  api.on(...asking, staff('nadia'))
  await open()
  expect(words()).toContain('travail de nadia')
})

test.each([
  [403, 'Forbidden'],
  [404, 'NotFound'],
])('shows a refusal to users outside of the staff (%i)', async (status, code) => {
  signedIn('salma')
  api.on(...asking, new Refusal(status, code))
  await open()
  expect([words().includes('travail de'), document.querySelector('h1') !== null]).toEqual([false, true])
})

test('treats no response as an error, not as a refusal, and retries', async () => {
  signedIn('nadia')
  api.on(...asking, new Refusal(500, 'Unexpected'))
  await open()
  expect(words()).not.toContain('travail de')
  api.on(...asking, staff('nadia'))
  await press(button(t('failed.retry')))
  expect(words()).toContain('travail de nadia')
})

test('keeps the page when the session ends, with a way to sign in again', async () => {
  signedIn('nadia')
  api.on(...asking, staff('nadia'))
  const { here } = await open()
  act(() => writeDevice('session', null))
  await settle()
  expect([words().includes('travail de nadia'), document.querySelector('[role=alert]') !== null]).toEqual([true, true])
  expect(here.place).toBe('/staff/bookings/7?tab=money')
})

test('reports a failed sign-in window and keeps the page with its input', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  signedIn('nadia')
  api.on(...asking, staff('nadia'))
  const { here } = await open()
  act(() => writeDevice('session', null))
  await settle()
  await press(button('Se reconnecter'))
  await until(() => expect(words()).toContain('Le service de connexion ne répond pas'))
  expect([words().includes('travail de nadia'), here.place, left.mock.calls]).toEqual([true, '/staff/bookings/7?tab=money', []])
})

test('another user on this device does not continue the session of the first', async () => {
  signedIn('nadia')
  api.on(...asking, staff('nadia'))
  await open()
  api.on(...asking, new Refusal(403, 'Forbidden'))
  signedIn('salma')
  act(() => window.dispatchEvent(new Event('storage')))
  await settle()
  expect(words()).not.toContain('travail de')
})

test('an admin has every role, others their own', () => {
  expect([hasRole(staff('a'), 'manager'), hasRole(staff('a'), 'manager', 'agent')]).toEqual([false, true])
  expect(hasRole({ ...staff('a'), roles: ['admin'] }, 'manager')).toBe(true)
})
