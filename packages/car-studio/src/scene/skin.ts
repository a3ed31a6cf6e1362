import * as THREE from 'three'
import { type Drawing, drawSheets, type Sheets, sheets } from './drawing.ts'
import { studioMaterial } from './finishes.ts'
import { meshSkin, type Skin } from './mesher.ts'
import { mirrored } from './parts/shapes.ts'
import { makeSolid, type Solid } from './solid.ts'

/** How the skin of a body is made up. */
export interface SkinOptions {
  drawing: Drawing
  /** share of the light that side and rear panes swallow, before and behind `privacyFrom` (s) */
  tint?: number
  privacy?: number
  privacyFrom?: number
  /** metres between skin and bottom of lamps and grilles */
  lampDepth?: number
  /** up to where (s, and metres before the tail) the drawings of the ends reach round the corners */
  noseWrap?: number
  tailWrap?: number
  /** edge of the surface mesh, m */
  cell?: number
}

const scale = ({ width, height, perMetre }: (typeof sheets)['front']) => `vec2(${perMetre / width}, ${perMetre / height})`

const head = /* glsl */ `
in vec3 vO;
in vec3 vON;
in float vOpen;
in float vHalf;
uniform sampler2D uEnds, uBelt;
uniform sampler2D uFront0, uFront1, uFront2, uRear0, uRear1, uRear2, uSide0, uSide1, uSide2, uPlan0, uPlan1;
uniform vec2 uCowl;
uniform float uLength, uNoseWrap, uTailWrap, uTint, uPrivacy, uPrivacyFrom;

struct Marks { vec4 holes; vec4 marks; vec4 inner; float rear; };

/*
 * Everything that is drawn at this place of the skin. Marks are read as coarse as they are seen, so that thin lines fade where they are
 * narrower than a pixel instead of breaking into dots; how coarse that is comes from the places next to this one, which is why all places
 * are known before anything is left out. Openings are cut as sharp as they are drawn.
 */
Marks drawn(vec3 p, vec3 n) {
  Marks m = Marks(vec4(0.), vec4(0.), vec4(0.), 0.);
  float s = uLength * .5 - p.x, az = abs(p.z);
  vec2 ends = texture(uEnds, vec2(p.y / 2.2, .5)).xy;
  float belt = texture(uBelt, vec2(s / uLength, .5)).x;
  vec2 front = vec2(az + max(0., ends.x - p.x), p.y) * ${scale(sheets.front)};
  vec2 rear = vec2(az + max(0., p.x - ends.y), p.y) * ${scale(sheets.rear)};
  vec2 side = vec2(s, p.y) * ${scale(sheets.side)};
  vec2 plan = vec2(s, az) * ${scale(sheets.plan)};
  vec2 frontX = dFdx(front), frontY = dFdy(front), rearX = dFdx(rear), rearY = dFdy(rear);
  vec2 sideX = dFdx(side), sideY = dFdy(side), planX = dFdx(plan), planY = dFdy(plan);
  // near its foot the windscreen may lie flat, above only what leans is glass; a bonnet as high as its foot gets nothing of its frame
  bool screen = s > uCowl.x - .02 && n.x > mix(-.1, .12, smoothstep(uCowl.y + .02, uCowl.y + .2, p.y));
  bool nose = p.x > 0. && (screen || (p.y < uCowl.y && (s < uNoseWrap || n.x > .12)));
  bool tail = p.x < 0. && (n.x < -.12 || uLength - s < uTailWrap);
  if (nose) {
    vec4 h = textureLod(uFront0, front, 0.);
    h.b *= float(screen) * step(belt - .06, p.y);
    m.holes = max(m.holes, h);
    m.marks = max(m.marks, textureGrad(uFront1, front, frontX, frontY));
    m.inner = textureGrad(uFront2, front, frontX, frontY);
  }
  if (tail) {
    vec4 h = textureLod(uRear0, rear, 0.);
    h.b *= step(.10, -n.x);
    m.holes = max(m.holes, h);
    m.marks = max(m.marks, textureGrad(uRear1, rear, rearX, rearY));
    m.inner = textureGrad(uRear2, rear, rearX, rearY);
    m.rear = 1.;
  }
  if (abs(n.z) > .36) {
    m.holes = max(m.holes, textureLod(uSide0, side, 0.) * vec4(1., 1., step(belt - .08, p.y), 1.));
    m.marks = max(m.marks, textureGrad(uSide1, side, sideX, sideY));
    if (p.z > 0.) m.marks.r = max(m.marks.r, textureGrad(uSide2, side, sideX, sideY).r);
  }
  if (n.y > .32) {
    m.holes = max(m.holes, textureLod(uPlan0, plan, 0.));
    m.marks = max(m.marks, textureGrad(uPlan1, plan, planX, planY));
  }
  // the painted frame of a pane hides all behind it: it is skin
  float frame = step(.5, m.marks.a) * step(.5, m.holes.b);
  m.holes.b *= 1. - frame;
  m.marks.a = max(m.marks.a, frame);
  return m;
}
/* the halves overlap a little in the middle */
bool beyond() { return vO.z * vHalf < 0.; }
bool inArch(vec3 p) {
  float r = min(length(vec2(p.x - uArch.y, p.y - uArch.w)), length(vec2(p.x - uArch.z, p.y - uArch.w)));
  return r < uArch.x && abs(p.z) > uHalf * .5;
}
`

