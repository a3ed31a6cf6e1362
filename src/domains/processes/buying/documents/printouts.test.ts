import { sql } from 'kysely'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DocumentInfo } from '#domains/foundation/documents/contract.ts'
import { listDocumentsOf } from '#domains/foundation/documents/printouts/service.ts'
import { insertPrintout } from '#domains/foundation/documents/printouts/store.ts'
import { originalKey } from '#domains/foundation/documents/rules.ts'
import type { StaffRole } from '#shared/actor.ts'
import type { Language } from '#shared/language.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { unguarded } from '#testing/unguarded.ts'
import { movements } from '../effects/rules.ts'
import { type BookingPrintout, bookingPrintouts } from './contract.ts'
import { monthsBetween } from './printouts/panels.ts'
import { printDocument } from './printouts.ts'
import { findBookingFacts } from './store.ts'

let api: TestApi
let booking: number
/** status row by its status */
const statusIds: Record<string, number> = {}
const stepOf: Record<BookingPrintout, string> = {
  BookingSimulation: 'Submitted',
  SaleProforma: 'PayementDetailsSubmitted',
  PurchaseOrder: 'PayementDetailsSubmitted',
  PurchaseInvoice: 'Billed',
  ReleaseVoucher: 'Billed',
  QualityControlSheet: 'Controlled',
  DeliveryForm: 'Delivered',
  DeliveryVoucher: 'Delivered',
  VehicleWarranty: 'Delivered',
  CreditNote: 'Recovered',
  SaleRecoveryRequest: 'Recovered',
  SaleRecoveryExpertiseSheet: 'Recovered',
  SaleRecoveryVoucher: 'Recovered',
}
const buyer = {
  civility: 'Mme.',
  firstName: 'Salma',
  lastName: 'Benjelloun',
  email: 'salma@example.ma',
  phone: '+212661234567',
  address: '14, rue Ibn Batouta',
  addressLine2: null,
  zip: '20000',
  city: 'Casablanca',
  idNumber: 'BK482913',
  companyName: null,
  ice: null,
  registrationNumber: null,
}

async function one(query: ReturnType<typeof sql<{ id: number }>>): Promise<number> {
  const { rows } = await query.execute(api.deps.db)
  return rows[0]?.id ?? 0
}

