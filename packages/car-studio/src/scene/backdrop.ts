import * as THREE from 'three'
import { studioMaterial } from './finishes.ts'

/**
 * Wall and floor of the studio as the camera sees them: sand wall, getting lighter downwards to 71 % of the height of the picture, sand
 * floor below it (design, "Pictures"), a soft seam between them, and the shadow of the car. The same in every picture. A cut-out gets
 * the shadow only.
 */
export function drawBackdrop(camera: THREE.PerspectiveCamera, onlyShadow = false): THREE.Mesh {
  const material = studioMaterial({
    side: THREE.DoubleSide,
    uniforms: { uUnproject: { value: new THREE.Matrix4().multiplyMatrices(camera.matrixWorld, camera.projectionMatrixInverse) } },
    head: /* glsl */ `
      in vec2 vUv;
      uniform mat4 uUnproject;
      // display colours of the design, decoded to linear light before the curve of the picture
      vec3 linear(vec3 c) {
        c = mix(c / 12.92, pow((c + .055) / 1.055, vec3(2.4)), step(.04045, c));
        const float k = .7;
        return mix(c, k - (1. - k) * log(max(vec3(1e-3), 1. - (c - k) / (1. - k))), step(vec3(k), c));
      }
    `,
    vertex: /* glsl */ `
      out vec2 vUv;
      void place(inout vec3 p, vec3 n) { vUv = p.xy; }
    `,
    fragment: /* glsl */ `
      vec4 far = uUnproject * vec4(vUv, 1., 1.);
      vec3 d = normalize(far.xyz / far.w - uEye);
      float down = .5 - .5 * vUv.y;
      vec3 wall = mix(linear(vec3(.937, .910, .863)), linear(vec3(.973, .957, .929)), smoothstep(.0, .71, down));
      vec3 ground = mix(linear(vec3(.914, .882, .831)), linear(vec3(.953, .929, .890)), smoothstep(.71, 1., down));
      float seam = smoothstep(.695, .735, down);
      vec3 c = mix(wall, ground, seam);
      if (d.y < -.001) {
        vec3 f = uEye - d * (uEye.y / d.y);
        // the floor ends where the wall rises: no shadow climbs it
        vec2 shade = mix(vec2(1.), floorShade(f.xz), smoothstep(.56, .70, down));
        float open = shade.r;
        ${onlyShadow ? 'layerA = vec4(0., 0., 0., 1. - mix(1., open, .92) * mix(.34, 1., shade.g)); layerB = vec4(0., 0., 0., layerA.a); return;' : ''}
        c *= mix(mix(vec3(.068, .061, .055), vec3(.80, .76, .71), smoothstep(.0, .8, open)), vec3(1.), open * open);
        // the tyres touch the floor: there it is darkest
        c *= mix(.34, 1., shade.g);
      }
      ${onlyShadow ? 'layerA = layerB = vec4(0.); return;' : ''}
      c *= 1. - .07 * smoothstep(.45, 1.25, length(vUv * vec2(.9, .75)));
      layerA = vec4(c, 1.);
      layerB = vec4(0., 0., 0., 1.);
    `,
  })
  // drawn over the whole picture whatever the camera
  material.vertexShader = material.vertexShader.replace(
    'gl_Position = projectionMatrix * viewMatrix * world;',
    'gl_Position = vec4(position.xy, 1., 1.);',
  )
  material.depthWrite = false
  material.depthTest = false
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material)
  mesh.frustumCulled = false
  mesh.renderOrder = -1
  return mesh
}