const vertex = (depth: string) => /* glsl */ `
in float openness;
in float half_;
out float vHalf;
out vec3 vO;
out vec3 vON;
out float vOpen;
void place(inout vec3 p, vec3 n) {
  vO = p;
  vON = n;
  vOpen = openness;
  vHalf = half_;
  p -= n * ${depth};
}
`

/** the painted skin with all that is drawn on it, open where lamps, grilles and panes are */
const outside = /* glsl */ `
vec3 on = normalize(vON);
Marks m = drawn(vO, on);
if (beyond() || inArch(vO)) discard;
if (max(m.holes.r, max(m.holes.g, m.holes.b)) > .5) discard;
Surface s = Surface(vec3(0.), .34, 0., 1., 1., vec3(0.), 1., vOpen);
bool inner = dot(on, uEye - vP) < 0.;
if (inner) {
  // the inside of the body: roof lining above, dark trim below
  bool up = on.y > .5 && vO.y > .95;
  s = Surface(up ? vec3(.30, .29, .27) : vec3(.02), .9, 0., 0., 0., vec3(0.), 1., .34);
} else {
  float recess = smoothstep(.35, .65, m.holes.a);
  s.open *= 1. - .45 * recess;
  float clad = m.marks.g, black = m.marks.a, bright = m.marks.b, gap = m.marks.r;
  s.paint *= 1. - max(max(clad, black), max(bright, gap));
  s.color = mix(s.color, vec3(.034), clad); s.rough = mix(s.rough, .6, clad); s.coat *= 1. - clad;
  s.color = mix(s.color, vec3(.006), black); s.rough = mix(s.rough, .2, black); s.coat = mix(s.coat, 1., black);
  // metal from the first touch on: half metal over half white would shine more than either along the edges of chrome
  s.color = mix(s.color, vec3(.78), bright); s.metal = mix(s.metal, 1., smoothstep(0., .12, bright)); s.rough = mix(s.rough, .14, bright);
  s.coat *= 1. - bright;
  // all three at once: satin metal, as skid plates and roof pillars wear it
  float satin = min(clad, min(black, bright));
  s.color = mix(s.color, vec3(.46, .465, .475), satin); s.rough = mix(s.rough, .42, satin); s.metal = mix(s.metal, .75, satin);
  s.color = mix(s.color, vec3(.002), gap); s.coat *= 1. - gap; s.open *= 1. - .75 * gap;
  // the underside is not painted
  float under = smoothstep(.72, .86, -on.y);
  s.color = mix(s.color, vec3(.012), under); s.coat *= 1. - under; s.paint *= 1. - under; s.rough = mix(s.rough, .8, under);
  s.open *= mix(1., .35, under);
}
light(s, vP, n, layerA, layerB);
`

/** what lies behind the openings: the same skin, deeper */
const inside = /* glsl */ `
vec3 on = normalize(vON);
Marks m = drawn(vO, on);
if (beyond() || dot(on, uEye - vP) < 0.) discard;
float lamp = step(m.holes.g + .01, m.holes.r);
vec4 k = m.inner;
float shadow = smoothstep(.0, .55, m.holes.r + m.holes.g);
Surface s;
if (lamp > .5) {
  if (m.rear > .5) {
    s = Surface(vec3(.17, .004, .006), .22, .1, .5, 0., vec3(.035, .0006, .0009), 1., .8);
    s.color = mix(s.color, vec3(.5, .48, .46), k.a); s.glow *= 1. - k.a;
    s.color = mix(s.color, vec3(.02, .002, .003), k.b);
    s.color = mix(s.color, vec3(.8, .1, .1), k.g); s.metal = mix(s.metal, 1., k.g); s.rough = mix(s.rough, .12, k.g);
    s.glow = mix(s.glow, vec3(1.05, .03, .022), k.r);
  } else {
    s = Surface(vec3(.02, .021, .023), .25, .35, .6, 0., vec3(0.), 1., .75);
    s.color = mix(s.color, vec3(.82), k.g); s.metal = mix(s.metal, 1., k.g); s.rough = mix(s.rough, .1, k.g); s.coat *= 1. - k.g;
    s.color = mix(s.color, vec3(.012, .014, .02), k.b); s.coat = mix(s.coat, 1., k.b); s.metal *= 1. - k.b; s.rough = mix(s.rough, .05, k.b);
    s.color = mix(s.color, vec3(.62, .2, .02), k.a); s.metal *= 1. - k.a; s.rough = mix(s.rough, .3, k.a);
    s.glow = mix(s.glow, vec3(1.28, 1.3, 1.36), k.r);
  }
} else {
  s = Surface(vec3(.006), .55, 0., .15, 0., vec3(0.), 1., .42);
  s.color = mix(s.color, vec3(.016), k.b); s.rough = mix(s.rough, .22, k.b); s.coat = mix(s.coat, .9, k.b); s.open = mix(s.open, .85, max(k.b, k.g));
  s.color = mix(s.color, vec3(.78), k.g); s.metal = k.g; s.rough = mix(s.rough, .14, k.g); s.coat *= 1. - k.g;
  s.paint = k.a; s.coat = mix(s.coat, 1., k.a); s.open = mix(s.open, .9, k.a);
}
s.open *= mix(.35, 1., shadow);
light(s, vP, n, layerA, layerB);
`

