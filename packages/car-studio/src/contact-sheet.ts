import sharp from 'sharp'

/** A picture of the sheet: three bytes a pixel. */
export interface Tile {
  label: string
  width: number
  height: number
  pixels: Uint8Array
}

const gap = 8
const line = 22

/** The pictures side by side, each with its label under it, as a PNG; at most `width` pixels wide, the pictures never larger than they are. */
export async function contactSheet(tiles: readonly Tile[], width = 1920): Promise<Buffer> {
  const widest = Math.max(...tiles.map((tile) => tile.width))
  const columns = Math.max(1, Math.min(tiles.length, Math.max(Math.ceil(Math.sqrt(tiles.length)), Math.floor(width / (widest + gap)))))
  const cell = Math.min(widest, Math.floor((width - gap) / columns) - gap)
  const scaled = await Promise.all(
    tiles.map(async (tile) => {
      const small = Math.min(cell, tile.width)
      const picture = sharp(tile.pixels, { raw: { width: tile.width, height: tile.height, channels: 3 } })
      const { data, info } = await picture.resize({ width: small }).png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
      return { label: tile.label, data, height: info.height }
    }),
  )
  const row = Math.max(...scaled.map(({ height }) => height)) + line
  const rows = Math.ceil(scaled.length / columns)
  const place = (i: number) => ({ left: gap + (i % columns) * (cell + gap), top: gap + Math.floor(i / columns) * (row + gap) })
  const sheet = { width: gap + columns * (cell + gap), height: gap + rows * (row + gap) }
  const labels = scaled.map(({ label, height }, i) => {
    const { left, top } = place(i)
    return `<text x="${left + 2}" y="${top + height + 15}">${label.replace(/[<&]/g, ' ')}</text>`
  })
  const texts = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" font-family="sans-serif" font-size="13" fill="#222">${labels.join('')}</svg>`
  return sharp({ create: { ...sheet, channels: 3, background: '#ffffff' } })
    .composite([...scaled.map(({ data }, i) => ({ input: data, ...place(i) })), { input: Buffer.from(texts), left: 0, top: 0 }])
    .png()
    .toBuffer()
}
