import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../run-process.ts';
import { sendSteadily } from './load.ts';
import { residentMb } from './resident-mb.ts';
import type { Target } from './target.ts';

/** About as many leads as a thousand dealers get per second in a busy hour. */
const LEADS_PER_SECOND = 20;
const SAMPLE_MS = 5_000;

/** Sends leads at a steady rate for some minutes, and prints how the memory of the service grows meanwhile. */
export async function soak(
  name: string,
  target: Target,
  metricsPort: number,
  minutes: number,
): Promise<void> {
  const samples: number[] = [];
  let running = true;
  const sampling = (async () => {
    while (running) {
      samples.push(await residentMb(metricsPort));
      await wait(SAMPLE_MS);
    }
  })();
  await sendSteadily(target, LEADS_PER_SECOND, minutes * 60);
  running = false;
  await sampling;
  // Leave out the first fifth of the time, in which the service still loads code and fills caches.
  const fifth = Math.ceil(samples.length / 5);
  const [early, late] = [samples.slice(fifth, 2 * fifth), samples.slice(-fifth)].map(median) as [
    number,
    number,
  ];
  console.log(
    `${name}: ${minutes} min of ${LEADS_PER_SECOND} leads a second; memory of the process: ${early.toFixed(0)} MB in the second fifth of the time, ${late.toFixed(0)} MB in the last, at most ${Math.max(...samples).toFixed(0)} MB`,
  );
}
