import { join } from 'node:path';
import { filesInside } from '../lib/disk/files-inside.ts';
import { findHiddenCharacter } from '../lib/hidden-characters.ts';
import { reservedName, reservedPublicFile } from '../stock/rules/reserved-addresses.ts';

/** A name in the public folder that is never published. */
export interface NameFault {
  /** The file, or the folder that holds it, relative to the public folder. */
  name: string;
  /** An error stops the build; what has only a warning is left out of the site. */
  severity: 'error' | 'warning';
  /** A sentence that says why, and what to do. */
  message: string;
}

/**
 * Files and folders by which hosts are steered, at the top of what is uploaded. Sources:
 * developers.cloudflare.com/pages/functions, docs.netlify.com/configure-builds/file-based-configuration,
 * vercel.com/docs/project-configuration.
 */
const HOST_CONTROL =
  /^(?:_worker(?:\.bundle|\.[cm]?js)?|_routes\.json|functions|netlify\.toml|wrangler\.(?:toml|jsonc?)|vercel\.json|firebase\.json|staticwebapp\.config\.json)$/;

/** The same in every folder: Apache and IIS read theirs wherever they lie. */
const FOLDER_CONTROL = /^(?:\.htaccess|web\.config)$/;

const SECRET =
  /^(?:\.env(?:\..*)?|\.envrc|\.git|\.git-credentials|\.svn|\.hg|\.ssh|\.aws|\.npmrc|\.netrc|\.htpasswd|\.dev\.vars|id_(?:rsa|dsa|ecdsa|ed25519)|.*\.(?:pem|p12|pfx))$/;

/** Made by operating systems and editors. */
const LEFTOVER = /^(?:thumbs\.db|desktop\.ini|.*~|#.*#|.*\.(?:bak|orig|sw[op]))$/;

const REFUSED_SIGN = /[:?*|"<>\\]/;

type Ruling = Omit<NameFault, 'name'> | null;

const refusal = (message: string): Ruling => ({ severity: 'error', message });

function rulingOf(part: string, name: string, atTop: boolean): Ruling {
  const plain = part.toLowerCase();
  const cannot = (why: string, advice: string): Ruling =>
    refusal(`Nothing called "${part}" can be in the public folder, because ${why}. ${advice}`);
  const own = atTop ? reservedPublicFile(part) : null;
  if (own !== null) return cannot(own, 'Take it out.');
  if ((atTop && HOST_CONTROL.test(plain)) || FOLDER_CONTROL.test(plain))
    return cannot('hosts are steered by it', 'Take it out.');
  if (SECRET.test(plain)) return cannot('it holds secrets', 'Take it out.');
  const hidden = findHiddenCharacter(part);
  if (hidden || /[\n\t]/.test(part))
    return refusal(
      `The name ${JSON.stringify(name)} holds ${hidden?.name ?? 'a tab or a line break'}. Rename it.`,
    );
  const sign = REFUSED_SIGN.exec(part)?.[0];
  if (sign !== undefined)
    return refusal(`The name "${name}" holds ${sign}, which Windows and some hosts refuse. Rename it.`);
  if (/[. ]$/.test(part))
    return refusal(
      `"${part}" ends in a ${part.endsWith('.') ? 'dot' : 'space'}, which Windows takes off the name. Rename it.`,
    );
  const reserved = reservedName(part);
  if (reserved !== null) return cannot(reserved, 'Rename it.');
  const left = (why: string): Ruling => ({
    severity: 'warning',
    message: `"${name}" is left out of the site, because ${why}. Take it out of the public folder.`,
  });
  if (LEFTOVER.test(plain) || plain === '.ds_store')
    return left('operating systems and editors make such files for themselves');
  if (part.startsWith('.') && !(atTop && part === '.well-known'))
    return left('hosts do not serve names that begin with a dot');
  return null;
}

/** The first part of a name that is not published, with the reason. */
function faultOf(name: string): NameFault | null {
  const parts = name.split('/');
  for (const [at, part] of parts.entries()) {
    const until = parts.slice(0, at + 1).join('/');
    const ruling = rulingOf(part, until, at === 0);
    if (ruling) return { name: until, ...ruling };
  }
  return null;
}

/** Windows and macOS take names for one that differ in case, or in how an accent is encoded. */
export const alikeName = (name: string): string => name.normalize('NFC').toLowerCase();

function twinFault(name: string, seen: Map<string, string>): NameFault | null {
  const twin = seen.get(alikeName(name));
  if (twin === undefined) {
    seen.set(alikeName(name), name);
    return null;
  }
  const message = `"${name}" and "${twin}" differ only in upper and lower case or in how an accent is encoded. Many disks and hosts take them for one file. Rename one.`;
  return { name, severity: 'error', message };
}

/** A tenant's public folder: the files that may be published, and what is wrong with the others. */
export function publicNames(tenantFolder: string): { files: string[]; faults: NameFault[] } {
  const { files } = filesInside(join(tenantFolder, 'public'), tenantFolder);
  const faults = new Map<string, NameFault>();
  const seen = new Map<string, string>();
  const fit = files.filter((name) => {
    const fault = faultOf(name) ?? twinFault(name, seen);
    // A folder that is refused is told once, not with each of its files.
    if (fault) faults.set(fault.name, fault);
    return fault === null;
  });
  return { files: fit, faults: [...faults.values()] };
}
