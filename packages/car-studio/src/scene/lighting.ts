import * as THREE from 'three'

/**
 * The light of the studio as GLSL, evaluated where it falls instead of read from a map: reflections move over the body as they do in a
 * real studio. One warm soft box overhead, two long ones beside the car, one before and one behind; a sand cove, bright behind the car and
 * dim behind the camera; a sand floor that the car darkens. Radiance 1 is paper white.
 *
 * Every material writes two layers: A, all light with black paint, and B, the light that coloured paint adds (to be multiplied by its colour).
 */
export const studioUniforms = {
  uEye: { value: new THREE.Vector3() },
  /** direction in which the camera looks, flat on the floor */
  uLook: { value: new THREE.Vector2(1, 0) },
  /** how much light falls on the floor: 1 open, 0 hidden by the car, and the same by its wheels alone; x and z of its corner and 1 / its sides */
  uShade: { value: null as THREE.Texture | null },
  uShadeBox: { value: new THREE.Vector4(-5, -4, 1 / 10, 1 / 8) },
  /** half width of the car, radius of its arches, x of its axles, wheel radius */
  uHalf: { value: 0.9 },
  uArch: { value: new THREE.Vector4(0.36, 1.3, -1.3, 0.32) },
}

export const lightingGlsl = /* glsl */ `
uniform vec3 uEye;
uniform vec2 uLook;
uniform sampler2D uShade;
uniform vec4 uShadeBox;
uniform float uHalf;
uniform vec4 uArch;

const vec3 SAND = vec3(1., .955, .885);
const vec3 LAMP = vec3(1., .985, .955);

float cover(float u, float half_, float w) {
  float a = smoothstep(-w, w, half_ - abs(u));
  return a * min(1., half_ / w);
}
/* a long box hangs from 2.1 to 3.8 m, its upper edge softer than the lower one; w blurs both */
float strip(float y, float w) {
  return smoothstep(-w - .22, w + .22, y - 2.1) * smoothstep(-w - .6, w + .6, 3.7 - y) * min(1., .85 / (w + .22));
}
/* below and above it its light runs out on the wall */
float runs(float y, float w) {
  return smoothstep(-.1 - w, 2.3 + w, y) * (1. - smoothstep(3. - w, 5.4 + w, y));
}
vec2 floorShade(vec2 xz) {
  vec2 q = (xz - uShadeBox.xy) * uShadeBox.zw;
  if (q.x < 0. || q.y < 0. || q.x > 1. || q.y > 1.) return vec2(1.);
  return texture(uShade, q).rg;
}
float floorOpen(vec2 xz) { return floorShade(xz).r; }
/* what is seen from p in direction r, blurred by roughness */
vec3 studio(vec3 p, vec3 r, float rough) {
  float spread = .05 + rough * 1.15;
  float toBack = dot(normalize(r.xz + vec2(1e-5)), uLook);
  // the cove: bright behind the car, dim behind the camera, darker towards the ceiling
  float back = smoothstep(-.05 - rough * 2.4, .95 + rough * .4, toBack);
  float low = mix(.27, .86, back);
  float high = mix(.07, .16, back);
  vec3 wall = SAND * mix(low, high, smoothstep(.02 - rough * .3, .52 + rough * .4, r.y));
  vec3 c = wall;
  // floor
  float down = smoothstep(.05 * (.3 + rough * 3.), -.05 * (.3 + rough * 3.), r.y);
  if (down > 0.) {
    float t = p.y / max(-r.y, .02);
    vec2 f = p.xz + r.xz * t;
    float open = mix(floorOpen(f), .62, clamp(rough * 1.1, 0., .8));
    float far = smoothstep(2.6, 7.5, length(f));
    vec3 ground = SAND * .60 * mix(.13, 1., open);
    c = mix(c, mix(ground, wall * mix(.72, .96, back), far), down);
  }
  // soft boxes
  float light = 0.;
  // what mirrors sharply shows their bright cores
  float spark = mix(1.6, 1., smoothstep(.0, .25, rough));
  if (r.y > .01) {
    float t = (4.7 - p.y) / r.y;
    vec2 h = p.xz + r.xz * t;
    float w = spread * min(t, 12.) * .5;
    float k = cover(h.x, 3.5, w + .8) * cover(h.y, 2.3, w + .6);
    light += k * 2.9 * (1. - .7 * smoothstep(.1, 3.2, abs(h.x))) * (1. - .25 * smoothstep(0., 2.2, abs(h.y)));
  }
  float side = sign(r.z);
  float tz = (6.2 - p.z * side) / max(abs(r.z), 1e-3);
  vec3 hz = p + r * tz;
  float wz = spread * min(tz, 14.) * .5;
  light += cover(hz.x, 6.6, wz + 2.6) * strip(hz.y, wz) * spark * mix(2.6, 4.4, smoothstep(2.1, 3.5, hz.y));
  // so flanks fade towards the sill and towards nose and tail
  light += 1.25 * cover(hz.x, 3.4, wz + 2.6) * runs(hz.y, wz) * smoothstep(.45 - rough, .97, abs(r.z));
  float end = sign(r.x);
  float tx = (7.2 - p.x * end) / max(abs(r.x), 1e-3);
  vec3 hx = p + r * tx;
  float wx = spread * min(tx, 16.) * .5;
  light += cover(hx.z, 3.4, wx + 1.8) * strip(hx.y, wx) * spark * 2.4;
  light += .7 * cover(hx.z, 1.5, wx + 1.5) * runs(hx.y, wx) * smoothstep(.45 - rough, .97, abs(r.x));
  return c + LAMP * light;
}
/* a soft shoulder: light above the knee comes closer and closer to knee + room */
vec3 held(vec3 c, float knee, float room) {
  float m = max(c.r, max(c.g, c.b));
  return m > knee ? c * (knee + room * (1. - exp((knee - m) / room))) / m : c;
}
/* light falling on a matt surface */
vec3 matt(vec3 p, vec3 n) {
  float open = floorOpen(p.xz + n.xz * max(p.y, .15) * .9);
  vec3 e = SAND * .50 * (.5 - .5 * n.y) * mix(.15, 1., open);
  float up = .5 + .5 * n.y;
  e += LAMP * (.86 * up * up + .2 * up);
  e += LAMP * .2 * abs(n.z) + LAMP * .19 * abs(n.x);
  e += SAND * .16 * (.5 + .5 * dot(n.xz, uLook)) * (1. - abs(n.y));
  return e;
}
/* a wheel arch hides from the light what lies deep in it; so does the underside */
float deep(vec3 p) {
  float r = min(length(vec2(p.x - uArch.y, p.y - uArch.w)), length(vec2(p.x - uArch.z, p.y - uArch.w)));
  float inArch = 1. - smoothstep(uArch.x - .06, uArch.x - .005, r);
  float in_ = smoothstep(.0, .24, uHalf - .035 - abs(p.z));
  float above = smoothstep(.0, .75, p.y);
  return 1. - in_ * inArch * mix(.62, .93, above);
}

struct Surface {
  vec3 color;    // albedo, linear
  float rough;
  float metal;
  float coat;    // clear coat
  float paint;   // share of the surface that is coloured paint
  vec3 glow;
  float alpha;
  float open;    // 1 open to the light, 0 hidden
};

void light(Surface s, vec3 p, vec3 n, out vec4 a, out vec4 b) {
  vec3 v = normalize(uEye - p);
  float nv = dot(n, v);
  // seen from behind; or at an outline, where the smooth normal already points away: there it is bent back
  if (nv < -.35) { n = -n; nv = -nv; }
  float facing = smoothstep(-.03, .05, nv);
  if (nv < .03) { n = normalize(n + v * (.03 - nv)); nv = .03; }
  vec3 r = reflect(-v, n);
  // what reflects towards the hidden is hidden
  float hide = mix(s.open, 1., .25);
  float hideSharp = smoothstep(.02, .62, s.open);
  vec3 e = matt(p, n) * s.open;
  // (Schlick); at the very edge of small round parts it is held back, they would get a white rim
  // roof, bonnet and boot lid mirror the bright wall so flatly that their edge would vanish in it
  float lid = smoothstep(.55, .95, n.y);
  float grazing = .72 * pow(1. - nv, 5.) * mix(.1, 1., facing) * mix(1., .5, lid);
  vec3 base = vec3(0.);
  float fRough = .045 + .9 * grazing * mix(.1, 1., (1. - s.rough) * (1. - s.rough));
  vec3 blurred = studio(p, r, s.rough * mix(1., .72, s.paint)) * hide * mix(1., .6, (1. - s.metal) * (1. - s.paint) * s.rough);
  base += s.color * (1. - s.metal) * e;
  base += mix(vec3(fRough) * (1. - s.coat), mix(s.color, vec3(1.), .6 * grazing * (1. - s.rough)), s.metal) * blurred;
  float fCoat = (.055 + .94 * grazing) * s.coat;
  vec3 clear = s.coat > 0. ? held(studio(p, r, .0), mix(1.6, .7, lid), mix(1.4, .75, lid)) * hideSharp : vec3(0.);
  // metallic paint: half of the light from flakes, which mirror the studio roughly, half from the ground coat
  // flakes lie flat: seen from the side they give less light, which draws the outline of a white car
  vec3 flakes = held(.55 * e + .68 * blurred, .8, .6) * mix(mix(.58, .4, lid), 1., smoothstep(.0, .4, nv));
  vec3 lit = mix(base, vec3(0.), s.paint) * (1. - fCoat) + clear * fCoat + s.glow;
  a = vec4(lit * s.alpha, s.alpha);
  b = vec4(flakes * s.paint * (1. - fCoat) * s.alpha, s.alpha);
}
`
