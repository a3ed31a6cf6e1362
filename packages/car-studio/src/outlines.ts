// Draws the body styles as lines from the same forms as the pictures:
//   npm run outlines -w @rihla/car-studio
// writes public/img/body-styles.svg (icons: `SUV` filled, `SUV-line` as lines) and public/img/outlines/<style>.svg, five symbols each
// (top, left, right, front, back), for the map of damages.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleScene, openStudio, root } from './browser-page.ts'

import { type Outline, type Outlines, outlineViews } from './contract.ts'

/** Sheets of the map of damages, centimetres: the viewBox of its five symbols (also in src/ui/car-outline.tsx). */
const outlineSheets = { right: [560, 210], left: [560, 210], front: [260, 210], back: [260, 210], top: [560, 260] } as const

const note = (command: string) => `<!-- Drawn by the car studio (${command}); not to be edited -->`

const page = await openStudio((await bundleScene()).script, console.error)
try {
  const { bodies } = await page.drawable()
  const icons: string[] = []
  const drawn: [string, Outlines][] = []
  for (const { style } of bodies) {
    // an icon is rarely wider than 200 pixels: a centimetre is half of one
    const coarse = await page.outlines({ style, variant: 0, detail: 0.007 })
    icons.push(filled(style, coarse), lined(style, coarse))
    drawn.push([style, await page.outlines({ style, variant: 0, detail: 0.0025 })])
  }
  const folder = join(root, 'public', 'img')
  writeFileSync(
    join(folder, 'body-styles.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${note('packages/car-studio/src/outlines.ts')}\n${icons.join('\n')}\n</svg>\n`,
  )
  mkdirSync(join(folder, 'outlines'), { recursive: true })
  for (const [style, body] of drawn) {
    const symbols = outlineViews.map((view) => damageView(view, body))
    writeFileSync(
      join(folder, 'outlines', `${style.toLowerCase()}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg">\n${note('packages/car-studio/src/outlines.ts')}\n${symbols.join('\n')}\n</svg>\n`,
    )
  }
  console.log(`${drawn.length} body styles drawn`)
} finally {
  await page.close()
}

/** Units of an icon per metre, its width and the height of its ground: one scale for all, so that a van stays larger than a city car. */
function iconFrame({ length }: Outlines) {
  const scale = 21.4
  return { scale, shift: (120 - length * scale) / 2, ground: 42 }
}

/** SVG path data scaled to `scale` units per metre and moved, one decimal. */
function scaled(path: string, scale: number, dx: number, dy: number, decimals = 1): string {
  const factor = 10 ** decimals
  let first = true
  return path.replaceAll(/(-?\d*\.?\d+(?:e-?\d+)?)/g, (value) => {
    const moved = Number(value) * scale + (first ? dx : dy)
    first = !first
    return String(Math.round(moved * factor) / factor)
  })
}

function ring(x: number, y: number, r: number): string {
  const [a, b, c] = [x, y, r].map((value) => Math.round(value * 10) / 10) as [number, number, number]
  return `M${Math.round((a - c) * 10) / 10} ${b}a${c} ${c} 0 1 0 ${2 * c} 0a${c} ${c} 0 1 0 ${-2 * c} 0z`
}

/** The flank as one area, windows and rims cut out. */
function filled(style: string, body: Outlines): string {
  const { scale, shift, ground } = iconFrame(body)
  const { outline, glass, wheels } = body.right
  const cut = (path: string) => scaled(path, scale, shift, ground)
  const rounds = wheels
    .map(
      ({ x, y, radius, rim }) =>
        ring(x * scale + shift, y * scale + ground, radius * scale - 0.3) + ring(x * scale + shift, y * scale + ground, rim * scale * 0.62),
    )
    .join('')
  return `  <symbol id="${style}" viewBox="0 0 120 42" fill="currentColor" fill-rule="evenodd"><path d="${cut(outline)}${glass.map(cut).join('')}"/><path d="${rounds}"/></symbol>`
}

/** The flank as lines of even width. */
function lined(style: string, body: Outlines): string {
  const { scale, shift, ground } = iconFrame(body)
  const { outline, glass, gaps, wheels } = body.right
  const cut = (path: string) => scaled(path, scale, shift, ground - 0.5)
  const rounds = wheels
    .map(
      ({ x, y, radius, rim }) =>
        ring(x * scale + shift, y * scale + ground - 0.5, radius * scale - 0.6) +
        ring(x * scale + shift, y * scale + ground - 0.5, rim * scale * 0.55),
    )
    .join('')
  return `  <symbol id="${style}-line" viewBox="0 0 120 42" fill="none" stroke="currentColor" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"><path d="${cut(outline)}"/><path d="${glass.map(cut).join('')}${rounds}"/><path stroke-width=".6" d="${gaps.map(cut).join('')}"/></symbol>`
}

/** One side for the map of damages: centimetres, every body on the same sheet, so that a place on it means the same for all. */
function damageView(view: (typeof outlineViews)[number], body: Outlines): string {
  const side: Outline = body[view]
  const [width, height] = outlineSheets[view]
  const flank = view === 'left' || view === 'right'
  const dx = flank || view === 'top' ? (width - body.length * 100) / 2 : width / 2
  const dy = view === 'top' ? height / 2 : height - 12
  const cut = (path: string) => scaled(path, 100, dx, dy)
  const group = (name: string, paths: string[]) => (paths.length > 0 ? `<path class="${name}" d="${paths.map(cut).join('')}"/>` : '')
  const rounds = side.wheels
    .map(({ x, y, radius, rim }) => ring(x * 100 + dx, y * 100 + dy, radius * 100) + ring(x * 100 + dx, y * 100 + dy, rim * 100))
    .join('')
  return [
    `  <symbol id="${view}" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">`,
    group('tyres', side.tyres),
    group('body', [side.outline]),
    group('mirrors', side.mirrors),
    group('glass', side.glass),
    group('lamps', side.lamps),
    group('grille', side.grille),
    group('gaps', side.gaps),
    rounds ? `<path class="wheels" d="${rounds}"/>` : '',
    '</symbol>',
  ].join('')
}
