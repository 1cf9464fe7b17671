import * as THREE from 'three';
import type { Vehicle } from '../bodies/vehicle.ts';
import { frameVehicle, pictureOf, type View } from './camera.ts';
import { ContactShade } from './contact.ts';
import { studioLight } from './environment.ts';
import { type StudioUniforms, shadowCatcher, studioBackdrop, studioFloor } from './floor.ts';

/** The studio, or one of the two flat backgrounds from which a transparent picture is computed. */
export type Background = 'studio' | 'black' | 'white';

export interface Marks {
  wheel: [number, number];
  lamp: [number, number];
}

const EXPOSURE = 1.06;

export class Stage {
  private readonly renderer: THREE.WebGLRenderer;
  private readonly camera = new THREE.PerspectiveCamera(22, 1.6, 0.1, 100);
  private readonly lights: Record<View['fit'], THREE.Texture>;
  private readonly uniforms: StudioUniforms = { resolution: { value: new THREE.Vector2() } };
  private readonly contact = new ContactShade();
  private scene = new THREE.Scene();
  private backdrop: THREE.Object3D = new THREE.Group();
  private studioOnly: THREE.Object3D[] = [];
  private cutoutOnly: THREE.Object3D[] = [];
  private vehicle: Vehicle | null = null;

  constructor() {
    this.renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
    this.renderer.setPixelRatio(1);
    this.renderer.toneMapping = THREE.ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = EXPOSURE;
    document.body.appendChild(this.renderer.domElement);
    this.lights = { view: studioLight(this.renderer, 'view'), turn: studioLight(this.renderer, 'turn') };
  }

  resize(width: number, height: number): void {
    this.renderer.setSize(width, height, false);
    this.uniforms.resolution.value.set(width, height);
    this.camera.aspect = width / height;
  }

  show(vehicle: Vehicle): void {
    this.clear();
    this.vehicle = vehicle;
    this.scene = new THREE.Scene();
    const mirror = new THREE.Group();
    mirror.add(vehicle.reflection);
    mirror.scale.y = -1;
    this.backdrop = studioBackdrop(this.uniforms);
    this.studioOnly = [mirror, studioFloor(vehicle.shadow, this.uniforms), this.backdrop];
    this.cutoutOnly = [shadowCatcher(vehicle.shadow, this.uniforms)];
    this.scene.add(vehicle.body, ...this.studioOnly, ...this.cutoutOnly);
  }

  /**
   * Renders a view. Returns the positions of the wheel and the lamp in the picture, as shares of its width and height.
   */
  shoot(view: View, background: Background): Marks {
    if (!this.vehicle) throw new Error('There is no vehicle on the stage. Call show() first.');
    const isStudio = background === 'studio';
    for (const object of this.studioOnly) object.visible = isStudio;
    for (const object of this.cutoutOnly) object.visible = !isStudio;
    this.scene.background = isStudio ? null : new THREE.Color(background);
    this.scene.environment = this.lights[view.fit];
    frameVehicle(this.camera, this.vehicle.extent, view);
    // The light turns with the camera, as if the vehicle stood on a turntable.
    this.scene.environmentRotation.set(0, Math.PI / 2 - (view.azimuth * Math.PI) / 180, 0);
    this.renderer.render(this.scene, this.camera);
    if (this.vehicle.hasContactShade) this.contact.apply(this.renderer, this.vehicle.body, this.camera);
    return {
      wheel: pictureOf(this.camera, this.vehicle.wheelMark),
      lamp: pictureOf(this.camera, this.vehicle.lampMark),
    };
  }

  get canvas(): HTMLCanvasElement {
    return this.renderer.domElement;
  }

  /** Frees geometries and textures. Materials stay, because three.js frees a compiled shader with its last material. */
  private clear(): void {
    this.scene.traverse((object) => {
      if (object instanceof THREE.Mesh) object.geometry.dispose();
    });
    for (const texture of this.vehicle?.textures ?? []) texture.dispose();
  }
}
