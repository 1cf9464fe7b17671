import { parentPort, workerData } from 'node:worker_threads';
import type { RenderedPage } from '../site/page.ts';
import { loadRenderer, renderInto } from './render-into.ts';

const { entry, folder } = workerData as { entry: string; folder: string };
const renderPage = await loadRenderer(entry);

parentPort?.on('message', async (pages: RenderedPage[]) => {
  parentPort?.postMessage(await renderInto(folder, pages, renderPage));
});
parentPort?.postMessage('ready');
