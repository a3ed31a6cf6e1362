// Every list of the staff with 100 000 records, each view, filter and search over HTTP, with p50 and p99 of each; what is slower than wanted is
// marked. Callers ask one after another: how long an answer takes, not how long it waits for others.
//   npm run bench -- --only=staff-lists [--records=100000] [--rounds=60] [--together=1] [--lists=purchases,stock] [--plans]
import { testApi } from '../../../src/testing/database.ts'
import { quantile, timesOf } from './measured.ts'
import { option } from './option.ts'
import { fillEverything } from './records.ts'
import { keepFigures } from './results.ts'

const [records, rounds, together] = ['records', 'rounds', 'together'].map((name, at) =>
  Number(option(name, ['100000', '60', '1'][at] ?? '')),
)
/** ms under which 99 of 100 answers of a list stay (issues 15 and 18) */
const wanted = 20

const found = [
  'text=RA-2026-0500',
  'text=0612005000',
  'text=Nom4711',
  'text=Renault Clio',
  'text=Renault Nom47',
  'text=15000-ب-41',
  'text=introuvable',
]
const views = (...names: string[]) => names.map((name) => `view=${name}`)
const lists: Record<string, { path: string; questions: readonly string[] }> = {
  queue: {
    path: '/api/vehiclebookings',
    questions: [
      ...views('all', 'mine', 'myAreas', 'unassigned', 'overdue', 'refunds', 'closed'),
      ...['view=all&page=40', 'view=all&status=Billed&status=Controlled', 'view=all&area=2', 'view=closed&text=Nom47'],
      ...found.map((text) => `view=all&${text}`),
    ],
  },
  sales: {
    path: '/api/vehiclesales',
    questions: [...views('mine', 'unassigned', 'open', 'closed'), 'view=open&page=40', 'view=open&text=Nom4711'],
  },
  purchases: {
    path: '/api/staff/purchases',
    questions: [
      ...views('todo', 'overdue', 'waiting', 'all', 'closed'),
      ...[
        'view=all&page=40',
        'view=closed&page=200',
        'view=all&status=Billed&status=Accepted',
        'view=all&area=2',
        'view=closed&text=Renault',
      ],
      ...found.flatMap((text) => [`view=all&${text}`, `view=closed&${text}`]),
    ],
  },
  intermediations: {
    path: '/api/staff/intermediations',
    questions: [
      ...views('todo', 'overdue', 'waiting', 'onSale', 'all', 'closed'),
      ...['view=all&page=40', 'view=all&area=2', ...found.map((text) => `view=closed&${text}`)],
    ],
  },
  expertises: {
    path: '/api/staff/expertises',
    questions: [
      ...views('inspect', 'edits', 'review', 'agreed', 'closed', 'all'),
      ...[
        'view=all&page=40',
        'view=all&area=2',
        'view=all&type=Certification',
        'view=all&mine=true',
        ...found.map((text) => `view=all&${text}`),
      ],
    ],
  },
  adverts: {
    path: '/api/staff/vehicleads',
    questions: [...views('toRead', 'reported', 'refused', 'published', 'all'), 'view=all&page=40'],
  },
  stock: {
    path: '/api/staff/vehicles',
    questions: [
      ...[
        'size=20',
        'size=20&page=50',
        'status=Published',
        'storageAreaId=2',
        'brandId=1',
        'sort=price&direction=asc',
        'sort=mileage&direction=asc',
        'archived=true',
      ],
      ...['q=VO-050000', 'q=15000|ب|41', 'q=Renault Clio', 'q=introuvable'],
    ],
  },
  customers: {
    path: '/api/customers',
    questions: ['', 'page=40', 'status=Active', 'q=Nom4711', 'q=0612005000', 'q=v4711@exemple.ma', 'q=introuvable'],
  },
  contact: { path: '/api/contactrequests', questions: ['state=open', 'state=held', 'state=answered', 'state=answered&page=40'] },
  messages: {
    path: '/api/staff/messages',
    questions: ['', 'state=Failed', 'state=Sent&page=40', 'recipient=v4711@exemple.ma', 'state=Waiting'],
  },
  suppressed: { path: '/api/staff/suppressed', questions: ['', 'page=40'] },
  audit: {
    path: '/api/staff/audit',
    questions: [
      '',
      'page=40',
      'action=stepPurchase',
      'subject=agent',
      'recordType=purchases&recordId=77',
      'since=2026-01-01&until=2026-01-02',
    ],
  },
}

