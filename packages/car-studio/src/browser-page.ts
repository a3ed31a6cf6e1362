import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import type { BodyShot, CabinChoice, CabinShot, Drawable, Outlines } from './contract.ts'
import { findBrowser } from './product.ts'

/** The project. */
export const root = join(import.meta.dirname, '..', '..', '..')
/** The script that puts the studio into its page. */
export const sceneEntry = join(import.meta.dirname, 'scene', 'studio.ts')

/** The layers of a picture: `base` has three bytes a pixel, `paint` one (a cabin has none). */
export interface Layers {
  width: number
  height: number
  base: Buffer
  paint?: Buffer
  /** of a cut-out: one byte a pixel, how much of the ground it covers */
  alpha?: Buffer
}

/** Something that draws: a browser of this process, or one that another process keeps open. */
export interface Drawer {
  /** What there is. `about` says which of it will be asked for: the first parts of the wishes. */
  drawable(about?: readonly string[]): Promise<{ bodies: Drawable[]; cabins: CabinChoice[] }>
  body(shot: BodyShot): Promise<Layers>
  cabin(shot: CabinShot): Promise<Layers>
  close(): Promise<void>
}

/** A source of the scene: its code without types, and the absolute paths of the sources it imports (packages left out). */
export interface Source {
  code: string
  imports: string[]
}

/** The scene as one script, and the sources it was made of by absolute path. */
export interface Bundle {
  script: string
  files: Map<string, Source>
}

/** Bundles the scene. Throws where a source does not parse or an import leads nowhere. */
export async function bundleScene(entry = sceneEntry): Promise<Bundle> {
  const files = new Map<string, Source>()
  const own = (id: string) => !id.startsWith('\0') && !id.includes('/node_modules/')
  const made = await build({
    configFile: false,
    root,
    logLevel: 'error',
    // names stay readable: they are what the trace of an error says
    build: { write: false, minify: false, target: 'esnext', lib: { entry, formats: ['iife'], name: 'scene' } },
    resolve: { dedupe: ['three'] },
    plugins: [
      {
        name: 'sources',
        buildEnd() {
          for (const id of this.getModuleIds()) {
            const { code, importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
            if (own(id)) files.set(id, { code: code ?? '', imports: [...importedIds, ...dynamicallyImportedIds].filter(own) })
          }
        },
      },
    ],
  }).catch((error: Error) => {
    throw new Error(stripVTControlCharacters(error.message))
  })
  const outputs = [made].flat().flatMap((each) => ('output' in each ? each.output : []))
  const script = outputs.find((output) => output.type === 'chunk')
  if (!script) throw new Error(`${entry} gave no script.`)
  return { script: script.code, files }
}

const graphics = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // a large picture takes longer than a browser believes a healthy graphics process to need
  '--disable-gpu-watchdog',
  '--disable-background-networking',
  '--disable-component-update',
]

/** A browser with one page that holds the studio; `load` puts another bundle into it. */
export interface StudioPage extends Drawer {
  outlines(body: { style: BodyShot['style']; variant: number; detail: number }): Promise<Outlines>
  load(script: string): Promise<void>
}

/** Opens the studio. Throws where no browser runs, where it cannot do WebGL, and where the script fails. `tell` hears what the page complains of. */
export async function openStudio(script: string, tell: (line: string) => void = () => {}): Promise<StudioPage> {
  const { executablePath, args, env } = findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: [...args.filter((arg) => arg !== '--disable-gpu'), ...graphics],
    env: { ...(process.env as Record<string, string>), ...env },
  })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(0)
    const errors: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !/willReadFrequently|GPU stall/.test(message.text()))
        tell(`page: ${message.text().slice(0, 2000)}`)
    })
    page.on('pageerror', (error) => {
      errors.push(error.stack ?? error.message)
      tell(`page: ${error.stack ?? error.message}`)
    })
    page.on('crash', () => tell('page: crashed'))
    await demandGraphics(page, executablePath)
    const load = async (next: string) => {
      errors.length = 0
      // a fresh document: the old one takes its graphics memory along
      await page.goto('about:blank')
      await page.setContent('<!doctype html><title>studio</title><body></body>')
      await page.addScriptTag({ content: next })
      if (!(await page.evaluate(() => window.studio !== undefined)))
        throw new Error(`The scene does not start: ${errors.join('\n') || 'its script leaves no window.studio'}`)
    }
    await load(script)
    return {
      load,
      drawable: () =>
        page.evaluate(() => {
          const { studio } = window
          return { bodies: studio?.drawable() ?? [], cabins: [...(studio?.cockpits ?? [])] }
        }),
      body: async (shot) => {
        const drawn = await page.evaluate((asked) => window.studio?.render(asked), shot)
        if (!drawn) throw new Error('The page lost its studio.')
        return layers(drawn, shot)
      },
      cabin: async (shot) => {
        const drawn = await page.evaluate((asked) => {
          const choice = window.studio?.cockpits?.find(({ name, angle }) => name === asked.name && angle === asked.angle)
          return choice && window.studio?.cockpit({ ...choice, ...asked })
        }, shot)
        if (!drawn) throw new Error(`The studio has no cabin ${shot.name} seen as ${shot.angle}.`)
        return layers(drawn, shot)
      },
      outlines: async (body) => {
        const lines = await page.evaluate((asked) => window.studio?.outlines(asked), body)
        if (!lines) throw new Error('The page lost its studio.')
        return lines
      },
      close: () => browser.close(),
    }
  } catch (error) {
    await browser.close()
    throw error
  }
}

function layers(
  drawn: { width: number; height: number; base: string; paint?: string; alpha?: string },
  asked: { width: number; height: number },
): Layers {
  const { width, height } = drawn
  const base = Buffer.from(drawn.base, 'base64')
  const paint = drawn.paint === undefined ? undefined : Buffer.from(drawn.paint, 'base64')
  const pixels = asked.width * asked.height
  if (width !== asked.width || height !== asked.height || base.length !== pixels * 3 || (paint && paint.length !== pixels))
    throw new Error(
      `The page gave ${width}x${height}, ${base.length} and ${paint?.length ?? 0} bytes; asked was ${asked.width}x${asked.height}.`,
    )
  const alpha = drawn.alpha === undefined ? undefined : Buffer.from(drawn.alpha, 'base64')
  return { width, height, base, ...(paint && { paint }), ...(alpha && { alpha }) }
}

async function demandGraphics(page: Page, executablePath: string): Promise<void> {
  const renderer = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2')
    return gl && `${gl.getParameter(gl.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)}`
  })
  if (!renderer)
    throw new Error(
      `${executablePath} has no WebGL 2. The studio draws with the software renderer SwiftShader (libvk_swiftshader.so beside the browser): is it there?`,
    )
}

/** CPU seconds that the browsers of this process have used so far; undefined where the system does not say (Linux does). */
export function browserSeconds(): number | undefined {
  const processes = new Map<string, { parent: string; seconds: number }>()
  try {
    for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const line = readFileSync(`/proc/${id}/stat`, 'utf8')
        const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
        processes.set(id, { parent: fields[1] ?? '', seconds: (Number(fields[11]) + Number(fields[12])) / 100 })
      } catch {
        // gone meanwhile
      }
    }
  } catch {
    return undefined
  }
  const own = String(process.pid)
  const isOurs = (id: string): boolean => {
    const parent = processes.get(id)?.parent
    return parent !== undefined && (parent === own || isOurs(parent))
  }
  return [...processes].reduce((sum, [id, { seconds }]) => sum + (isOurs(id) ? seconds : 0), 0)
}
