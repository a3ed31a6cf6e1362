import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A Chromium and what it needs to run here. */
export interface Browser {
  executablePath: string
  args: string[]
  /** to be added to the environment of the browser */
  env: Record<string, string>
}

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of the journeys and measurements: the one from the npm registry, else one that the machine has. Throws with advice. */
export function findBrowser(): Browser {
  // no sandbox: it needs rights that containers and root do not have, and the pages are our own
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-lcd-text']
  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = unpacked()
    const executablePath = join(folder, 'chromium')
    const own = { FONTCONFIG_PATH: join(folder, 'fonts') }
    // a machine without the libraries of a desktop: those of the package
    for (const env of [{}, own, { ...own, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }]) {
      if (runs(executablePath, env))
        return { executablePath, args, env: existsSync('/etc/fonts/fonts.conf') ? { ...env } : { ...own, ...env } }
    }
  }
  const executablePath = installed.find((path) => existsSync(path) && runs(path, {}))
  if (executablePath) return { executablePath, args, env: {} }
  throw new Error('No browser runs here: neither the one of the package @sparticuz/chromium nor an installed Chromium or Chrome.')
}

function runs(path: string, env: Record<string, string>): boolean {
  try {
    execFileSync(path, ['--headless', '--no-sandbox', '--version'], { stdio: 'ignore', env: { ...process.env, ...env }, timeout: 30_000 })
    return true
  } catch {
    return false
  }
}

/** The package holds its browser packed: unpacked once per version, beside and then renamed, so that a broken run leaves no half browser. */
function unpacked(): string {
  const home = join(root, 'node_modules/@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const folder = join(root, '.cache', `browser-${version}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  // it unpacks into the temporary folder, and its libraries only where it believes to be in a cloud function
  execFileSync(process.execPath, ['--input-type=module', '-e', "await (await import('@sparticuz/chromium')).default.executablePath()"], {
    cwd: root,
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}