beforeAll(async () => {
  api = await testApi()
  const vehicle = await one(sql`
    insert into vehicles (reference, brand_id, model_id, version, price, chassis_number, registration_number, release_date, mileage, fuel_type,
      gear_type, fiscal_power, color, last_status, storage_area_id)
    select 'VO-1042', m.brand_id, m.id, '1.5 dCi Prestige', 195000, 'UU1HJDAG562837461', '48213B6', '2021-05-17', 48200, 'Diesel', 'Manual', 6,
      'Grey', 'Sold', 1
    from models m join brands b on b.id = m.brand_id where b.name = 'Dacia' and m.name = 'Duster' returning id`)
  const customer = await one(sql`
    insert into customers (user_id, first_name, last_name, phone) values ('salma', 'Salma', 'Benjelloun', '+212661234567') returning id`)
  const sale = await one(sql`
    insert into vehicle_sales (reference, customer_id, last_status, storage_area_id) values ('VT-2026-000098', ${customer}, 'Done', 1) returning id`)
  const pack = await one(sql`select id from warranty_packs where price > 0 order by id limit 1`)
  booking = await one(sql`
    insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, storage_area_id, listed_price, price,
      advance_amount, hold_until, payment_type, payment_method, loan_advance, loan_months, invoice_number, invoiced, delivery_date, delivered,
      delivery_mileage, signed_by, warranty_pack_id, warranty_until, last_status)
    values ('RV-2026-000123', ${sale}, ${vehicle}, ${customer}, ${JSON.stringify(buyer)}::jsonb, 'fr', 1, 195000, 189000, 1000,
      '2026-03-12T10:30:00Z', 'Financing', 'BankTransfer', 20, 60, 'FV-2026-000012', '2026-03-15T09:00:00Z', '2026-03-18',
      '2026-03-18T15:30:00Z', 48230, 'Salma Benjelloun', ${pack}, '2027-03-18', 'Delivered')
    returning id`)
  for (const status of ['Submitted', 'PayementDetailsSubmitted', 'Billed', 'Controlled', 'Delivered', 'Recovered'])
    statusIds[status] = await one(sql`insert into booking_statuses (booking_id, type) values (${booking}, ${status}) returning id`)
  await sql`
    insert into booking_ledger (booking_id, kind, amount, method, external_reference, created) values
      (${booking}, 'Held', 1000, null, null, '2026-03-12T10:14:00Z'),
      (${booking}, 'Paid', 191900, 'BankTransfer', 'VIR 88213045', '2026-03-14T09:00:00Z')`.execute(api.deps.db)
  await sql`
    update vehicle_bookings set recovered = '2026-04-02T09:30:00Z', recovery_mileage = 48900 where id = ${booking}`.execute(api.deps.db)
  await sql`
    insert into booking_credit_notes (booking_id, status_id, number, reason, invoice_number, invoiced, buyer, listed_price, price, pack_price, created)
    values (${booking}, ${statusIds.Recovered}, 'AV-2026-000003', 'Boîte trop dure', 'FV-2026-000012', '2026-03-15T09:00:00Z',
      ${JSON.stringify(buyer)}::jsonb, 195000, 189000, 3900, '2026-04-02T09:30:00Z')`.execute(api.deps.db)
  await sql`
    insert into booking_check_parts (booking_id, delivery_check_part_id, is_fine, comment, checked, checked_by)
    select ${booking}, id, row_number() over (order by id) <> 3, case when row_number() over (order by id) = 3 then 'Balai usé' end, now(), 'expert'
    from delivery_check_parts`.execute(api.deps.db)
})
afterAll(() => api.close())
beforeEach(async () => {
  await sql`delete from documents where owner_type = 'Booking'`.execute(api.deps.db)
})

const print = (type: BookingPrintout) => printDocument(api.deps, { bookingId: booking, type, statusId: statusIds[stepOf[type]] ?? 0 })
const printouts = () => listDocumentsOf(api.deps.db, { type: 'Booking', id: booking }, 'staff')

async function pdfOf(id: string): Promise<Buffer> {
  const { rows } = await sql<{ hash: string }>`select hash from documents where id = ${id}::uuid`.execute(api.deps.db)
  return (await api.deps.storage.get(originalKey(rows[0]?.hash ?? ''))) ?? Buffer.alloc(0)
}

/** Text, pages, language and standard of a PDF. */
async function read(document: Pick<DocumentInfo, 'id'>) {
  const bytes = await pdfOf(document.id)
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  const { info, metadata } = (await pdf.getMetadata()) as unknown as {
    info: Record<string, unknown>
    metadata: { getRaw(): string } | null
  }
  // normalises every kind of space
  return {
    text: text.replaceAll(/\s+/g, ' '),
    totalPages,
    language: info.Language,
    title: info.Title,
    isPdfA: metadata?.getRaw().includes('pdfaid'),
  }
}

/** PDF readers reorder Arabic ligatures: compares the letters of a word. */
const letters = (text: string) => new Set(text.split(/[\s:.،؛]+/).map((word) => [...word].sort().join('')))

async function printed(type: BookingPrintout, language: Language): Promise<DocumentInfo> {
  await api.app.inject({
    method: 'POST',
    url: `/api/staff/bookings/${booking}/papers`,
    headers: await api.headers('boss', ['manager']),
    payload: { type, language },
  })
  const found = (await printouts()).find((document) => document.type === type && document.language === language)
  if (!found) throw new Error(`${type} was not printed`)
  return found
}

