import * as THREE from 'three';
import { pictureOf } from '../studio/camera.ts';
import { rigLight } from '../studio/environment.ts';
import { LIGHT_RIGS } from '../studio/light-rigs.ts';
import type { Room } from './room.ts';

const EXPOSURE = 1.12;

/** A labelled part of the room. `at` is its place in the picture, from 0 to 1, y down. */
export interface RoomMark {
  id: string;
  description: string;
  at: [number, number];
}

/** Daylight through the windows: x forward, y up, z right. */
const SUNS: { at: [number, number, number]; strength: number; tint: number }[] = [
  { at: [3.5, 2.6, -1.5], strength: 1.5, tint: 0xfff6ea },
  { at: [1.2, 1.9, 3.5], strength: 0.9, tint: 0xeaf2ff },
  { at: [0.5, 1.9, -3.6], strength: 0.9, tint: 0xffffff },
];

function sky(): THREE.Mesh {
  return new THREE.Mesh(
    new THREE.SphereGeometry(30, 48, 32),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      toneMapped: false,
      vertexShader:
        'varying vec3 way;void main(){way=position;gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.);}',
      fragmentShader: `varying vec3 way;
void main() {
  float y = normalize(way).y;
  vec3 colour = mix(vec3(.70, .72, .735), vec3(.885, .905, .925), smoothstep(-.1, .12, y));
  gl_FragColor = vec4(colour, 1.);
}`,
    }),
  );
}

function sun({ at, strength, tint }: (typeof SUNS)[number]): THREE.DirectionalLight {
  const light = new THREE.DirectionalLight(tint, strength);
  light.position.set(...at);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  Object.assign(light.shadow.camera, { left: -2.6, right: 2.6, top: 2.6, bottom: -2.6, near: 0.1, far: 12 });
  light.shadow.radius = 6;
  light.shadow.bias = -0.0008;
  light.shadow.normalBias = 0.01;
  return light;
}

/** Renders the insides of vehicles; they need shadows, which the outside does without. */
export class RoomStage {
  private readonly renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
  private readonly camera = new THREE.PerspectiveCamera(60, 1.6, 0.03, 60);
  private readonly light: THREE.Texture;

  constructor() {
    this.renderer.setPixelRatio(1);
    this.renderer.toneMapping = THREE.ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = EXPOSURE;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    this.light = rigLight(this.renderer, LIGHT_RIGS.studio, 'view');
  }

  shoot(room: Room, width: number, height: number): RoomMark[] {
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.fov = room.fieldOfView;
    this.camera.position.copy(room.eye);
    this.camera.lookAt(room.look);
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
    const scene = new THREE.Scene();
    scene.environment = this.light;
    scene.environmentIntensity = 0.42;
    room.group.traverse((object) => {
      object.castShadow = true;
      object.receiveShadow = true;
    });
    const suns = SUNS.map(sun);
    scene.add(room.group, sky(), ...suns);
    for (const { at, strength, reach } of room.lamps) {
      const lamp = new THREE.PointLight(0xfff2e0, strength, reach);
      lamp.position.set(...at);
      scene.add(lamp);
    }
    this.renderer.render(scene, this.camera);
    for (const light of suns) light.dispose();
    return room.spots.map(({ id, description, at }) => ({ id, description, at: pictureOf(this.camera, at) }));
  }

  get canvas(): HTMLCanvasElement {
    return this.renderer.domElement;
  }
}
