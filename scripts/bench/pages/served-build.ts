import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { siteServer } from '../../../src/serve/site-server.ts';

export interface ServedBuild {
  /** Printed beside the build's figures. */
  name: string;
  /** URL of a path on a dealer's site. */
  at: (tenant: string, path: string) => string;
  close: () => void;
}

/** Serves built sites with the local host, which compresses files as a CDN does. There is no service behind `/api`. */
export async function serveBuild(name: string, dist: string, tenants: string[]): Promise<ServedBuild> {
  const server = siteServer(
    resolve(dist),
    tenants.map((slug) => ({ slug, name: slug })),
  );
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    name,
    at: (tenant, path) => `http://${tenant}.localhost:${port}${path}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
