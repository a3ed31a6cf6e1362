import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Database } from '#platform/tables.ts'

/**
 * Rows of tests. A builder inserts one entity with the rows it needs; every column has a default and can be replaced. References are unique
 * within a test file.
 */
type Db = Kysely<Database>
export type Columns<T extends keyof Database> = Partial<Insertable<Database[T]>>

let made = 0

/** Inserts a row and returns it. For rows that need no defaults, such as a status or a ledger entry. */
export async function insertRow<T extends keyof Database>(db: Db, table: T, columns: Columns<T>): Promise<Selectable<Database[T]>> {
  const row = await db
    .insertInto(table)
    .values(columns as never)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as Selectable<Database[T]>
}

/** A draft car; `model` is the name of its model. */
export async function insertCar(db: Db, { model = 'Duster', ...columns }: Columns<'vehicles'> & { model?: string } = {}): Promise<number> {
  const { id, brand_id } = await db
    .selectFrom('models')
    .select(['id', 'brand_id'])
    .where('name', '=', model)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return (await insertRow(db, 'vehicles', { brand_id, model_id: id, ...columns })).id
}

/** A customer card without an account. */
export async function insertCustomer(db: Db, columns: Columns<'customers'> = {}): Promise<number> {
  return (await insertRow(db, 'customers', { first_name: 'Ali', last_name: 'Idrissi', ...columns })).id
}

/** An open sale of a new customer. */
export async function insertSale(db: Db, columns: Columns<'vehicle_sales'> = {}): Promise<number> {
  const customer_id = columns.customer_id ?? (await insertCustomer(db))
  return (await insertRow(db, 'vehicle_sales', { reference: `VT-T${++made}`, last_status: 'Submitted', customer_id, ...columns })).id
}

/** A submitted booking of a booked Clio at 90 000 DH, in a sale of its own. */
export async function insertBooking(
  db: Db,
  columns: Columns<'vehicle_bookings'> = {},
  { car = {}, sale = {} }: { car?: Parameters<typeof insertCar>[1]; sale?: Columns<'vehicle_sales'> } = {},
): Promise<Selectable<Database['vehicle_bookings']>> {
  const customer_id = columns.customer_id ?? (await insertCustomer(db))
  const price = columns.price ?? 90_000
  return insertRow(db, 'vehicle_bookings', {
    reference: `RV-T${++made}`,
    ...{ buyer: {}, language: 'fr', listed_price: price, price, advance_amount: 1000, hold_until: new Date() },
    last_status: 'Submitted',
    ...columns,
    customer_id,
    vehicle_id: columns.vehicle_id ?? (await insertCar(db, { model: 'Clio', last_status: 'Booked', price, ...car })),
    sale_id: columns.sale_id ?? (await insertSale(db, { customer_id, ...sale })),
  })
}

/** A waiting list entry, valid until 2099. */
export async function insertWaiting(db: Db, columns: Columns<'booking_places'> = {}): Promise<Selectable<Database['booking_places']>> {
  return insertRow(db, 'booking_places', {
    ...{ buyer: {}, language: 'fr', opens: '2026-01-01T00:00:00Z', expires: '2099-01-01T00:00:00Z' },
    ...columns,
    customer_id: columns.customer_id ?? (await insertCustomer(db)),
    vehicle_id: columns.vehicle_id ?? (await insertCar(db, { last_status: 'Published' })),
  })
}

/** A submitted purchase request of a new customer. */
export async function insertPurchase(
  db: Db,
  columns: Columns<'vehicle_purchases'> = {},
  car: Parameters<typeof insertCar>[1] = {},
): Promise<Selectable<Database['vehicle_purchases']>> {
  return insertRow(db, 'vehicle_purchases', {
    ...{ reference: `RA-T${++made}`, type: 'Purchase', last_status: 'Submited', storage_area_id: 1 },
    ...columns,
    customer_id: columns.customer_id ?? (await insertCustomer(db)),
    disposed_vehicle_id: columns.disposed_vehicle_id ?? (await insertCar(db, car)),
  })
}

