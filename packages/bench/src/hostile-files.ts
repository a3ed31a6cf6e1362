// Sends hostile files (programs, polyglots, bombs of pixels, broken PDFs, strange names) to every call that takes a file, one after another
// and several at once, and says how they were answered, how much memory the server took at most, and what is left of them: nothing may be.
//   npm run bench -- --only=hostile-files [--files=1000] [--together=4]
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../../src/platform/config.ts'
import { loadKeys } from '../../../src/platform/keys.ts'
import { testDatabase } from '../../../src/testing/database.ts'
import { formOf, hostileKinds, hostileNames, makeHostile } from '../../../src/testing/hostile-files.ts'
import { requestQuery } from '../../../src/testing/purchase-papers.ts'
import { accessToken } from '../../../src/testing/token.ts'
import { launch } from './launch.ts'
import { residentBytes } from './measured.ts'
import { option } from './option.ts'
import { keepFigures } from './results.ts'

const [files, together, port] = [Number(option('files', '1000')), Number(option('together', '4')), Number(option('port', '3998'))]
const site = `http://localhost:${port}`
const folder = mkdtempSync(join(tmpdir(), 'rihla-hostile-'))
const database = await testDatabase()
const config = readConfig({ PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url })
const keys = await loadKeys(config.identity.keyFile)
const server = await launch({ port, folder, databaseUrl: database.url })

/** The headers of a caller; everybody sends from an address of their own: how often one may ask is another matter. */
const headersOf = async (subject: string, number: number) => ({
  authorization: `Bearer ${await accessToken({ config, keys, clock: { now: () => new Date() } }, { subject, lasts: 3600 })}`,
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
})

/** An advert to send photos to. */
async function advertOf(subject: string, number: number): Promise<number> {
  const answer = await fetch(`${site}/api/vehicleads/save`, {
    method: 'POST',
    headers: { ...(await headersOf(subject, number)), 'content-type': 'application/json' },
    body: JSON.stringify({ disposedVehicle: { brand: 'Dacia', model: 'Duster' } }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()).disposedVehicleId
}

/** Rows and files that something sent could leave. */
async function kept() {
  const { rows } = await database.pool.query<{ documents: number; requests: number }>(
    'select (select count(*)::int from documents) as documents, (select count(*)::int from vehicle_purchases) as requests',
  )
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return { ...rows[0], files: found.filter((file) => file.isFile()).length }
}

const vehicle = await advertOf('the-seller', 1)
const calls = [
  { field: 'File', url: `/documents/upload?Id=${vehicle}&Type=VehicleAdPicture&Spec=Front` },
  { field: 'File1', url: `/vehiclepurchases?${new URLSearchParams(requestQuery)}` },
  { field: 'Front', url: '/api/vehicles/graycarddata' },
]
const before = await kept()
const atFirst = await residentBytes(site)
let most = atFirst
const watch = setInterval(async () => {
  most = Math.max(most, await residentBytes(site).catch(() => 0))
}, 100)

const answers = new Map<number, number>()
let next = 0
async function send(): Promise<void> {
  for (let number = next++; number < files; number = next++) {
    const kind = hostileKinds[number % hostileKinds.length]
    const name = hostileNames[number % hostileNames.length]
    const call = calls[number % calls.length]
    if (kind === undefined || name === undefined || !call) throw new Error('nothing to send')
    const { bytes } = await makeHostile({ kind, name, share: (number % 97) / 97 })
    const { payload, headers } = formOf([{ field: call.field, name, bytes }])
    const answer = await fetch(`${site}${call.url}`, {
      method: 'POST',
      headers: { ...(await headersOf('the-seller', number + 2)), ...headers },
      body: new Uint8Array(payload),
    })
    await answer.arrayBuffer()
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
  }
}
await Promise.all(Array.from({ length: together }, send))
clearInterval(watch)
const after = await kept()
const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const told = [...answers].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
process.stdout.write(
  `${files} hostile files: ${told.join(', ')}; memory ${mb(atFirst)} before, ${mb(most)} at most\nbefore ${JSON.stringify(before)}, after ${JSON.stringify(after)}\n`,
)
const others = [...answers].reduce((sum, [status, count]) => sum + (status < 400 || status >= 500 ? count : 0), 0)
const isClean = JSON.stringify(before) === JSON.stringify(after)
keepFigures(`${files} hostile files`, [
  { what: 'not refused', goal: '0', now: `${others}`, reached: others === 0 },
  { what: 'memory at most', goal: '1000 MB', now: mb(most), reached: most < 1e9 },
  { what: 'something is left of them', goal: 'no', now: isClean ? 'no' : 'yes', reached: isClean },
])
if (others > 0 || !isClean) process.exitCode = 1
server.kill('SIGTERM')
await once(server, 'exit')
await database.close()
rmSync(folder, { recursive: true, force: true })
