// Plain JavaScript for any installed Node (20 or newer): installs the project's own Node, which runs everything else.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const windows = process.platform === 'win32'

/** An error shown without its stack. */
export class Refusal extends Error {}

/**
 * Installs missing or outdated packages and returns the path of the project's own Node. `workshop`: also the packages of tests, checks
 * and measurements, about a third, which `npm start` does not need.
 */
export async function install({ workshop }) {
  if (Number(process.versions.node.split('.')[0]) < 20) throw new Refusal(`Node 20 or newer is needed; this is ${process.version}.`)
  if (!isInstalled(workshop)) {
    heading('Installing packages (once, a minute or two)')
    // a running server may use the packages that `npm start` installed
    const how = workshop && isInstalled(false) ? ['install', '--no-save'] : ['ci']
    // always explicit: a user's NODE_ENV=production would change what is installed
    const { code, said } = await run(
      'npm',
      [...how, `--${workshop ? 'include' : 'omit'}=dev`, '--no-audit', '--no-fund', '--loglevel=error'],
      {
        shell: windows,
        listen: true,
      },
    )
    if (code !== 0) throw new Refusal(explain(said))
  }
  const node = await ownNode()
  if (workshop) await generateCode(node)
  return node
}

/** Writes the generated code that is not committed, in about half a second; `--pages` writes only what the pages run. */
async function generateCode(node, ...args) {
  const env = { NODE_COMPILE_CACHE: join(root, '.cache/compiled'), ...process.env }
  const { code, said } = await run(node, ['tools/generate-code.ts', ...args], { env, held: true })
  if (code !== 0) throw new Refusal(`${said}\nThe code could not be generated; the reason stands above.`)
}

/** True when node_modules has every requested package in the version of package-lock.json; those of other platforms may be missing. */
function isInstalled(workshop) {
  const wanted = readJson('package-lock.json')?.packages
  const present = readJson('node_modules/.package-lock.json')?.packages
  if (!wanted) throw new Refusal('package-lock.json is missing or damaged: take it back from the repository.')
  if (!present) return false
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional, peer }]) => {
    if (path === '' || (dev && !workshop)) return true
    const there = present[path]
    if (there) return there.version === version && existsSync(join(root, path))
    return Boolean(optional || devOptional || peer)
  })
}

/** Returns the project's own Node; fetches its binary when npm skipped the install script of the `node` package. */
async function ownNode() {
  const folder = join(root, 'node_modules/node')
  const binary = join(folder, 'bin', windows ? 'node.exe' : 'node')
  if (!(await runs(binary))) {
    heading('Fetching Node 24')
    const { code, said } = await run(process.execPath, ['installArchSpecificPackage.js'], {
      cwd: folder,
      listen: true,
      env: { npm_config_loglevel: 'error' },
    })
    if (code !== 0 || !(await runs(binary))) {
      if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
      throw new Refusal(`Node 24, on which everything runs, could not be fetched.\n${explain(said)}`)
    }
  }
  return binary
}

async function runs(binary) {
  return existsSync(binary) && (await run(binary, ['--version'], { held: true })).code === 0
}

function explain(said) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(said)) {
    return 'The packages could not be fetched: the npm registry cannot be reached. Check the connection (or the proxy in npm config) and try again.'
  }
  if (/ENOSPC/.test(said)) return 'The packages could not be installed: the disk is full.'
  if (/EACCES|EPERM/.test(said)) return `The packages could not be installed: this user may not write in ${root}.`
  return 'The packages could not be installed; the reason stands above.'
}

const sources = ['site', 'staff', 'ui', 'domains', 'i18n', 'client', 'shared', 'identity/pages'].map((folder) => `src/${folder}`)
const bundled = [...sources, 'public']
const bundledFiles = ['vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']

/** Builds the pages when their sources have changed since the last build. */
export async function build(node) {
  const stamp = join(root, 'build/stamp')
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const began = Date.now()
  heading('Building the pages …')
  rmSync(stamp, { force: true })
  await generateCode(node, '--pages')
  const args = ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn']
  const { code, said } = await run(node, args, { env: { NODE_ENV: 'production' }, held: true })
  if (code !== 0) throw new Refusal(`${said}\nThe pages could not be built; the reason stands above.`)
  // includes the modules that were generated for this build
  writeFileSync(stamp, fingerprint())
  process.stderr.write(`✓ Pages built (${((Date.now() - began) / 1000).toFixed(1)} s)\n`)
}

function fingerprint() {
  const files = bundled.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => filesUnder(folder))
  const hash = createHash('sha256')
  for (const path of [...files.sort(), ...bundledFiles.filter((file) => existsSync(join(root, file)))]) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesUnder(path)
    return /\.(test|example)\.tsx?$/.test(entry.name) ? [] : [path]
  })
}

/** Runs a program and shows its output; `listen` also returns its errors, `held` returns all output without showing it. */
export function run(program, args, { cwd = root, env = {}, listen = false, held = false, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: ['ignore', held ? 'pipe' : 'inherit', held || listen ? 'pipe' : 'inherit'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        said += text
        if (!held) process.stderr.write(text)
      })
    }
    child.once('error', (error) => resolve({ code: 1, said: String(error) }))
    child.once('close', (code) => resolve({ code: code ?? 1, said }))
  })
}

export function heading(text) {
  process.stderr.write(process.stderr.isTTY ? `\x1b[1m${text}\x1b[0m\n` : `${text}\n`)
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch {
    return null
  }
}
