import * as THREE from 'three';
import type { Vehicle } from '../bodies/vehicle.ts';
import { BACKDROPS } from './backdrops.ts';
import { frameVehicle, type View } from './camera.ts';
import { ContactShade } from './contact.ts';
import { rigLight } from './environment.ts';
import { type StudioUniforms, shadowCatcher, studioBackdrop, studioFloor } from './floor.ts';
import { LIGHT_RIGS } from './light-rigs.ts';
import { MIRROR_FADE } from './occlusion.ts';
import { freeVehicle, type Marks, makeRenderer, marksOf, type Stage } from './stage.ts';

/** Lamps instead of daylight, a backdrop without a horizon, and a floor that mirrors: the studio and the workshop. */
export class StudioStage implements Stage {
  private readonly kind: keyof typeof LIGHT_RIGS;
  private readonly renderer: THREE.WebGLRenderer;
  private readonly camera = new THREE.PerspectiveCamera(22, 1.6, 0.1, 100);
  private readonly lights: Record<View['fit'], THREE.Texture>;
  private readonly uniforms: StudioUniforms = { resolution: { value: new THREE.Vector2() } };
  private readonly contact = new ContactShade();
  private scene = new THREE.Scene();
  private backdrop: THREE.Object3D[] = [];
  private catcher: THREE.Object3D = new THREE.Group();
  private vehicle: Vehicle | null = null;

  constructor(kind: keyof typeof LIGHT_RIGS) {
    const rig = LIGHT_RIGS[kind];
    this.kind = kind;
    this.renderer = makeRenderer(rig.exposure);
    this.lights = { view: rigLight(this.renderer, rig, 'view'), turn: rigLight(this.renderer, rig, 'turn') };
  }

  resize(width: number, height: number): void {
    this.renderer.setSize(width, height, false);
    this.uniforms.resolution.value.set(width, height);
    this.camera.aspect = width / height;
  }

  show(vehicle: Vehicle): void {
    freeVehicle(this.vehicle);
    this.vehicle = vehicle;
    this.scene = new THREE.Scene();
    const mirror = new THREE.Group();
    mirror.add(vehicle.reflection);
    mirror.scale.y = -1;
    const backdrop = BACKDROPS[this.kind];
    this.backdrop = [
      mirror,
      studioFloor(vehicle.shadow, this.uniforms, backdrop),
      studioBackdrop(this.uniforms, backdrop),
    ];
    this.catcher = shadowCatcher(vehicle.shadow, this.uniforms);
    this.scene.add(vehicle.body, ...this.backdrop, this.catcher);
  }

  shoot(view: View): Marks {
    return this.render(view, null);
  }

  /** Renders a view on one of the two flat colours from which a transparent picture is computed. */
  shootOn(view: View, colour: 'black' | 'white'): Marks {
    return this.render(view, new THREE.Color(colour));
  }

  get canvas(): HTMLCanvasElement {
    return this.renderer.domElement;
  }

  private render(view: View, flat: THREE.Color | null): Marks {
    if (!this.vehicle) throw new Error('There is no vehicle on the stage. Call show() first.');
    for (const object of this.backdrop) object.visible = !flat;
    this.catcher.visible = flat !== null;
    this.scene.background = flat;
    this.scene.environment = this.lights[view.fit];
    MIRROR_FADE.value.set(...BACKDROPS[this.kind].mirrorFade);
    frameVehicle(this.camera, this.vehicle.extent, view);
    // The light turns with the camera, as if the vehicle stood on a turntable.
    this.scene.environmentRotation.set(0, Math.PI / 2 - (view.azimuth * Math.PI) / 180, 0);
    this.renderer.render(this.scene, this.camera);
    if (this.vehicle.hasContactShade) this.contact.apply(this.renderer, this.vehicle.body, this.camera);
    return marksOf(this.camera, this.vehicle);
  }
}
