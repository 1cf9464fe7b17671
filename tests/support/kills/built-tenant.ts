import { existsSync, readdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from 'vitest';
import { readLive } from '../../../src/render/publish-inventory.ts';
import { releaseContents } from '../../../src/render/release-contents.ts';
import { type CommandRun, type RunOptions, runCommand, startCommand } from '../commands/run-command.ts';
import { stockText, writeTenant } from '../commands/small-tenants.ts';
import { siteFiles } from '../commands/whole-site.ts';

const SLUG = 'acme';
export const WORDS = ['First', 'Second'] as const;
export type Word = (typeof WORDS)[number];
export const otherThan = (word: Word): Word => (word === 'First' ? 'Second' : 'First');

/** A page whose content differs between the two stocks, so that it shows which one the site was built from. */
const PROBE = 'cars/s0.html';

/** A tenant with two alternative stocks, and the site of each. */
export class BuiltTenant {
  readonly dist: string;
  readonly #tenants: string;
  readonly #vehicles: number;
  readonly #sites = new Map<Word, Record<string, string>>();

  private constructor(root: string, vehicles: number) {
    this.#tenants = join(root, 'tenants');
    this.dist = join(root, 'dist');
    this.#vehicles = vehicles;
    writeTenant(this.#tenants, SLUG, 'First', vehicles);
  }

  /** Builds both sites into separate folders, then publishes the first. */
  static async create(root: string, vehicles: number): Promise<BuiltTenant> {
    const tenant = new BuiltTenant(root, vehicles);
    for (const word of WORDS) {
      tenant.setStock(word);
      const dist = join(root, `only-${word}`);
      expect(await runCommand('build', [...tenant.#arguments(dist)])).toMatchObject({ status: 0 });
      tenant.#sites.set(word, siteFiles(join(dist, SLUG)));
    }
    await tenant.rebuild('First');
    return tenant;
  }

  #arguments = (dist: string): string[] => ['--tenants', this.#tenants, '--dist', dist, '--jobs', '1'];

  /** The folder and tenant for `killAtFile`. */
  get killTarget(): [dist: string, tenant: string] {
    return [this.dist, SLUG];
  }

  get pages(): number {
    return Object.keys(readLive(this.dist, SLUG).manifest.pages).length;
  }

  /** Replaces the stock atomically, as an import does. */
  setStock(word: Word): void {
    const file = join(this.#tenants, SLUG, 'stock.jsonl');
    writeFileSync(`${file}.tmp`, stockText(word, this.#vehicles));
    renameSync(`${file}.tmp`, file);
  }

  start(flags: readonly string[] = [], options?: RunOptions) {
    return startCommand('build', [...this.#arguments(this.dist), ...flags], options);
  }

  /** Builds without a kill, and checks that the published site is complete. */
  async rebuild(word: Word): Promise<CommandRun> {
    this.setStock(word);
    const run = await runCommand('build', this.#arguments(this.dist));
    expect(run).toMatchObject({ status: 0 });
    expect(this.liveWord()).toBe(word);
    return run;
  }

  /** Returns which of the two sites is live. Fails if the site is mixed or incomplete. */
  liveWord(dist = this.dist): Word {
    const files = siteFiles(join(dist, SLUG));
    const word = WORDS.find((one) => files[PROBE] === this.#sites.get(one)?.[PROBE]) ?? WORDS[0];
    const { manifest, damage } = readLive(dist, SLUG);
    expect(damage).toBe(null);
    // Files of the previous release that stay published for open pages.
    const kept = Object.keys(manifest.kept ?? {}).map((file) => [
      file,
      this.#sites.get(otherThan(word))?.[file],
    ]);
    const expected = { ...Object.fromEntries(kept), ...this.#sites.get(word) };
    expect(files).toEqual(expected);
    expect(Object.keys(releaseContents(manifest)).sort()).toEqual(Object.keys(expected).sort());
    return word;
  }

  /** Describes how far a killed build got, from the files that it left. `before` is the site that was live. */
  whereKilled(before: Word): string {
    if (this.liveWord() !== before) return 'after the new site was live';
    if (existsSync(join(this.dist, `.${SLUG}.next`))) return 'after the next link was created';
    const live = Number(basename(realpathSync(join(this.dist, SLUG))));
    const releases = join(this.dist, '.releases', SLUG);
    const next = readdirSync(releases).find((name) => Number(name) > live);
    if (next === undefined) return 'before a release was begun';
    const files = readdirSync(join(releases, next));
    if (files.includes('.forecourt.json')) return 'after the manifest was written';
    if (files.some((name) => name.startsWith('.forecourt.json'))) return 'while the manifest was written';
    return 'while the release was filled';
  }

  /** True if a killed build has left its lock file. */
  get isLocked(): boolean {
    return existsSync(join(this.dist, '.releases', `${SLUG}.lock`));
  }

  get releases(): string[] {
    return readdirSync(join(this.dist, '.releases', SLUG));
  }
}
