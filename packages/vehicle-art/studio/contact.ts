import * as THREE from 'three';

const SAMPLES = 20;
const REACH = 0.16;

const FULL_SCREEN = 'varying vec2 at;void main(){at=uv;gl_Position=vec4(position.xy,0.,1.);}';

/** Ambient occlusion from the depth picture: samples a disc round the pixel and asks what stands in front. */
const SHADE = `
varying vec2 at;
uniform sampler2D depth;
uniform mat4 unproject;
uniform vec2 texel;
uniform float reach;
vec3 viewPoint(vec2 uv) {
  vec4 p = unproject * vec4(vec3(uv, texture2D(depth, uv).r) * 2. - 1., 1.);
  return p.xyz / p.w;
}
void main() {
  if (texture2D(depth, at).r > .9999) { gl_FragColor = vec4(1.); return; }
  vec3 p = viewPoint(at);
  vec3 l = viewPoint(at - vec2(texel.x, 0.)), r = viewPoint(at + vec2(texel.x, 0.));
  vec3 d = viewPoint(at - vec2(0., texel.y)), u = viewPoint(at + vec2(0., texel.y));
  vec3 dx = abs(l.z - p.z) < abs(r.z - p.z) ? p - l : r - p;
  vec3 dy = abs(d.z - p.z) < abs(u.z - p.z) ? p - d : u - p;
  vec3 n = normalize(cross(dx, dy));
  float turn = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715)))) * 6.2831853;
  vec2 size = reach / -p.z * vec2(1.6, 2.572) ;
  float blocked = 0.;
  for (int i = 0; i < ${SAMPLES}; i++) {
    float t = (float(i) + .5) / float(${SAMPLES});
    float angle = turn + float(i) * 2.3999632;
    vec3 s = viewPoint(at + vec2(cos(angle), sin(angle)) * t * size);
    vec3 v = s - p;
    float distance = length(v);
    blocked += max(0., dot(n, v) / max(distance, 1e-4) - .12) * smoothstep(reach * 1.1, reach * .35, distance);
  }
  float light = clamp(1. - 2.1 * blocked / float(${SAMPLES}), .12, 1.);
  gl_FragColor = vec4(vec3(light), 1.);
}`;

/** Averages the sampling pattern away without crossing depth edges. */
const SMOOTH = `
varying vec2 at;
uniform sampler2D shade, depth;
uniform vec2 texel;
void main() {
  float here = texture2D(depth, at).r;
  if (here > .9999) { gl_FragColor = vec4(1.); return; }
  float sum = 0., weight = 0.;
  for (int x = -2; x <= 2; x++) for (int y = -2; y <= 2; y++) {
    vec2 uv = at + vec2(x, y) * texel;
    float w = 1. - smoothstep(0., .00008, abs(texture2D(depth, uv).r - here)) + 1e-4;
    sum += texture2D(shade, uv).r * w;
    weight += w;
  }
  gl_FragColor = vec4(vec3(sum / weight), 1.);
}`;

/** Darkens where parts stand close together; for vehicles made of many small parts. */
export class ContactShade {
  private readonly scene = new THREE.Scene();
  private readonly camera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private readonly quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
  private readonly depthOnly = new THREE.MeshBasicMaterial({ side: THREE.DoubleSide, colorWrite: false });
  private readonly shade: THREE.ShaderMaterial;
  private readonly smooth: THREE.ShaderMaterial;

  constructor() {
    const uniforms = { depth: { value: null }, texel: { value: new THREE.Vector2() } };
    this.shade = new THREE.ShaderMaterial({
      uniforms: { ...uniforms, unproject: { value: new THREE.Matrix4() }, reach: { value: REACH } },
      vertexShader: FULL_SCREEN,
      fragmentShader: SHADE,
      depthTest: false,
      depthWrite: false,
    });
    this.smooth = new THREE.ShaderMaterial({
      uniforms: { ...uniforms, shade: { value: null } },
      vertexShader: FULL_SCREEN,
      fragmentShader: SMOOTH,
      depthTest: false,
      depthWrite: false,
      transparent: true,
      blending: THREE.MultiplyBlending,
      premultipliedAlpha: true,
    });
    this.quad.frustumCulled = false;
    this.scene.add(this.quad);
  }

  /** Multiplies the shade onto what is on the canvas already. */
  apply(renderer: THREE.WebGLRenderer, vehicle: THREE.Object3D, camera: THREE.PerspectiveCamera): void {
    const canvas = renderer.getDrawingBufferSize(new THREE.Vector2());
    const [width, height] = [Math.round(canvas.x / 1.5), Math.round(canvas.y / 1.5)];
    const depthTexture = new THREE.DepthTexture(width, height, THREE.FloatType);
    const depthTarget = new THREE.WebGLRenderTarget(width, height, { depthTexture });
    const shadeTarget = new THREE.WebGLRenderTarget(width, height);
    const only = new THREE.Scene();
    const parent = vehicle.parent;
    only.add(vehicle);
    only.overrideMaterial = this.depthOnly;
    renderer.setRenderTarget(depthTarget);
    renderer.clear();
    renderer.render(only, camera);
    parent?.add(vehicle);

    for (const material of [this.shade, this.smooth]) {
      (material.uniforms.depth as THREE.IUniform).value = depthTexture;
      (material.uniforms.texel as THREE.IUniform<THREE.Vector2>).value.set(1 / width, 1 / height);
    }
    (this.shade.uniforms.unproject as THREE.IUniform).value = camera.projectionMatrixInverse;
    (this.smooth.uniforms.shade as THREE.IUniform).value = shadeTarget.texture;
    this.quad.material = this.shade;
    renderer.setRenderTarget(shadeTarget);
    renderer.render(this.scene, this.camera);
    this.quad.material = this.smooth;
    renderer.setRenderTarget(null);
    renderer.autoClear = false;
    renderer.render(this.scene, this.camera);
    renderer.autoClear = true;
    depthTarget.dispose();
    depthTexture.dispose();
    shadeTarget.dispose();
  }
}
