// Notes where plates, wheels and noses lie in the masters, for what the demo world puts on them when it composes a picture.
//   npm run anchors -w @rihla/car-studio
// writes db/demo/anchors.json; reckons with the bodies alone and draws nothing.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './browser-page.ts'
import { masterFolder, masterSize } from './masters.ts'
import { bodyStyles, kebab } from './product.ts'
import { anchorsOf, faceDrawing } from './scene/anchors.ts'
import { styles } from './scene/styles.ts'

const sides = ['Front', 'FrontRight', 'LateralRight', 'BackRight', 'Back'] as const
const lines = bodyStyles.flatMap((style) =>
  (styles[style] ?? []).map((body, number) => {
    const views = sides.map((side) => [kebab(side), anchorsOf(body, side, masterSize.width, masterSize.height)] as const)
    return `"${masterFolder(style)}-${number}": ${JSON.stringify({ ...faceDrawing(body), ...Object.fromEntries(views) })}`
  }),
)
writeFileSync(join(root, 'db', 'demo', 'anchors.json'), `{\n${lines.join(',\n')}\n}\n`)
console.log(`${lines.length} designs`)
