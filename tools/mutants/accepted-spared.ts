const row = 'a question about no table always has its row'
const hash = 'only spares a hash: the constraint tells the same'
const year = 'no car is comparable with one of no year'
const breath = 'only lets calls that the process answers go between'

/** What only spares work that would lead to the same, or stands for what never comes: path, line, what stood there, what stands there then, why. */
export const spared = [
  ['src/domains/catalogue/market/service.ts', 'await breath()', 'await breath()', ';', breath],
  ['src/domains/catalogue/market/store.ts', 'return rows[0] ?? { isModel: false, cityId: null }', 'false', 'true', row],
  [
    'src/domains/catalogue/market/store.ts',
    `where d.id = \${adId} and v.release_date is not null and v.mileage is not null\`.execute(db)`,
    'and v.release_date is not null',
    'and true',
    year,
  ],
  [
    'src/domains/catalogue/market/positions/store.ts',
    'where d.is_online and not d.is_deleted and v.price is not null and v.release_date is not null and v.mileage is not null',
    'and v.release_date is not null',
    'and true',
    year,
  ],
  ['src/identity/accounts.ts', 'assertFree(await findTaken(db, request))', 'assertFree(await findTaken(db, request))', ';', hash],
  ['src/identity/accounts.ts', "if (taken.email) throw new TakenError('emailExists')", 'taken.email', 'false', hash],
  ['src/identity/accounts.ts', "if (taken.phone) throw new TakenError('phoneExists')", 'taken.phone', 'false', hash],
  [
    'src/identity/accounts.ts',
    'if (!(await verifyPassword(known?.passwordHash, password)) || !known) {',
    '!(await verifyPassword(known?.passwordHash, password)) || !known',
    '!(await verifyPassword(known?.passwordHash, password))',
    'a password of nobody never fits',
  ],
  ['src/identity/store.ts', 'return rows[0] ?? { email: false, phone: false }', 'false', 'true', row],
  ['src/identity/rate-limit.ts', 'return rows[0] ?? { tries: 1, since: now }', '1', '2', 'a counter always has its row'],
  [
    'src/domains/catalogue/feeds/store.ts',
    `from vehicles where source = \${source} and source_id = any(\${sourceIds}::text[])\`.execute(trx)`,
    `and source_id = any(\${sourceIds}::text[])`,
    'and true',
    'only spares cars of the source that the batch does not ask for',
  ],
  [
    'src/domains/catalogue/feeds/file/service.ts',
    "cells: (column) => record[places.get(column) ?? -1] ?? '',",
    '1',
    '2',
    'no cell stands at any place before the first',
  ],
] as const
