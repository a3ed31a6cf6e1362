import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { parse } from 'csv-parse'

/** A file that is not a valid stock file; the message is for the operator. */
export class StockFileError extends Error {}

/** One row: its line number (the last one of a multi-line cell), its cells by column, and its format errors. */
export interface FileRow {
  line: number
  cells: (column: string) => string
  broken: string | null
  /** share of the file that is read, 0 to 1 */
  share: number
}

export interface StockFile {
  header: string[]
  rows(): AsyncGenerator<FileRow>
}

/** Opens a .csv (comma, semicolon or tab; UTF-8 or Windows-1252) or .json (list of objects) file. Throws StockFileError. */
export function readStockFile(path: string): StockFile {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    throw new StockFileError(`${path} cannot be read: ${(error as Error).message}`)
  }
  const text = decode(bytes)
  return extname(path).toLowerCase() === '.json' ? readJson(path, text) : readCsv(path, text)
}

/** Windows office programs still write Windows-1252. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function readCsv(path: string, text: string): StockFile {
  const first = text.slice(0, text.search(/\r?\n|$/))
  const delimiter = [',', ';', '\t'].sort((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  const header = first.split(delimiter).map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
  if (header.length < 2) throw new StockFileError(`${path} has no header line with several columns`)
  const places = new Map(header.map((name, place) => [name, place]))
  // a character may have several bytes
  const size = Buffer.byteLength(text)

  async function* rows(): AsyncGenerator<FileRow> {
    const parser = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      from_line: 2,
    })
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number; bytes: number } }>) {
      const broken = record.length === header.length ? null : `${record.length} cells, ${header.length} columns`
      yield {
        line: info.lines,
        cells: (column) => record[places.get(column) ?? -1] ?? '',
        broken,
        share: info.bytes / size,
      }
    }
  }
  return { header, rows }
}

function readJson(path: string, text: string): StockFile {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    throw new StockFileError(`${path} is no JSON: ${(error as Error).message}`)
  }
  if (!Array.isArray(list)) throw new StockFileError(`${path} must hold a list of objects`)
  const objects: unknown[] = list

  async function* rows(): AsyncGenerator<FileRow> {
    for (const [i, object] of objects.entries()) {
      const broken = typeof object === 'object' && object !== null && !Array.isArray(object) ? null : 'not an object'
      yield { line: i + 1, cells: (column) => cell(object, column), broken, share: (i + 1) / objects.length }
    }
  }
  return { header: Object.keys((objects[0] as object | undefined) ?? {}), rows }
}

/** Returns the text at `a > b > c` of an object; empty for lists and objects. */
function cell(object: unknown, column: string): string {
  let value = object
  for (const step of column.split(' > ')) value = (value as Record<string, unknown> | null | undefined)?.[step]
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}
