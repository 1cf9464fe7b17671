import { EventEmitter } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { temporaryTenant } from '../../tests/support/stock/stock-folders.ts';
import { dataFiles } from '../stock/data-folder/data-files.ts';
import { reloadOnTenantChange, TENANT_CHANGED } from './tenant-reload.ts';

it('development reads the tenant again after a change of its folder or of the imported stock, and of nothing else', async () => {
  const folders = temporaryTenant('acme');
  rmSync(folders.data, { recursive: true });
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const [server, browser] = [vi.fn(), vi.fn()];
  const environments = { ssr: { hot: { send: server } }, client: { hot: { send: browser } } };
  reloadOnTenantChange({ watcher, environments } as never, folders);
  expect(watcher.add).toHaveBeenCalledWith([folders.folder, folders.data]);
  // Only a folder that exists can be watched.
  expect(existsSync(folders.data)).toBe(true);

  const { stock, temporary, queue, lock, report, refusedReport } = dataFiles(folders.data);
  const none = [`${temporary}stock`, join(queue, 'one'), lock, report, refusedReport];
  const others = [join(folders.folder, 'site.yaml.7.tmp'), `${folders.folder}-other/site.yaml`, '/src/a.ts'];
  for (const path of [...none, ...others]) watcher.emit('all', 'change', path);
  expect(server).not.toHaveBeenCalled();
  for (const path of [stock, join(folders.folder, 'site.yaml')]) watcher.emit('all', 'change', path);
  expect(server.mock.calls).toEqual([[TENANT_CHANGED], [TENANT_CHANGED]]);
  await setTimeout(100);
  expect(browser).toHaveBeenCalledOnce();
});
