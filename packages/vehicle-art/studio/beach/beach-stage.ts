import * as THREE from 'three';
import type { Vehicle } from '../../bodies/vehicle.ts';
import { frameVehicle, type View } from '../camera.ts';
import { groundShadow } from '../ground-shadow.ts';
import { freeVehicle, type Marks, makeRenderer, marksOf, type Stage } from '../stage.ts';
import { lightWindows } from './lit-windows.ts';
import { sand } from './sand.ts';
import { HAZE, sea } from './sea.ts';
import { beachSky } from './sky.ts';
import { sunLight } from './sun.ts';

const EXPOSURE = 0.98;

function skyLight(renderer: THREE.WebGLRenderer): THREE.Texture {
  const scene = new THREE.Scene();
  scene.add(beachSky(true));
  return new THREE.PMREMGenerator(renderer).fromScene(scene, 0, 0.1, 2000, { size: 256 }).texture;
}

/** A pale beach with a low sun. It turns with the camera, so that every view and frame has the same light. */
export class BeachStage implements Stage {
  private readonly renderer = makeRenderer(EXPOSURE);
  private readonly camera = new THREE.PerspectiveCamera(22, 1.6, 0.5, 3000);
  private readonly scene = new THREE.Scene();
  private readonly surroundings = new THREE.Group();
  private readonly place = new THREE.Group();
  private vehicle: Vehicle | null = null;

  constructor() {
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    this.scene.environment = skyLight(this.renderer);
    this.scene.fog = new THREE.Fog(new THREE.Color().setRGB(...HAZE, THREE.SRGBColorSpace), 30, 260);
    this.surroundings.add(beachSky(false), sand(), sea(), sunLight());
    this.scene.add(this.surroundings, this.place);
  }

  resize(width: number, height: number): void {
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
  }

  show(vehicle: Vehicle): void {
    freeVehicle(this.vehicle);
    this.vehicle = vehicle;
    this.place.clear();
    lightWindows(vehicle.body);
    vehicle.body.traverse((object) => {
      object.castShadow = true;
      object.receiveShadow = true;
    });
    const shadow = groundShadow(vehicle.shadow, { colour: [0.14, 0.09, 0.06], strength: 0.8, height: 0.035 });
    this.place.add(vehicle.body, shadow);
  }

  shoot(view: View): Marks {
    if (!this.vehicle) throw new Error('There is no vehicle on the beach. Call show() first.');
    frameVehicle(this.camera, this.vehicle.extent, view);
    const turn = (-view.azimuth * Math.PI) / 180;
    this.surroundings.rotation.y = turn;
    this.scene.environmentRotation.set(0, turn, 0);
    this.renderer.render(this.scene, this.camera);
    // The camera is on the side of the door, the left.
    return marksOf(this.camera, this.vehicle, -1);
  }

  get canvas(): HTMLCanvasElement {
    return this.renderer.domElement;
  }
}
