/** A mutation without an observable effect. */
export interface Accepted {
  path: string
  /** the mutated line without surrounding spaces */
  line: string
  was: string
  text: string
  why: string
}

const appointment = `where a.kind = \${kind} and a.storage_area_id = any(\${[...areas]}) and a.starts < \${ends} and a.starts > \${new Date(starts.getTime() - 86_400_000)}`
const lower = 'selects fewer rows; no appointment lasts a day, and the caller checks the end'
const accounts = 'src/identity/accounts.ts'
const early = 'saves a password hash; the unique constraint reports the same error'
const year = 'comparables need a year anyway'

/** Mutations that no test can detect: path, line, text before, text after, reason. */
const rows: readonly (readonly [string, string, string, string, string])[] = [
  [
    'src/domains/catalogue/financing/rules.ts',
    'for (let step = 0; step < 60; step++) {',
    '<',
    '<=',
    '60 bisections are far more precise than four decimals of a rate',
  ],
  [
    'src/domains/foundation/payments/signature.ts',
    '.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))',
    '>',
    '>=',
    'field names are unique',
  ],
  ...['email', 'phone'].map(
    (name) =>
      [
        accounts,
        `if (code === '23505' && constraint === 'accounts_${name}_unique') throw new TakenError('${name}Exists')`,
        `code === '23505' && constraint === 'accounts_${name}_unique'`,
        `constraint === 'accounts_${name}_unique'`,
        'only error 23505 names this constraint',
      ] as const,
  ),
  [accounts, 'assertFree(await findTaken(db, request))', 'assertFree(await findTaken(db, request))', ';', early],
  [accounts, "if (taken.email) throw new TakenError('emailExists')", 'taken.email', 'false', early],
  [accounts, "if (taken.phone) throw new TakenError('phoneExists')", 'taken.phone', 'false', early],
  [
    accounts,
    'if (!(await verifyPassword(known?.passwordHash, password)) || !known) {',
    '!(await verifyPassword(known?.passwordHash, password)) || !known',
    '!(await verifyPassword(known?.passwordHash, password))',
    'verifyPassword rejects a missing hash',
  ],
  ['src/shared/working-time.ts', 'if (known) return known', 'known', 'false', 'a cache: the table is computed again'],
  [
    'src/domains/processes/adverts/boosts/store.ts',
    `where b.paid is not null and b.ended is null and v.boost_left is null and coalesce(v.boosted_until, \${now}) <= \${now}`,
    'and v.boost_left is null',
    'and true',
    'the condition is checked again under the lock',
  ],
  ['src/domains/cases/appointments/store.ts', appointment, '>', '>=', lower],
  ['src/domains/cases/appointments/store.ts', appointment, '86_400_000', '172800000', lower],
  ['src/domains/cases/appointments/store.ts', appointment, `and a.starts > \${new Date(starts.getTime() - 86_400_000)}`, 'and true', lower],
  [
    'src/domains/catalogue/market/store.ts',
    `where d.id = \${adId} and v.release_date is not null and v.mileage is not null\`.execute(db)`,
    'and v.release_date is not null',
    'and true',
    year,
  ],
  [
    'src/domains/catalogue/market/store.ts',
    'where d.is_online and not d.is_deleted and v.price is not null and v.release_date is not null and v.mileage is not null',
    'and v.release_date is not null',
    'and true',
    year,
  ],
]

export const accepted: readonly Accepted[] = rows.map(([path, line, was, text, why]) => ({ path, line, was, text, why }))