describe('each document', () => {
  /** required text in French, and words of the Arabic version */
  const said: Record<BookingPrintout, { pages: number; french: string[]; arabic: string }> = {
    BookingSimulation: {
      pages: 2,
      french: [
        'Votre mensualité pendant 60 mois 3 144 DH',
        'Taux effectif global (TEG) 8,35 %',
        'Montant financé 151 200 DH',
        'n’est pas une offre de crédit',
      ],
      arabic: 'محاكاة التمويل جدول',
    },
    SaleProforma: {
      pages: 1,
      french: ['Total TTC 192 900 DH', 'Remise convenue −6 000 DH', 'Valable jusqu’au 23/03/2026', 'Elle ne tient pas lieu de facture'],
      arabic: 'فاتورة أولية التخفيض',
    },
    PurchaseOrder: {
      pages: 2,
      french: ['Conditions de la commande', 'L’acompte de 1 000 DH est compté dans le prix', 'articles 36 et 37', 'lu et approuvé'],
      arabic: 'سند الطلب شروط',
    },
    PurchaseInvoice: {
      pages: 1,
      french: [
        'FV-2026-000012',
        'Total net 192 900 DH',
        'cent quatre-vingt-douze mille neuf cents dirhams',
        'virement bancaire n° VIR 88213045',
        'Solde 0 DH',
        'article 125 bis',
      ],
      arabic: 'مائة واثنان وتسعون ألفا وتسعمائة درهم',
    },
    ReleaseVoucher: { pages: 1, french: ['Ce bon vaut pour une seule sortie', 'FV-2026-000012'], arabic: 'سند الخروج' },
    QualityControlSheet: { pages: 2, french: ['1 point à noter', 'Balai usé', 'Conforme', 'À noter'], arabic: 'مراقبة الجودة سليم' },
    DeliveryForm: { pages: 1, french: ['18/03/2026 15:30', '48 230 km', 'Réserves de l’acheteur'], arabic: 'محضر التسليم' },
    DeliveryVoucher: {
      pages: 1,
      french: ['Garantie jusqu’au 18/03/2027', 'Échange possible jusqu’au 18/04/2026', '1 000 km'],
      arabic: 'سند التسليم',
    },
    VehicleWarranty: {
      pages: 1,
      french: ['du 18/03/2026 au 18/03/2027', 'Territoire Maroc', '3 900 DH', 'articles 549 à 575'],
      arabic: 'عقد الضمان المغرب',
    },
    CreditNote: {
      pages: 1,
      french: ['AV-2026-000003', 'FV-2026-000012', 'Total net 192 900 DH', 'Arrêté le présent avoir', 'Boîte trop dure'],
      arabic: 'إشعار دائن السبب',
    },
    SaleRecoveryRequest: {
      pages: 1,
      french: ['demande à rendre le véhicule', 'Repris le 02/04/2026', 'Échange possible jusqu’au 18/04/2026', '1 000 km'],
      arabic: 'طلب المشتري شهر',
    },
    SaleRecoveryExpertiseSheet: {
      pages: 2,
      french: ['À la remise', 'Au retour', 'inchangé', 'Conforme', '48 900 km'],
      arabic: 'بطاقة عند',
    },
    SaleRecoveryVoucher: {
      pages: 1,
      french: ['Repris le 02/04/2026', '48 900 km', 'AV-2026-000003', 'Somme à rendre 192 900 DH'],
      arabic: 'الاسترجاع المبلغ',
    },
  }

  test.each(bookingPrintouts)('%s contains the required French text and marks', async (type) => {
    const document = await printed(type, 'fr')
    const paper = await read(document)
    for (const words of said[type].french) expect(paper.text).toContain(words)
    // buyer, car, verification code, seller
    for (const words of [
      'Dacia Duster',
      '48213 ب 6',
      'UU1HJDAG562837461',
      'Vérifier ce document',
      'ICE 000000000000000',
      'capital 10 000 000 DH',
    ])
      expect(paper.text).toContain(words)
    expect(paper).toMatchObject({ language: 'fr', isPdfA: true, totalPages: said[type].pages })
    expect(document).toMatchObject({ mimeType: 'application/pdf', version: 1, superseded: null, isGenerated: true })
  })

  test.each(bookingPrintouts)('%s contains the same in Arabic with intact numbers and names', async (type) => {
    const document = await printed(type, 'ar')
    const paper = await read(document)
    expect([...letters(said[type].arabic)].filter((word) => !letters(paper.text).has(word))).toEqual([])
    for (const words of ['Dacia Duster', '48213 ب 6', 'UU1HJDAG562837461', 'RV-2026-000123']) expect(paper.text).toContain(words)
    expect(paper).toMatchObject({ language: 'ar', isPdfA: true, totalPages: said[type].pages })
    expect(paper.text).not.toMatch(/[٠-٩]/)
  })

  test('prints user input as text, never as markup', async () => {
    const nasty = '#panic("x") $a_1$ *b* <c> \\ "é" [l] @k //'
    await sql`update vehicle_bookings set signed_by = ${nasty} where id = ${booking}`.execute(api.deps.db)
    const { text } = await read(await printed('DeliveryForm', 'fr'))
    await sql`update vehicle_bookings set signed_by = 'Salma Benjelloun' where id = ${booking}`.execute(api.deps.db)
    expect(text.replaceAll(/\s/g, '')).toContain('#panic("x")$a_1$*b*<c>\\"é"[l]@k//')
  })

  test('prints the signature on the delivery report', async () => {
    const plain = (await pdfOf((await printed('DeliveryForm', 'fr')).id)).byteLength
    const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const
    const drawing = await sharp({ create: { width: 400, height: 160, channels: 3, background: '#fff', noise } })
      .webp({ lossless: true })
      .toBuffer()
    await api.deps.storage.put(originalKey('a'.repeat(64)), drawing)
    await sql`
      with drawn as (
        insert into documents (owner_type, owner_id, type, file_name, mime_type, size, hash)
        values ('Booking', ${booking}, 'DeliveryForm', 's.webp', 'image/webp', 1, ${'a'.repeat(64)}) returning id
      )
      update vehicle_bookings set signature_document = drawn.id from drawn where vehicle_bookings.id = ${booking}`.execute(api.deps.db)
    const signed = await printed('DeliveryForm', 'fr')
    await sql`update vehicle_bookings set signature_document = null where id = ${booking}`.execute(api.deps.db)
    expect(signed.version).toBe(2)
    expect((await pdfOf(signed.id)).byteLength).toBeGreaterThan(plain + 20_000)
    expect(await read(signed)).toMatchObject({ totalPages: 1, text: expect.stringContaining('Signé sur tablette') })
  })

  test('names a company, its numbers and its representative', async () => {
    const company = {
      ...buyer,
      civility: 'Société',
      companyName: 'Atlas Négoce SARL',
      ice: '001524789000042',
      registrationNumber: '123456',
    }
    await sql`update vehicle_bookings set buyer = ${JSON.stringify(company)}::jsonb where id = ${booking}`.execute(api.deps.db)
    const { text } = await read(await printed('PurchaseInvoice', 'fr'))
    await sql`update vehicle_bookings set buyer = ${JSON.stringify(buyer)}::jsonb where id = ${booking}`.execute(api.deps.db)
    for (const words of ['Société Atlas Négoce SARL', 'Représentée par Salma Benjelloun', 'ICE 001524789000042', 'RC 123456'])
      expect(text).toContain(words)
  })

  test('shows the VAT on an invoice', async () => {
    await sql`update settings set value = 'Standard' where key = 'invoice.vat'`.execute(api.deps.db)
    const { text } = await read(await printed('PurchaseInvoice', 'fr'))
    await sql`update settings set value = 'Margin' where key = 'invoice.vat'`.execute(api.deps.db)
    expect(text).toContain('Total HT 160 750,00 DH')
    expect(text).toContain('TVA 20 % 32 150,00 DH')
    expect(text).toContain('Total TTC 192 900 DH')
    expect(text).not.toContain('marge')
  })
})

