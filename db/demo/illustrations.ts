/** Faults that are drawn, before and after the repair. */
type DrawnFault = 'scratch' | 'chip' | 'dent' | 'rim' | 'tyre' | 'seat'

const [width, height] = [960, 600]

/** A rule of centimetres at the foot, so that the size of the fault is seen. */
function rule(pixels: number): string {
  const ticks = Array.from({ length: 13 }, (_, i) => {
    const x = 80 + i * pixels
    return x > width - 60 ? '' : `<path d="M${x} 540v${i % 5 === 0 ? 22 : 13}" stroke="#14172e" stroke-width="2.5"/>`
  }).join('')
  const numbers = [0, 5, 10].map((n) => {
    const x = 80 + n * pixels
    return x > width - 60
      ? ''
      : `<text x="${x}" y="583" font-family="sans-serif" font-size="18" text-anchor="middle" fill="#14172e">${n}${n === 0 ? ' cm' : ''}</text>`
  })
  return `<rect x="52" y="532" width="${Math.min(width - 104, 12 * pixels + 56)}" height="60" rx="8" fill="#fff" fill-opacity=".9"/>${ticks}${numbers.join('')}`
}

const panel = `<linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8fa0b8"/><stop offset=".42" stop-color="#5d6f8c"/><stop offset=".46" stop-color="#4c5d79"/><stop offset="1" stop-color="#2f3b52"/></linearGradient>`
const sheet = `<rect width="${width}" height="${height}" fill="url(#p)"/><path d="M0 120C300 90 660 90 960 130V150C660 108 300 108 0 142Z" fill="#fff" fill-opacity=".32"/><path d="M0 392C320 372 640 372 960 398" stroke="#1f2839" stroke-opacity=".55" stroke-width="3" fill="none"/>`

