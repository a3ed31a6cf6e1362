import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentType } from '#domains/foundation/documents/contract.ts'
import type { Actor, Role } from '#shared/actor.ts'
import { insertConsignment, insertCustomer, insertDocument } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { intermediationStatuses } from '../status.ts'
import { intermediationDocuments } from './service.ts'

let api: TestApi
let id: number
beforeAll(async () => {
  api = await testApi()
  await api.headers('agent', ['agent'])
  await api.headers('far', ['agent'])
  await api.headers('writer', ['editor'])
  await query(`insert into staff_areas (subject, storage_area_id) values ('far', 2)`)
  id = (await insertConsignment(api.deps.db, { customer_id: await insertCustomer(api.deps.db, { user_id: 'seller' }) })).id
})
afterAll(() => api.close())

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows
const actor = (subject: string, ...roles: Role[]): Actor => ({ id: subject, roles: ['anyone', ...roles] })
const [owner, stranger] = [actor('seller', 'customer'), actor('stranger', 'customer')]
const [agent, far, writer] = [actor('agent', 'agent'), actor('far', 'agent'), actor('writer', 'editor')]
const said = (work: Promise<unknown>) =>
  work.then(
    () => 'yes',
    (error) => error.code as string,
  )
const contract = 'IntermediationContractIndividual'
const add = (who: Actor, type: DocumentType = 'CustomerCIN') => said(intermediationDocuments.mayAdd(api.deps, who, id, type))
const remove = (who: Actor, type: DocumentType, document: string) =>
  said(
    api.deps.db
      .transaction()
      .execute((trx) => intermediationDocuments.mayRemove(api.deps, trx, who, { ownerId: id, type, id: document } as never)),
  )
const document = async (status: string, is_generated = false): Promise<string> =>
  (await insertDocument(api.deps.db, { owner_type: 'Intermediation', owner_id: id, type: 'CustomerCIN', status, is_generated })).id

test('grants access to the owner and the staff of the area', async () => {
  const read = (who: Actor) => intermediationDocuments.mayRead(api.deps, who, id, 'CustomerCIN')
  expect([await read(owner), await read(agent), await read(far), await read(writer), await read(stranger)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect([await add(owner), await add(agent), await add(far), await add(stranger)]).toEqual(['yes', 'yes', 'NotFound', 'NotFound'])
  const [sent, accepted, printed] = [await document('Preview'), await document('Accepted'), await document('Published', true)]
  expect([
    await remove(owner, 'CustomerCIN', sent),
    await remove(owner, 'CustomerCIN', accepted),
    await remove(owner, 'CustomerCIN', printed),
  ]).toEqual([...['yes', 'Forbidden', 'Forbidden']])
  expect([await remove(owner, 'TransferPV', sent), await remove(stranger, 'CustomerCIN', sent)]).toEqual(['Forbidden', 'NotFound'])
})

test('allows upload and removal of a contract before the signature', async () => {
  const sent = await document('Preview')
  const [ended, signed] = [['Rejected', 'Complete', 'TransferedToAd'], 'ContractSigned']
  for (const status of intermediationStatuses) {
    await query('update vehicle_intermediations set last_status = $2 where id = $1', [id, status])
    const [over, made] = [ended.includes(status), status === 'ContractGenerated']
    const yes = (is: boolean) => (is ? 'yes' : 'Forbidden')
    expect([
      status,
      await add(owner),
      await add(owner, contract),
      await remove(owner, 'CustomerCIN', sent),
      await remove(owner, contract, sent),
    ]).toEqual([...[status, yes(!over), yes(made), yes(!over), yes(!over && status !== signed)]])
  }
})
