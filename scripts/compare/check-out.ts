import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

interface CheckedOut {
  root: string;
  /** Abbreviated hash and subject of the commit. */
  name: string;
  release(): void;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * Checks out a commit into `root` and installs its packages, or shares those of the working tree if both have the same
 * lock file.
 *
 * @throws when the commit does not exist or its packages cannot be installed
 */
export function checkOut(commit: string, root: string): CheckedOut {
  let hash: string;
  try {
    hash = git('rev-parse', '--verify', `${commit}^{commit}`);
  } catch {
    throw new Error(`There is no commit "${commit}". "git log --oneline" lists all commits.`);
  }
  git('worktree', 'add', '--detach', root, hash);
  const release = () => {
    git('worktree', 'remove', '--force', root);
  };
  try {
    const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
    if (lock(root) === lock('.'))
      symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    else
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
  } catch (error) {
    release();
    throw error;
  }
  return { root, name: git('log', '-1', '--format=%h %s', hash), release };
}
