import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StaffRole } from '#shared/actor.ts'
import { insertBooking } from '#testing/builders.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { inspect } from '#testing/inspection.ts'
import { intermediationDocuments, printDocument } from './documents/service.ts'
import { followDelivery } from './transitions/service.ts'

let api: TestApi
let now = new Date(testNow)
let png: string
let plates = 100

beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
  await api.deps.pool.query(`update settings set value = 'false' where key = 'purchases.phoneCode'`)
  png = (
    await sharp({ create: { width: 90, height: 30, channels: 3, background: '#14172e' } })
      .png()
      .toBuffer()
  ).toString('base64')
})
afterAll(() => api.close())
beforeEach(() => api.deps.pool.query('delete from contact_attempts'))

type Body = Record<string, unknown>
const account = { holder: 'Salma Alaoui', bankName: 'Banque Populaire', bankNumber: '007810000123456789012345' }
const asked = {
  ...{ Civility: 'Mme.', FirstName: 'Salma', LastName: 'Alaoui', IdNumber: 'BK482913', Phone: '0612345678', City: 'Casablanca' },
  ...{ Brand: 'Dacia', Model: 'Duster', ReleaseDate: '2019-03-12', Mileage: '84000', Type: 'Intermediation', StorageAreaId: '1' },
}
const staff: Record<string, readonly StaffRole[]> = {
  agent: ['agent'],
  expert: ['expert'],
  controller: ['controller'],
  manager: ['manager'],
}

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, subject: string | undefined, payload?: Body) {
  const headers = await api.headers(subject && subject in staff ? `the-${subject}` : subject, subject ? staff[subject] : undefined)
  return api.app.inject({ method, url, headers, ...(payload && { payload }) })
}
type Answer = Awaited<ReturnType<typeof call>>
// biome-ignore lint/suspicious/noExplicitAny: what is read of an answer is what the test expects of it
const ok = (answer: Answer): any => {
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const refused = (answer: Answer) => ({ status: answer.statusCode, code: answer.json().code, field: answer.json().errors?.[0]?.field })
const submit = (subject: string, changes: Body = {}) => {
  const fields = { ...asked, Email: `${subject}@exemple.ma`, RegistrationNumber: `${plates++}A6`, ...changes }
  return call('POST', `/vehiclepurchases?${new URLSearchParams(fields as Record<string, string>)}`, subject)
}
const step = (role: string, id: number, action: string, given: Body = {}) =>
  call('POST', `/api/staff/intermediations/${id}/steps`, role, { action, ...given })
const answer = (subject: string, key: string, action: string, given: Body = {}) =>
  call('POST', `/api/intermediations/${key}/steps`, subject, { action, ...given })
const proposal = { intermediationTypeId: 1, askingPrice: 119_900, floorPrice: 110_000, comment: 'Une marge pour négocier' }
async function paper(id: number, type: string) {
  await api.deps.pool.query(
    `insert into documents (owner_type, owner_id, type, status, file_name, mime_type, size, hash, is_generated)
     values ('Intermediation', $1, $2, 'Accepted', 'p.pdf', 'application/pdf', 9, md5($2), false)`,
    [id, type],
  )
}

/** Creates a consignment with its own owner. */
async function mediation(
  subject: string,
  until: 'Submited' | 'TechnicalExpertiseSubmitted' | 'FlooePriceSubmited' | 'ContractGenerated' | 'ContractSigned',
) {
  const made = ok(await submit(subject))
  const { id, key } = made as { id: number; key: string }
  if (until === 'Submited') return { id, key }
  ok(await step('agent', id, 'accept'))
  await inspect(api, { intermediation: id, worth: 115_000, isAgreed: true })
  if (until === 'TechnicalExpertiseSubmitted') return { id, key }
  ok(await step('manager', id, 'proposeFloor', proposal))
  if (until === 'FlooePriceSubmited') return { id, key }
  ok(await answer(subject, key, 'agreeFloor', { floorPrice: 110_000 }))
  await paper(id, 'VehicleGrayCard')
  await paper(id, 'CustomerCIN')
  ok(await step('controller', id, 'generateContract'))
  if (until === 'ContractGenerated') return { id, key }
  ok(await call('PUT', `/api/staff/intermediations/${id}/signature`, 'agent', { signedBy: 'Salma Alaoui', png }))
  ok(await step('agent', id, 'sign'))
  return { id, key }
}
const vehicleOf = async (id: number) =>
  (
    await api.deps.pool.query(
      `select v.id, v.last_status as status, v.price, v.floor_price as floor, v.operation_type as operation, v.is_archived as archived
       from vehicle_intermediations i join vehicles v on v.id = i.disposed_vehicle_id where i.id = $1`,
      [id],
    )
  ).rows[0]

/** Delivers the car by a booking at that price. */
async function deliver(id: number, price: number) {
  const car = await vehicleOf(id)
  await insertBooking(
    api.deps.db,
    { vehicle_id: car.id, price, buyer: { firstName: 'Omar', lastName: 'Berrada' }, last_status: 'Delivered' },
    { sale: { last_status: 'Done' } },
  )
  await api.deps.db.transaction().execute((trx) => followDelivery(trx, { vehicleId: car.id }, api.deps))
}

describe('consignment', () => {
  test('starts with a request, once per car, and can be withdrawn', async () => {
    const made = ok(await submit('begins', { RegistrationNumber: '77A6' }))
    expect(made).toMatchObject({
      reference: expect.stringMatching(/^RI-2026-\d{6}$/),
      ...{ status: 'Submited', type: 'Individual', requestOrigin: 'FO', origin: 'FO', payout: 'None', actions: ['withdraw', 'toAd'] },
      disposedVehicle: { title: 'Dacia Duster', registrationNumber: '77A6', isShown: false },
    })
    expect(refused(await submit('begins', { RegistrationNumber: '77A6' })).code).toBe('DuplicateEnquiry')
    expect(ok(await call('GET', '/api/customers/intermediations', 'begins'))).toHaveLength(1)
    expect((await call('GET', `/api/intermediations/${made.key}`, 'somebodyElse')).statusCode).toBe(404)
    expect(refused(await answer('begins', made.key, 'withdraw'))).toMatchObject({ status: 400, field: 'comment' })
    expect(ok(await answer('begins', made.key, 'withdraw', { comment: 'Je la garde' }))).toMatchObject({ status: 'Rejected', actions: [] })
    // the same car can be consigned again
    ok(await submit('begins', { RegistrationNumber: '77A6' }))
  })

  test('agrees on the proposed terms or another floor price', async () => {
    const { id, key } = await mediation('agrees', 'TechnicalExpertiseSubmitted')
    expect(refused(await step('manager', id, 'proposeFloor', { askingPrice: 100, floorPrice: 90 })).field).toBe('intermediationTypeId')
    expect(refused(await step('manager', id, 'proposeFloor', { ...proposal, floorPrice: 120_000 })).field).toBe('floorPrice')
    expect(refused(await step('agent', id, 'proposeFloor', proposal)).status).toBe(403)
    // the findings leave 115 000: a lower price needs a reason for the owner
    expect(refused(await step('manager', id, 'proposeFloor', { ...proposal, comment: ' ' }))).toMatchObject({
      status: 400,
      field: 'comment',
    })
    ok(await step('manager', id, 'proposeFloor', proposal))
    const shown = ok(await call('GET', `/api/intermediations/${key}`, 'agrees'))
    expect(shown).toMatchObject({
      status: 'FlooePriceSubmited',
      floorReason: 'Une marge pour négocier',
      actions: ['wishFloor', 'agreeFloor', 'withdraw', 'toAd'],
      atAskingPrice: { price: 119_900, net: 114_803 },
      atFloorPrice: { net: 105_200 },
    })
    expect(shown.atAskingPrice.fees.map(({ amount }: { amount: number }) => amount).sort()).toEqual([1500, 3597])
    expect(ok(await answer('agrees', key, 'wishFloor', { wishedFloor: 115_000 })).wishedFloor).toBe(115_000)
    ok(await step('manager', id, 'proposeFloor', { ...proposal, floorPrice: 112_000 }))
    // an agreement to outdated terms is rejected
    expect(refused(await answer('agrees', key, 'agreeFloor', { floorPrice: 110_000 })).code).toBe('EditConflict')
    expect(refused(await answer('agrees', key, 'agreeFloor')).code).toBe('EditConflict')
    const agreed = ok(await answer('agrees', key, 'agreeFloor', { floorPrice: 112_000 }))
    expect(agreed).toMatchObject({ agreed: expect.any(String), wishedFloor: null, actions: ['withdraw', 'toAd'] })
    // a later change of the type does not affect the contract
    await api.deps.pool.query('update sale_fees set value = value + 1 where value <> 100')
    expect(ok(await call('GET', `/api/intermediations/${key}`, 'agrees')).atAskingPrice.net).toBe(114_803)
    await api.deps.pool.query('update sale_fees set value = value - 1 where value <> 100')
  })

  test('requires agreement and documents for a contract, a signature for the sale', async () => {
    const { id, key } = await mediation('signs', 'FlooePriceSubmited')
    expect(refused(await step('controller', id, 'generateContract')).field).toBe('agreed')
    ok(await answer('signs', key, 'agreeFloor', { floorPrice: 110_000 }))
    expect(refused(await step('controller', id, 'generateContract')).code).toBe('PapersMissing')
    await paper(id, 'VehicleGrayCard')
    await paper(id, 'CustomerCIN')
    expect(ok(await step('controller', id, 'generateContract'))).toMatchObject({
      mandateUntil: '2026-06-18',
      baNumber: expect.stringMatching(/^BM-2026-/),
    })
    expect(refused(await step('agent', id, 'sign')).code).toBe('NotSigned')
    ok(await call('PUT', `/api/staff/intermediations/${id}/signature`, 'agent', { signedBy: 'Salma Alaoui', png }))
    expect(ok(await step('agent', id, 'sign'))).toMatchObject({ status: 'ContractSigned', signedBy: 'Salma Alaoui' })
    expect(await vehicleOf(id)).toMatchObject({ operation: 'Intermediation', price: 119_900, floor: 110_000 })
    // the contract fixes price and floor price
    const car = (await vehicleOf(id)).id
    const price = await call('POST', `/api/staff/vehicles/${car}/price`, 'manager', { price: 109_000, was: 119_900 })
    expect(refused(price)).toMatchObject({ status: 400, field: 'price' })
    expect(refused(await call('PUT', `/api/staff/vehicles/${car}/floorprice`, 'manager', { floorPrice: 90_000 })).field).toBe('floorPrice')
  })

  test('follows the inspection, whose findings precede the floor price', async () => {
    const { id, key } = await mediation('inspected', 'Submited')
    ok(await step('agent', id, 'accept'))
    expect((await step('expert', id, 'submitExpertise')).statusCode).toBe(400)
    const sheet = await inspect(api, { intermediation: id, worth: 115_000 })
    const at = (role: string, action: string, given: Body = {}) =>
      call('POST', `/api/staff/expertises/${sheet}/steps`, role, { action, ...given })
    const read = async () => ok(await call('GET', `/api/staff/intermediations/${id}`, 'manager'))
    expect(await read()).toMatchObject({
      status: 'TechnicalExpertiseSubmitted',
      expertise: { id: sheet, lastStatus: 'QuotationSubmitted', startValue: 115_000, findings: [], quotation: 115_000 },
    })
    // an unaccepted quotation is internal and no basis for a price
    expect(ok(await call('GET', `/api/intermediations/${key}`, 'inspected')).expertise).toBeNull()
    expect((await read()).steps).toContainEqual({ action: 'proposeFloor', needsComment: false, missing: 'expertise' })
    expect(refused(await step('manager', id, 'proposeFloor', proposal)).field).toBe('expertise')
    const { rows } = await api.deps.pool.query(
      `select q.id from check_part_quotations q join check_parts c on c.id = q.check_part_id where q.expertise_id = $1 and c.code = 'front-tyres'`,
      [sheet],
    )
    const tyres: number = rows[0].id
    ok(await at('manager', 'rejectQuotation', { comment: 'Et les pneus ?', parts: [{ id: tyres }] }))
    expect((await read()).status).toBe('TechnicalExpertisePendingEdit')
    const found = { action: 'Replacement', cost: 900, quantity: 2, phrases: ['tyre-indicator'], comment: 'Usés à 1,8 mm' }
    ok(await call('PUT', `/api/vehiclecheckpartquotations/${tyres}`, 'expert', found))
    await api.deps.pool.query(
      `insert into documents (owner_type, owner_id, type, status, file_name, mime_type, size, hash, is_generated)
       values ('CheckPart', $1, 'VehicleCheckPartImage', 'Preview', 'p.jpg', 'image/jpeg', 9, md5('tyres'), false)`,
      [tyres],
    )
    ok(await at('expert', 'giveQuotation'))
    ok(await at('manager', 'acceptQuotation'))
    const worth = {
      quotation: 113_200,
      findings: [{ names: { fr: expect.any(String) }, quantity: 2, amount: -1800, phrases: [{ ar: 'تآكل وصل إلى مؤشر الاستهلاك' }] }],
    }
    expect(ok(await call('GET', `/api/intermediations/${key}`, 'inspected')).expertise).toMatchObject(worth)
    ok(await step('manager', id, 'proposeFloor', proposal))
    ok(await answer('inspected', key, 'withdraw', { comment: 'Je la garde' }))
    expect(ok(await call('GET', `/api/staff/expertises/${sheet}`, 'manager')).lastStatus).toBe('Rejected')
  })

  test('clears agreement and signature with new terms', async () => {
    const { id } = await mediation('anew', 'ContractGenerated')
    ok(await call('PUT', `/api/staff/intermediations/${id}/signature`, 'agent', { signedBy: 'Salma', png }))
    expect(ok(await step('manager', id, 'proposeFloor', { ...proposal, floorPrice: 105_000 }))).toMatchObject({
      agreed: null,
      status: 'FlooePriceSubmited',
    })
    expect(refused(await step('controller', id, 'generateContract')).field).toBe('agreed')
  })

  test('settles a sale exactly and pays with two people', async () => {
    const { id, key } = await mediation('sold', 'ContractSigned')
    await deliver(id, 117_000)
    const record = ok(await call('GET', `/api/intermediations/${key}`, 'sold'))
    expect(record).toMatchObject({
      status: 'Complete',
      payout: 'Due',
      settlement: { price: 117_000, net: 111_990 },
      transferDue: expect.any(String),
    })
    const pay = (method: 'POST' | 'DELETE', role: string) => call(method, `/api/staff/intermediations/${id}/payout`, role)
    const confirm = (role: string) => call('POST', `/api/staff/intermediations/${id}/payout/confirm`, role, { transferReference: 'VIR 77' })
    expect(refused(await pay('POST', 'controller')).field).toBe('bankAccount')
    const wrong = { ...account, bankNumber: '007810000123456789012346' }
    expect(refused(await call('PUT', `/api/intermediations/${key}/bankaccount`, 'sold', wrong)).field).toBe('bankNumber')
    ok(await call('PUT', `/api/intermediations/${key}/bankaccount`, 'sold', account))
    expect(refused(await confirm('manager')).code).toBe('TransitionNotAllowed')
    expect(refused(await pay('POST', 'agent')).status).toBe(403)
    expect(ok(await pay('POST', 'controller'))).toMatchObject({ payout: 'Prepared', isPreparedByMe: true })
    expect(refused(await confirm('controller')).status).toBe(403)
    // the prepared account is fixed
    expect((await call('PUT', `/api/intermediations/${key}/bankaccount`, 'sold', account)).statusCode).toBe(409)
    expect(refused(await pay('POST', 'controller')).code).toBe('TransitionNotAllowed')
    ok(await pay('DELETE', 'manager'))
    expect(refused(await pay('DELETE', 'manager')).code).toBe('TransitionNotAllowed')
    ok(await pay('POST', 'controller'))
    expect(ok(await confirm('manager'))).toMatchObject({ payout: 'Paid', transferReference: 'VIR 77', due: null })
    expect(refused(await pay('DELETE', 'manager')).code).toBe('TransitionNotAllowed')
    expect(refused(await confirm('manager')).code).toBe('TransitionNotAllowed')
    expect(await told(id)).toEqual(
      expect.arrayContaining(['submitted', 'accepted', 'floor', 'agreed', 'contract', 'signed', 'sold', 'paid']),
    )
  })

  test('withdraws in every state of a sale', { timeout: 120_000 }, async () => {
    const accepted = async (owner: string) => {
      const { id, key } = await mediation(owner, 'Submited')
      return ok(await step('agent', id, 'accept')) && { id, key }
    }
    const inspected = async (owner: string) => {
      const made = await accepted(owner)
      return { ...made, sheet: await inspect(api, { intermediation: made.id, worth: 115_000 }) }
    }
    const open = {
      Submited: () => mediation('ends-0', 'Submited'),
      Accepted: () => accepted('ends-1'),
      TechnicalExpertiseSubmitted: () => inspected('ends-2'),
      TechnicalExpertisePendingEdit: async () => {
        const made = await inspected('ends-3')
        const back = { action: 'rejectQuotation', comment: 'À revoir' }
        return ok(await call('POST', `/api/staff/expertises/${made.sheet}/steps`, 'manager', back)) && made
      },
      FlooePriceSubmited: () => mediation('ends-4', 'FlooePriceSubmited'),
      ContractGenerated: () => mediation('ends-5', 'ContractGenerated'),
      ContractSigned: () => mediation('ends-6', 'ContractSigned'),
    }
    for (const [i, [status, make]] of Object.entries(open).entries()) {
      const owner = `ends-${i}`
      const { id, key } = await make()
      const before = ok(await call('GET', `/api/intermediations/${key}`, owner))
      expect(before.status).toBe(status)
      if (status === 'ContractSigned') {
        const { id: car } = await vehicleOf(id)
        // a concurrent reservation or booking wins and leaves the state unchanged
        for (const held of ['Reserved', 'Booked']) {
          await api.deps.pool.query('update vehicles set last_status = $2 where id = $1', [car, held])
          expect(refused(await answer(owner, key, 'withdraw', { comment: 'Je la garde' })).code).toBe('CarHeld')
          expect(await vehicleOf(id)).toMatchObject({ status: held, archived: false })
        }
        await api.deps.pool.query(`update vehicles set last_status = 'Published' where id = $1`, [car])
      }
      expect(ok(await answer(owner, key, 'withdraw', { comment: 'Je la garde' }))).toMatchObject({ status: 'Rejected', actions: [] })
      const left = await api.deps.pool.query(
        `select 'sheet' as what from technical_expertises where intermediation_id = $1 and last_status not in ('Rejected', 'Accepted')
         union all select 'visit' from appointments where intermediation_id = $1 and status = 'Booked'`,
        [id],
      )
      expect([status, left.rows]).toEqual([status, []])
      expect(await vehicleOf(id)).toMatchObject(status === 'ContractSigned' ? { status: 'Active', archived: true } : { status: 'Draft' })
      expect(await told(id)).toContain('withdrawn')
      expect(refused(await answer(owner, key, 'withdraw', { comment: 'Encore' })).status).toBe(409)
    }
    const sold = await mediation('ends-sold', 'ContractSigned')
    await deliver(sold.id, 117_000)
    expect(refused(await answer('ends-sold', sold.key, 'withdraw', { comment: 'Trop tard' })).status).toBe(409)
    expect(ok(await call('GET', `/api/intermediations/${sold.key}`, 'ends-sold'))).toMatchObject({ status: 'Complete', payout: 'Due' })
  })

  test('continues as an advert before the signature', { timeout: 120_000 }, async () => {
    const advertsOf = async (owner: string) => ok(await call('GET', '/api/vehicleads?page=1&size=10', owner)).results
    const sheets = async (id: number) =>
      (await api.deps.pool.query('select type, last_status, ad_id from technical_expertises where intermediation_id = $1', [id])).rows
    // no inspection yet
    const early = await mediation('sells-0', 'Submited')
    const before = ok(await call('GET', `/api/intermediations/${early.key}`, 'sells-0'))
    expect(ok(await answer('sells-0', early.key, 'toAd'))).toMatchObject({ status: 'TransferedToAd', actions: [] })
    expect(await advertsOf('sells-0')).toMatchObject([
      {
        lastStatus: 'Draft',
        disposedVehicle: { brand: 'Dacia', model: 'Duster', registrationNumber: before.disposedVehicle.registrationNumber },
      },
    ])
    expect(await told(early.id)).toContain('advertised')
    expect((await answer('sells-0', early.key, 'withdraw', { comment: 'Encore' })).statusCode).toBe(409)
    // the inspection moves along; appointments and tasks are closed
    const late = await mediation('sells-1', 'ContractGenerated')
    expect(refused(await step('expert', late.id, 'toAd')).status).toBe(403)
    const record = ok(await step('agent', late.id, 'toAd', { comment: 'Au téléphone' }))
    expect(record).toMatchObject({ status: 'TransferedToAd', steps: [] })
    const [advert] = await advertsOf('sells-1')
    expect(advert).toMatchObject({ lastStatus: 'Draft', disposedVehicle: { price: 119_900 } })
    expect(await sheets(late.id)).toEqual([{ type: 'Ad', last_status: 'QuotationAccepted', ad_id: advert.id }])
    expect(ok(await call('GET', `/api/vehicleads/${advert.id}/technicalexpertises/current`, 'sells-1'))).toMatchObject({
      quotation: 115_000,
    })
    // no WhatsApp consent yet
    expect((await api.deps.pool.query('select bool_or(is_on_whatsapp) as any from vehicle_ads')).rows).toEqual([{ any: false }])
    // an open inspection ends with the consignment
    const seen = await mediation('sells-2', 'Submited')
    ok(await step('agent', seen.id, 'accept'))
    ok(await answer('sells-2', seen.key, 'toAd'))
    expect(await sheets(seen.id)).toMatchObject([{ type: 'Intermediation', last_status: 'Rejected' }])
    const signed = await mediation('sells-3', 'ContractSigned')
    expect(ok(await call('GET', `/api/intermediations/${signed.key}`, 'sells-3')).actions).not.toContain('toAd')
    expect((await answer('sells-3', signed.key, 'toAd')).statusCode).toBe(409)
    // an advert needs an account
    const guest = await mediation('sells-4', 'Submited')
    await api.deps.pool.query(
      'update customers set user_id = null where id = (select customer_id from vehicle_intermediations where id = $1)',
      [guest.id],
    )
    expect(refused(await step('agent', guest.id, 'toAd'))).toMatchObject({ status: 400, field: 'account' })
    expect(ok(await call('GET', `/api/staff/intermediations/${guest.id}`, 'agent')).steps).toContainEqual({
      action: 'toAd',
      needsComment: false,
      missing: 'account',
    })
  })

  test('continues a declined offer with car and documents', async () => {
    const purchase = ok(await submit('declines', { Type: 'Purchase' }))
    ok(await call('POST', `/api/staff/purchases/${purchase.id}/steps`, 'agent', { action: 'accept' }))
    const sheet = await inspect(api, { purchase: purchase.id, worth: 98_000, isAgreed: true })
    ok(await call('POST', `/api/purchases/${purchase.key}/steps`, 'declines', { action: 'decline' }))
    await api.deps.pool.query(
      `insert into documents (owner_type, owner_id, type, status, file_name, mime_type, size, hash, is_generated)
       values ('Purchase', $1, 'CustomerCIN', 'Accepted', 'c.pdf', 'application/pdf', 9, 'aa', false)`,
      [purchase.id],
    )
    expect(ok(await call('GET', `/api/purchases/${purchase.key}`, 'declines')).actions).toContain('toIntermediation')
    ok(await call('POST', `/api/purchases/${purchase.key}/steps`, 'declines', { action: 'toIntermediation' }))
    const [made] = ok(await call('GET', '/api/customers/intermediations', 'declines'))
    expect(made).toMatchObject({ status: 'Submited', disposedVehicleId: purchase.disposedVehicleId, documents: [{ type: 'CustomerCIN' }] })
    expect(ok(await call('GET', `/api/staff/intermediations/${made.id}`, 'manager')).purchase).toEqual({
      id: purchase.id,
      reference: purchase.reference,
    })
    // no second inspection needed
    expect(ok(await step('agent', made.id, 'accept'))).toMatchObject({
      status: 'TechnicalExpertiseSubmitted',
      expertise: { id: sheet, lastStatus: 'QuotationAccepted', quotation: 98_000 },
    })
    expect(await told(made.id)).toEqual(expect.arrayContaining(['submitted', 'acceptedSeen']))
    expect(await told(made.id)).not.toContain('accepted')
    expect(
      ok(await step('manager', made.id, 'proposeFloor', { ...proposal, floorPrice: 98_000, comment: 'Vite dit' })).floorReason,
    ).toBeNull()
  })

  test('continues a declined offer as an advert with its inspection', async () => {
    const purchaseStep = (who: string, key: string, action: string, given = {}) =>
      call('POST', `/api/purchases/${key}/steps`, who, { action, ...given })
    const purchase = ok(await submit('advertises', { Type: 'Purchase' }))
    ok(await call('POST', `/api/staff/purchases/${purchase.id}/steps`, 'agent', { action: 'accept' }))
    const sheet = await inspect(api, { purchase: purchase.id, worth: 98_000, isAgreed: true })
    // not available before the rejection
    expect((await purchaseStep('advertises', purchase.key, 'toAd')).statusCode).toBe(409)
    ok(await purchaseStep('advertises', purchase.key, 'negotiate', { wishedPrice: 111_000 }))
    expect(ok(await purchaseStep('advertises', purchase.key, 'decline')).actions).toEqual(['toIntermediation', 'toAd', 'cancel'])
    expect(refused(await purchaseStep('somebody', purchase.key, 'toAd')).status).toBe(404)
    expect(ok(await purchaseStep('advertises', purchase.key, 'toAd'))).toMatchObject({ status: 'TransferedToAd', actions: [] })
    const [advert] = ok(await call('GET', '/api/vehicleads?page=1&size=10', 'advertises')).results
    expect(advert).toMatchObject({ lastStatus: 'Draft', disposedVehicle: { id: purchase.disposedVehicleId, price: 111_000 } })
    const { rows } = await api.deps.pool.query('select id, type, ad_id from technical_expertises where purchase_id = $1', [purchase.id])
    expect(rows).toEqual([{ id: sheet, type: 'Ad', ad_id: advert.id }])
    expect((await purchaseStep('advertises', purchase.key, 'toAd')).statusCode).toBe(409)
    // staff see the reason for a guest, others get no offer
    const guest = ok(await submit('leaves', { Type: 'Purchase' }))
    await api.deps.pool.query(
      `with asked as (update vehicle_purchases set last_status = 'CustomerRejected' where id = $1 returning customer_id)
       update customers set user_id = null from asked where id = customer_id`,
      [guest.id],
    )
    expect(ok(await call('GET', `/api/staff/purchases/${guest.id}`, 'agent')).steps).toContainEqual({
      action: 'toAd',
      needsComment: false,
      missing: 'account',
    })
    expect(refused(await call('POST', `/api/staff/purchases/${guest.id}/steps`, 'agent', { action: 'toAd' }))).toMatchObject({
      status: 400,
      field: 'account',
    })
  })

  test('restricts documents to the owner, and hides them after deletion', async () => {
    const { id } = await mediation('keeps', 'Submited')
    const person = (subject: string | null) => ({ id: subject, roles: ['anyone', 'customer'] }) as const
    const own = (subject: string | null) => intermediationDocuments.isOwn(api.deps, person(subject), id)
    const read = (subject: string | null) => intermediationDocuments.mayRead(api.deps, person(subject), id, 'CustomerCIN')
    expect([await own('keeps'), await own('another'), await own(null)]).toEqual([true, false, false])
    expect([await read('keeps'), await read('another'), await read(null)]).toEqual([true, false, false])
    const owner = await api.deps.pool.query(
      `update customers set user_id = null where id = (select customer_id from vehicle_intermediations where id = $1) returning id`,
      [id],
    )
    expect([await own(null), await read(null)]).toEqual([false, false])
    await api.deps.pool.query(`update customers set user_id = 'keeps' where id = $1`, [owner.rows[0].id])
    await api.deps.pool.query('update vehicle_intermediations set is_deleted = true where id = $1', [id])
    expect([await own('keeps'), await read('keeps')]).toEqual([false, false])
  })

  test('prints both languages, and the contract with the signature', async () => {
    const { id } = await mediation('prints', 'ContractSigned')
    await call('PUT', `/api/staff/intermediations/${id}/bankaccount`, 'controller', account)
    await deliver(id, 118_000)
    const types = [
      ...(['IntermediationContractIndividual', 'IntermediationCommitmentIndividual', 'IntermediationExpertiseSheet'] as const),
      ...(['IntermediationSaleContractIndividual', 'BankTransferCommitment', 'TransferPV'] as const),
    ]
    for (const type of types) await printDocument(api.deps, { intermediationId: id, type, statusId: id })
    const papers = ok(await call('GET', `/api/staff/intermediations/${id}/papers`, 'manager'))
    const generated = papers.documents.filter(({ isGenerated }: { isGenerated: boolean }) => isGenerated)
    expect(generated.map(({ type, language }: { type: string; language: string }) => `${type} ${language}`).sort()).toEqual(
      types.toSorted().flatMap((type) => [`${type} ar`, `${type} fr`]),
    )
    expect(papers.printable).toEqual(types)
  })
})

describe('staff', () => {
  const read = async (id: number, role = 'manager') => ok(await call('GET', `/api/staff/intermediations/${id}`, role))
  const stepsOf = async (id: number, role: string) =>
    ((await read(id, role)).steps as { action: string; missing: string | null }[]).map(
      ({ action, missing }) => `${action} ${missing ?? 'ready'}`,
    )

  test('see due times, actions and the price history', async () => {
    const { id, key } = await mediation('desk-due', 'TechnicalExpertiseSubmitted')
    const isDue = async () => (await read(id)).due !== null
    expect([await isDue(), await stepsOf(id, 'manager')]).toEqual([true, ['proposeFloor ready']])
    ok(await step('manager', id, 'proposeFloor', proposal))
    expect([await isDue(), await stepsOf(id, 'agent'), await stepsOf(id, 'controller')]).toEqual([
      false,
      ['reject ready', 'agreeFloor ready', 'wishFloor ready', 'toAd ready', 'withdraw ready'],
      ['generateContract agreed'],
    ])
    expect(refused(await step('agent', id, 'wishFloor')).field).toBe('wishedFloor')
    ok(await step('agent', id, 'wishFloor', { wishedFloor: 115_000 }))
    expect(await isDue()).toBe(true)
    ok(await step('manager', id, 'proposeFloor', { ...proposal, floorPrice: 112_000 }))
    ok(await step('agent', id, 'agreeFloor', { floorPrice: 112_000 }))
    expect([await isDue(), await stepsOf(id, 'agent')]).toEqual([true, ['reject ready', 'toAd ready', 'withdraw ready']])
    const { rows: agreed } = await api.deps.pool.query('select agreed_by as by from vehicle_intermediations where id = $1', [id])
    expect(agreed).toEqual([{ by: 'the-agent' }])
    await paper(id, 'VehicleGrayCard')
    await paper(id, 'CustomerCIN')
    ok(await step('controller', id, 'generateContract'))
    expect([await isDue(), await stepsOf(id, 'agent')]).toEqual([false, ['reject ready', 'sign NotSigned', 'toAd ready', 'withdraw ready']])
    ok(await call('PUT', `/api/staff/intermediations/${id}/signature`, 'agent', { signedBy: 'Salma', png }))
    ok(await step('agent', id, 'sign'))
    expect([await isDue(), (await read(id)).lacks.length > 0]).toEqual([true, true])
    const { id: car } = await vehicleOf(id)
    for (const [status, isLacking] of [
      ['Active', true],
      ['Pending', true],
      ['Published', false],
    ]) {
      await api.deps.pool.query('update vehicles set last_status = $2 where id = $1', [car, status])
      expect([status, (await read(id)).lacks.length > 0]).toEqual([status, isLacking])
    }
    // a reserved car cannot be withdrawn
    const actions = async () => ok(await call('GET', `/api/intermediations/${key}`, 'desk-due')).actions
    expect(await actions()).toEqual(['withdraw'])
    await api.deps.pool.query(`update vehicles set last_status = 'Booked' where id = $1`, [car])
    const held = await insertBooking(api.deps.db, { vehicle_id: car, price: 1 })
    expect([await actions(), await stepsOf(id, 'agent')]).toEqual([[], ['withdraw CarHeld']])
    await api.deps.pool.query('delete from vehicle_bookings where id = $1', [held.id])
    await deliver(id, 117_000)
    const { history, transferDue, sold } = await read(id)
    expect(history.map(({ price }: { price: number | null }) => price)).toEqual([
      ...[null, null, null, 110_000, 115_000, 112_000, 112_000, null, null, 117_000],
    ])
    const { rows } = await api.deps.pool.query(`select value::int as hours from settings where key = 'payment.sellerHours'`)
    expect(Date.parse(transferDue) - Date.parse(sold)).toBe(rows[0].hours * 3_600_000)
  })

  test('cannot act out of turn or on their own car', async () => {
    const { id, key } = await mediation('desk-own', 'Submited')
    const at = (method: 'POST' | 'PUT' | 'DELETE', path: string, role: string, payload?: Body) =>
      call(method, `/api/staff/intermediations/${id}/${path}`, role, payload)
    const codes = async (...answers: Promise<Answer>[]) => (await Promise.all(answers)).map((one) => refused(one).code)
    expect(
      await codes(
        at('PUT', 'signature', 'agent', { signedBy: 'Salma', png }),
        at('POST', 'payout', 'controller'),
        at('DELETE', 'payout', 'controller'),
        at('POST', 'payout/confirm', 'manager', { transferReference: 'VIR 1' }),
      ),
    ).toEqual(Array.from({ length: 4 }, () => 'TransitionNotAllowed'))
    ok(await at('PUT', 'bankaccount', 'controller', account))
    const theirs = 'update customers set user_id = $2 where id = (select customer_id from vehicle_intermediations where id = $1)'
    const owner = (subject: string) => api.deps.pool.query(theirs, [id, subject])
    await owner('the-agent')
    const forbidden = ['Forbidden', 'Forbidden']
    expect(await codes(step('agent', id, 'accept'), at('PUT', 'signature', 'agent', { signedBy: 'Salma', png }))).toEqual(forbidden)
    await owner('the-controller')
    expect(await codes(at('PUT', 'bankaccount', 'controller', account), at('POST', 'payout', 'controller'))).toEqual(forbidden)
    expect((await read(id, 'controller')).steps).toEqual([])
    await owner('desk-own')
    ok(await answer('desk-own', key, 'withdraw', { comment: 'Je la garde' }))
    expect(await codes(call('PUT', `/api/intermediations/${key}/bankaccount`, 'desk-own', account))).toEqual(['TransitionNotAllowed'])
  })
})

async function told(id: number): Promise<string[]> {
  const { rows } = await api.deps.pool.query<{ about: string }>(
    `select distinct split_part(split_part(key, ':', 1), '.', 2) as about from messages where key like 'intermediation.%' and split_part(key, ':', 2) = $1`,
    [String(id)],
  )
  return rows.map(({ about }) => about)
}

test('lets only managers edit types and fees, up to 100 percent', async () => {
  const [first] = ok(await call('GET', '/api/staff/intermediationtypes', 'agent'))
  const fee = (value: number) => ({ names: { fr: 'Commission', ar: 'عمولة' }, saleFeeType: 'Percent', value })
  const type = { names: { fr: 'Essai', ar: 'تجربة' }, calculationRule: 'PV', type: 'Individual' }
  expect(refused(await call('POST', '/api/staff/intermediationtypes', 'agent', { ...type, saleFees: [] })).status).toBe(403)
  expect(refused(await call('POST', '/api/staff/intermediationtypes', 'manager', { ...type, saleFees: [fee(60), fee(41)] })).status).toBe(
    400,
  )
  const all = ok(await call('POST', '/api/staff/intermediationtypes', 'manager', { ...type, saleFees: [fee(2.5)] }))
  const added = all.find(({ name }: { name: string }) => name === 'Essai')
  expect(added).toMatchObject({ calculationRule: 'PV', saleFees: [{ value: 2.5, saleFeeType: 'Percent', intermediationTypeId: added.id }] })
  ok(await call('PUT', `/api/staff/intermediationtypes/${added.id}`, 'manager', { ...type, isDeactivated: true, saleFees: [] }))
  expect(first.id).toBe(1)
  now = new Date(testNow)
})
