// Draws the masters of the demo pictures: every body from every angle in its two layers, every cabin. Run again, it goes on where it was
// and draws again only what was made of other sources.
//   npm run render -w @rihla/car-studio -- [--only=SUV,Sedan:1,cabin:plain:Dashboard] [--scale=2] [--cabin-scale=3] [--browsers=1]
//     [--again]  also what is up to date
//     [--accept] notes the masters as up to date without drawing: the sources have changed, the pictures have not
//     [--prune]  removes masters that the studio no longer has
//     [--dry]    only says what would be drawn
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { browserSeconds, bundleScene, openStudio, type StudioPage, sceneEntry } from './browser-page.ts'
import { keepDrawing, keptDrawing } from './drawings.ts'
import { cabinSources, fingerprint, fingerprintOf, styleSources } from './fingerprint.ts'
import {
  coding,
  encode,
  masterPath,
  masterSize,
  mastersHome,
  maxBytes,
  noteMasters,
  readRecord,
  removeDrafts,
  removeMaster,
  unpackMasters,
  weighMasters,
  writeWhole,
} from './masters.ts'
import { type Picture, select } from './selection.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    scale: { type: 'string', default: '2' },
    'cabin-scale': { type: 'string', default: '3' },
    browsers: { type: 'string', default: '1' },
    entry: { type: 'string', default: sceneEntry },
    home: { type: 'string', default: mastersHome },
    again: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
})
const { home, entry } = options
const frame = { ...masterSize, scale: Number(options.scale) }
const cabinFrame = { ...masterSize, scale: Number(options['cabin-scale']) }

interface Task {
  picture: Picture
  path: string
  /** of what is drawn, and of that with its coding */
  drawing: string
  master: string
}

try {
  process.exitCode = await render()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

async function render(): Promise<number> {
  unpackMasters()
  removeDrafts(home)
  const { script, files } = await bundleScene(entry)
  const first = await openStudio(script, console.log)
  const pages: StudioPage[] = [first]
  try {
    const offer = await first.drawable()
    const prints = new Map(offer.bodies.map(({ style }) => [style, fingerprint(files, styleSources(files, entry, style), frame)]))
    const ofCabins = fingerprint(files, cabinSources(files), cabinFrame)
    const task = (picture: Picture): Task => {
      const cabin = picture.kind === 'cabin' && offer.cabins.find(({ name, angle }) => name === picture.name && angle === picture.angle)
      const drawing = picture.kind === 'body' ? (prints.get(picture.style) ?? '') : fingerprintOf([ofCabins, cabin])
      return { picture, path: masterPath(picture), drawing, master: fingerprintOf([drawing, coding]) }
    }
    const all = select(['*', 'cabin'], offer).map(task)
    const wanted = options.only ? select(options.only.split(','), offer).map(task) : all
    const record = readRecord(home)
    const stale = wanted.filter(({ path, master }) => options.again || record[path] !== master || !existsSync(join(home, `${path}.avif`)))
    const gone = Object.keys(record).filter((path) => !all.some((each) => each.path === path))
    console.log(`${wanted.length} masters, ${stale.length} of them to be made anew`)
    if (gone.length > 0)
      console.log(`${gone.length} that the studio no longer has${options.prune ? ' go' : ' (--prune removes them)'}: ${gone.join(', ')}`)
    if (options.dry) {
      for (const { path } of stale) console.log(path)
      return 0
    }
    if (options.prune) {
      for (const path of gone) removeMaster(path, home)
      noteMasters(Object.fromEntries(gone.map((path) => [path, undefined])), home)
    }
    if (options.accept) {
      const there = stale.filter(({ path }) => existsSync(join(home, `${path}.avif`)))
      noteMasters(Object.fromEntries(there.map(({ path, master }) => [path, master])), home)
      console.log(`${there.length} noted as up to date`)
      return 0
    }
    const browsers = Math.min(Number(options.browsers), stale.length)
    while (pages.length < browsers) pages.push(await openStudio(script, console.log))
    const failed = await make(stale, pages, script)
    const { bytes, files: count } = weighMasters(home)
    console.log(`${count} files, ${(bytes / 1e6).toFixed(2)} MB`)
    if (bytes > maxBytes) console.error(`That is more than ${maxBytes / 1e6} MB.`)
    if (failed > 0) console.error(`${failed} masters failed.`)
    return bytes > maxBytes || failed > 0 ? 1 : 0
  } finally {
    await Promise.all(pages.map((page) => page.close()))
  }
}

/** Makes the masters, each page from the front of the queue; coding goes on while the next is drawn. Gives the number of those that failed. */
async function make(tasks: readonly Task[], pages: readonly StudioPage[], script: string): Promise<number> {
  const queue = [...tasks]
  const started = Date.now()
  let done = 0
  let failed = 0
  const work = async (page: StudioPage) => {
    let coded: Promise<void> = Promise.resolve()
    let folder = ''
    for (let task = queue.shift(); task; task = queue.shift()) {
      const { path } = task
      const since = { wall: Date.now(), cpu: browserSeconds() }
      let layers = options.again ? undefined : await keptDrawing(path, task.drawing, task.picture.kind === 'body')
      const kept = layers !== undefined
      try {
        if (!layers) {
          // a fresh page for every car: what the last one left in memory goes
          if (folder !== '' && folder !== path.split('/')[0]) await page.load(script)
          folder = path.split('/')[0] ?? ''
          layers = await draw(page, task.picture).catch(async (error: Error) => {
            console.error(`${path}: ${error.message}; once more`)
            await page.load(script)
            return draw(page, (task as Task).picture)
          })
        }
      } catch (error) {
        failed++
        console.error(`${path}: ${(error as Error).message}`)
        continue
      }
      const cpu = browserSeconds()
      const drawn = kept
        ? 'kept'
        : `${seconds(Date.now() - since.wall)}${cpu === undefined ? '' : `, CPU ${(cpu - (since.cpu ?? 0)).toFixed(1)} s`}`
      await coded
      const { drawing, master } = task
      const whole = layers
      coded = (async () => {
        if (!kept) await keepDrawing(path, drawing, whole)
        const { base, paint } = await encode(whole)
        if (paint) writeWhole(join(home, `${path}.paint.avif`), paint)
        writeWhole(join(home, `${path}.avif`), base)
        noteMasters({ [path]: master }, home)
        done++
        const left = ((Date.now() - started) / done) * (tasks.length - done - failed)
        const sizes = [base, paint].flatMap((layer) => (layer ? `${(layer.length / 1000).toFixed(1)} KB` : [])).join(' + ')
        console.log(`[${done}/${tasks.length}] ${path}: ${drawn}; ${sizes}; ${seconds(left)} left`)
      })()
      // a failure to write is told when the next one is ready
      coded.catch(() => {})
    }
    await coded
  }
  await Promise.all(pages.map(work))
  return failed
}

function draw(page: StudioPage, picture: Picture) {
  return picture.kind === 'body' ? page.body({ ...picture, ...frame }) : page.cabin({ ...picture, ...cabinFrame })
}

function seconds(ms: number): string {
  const all = Math.round(ms / 1000)
  if (all < 90) return `${(ms / 1000).toFixed(1)} s`
  return all < 5400 ? `${Math.round(all / 60)} min` : `${Math.floor(all / 3600)} h ${Math.round((all % 3600) / 60)} min`
}
