import { join } from 'node:path';
import { Command } from 'commander';
import { replaceFile } from '../src/lib/disk/replace-file.ts';
import { committedStock } from '../src/stock/data-folder/data-files.ts';
import { CommandError } from './cli/command-error.ts';
import { printError, printUncaughtErrors } from './cli/print-error.ts';
import { Today } from './demo-stock/age.ts';
import { readDealer } from './demo-stock/dealer.ts';
import { generateStock, stockFile } from './demo-stock/generate.ts';
import { PictureLibrary } from './demo-stock/pictures.ts';
import { PLANS, type Plan } from './demo-stock/plan.ts';
import { SpinLibrary } from './demo-stock/spins.ts';

/** Date for which the committed stock is generated. */
const DEFAULT_TODAY = '2026-11-20';

/** Folder of the demo pictures, relative to the project. */
const PICTURES = 'public/demo/vehicles';

interface Flags {
  today: string;
  tenants: string;
}

const command = new Command('npm run demo-stock --')
  .description('Generates the stock of the demo dealers. The same date and tables give the same files.')
  .argument('[tenant...]', 'names of demo dealers (default: all)')
  .option('--today <date>', 'date from which ages and arrivals are counted', DEFAULT_TODAY)
  .option('--tenants <folder>', 'folder of the tenants', 'tenants');

function plansFor(names: readonly string[]): Plan[] {
  const unknown = names.filter((name) => !PLANS.some((plan) => plan.tenant === name));
  if (unknown.length > 0)
    throw new CommandError(
      `There is no demo dealer ${unknown.map((name) => `"${name}"`).join(', ')}. The demo dealers are: ${PLANS.map((plan) => plan.tenant).join(', ')}.`,
    );
  return PLANS.filter((plan) => names.length === 0 || names.includes(plan.tenant));
}

function write(names: readonly string[], flags: Flags): void {
  const library = PictureLibrary.read(PICTURES);
  const spins = SpinLibrary.read(PICTURES);
  const today = new Today(flags.today);
  for (const plan of plansFor(names)) {
    const cars = generateStock(plan, readDealer(flags.tenants, plan.tenant), library, spins, today);
    const text = stockFile(cars);
    replaceFile(committedStock(join(flags.tenants, plan.tenant)), text);
    console.log(`${plan.tenant}: ${cars.length} vehicles, ${(text.length / 1e6).toFixed(2)} MB`);
  }
}

command.parse();
const task = { name: 'Writing the stock', folder: command.opts<Flags>().tenants, retry: 'run it again' };
printUncaughtErrors(task);
try {
  write(command.args, command.opts<Flags>());
} catch (error) {
  printError(error, task);
  process.exitCode = 1;
}
