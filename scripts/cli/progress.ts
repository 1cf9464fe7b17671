import type { SingleBar } from 'cli-progress';

const formatted = (value: number): string => value.toLocaleString('en-AU');

/** A bar on a terminal; the library takes 30 ms to load, which builds without a terminal need not wait for. */
async function makeBar(stream: NodeJS.WriteStream): Promise<SingleBar> {
  const { SingleBar } = await import('cli-progress');
  return new SingleBar({
    format: '{label} {bar} {value} of {total} {unit}',
    formatValue: formatted,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 24,
    clearOnComplete: true,
    // The commands decide themselves how they end.
    gracefulExit: false,
    stream,
  });
}

/**
 * A progress bar on a terminal. Elsewhere it prints nothing, so that logs stay readable.
 *
 * Call `end` when the work is done or has failed: the bar keeps the process alive.
 */
export class Progress {
  readonly #label: string;
  readonly #stream: NodeJS.WriteStream;
  #bar: SingleBar | null = null;
  #requested = false;
  #ended = false;

  /** @param label names the work: "harbourline" */
  constructor(label: string, stream: NodeJS.WriteStream = process.stderr) {
    this.#label = label;
    this.#stream = stream;
  }

  /** @param unit follows the numbers: "12 of 300 pages" */
  update(done: number, total: number, unit: string): void {
    if (this.#stream.isTTY !== true) return;
    if (this.#bar === null) this.#start(done, total, unit);
    else {
      this.#bar.setTotal(total);
      this.#bar.update(done, { unit });
    }
  }

  #start(done: number, total: number, unit: string): void {
    if (this.#requested) return;
    this.#requested = true;
    void makeBar(this.#stream).then((bar) => {
      if (this.#ended) return;
      bar.start(total, done, { label: this.#label, unit });
      this.#bar = bar;
    });
  }

  /** Prints a line about work without a known total. */
  say(text: string): void {
    this.#stream.write(`${this.#label} ${text}\n`);
  }

  /** Clears the bar. */
  end(): void {
    this.#ended = true;
    this.#bar?.stop();
    this.#bar = null;
  }
}