test('counts a warranty in months across the end of a year', () => {
  expect([monthsBetween('2026-03-15', '2026-09-15'), monthsBetween('2026-11-30', '2027-02-28')]).toEqual([6, 3])
})

describe('printDocument', () => {
  test('prints binding documents in both languages and internal ones in French', async () => {
    for (const type of ['PurchaseOrder', 'QualityControlSheet', 'ReleaseVoucher'] as const) await print(type)
    const made = (await printouts()).map(({ type, language, status }) => `${type} ${language} ${status}`).sort()
    expect(made).toEqual([
      'PurchaseOrder ar Published',
      'PurchaseOrder fr Published',
      'QualityControlSheet fr Published',
      'ReleaseVoucher fr Accepted',
    ])
  })

  test('prints once when five jobs run concurrently', async () => {
    await Promise.all(Array.from({ length: 5 }, () => print('PurchaseInvoice')))
    await print('PurchaseInvoice')
    expect((await printouts()).map(({ language, version }) => [language, version])).toEqual([
      ['ar', 1],
      ['fr', 1],
    ])
  })

  test('supersedes nothing when a newer version exists', async () => {
    await print('PurchaseInvoice')
    const [known] = (await printouts()).filter(({ language }) => language === 'fr')
    const kept = await insertPrintout(api.deps.db, {
      owner: { type: 'Booking', id: booking },
      type: 'PurchaseInvoice',
      language: 'fr',
      status: 'Published',
      reference: 'FV-2026-000012',
      fileName: 'Facture.pdf',
      size: 1,
      hash: 'aa',
      version: 2,
      code: '222222222222',
      madeFor: `booking:${statusIds.Billed}:PurchaseInvoice:fr`,
      created: api.deps.clock.now(),
      createdBy: null,
    })
    expect(kept).toBeNull()
    expect((await printouts()).find(({ id }) => id === known?.id)).toMatchObject({ version: 1, superseded: null })
  })

  test('prints a credit note and the next invoice separately', async () => {
    await print('PurchaseInvoice')
    await print('CreditNote')
    const step = await one(sql`insert into booking_statuses (booking_id, type) values (${booking}, 'Billed') returning id`)
    const second = await one(sql`
      insert into booking_credit_notes (booking_id, status_id, number, reason, invoice_number, invoiced, buyer, listed_price, price, pack_price, created)
      values (${booking}, ${step}, 'AV-2026-000004', 'Nom mal écrit', 'FV-2026-000019', '2026-04-03T09:00:00Z',
        ${JSON.stringify(buyer)}::jsonb, 195000, 189000, 3900, '2026-04-04T09:30:00Z') returning id`)
    await sql`update vehicle_bookings set invoice_number = 'FV-2026-000020' where id = ${booking}`.execute(api.deps.db)
    try {
      for (const type of ['CreditNote', 'PurchaseInvoice'] as const)
        await printDocument(api.deps, { bookingId: booking, type, statusId: step })
      const french = (await printouts()).filter(({ language }) => language === 'fr')
      const stands = french.map(({ reference, version, superseded }) => [reference, version, superseded === null])
      expect(stands.toSorted()).toEqual([
        ['AV-2026-000003', 1, true],
        ['AV-2026-000004', 1, true],
        // the corrected one replaces it
        ['FV-2026-000012', 1, false],
        ['FV-2026-000020', 1, true],
      ])
      const { text } = await read(french.find(({ reference }) => reference === 'AV-2026-000004') as DocumentInfo)
      for (const said of ['AV-2026-000004', 'FV-2026-000019', 'Nom mal écrit']) expect(text).toContain(said)
      expect(text).not.toContain('AV-2026-000003')
      // a reprint makes a second version of the latest
      expect(await printed('CreditNote', 'fr')).toMatchObject({ reference: 'AV-2026-000004', version: 2 })
    } finally {
      await sql`delete from booking_credit_notes where id = ${second}`.execute(api.deps.db)
      await sql`${sql.raw(unguarded)} delete from booking_statuses using unguarded where id = ${step}`.execute(api.deps.db)
      await sql`update vehicle_bookings set invoice_number = 'FV-2026-000012' where id = ${booking}`.execute(api.deps.db)
    }
  })

  test('prints a new version when a step is repeated', async () => {
    await print('SaleProforma')
    const again = await one(
      sql`insert into booking_statuses (booking_id, type) values (${booking}, 'PayementDetailsSubmitted') returning id`,
    )
    await printDocument(api.deps, { bookingId: booking, type: 'SaleProforma', statusId: again })
    const french = (await printouts()).filter(({ language }) => language === 'fr')
    expect(french.map(({ version, superseded }) => [version, superseded === null])).toEqual([
      [2, true],
      [1, false],
    ])
    expect((await pdfOf(french[1]?.id ?? '')).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('prints no simulation without a loan, and nothing for an unknown booking', async () => {
    await sql`update vehicle_bookings set loan_months = null where id = ${booking}`.execute(api.deps.db)
    await print('BookingSimulation')
    await sql`update vehicle_bookings set loan_months = 60 where id = ${booking}`.execute(api.deps.db)
    await printDocument(api.deps, { bookingId: 2_000_000_000, type: 'PurchaseOrder', statusId: 1 })
    expect(await printouts()).toEqual([])
  })

  test('omits a corrected receipt from the invoice', async () => {
    const wrong = await one(sql`
      insert into booking_ledger (booking_id, kind, amount, method, created) values (${booking}, 'Paid', 500, 'Cash', now()) returning id`)
    await sql`insert into booking_ledger (booking_id, kind, amount, corrects, created) values (${booking}, 'Corrected', 500, ${wrong}, now())`.execute(
      api.deps.db,
    )
    const { ledger = [] } = (await findBookingFacts(api.deps.db, booking)) ?? {}
    expect(movements(ledger).map(({ amount }) => amount)).toEqual([1000, 191_900])
  })
})

describe('access', () => {
  const download = async (document: DocumentInfo, headers: Record<string, string>) => api.app.inject({ url: document.uri, headers })
  const staff = (role: StaffRole) => api.headers(`the-${role}`, [role])

  test('serves customer and staff as an attachment; NotFound for others', async () => {
    const document = await printed('PurchaseInvoice', 'fr')
    for (const headers of [await api.headers('salma'), await staff('agent'), await staff('controller')]) {
      const answer = await download(document, headers)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Facture FV-2026-000012.pdf"; filename*=UTF-8''Facture%20FV-2026-000012.pdf`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': 'sandbox',
        'cache-control': 'private, no-cache',
      })
    }
    for (const headers of [await api.headers(), await api.headers('stranger'), await staff('editor')])
      expect((await download(document, headers)).statusCode).toBe(404)
    const part = await download(document, { ...(await api.headers('salma')), range: 'bytes=0-4' })
    expect([part.statusCode, part.body]).toEqual([206, '%PDF-'])
  })

  test('lists documents for the customer only, not for key holders', async () => {
    await printed('PurchaseInvoice', 'fr')
    const { rows } = await sql<{ key: string }>`select key from vehicle_bookings where id = ${booking}`.execute(api.deps.db)
    const list = async (headers: Record<string, string>) =>
      (await api.app.inject({ url: `/api/bookings/${rows[0]?.key}/documents`, headers })).json()
    expect(await list(await api.headers('salma'))).toMatchObject([{ type: 'PurchaseInvoice', language: 'fr' }])
    for (const headers of [await api.headers(), await api.headers('stranger')])
      expect(await list(headers)).toMatchObject({ code: expect.any(String) })
  })

  test('restricts the release voucher to staff', async () => {
    const document = await printed('ReleaseVoucher', 'fr')
    expect((await download(document, await api.headers('salma'))).statusCode).toBe(404)
    expect((await download(document, await staff('agent'))).statusCode).toBe(200)
    expect(await listDocumentsOf(api.deps.db, { type: 'Booking', id: booking }, 'owner')).toEqual([])
  })

  test('denies an agent of another area', async () => {
    const document = await printed('PurchaseInvoice', 'fr')
    const headers = await api.headers('far-away', ['agent'])
    await sql`insert into staff_areas (subject, storage_area_id) values ('far-away', 2)`.execute(api.deps.db)
    expect((await download(document, headers)).statusCode).toBe(404)
    expect((await api.app.inject({ url: `/api/staff/bookings/${booking}/papers`, headers })).statusCode).toBe(404)
  })

  test('allows an assigned agent of another area', async () => {
    const document = await printed('PurchaseInvoice', 'fr')
    const headers = await api.headers('colleague', ['agent'])
    await sql`insert into staff_areas (subject, storage_area_id) values ('colleague', 2)`.execute(api.deps.db)
    await sql`
      update vehicle_sales set assigned_to = 'colleague' where id = (select sale_id from vehicle_bookings where id = ${booking})`.execute(
      api.deps.db,
    )
    expect((await download(document, headers)).statusCode).toBe(200)
    expect((await api.app.inject({ url: `/api/staff/bookings/${booking}/papers`, headers })).statusCode).toBe(200)
  })

  test('lists every version and printable document for staff', async () => {
    await printed('PurchaseOrder', 'fr')
    await printed('PurchaseOrder', 'fr')
    const answer = await api.app.inject({ url: `/api/staff/bookings/${booking}/papers`, headers: await staff('agent') })
    expect(answer.json().documents.map(({ version }: DocumentInfo) => version)).toEqual([2, 1])
    expect(answer.json().printable).toEqual([...bookingPrintouts])
  })

  test('rejects a document before its step', async () => {
    await sql`${sql.raw(unguarded)} delete from booking_statuses using unguarded where id = ${statusIds.Controlled}`.execute(api.deps.db)
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api/staff/bookings/${booking}/papers`,
      headers: await staff('expert'),
      payload: { type: 'QualityControlSheet', language: 'fr' },
    })
    statusIds.Controlled = await one(sql`insert into booking_statuses (booking_id, type) values (${booking}, 'Controlled') returning id`)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'PrintoutNotReady'])
  })
})

describe('the verification code', () => {
  async function codeOf(document: DocumentInfo): Promise<string> {
    const { rows } = await sql<{ code: string }>`select code from documents where id = ${document.id}::uuid`.execute(api.deps.db)
    return rows[0]?.code ?? ''
  }
  const check = (code: string) => api.app.inject({ url: `/api/papers/${code}` })

  test('is printed and shows whether a version is current, without personal data', async () => {
    const first = await printed('PurchaseOrder', 'fr')
    const code = await codeOf(first)
    const typed = code.match(/.{4}/g)?.join('-') ?? ''
    expect((await read(first)).text).toContain(typed)
    expect((await check(typed.toLowerCase())).json()).toEqual({
      type: 'PurchaseOrder',
      reference: 'RV-2026-000123',
      language: 'fr',
      version: 1,
      created: '2026-03-15T10:00:00Z',
      superseded: null,
    })
    await printed('PurchaseOrder', 'fr')
    expect((await check(code)).json()).toMatchObject({ version: 1, superseded: '2026-03-15T10:00:00Z' })
  })

  test.each([
    ['ABCDEFGHJKLM', 404],
    ['ABCD', 400],
    ['ABCDEFGHIJK0', 400],
    ['%00', 400],
  ])('%s is answered %i', async (code, status) => {
    expect((await check(code)).statusCode).toBe(status)
  })
})
