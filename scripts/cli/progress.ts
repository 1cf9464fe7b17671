const WIDTH = 24;

/**
 * A progress bar on a terminal; on anything else nothing until `end`, so that logs stay readable.
 * `label` names the work: "harbourline".
 */
export class Progress {
  readonly #label: string;
  readonly #stream: NodeJS.WriteStream;
  readonly #live: boolean;
  #drawn = 0;

  constructor(label: string, stream: NodeJS.WriteStream = process.stderr) {
    this.#label = label;
    this.#stream = stream;
    this.#live = stream.isTTY === true;
  }

  update(done: number, total: number, unit: string): void {
    const now = performance.now();
    if (!this.#live || (now - this.#drawn < 50 && done < total)) return;
    this.#drawn = now;
    const share = total === 0 ? 1 : done / total;
    const filled = Math.round(share * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    this.#stream.write(
      `\r\x1b[2K${this.#label} ${bar} ${done.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')} ${unit}`,
    );
  }

  /** A line without a known total: "Compiling the code". */
  say(text: string): void {
    this.#stream.write(this.#live ? `\r\x1b[2K${this.#label} ${text}` : `${this.#label} ${text}\n`);
  }

  end(): void {
    if (this.#live) this.#stream.write('\r\x1b[2K');
  }
}
