// How much of drawn grey cards is read, by the condition of the photos: values right, values said to be sure that are wrong, seconds for
// two faces, and the memory of the process.
//   npm run bench -- --only=grey-card [--cards=8]

import { createReader } from '@rihla/grey-card'
import { loadVocabulary } from '../../../src/domains/foundation/reference/service.ts'
import { greyCardOf } from '../../../src/domains/processes/selling/grey-card/service.ts'
import { testApi } from '../../../src/testing/database.ts'
import { conditions, inventCard, renderCard, type TestCard } from '../../../src/testing/grey-cards.ts'
import { type Figure, keepFigures } from './results.ts'

const cards = Number(process.argv.find((arg) => arg.startsWith('--cards='))?.slice(8) ?? 8)
/** parts of all values that are to be right */
const wanted = { clean: 0.95, rotated3: 0.85, rotated8: 0.85, blurred: 0.85, noisy: 0.85 } as Record<string, number>

const api = await testApi()
const vocabulary = await loadVocabulary(api.deps.db)
// how long a reading takes is measured, so that a busy machine may take its time
const reader = createReader({ timeout: 600_000 })
let failed = false
const figures: Figure[] = []
const letters = (text: unknown) => String(text).replaceAll(/[ ,]/g, '')

for (const condition of conditions) {
  const wrong: Record<string, number> = {}
  let [values, right, sure, sureWrong, sureWrongPlates, surePlates, seconds, slowest] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let seed = 1; seed <= cards; seed++) {
    const card = inventCard(seed)
    const photos = { Front: await renderCard(card, 'Front', condition, seed), Back: await renderCard(card, 'Back', condition, seed) }
    const start = performance.now()
    const answered = await reader.read('bench', photos)
    const took = (performance.now() - start) / 1000
    seconds += took
    slowest = Math.max(slowest, took)
    if (!('read' in answered)) throw new Error(`card ${seed} cannot be read: ${JSON.stringify(answered)}`)
    const { frontDto, backDto } = greyCardOf(answered.read, vocabulary, 0.8, '2026-03-15')
    const readings = { ...backDto.readings, ...frontDto.readings }
    const read = { ...backDto, ...frontDto } as unknown as Record<string, unknown>
    for (const name of Object.keys(card) as (keyof TestCard)[]) {
      const isRight = letters(read[name]) === letters(card[name])
      const isSure = readings[name]?.isSure === true
      values += 1
      right += isRight ? 1 : 0
      sure += isSure ? 1 : 0
      if (!isRight) wrong[name] = (wrong[name] ?? 0) + 1
      if (name === 'immatriculation' && isSure) surePlates += 1
      if (!isRight && isSure) {
        sureWrong += 1
        if (name === 'immatriculation') sureWrongPlates += 1
        console.log(`  sure but wrong: ${name} ${read[name]} for ${card[name]} (card ${seed})`)
      }
    }
  }
  const least = 100 * (wanted[condition] ?? 0)
  figures.push(
    {
      what: `${condition}: right`,
      goal: `${least} %`,
      now: `${((100 * right) / values).toFixed(1)} %`,
      reached: (100 * right) / values >= least,
    },
    { what: `${condition}: plates that are sure but wrong`, goal: '0', now: `${sureWrongPlates}`, reached: sureWrongPlates === 0 },
  )
  failed ||= right / values < (wanted[condition] ?? 0) || sureWrongPlates > 0
  console.log(
    `${condition.padEnd(12)} right ${((100 * right) / values).toFixed(1)} %  sure ${((100 * sure) / values).toFixed(1)} %  sure but wrong ${sureWrong} (plates ${sureWrongPlates}, sure plates ${surePlates} of ${cards})  ${(seconds / cards).toFixed(2)} s, at most ${slowest.toFixed(2)} s  wrong: ${JSON.stringify(wrong)}`,
  )
}
console.log(`memory at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB, the drawing of the cards included`)
keepFigures(`Grey cards, ${cards} of each condition`, figures)
await reader.close()
await api.close()
if (failed) process.exitCode = 1
