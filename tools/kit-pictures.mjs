// `npm run kit:pictures`: updates the screenshots of the UI kit that differ (e2e/kit.spec.ts) and compresses them.
import { install, run } from './prepare.mjs'

const node = await install({ workshop: true })
// the test serves the workbench itself: no other server is needed
const env = { E2E_URL: 'http://localhost' }
const args = ['node_modules/@playwright/test/cli.js', 'test', 'e2e/kit.spec.ts', '--no-deps', '--update-snapshots=changed']
await run(node, args, { env })
const { code } = await run(node, ['e2e/kit/shrink.ts'])
process.exitCode = code
