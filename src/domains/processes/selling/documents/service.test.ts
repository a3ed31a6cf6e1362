import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DocumentInfo, DocumentType } from '#domains/foundation/documents/contract.ts'
import { listDocumentsOf } from '#domains/foundation/documents/printouts/service.ts'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import type { Actor, Role, StaffRole } from '#shared/actor.ts'
import type { Language } from '#shared/language.ts'
import { insertBankAccount, insertCar, insertCustomer, insertPurchase, insertRow } from '#testing/builders.ts'
import { type TestApi, testApi, testNow } from '#testing/database.ts'
import { purchaseTerms, tradeInFacts } from '#testing/purchase-papers.ts'
import { insertRequest } from '#testing/purchase-request.ts'
import { purchaseStatuses } from '../status.ts'
import { erasePurchases } from '../store.ts'
import { printoutContent } from './content.ts'
import type { PurchasePrintout } from './contract.ts'
import { type PrintoutRequest, printDocument, printoutJob, purchaseDocuments } from './service.ts'
import type { PrintoutFacts } from './store.ts'
import { purchasePrintouts } from './values.ts'

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

describe('printouts', () => {
  let api: TestApi
  let purchase: number
  let key: string
  /** Status row of a status. */
  let statusIds: Record<string, number>
  const stepOf: Record<PurchasePrintout, string> = {
    QuotationSheet: 'QuotationAccepted',
    PurchaseVoucher: 'CustomerAccepted',
    TradeInVoucher: 'CustomerAccepted',
    PurchaseInvoice: 'Billed',
    BankTransferCommitment: 'Billed',
  }
  const seller = {
    civility: 'Mme.',
    firstName: 'Salma',
    lastName: 'Alaoui',
    companyName: null,
    idNumber: 'BK482913',
    email: 'salma@exemple.ma',
    phone: '+212612345678',
    city: 'Casablanca',
    address: '14, rue Ibn Batouta',
    addressLine2: null,
    zip: '20050',
  }
  const reasons = [
    { label: 'Pneus avant à changer', phrases: [{ fr: 'Usure irrégulière', ar: 'تآكل غير منتظم' }], amount: -2400 },
    { label: 'Carnet d’entretien complet', amount: 1500 },
  ]

  const run = (query: ReturnType<typeof sql>) => query.execute(api.deps.db)
  async function one<T = { id: number }>(query: ReturnType<typeof sql<T>>): Promise<T> {
    const { rows } = await query.execute(api.deps.db)
    return rows[0] as T
  }

  beforeAll(async () => {
    api = await testApi()
  })
  afterAll(() => api.close())
  // every test has a request of its own: billed, its price to be transferred
  beforeEach(async () => {
    await run(sql`delete from documents where owner_type = 'Purchase'`)
    const { db } = api.deps
    const known = await db.selectFrom('customers').select('id').where('user_id', '=', 'salma').executeTakeFirst()
    const customer_id =
      known?.id ?? (await insertCustomer(db, { user_id: 'salma', first_name: 'Salma', last_name: 'Alaoui', phone: '+212612345678' }))
    const vehicle = await insertCar(db, {
      ...{ version: '1.5 dCi', chassis_number: 'UU1HJDAG562837461', registration_number: '48213B6', release_date: '2019-05-17' },
      ...{ mileage: 84_600, fuel_type: 'Diesel', gear_type: 'Manual' },
    })
    const request = await insertPurchase(db, {
      ...{ reference: `RA-2026-${vehicle}`, customer_id, disposed_vehicle_id: vehicle, seller, last_status: 'Billed' },
      ...{ estimated_low: 112_000, estimated_high: 124_000, quotation: 117_100, quotation_until: '2026-03-16T10:15:00Z' },
      ...{ ba_number: `BA-2026-${vehicle}`, invoiced: '2026-03-13T09:20:00Z', bank_account_id: await insertBankAccount(db, customer_id) },
    })
    purchase = request.id
    key = request.key
    await insertRow(db, 'purchase_quotations', {
      ...{ purchase_id: purchase, amount: 117_100, start_value: 118_000, reasons: JSON.stringify(reasons) },
      ...{ offered: '2026-03-09T10:14:00Z', created: '2026-03-09T10:14:00Z' },
    })
    statusIds = {}
    for (const status of ['Submited', 'QuotationAccepted', 'CustomerAccepted', 'Billed'])
      statusIds[status] = await step(status, status === 'QuotationAccepted' ? 117_100 : null)
  })

  async function step(status: string, price: number | null = null): Promise<number> {
    return (await insertRow(api.deps.db, 'purchase_statuses', { purchase_id: purchase, type: status, price })).id
  }
  const print = (type: PurchasePrintout, statusId = statusIds[stepOf[type]] ?? 0) =>
    printDocument(api.deps, { purchaseId: purchase, type, statusId })
  const printouts = () => listDocumentsOf(api.deps.db, { type: 'Purchase', id: purchase }, 'staff')
  const change = (values: ReturnType<typeof sql>) => run(sql`update vehicle_purchases set ${values} where id = ${purchase}`)

  /** Text of a printed document with normalized spaces, and its stored data. */
  async function read({ id }: Pick<DocumentInfo, 'id'>) {
    const { hash } = await one(sql<{ hash: string }>`select hash from documents where id = ${id}::uuid`)
    const pdf = await getDocumentProxy(new Uint8Array((await api.deps.storage.get(originalKey(hash))) ?? []))
    const { text, totalPages } = await extractText(pdf, { mergePages: true })
    const { info, metadata } = (await pdf.getMetadata()) as unknown as {
      info: Record<string, unknown>
      metadata: { getRaw(): string } | null
    }
    return { text: text.replaceAll(/\s+/g, ' '), totalPages, language: info.Language, isPdfA: metadata?.getRaw().includes('pdfaid') }
  }
  /** PDF text extraction swaps letters of Arabic ligatures: words are compared by their letters. */
  const letters = (text: string) => new Set(text.split(/[\s:.،؛]+/).map((word) => [...word].sort().join('')))

  async function ask(method: 'GET' | 'POST', subject: string, roles: readonly StaffRole[], payload?: Record<string, unknown>) {
    const headers = await api.headers(subject, roles)
    return api.app.inject({ method, url: `/api/staff/purchases/${purchase}/papers`, headers, ...(payload && { payload }) })
  }
  async function printed(type: PurchasePrintout, language: Language): Promise<DocumentInfo> {
    const answer = await ask('POST', 'boss', ['manager'], { type, language })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  describe('each document', () => {
    const said: Record<PurchasePrintout, { french: string[]; arabic: string }> = {
      QuotationSheet: {
        french: [
          'Valeur de départ 118 000 DH',
          'Pneus avant à changer',
          'Usure irrégulière −2 400 DH',
          'Carnet d’entretien complet +1 500 DH',
          'Notre offre 117 100 DH',
          'Estimation en ligne 112 000 – 124 000 DH',
          'Valable jusqu’au 16/03/2026 10:15',
          'dans les 24 heures',
          'Visite technique',
        ],
        arabic: 'عرض الثمن القيمة الأولية غير منتظم',
      },
      PurchaseVoucher: {
        french: [
          'Prix d’achat convenu 117 100 DH',
          'font légaliser leurs signatures le même jour',
          'renoncer à la vente sans frais',
          'lu et approuvé',
        ],
        arabic: 'سند شراء السيارة الشروط',
      },
      TradeInVoucher: {
        french: ['Valeur de reprise convenue 117 100 DH', 'Prix affiché au 15/03/2026 189 000 DH', 'Différence 71 900 DH'],
        arabic: 'قسيمة الاستبدال المختارة',
      },
      PurchaseInvoice: {
        french: [
          'Facture d’achat',
          'BA-2026-',
          'Net à payer au vendeur 117 100 DH',
          'cent dix-sept mille cent dirhams',
          '007 810 0001234567890123 45',
          'Le vendeur est un particulier : il ne facture pas de TVA',
        ],
        arabic: 'فاتورة الشراء مائة وسبعة عشر ألفا ومائة درهم',
      },
      BankTransferCommitment: {
        french: [
          's’engage à virer',
          'dans les 24 heures',
          'Montant à virer 117 100 DH',
          '007 810 0001234567890123 45',
          'signatures des deux parties légalisées',
        ],
        arabic: 'التزام بالتحويل البنكي المستفيد',
      },
    }
    async function ready(type: PurchasePrintout): Promise<void> {
      if (type !== 'TradeInVoucher') return
      const id = await insertCar(api.deps.db, { model: 'Clio', price: 189_000, last_status: 'Published' })
      await change(sql`type = 'TradeIn', new_vehicle_id = ${id}`)
    }

    test.each(purchasePrintouts)('%s contains its mandatory text in French and in Arabic', async (type) => {
      await ready(type)
      const french = await read(await printed(type, 'fr'))
      for (const words of [
        ...said[type].french,
        'Salma Alaoui',
        'BK482913',
        'Dacia Duster',
        '48213 ب 6',
        'Vérifier ce document',
        'ICE 000000000000000',
      ])
        expect(french.text).toContain(words)
      expect(french).toMatchObject({ language: 'fr', isPdfA: true })
      const arabic = await read(await printed(type, 'ar'))
      expect([...letters(said[type].arabic)].filter((word) => !letters(arabic.text).has(word))).toEqual([])
      for (const words of ['Salma Alaoui', '48213 ب 6', 'UU1HJDAG562837461']) expect(arabic.text).toContain(words)
      expect(arabic).toMatchObject({ language: 'ar', isPdfA: true })
      expect(arabic.text).not.toMatch(/[٠-٩]/)
    })

    test('starts an offer without a start value before its reasons', async () => {
      await run(sql`update purchase_quotations set start_value = null where purchase_id = ${purchase}`)
      expect((await read(await printed('QuotationSheet', 'fr'))).text).toContain('Valeur avant ajustements 118 000 DH')
    })

    test('names a company and leaves invoice and VAT to it', async () => {
      const company = { ...seller, civility: 'Société', companyName: 'Atlas Négoce SARL' }
      await change(sql`seller = ${JSON.stringify(company)}::jsonb`)
      const { text } = await read(await printed('PurchaseInvoice', 'fr'))
      for (const words of [
        'Société Atlas Négoce SARL',
        'Représentée par Salma Alaoui',
        'ne remplace pas la facture que la société établit elle-même',
      ])
        expect(text).toContain(words)
      expect(text).not.toContain('particulier')
      expect((await read(await printed('PurchaseVoucher', 'fr'))).text).toContain('Statuts de la société')
    })

    test('prints user input as text, never as markup', async () => {
      const nasty = '#panic("x") $a_1$ *b* <c> [l] @k //'
      await run(
        sql`update purchase_quotations set reasons = ${JSON.stringify([{ label: nasty, amount: -900 }])}::jsonb where purchase_id = ${purchase}`,
      )
      const { text } = await read(await printed('QuotationSheet', 'fr'))
      expect(text.replaceAll(/\s/g, '')).toContain('#panic("x")$a_1$*b*<c>[l]@k//')
    })
  })

  describe('job', () => {
    test('prints both languages once, even when repeated', async () => {
      await Promise.all(Array.from({ length: 3 }, () => print('PurchaseInvoice')))
      await print('PurchaseInvoice')
      const made = (await printouts()).map(({ language, version, status, reference }) => [
        language,
        version,
        status,
        reference?.slice(0, 3),
      ])
      expect(made.toSorted()).toEqual([
        ['ar', 1, 'Published', 'BA-'],
        ['fr', 1, 'Published', 'BA-'],
      ])
    })

    test('prints the offer of its transition and versions later ones', async () => {
      await run(sql`
      insert into purchase_quotations (purchase_id, amount, start_value, reasons, offered, created)
      values (${purchase}, 118000, 118000, '[]', '2026-03-10T10:14:00Z', '2026-03-10T10:14:00Z')`)
      const again = await step('QuotationAccepted', 118_000)
      await print('QuotationSheet')
      await print('QuotationSheet', again)
      const french = (await printouts()).filter(({ language }) => language === 'fr').toSorted((a, b) => (a.version ?? 0) - (b.version ?? 0))
      expect(french.map(({ version, superseded }) => [version, superseded === null])).toEqual([
        [1, false],
        [2, true],
      ])
      expect((await read(french[0] as DocumentInfo)).text).toContain('Notre offre 117 100 DH')
      expect((await read(french[1] as DocumentInfo)).text).toContain('Notre offre 118 000 DH')
    })

    test('prints nothing for inapplicable documents and ended requests', async () => {
      await print('TradeInVoucher')
      await change(sql`bank_account_id = null`)
      await print('BankTransferCommitment')
      await change(sql`last_status = 'Canceled'`)
      await print('PurchaseVoucher')
      await printDocument(api.deps, { purchaseId: 2_000_000_000, type: 'PurchaseInvoice', statusId: 1 })
      expect(await printouts()).toEqual([])
    })
  })

  describe('transition of a request', () => {
    const act = async (url: string, subject: string, roles: readonly StaffRole[], action: string) => {
      const answer = await api.app.inject({ method: 'POST', url, headers: await api.headers(subject, roles), payload: { action } })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const desk = () => `/api/staff/purchases/${purchase}/steps`
    async function wishes(): Promise<PrintoutRequest[]> {
      const { rows } = await sql<{ data: PrintoutRequest }>`
      select data from pgboss.job where name = ${printoutJob} and (data ->> 'purchaseId')::int = ${purchase} order by data ->> 'type'`.execute(
        api.deps.db,
      )
      return rows.map(({ data }) => data)
    }
    async function last(): Promise<number> {
      return (await one(sql<{ id: number }>`select max(id) as id from purchase_statuses where purchase_id = ${purchase}`)).id
    }

    test.each([
      ['Purchase', 'PurchaseVoucher'],
      ['TradeIn', 'TradeInVoucher'],
    ])('prints the voucher of a %s when its offer is accepted', async (kind, type) => {
      await change(sql`type = ${kind}, last_status = 'QuotationAccepted', invoiced = null, ba_number = null`)
      await act(`/api/purchases/${key}/steps`, 'salma', [], 'acceptOffer')
      expect(await wishes()).toEqual([{ purchaseId: purchase, type, statusId: await last() }])
      for (const wish of await wishes()) await printDocument(api.deps, wish)
      expect((await printouts()).map((document) => `${document.type} ${document.language}`).toSorted()).toEqual([
        `${type} ar`,
        `${type} fr`,
      ])
    })

    test('prints every offer', async () => {
      await change(sql`last_status = 'TechnicalExpertiseSubmitted', invoiced = null, ba_number = null`)
      await act(desk(), 'boss', ['manager'], 'approveQuotation')
      expect(await wishes()).toEqual([{ purchaseId: purchase, type: 'QuotationSheet', statusId: await last() }])
    })

    test('prints bill and commitment, and supersedes the bill when repeated', async () => {
      for (const round of [1, 2]) {
        await change(sql`last_status = 'DocumentsAccepted'`)
        await act(desk(), 'checker', ['controller'], 'bill')
        const asked = (await wishes()).slice(-2 * round).filter(({ statusId }) => statusId > (statusIds.Billed ?? 0))
        expect(new Set(asked.map(({ type }) => type))).toEqual(new Set(['BankTransferCommitment', 'PurchaseInvoice']))
        for (const wish of asked) await printDocument(api.deps, wish)
      }
      const bills = (await printouts()).filter(({ type, language }) => type === 'PurchaseInvoice' && language === 'fr')
      expect(bills.map(({ version, superseded }) => [version, superseded === null]).toSorted()).toEqual([
        [1, false],
        [1, true],
      ])
    })
  })

  test('erases documents except those of a bill', async () => {
    await printed('QuotationSheet', 'fr')
    const { id } = await one(sql<{ id: number }>`select customer_id as id from vehicle_purchases where id = ${purchase}`)
    await api.deps.db.transaction().execute((trx) => erasePurchases(trx, id))
    expect(await printouts()).toHaveLength(1)
    await change(sql`invoiced = null`)
    await api.deps.db.transaction().execute((trx) => erasePurchases(trx, id))
    expect(await printouts()).toEqual([])
  })

  describe('trade-in', () => {
    const now = new Date('2026-03-15T10:00:00Z')
    const rowsOf = (changes: Partial<PrintoutFacts>) =>
      (
        printoutContent('TradeInVoucher', { ...tradeInFacts, ...changes }, purchaseTerms, 'fr', now).chosen as {
          rows: [string, unknown][]
        } | null
      )?.rows

    test('leaves a difference or a credit', () => {
      const car = tradeInFacts.newVehicle
      if (!car) throw new Error('no car')
      expect(rowsOf({})?.at(-1)).toEqual(['Différence', '90\u00a0700\u00a0DH'])
      expect(rowsOf({ newVehicle: { ...car, price: 90_000 } })?.at(-1)).toEqual(['Différence en faveur du vendeur', '8\u00a0300\u00a0DH'])
      // no calculation without a price
      expect(rowsOf({ newVehicle: { ...car, price: null } })?.filter(([, value]) => value !== null)).toHaveLength(2)
    })

    test('prints a wish without a car, and no panel for none', () => {
      expect(rowsOf({ newVehicle: null, desired: 'Dacia Sandero' })).toEqual([['Véhicule', { ltr: 'Dacia Sandero' }]])
      expect(rowsOf({ newVehicle: null, desired: null })).toBeUndefined()
    })
  })

  describe('access', () => {
    test('is limited to the owner', async () => {
      const document = await printed('PurchaseInvoice', 'fr')
      const list = async (subject?: string) =>
        (await api.app.inject({ url: `/api/purchases/${key}/documents`, headers: await api.headers(subject) })).json()
      expect(await list('salma')).toMatchObject([{ id: document.id, type: 'PurchaseInvoice', language: 'fr', version: 1 }])
      expect(await list('stranger')).toMatchObject({ code: 'NotFound' })
      expect(await list()).toMatchObject({ code: 'Unauthorized' })
      const load = async (subject?: string, roles?: readonly StaffRole[]) =>
        (await api.app.inject({ url: document.uri, headers: await api.headers(subject, roles) })).statusCode
      expect([await load('salma'), await load('stranger'), await load(), await load('boss', ['manager'])]).toEqual([200, 404, 404, 200])
    })

    test('lets staff see printable documents of their area only', async () => {
      const answer = await ask('GET', 'boss', ['manager'])
      expect(answer.json().printable).toEqual(['QuotationSheet', 'PurchaseVoucher', 'PurchaseInvoice', 'BankTransferCommitment'])
      // creates the staff member on first use
      await ask('GET', 'far-away', ['agent'])
      await run(sql`insert into staff_areas (subject, storage_area_id) values ('far-away', 2)`)
      expect((await ask('GET', 'far-away', ['agent'])).statusCode).toBe(404)
      expect((await ask('POST', 'far-away', ['agent'], { type: 'PurchaseInvoice', language: 'fr' })).statusCode).toBe(404)
    })

    test('rejects printing too early, after reopening, and for the own car', async () => {
      expect((await ask('POST', 'salma', ['manager'], { type: 'PurchaseInvoice', language: 'fr' })).statusCode).toBe(403)
      await step('Submited')
      const answer = await ask('POST', 'boss', ['manager'], { type: 'PurchaseVoucher', language: 'fr' })
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'PrintoutNotReady'])
      expect((await ask('GET', 'boss', ['manager'])).json().printable).toEqual([])
    })
  })

  test('checks a code without personal data', async () => {
    const first = await printed('BankTransferCommitment', 'fr')
    const { code } = await one(sql<{ code: string }>`select code from documents where id = ${first.id}::uuid`)
    expect((await read(first)).text).toContain(code.match(/.{4}/g)?.join('-'))
    const check = async () => (await api.app.inject({ url: `/api/papers/${code}` })).json()
    expect(await check()).toMatchObject({ type: 'BankTransferCommitment', version: 1, superseded: null })
    await printed('BankTransferCommitment', 'fr')
    expect(await check()).toMatchObject({ version: 1, superseded: expect.any(String) })
  })
})
