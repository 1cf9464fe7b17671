import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { makeTenant } from '../../../../tests/support/make-tenant.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { makeCar } from '../../../../tests/support/vehicles.ts';
import { tenantStock } from '../stock/tenant-stock.ts';
import { carSheet } from './car-sheet.ts';
import { sheetLook } from './sheet-look.ts';
import { createSheetPrinter, type SheetPrinter } from './sheet-printer.ts';
import type { SheetTask } from './sheet-task.ts';

const TIMEOUT_MS = 120_000;
const open: SheetPrinter[] = [];
afterEach(() => {
  for (const printer of open.splice(0)) printer.close();
});

function task(pictures: string[] = []): SheetTask {
  const tenant = { ...makeTenant(), folder: temporaryFolder('sheet') };
  const car = makeCar();
  const stock = tenantStock(tenant, [car], new Date('2026-11-22T10:00:00Z'));
  const { template, widths, quality } = stock.configOf(car).images;
  return {
    sheet: carSheet(car, stock, '2026-11-22'),
    look: sheetLook(tenant),
    pictures,
    images: { template, widths, quality },
    folder: tenant.folder,
  };
}

/** A printer whose child process answers tasks by this code, which knows `pictures`. */
function printerWith(code: string): SheetPrinter {
  const script = join(temporaryFolder('sheet-child'), 'child.mjs');
  writeFileSync(
    script,
    `process.on('message', ({ pictures }) => {
      ${code}
      process.send({ pdf: Buffer.from('%PDF-'), problems: [] });
    });
    process.on('disconnect', () => process.exit());`,
  );
  open.push(createSheetPrinter({ script }));
  return open.at(-1) as SheetPrinter;
}

it('a sheet is drawn in another process, which says which pictures it could not read', {
  timeout: TIMEOUT_MS,
}, async () => {
  const printer = createSheetPrinter();
  open.push(printer);
  const sheets = [task(), task(['http://pictures.example/a.jpg'])].map(printer.print);
  for (const [problems, sheet] of sheets.entries()) {
    const made = await sheet;
    expect(Buffer.from(made.pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(made.problems).toHaveLength(problems);
  }
});

it('the service goes on while a sheet is drawn', { timeout: TIMEOUT_MS }, async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  await printerWith('for (const start = Date.now(); Date.now() < start + 500; );').print(task());
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

it('a sheet that makes the process end is an error, and the next one is drawn by a new process', {
  timeout: TIMEOUT_MS,
}, async () => {
  const printer = printerWith('if (pictures.length > 0) process.abort();');
  await expect(printer.print(task(['/a.jpg']))).rejects.toThrow('failed or took too long');
  expect(Buffer.from((await printer.print(task())).pdf).toString()).toBe('%PDF-');
});