/** the panes: windows, and the clear covers of the lamps; those seen from within come first, what lies before covers them */
const panes = (from: 'within' | 'outside') => /* glsl */ `
vec3 on = normalize(vON);
Marks m = drawn(vO, on);
if (beyond() || dot(on, uEye - vP) ${from === 'within' ? '>=' : '<'} 0.) discard;
float s_ = uLength * .5 - vO.x;
if (m.holes.b > .5) {
  bool back = s_ > uPrivacyFrom;
  pane(vec3(.004, .0055, .0052), max(m.marks.a * .98, back ? uPrivacy : uTint), vP, n, layerA, layerB);
  // what its foot would mirror is hidden by the body before it, as on the painted frame around it
  layerA.rgb *= mix(.12, 1., smoothstep(.02, .62, vOpen));
} else if (m.holes.r > .5) {
  pane(m.rear > .5 ? vec3(.02, .0004, .0006) : vec3(.0), m.rear > .5 ? .12 : .03, vP, n, layerA, layerB);
} else discard;
`

/** The drawn skin of a solid: paint, what lies in its openings, panes, and the arches over the wheels. */
export function buildSkin(solid: Solid, options: SkinOptions): THREE.Group {
  const { shape } = solid
  const mesh = meshSkin(solid, options.cell)
  const right = new THREE.BufferGeometry()
  right.setAttribute('position', new THREE.BufferAttribute(mesh.positions, 3))
  right.setAttribute('normal', new THREE.BufferAttribute(mesh.normals, 3))
  right.setAttribute('openness', new THREE.BufferAttribute(mesh.openness, 1))
  right.setIndex(new THREE.BufferAttribute(mesh.triangles, 1))
  const halves = [right, mirrored(right)]
  halves.forEach((half, i) => {
    const sides = new Float32Array(mesh.openness.length).fill(i === 0 ? 1 : -1)
    half.setAttribute('half_', new THREE.BufferAttribute(sides, 1))
  })

  const { drawing } = options
  const uniforms: Record<string, THREE.IUniform> = {
    uLength: { value: shape.length },
    uCowl: { value: cowlOf(solid, drawing) },
    uNoseWrap: { value: options.noseWrap ?? Math.max(0.62, solid.frontAxle - solid.archRadius + 0.3) },
    uTailWrap: { value: options.tailWrap ?? 0.6 },
    uTint: { value: options.tint ?? 0.4 },
    uPrivacy: { value: options.privacy ?? options.tint ?? 0.4 },
    uPrivacyFrom: { value: options.privacyFrom ?? shape.length },
    uEnds: { value: endsTexture(solid) },
    uBelt: { value: row(512, (i) => [solid.belt(((i + 0.5) / 512) * shape.length)]) },
  }
  const views = { uFront: 'front', uRear: 'rear', uSide: 'side', uPlan: 'plan' } as const
  const drawn = {} as Record<keyof Drawing, Sheets>
  for (const [name, view] of Object.entries(views)) {
    drawn[view] = drawSheets(view, drawing[view])
    drawn[view].textures.forEach((texture, i) => {
      uniforms[`${name}${i}`] = { value: texture }
    })
  }
  const skin = new THREE.Group()
  const add = (fragment: string, depth: number, seeThrough: boolean, wanted?: (vertex: number) => boolean) => {
    const material = studioMaterial({ fragment, head, vertex: vertex(depth.toFixed(4)), uniforms, seeThrough })
    return halves.map((half) => {
      const part = new THREE.Mesh(wanted ? partOf(half, wanted) : half, material)
      skin.add(part)
      return part
    })
  }
  const near = nearOpenings(solid, mesh, drawn)
  add(outside, 0, false)
  add(inside, options.lampDepth ?? 0.032, false, (vertex) => near(vertex, ['lamp', 'grille'], 0.045))
  const behindPanes = (vertex: number) => near(vertex, ['lamp', 'glass'], 0.02)
  for (const pane of add(panes('within'), 0, true, behindPanes)) pane.renderOrder = -1
  add(panes('outside'), 0, true, behindPanes)
  return skin
}