/** A submitted consignment of a new private customer. */
export async function insertConsignment(
  db: Db,
  columns: Columns<'vehicle_intermediations'> = {},
  car: Parameters<typeof insertCar>[1] = {},
): Promise<Selectable<Database['vehicle_intermediations']>> {
  const now = new Date()
  return insertRow(db, 'vehicle_intermediations', {
    ...{ reference: `RI-T${++made}`, request_origin: 'FO', origin: 'FO', type: 'Individual', language: 'fr', storage_area_id: 1 },
    ...{ last_status: 'Submited', created: now, last_modified: now },
    ...columns,
    customer_id: columns.customer_id ?? (await insertCustomer(db)),
    disposed_vehicle_id: columns.disposed_vehicle_id ?? (await insertCar(db, car)),
  })
}

/** A published advert at 120 000 DH of a new customer with an account. */
export async function insertAdvert(
  db: Db,
  columns: Columns<'vehicle_ads'> = {},
  car: Parameters<typeof insertCar>[1] = {},
): Promise<Selectable<Database['vehicle_ads']>> {
  const now = new Date()
  return insertRow(db, 'vehicle_ads', {
    ...{ reference: `AD-2026-${900_000 + ++made}`, language: 'fr', last_status: 'Published', created: now, last_modified: now },
    ...columns,
    customer_id: columns.customer_id ?? (await insertCustomer(db, { user_id: `seller-${made}` })),
    disposed_vehicle_id: columns.disposed_vehicle_id ?? (await insertCar(db, { operation_type: 'Ad', price: 120_000, ...car })),
  })
}

/** An uploaded file of an entity. */
export function insertDocument(
  db: Db,
  columns: Columns<'documents'> & Pick<Insertable<Database['documents']>, 'owner_type' | 'owner_id' | 'type'>,
): Promise<Selectable<Database['documents']>> {
  return insertRow(db, 'documents', { file_name: 'd.pdf', mime_type: 'application/pdf', size: 1, hash: 'h', ...columns })
}

/** A captured payment of a deposit of 1 000 DH. */
export function insertPayment(db: Db, columns: Columns<'payments'> = {}): Promise<Selectable<Database['payments']>> {
  const now = new Date()
  return insertRow(db, 'payments', {
    ...{ purpose: 'BookingDeposit', owner_id: 1, amount: 1000, language: 'fr', expires: now, created: now, last_status: 'Captured' },
    ...{ shop_path: '/', done_path: '/', failed_path: '/', ...columns },
  })
}

/** A booked appointment of an hour in the first store. */
export function insertAppointment(
  db: Db,
  { starts, ...columns }: Columns<'appointments'> & { starts: string },
): Promise<Selectable<Database['appointments']>> {
  const now = new Date()
  const ends = new Date(Date.parse(starts) + 3_600_000)
  return insertRow(db, 'appointments', {
    ...{ kind: 'Expertise', storage_area_id: 1, place: 1, starts, ends, created: now, last_modified: now, ...columns },
  })
}

/** A bank account of a customer. */
export async function insertBankAccount(db: Db, customer_id: number): Promise<number> {
  const columns = { holder: 'Salma Alaoui', bank_name: 'Attijariwafa bank', bank_number: '007810000123456789012345', created: new Date() }
  return (await insertRow(db, 'bank_wire_accounts', { customer_id, ...columns })).id
}

/** An account of the identity provider that cannot sign in. */
export function insertAccount(db: Db, subject: string, columns: Columns<'accounts'> = {}): Promise<Selectable<Database['accounts']>> {
  const now = new Date()
  return insertRow(db, 'accounts', {
    ...{ subject, civility: 'M.', first_name: 'Omar', last_name: 'Tazi', email: `${subject}@exemple.ma`, language: 'fr' },
    ...{ phone: `+2126${30_000_000 + ++made}`, password_hash: '', password_changed: now, created: now, last_modified: now, ...columns },
  })
}

/** A draft inspection of a car, without points. */
export async function insertSheet(db: Db, columns: Columns<'technical_expertises'>): Promise<Selectable<Database['technical_expertises']>> {
  const { version } = await db.selectFrom('check_lists').select('version').orderBy('version', 'desc').executeTakeFirstOrThrow()
  return insertRow(db, 'technical_expertises', {
    ...{ reference: `RE-T${++made}`, type: 'Certification', check_list_version: version },
    ...columns,
    vehicle_id: columns.vehicle_id ?? (await insertCar(db)),
  })
}
