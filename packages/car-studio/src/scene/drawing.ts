import * as THREE from 'three'

/** What a mark does to the skin. */
export type MarkKind =
  /** openings: behind them lies the lamp, the grille, the cabin, or a shallow recess (plate) */
  | 'lamp'
  | 'grille'
  | 'glass'
  | 'recess'
  /** on the skin: shut line, rough dark plastic, bright metal, gloss black */
  | 'gap'
  | 'clad'
  | 'chrome'
  | 'black'
  /** inside lamps: light guide, reflector, lens, coloured window (amber in front, clear behind); in grilles: bars in paint, chrome, black */
  | 'glow'
  | 'metal'
  | 'lens'
  | 'tint'

/**
 * One stroke or area of the drawing of a body. The path is SVG path data in metres, y upwards:
 * front and rear elevation: [u, y], u measured from the middle outwards along the skin (drawn once, for both sides);
 * side elevation: [s, y]; plan: [s, distance from the middle].
 */
export interface Mark {
  as: MarkKind
  path: string
  /** line width in metres; an area when left out */
  stroke?: number
  /** takes away instead of adding */
  erase?: boolean
  /** on the right side of the car alone; only shut lines of the side elevation */
  side?: 'right'
}

/** The drawing of a body: what the form alone does not say. */
export interface Drawing {
  front: readonly Mark[]
  rear: readonly Mark[]
  side: readonly Mark[]
  plan: readonly Mark[]
}

const holes: readonly MarkKind[] = ['lamp', 'grille', 'glass', 'recess']
const onSkin: readonly MarkKind[] = ['gap', 'clad', 'chrome', 'black']
const inOpenings: readonly MarkKind[] = ['glow', 'metal', 'lens', 'tint']
/** pixels and pixels per metre of the sheets */
export const sheets = {
  front: { width: 2048, height: 2048, perMetre: 1024 },
  rear: { width: 2048, height: 2048, perMetre: 1024 },
  side: { width: 4096, height: 1536, perMetre: 731 },
  plan: { width: 4096, height: 832, perMetre: 731 },
}

/** The sheets of one elevation. */
export interface Sheets {
  /** openings, marks on the skin, insides; red to alpha in the order of the kinds. From the side the third holds the gaps of the right side, in red */
  textures: THREE.DataTexture[]
  /** whether one of these openings lies within `reach` metres of a place of the elevation */
  opensNear: (along: number, y: number, reach: number, kinds: readonly ('lamp' | 'grille' | 'glass')[]) => boolean
}

/** Draws the sheets of one elevation. */
export function drawSheets(view: keyof Drawing, marks: readonly Mark[]): Sheets {
  const { width, height, perMetre } = sheets[view]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to draw on')
  const sheet = (names: readonly MarkKind[], coarser: boolean, side?: 'right') => {
    const drawn = marks.filter((mark) => mark.side === side && names.includes(mark.as))
    // a sheet for one kind alone takes a byte for each pixel
    const channels = names.length
    const data = new Uint8Array(drawn.length > 0 ? width * height * channels : channels)
    names.forEach((name, channel) => {
      const own = drawn.filter((mark) => mark.as === name)
      if (own.length === 0) return
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.fillStyle = '#000'
      context.fillRect(0, 0, width, height)
      context.setTransform(perMetre, 0, 0, perMetre, 0, 0)
      context.lineJoin = 'round'
      context.lineCap = 'round'
      for (const { path, stroke, erase } of own) {
        const shape = new Path2D(path)
        context.fillStyle = context.strokeStyle = erase ? '#000' : '#fff'
        if (stroke === undefined) context.fill(shape)
        else {
          context.lineWidth = stroke
          context.stroke(shape)
        }
      }
      const pixels = context.getImageData(0, 0, width, height).data
      for (let i = 0; i < width * height; i++) data[channels * i + channel] = pixels[4 * i] as number
    })
    const single = data.length === channels
    const format = channels === 1 ? THREE.RedFormat : THREE.RGBAFormat
    const texture = new THREE.DataTexture(data, single ? 1 : width, single ? 1 : height, format)
    texture.magFilter = THREE.LinearFilter
    texture.minFilter = coarser ? THREE.LinearMipmapLinearFilter : THREE.LinearFilter
    texture.generateMipmaps = coarser
    texture.needsUpdate = true
    return texture
  }
  const textures = [sheet(holes, false), sheet(onSkin, true), view === 'side' ? sheet(['gap'], true, 'right') : sheet(inOpenings, true)]
  const openings = textures[0] as THREE.DataTexture
  const data = openings.image.data as Uint8Array
  return {
    textures,
    opensNear(along, y, reach, wanted) {
      if (data.length === 4) return false
      for (let i = 0; i < 9; i++) {
        const far = i === 8 ? 0 : reach
        const column = Math.round((along + Math.cos(i * 0.7854) * far) * perMetre)
        const row = Math.round((y + Math.sin(i * 0.7854) * far) * perMetre)
        if (column < 0 || row < 0 || column >= width || row >= height) continue
        for (const kind of wanted) if ((data[4 * (row * width + column) + holes.indexOf(kind)] as number) > 60) return true
      }
      return false
    },
  }
}
