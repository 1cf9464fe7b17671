import * as THREE from 'three';

/** Surface of a decal. Numbers run from 0 to 1; a height of 0.5 is level with the body. */
export interface Ink {
  colour?: string;
  rough?: number;
  metal?: number;
  height?: number;
  glow?: string;
}

export type RegionName = 'side' | 'front' | 'rear' | 'top';

/** Pixels per metre and the pixel of the region's origin, on the 4096 grid. */
export type RegionMap = [scale: number, originX: number, originY: number];

export interface AtlasTextures {
  colour: THREE.Texture;
  material: THREE.Texture;
  /** Light of the lamps in the front and rear regions, side glass (red) in the side region. */
  light: THREE.Texture;
}

/** Side of the square grid in which the regions are laid out, and the side in pixels of the textures drawn from it. */
const GRID = 4096;
const SIZE = 2560;
const CLIPS: Record<RegionName, [left: number, top: number, width: number, height: number]> = {
  side: [0, 0, 4096, 1600],
  front: [0, 1600, 2048, 1600],
  rear: [2048, 1600, 2048, 1600],
  top: [0, 3200, 4096, 896],
};

function layer(fill?: string): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (fill) {
    context.fillStyle = fill;
    context.fillRect(0, 0, SIZE, SIZE);
  }
  return context;
}

function materialStyle(ink: Ink): string {
  const channel = (value: number): number => Math.round(value * 255);
  return `rgb(${channel(ink.rough ?? 0.4)},${channel(ink.metal ?? 0)},${channel(ink.height ?? 0.5)})`;
}

/**
 * Everything painted on a body, drawn in metres: side (X, Y), front and rear (z, Y), top (X, |z|).
 * The paint shader projects it onto the surface.
 */
export class Atlas {
  readonly maps: Record<RegionName, RegionMap>;
  private readonly colour = layer();
  private readonly material = layer('rgb(100,0,128)');
  private readonly light = layer('#000');
  /** Textures that were created so far, to be freed with the vehicle. */
  readonly createdTextures: THREE.Texture[] = [];
  private isOpen = false;
  private isSide = false;

  constructor(length: number, height: number) {
    const side = Math.min(GRID / (length + 0.4), 1600 / (height + 0.1));
    const end = Math.min(2048 / 2.5, 1600 / (height + 0.1));
    this.maps = {
      side: [side, 0.2 * side, 1600],
      front: [end, 1024, 3200],
      rear: [end, 3072, 3200],
      top: [side, 0.2 * side, 4090],
    };
  }

  private get layers(): CanvasRenderingContext2D[] {
    return [this.colour, this.material, this.light];
  }

  region(name: RegionName): void {
    const shrink = SIZE / GRID;
    const [scale, x, y] = this.maps[name];
    const [left, top, width, height] = CLIPS[name];
    for (const context of this.layers) {
      if (this.isOpen) context.restore();
      context.save();
      context.beginPath();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.rect(left * shrink, top * shrink, width * shrink, height * shrink);
      context.clip();
      context.setTransform(scale * shrink, 0, 0, -scale * shrink, x * shrink, y * shrink);
    }
    this.isOpen = true;
    this.isSide = name === 'side';
  }

  fill(path: Path2D, ink: Ink): void {
    this.material.fillStyle = materialStyle(ink);
    this.material.fill(path);
    if (ink.colour) {
      this.colour.fillStyle = ink.colour;
      this.colour.fill(path);
    }
    if (ink.glow || (ink.colour && !this.isSide)) {
      this.light.fillStyle = ink.glow ?? '#000';
      this.light.fill(path);
    }
  }

  stroke(path: Path2D, width: number, ink: Ink): void {
    for (const context of this.layers) context.lineWidth = width;
    this.material.strokeStyle = materialStyle(ink);
    this.material.stroke(path);
    if (ink.colour) {
      this.colour.strokeStyle = ink.colour;
      this.colour.stroke(path);
    }
    if (ink.glow) {
      this.light.strokeStyle = ink.glow;
      this.light.stroke(path);
    }
  }

  /** Draws only inside the path. */
  within(path: Path2D, draw: () => void): void {
    for (const context of this.layers) {
      context.save();
      context.clip(path);
    }
    draw();
    for (const context of this.layers) context.restore();
  }

  glass(path: Path2D): void {
    this.light.fillStyle = '#f00';
    this.light.fill(path);
  }

  /** Removes the area of a pillar from the glass. */
  pillar(path: Path2D, width: number): void {
    this.light.lineWidth = width;
    this.light.strokeStyle = '#000';
    this.light.stroke(path);
  }

  /** Draws the gap round a door or lid. The grooves are shallow, because deeper ones sparkle at grazing angles. */
  groove(path: Path2D, width = 0.0065): void {
    this.stroke(path, width * 2.2, { colour: 'rgba(0,0,0,.10)', rough: 0.4, height: 0.47 });
    this.stroke(path, width, { colour: 'rgba(6,6,8,.9)', rough: 0.9, height: 0.4 });
  }

  textures(): AtlasTextures {
    const texture = (context: CanvasRenderingContext2D, isColour: boolean): THREE.Texture => {
      const created = new THREE.CanvasTexture(context.canvas);
      this.createdTextures.push(created);
      created.flipY = false;
      created.generateMipmaps = true;
      created.minFilter = THREE.LinearMipmapLinearFilter;
      if (isColour) created.colorSpace = THREE.SRGBColorSpace;
      return created;
    };
    return {
      colour: texture(this.colour, true),
      material: texture(this.material, false),
      light: texture(this.light, false),
    };
  }
}
