// `npm run kit:pictures`: takes the pictures of the kit anew where they differ (e2e/kit.spec.ts), and makes them small.
import { install, run } from './prepare.mjs'

const node = await install({ workshop: true })
// the workshop is served by the journey itself: nothing else is started or prepared
const env = { E2E_URL: 'http://localhost' }
const args = ['node_modules/@playwright/test/cli.js', 'test', 'e2e/kit.spec.ts', '--no-deps', '--update-snapshots=changed']
await run(node, args, { env })
const { code } = await run(node, ['e2e/kit/shrink.ts'])
process.exitCode = code
