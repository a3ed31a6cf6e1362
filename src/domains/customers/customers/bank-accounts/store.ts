import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { BankAccountInput } from './contract.ts'

type Trx = Transaction<Database>

/** Inserts a bank account of a customer. Returns its id. */
export async function insertBankAccount(
  trx: Trx,
  customerId: number,
  account: BankAccountInput,
  by: string | null,
  now: Date,
): Promise<number> {
  const { holder, bankName, bankNumber, bankAddress } = account
  const { rows } = await sql<{ id: number }>`
    insert into bank_wire_accounts (customer_id, holder, bank_name, bank_number, bank_address, created, created_by)
    values (${customerId}, ${holder}, ${bankName}, ${bankNumber}, ${bankAddress}, ${now}, ${by}) returning id`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the bank account was not kept')
  return id
}

/** Assigns a bank account to another customer, together with its record. */
export async function updateAccountOwner(trx: Trx, id: number, customerId: number): Promise<void> {
  await sql`update bank_wire_accounts set customer_id = ${customerId} where id = ${id}`.execute(trx)
}

/** Deletes a customer's bank accounts without an accounting record. */
export async function removeUnusedBankAccounts(trx: Trx, customerId: number): Promise<void> {
  await sql`
    delete from bank_wire_accounts k where k.customer_id = ${customerId}
      and not exists (select from vehicle_purchases p where p.bank_account_id = k.id)
      and not exists (select from vehicle_intermediations i where i.bank_account_id = k.id)`.execute(trx)
}
