#!/usr/bin/env node
// Says whether an inspection sheet of Rihla is still the one that was sealed, and names the line that is not. Needs nothing but Node 20 or
// newer: no network, no package. Anybody may read, run, change and pass on this file.
//
//   node verify-sheet.mjs sheet.json                      the chain of the sheet
//   node verify-sheet.mjs sheet.json photos               and the bytes of its photos, in that folder
//   node verify-sheet.mjs sheet.json --seal=3f9a…         and whether it is the sheet of the paper that bears this seal
//   node verify-sheet.mjs sheet.json --earlier=old.json   and which line differs from a copy that was kept
//
// How a sheet is sealed: each line is written as canonical JSON without its `hash` (members in the order of their names, no space; RFC 8785),
// put behind the hash of the line before it and a line feed, and its SHA-256 in hexadecimal is its `hash`. The first line stands behind the
// text "rihla-sheet-1". `seal` is the hash of the last line; a new version adds lines and its own closing line, and changes none.
// A photo is named by the SHA-256 of its bytes.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const format = 'rihla-sheet-1'

const say = (text) => process.stdout.write(`${text}\n`)

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  return `{${Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
    .join(',')}}`
}

function hashAfter(before, line) {
  const { hash: _, ...said } = line
  return sha256(`${before}\n${canonical(said)}`)
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
/** What a line is about, for whoever reads the finding. */
const about = (line) => (isObject(line) && (line.titles?.fr ?? line.key)) || 'unreadable'

/** What is wrong with the chain of a sheet, a sentence each. */
function chainFaults(sheet) {
  const faults = []
  if (!isObject(sheet)) return ['This is no sheet.']
  if (sheet.format !== format || !Array.isArray(sheet.lines)) faults.push(`The format is not "${format}".`)
  for (const name of Object.keys(sheet))
    if (!['format', 'lines', 'seal'].includes(name)) faults.push(`"${name}" does not belong to a sheet.`)
  const lines = Array.isArray(sheet.lines) ? sheet.lines : []
  let before = [format]
  let expected = 0
  for (const line of lines) {
    const number = isObject(line) && Number.isInteger(line.n) ? line.n : -1
    if (number !== expected) {
      const isNumberAlone = isObject(line) && before.some((one) => hashAfter(one, { ...line, n: expected }) === line.hash)
      if (number < 0 || isNumberAlone) {
        faults.push(`Line ${expected} (${about(line)}) was altered.`)
        expected++
        before = typeof line?.hash === 'string' ? [line.hash] : []
      } else if (number > expected) {
        faults.push(`Line ${expected} is missing${number > expected + 1 ? `, and all up to line ${number - 1}` : ''}.`)
        expected = number + 1
        before = typeof line.hash === 'string' ? [line.hash] : []
      } else faults.push(`Line ${number} (${about(line)}) is not in its place.`)
      continue
    }
    const hashes = before.map((one) => hashAfter(one, line))
    const fits = typeof line.hash === 'string' && (before.length === 0 || hashes.includes(line.hash))
    if (!fits) faults.push(`Line ${number} (${about(line)}) was altered.`)
    before = typeof line.hash !== 'string' ? [] : fits ? [line.hash] : [line.hash, ...hashes]
    expected++
  }
  const last = lines.at(-1)
  if (!isObject(last) || last.kind !== 'seal') faults.push(`The end is missing: after line ${expected - 1} there is no closing line.`)
  else if (!before.includes(sheet.seal)) faults.push(`The seal is not that of line ${expected - 1}, the last one.`)
  return faults
}

/** What is wrong with the photos in a folder, and how many there were to look at. */
function photoFaults(sheet, folder) {
  const files = new Map(
    readdirSync(folder, { withFileTypes: true }).flatMap((file) =>
      file.isFile() ? [[file.name, sha256(readFileSync(join(folder, file.name)))]] : [],
    ),
  )
  const digests = new Set(files.values())
  const faults = []
  let [seen, absent] = [0, 0]
  for (const line of Array.isArray(sheet?.lines) ? sheet.lines : [])
    for (const photo of [line?.photos, line?.repairPhotos].flatMap((some) => (Array.isArray(some) ? some : []))) {
      if (digests.has(photo)) seen++
      else if ([...files.keys()].some((name) => name.startsWith(photo)))
        faults.push(`A photo of line ${line.n} (${about(line)}) was altered: ${photo}`)
      else absent++
    }
  return { faults, seen, absent }
}

/** The first line in which a sheet differs from a copy of it that was kept; a longer one has grown. */
function differences(sheet, earlier) {
  const [now, then] = [sheet?.lines ?? [], earlier?.lines ?? []]
  const i = then.findIndex((line, at) => canonical(now[at] ?? null) !== canonical(line))
  if (i < 0) return []
  return [
    `Line ${i} (${about(then[i])}) is not what the earlier copy says:\n    then ${canonical(then[i])}\n    now  ${canonical(now[i] ?? null)}`,
  ]
}

/** Reads a sheet; where its text is no JSON, the row that is not is named. */
function read(path) {
  const text = readFileSync(path, 'utf8')
  try {
    return { sheet: JSON.parse(text), faults: [] }
  } catch {
    // every line of a sheet is a row of its file, after the opening one
    const rows = text.split('\n').slice(1)
    const bad = rows.findIndex((row, i) => {
      if (i === rows.length - 1) return false
      try {
        return JSON.parse(row.replace(/,$/, '')).n !== i
      } catch {
        return row !== '' && !row.startsWith(']')
      }
    })
    return {
      sheet: null,
      faults: [bad < 0 ? 'The frame of the file was altered: it is no JSON.' : `Line ${bad} was altered: it is no JSON.`],
    }
  }
}

const options = process.argv.slice(2).filter((one) => one.startsWith('--'))
const option = (name) => options.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
const [path, folder] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
if (!path) {
  say('node verify-sheet.mjs sheet.json [folder of photos] [--seal=signs of the paper] [--earlier=earlier sheet.json]')
  process.exit(2)
}

const { sheet, faults } = read(path)
if (sheet !== null) faults.push(...chainFaults(sheet))
const said = []
if (sheet !== null && folder) {
  const photos = photoFaults(sheet, folder)
  faults.push(...photos.faults)
  said.push(
    `${photos.seen} photos are those of the sheet${photos.absent ? `, ${photos.absent} are not in the folder and were not looked at` : ''}.`,
  )
}
if (sheet !== null && option('earlier')) {
  const earlier = read(option('earlier'))
  faults.push(...earlier.faults, ...differences(sheet, earlier.sheet))
}
const seal = option('seal')?.toLowerCase()
if (sheet !== null && seal !== undefined) {
  const closes = (sheet.lines ?? []).filter((line) => line?.kind === 'seal')
  const found = seal.length >= 16 ? closes.find(({ hash }) => String(hash).startsWith(seal)) : undefined
  if (seal.length < 16) faults.push('Of the seal at least 16 signs are needed.')
  else if (!found) faults.push('The seal of the paper is none of this sheet: it was sealed again after the paper was printed.')
  else if (found === closes.at(-1)) said.push(`The paper is of version ${found.version}, the newest.`)
  else said.push(`The paper is of version ${found.version}; versions were added since, and what it says still stands.`)
}
for (const fault of faults) say(`✗ ${fault}`)
for (const one of said) say(`· ${one}`)
if (faults.length === 0)
  say(
    `✓ ${sheet.lines.length} lines, version ${sheet.lines.at(-1).version}: not one was altered since it was sealed on ${sheet.lines.at(-1).sealedAt}.`,
  )
process.exitCode = faults.length === 0 ? 0 : 1
