/** A slip that changes nothing that anybody could see. */
interface Accepted {
  path: string
  /** the line it is made in, without the spaces around it */
  line: string
  was: string
  text: string
  why: string
}

/** Rests between two looks at what somebody else does, one more look, or a ms more: path, line, what stood there, what stands there then. */
const rests = [
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
  ['src/platform/postgres.ts', `else if (answer !== 'ECONNREFUSED' && tries > 100) failure = \`it answers \${answer}\``, '>', '>='],
  ['src/platform/postgres.ts', `else if (answer !== 'ECONNREFUSED' && tries > 100) failure = \`it answers \${answer}\``, '100', '101'],
  ['src/platform/postgres.ts', 'if (Date.now() - began > (error.owner.stopping ? 30_000 : 2_000)) throw error', '>', '>='],
  ['src/platform/life.ts', 'const pause = 500', '500', '501'],
] as const

/** How long others are waited for, and how much room they get. */
const limits = [
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
  ['src/platform/sms.ts', 'const patienceSeconds = 30', '30', '31'],
  ['src/platform/index-now.ts', 'const patience = 20_000', '20_000', '40000'],
  ['src/platform/pdf-pages.ts', 'const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }', '256', '257'],
  ['src/platform/pdf-pages.ts', 'const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }', '32', '33'],
  ['src/platform/db.ts', 'connectionTimeoutMillis: 10_000,', '10_000', '20000'],
  ['src/platform/db.ts', 'idleTimeoutMillis: 60_000,', '60_000', '120000'],
  ['src/platform/queue.ts', 'const ownConnections = 2', '2', '3'],
] as const

