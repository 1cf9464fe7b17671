// Preloaded into the fixture writer, so that both sides get stock for the same time.
const NOW = Number(process.env.COMPARE_NOW);

globalThis.Date = class extends Date {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(NOW);
    else super(...parts);
  }

  static override now(): number {
    return NOW;
  }
} as DateConstructor;
