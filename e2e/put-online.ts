// SOURCE: puts the cars of a source of stock on sale, as if staff had added what no row of the file says: chassis number, plate, pictures.
import { openDeps } from '#main/deps.ts'
import { stopOnSignal } from '#main/stop.ts'
import { loadConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'

const config = loadConfig([])
const stopping = stopOnSignal(15)
const { pool } = await openDeps(config, createLog(config.log, process.stderr), stopping, {
  purpose: 'a journey',
  attach: true,
  keeper: false,
})
await pool.query(
  "update vehicles set last_status = 'Published', published_at = now() where source = $1 and last_status in ('Draft', 'Active')",
  [process.argv[2]],
)
await stopping.stop(0)
