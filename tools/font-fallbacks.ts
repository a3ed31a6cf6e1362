// Measures in a browser, with the texts of the site, the `... Fallback` faces of src/ui/fonts.css: the `size-adjust` with which a
// device font fills the same lines as ours. The vertical metrics come from our own fonts.
//   npm run node -- tools/font-fallbacks.ts latin=Arial.ttf latin=Arial-Bold.ttf arabic=NotoNaskhArabic-Regular.ttf
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../e2e/browser.ts'

const root = join(import.meta.dirname, '..')
/** `others`: what is drawn by the other font, spaces above all. `adjust` is the `size-adjust` that our own face has; the weight of text and that of headings, about. */
const ours = {
  latin: { file: 'figtree-latin', language: 'fr', others: null, adjust: 1, ascent: 0.95, descent: 0.25 },
  arabic: {
    file: 'vazirmatn-arabic',
    language: 'ar',
    others: /[^\u0621-\u0652]+/g,
    adjust: 1.06,
    ascent: 2100 / 2048,
    descent: 1100 / 2048,
  },
}
const weights = [420, 620]

/** Texts of the site in one language, without placeholders. */
function wordsIn({ language, others }: (typeof ours)[keyof typeof ours]): string {
  const folder = join(root, 'src/i18n', language)
  const packs = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const all = packs.flatMap((name) => stringsOf(JSON.parse(readFileSync(join(folder, name), 'utf8')))).filter((text) => !/[{<]/.test(text))
  const text = all.join(' ').slice(0, 60_000)
  return others ? text.replace(others, '\u200c') : text
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}

const given = process.argv.slice(2).map((arg) => arg.split('=') as [keyof typeof ours, string])
const { executablePath, args, env } = findBrowser()
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } as Record<string, string> })
const page = await browser.newPage()

const width = (path: string, weight: number, text: string) =>
  page.evaluate(
    async ([data, weight, text]) => {
      const font = new FontFace('measured', `url(data:font/any;base64,${data})`, { weight: '1 999' })
      document.fonts.clear()
      document.fonts.add(await font.load())
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      pen.font = `${weight} 100px measured`
      return pen.measureText(text).width
    },
    [readFileSync(path).toString('base64'), weight, text] as const,
  )

for (const [script, path] of given) {
  const { file, adjust, ascent, descent } = ours[script]
  const text = wordsIn(ours[script])
  for (const weight of weights) {
    const size = (adjust * (await width(join(root, `public/fonts/${file}.woff2`), weight, text))) / (await width(path, weight, text))
    const percent = (share: number) => `${(share * 100).toFixed(1)}%`
    const heights = [ascent, descent].map((share) => percent((share * adjust) / size))
    process.stdout.write(
      `${path} for ${weight}: size-adjust ${percent(size)}; ascent-override ${heights[0]}; descent-override ${heights[1]}\n`,
    )
  }
}
await browser.close()
