import { parseArgs } from 'node:util'
import { openDeps } from '#main/deps.ts'
import { type Stopping, stopOnSignal } from '#main/stop.ts'
import { ConfigError, loadConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { progress } from '#platform/progress.ts'
import { generateStock } from '../db/demo/scale.ts'

const usage = 'npm run stock:generate -- COUNT [--features] [--seed=WORD]   (adds 1 to 5000000 vehicles)'

class UsageError extends Error {}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { features: { type: 'boolean', default: false }, seed: { type: 'string', default: 'scale' } },
  })
  const count = Number(positionals[0]?.replaceAll(/[ _\u00a0]/g, ''))
  if (positionals.length !== 1 || !Number.isInteger(count) || count < 1 || count > 5_000_000) throw new UsageError('Say how many vehicles.')
  return { ...values, count }
}

async function main(stopping: Stopping): Promise<void> {
  const { count, features, seed } = readArguments()
  const config = loadConfig([])
  const { db } = await openDeps(config, createLog(config.log, process.stderr), stopping, {
    purpose: 'a stock generator',
    attach: true,
    keeper: false,
  })
  const shown = progress('Vehicles', count)
  try {
    await generateStock(db, count, { today: new Date(), features, seed }, (done) => shown.at(done, `${done} of ${count}`))
    shown.done(`${count} added`)
  } catch (error) {
    shown.failed()
    throw error
  }
}

const stopping = stopOnSignal(15)
main(stopping).then(
  () => stopping.stop(0),
  (error: unknown) => {
    const plain =
      error instanceof UsageError || error instanceof ConfigError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    console.error(plain ? `${(error as Error).message}\n${usage}` : error)
    return stopping.stop(1)
  },
)
