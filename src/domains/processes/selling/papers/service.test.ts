import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentType } from '#domains/foundation/documents/contract.ts'
import type { Actor, Role } from '#shared/actor.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { insertRequest } from '#testing/purchase-request.ts'
import { purchaseStatuses } from '../status.ts'
import { purchaseDocuments } from './service.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
  await api.headers('agent', ['agent'])
  await api.headers('far', ['agent'])
  await api.headers('writer', ['editor'])
  await query(`insert into staff_areas (subject, storage_area_id) values ('far', 2)`)
})
afterAll(() => api.close())

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
const actor = (id: string | null, ...roles: Role[]): Actor => ({ id, roles: ['anyone', ...roles] })
const [owner, stranger, guest] = [actor('seller', 'customer'), actor('stranger', 'customer'), actor(null)]
const [agent, far, writer] = [actor('agent', 'agent'), actor('far', 'agent'), actor('writer', 'editor')]
const said = (work: Promise<unknown>) =>
  work.then(
    () => 'yes',
    (error) => error.code as string,
  )
let made = 40
const request = (seller: string | null) =>
  insertRequest(api.deps.pool, { status: 'Accepted', number: ++made, now: new Date(testNow), owner: seller })

test('grants access to the owner and the staff of the area', async () => {
  const { id } = await request('seller')
  const read = async (who: Actor, of = id) => purchaseDocuments.mayRead(api.deps, who, of, 'CustomerCIN')
  const all = async (of = id) => [
    await read(owner, of),
    await read(agent, of),
    await read(far, of),
    await read(writer, of),
    await read(stranger, of),
    await read(guest, of),
  ]
  expect(await all()).toEqual([true, true, false, false, false, false])
  const own = async (who: Actor) => purchaseDocuments.isOwn(api.deps, who, id)
  expect([await own(owner), await own(agent), await own(guest)]).toEqual([true, false, false])
  const { id: unowned } = await request(null)
  expect(await all(unowned)).toEqual([false, true, false, false, false, false])
  expect(await read(agent, 2_000_000_000)).toBe(false)
  await query('update vehicle_purchases set is_deleted = true where id = $1', [id])
  expect([await read(owner), await own(owner)]).toEqual([false, false])
})

test('allows upload and removal until the request ends', async () => {
  await query(`update customers set user_id = 'former' where user_id = 'seller'`)
  const { id } = await request('seller')
  const add = (who: Actor) => said(purchaseDocuments.mayAdd(api.deps, who, id, 'CustomerCIN'))
  const remove = (who: Actor, type: DocumentType, document: string | undefined) =>
    said(
      api.deps.db
        .transaction()
        .execute((trx) => purchaseDocuments.mayRemove(api.deps, trx, who, { ownerId: id, type, id: document } as never)),
    )
  const document = async (type: string, status: string) =>
    (
      await query(`select id from documents where owner_type = 'Purchase' and owner_id = $1 and type = $2 and status = $3`, [
        id,
        type,
        status,
      ])
    )[0]?.id
  const [refused, accepted] = [await document('CustomerCIN', 'Rejected'), await document('CustomerCIN', 'Accepted')]
  expect([await add(owner), await add(agent), await add(far), await add(stranger)]).toEqual(['yes', 'yes', 'NotFound', 'NotFound'])
  expect([
    await remove(owner, 'CustomerCIN', refused),
    await remove(owner, 'VehicleCheckPartImage', refused),
    await remove(agent, 'CustomerCIN', refused),
  ]).toEqual([...['yes', 'yes', 'yes']])
  expect([
    await remove(owner, 'CustomerCIN', accepted),
    await remove(owner, 'PurchaseVoucher', refused),
    await remove(stranger, 'CustomerCIN', refused),
  ]).toEqual([...['Forbidden', 'Forbidden', 'NotFound']])
  const ended = ['Rejected', 'Deactivated', 'Complete', 'TransferedToIntermediation', 'TransferedToAd', 'Canceled']
  for (const status of purchaseStatuses) {
    await query('update vehicle_purchases set last_status = $2 where id = $1', [id, status])
    const answer = ended.includes(status) ? 'Forbidden' : 'yes'
    expect([status, await add(owner), await remove(owner, 'CustomerCIN', refused)]).toEqual([status, answer, answer])
  }
})
