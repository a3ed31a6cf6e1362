/**
 * Runs the contract test of the file storage against a Ceph object store on this machine: monitor, one OSD in memory, gateway.
 *   apt-get install ceph-mon ceph-osd ceph-common radosgw      (once, as root)
 *   npm run test:s3
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from '#platform/free-port.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'rihla-ceph-'))
const config = join(folder, 'ceph.conf')
const fsid = randomUUID()
const [monitor, gateway] = [await freePort(), await freePort()]
const keys = { access: 'rihla', secret: randomUUID() }
const running: ChildProcess[] = []

/** Starts a daemon in the foreground; its output goes to a file of the folder. */
function daemon(program: string, ...args: string[]): void {
  const log = openSync(join(folder, `${program}.out`), 'a')
  running.push(spawn(program, [...args, '-c', config, '-f'], { stdio: ['ignore', log, log] }))
}

/** Runs a Ceph command; fails after a minute. */
const ceph = (program: string, ...args: string[]) => run(program, ['-c', config, ...args], { timeout: 60_000 })

/** Starts the store and returns the address of its gateway. */
async function startStore(): Promise<string> {
  for (const name of ['mon', 'osd', 'run']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'keyring'), '')
  const [network, all] = [`v1:127.0.0.1:${monitor}`, `fsid = ${fsid}\nkeyring = ${folder}/keyring\nrun dir = ${folder}/run`]
  const single = 'osd pool default size = 1\nosd pool default min size = 1\nosd pool default pg num = 1\nmon allow pool size one = true'
  const open = ['cluster', 'service', 'client'].map((side) => `auth ${side} required = none`).join('\n')
  writeFileSync(
    config,
    `[global]\n${all}\n${open}\n${single}\nosd crush chooseleaf type = 0\nmon max pg per osd = 1000\nmon host = ${network}\npublic addr = 127.0.0.1
ms bind msgr2 = false\nadmin socket = ${folder}/run/$name.sock\nlog file = ${folder}/$name.log\n[mon.a]\nmon data = ${folder}/mon
[osd.0]\nosd data = ${folder}/osd\nosd objectstore = memstore\nmemstore device bytes = 1073741824
[client.rgw]\nrgw frontends = beast endpoint=127.0.0.1:${gateway}\n`,
  )
  await run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', `[${network}]`, join(folder, 'monmap')])
  await ceph('ceph-mon', '--mkfs', '-i', 'a', '--monmap', join(folder, 'monmap'))
  daemon('ceph-mon', '-i', 'a')
  const disk = randomUUID()
  await ceph('ceph', 'osd', 'new', disk, '0')
  await ceph('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk)
  daemon('ceph-osd', '-i', '0')
  const user = ['--uid=rihla', '--display-name=Rihla', `--access-key=${keys.access}`, `--secret-key=${keys.secret}`]
  await ceph('radosgw-admin', '-n', 'client.rgw', 'user', 'create', ...user)
  daemon('radosgw', '-n', 'client.rgw')
  const url = `http://127.0.0.1:${gateway}`
  for (let waited = 0; waited < 60_000 && !(await fetch(url).catch(() => null))?.ok; waited += 200) await sleep(200)
  const client = new S3Client({
    endpoint: url,
    forcePathStyle: true,
    region: 'us-east-1',
    credentials: { accessKeyId: keys.access, secretAccessKey: keys.secret },
  })
  await client.send(new CreateBucketCommand({ Bucket: 'rihla' }))
  client.destroy()
  return url
}

try {
  process.stdout.write('Starting Ceph …\n')
  const env = { ...process.env, S3_TEST_URL: await startStore(), S3_TEST_ACCESS_KEY: keys.access, S3_TEST_SECRET_KEY: keys.secret }
  const tests = spawn('npx', ['vitest', 'run', '--project', 'code', 'src/platform/storage.test.ts'], { stdio: 'inherit', env })
  process.exitCode = await new Promise<number>((resolve) => void tests.on('exit', (code) => resolve(code ?? 1)))
} catch (error) {
  const { code, path, message } = error as NodeJS.ErrnoException
  const missing = code === 'ENOENT' ? `${path} is missing: apt-get install ceph-mon ceph-osd ceph-common radosgw` : message
  process.stderr.write(`${missing}\n`)
  process.exitCode = 1
} finally {
  const ended = running.map((child) => new Promise((resolve) => void child.on('exit', resolve)))
  for (const child of running) child.kill()
  await Promise.race([Promise.all(ended), sleep(10_000)])
  rmSync(folder, { recursive: true, force: true })
}
