/** Rests between two looks at what somebody else does, one more look, or a ms more: path, line, what stood there, what stands there then. */
export const rests = [
  ['src/platform/postgres.ts', 'for (let tries = 0; tries < 40; tries++) {', '0', '1'],
  ['src/platform/postgres.ts', 'for (let tries = 0; tries < 40; tries++) {', '<', '<='],
  ['src/platform/postgres.ts', 'for (let tries = 0; tries < 40; tries++) {', '40', '41'],
  ['src/platform/postgres.ts', 'await sleep(250)', '250', '251'],
  ['src/platform/postgres.ts', 'await sleep(100)', '100', '101'],
  ['src/platform/postgres.ts', 'await sleep(300)', '300', '301'],
  ['src/platform/postgres.ts', 'await sleep(tries < 20 ? 25 : 100)', '<', '<='],
  ['src/platform/postgres.ts', 'await sleep(tries < 20 ? 25 : 100)', '20', '21'],
  ['src/platform/postgres.ts', 'await sleep(tries < 20 ? 25 : 100)', '25', '26'],
  ['src/platform/postgres.ts', 'await sleep(tries < 20 ? 25 : 100)', '25 : 100', '100 : 25'],
  ['src/platform/postgres.ts', 'await sleep(tries < 20 ? 25 : 100)', '100', '101'],
  ['src/platform/postgres.ts', 'if (Date.now() - began > (error.owner.stopping ? 30_000 : 2_000)) throw error', '>', '>='],
  ['src/platform/process-lease.ts', 'const pause = 500', '500', '501'],
] as const

/** How long others are waited for, and how much room they get. */
export const limits = [
  [
    'src/platform/postgres.ts',
    'const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, ssl: false })',
    '5_000',
    '10000',
  ],
  ['src/platform/postgres.ts', 'if (Date.now() - began > (error.owner.stopping ? 30_000 : 2_000)) throw error', '30_000', '60000'],
  ['src/platform/postgres.ts', "['SIGQUIT', 5],", '5', '6'],
  ['src/platform/postgres.ts', "['SIGKILL', 5],", '5', '6'],
  ['src/platform/postgres.ts', "['SIGINT', 20],", '20', '21'],
  ['src/platform/postgres-orphan.ts', "['SIGQUIT', 5],", '5', '6'],
  ['src/platform/postgres-orphan.ts', "['SIGKILL', 5],", '5', '6'],
  ['src/platform/postgres-orphan.ts', "['SIGINT', 20],", '20', '21'],
  [
    'src/platform/mail.ts',
    'const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 600_000, dnsTimeout: 30_000 }',
    '30_000',
    '60000',
  ],
  [
    'src/platform/mail.ts',
    'const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 600_000, dnsTimeout: 30_000 }',
    '600_000',
    '1200000',
  ],
  [
    'src/domains/foundation/payments/gateway.ts',
    'async function ask({ apiUrl, user, password, clientId }: GatewayAccount, oid: string, request: string, patience = 20_000): Promise<string> {',
    '20_000',
    '40000',
  ],
  [
    'src/domains/foundation/payments/gateway.ts',
    `throw new GatewaySilent(\`the gate does not say how an order stands: \${tag(xml, 'ErrMsg').slice(0, 200)}\`)`,
    '200',
    '201',
  ],
  ['src/platform/sms.ts', 'const patienceSeconds = 30', '30', '31'],
  ['src/platform/index-now.ts', 'const patience = 20_000', '20_000', '40000'],
  ['src/platform/pdf-pages.ts', 'const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }', '256', '257'],
  ['src/platform/pdf-pages.ts', 'const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }', '32', '33'],
  ['src/platform/db.ts', 'connectionTimeoutMillis: 10_000,', '10_000', '20000'],
  ['src/platform/db.ts', 'idleTimeoutMillis: 60_000,', '60_000', '120000'],
  ['src/platform/queue.ts', 'const ownConnections = 2', '2', '3'],
  ['src/domains/catalogue/market/service.ts', 'const mostMeasured = 1_000', '1_000', '2000'],
  ['src/identity/passwords.ts', 'const maxWaiting = 1000', '1000', '2000'],
  [
    'src/identity/jobs.ts',
    'for (const subject of await listNeverConfirmed(deps.db, before, 1000)) await deleteAccount(deps, subject)',
    '1000',
    '2000',
  ],
  [
    'src/identity/jobs.ts',
    'await queue.work<{ identifier: string }>(jobs.reset, ({ identifier }) => sendReset(postman, identifier), { concurrency: 2 })',
    '2',
    '3',
  ],
  ...[
    'foundation/payments/jobs',
    'processes/selling/jobs',
    'processes/selling/effects/service',
    'processes/buying/reservations/service',
    'processes/buying/waitlist/service',
  ].map((file) => [`src/domains/${file}.ts`, 'const batchSize = 200', '200', '201'] as const),
  ['src/domains/cases/appointments/agenda/store.ts', 'const most = 5000', '5000', '10000'],
  ['src/domains/processes/buying/desk/service.ts', 'const exportStep = 500', '500', '501'],
] as const

/** What a statement always answers, or a condition before has settled: the other case is never reached. */
export const unreached = [
  ...[
    'processes/selling/desk',
    'processes/consignment/desk',
    'processes/inspection/queue',
    'processes/buying/desk',
    'foundation/notifications/desk',
  ].map((room) => [`src/domains/${room}/store.ts`, 'return { rows, count: counted.rows[0]?.count ?? 0 }', '0', '1'] as const),
  ['src/domains/processes/buying/sales/store.ts', 'return { rows: found.rows, count: counted.rows[0]?.count ?? 0 }', '0', '1'],
  ['src/domains/processes/selling/effects/store.ts', 'return rows[0]?.id ?? 1', '1', '2'],
  ['src/domains/processes/buying/writes/store.ts', 'return rows[0]?.toReturn ?? 0', '0', '1'],
  [
    'src/domains/processes/buying/transitions/rules.ts',
    "return Math.max(agreed, roles.includes('manager') ? within(limits.manager) : Math.max(within(limits.agent), floorPrice ?? 0))",
    '0',
    '1',
  ],
] as const

/** A pixel more, a quality a hundredth better, in the picture of a shared link. */
export const pixels = [
  ['const layoutVersion = 1', '1', '2'],
  ['const photo = { width: 840, height: sharePicture.height }', '840', '841'],
  ['const margin = 36', '36', '37'],
  ["text(name, 44, '700Bold', colours.ink),", '44', '45'],
  [String.raw`facts.length === 0 ? null : text(facts.join('\n'), 32, '500Medium', colours.soft),`, '32', '33'],
  ["text(site, 30, '700Bold', colours.blue),", '30', '31'],
  ['...(list ? [at(list, margin + title.info.height + 40)] : []),', '40', '41'],
  ['.jpeg({ quality: 82, mozjpeg: true })', '82', '83'],
  ['.jpeg({ quality: 82, mozjpeg: true })', 'true', 'false'],
] as const
