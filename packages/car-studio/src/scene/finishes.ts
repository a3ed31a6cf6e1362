import * as THREE from 'three'
import { lightingGlsl, studioUniforms } from './lighting.ts'

/** What a surface is made of. Colours are linear sRGB albedo; rough, metal and coat go from 0 to 1. */
export interface Finish {
  color: readonly [number, number, number]
  rough: number
  metal?: number
  /** clear coat, or the gloss of glass and hard plastic */
  coat?: number
  /** share that takes the colour of the car */
  paint?: number
  /** light of its own */
  glow?: readonly [number, number, number]
  /** how open it lies to the light of the studio; what is inside the cabin gets less */
  open?: number
  /** see-through: how much of what is behind is swallowed, looked at straight */
  tint?: number
}

const grey = (value: number): [number, number, number] => [value, value, value]

const finishes = {
  paint: { color: grey(0), rough: 0.34, coat: 1, paint: 1 },
  glass: { color: [0.004, 0.006, 0.006], rough: 0.02, coat: 1, tint: 0.42 },
  clearLens: { color: grey(0.01), rough: 0.02, coat: 1, tint: 0.05 },
  chrome: { color: [0.86, 0.86, 0.87], rough: 0.06, metal: 1 },
  satinMetal: { color: [0.62, 0.62, 0.63], rough: 0.3, metal: 1 },
  alloy: { color: [0.66, 0.67, 0.69], rough: 0.27, metal: 1, coat: 0.5 },
  darkAlloy: { color: [0.07, 0.072, 0.078], rough: 0.32, metal: 0.75, coat: 0.8 },
  glossBlack: { color: grey(0.006), rough: 0.2, coat: 1 },
  plastic: { color: grey(0.036), rough: 0.52 },
  rubber: { color: [0.03, 0.03, 0.031], rough: 0.6 },
  brakeSteel: { color: grey(0.34), rough: 0.38, metal: 0.9 },
  cloth: { color: [0.045, 0.046, 0.05], rough: 0.95, open: 0.62 },
  leather: { color: [0.06, 0.052, 0.046], rough: 0.55, coat: 0.15, open: 0.62 },
  beigeLeather: { color: [0.38, 0.29, 0.19], rough: 0.55, coat: 0.15, open: 0.6 },
  trim: { color: grey(0.03), rough: 0.7, open: 0.55 },
  lightTrim: { color: [0.46, 0.44, 0.4], rough: 0.9, open: 0.5 },
  lampWhite: { color: grey(0.7), rough: 0.2, coat: 1, glow: [1.3, 1.32, 1.38] },
  lampRed: { color: [0.26, 0.006, 0.009], rough: 0.15, coat: 1, glow: [0.1, 0.002, 0.002] },
  lampAmber: { color: [0.6, 0.19, 0.02], rough: 0.15, coat: 1 },
  plateWhite: { color: grey(0.84), rough: 0.5 },
  mirror: { color: [0.8, 0.82, 0.84], rough: 0.015, metal: 1 },
} satisfies Record<string, Finish>

export type FinishName = keyof typeof finishes

const kept = new Map<FinishName, THREE.Material>()

/** The material of that name; one for all that wear it. */
export function finish(name: FinishName): THREE.Material {
  const material = kept.get(name) ?? surface(finishes[name])
  material.name = name
  kept.set(name, material)
  return material
}

const number = (value: number) => value.toFixed(5)
const triple = (value: readonly [number, number, number]) => `vec3(${value.map(number).join(',')})`

/** A material of the studio; it writes both layers (see lighting). */
export function surface({ color, rough, metal = 0, coat = 0, paint = 0, glow = [0, 0, 0], open = 1, tint }: Finish): THREE.ShaderMaterial {
  const seeThrough = tint !== undefined
  return studioMaterial({
    fragment: /* glsl */ `
      Surface s = Surface(${triple(color)}, ${number(rough)}, ${number(metal)}, ${number(coat)}, ${number(paint)}, ${triple(glow)}, 1., ${number(open)});
      s.open *= deep(vP);
      ${seeThrough ? `pane(s.color, ${number(tint)}, vP, n, layerA, layerB);` : 'light(s, vP, n, layerA, layerB);'}
    `,
    seeThrough,
  })
}

/** Parts of a shader of the studio: `fragment` sets `layerA` and `layerB`, knowing `vP` (place in the studio, m) and `n` (normal). */
interface StudioShader {
  fragment: string
  head?: string
  vertex?: string
  uniforms?: Record<string, THREE.IUniform>
  seeThrough?: boolean
  side?: THREE.Side
}

const paneGlsl = /* glsl */ `
/* a pane: mirrors by its angle, swallows a part of what is behind */
void pane(vec3 color, float tint, vec3 p, vec3 n, out vec4 a, out vec4 b) {
  vec3 v = normalize(uEye - p);
  float nv = dot(n, v);
  if (nv < 0.) { n = -n; nv = -nv; }
  nv = max(nv, .02);
  float f = .044 + .5 * pow(1. - nv, 5.) * mix(.35, 1., smoothstep(.02, .22, nv));
  // a pane is never quite even: what it mirrors has soft edges
  vec3 seen = studio(p, reflect(-v, n), mix(.0, .13, smoothstep(.15, .3, tint)));
  // window glass is thicker than the cover of a lamp, and faintly green
  float window = smoothstep(.15, .3, tint);
  // windscreen and rear window mirror the box overhead at their top and the dark cowl at their foot
  seen *= mix(1., mix(.3, 1.1, smoothstep(.85, 1.7, p.y)), window * smoothstep(.25, .5, abs(n.x)));
  tint = mix(tint, 1. - (1. - tint) * .76, window);
  float alpha = 1. - (1. - pow(tint, .35 + .65 * nv)) * (1. - f);
  vec3 mirrored = seen * f * mix(vec3(1.), vec3(.9, 1., 1.02), window);
  vec3 green = vec3(.0006, .004, .0043) * window * (1. - smoothstep(.9, .97, tint));
  a = vec4(mirrored + (color + green) * alpha, alpha);
  b = vec4(0., 0., 0., alpha);
}
`

/** Builds a material of the studio from its own lines of GLSL. Written for WebGL 2 with two colour outputs. */
export function studioMaterial({
  fragment,
  head = '',
  vertex = '',
  uniforms = {},
  seeThrough = false,
  side,
}: StudioShader): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    uniforms: { ...studioUniforms, ...uniforms },
    vertexShader: /* glsl */ `
      out vec3 vP;
      out vec3 vN;
      ${vertex.includes('void place') ? vertex : 'void place(inout vec3 p, vec3 n) {}'}
      void main() {
        vec3 p = position;
        place(p, normal);
        vec4 world = modelMatrix * vec4(p, 1.);
        vP = world.xyz;
        vN = mat3(modelMatrix) * normal;
        gl_Position = projectionMatrix * viewMatrix * world;
      }
    `,
    fragmentShader: /* glsl */ `
      precision highp float;
      in vec3 vP;
      in vec3 vN;
      layout(location = 0) out vec4 layerA;
      layout(location = 1) out vec4 layerB;
      ${lightingGlsl}
      ${paneGlsl}
      ${head}
      void main() {
        vec3 n = normalize(vN);
        ${fragment}
      }
    `,
    side: side ?? THREE.DoubleSide,
    transparent: seeThrough,
    depthWrite: !seeThrough,
    blending: seeThrough ? THREE.CustomBlending : THREE.NoBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneMinusSrcAlphaFactor,
  })
}
