/**
 * `npm run node -- tools/test-cards.ts [FOLDER] [--cards=6]`: draws invented grey cards, both faces under every condition, and what they say
 * (`cards.json`). The same seeds give the same pictures.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { conditions, inventCard, renderCard } from '#testing/grey-cards.ts'

const folder = process.argv.slice(2).find((arg) => !arg.startsWith('--')) ?? 'test-cards'
const count = Number(process.argv.find((arg) => arg.startsWith('--cards='))?.slice(8) ?? 6)
mkdirSync(folder, { recursive: true })
const seeds = Array.from({ length: count }, (_, i) => i + 1)
for (const seed of seeds)
  for (const condition of conditions)
    for (const face of ['Front', 'Back'] as const)
      writeFileSync(join(folder, `${seed}-${condition}-${face}.jpg`), await renderCard(inventCard(seed), face, condition, seed))
writeFileSync(join(folder, 'cards.json'), `${JSON.stringify(seeds.map(inventCard), null, 2)}\n`)
console.log(`${count * conditions.length * 2} pictures in ${folder}`)
