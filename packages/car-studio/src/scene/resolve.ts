import * as THREE from 'three'
import type { DrawnBody } from '../contract.ts'

const material = new THREE.RawShaderMaterial({
  glslVersion: THREE.GLSL3,
  uniforms: { uA: { value: null }, uB: { value: null }, uScale: { value: 1 }, uCutout: { value: false }, uAlpha: { value: false } },
  vertexShader: /* glsl */ `
    in vec3 position;
    void main() { gl_Position = vec4(position.xy, 0., 1.); }
  `,
  fragmentShader: /* glsl */ `
    precision highp float;
    uniform sampler2D uA, uB;
    uniform int uScale;
    uniform bool uCutout, uAlpha;
    out vec4 picture;
    vec3 display(vec3 x) {
      const float k = .7;
      x = mix(x, k + (1. - k) * (1. - exp(-(x - k) / (1. - k))), step(vec3(k), x));
      return mix(x * 12.92, 1.055 * pow(max(x, vec3(1e-6)), vec3(1. / 2.4)) - .055, step(.0031308, x));
    }
    void main() {
      ivec2 at = ivec2(gl_FragCoord.xy) * uScale;
      vec3 a = vec3(0.);
      float b = 0.;
      // bright light is capped before averaging, else the edges of highlights are not smooth
      for (int j = 0; j < uScale; j++) for (int i = 0; i < uScale; i++) {
        a += min(texelFetch(uA, at + ivec2(i, j), 0).rgb, vec3(2.2));
        b += min(texelFetch(uB, at + ivec2(i, j), 0).r, 2.);
      }
      float count = float(uScale * uScale);
      if (uCutout) {
        float alpha = 0.;
        for (int j = 0; j < uScale; j++) for (int i = 0; i < uScale; i++) alpha += texelFetch(uA, at + ivec2(i, j), 0).a;
        if (uAlpha) { picture = vec4(alpha / count); return; }
        // colours of a cut-out do not hold the share of the ground
        count = max(alpha, 1e-3);
      }
      float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - .5;
      picture = vec4(display(a / count) + grain / 255., sqrt(b / count / 2.));
    }
  `,
  depthTest: false,
  depthWrite: false,
  blending: THREE.NoBlending,
})
const scene = new THREE.Scene().add(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material))
const camera = new THREE.Camera()
for (const part of scene.children) part.frustumCulled = false

/** Averages the supersampled layers, brings them on the display curve and reads them, top row first; of a cut-out also what it covers. */
export function resolve(
  renderer: THREE.WebGLRenderer,
  source: THREE.WebGLRenderTarget,
  width: number,
  height: number,
  scale: number,
  cutout = false,
): DrawnBody {
  const target = new THREE.WebGLRenderTarget(width, height, { depthBuffer: false })
  material.uniforms.uA = { value: source.textures[0] }
  material.uniforms.uB = { value: source.textures[1] }
  material.uniforms.uScale = { value: scale }
  material.uniforms.uCutout = { value: cutout }
  const read = (onlyAlpha: boolean) => {
    material.uniforms.uAlpha = { value: onlyAlpha }
    renderer.setRenderTarget(target)
    renderer.render(scene, camera)
    const pixels = new Uint8Array(width * height * 4)
    renderer.readRenderTargetPixels(target, 0, 0, width, height, pixels)
    return pixels
  }
  const pixels = read(false)
  const covers = cutout ? read(true) : undefined
  renderer.setRenderTarget(null)
  target.dispose()
  const base = new Uint8Array(width * height * 3)
  const paint = new Uint8Array(width * height)
  const alpha = new Uint8Array(covers ? width * height : 0)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = ((height - 1 - y) * width + x) * 4
      const to = y * width + x
      base[3 * to] = pixels[from] as number
      base[3 * to + 1] = pixels[from + 1] as number
      base[3 * to + 2] = pixels[from + 2] as number
      paint[to] = pixels[from + 3] as number
      if (covers) alpha[to] = covers[from] as number
    }
  return { width, height, base: base64(base), paint: base64(paint), ...(covers && { alpha: base64(alpha) }) }
}

/** Bytes as base64. */
export function base64(bytes: Uint8Array): string {
  return (bytes as Uint8Array & { toBase64(): string }).toBase64()
}