/** Whether a vertex of the skin lies near an opening: most of the skin need not be drawn again for them. */
function nearOpenings(solid: Solid, { positions, openness }: Skin, sheets: Record<keyof Drawing, Sheets>) {
  const { length } = solid.shape
  const ends = { front: (y: number) => solid.endAt(y, 0, 'front'), rear: (y: number) => solid.endAt(y, 0, 'back') }
  const known = new Map<string, Uint8Array>()
  return (vertex: number, kinds: readonly ('lamp' | 'grille' | 'glass')[], reach: number): boolean => {
    const key = kinds.join()
    let answers = known.get(key)
    if (!answers) {
      answers = new Uint8Array(openness.length)
      const rows = { front: new Map<number, number>(), rear: new Map<number, number>() }
      const endOf = (view: 'front' | 'rear', y: number) => {
        const row = Math.round(y * 200)
        const x = rows[view].get(row) ?? ends[view](row / 200)
        rows[view].set(row, x)
        return x
      }
      for (let i = 0; i < openness.length; i++) {
        const x = positions[3 * i] as number
        const y = positions[3 * i + 1] as number
        const z = Math.abs(positions[3 * i + 2] as number)
        const near =
          sheets.side.opensNear(length / 2 - x, y, reach, kinds) ||
          (x > 0 && sheets.front.opensNear(z + Math.max(0, endOf('front', y) - x), y, reach, kinds)) ||
          (x < 0 && sheets.rear.opensNear(z + Math.max(0, x - endOf('rear', y)), y, reach, kinds)) ||
          sheets.plan.opensNear(length / 2 - x, z, reach, kinds)
        answers[i] = near ? 1 : 0
      }
      known.set(key, answers)
    }
    return answers[vertex] === 1
  }
}

/** The same vertices with only those triangles of which a corner is wanted. */
function partOf(geometry: THREE.BufferGeometry, wanted: (vertex: number) => boolean): THREE.BufferGeometry {
  const corners = geometry.getIndex()?.array as Uint32Array
  const chosen: number[] = []
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [corners[i] as number, corners[i + 1] as number, corners[i + 2] as number]
    if (wanted(a) || wanted(b) || wanted(c)) chosen.push(a, b, c)
  }
  const part = new THREE.BufferGeometry()
  for (const [name, attribute] of Object.entries(geometry.attributes)) part.setAttribute(name, attribute)
  part.setIndex(chosen)
  return part
}

/** s of the place at which the greenhouse begins, and the height at which the drawing of the windscreen with its frame does */
function cowlOf({ shape, roof, belt }: Solid, { front }: Drawing): THREE.Vector2 {
  let s = 0.3
  while (s < shape.length / 2 && roof(s) < belt(s) + 0.02) s += 0.01
  const heights = front
    .filter(({ as }) => as === 'glass')
    .flatMap(({ path }) => (path.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, i) => i % 2 === 1))
  return new THREE.Vector2(s, Math.min(...heights, shape.height) - 0.03)
}

/** x of nose and tail on the centre line, by height up to 2.2 m */
function endsTexture(whole: Solid): THREE.DataTexture {
  // what is pressed into the ends does not shift what is drawn on them, nor does the opening of an open car
  const solid = whole.shape.presses || whole.shape.cuts ? makeSolid({ ...whole.shape, presses: [], cuts: [] }) : whole
  let nose = solid.endAt(solid.shape.clearance + 0.12, 0, 'front')
  let tail = solid.endAt(solid.shape.clearance + 0.12, 0, 'back')
  return row(1024, (i) => {
    const y = ((i + 0.5) / 1024) * 2.2
    if (solid.distance(0, y, 0) < 0) {
      nose = solid.endAt(y, 0, 'front')
      tail = solid.endAt(y, 0, 'back')
    }
    return [nose, tail]
  })
}

function row(count: number, values: (i: number) => number[]): THREE.DataTexture {
  const data = new Float32Array(count * 4)
  for (let i = 0; i < count; i++) data.set(values(i), 4 * i)
  const texture = new THREE.DataTexture(data, count, 1, THREE.RGBAFormat, THREE.FloatType)
  texture.magFilter = texture.minFilter = THREE.LinearFilter
  texture.needsUpdate = true
  return texture
}
