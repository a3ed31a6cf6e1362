// Draws the wheels that the demo world puts on its cars, each as it is seen from before, from the side and from behind, flattened to a
// square around its rim.
//   npm run wheels -w @rihla/car-studio -- [NAME…]
// writes db/demo/wheels/<name>.avif: six squares in a row, front and rear wheel of each view. The masters keep the tyres.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { bundleScene, openStudio, root } from './browser-page.ts'
import type { Angle, BodyShot } from './contract.ts'
import { masterSize } from './masters.ts'
import { flatSurface } from './product.ts'
import { anchorsOf, type Spot } from './scene/anchors.ts'
import { styles } from './scene/styles.ts'

/** The body that they stand on for their picture. */
const stand = { style: 'SUV', variant: 11 } as const
const wheels: Record<string, NonNullable<BodyShot['wheels']>> = {
  cover: { design: 'steelCover', rim: 17, width: 0.215 },
  steel: { design: 'steel', rim: 17, width: 0.215, finish: 'darkAlloy' },
  five: { design: 'fiveSpoke', rim: 17, width: 0.215, finish: 'alloy' },
  seven: { design: 'sevenSpoke', rim: 17, width: 0.215, finish: 'alloy' },
  multi: { design: 'multi', rim: 17, width: 0.215, finish: 'alloy' },
  ten: { design: 'tenSpoke', rim: 17, width: 0.215, finish: 'darkAlloy' },
  turbine: { design: 'turbine', rim: 17, width: 0.215, finish: 'twoTone' },
  twin: { design: 'fiveTwin', rim: 17, width: 0.215, finish: 'twoTone' },
}
const views = ['FrontRight', 'LateralRight', 'BackRight'] as const satisfies readonly Angle[]
/** Pixels of a square, and half of it in radii of the rim. */
const side = 160
const reach = 1.12
const part = { width: 0.21, height: 0.21 }
const frame = { width: 960, height: 600, scale: 1, cell: 0.01 }

const body = styles[stand.style]?.[stand.variant]
if (!body) throw new Error('There is no such body.')
/** The wheels of the kit have this rim. */
const kit = { ...body, wheels: { ...body.wheels, rim: 17 } }
const asked = process.argv.slice(2)
const folder = join(root, 'db', 'demo', 'wheels')
mkdirSync(folder, { recursive: true })
const page = await openStudio((await bundleScene()).script, console.error)
try {
  for (const [name, worn] of Object.entries(wheels).filter(([name]) => asked.length === 0 || asked.includes(name))) {
    const strip = Buffer.alloc(side * side * 6 * 3)
    for (const [i, angle] of views.entries())
      for (const [j, square] of (anchorsOf(kit, angle, masterSize.width, masterSize.height).wheels ?? []).entries())
        await flatten(strip, 2 * i + j, { ...worn, width: body.wheels.width }, angle, square)
    const { size } = await sharp(strip, { raw: { width: side * 6, height: side, channels: 3 } })
      .avif({ quality: 62, effort: 6 })
      .toFile(join(folder, `${name}.avif`))
    console.log(`${name}: ${size} B`)
  }
} finally {
  await page.close()
}

/** Draws the picture around a wheel and writes the square around its rim into its place of the strip. */
async function flatten(strip: Buffer, place: number, worn: NonNullable<BodyShot['wheels']>, angle: Angle, square: readonly Spot[]) {
  const middle = [0, 1].map((c) => square.reduce((sum, spot) => sum + (spot[c] ?? 0) / 4, 0)) as [number, number]
  const left = middle[0] / masterSize.width - part.width / 2
  const top = middle[1] / masterSize.height - part.height / 2
  const { base } = await page.body({ ...stand, angle, ...frame, part: [left, top, part.width, part.height], wheels: worn })
  const seen = flatSurface(
    square.map(
      ([x, y]): Spot => [
        ((x / masterSize.width - left) / part.width) * frame.width,
        ((y / masterSize.height - top) / part.height) * frame.height,
      ],
    ),
  )
  const fine = 4
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const sum = [0, 0, 0]
      for (let k = 0; k < fine * fine; k++) {
        const [s, t] = [x + ((k % fine) + 0.5) / fine, y + (Math.floor(k / fine) + 0.5) / fine]
        const [px, py] = seen(0.5 + (s / side - 0.5) * reach, 0.5 + (t / side - 0.5) * reach)
        const at =
          (Math.min(frame.height - 1, Math.max(0, Math.floor(py))) * frame.width + Math.min(frame.width - 1, Math.max(0, Math.floor(px)))) *
          3
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (base[at + c] ?? 0)
      }
      for (let c = 0; c < 3; c++) strip[(y * side * 6 + place * side + x) * 3 + c] = Math.round((sum[c] ?? 0) / fine ** 2)
    }
}
