import type { Pool } from 'pg'
import type { ExpectedPurchaseStatus } from './purchase-steps.ts'

/** A purchase request of a test. */
export interface TestRequest {
  id: number
  key: string
}

/**
 * A request in a state, of somebody who may not do without any of the papers, with every condition of its steps met: an offer of 118 000 DH
 * that ends a millisecond from now, papers that were accepted and one that was refused, a bank account, a transfer that another
 * person has prepared, an appointment that was kept.
 * `number`: two digits, for each request another; `owner`: the account of its seller.
 */
export async function insertRequest(
  pool: Pool,
  { status, number, now, owner = null }: { status: ExpectedPurchaseStatus; number: number; now: Date; owner?: string | null },
): Promise<TestRequest> {
  const { rows } = await pool.query<TestRequest>(
    `with car as (
      insert into vehicles (reference, brand_id, model_id, storage_area_id, version, registration_number, registration_type, release_date,
        mileage, chassis_number, fuel_type, gear_type, body_style, color, last_status)
      select 'VA-T' || $3::text, m.brand_id, m.id, (select min(id) from storage_areas), '1.5 dCi', 'T-' || $3, 'Local', '2018-05-01', 84000,
        'VF1' || lpad($3, 14, '0'), 'Diesel', 'Manual', 'SUV', 'White', 'Draft'
      from models m where m.name = 'Duster' returning id
    ), person as (
      insert into customers (user_id, first_name, last_name, email, phone)
      values ($4, 'Salma', 'Alaoui', 'seller' || $3 || '@exemple.ma', '+2126200000' || $3) returning id
    ), account as (
      insert into bank_wire_accounts (customer_id, holder, bank_name, bank_number, created)
      select id, 'Salma Alaoui', 'Banque', '007810000123456789012345', $2 from person returning id
    ), made as (
      insert into vehicle_purchases (reference, type, customer_id, disposed_vehicle_id, storage_area_id, seller, is_holder, is_under_credit,
        quotation, quotation_until, bank_account_id, due, last_status, created)
      select 'RA-T' || $3, 'Purchase', person.id, car.id, (select min(id) from storage_areas),
        json_build_object('civility', 'Mme.', 'firstName', 'Salma', 'lastName', 'Alaoui', 'email', 'seller' || $3 || '@exemple.ma',
          'phone', '+2126200000' || $3),
        false, true, 118000, $2::timestamptz + interval '1 millisecond', account.id, $2, $1, $2
      from person, car, account returning id, key, customer_id
    ), offered as (
      insert into purchase_quotations (purchase_id, amount, reasons, created) select id, 118000, '[]', $2 from made
    ), booked as (
      insert into appointments (kind, storage_area_id, place, starts, ends, customer_id, purchase_id, created, last_modified)
      select 'Expertise', (select min(id) from storage_areas), 1, $2::timestamptz - $3::int * interval '1 hour',
        $2::timestamptz - $3::int * interval '1 hour' + interval '45 minutes', customer_id, id, $2, $2 from made
    ), papers as (
      insert into documents (owner_type, owner_id, type, status, file_name, mime_type, size, hash)
      select 'Purchase', id, p.type, p.status, 'p.pdf', 'application/pdf', 1, 'h' from made,
        (values ('VehicleGrayCard', 'Accepted'), ('CustomerCIN', 'Accepted'), ('CustomerCIN', 'Rejected'), ('VehicleTechnicalVisit', 'Accepted'),
          ('VehicleRoadTax', 'Accepted'), ('VehiclePowerOfAttorney', 'Accepted'), ('VehicleWithdrawal', 'Accepted'),
          ('TransferPV', 'Accepted')) as p(type, status)
    ), transfer as (
      insert into purchase_transfers (purchase_id, amount, debited, bank_account_id, reference, is_deduction, prepared, prepared_by)
      select made.id, 118000, 'Banque', account.id, 'VIR-1', false, $2, 'another' from made, account
    ), begun as (
      insert into purchase_statuses (purchase_id, type, created) select id, $1, $2 from made
    )
    select id, key from made`,
    [status, now, String(number), owner],
  )
  const [made] = rows
  if (!made) throw new Error('the request was not kept')
  return made
}
