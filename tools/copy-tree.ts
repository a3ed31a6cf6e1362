import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

const pictures = 'packages/car-studio/pictures'

/** Copies the current tree, untracked files included, into an empty folder and generates its code; packages and pictures are linked. */
export function copyTree(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  for (const path of files.split('\n')) {
    if (path === '' || path.startsWith(`${pictures}/`)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { force: true })
  }
  for (const shared of ['node_modules', pictures]) symlinkSync(join(root, shared), join(folder, shared))
  execFileSync(process.execPath, ['tools/generate-code.ts'], { cwd: folder, stdio: 'inherit' })
}
