import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { SPIN } from '../catalogue.ts';
import { filmPath, framePath } from '../catalogue-format.ts';
import { writeWhole } from './files.ts';

const FRAMES_PER_SECOND = 9;
const TURNS = 2;

/** H.264, because every browser plays it. With `faststart` it can start playing before it is completely loaded. */
const ENCODING = [
  ...['-c:v', 'libx264', '-preset', 'slow', '-crf', '30', '-pix_fmt', 'yuv420p'],
  ...['-threads', '1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-movflags', '+faststart'],
];

/**
 * Writes two turns of a spin as a silent film of 960 × 600.
 *
 * @throws Error with the output of ffmpeg if it fails
 */
export async function makeFilm(path: string, folder: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'film-'));
  const file = join(work, 'film.mp4');
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-c:v', 'png', '-i', '-'];
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...ENCODING, file]);
  const errorOutput = text(ffmpeg.stderr);
  const ended = once(ffmpeg, 'close');
  for (let i = 0; i < SPIN.frames * TURNS; i++) {
    const png = await sharp(join(folder, framePath(path, i % SPIN.frames)))
      .png({ compressionLevel: 1 })
      .toBuffer();
    if (!ffmpeg.stdin.write(png)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not make the film of ${path}: ${await errorOutput}`);
  writeWhole(join(folder, filmPath(path)), readFileSync(file));
  rmSync(work, { recursive: true });
}