const drawings: Record<DrawnFault, (isAfter: boolean) => string> = {
  scratch: (isAfter) =>
    `<defs>${panel}</defs>${sheet}${
      isAfter
        ? ''
        : ['M300 250C380 236 500 232 640 216', 'M330 280C420 266 540 258 610 250', 'M352 300C430 290 480 286 540 278']
            .map(
              (line, i) =>
                `<path d="${line}" stroke="#1c2433" stroke-opacity=".6" stroke-width="${7 - i * 1.5}" fill="none" stroke-linecap="round" transform="translate(0 3)"/><path d="${line}" stroke="#e9edf4" stroke-width="${4 - i}" fill="none" stroke-linecap="round" stroke-dasharray="${90 - i * 20} 5 30 3"/>`,
            )
            .join('')
    }${rule(56)}`,
  chip: (isAfter) =>
    `<defs>${panel}</defs>${sheet}${
      isAfter
        ? '<circle cx="470" cy="270" r="15" fill="#5a6c89" fill-opacity=".8"/>'
        : '<path d="M452 256l20-9 22 8 6 18-9 21-25 6-19-14z" fill="#d9dee6" stroke="#28334a" stroke-width="3"/><path d="M462 264l14-6 12 7 2 14-12 10-15-4z" fill="#9b5a34"/><path d="M430 238l6 5M512 306l7 6" stroke="#d9dee6" stroke-width="4" stroke-linecap="round"/>'
    }${rule(70)}`,
  dent: (isAfter) =>
    `<defs>${panel}<radialGradient id="d" cx=".42" cy=".38" r=".62"><stop offset="0" stop-color="#10151f" stop-opacity=".78"/><stop offset=".55" stop-color="#1e2738" stop-opacity=".42"/><stop offset=".8" stop-color="#c8d3e4" stop-opacity=".5"/><stop offset="1" stop-color="#c8d3e4" stop-opacity="0"/></radialGradient></defs>${sheet}${
      isAfter
        ? ''
        : '<ellipse cx="490" cy="270" rx="170" ry="112" fill="url(#d)"/><path d="M372 330C420 372 540 380 612 326" stroke="#e6ecf5" stroke-opacity=".6" stroke-width="9" fill="none" stroke-linecap="round"/>'
    }${rule(44)}`,
  rim: (isAfter) => {
    const spokes = [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<path d="M452 300L438 96 522 96 508 300Z" fill="url(#r)" stroke="#6c7380" stroke-width="2" transform="rotate(${turn} 480 270)"/>`,
      )
      .join('')
    const scuffs = Array.from(
      { length: 15 },
      (_, i) =>
        `<path d="M${480 + 232 * Math.cos(0.5 + i * 0.055)} ${270 + 232 * Math.sin(0.5 + i * 0.055)}l${-12 - (i % 4) * 4} ${-9 - (i % 3) * 3}" stroke="${i % 2 ? '#f2f3f5' : '#33373f'}" stroke-width="${3 + (i % 3)}" stroke-linecap="round"/>`,
    ).join('')
    return `<defs><linearGradient id="r" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#eef0f3"/><stop offset="1" stop-color="#a6acb6"/></linearGradient></defs><rect width="${width}" height="${height}" fill="#cfc6b6"/><circle cx="480" cy="270" r="330" fill="#1d2026"/><circle cx="480" cy="270" r="306" fill="none" stroke="#2d323b" stroke-width="8"/><circle cx="480" cy="270" r="240" fill="#2a2e36"/><circle cx="480" cy="270" r="232" fill="none" stroke="url(#r)" stroke-width="22"/>${spokes}<circle cx="480" cy="270" r="62" fill="url(#r)" stroke="#6c7380" stroke-width="2"/><circle cx="480" cy="270" r="22" fill="#2a2e36"/>${isAfter ? '' : scuffs}${rule(20)}`
  },
  tyre: (isAfter) => {
    const depth = isAfter ? '#0b0d11' : '#23262d'
    const wide = isAfter ? 26 : 13
    const grooves = [250, 400, 560, 710]
      .map((x) => `<rect x="${x - wide / 2}" y="0" width="${wide}" height="530" fill="${depth}"/>`)
      .join('')
    const blocks = Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="M110 ${i * 66 + 20}L238 ${i * 66 - 6}M722 ${i * 66 - 6}L850 ${i * 66 + 20}M412 ${i * 66 + 8}L548 ${i * 66 - 12}" stroke="${depth}" stroke-width="${isAfter ? 10 : 4}"/>`,
    ).join('')
    const bars = isAfter
      ? ''
      : [250, 400, 560, 710].map((x) => `<rect x="${x - 8}" y="250" width="16" height="34" fill="#4a4f59"/>`).join('')
    return `<defs><linearGradient id="t" x1="0" x2="1"><stop offset="0" stop-color="#14161b"/><stop offset=".5" stop-color="#3a3e47"/><stop offset="1" stop-color="#14161b"/></linearGradient></defs><rect width="${width}" height="${height}" fill="#cfc6b6"/><rect x="90" y="-20" width="780" height="640" rx="60" fill="url(#t)"/>${grooves}${blocks}${bars}${rule(40)}`
  },
  seat: (isAfter) => {
    const weave = Array.from(
      { length: 24 },
      (_, i) =>
        `<path d="M${i * 44 - 40} 0L${i * 44 + 60} 600" stroke="#4b515d" stroke-opacity=".55" stroke-width="3"/><path d="M${i * 44} 0L${i * 44 - 100} 600" stroke="#23272f" stroke-opacity=".5" stroke-width="2"/>`,
    ).join('')
    return `<rect width="${width}" height="${height}" fill="#363b46"/>${weave}<path d="M0 0H300C270 200 260 400 300 600H0Z" fill="#20242c"/><path d="M300 0C270 200 260 400 300 600" stroke="#7a8190" stroke-width="4" stroke-dasharray="16 9" fill="none"/>${
      isAfter
        ? ''
        : '<path d="M430 200C470 236 520 262 612 276C560 286 500 286 446 258C420 244 414 222 430 200Z" fill="#c9b68c"/><path d="M430 200C470 236 520 262 612 276M446 258C500 286 560 286 612 276" stroke="#14172e" stroke-width="4" fill="none"/><path d="M470 232l-10 22M508 252l-8 24M550 264l-4 18" stroke="#efe6cf" stroke-width="3"/>'
    }${rule(48)}`
  },
}

/** The drawing of a fault, or of the same place put right. */
export function drawFault(fault: DrawnFault, isAfter: boolean): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawings[fault](isAfter)}</svg>`
}
