/** Creates a one-time link for an admin, with or without a running server. */
import { parseArgs } from 'node:util'
import { openDeps } from '#main/deps.ts'
import { inviteAdmin } from '#main/first-admin.ts'
import { StartRefusal, stopOnSignal } from '#main/stop.ts'
import { ConfigError, loadConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { languages } from '#shared/language.ts'

const usage = `npm run staff:invite -- EMAIL [--first-name=NAME] [--last-name=NAME] [--phone=NUMBER] [--language=${languages.join('|')}]`

function readArguments() {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'first-name': text, 'last-name': text, phone: text, language: text },
  })
  const [email, more] = positionals
  if (!email || more !== undefined) throw new StartRefusal('Name one e-mail address.')
  const language = languages.find((one) => one === values.language)
  if (values.language !== undefined && !language) throw new StartRefusal(`--language must be one of ${languages.join(', ')}`)
  return { email, firstName: values['first-name'], lastName: values['last-name'], phone: values.phone, language }
}

const stopping = stopOnSignal(15)
async function main(): Promise<void> {
  const wish = readArguments()
  const config = loadConfig([])
  const log = createLog({ ...config.log, level: 'warn' }, process.stderr)
  const deps = await openDeps(config, log, stopping, { purpose: 'an invitation', attach: true, keeper: false })
  const { link } = await inviteAdmin(deps, wish)
  console.log(
    link === null
      ? `${wish.email} is an admin and signs in with the password of that account.`
      : `${wish.email} is an admin. The link to a password, good once and for 72 hours:\n\n${link}\n`,
  )
}

main().then(
  () => stopping.stop(0),
  (error: unknown) => {
    const plain =
      error instanceof StartRefusal || error instanceof ConfigError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    console.error(plain ? `${(error as Error).message}\n${usage}` : error)
    return stopping.stop(1)
  },
)
