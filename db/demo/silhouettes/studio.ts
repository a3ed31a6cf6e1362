import type { Paint } from '../paint.ts'

/** Size of a drawn picture in its own units, 8:5; rasterised `rasterWidth` wide. */
export const frame = { width: 1000, height: 625, floor: 444, ground: 500 } as const
export const rasterWidth = 1440

/** The one studio of all pictures (design, section 6): sand wall down to 71 %, floor below, a soft light behind the car. */
export function studio(content: string): string {
  const { width, height, floor } = frame
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${rasterWidth}" height="${(rasterWidth * height) / width}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#efe8dc"/><stop offset="1" stop-color="#f8f4ed"/></linearGradient><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9e1d4"/><stop offset="1" stop-color="#f3ede3"/></linearGradient><radialGradient id="light" cx=".5" cy=".62" r=".6"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${floor}" fill="url(#wall)"/><rect width="${width}" height="${floor}" fill="url(#light)"/><rect y="${floor}" width="${width}" height="${height - floor}" fill="url(#floor)"/>${content}</svg>`
}

/** The placeholders of the drawings, filled for a paint: bright paints get strong gloss and dark seams. */
export function paintWords(paint: Paint): Record<string, string | number> {
  const { light, base, shade, deep } = paint
  return paint.bright
    ? {
        light,
        base,
        shade,
        deep,
        gloss: 0.95,
        sheen: 0.8,
        shadeOpacity: 0.42,
        deepOpacity: 0.3,
        outline: 'rgba(20,23,46,.22)',
        glassEdge: 'rgba(20,23,46,.25)',
        seam: 'rgba(20,23,46,.34)',
        seamLight: 'rgba(255,255,255,.42)',
      }
    : {
        light,
        base,
        shade,
        deep,
        gloss: 0.5,
        sheen: 0.24,
        shadeOpacity: 0.5,
        deepOpacity: 0.5,
        outline: 'rgba(255,255,255,.1)',
        glassEdge: 'rgba(255,255,255,.34)',
        seam: 'rgba(0,0,0,.42)',
        seamLight: 'rgba(255,255,255,.14)',
      }
}
