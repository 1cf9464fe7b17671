import * as THREE from 'three';
import { fbm, hash, noise } from '../noise.ts';

const TONE = new THREE.Color(0xe6d3b4);

/** Pixels of the texture of ripples, which repeats every `TILE` metres. */
const PIXELS = 1024;
const TILE = 3.4;

/** Points of the ground along each side. They lie close together in the middle, where the vehicle stands. */
const POINTS = 160;

/** Height of the sand in metres: small bumps everywhere, no dunes. */
const heightAt = (x: number, z: number): number => (fbm(x * 0.9, z * 0.9) - 0.5) * 0.05;

function ripples(): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS;
  canvas.height = PIXELS;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const image = context.createImageData(PIXELS, PIXELS);
  const turn = Math.PI * 2;
  for (let j = 0; j < PIXELS; j++) {
    for (let i = 0; i < PIXELS; i++) {
      const [u, v] = [i / PIXELS, j / PIXELS];
      const bend = Math.sin(u * turn * 2) * 0.6 + Math.sin(v * turn * 3) * 0.4;
      const wave = Math.sin((v * 26 + bend * 0.55) * turn) * 0.5 + 0.5;
      const patch = 0.55 + 0.45 * Math.sin(u * turn + 1) * Math.sin(v * turn * 2);
      const level = 0.34 * wave * patch + 0.3 * hash(i, j) + 0.3 * noise(i / 9, j / 9);
      const grey = Math.round(255 * level);
      image.data.set([grey, grey, grey, 255], (j * PIXELS + i) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  const texture = new THREE.CanvasTexture(canvas);
  texture.wrapS = THREE.RepeatWrapping;
  texture.wrapT = THREE.RepeatWrapping;
  texture.anisotropy = 8;
  return texture;
}

function groundGeometry(): THREE.BufferGeometry {
  const spread = (share: number): number => share * 14 + Math.sign(share) * share ** 4 * 190;
  const positions: number[] = [];
  const places: number[] = [];
  const colours: number[] = [];
  const triangles: number[] = [];
  const row = POINTS + 1;
  for (let j = 0; j <= POINTS; j++) {
    for (let i = 0; i <= POINTS; i++) {
      const x = spread((i / POINTS) * 2 - 1);
      const z = spread((j / POINTS) * 2 - 1);
      positions.push(x, heightAt(x, z), z);
      places.push((x + 0.08 * z) / TILE, z / TILE);
      const tone = TONE.clone().multiplyScalar(0.88 + 0.22 * fbm(x * 0.35, z * 0.35));
      colours.push(tone.r, tone.g, tone.b);
      if (i === POINTS || j === POINTS) continue;
      const corner = j * row + i;
      triangles.push(corner, corner + row, corner + 1, corner + 1, corner + row, corner + row + 1);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(places, 2));
  geometry.setAttribute('color', new THREE.Float32BufferAttribute(colours, 3));
  geometry.setIndex(triangles);
  geometry.computeVertexNormals();
  return geometry;
}

export function sand(): THREE.Mesh {
  const material = new THREE.MeshStandardMaterial({
    vertexColors: true,
    roughness: 0.96,
    bumpMap: ripples(),
    bumpScale: 2.2,
    envMapIntensity: 0.85,
  });
  const ground = new THREE.Mesh(groundGeometry(), material);
  ground.receiveShadow = true;
  return ground;
}
