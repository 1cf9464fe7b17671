import fs from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFolder } from '../../../../lib/disk/sync-folder.ts';

interface Stream {
  /** Node's handle of the open file or folder. */
  nfd: number;
}

interface FileNode {
  name: string;
}

/** What we use of the file system that PGlite's WebAssembly code calls. Its types do not describe it. */
interface NodeFiles {
  realPath: (node: FileNode) => string;
  /** Turns Node's error into the error number that PostgreSQL expects. */
  tryFSOperation: <Result>(operation: () => Result) => Result;
  node_ops: {
    mknod: (parent: FileNode, ...rest: unknown[]) => unknown;
    rename: (node: FileNode, newParent: FileNode, newName: string) => unknown;
    unlink: (parent: FileNode, name: string) => unknown;
    rmdir: (parent: FileNode, name: string) => unknown;
    symlink: (parent: FileNode, ...rest: unknown[]) => unknown;
  };
  stream_ops: { fsync?: (stream: Stream) => number };
}

/**
 * Makes `files` flush what PostgreSQL wants flushed. Folders whose names have changed are flushed, too, because
 * PostgreSQL expects that a flushed file keeps its name, which POSIX does not promise.
 */
function addSync(files: NodeFiles): void {
  const changedFolders = new Set<string>();
  const { mknod, rename, unlink, rmdir, symlink } = files.node_ops;
  const changed = (folder: FileNode) => changedFolders.add(files.realPath(folder));
  files.node_ops.mknod = (parent, ...rest) => {
    changed(parent);
    return mknod(parent, ...rest);
  };
  files.node_ops.symlink = (parent, ...rest) => {
    changed(parent);
    return symlink(parent, ...rest);
  };
  files.node_ops.unlink = (parent, name) => {
    changed(parent);
    return unlink(parent, name);
  };
  files.node_ops.rmdir = (parent, name) => {
    changed(parent);
    return rmdir(parent, name);
  };
  files.node_ops.rename = (node, newParent, newName) => {
    changedFolders.add(dirname(files.realPath(node)));
    changed(newParent);
    return rename(node, newParent, newName);
  };
  files.stream_ops.fsync = ({ nfd }) =>
    files.tryFSOperation(() => {
      fs.fsyncSync(nfd);
      for (const folder of changedFolders) {
        if (fs.existsSync(folder)) syncFolder(folder);
        changedFolders.delete(folder);
      }
      return 0;
    });
}

/**
 * PGlite's files in a folder, flushed to disk when PostgreSQL wants it. PGlite's own class ignores that, so that a power
 * cut may lose what was committed, or the whole database.
 */
export class SyncedFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...preRun, (module) => addSync((module as unknown as { NODEFS: NodeFiles }).NODEFS)],
      },
    };
  }
}

/**
 * Parameters that start PGlite as a database that flushes. `-F` turns that off. Its `fdatasync`, PostgreSQL's choice for
 * the log of changes, does nothing; its `fsync` calls ours.
 */
export const SYNCED_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
