import { createWriteStream, mkdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type ImportReport,
  isCorrection,
  type RefusalReason,
  type RepairKind,
  type RowRefusal,
  refusalReasons,
  repairKinds,
} from '#domains/catalogue/feeds/contract.ts'
import { StockFileError } from '#domains/catalogue/feeds/reading/service.ts'
import { importStock } from '#domains/catalogue/feeds/service.ts'
import type { VehicleStatus } from '#domains/catalogue/vehicles/contract.ts'
import { vehicleStatuses } from '#domains/catalogue/vehicles/status.ts'
import { openDeps } from '#main/deps.ts'
import { type Stopping, stopOnSignal } from '#main/stop.ts'
import { ConfigError, loadConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { progress } from '#platform/progress.ts'

const usage = `npm run stock:import -- FILE.csv|FILE.json [--source=NAME] [--mapping=NAME] [--status=Published] [--create-models] [--dry-run]`

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      mapping: { type: 'string' },
      status: { type: 'string', default: 'Published' },
      'create-models': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [file, more] = positionals
  if (!file || more) throw new StockFileError('Name one file.')
  const status = vehicleStatuses.find((one) => one === values.status)
  if (!status || status === 'Sold')
    throw new StockFileError(`--status must be one of ${vehicleStatuses.filter((one) => one !== 'Sold').join(', ')}`)
  return { ...values, file, status: status as VehicleStatus }
}

/** Rejected rows as CSV, opened with the first one. */
function refusedFile(folder: string, name: string) {
  let out: ReturnType<typeof createWriteStream> | undefined
  const path = join(folder, 'stock-import', `${name}-${new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-')}-refused.csv`)
  const cell = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`
  return {
    path,
    add({ line, reason, detail, row }: Omit<RowRefusal, 'reason'> & { reason: string }) {
      if (!out) {
        mkdirSync(join(folder, 'stock-import'), { recursive: true })
        out = createWriteStream(path)
        out.write('﻿line,reason,detail,row\n')
      }
      out.write(`${[line, reason, detail, JSON.stringify(row)].map(cell).join(',')}\n`)
    },
    end: () => new Promise<void>((resolve) => (out ? out.end(resolve) : resolve())),
  }
}

const figure = (n: number) => n.toLocaleString('en').replaceAll(',', ' ').padStart(9)

function tell(report: ImportReport, refusedAt: string): void {
  const by = <K extends string>(counts: Partial<Record<K, number>>, words: Record<K, string>, wanted = (_: K) => true) =>
    (Object.entries(counts) as [K, number][])
      .filter(([kind]) => wanted(kind))
      .sort((a, b) => b[1] - a[1])
      .map(([kind, count]) => `${figure(count)}    ${words[kind]}`)
  const speed = Math.round(report.rows / Math.max(report.seconds, 0.1))
  console.log(
    [
      `${report.file}: mapping ${report.mapping}, source ${report.source}${report.dryRun ? ', dry run: nothing was written' : ''}`,
      `${figure(report.rows)}  rows in ${report.seconds} s (${speed} a second)`,
      `${figure(report.taken)}  taken`,
      `${figure(report.updated)}  updated, ${report.priceChanges} of them with a new price`,
      ...(report.heldPrices > 0
        ? [`${figure(report.heldPrices)}  prices held back: doubtful, or of a reserved car; each with its line in ${refusedAt}`]
        : []),
      `${figure(report.unchanged)}  unchanged`,
      `${figure(report.kept)}  sold or deleted here, left alone`,
      `${figure(report.withoutPrice)}  without a price`,
      ...(report.twins > 0 ? [`${figure(report.twins)}  new, but shown from another source: kept off the site`] : []),
      `${figure(report.withoutMileage)}  without a mileage`,
      `${figure(report.repairedRows)}  repaired`,
      ...by<RepairKind>(report.repaired, repairKinds, isCorrection),
      `${figure(report.titleRows)}  read in part in their title`,
      ...by<RepairKind>(report.repaired, repairKinds, (kind) => !isCorrection(kind)),
      `${figure(report.refused)}  refused${report.refused > 0 ? `, each with its line in ${refusedAt}` : ''}`,
      ...by<RefusalReason>(report.reasons, refusalReasons),
    ].join('\n'),
  )
}

async function main(stopping: Stopping): Promise<void> {
  const args = readArguments()
  const config = loadConfig([])
  const { db } = await openDeps(config, createLog(config.log, process.stderr), stopping, {
    purpose: 'a stock import',
    attach: true,
    keeper: false,
  })
  const refused = refusedFile(config.dataDir, basename(args.file, extname(args.file)))
  const shown = progress('Rows', 1)
  try {
    const report = await importStock(db, {
      file: args.file,
      ...(args.source && { source: args.source }),
      ...(args.mapping && { mapping: args.mapping }),
      dryRun: args['dry-run'],
      status: args.status,
      createModels: args['create-models'],
      now: new Date(),
      stopped: () => stopping.begun(),
      onProgress: (share, { taken, refused: no }) => shown.at(share, `${taken} taken, ${no} refused`),
      onRefusal: (refusal) => refused.add(refusal),
      onHeldPrice: ({ line, sourceId, was, price, doubts }) => {
        const reason = doubts.length === 0 ? 'reservedCar' : 'doubtfulPrice'
        refused.add({ line, reason, detail: `${was} -> ${price} ${doubts.join(' ')}`.trim(), row: { sourceId } })
      },
    })
    shown.done(`${report.rows} read`)
    await refused.end()
    tell(report, refused.path)
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
      error instanceof StockFileError || error instanceof ConfigError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    console.error(plain ? `${(error as Error).message}\n${usage}` : error)
    return stopping.stop(1)
  },
)
