import { readStockLine, serializeCar } from '../stock-file.ts';
import type { Run } from './import-run.ts';
import { countId, type NamedCount } from './named-count.ts';
import { stockLines } from './previous-stock.ts';

/**
 * Writes the vehicles of the previous stock whose records were refused to the new one, as they were. Records that name
 * a vehicle of this import again are not among them.
 *
 * @param stock path of the previous stock
 */
export async function keepRefused(run: Run, stock: string): Promise<NamedCount> {
  const kept: NamedCount = { count: 0, ids: [] };
  if (run.refused.isEmpty) return kept;
  for await (const line of stockLines(stock)) {
    const read = readStockLine(line);
    if (!read.ok || run.ids.has(read.car.id)) continue;
    const { car } = read;
    const refused = run.refused.find(car);
    if (refused === undefined) continue;
    const { row, problem } = refused;
    run.ids.set(car.id, row);
    const path = run.slugs.path(car.path, car.slug, car.slug);
    run.stock.write(`${serializeCar({ ...car, path })}\n`);
    countId(kept, car.id);
    run.report.addNotes(row, refused.line, car.id, [
      {
        kind: 'kept',
        field: problem.field,
        value: problem.value,
        reason: `${problem.reason}, so the record was refused and the vehicle stays as it was`,
      },
    ]);
  }
  return kept;
}