/** An answer that is none. */
class Refused extends Error {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

const api = await testApi({ settings: { CHECK_ANSWERS: 'false', LOG_LEVEL: 'warn' } })
try {
  const begun = performance.now()
  await fillEverything(api, records ?? 0)
  process.stdout.write(
    `${records} records of each kind, made in ${Math.round((performance.now() - begun) / 1000)} s, ${together} at a time\n\n`,
  )
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
  const people = [
    ['manager', await api.headers('manager', ['manager', 'admin'])] as const,
    ['agent', await api.headers('agent', ['agent'])] as const,
  ]
  await api.deps.pool.query(
    `insert into staff_areas (subject, storage_area_id) select 'agent', id from storage_areas order by id limit 2 on conflict do nothing`,
  )
  process.stdout.write(`${'question'.padEnd(64)}${'lines'.padStart(8)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}\n`)
  const only = option('lists', Object.keys(lists).join()).split(',')
  const late: string[] = []
  const all: number[] = []
  for (const [name, { path, questions }] of Object.entries(lists).filter(([name]) => only.includes(name)))
    for (const [who, headers] of people)
      for (const question of questions) {
        let lines = 0
        const ask = async () => {
          const answer = await fetch(`${address}${path}?${question}`, { headers })
          const body = (await answer.json()) as { rowCount: number }
          if (answer.status !== 200) throw new Refused(`${path}?${question}: ${answer.status} ${JSON.stringify(body)}`, answer.status)
          lines = body.rowCount
        }
        try {
          // as a server that has worked for a while: its connections have planned what is planned once
          await timesOf(ask, { rounds: 30, together: 1 })
        } catch (error) {
          // what is nobody's business but a manager's has no figure for an adviser
          if (error instanceof Refused && error.status === 403 && who === 'agent') continue
          throw error
        }
        const times = await timesOf(ask, { rounds: rounds ?? 60, together: together ?? 1 })
        const p99 = quantile(times, 0.99)
        all.push(quantile(times, 0.5))
        if (p99 >= wanted) late.push(`${name}, ${who}: ${question}`)
        const figures = `${String(lines).padStart(8)}${quantile(times, 0.5).toFixed(1).padStart(9)}${p99.toFixed(1).padStart(9)}`
        process.stdout.write(`${`${name}, ${who}: ${question}`.padEnd(64)}${figures}${p99 >= wanted ? '  late' : ''}\n`)
      }
  process.stdout.write(`\nwanted: p99 under ${wanted} ms each; ${late.length === 0 ? 'all are' : `${late.length} are late`}\n`)
  keepFigures(`Lists of the staff with ${records} records of each kind`, [
    { what: `questions with a p99 over ${wanted} ms, of ${all.length}`, goal: '0', now: `${late.length}`, reached: late.length === 0 },
    {
      what: 'median of the medians',
      goal: `${wanted} ms`,
      now: `${quantile(all, 0.5).toFixed(1)} ms`,
      reached: quantile(all, 0.5) < wanted,
    },
    { what: 'the slowest median', goal: `${wanted} ms`, now: `${Math.max(...all).toFixed(1)} ms`, reached: Math.max(...all) < wanted },
  ])
  if (late.length > 0) process.exitCode = 1
} catch (error) {
  process.exitCode = 1
  process.stderr.write(`${error}\n`)
} finally {
  await api.close()
  process.exit()
}
