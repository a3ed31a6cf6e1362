// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { KnownSeller } from '#domains/processes/selling/request/contract.ts'
import { sample } from '#testing/described.ts'
import { fakeApi, Refusal } from '#testing/fake-api.ts'
import { buttons, clockAt, field, packText, press, settle, show, submit, words, write } from '#testing/screen.tsx'
import { StaffContext } from '../layout/staff.ts'
import NewPurchasePage from './purchase-new.tsx'

const t = packText('staffPurchases')

const api = fakeApi()
const finding = ['get', '/api/staff/purchases/sellers'] as const
const taking = ['post', '/api/staff/purchases'] as const
const seller = (changes: Partial<KnownSeller> = {}): KnownSeller =>
  sample('KnownSeller', {
    ...{ id: 5, hasAccount: true, civility: 'Mme.', firstName: 'Salma', lastName: 'Alaoui', companyName: null, idNumber: 'BK482913' },
    ...{ email: 'salma@exemple.ma', phone: '+212612345678', city: 'Fès', address: null, zip: null, open: 1 },
    ...changes,
  })
const staff = (role: 'agent' | 'expert', areas: number[]) =>
  sample('CurrentStaff', { subject: 'nadia', roles: [role], areas: areas.map((id) => sample('Area', { id })) })

beforeEach(() => clockAt('2026-03-16T10:00:00Z'))
async function open(role: 'agent' | 'expert' = 'agent', areas = [2]) {
  const store = (id: number, name: string) => sample('StorageArea', { id, names: { fr: name, ar: name }, isDeactivated: false })
  api.on('get', '/api/storageareas', [store(1, 'Rihla Fès'), store(2, 'Rihla Rabat')])
  api.on('get', '/api/cities/details', [sample('City', { name: 'Fès', names: { fr: 'Fès', ar: 'فاس' } })])
  api.on('get', '/api/vehiclebrands/stripped', [sample('Brand', { name: 'Dacia', names: { fr: 'Dacia', ar: 'داسيا' } })])
  api.on('get', '/api/vehiclebrands/{brand}/stripped', [sample('Model', { name: 'Duster', names: { fr: 'Duster', ar: 'داستر' } })])
  api.on('get', '/api/appointments/slots', sample('ListSlotsResponse', { days: [] }))
  show(
    <StaffContext value={staff(role, areas)}>
      <NewPurchasePage />
    </StaffContext>,
    { at: '/staff/purchases/new', path: '/staff/purchases/new' },
  )
  await settle()
}
async function fillCar() {
  write(/^Plaque/, '48217 | ب | 6')
  write(/^Marque/, 'Dacia')
  await settle()
  write(/^Modèle/, 'Duster')
  write(/^Première mise/, '2019-03-12')
  write(/^Kilométrage/, '84 000')
}

test('finds a known customer by number and creates the request on their card, in a store of the user', async () => {
  await open()
  api.on(...finding, [seller()])
  write(/^Déjà client/, ' 06 12 34 56 78 ')
  await press(t('take.find'))
  await settle()
  expect(api.made(...finding).map(({ query }) => query.get('q'))).toEqual(['06 12 34 56 78'])
  expect([field(/^Prénom/).value, field(/^CIN/).value, words().includes('1 demande en cours')]).toEqual(['Salma', 'BK482913', true])
  await fillCar()
  write(/^Encore en crédit/, 'false')
  api.on(...taking, sample('Purchase', { id: 9, reference: 'RA-2026-000009' }))
  await submit()
  const [sent] = api.made(...taking).map(({ body }) => body as Record<string, unknown>)
  expect(sent).toMatchObject({
    CustomerId: 5,
    Phone: '06 12 34 56 78',
    Mileage: 84_000,
    StorageAreaId: 2,
    IsUnderCredit: false,
    City: 'Fès',
  })
  expect([sent?.IsHolder, sent?.AppointmentStart, String(sent?.DraftKey).length]).toEqual([undefined, undefined, 36])
  expect(words()).not.toContain(t('take.send'))
})

test('shows when a number has no match; one of several matches can be selected and deselected', async () => {
  await open()
  api.on(...finding, [])
  write(/^Déjà client/, '0600000000')
  await press(t('take.find'))
  await settle()
  expect(words()).toContain('Personne à ce numéro')
  api.on(...finding, [seller(), seller({ id: 6, firstName: 'Omar' })])
  await press(t('take.find'))
  await settle()
  expect(buttons('Choisir')).toHaveLength(2)
  await press(buttons('Choisir')[1] as HTMLElement)
  expect(field(/^Prénom/).value).toBe('Omar')
  await press(t('take.somebodyElse'))
  expect(field(/^Prénom/).value).toBe('')
})

test('marks missing fields before sending; shows refusals at their fields', async () => {
  await open()
  write(/^Civilité/, 'Société')
  await submit()
  expect(api.made(...taking)).toEqual([])
  expect(document.querySelectorAll('[aria-invalid]').length).toBeGreaterThan(8)
  for (const [label, text] of [
    ['Raison sociale', 'Atlas'],
    ['Prénom', 'Omar'],
    ['Nom', 'Ziani'],
    ['Téléphone', '0661112233'],
    ['E-mail', 'omar@exemple.ma'],
  ] as const)
    write(new RegExp(`^${label}`), text)
  write(/^Ville/, 'Fès')
  await fillCar()
  api.on(...taking, new Refusal(400, 'BadRequest', { errors: [{ field: 'RegistrationNumber', reason: 'plate' }] }))
  await submit()
  expect(field(/^Plaque/).getAttribute('aria-invalid')).toBe('true')
  expect(field(/^Raison sociale/).value).toBe('Atlas')
})

test('an expert cannot create a request', async () => {
  await open('expert')
  expect([words().includes('par un conseiller'), document.querySelector('form')]).toEqual([true, null])
})
