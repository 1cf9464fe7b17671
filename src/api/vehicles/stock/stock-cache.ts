import { Counter, Gauge, type Registry } from 'prom-client';

export interface StockMetrics {
  held: Gauge;
  bytes: Gauge;
  forgotten: Counter;
}

export const createStockMetrics = (registry: Registry): StockMetrics => ({
  held: new Gauge({
    name: 'forecourt_stocks',
    help: 'Dealers whose stock is in memory.',
    registers: [registry],
  }),
  bytes: new Gauge({
    name: 'forecourt_stocks_bytes',
    help: 'Estimated memory of the stock in memory.',
    registers: [registry],
  }),
  forgotten: new Counter({
    name: 'forecourt_stocks_forgotten_total',
    help: 'Stocks that were removed from memory because others needed the space.',
    registers: [registry],
  }),
});

/** Values with an estimate of their memory; null while they are being read. */
interface Held {
  bytes: number | null;
}

export interface StockCache<Value extends Held> {
  /** Finds a value, which now is the most recently used one. */
  use: (name: string) => Value | undefined;
  set: (name: string, value: Value) => void;
  delete: (name: string) => void;
  /** Call it when the bytes of a value are known. */
  shrink: () => void;
}

/**
 * Holds values up to a number of bytes, then forgets the least recently used ones. Requests that use a forgotten value
 * keep it until they end. A value that is being read is never forgotten, or requests would read it several times. Nor
 * is the last one that is left, even if it is too large: each request would read it again.
 */
export function stockCache<Value extends Held>(maxBytes: number, metrics: StockMetrics): StockCache<Value> {
  /** The least recently used value comes first. */
  const values = new Map<string, Value>();

  function shrink(): void {
    let sum = 0;
    for (const { bytes } of values.values()) sum += bytes ?? 0;
    for (const [name, { bytes }] of values) {
      if (sum <= maxBytes || values.size === 1) break;
      if (bytes === null) continue;
      values.delete(name);
      sum -= bytes;
      metrics.forgotten.inc();
    }
    metrics.held.set(values.size);
    metrics.bytes.set(sum);
  }

  function set(name: string, value: Value): void {
    values.delete(name);
    values.set(name, value);
  }

  return {
    use: (name) => {
      const value = values.get(name);
      if (value) set(name, value);
      return value;
    },
    set,
    delete: (name) => {
      values.delete(name);
      shrink();
    },
    shrink,
  };
}
