import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { SceneName } from '../backgrounds/background-names.ts';
import type { RoomName } from '../interiors/room-names.ts';
import type { RoomMark } from '../interiors/room-stage.ts';
import type { Behind, VehicleStudio } from '../page.ts';
import type { BodyName, DrawnBody } from '../sets/body-names.ts';
import type { Look } from '../sets/look.ts';
import type { SpinSpot } from '../spots/spin-spot.ts';
import type { View } from '../studio/camera.ts';
import type { Marks } from '../studio/stage.ts';

declare const studio: VehicleStudio;

const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
];

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('../page.ts', import.meta.url));
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}

/** Controls the studio (page.ts), which runs in a headless browser that renders in software. */
export class RemoteStudio {
  private loaded = '';
  private readonly browser: Browser;
  private readonly page: Page;

  private constructor(browser: Browser, page: Page) {
    this.browser = browser;
    this.page = page;
  }

  static async open(): Promise<RemoteStudio> {
    const script = await bundle();
    const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
    const browser = await chromium.launch({ executablePath, args: FLAGS });
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    page.on('pageerror', (error) => console.error(error));
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(message.text());
    });
    await page.setContent('<body></body>');
    await page.addScriptTag({ content: script });
    return new RemoteStudio(browser, page);
  }

  async load(
    scene: SceneName,
    { path, body, look }: { path: string; body: DrawnBody; look: Look },
  ): Promise<void> {
    const key = `${scene} ${path}`;
    if (this.loaded === key) return;
    await this.page.evaluate(([where, name, style]) => studio.load(where, name, style), [
      scene,
      body,
      look,
    ] as const);
    this.loaded = key;
  }

  async shoot(size: [number, number], view: View, behind: Behind): Promise<{ png: Buffer; marks: Marks }> {
    const marks = await this.page.evaluate(
      ([[width, height], seen, ground]) => {
        studio.resize(width, height);
        return studio.shoot(seen, ground);
      },
      [size, view, behind] as const,
    );
    const png = Buffer.from(await this.page.evaluate(() => studio.grab()), 'base64');
    return { png, marks };
  }

  /** Finds the positions of a vehicle's hotspots in each view. */
  spots(body: BodyName, look: Look, views: View[]): Promise<SpinSpot[]> {
    return this.page.evaluate(([name, style, seen]) => studio.spots(name, style, seen), [
      body,
      look,
      views,
    ] as const);
  }

  async room(name: RoomName, width: number, height: number): Promise<{ png: Buffer; marks: RoomMark[] }> {
    const { png, marks } = await this.page.evaluate(([room, w, h]) => studio.room(room, w, h), [
      name,
      width,
      height,
    ] as const);
    return { png: Buffer.from(png, 'base64'), marks };
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}
