import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { BankAccountInput } from './contract.ts'

type Trx = Transaction<Database>

/** Keeps a bank account of a customer; gives its id. */
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

/** A bank account comes with the record of which it is to another customer. */
export async function updateAccountOwner(trx: Trx, id: number, customerId: number): Promise<void> {
  await sql`update bank_wire_accounts set customer_id = ${customerId} where id = ${id}`.execute(trx)
}

/** Forgets the accounts of a customer to which no record of the books was paid. */
export async function removeUnusedBankAccounts(trx: Trx, customerId: number): Promise<void> {
  await sql`
    delete from bank_wire_accounts k where k.customer_id = ${customerId}
      and not exists (select from vehicle_purchases p where p.bank_account_id = k.id)
      and not exists (select from vehicle_intermediations i where i.bank_account_id = k.id)`.execute(trx)
}
