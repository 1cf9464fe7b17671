import * as THREE from 'three';
import type { Vehicle } from '../../bodies/vehicle.ts';
import { frameVehicle, type View } from '../camera.ts';
import { softbox } from '../environment.ts';
import { groundShadow } from '../ground-shadow.ts';
import type { Softbox } from '../light-rigs.ts';
import { freeVehicle, type Marks, makeRenderer, marksOf, type Stage } from '../stage.ts';
import { hardstandGround } from './ground.ts';
import { sheds } from './sheds.ts';
import { hardstandSky, skyLight } from './sky.ts';

const EXPOSURE = 1.06;

/** Bright parts of the sky; they turn with the camera, because paint without a highlight looks flat. */
const HIGHLIGHTS: Softbox[] = [
  { size: [12, 4], at: [0, 8, 0], strength: 3.25, look: [0, 0.8, 0], soft: 0.35, tint: [1, 1, 1.02] },
  { size: [5, 4], at: [-9, 3, 4], strength: 4, look: [0, 0.8, 0], soft: 0.35, tint: [1, 0.95, 0.88] },
  { size: [10, 1], at: [0, 3.4, 9], strength: 1.25, look: [0, 0.8, 0], soft: 0.35 },
  { size: [10, 2], at: [0, 4.2, -9], strength: 4.25, look: [0, 0.8, 0], soft: 0.35, tint: [1, 0.92, 0.8] },
];

/** Light of a view from the z axis. */
function yardLight(renderer: THREE.WebGLRenderer): THREE.Texture {
  const scene = new THREE.Scene();
  scene.add(skyLight(), ...HIGHLIGHTS.map(softbox));
  return new THREE.PMREMGenerator(renderer).fromScene(scene, 0, 0.1, 100, { size: 512 }).texture;
}

/** A truck yard around noon. The camera walks round the vehicle; the yard stays. */
export class HardstandStage implements Stage {
  private readonly renderer = makeRenderer(EXPOSURE);
  private readonly camera = new THREE.PerspectiveCamera(22, 1.6, 0.1, 900);
  private readonly scene = new THREE.Scene();
  private readonly place = new THREE.Group();
  private vehicle: Vehicle | null = null;

  constructor() {
    this.scene.environment = yardLight(this.renderer);
    this.scene.add(hardstandSky(), hardstandGround(), sheds(), this.place);
  }

  resize(width: number, height: number): void {
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
  }

  show(vehicle: Vehicle): void {
    freeVehicle(this.vehicle);
    this.vehicle = vehicle;
    this.place.clear();
    const shadow = groundShadow(vehicle.shadow, {
      colour: [0.035, 0.036, 0.042],
      strength: 0.86,
      height: 0.006,
    });
    this.place.add(vehicle.body, shadow);
  }

  shoot(view: View): Marks {
    if (!this.vehicle) throw new Error('There is no vehicle on the hardstand. Call show() first.');
    frameVehicle(this.camera, this.vehicle.extent, view);
    this.scene.environmentRotation.set(0, Math.PI / 2 - (view.azimuth * Math.PI) / 180, 0);
    this.renderer.render(this.scene, this.camera);
    return marksOf(this.camera, this.vehicle);
  }

  get canvas(): HTMLCanvasElement {
    return this.renderer.domElement;
  }
}
