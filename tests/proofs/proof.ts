import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** True under `npm run prove`; in `npm test` each proof runs in its short form. */
export const LONG = process.env.FORECOURT_PROVE === '1';

/** Number of repetitions: `short` in `npm test`, `long` under `npm run prove`. */
export const rounds = (short: number, long: number): number => (LONG ? long : short);

/** A test's time limit in milliseconds; the long form may take an hour. */
export const proofTimeout = (short: number): number => (LONG ? 3_600_000 : short);

/** Writes `docs/proofs/<name>.md` under `npm run prove`; does nothing in the short form. */
export function recordFigures(name: string, title: string, lines: readonly string[]): void {
  if (!LONG) return;
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync('docs/proofs', { recursive: true });
  const body = `# ${title}\n\nMeasured by \`npm run prove -- ${name}\` on ${date}.\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
  writeFileSync(join('docs/proofs', `${name}.md`), body);
}
