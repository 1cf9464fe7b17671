import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FILM_SETS, makeCatalogue, WALK_FRAMES, WALK_SETS, WIDTHS, walkName } from './catalogue.ts';
import { RemoteStudio } from './command/browser.ts';
import { composeSets } from './command/compose-sets.ts';
import { jsonText, renderedIn, writeWhole } from './command/files.ts';
import { allJobs, type Job, studioJobs } from './command/jobs.ts';
import { makeFilm } from './command/make-film.ts';
import { makeWalk } from './command/make-walk.ts';
import { runElevations } from './command/run-elevation.ts';
import { runJob } from './command/run-job.ts';
import { runRoom } from './command/run-room.ts';
import { runSpin } from './command/run-spin.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: fileURLToPath(new URL('../../public/demo/vehicles', import.meta.url)) },
    /** Regular expression for the pictures' paths, for example `^suv/` or `/front$`. */
    only: { type: 'string', default: '' },
    /** Writes catalogue.json with everything that is planned, and renders nothing. */
    plan: { type: 'boolean', default: false },
    /** Writes catalogue.json from what exists, and renders nothing. */
    catalogue: { type: 'boolean', default: false },
    /** Makes films and walks in pictures of the spins that are there; needs ffmpeg. */
    derive: { type: 'boolean', default: false },
    /** Renders the studio into `--out` instead, for `--compose`. */
    studio: { type: 'boolean', default: false },
    /** Folder of pictures of the studio: puts their vehicles on other backgrounds, and renders nothing. */
    compose: { type: 'string' },
    /** Folder for the side and the front of each car's body, cut to their edges; renders nothing else. */
    elevations: { type: 'string' },
    force: { type: 'boolean', default: false },
  },
});

const folder = values.out;
const rendered = renderedIn(folder);
const isDone = (job: Job): boolean =>
  job.kind === 'spin' || job.kind === 'room'
    ? rendered[job.kind](job.path)
    : rendered.picture(job.path, job.widths);

function writeCatalogue(isPlan: boolean): void {
  const catalogue = makeCatalogue(isPlan ? undefined : rendered);
  writeWhole(join(folder, 'catalogue.json'), jsonText(catalogue));
}

async function renderAll(jobs: Job[]): Promise<void> {
  const studio = await RemoteStudio.open();
  let encoding: Promise<void> = Promise.resolve();
  for (const [i, job] of jobs.entries()) {
    const start = Date.now();
    try {
      if (job.kind === 'spin') {
        await runSpin(studio, job, folder, values.force);
      } else if (job.kind === 'room') {
        await runRoom(studio, job, folder);
      } else {
        // Encode the last picture while this one renders. It is in an array, because await would wait for a bare
        // promise.
        const [next] = await runJob(studio, job, folder);
        await encoding;
        encoding = next;
      }
    } catch (error) {
      console.error(job.path, error);
      process.exitCode = 1;
    }
    console.log(`${i + 1}/${jobs.length} ${job.path} ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
  await encoding;
  await studio.close();
}

async function derive(): Promise<void> {
  const wanted = (set: string): boolean => new RegExp(values.only).test(set) && rendered.spin(`${set}/spin`);
  for (const set of FILM_SETS.filter(wanted)) {
    if (rendered.film(`${set}/spin`) && !values.force) continue;
    await makeFilm(`${set}/spin`, folder);
    console.log(`${set}: made the film`);
  }
  for (const set of WALK_SETS.filter(wanted)) {
    const exists = WALK_FRAMES.every((frame) => rendered.picture(`${set}/${walkName(frame)}`, WIDTHS));
    if (exists && !values.force) continue;
    await makeWalk(set, folder);
    console.log(`${set}: made the pictures of the walk`);
  }
}

if (values.elevations) {
  await runElevations(values.elevations, new RegExp(values.only));
} else if (values.compose) {
  await composeSets({ studio: values.compose, out: folder }, new RegExp(values.only), values.force);
} else if (values.derive) {
  await derive();
} else if (values.plan || values.catalogue) {
  writeCatalogue(values.plan);
} else {
  const jobsOf = values.studio ? studioJobs : allJobs;
  const wanted = jobsOf().filter(({ path }) => new RegExp(values.only).test(path));
  const jobs = wanted.filter((job) => values.force || !isDone(job));
  console.log(`${jobs.length} pictures to render, ${wanted.length - jobs.length} exist already`);
  if (jobs.length > 0) await renderAll(jobs);
}