/** Slips that no test can notice, each with its reason. */
export const accepted: readonly Accepted[] = [
  {
    path: 'src/domains/financing/rules.ts',
    line: 'for (let step = 0; step < 60; step++) {',
    was: '<',
    text: '<=',
    why: 'sixty halvings are finer by far than the four decimals of a rate',
  },
  {
    path: 'src/domains/search-index/orders.ts',
    line: 'if (((offset + limit) * count) / size > size * 20) return sliceSorted(order, ids, bits, size, offset, limit, falling)',
    was: '*',
    text: '/',
    why: 'chooses the quicker of two ways to the same page',
  },
  {
    path: 'src/domains/search-index/tallies.ts',
    line: 'for (let i = 0; i < left.length; i++) rest[i] = (rest[i] as number) - (left[i] as number)',
    was: '<',
    text: '<=',
    why: 'what is written behind the end of a typed array is lost',
  },
  {
    path: 'src/domains/reference/rules.ts',
    line: 'let mask = 0',
    was: '0',
    text: '1',
    why: 'a letter that every word has tells no two words apart',
  },
  {
    path: 'src/domains/reference/rules.ts',
    line: 'return !moreThan(maskA & ~maskB, limit) && !moreThan(maskB & ~maskA, limit)',
    was: '!moreThan(maskA & ~maskB, limit) && !moreThan(maskB & ~maskA, limit)',
    text: '!moreThan(maskB & ~maskA, limit)',
    why: 'passes by words that the count of edits would refuse a little later',
  },
  {
    path: 'src/domains/search/cards.ts',
    line: 'let changes = 0',
    was: '0',
    text: '1',
    why: 'only whether it has moved is asked',
  },
  {
    path: 'src/domains/content/store.ts',
    line: 'const sitemapSize = 10_000',
    was: '10_000',
    text: '20000',
    why: 'any size far under the 50 000 of search engines does',
  },
  {
    path: 'src/domains/sentences/understand.ts',
    line: 'let modelEnd = -1',
    was: '1',
    text: '2',
    why: 'any place before the first word says that there was no model',
  },
  {
    path: 'src/domains/reference/rules.ts',
    line: 'let maxWords = 1',
    was: '1',
    text: '2',
    why: 'the longest name has more words in any stock; one more is looked at in vain',
  },
  {
    path: 'src/domains/notifications/desk/store.ts',
    line: 'return { rows, count: counted.rows[0]?.count ?? 0 }',
    was: '0',
    text: '1',
    why: 'a count always has its row',
  },
  {
    path: 'src/domains/notifications/jobs.ts',
    line: 'await queue.work(sendJobs.mail, send, { concurrency: 4, expireSeconds: 1500 })',
    was: '1500',
    text: '3000',
    why: 'any time well above what a mail server may take does',
  },
  {
    path: 'src/domains/notifications/mail-html.ts',
    line: `const edge = i > 0 ? \`;border-top:1px solid \${colour.line}\` : ''`,
    was: '0',
    text: '1',
    why: 'a hairline between two facts',
  },
  {
    path: 'src/domains/notifications/store.ts',
    line: `where state = 'Failed' and content is not null and last_modified < \${now}::timestamptz - make_interval(days => \${retryDays})\`.execute(`,
    was: 'and content is not null',
    text: 'and true',
    why: 'only spares the writing of rows that are so already',
  },
  {
    path: 'src/domains/documents/service.ts',
    line: '.webp({ quality: 88, effort: 3, smartSubsample: true })',
    was: 'true',
    text: 'false',
    why: 'a matter of the eye: sharper edges of red at the same size',
  },
  {
    path: 'src/domains/vehicles/entries/store.ts',
    line: 'if (records.length === 0) return 0',
    was: 'records.length === 0',
    text: 'false',
    why: 'spares a statement that would insert nothing',
  },
  {
    path: 'src/domains/vehicles/service.ts',
    line: 'const piecesAge = 60_000',
    was: '60_000',
    text: '120000',
    why: 'what changes once a month may be a minute or two behind',
  },
  {
    path: 'src/shared/paging.ts',
    line: 'export const maxPage = 1_000_000',
    was: '1_000_000',
    text: '2000000',
    why: 'any number far beyond the last page does',
  },
  {
    path: 'src/domains/payments/signature.ts',
    line: '.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))',
    was: '>',
    text: '>=',
    why: 'no two fields have one name',
  },
  {
    path: 'src/platform/metrics.ts',
    line: 'buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],',
    was: '0.0025',
    text: '1.0025',
    why: 'where a bar of a histogram ends is nobody’s rule',
  },
  {
    path: 'src/main/compression.ts',
    line: "if (reply.hasHeader('content-encoding') || !/json|^text\\//.test(String(reply.getHeader('content-type')))) return done(null, payload)",
    was: "reply.hasHeader('content-encoding') || !/json|^text\\//.test(String(reply.getHeader('content-type')))",
    text: "reply.hasHeader('content-encoding')",
    why: 'no call that is open to anyone answers with a string that is neither',
  },
  {
    path: 'src/domains/team/service.ts',
    line: 'const maxKept = 10_000',
    was: '10_000',
    text: '20000',
    why: 'any number far beyond those who call at once does',
  },
  {
    path: 'src/domains/vehicles/store.ts',
    line: 'if (ids.length === 0) return new Map()',
    was: 'ids.length === 0',
    text: 'false',
    why: 'spares a question that nothing would answer',
  },
  {
    path: 'src/main/api.ts',
    line: String.raw`if (basePath === '/' || /^\/(healthz|readyz|metrics|identity|connect|\.well-known|_configuration)([/?]|$)/.test(url)) return url`,
    was: String.raw`basePath === '/' || /^\/(healthz|readyz|metrics|identity|connect|\.well-known|_configuration)([/?]|$)/.test(url)`,
    text: String.raw`/^\/(healthz|readyz|metrics|identity|connect|\.well-known|_configuration)([/?]|$)/.test(url)`,
    why: 'of a base path that is the root nothing is cut off further down either',
  },
  ...(['email', 'phone'] as const).map((name) => ({
    path: 'src/identity/accounts.ts',
    line: `if (code === '23505' && constraint === 'accounts_${name}_unique') throw new TakenError('${name}Exists')`,
    was: `code === '23505' && constraint === 'accounts_${name}_unique'`,
    text: `constraint === 'accounts_${name}_unique'`,
    why: 'a constraint of that name is broken with that code alone',
  })),
  {
    path: 'src/platform/postgres-orphan.ts',
    line: "if (process.platform !== 'linux') return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(data)",
    was: '!==',
    text: '===',
    why: 'both ways of asking find the same server',
  },
  ...rests.map(([path, line, was, text]) => ({
    path,
    line,
    was,
    text,
    why: 'how long, or how often, is rested between two looks is nobody’s rule',
  })),
  ...limits.map(([path, line, was, text]) => ({ path, line, was, text, why: 'any bound well beyond what is ever needed does' })),
]
