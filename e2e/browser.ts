import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A Chromium with its environment. */
export interface Browser {
  executablePath: string
  args: string[]
  /** additional environment variables of the browser */
  env: Record<string, string>
}

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns the browser of tests and measurements: the npm package, else an installed one. Throws with instructions. */
export function findBrowser(): Browser {
  // no sandbox: it needs rights that containers and root lack, and the pages are our own
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-lcd-text']
  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = unpacked()
    const executablePath = join(folder, 'chromium')
    const own = { FONTCONFIG_PATH: join(folder, 'fonts') }
    // a machine without desktop libraries uses those of the package
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

/** Extracts the packed browser once per version, into a temporary folder renamed at the end, so that an abort leaves no partial one. */
function unpacked(): string {
  const home = join(root, 'node_modules/@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const folder = join(root, '.cache', `browser-${version}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  // extracts into the temporary folder, and its libraries only in what it detects as a cloud function
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
