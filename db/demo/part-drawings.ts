/** Parts that no body of the studio shows, lying on a bench: as the inspector found them, and as they are once they are new. */
export const partNames = ['pads', 'battery', 'belt', 'joint', 'damper', 'vent', 'wiper'] as const
export type PartName = (typeof partNames)[number]

const shade = (id: string, stops: readonly string[], turn = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" x1="0" y1="0" ${turn}>${stops.map((colour, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${colour}"/>`).join('')}</linearGradient>`

const defs = `<defs>${[
  shade('bench', ['#e9e1d4', '#d9cfbf']),
  shade('steel', ['#f4f6f8', '#a9b0b8', '#dfe3e7', '#868d96']),
  shade('iron', ['#8d939b', '#4d535b', '#70767e', '#3a3f46']),
  shade('black', ['#4a4f57', '#22252b', '#33373e', '#16181c']),
  shade('rubber', ['#3b3d42', '#1c1d20']),
  shade('rusty', ['#a9683a', '#6d3b1c', '#8d522a', '#54290f']),
  shade('round', ['#cfd4d9', '#8b9199', '#b4bac1', '#747a82'], 'x2="1" y2="1"'),
].join(
  '',
)}<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16"/></filter><filter id="rough" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="3" seed="7"/><feDisplacementMap in="SourceGraphic" scale="9" xChannelSelector="R" yChannelSelector="G"/></filter></defs>`

const shadow = (x: number, y: number, wide: number, high: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" fill="#2a221b" fill-opacity=".36" filter="url(#soft)"/>`
const each = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('')

/** A brake disc with its pad: the lining is thin, and the disc has grooves. */
const pads = (isNew: boolean) => {
  const lining = isNew ? 74 : 20
  const grooves = each(
    7,
    (i) => `<circle cx="370" cy="300" r="${150 + i * 12}" fill="none" stroke="#5f656d" stroke-opacity=".5" stroke-width="${1 + (i % 3)}"/>`,
  )
  return `${shadow(400, 548, 300, 22)}<circle cx="370" cy="300" r="238" fill="url(#round)"/>${isNew ? '' : grooves}<circle cx="370" cy="300" r="237" fill="none" stroke="${isNew ? '#9aa1a9' : '#8a5a38'}" stroke-width="${isNew ? 4 : 12}"/><circle cx="370" cy="300" r="118" fill="url(#iron)"/><circle cx="370" cy="300" r="52" fill="#23262b"/>${each(
    5,
    (i) => {
      const angle = (i * 2 * Math.PI) / 5
      return `<circle cx="${370 + 82 * Math.cos(angle)}" cy="${300 + 82 * Math.sin(angle)}" r="12" fill="#23262b"/>`
    },
  )}${shadow(770, 470, 90, 16)}<rect x="722" y="150" width="34" height="300" rx="10" fill="url(#iron)"/><rect x="756" y="168" width="${lining}" height="264" rx="8" fill="${isNew ? '#3d3a37' : '#57493c'}"/><path d="M${756 + lining + 26} 168V432" stroke="#14172e" stroke-opacity=".5" stroke-width="2" stroke-dasharray="2 8"/>`
}

const pole = (x: number, isNew: boolean) =>
  `<rect x="${x}" y="168" width="74" height="54" rx="10" fill="url(#steel)"/>${isNew ? '' : `<path d="M${x - 14} 226C${x - 22} 178 ${x + 14} 150 ${x + 44} 162C${x + 84} 152 ${x + 104} 196 ${x + 88} 226z" fill="#cfe3dc" fill-opacity=".9" filter="url(#rough)"/><path d="M${x + 4} 222C${x} 196 ${x + 30} 176 ${x + 62} 192L${x + 66} 222z" fill="#8fb9a8" filter="url(#rough)"/>`}`
const battery = (isNew: boolean) =>
  `${shadow(480, 512, 290, 24)}<rect x="212" y="214" width="536" height="292" rx="18" fill="url(#black)"/><rect x="198" y="204" width="564" height="52" rx="12" fill="#3a3e45"/>${pole(280, isNew)}${pole(606, isNew)}<rect x="262" y="300" width="436" height="150" rx="8" fill="${isNew ? '#f4f1ea' : '#cfc7b8'}"/><path d="M300 348h150M300 384h220M300 418h110" stroke="#6c6f78" stroke-width="11" stroke-linecap="round"/><path d="M612 338v60M582 368h60" stroke="#ae2633" stroke-width="12"/>`

/** A toothed belt over two wheels. */
const belt = (isNew: boolean) => {
  const way = 'M300 168C200 168 148 228 148 300S200 432 300 432L690 396C744 392 784 352 784 300S744 208 690 204z'
  return `${shadow(470, 500, 330, 22)}<path d="${way}" fill="none" stroke="#1d1e21" stroke-width="42"/><path d="${way}" fill="none" stroke="${isNew ? '#3d3f44' : '#4c4640'}" stroke-width="30"/><path d="${way}" fill="none" stroke="#17181a" stroke-width="12" stroke-dasharray="14 14"/>${isNew ? '' : `<g filter="url(#rough)">${each(11, (i) => `<path d="M${350 + i * 30} ${412 - i * 2.7}l${4 + (i % 3) * 5} 34" stroke="#0c0c0d" stroke-width="${3 + (i % 3)}"/>`)}<path d="M600 190C630 176 650 204 640 226" stroke="#8d8273" stroke-width="4" fill="none"/></g>`}<circle cx="300" cy="300" r="112" fill="url(#round)"/><circle cx="300" cy="300" r="40" fill="#2a2d32"/>${each(6, (i) => `<circle cx="${300 + 74 * Math.cos((i * Math.PI) / 3)}" cy="${300 + 74 * Math.sin((i * Math.PI) / 3)}" r="13" fill="#5d636b"/>`)}<circle cx="690" cy="300" r="76" fill="url(#round)"/><circle cx="690" cy="300" r="26" fill="#2a2d32"/>`
}

/** A ball joint in its arm; its rubber is torn and loses grease. */
const joint = (isNew: boolean) =>
  `${shadow(460, 520, 320, 22)}<path d="M90 420C230 384 340 372 470 398L520 470C360 468 220 480 96 492z" fill="url(#iron)"/><ellipse cx="540" cy="432" rx="124" ry="76" fill="url(#iron)"/><path d="M440 404C452 300 490 262 500 246H580C590 262 628 300 640 404C610 432 470 432 440 404z" fill="url(#rubber)"/>${each(3, (i) => `<path d="M${462 - i * 2 + i * 12} ${368 - i * 42}C500 ${386 - i * 42} 580 ${386 - i * 42} ${618 + i * 2 - i * 12} ${368 - i * 42}" fill="none" stroke="#54575d" stroke-width="5"/>`)}<rect x="512" y="110" width="56" height="146" rx="8" fill="url(#steel)"/>${each(8, (i) => `<path d="M512 ${124 + i * 12}h56" stroke="#6d747c" stroke-width="3"/>`)}${isNew ? '' : '<g filter="url(#rough)"><path d="M470 352C500 330 560 336 606 312C592 352 540 372 484 378z" fill="#7a5a2c"/><path d="M500 356C530 344 570 344 594 326" stroke="#caa765" stroke-width="7" fill="none"/></g><path d="M540 392C546 430 566 470 556 512C544 530 526 520 528 494C530 452 520 424 524 392z" fill="#6b4e22" fill-opacity=".85"/>'}`

/** A strut with its spring; oil has run down the tube. */
const damper = (isNew: boolean) =>
  `${shadow(480, 528, 330, 20)}<g transform="rotate(-14 480 300)"><rect x="120" y="284" width="330" height="32" rx="6" fill="url(#steel)"/><rect x="420" y="248" width="390" height="104" rx="18" fill="url(#black)"/><rect x="792" y="262" width="86" height="76" rx="14" fill="url(#iron)"/><circle cx="846" cy="300" r="19" fill="#17181b"/><ellipse cx="130" cy="300" rx="26" ry="88" fill="url(#iron)"/><ellipse cx="560" cy="300" rx="22" ry="120" fill="url(#iron)"/>${each(7, (i) => `<path d="M${166 + i * 56} 196C${150 + i * 56} 260 ${206 + i * 56} 350 ${196 + i * 56} 404" fill="none" stroke="#1e4f9c" stroke-width="24" stroke-linecap="round"/><path d="M${160 + i * 56} 206C${148 + i * 56} 262 ${198 + i * 56} 344 ${190 + i * 56} 396" fill="none" stroke="#6e97d6" stroke-width="5" stroke-linecap="round"/>`)}${isNew ? '' : '<g filter="url(#rough)"><path d="M576 250C640 262 720 256 786 282L780 352H576z" fill="#1a120a" fill-opacity=".72"/><path d="M590 274C650 286 700 276 760 298" stroke="#c7a567" stroke-opacity=".7" stroke-width="7" fill="none"/></g><path d="M620 352C624 386 640 402 634 430C622 446 606 436 610 412z" fill="#4b3617"/>'}</g>`

/** The air from a vent, with a thermometer before it. */
const vent = (isNew: boolean) => {
  const level = isNew ? 396 : 300
  return `<rect width="960" height="600" fill="#2d3036"/><rect x="60" y="110" width="560" height="330" rx="46" fill="url(#black)"/><rect x="92" y="140" width="496" height="270" rx="28" fill="#101216"/>${each(6, (i) => `<path d="M106 ${172 + i * 42}h468" stroke="#3c4047" stroke-width="20"/><path d="M106 ${165 + i * 42}h468" stroke="#6a6f78" stroke-width="3"/>`)}<rect x="322" y="150" width="26" height="250" rx="8" fill="#565b63"/><rect x="690" y="82" width="86" height="380" rx="43" fill="#f6f3ec"/><circle cx="733" cy="446" r="62" fill="#f6f3ec"/><rect x="719" y="${level}" width="28" height="${446 - level}" fill="#ae2633"/><circle cx="733" cy="446" r="42" fill="#ae2633"/>${each(8, (i) => `<path d="M762 ${126 + i * 38}h${i % 2 ? 18 : 30}" stroke="#14172e" stroke-width="4"/>`)}<text x="806" y="${level + 12}" font-family="sans-serif" font-size="40" font-weight="700" fill="#f6f3ec">${isNew ? '5 °C' : '11 °C'}</text>`
}

/** The edge of a wiper on the glass; old rubber leaves streaks. */
const wiper = (isNew: boolean) =>
  `<rect width="960" height="600" fill="#9fb2bd"/><path d="M0 0H960V240L0 420z" fill="#c6d4db"/>${isNew ? '' : `<g filter="url(#rough)">${each(9, (i) => `<path d="M${40 + i * 104} ${52 + (i % 3) * 16}C${80 + i * 100} ${150} ${60 + i * 96} 260 ${110 + i * 90} ${372 - i * 14}" stroke="#f4f8fa" stroke-opacity="${0.34 + (i % 3) * 0.16}" stroke-width="${5 + (i % 4) * 4}" fill="none"/>`)}</g>`}<path d="M60 470L900 318" stroke="#2a221b" stroke-opacity=".35" stroke-width="30" filter="url(#soft)"/><path d="M56 440L904 288L906 322L58 476z" fill="${isNew ? '#1f2125' : '#34322f'}"/><path d="M56 426L904 274L906 296L58 450z" fill="url(#black)"/><path d="M380 384L560 350L600 214L640 206L612 360L640 372L360 424z" fill="url(#black)"/>${isNew ? '' : each(7, (i) => `<path d="M${130 + i * 112} ${456 - i * 20}l${10 + (i % 3) * 8} ${26 - (i % 2) * 8}" stroke="#8b8579" stroke-width="${4 + (i % 3) * 2}"/>`)}`

const drawings: Record<PartName, (isNew: boolean) => string> = { pads, battery, belt, joint, damper, vent, wiper }

/** An SVG of a part, 960 × 600, worn or new: an illustration, and labelled as one wherever it is shown. */
export function partDrawing(name: PartName, isNew: boolean): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600" viewBox="0 0 960 600">${defs}<rect width="960" height="600" fill="url(#bench)"/>${drawings[name](isNew)}</svg>`
}
