import { parentPort, workerData } from 'node:worker_threads';
import type { RenderedPage } from '../site/page.ts';
import type { CompiledOverrides } from './overrides/compiled-override.ts';
import { loadRenderer, renderInto } from './render-into.ts';

const { entry, folder, overrides } = workerData as {
  entry: string;
  folder: string;
  overrides: CompiledOverrides;
};
const renderPage = await loadRenderer(entry, overrides);

parentPort?.on('message', async (pages: RenderedPage[]) => {
  parentPort?.postMessage(await renderInto(folder, pages, renderPage));
});
parentPort?.postMessage('ready');
