import { join } from 'node:path';
import { listFilesInside } from '../lib/disk/files-inside.ts';
import { findHiddenCharacter } from '../lib/hidden-characters.ts';
import { whyNameIsReserved, whyPublicFileIsReserved } from '../stock/rules/reserved-addresses.ts';

/** A file or folder of the public folder that cannot be published. */
export interface NameFault {
  /** Path of the file or its folder, relative to the public folder. */
  name: string;
  /** An error stops the build; with a warning the file is left out of the site. */
  severity: 'error' | 'warning';
  /** The reason, and what to do. */
  message: string;
}

/**
 * Files and folders at the top of a published site from which a host reads its configuration. Sources:
 * developers.cloudflare.com/pages/functions, docs.netlify.com/configure-builds/file-based-configuration,
 * vercel.com/docs/project-configuration.
 */
const HOST_CONTROL =
  /^(?:_worker(?:\.bundle|\.[cm]?js)?|_routes\.json|functions|netlify\.toml|wrangler\.(?:toml|jsonc?)|vercel\.json|firebase\.json|staticwebapp\.config\.json)$/;

/** Configuration that Apache and IIS read in every folder. */
const FOLDER_CONTROL = /^(?:\.htaccess|web\.config)$/;

const SECRET =
  /^(?:\.env(?:\..*)?|\.envrc|\.git|\.git-credentials|\.svn|\.hg|\.ssh|\.aws|\.npmrc|\.netrc|\.htpasswd|\.dev\.vars|id_(?:rsa|dsa|ecdsa|ed25519)|.*\.(?:pem|p12|pfx))$/;

/** Created by operating systems and editors. */
const LEFTOVER = /^(?:thumbs\.db|desktop\.ini|.*~|#.*#|.*\.(?:bak|orig|sw[op]))$/;

const FORBIDDEN_CHARACTER = /[:?*|"<>\\]/;

type Ruling = Omit<NameFault, 'name'> | null;

const refusal = (message: string): Ruling => ({ severity: 'error', message });

function checkPart(part: string, name: string, atTop: boolean): Ruling {
  const plain = part.toLowerCase();
  const cannot = (why: string, advice: string): Ruling =>
    refusal(`Nothing called "${part}" can be in the public folder, because ${why}. ${advice}`);
  const whyReserved = atTop ? whyPublicFileIsReserved(part) : null;
  if (whyReserved !== null) return cannot(whyReserved, 'Remove it.');
  if ((atTop && HOST_CONTROL.test(plain)) || FOLDER_CONTROL.test(plain))
    return cannot('hosts read their configuration from it', 'Remove it.');
  if (SECRET.test(plain)) return cannot('it contains secrets', 'Remove it.');
  const hidden = findHiddenCharacter(part);
  if (hidden || /[\n\t]/.test(part))
    return refusal(
      `The name ${JSON.stringify(name)} contains ${hidden?.name ?? 'a tab or a line break'}. Rename it.`,
    );
  const character = FORBIDDEN_CHARACTER.exec(part)?.[0];
  if (character !== undefined)
    return refusal(
      `The name "${name}" contains ${character}, which Windows and some hosts do not allow. Rename it.`,
    );
  if (/[. ]$/.test(part))
    return refusal(
      `"${part}" ends in a ${part.endsWith('.') ? 'dot' : 'space'}, which Windows removes. Rename it.`,
    );
  const reserved = whyNameIsReserved(part);
  if (reserved !== null) return cannot(reserved, 'Rename it.');
  const leftOut = (why: string): Ruling => ({
    severity: 'warning',
    message: `"${name}" is left out of the site, because ${why}. Remove it from the public folder.`,
  });
  if (LEFTOVER.test(plain) || plain === '.ds_store')
    return leftOut('it is a leftover of an operating system or editor');
  if (part.startsWith('.') && !(atTop && part === '.well-known'))
    return leftOut('hosts do not serve names that begin with a dot');
  return null;
}

/** The first folder or file of a path that cannot be published, with the reason. */
function faultOf(name: string): NameFault | null {
  const parts = name.split('/');
  for (const [index, part] of parts.entries()) {
    const pathToPart = parts.slice(0, index + 1).join('/');
    const ruling = checkPart(part, pathToPart, index === 0);
    if (ruling) return { name: pathToPart, ...ruling };
  }
  return null;
}

/**
 * Returns the same text for all names that are one file on Windows and macOS, which ignore case and the encoding of
 * accents.
 */
export const comparableName = (name: string): string => name.normalize('NFC').toLowerCase();

function twinFault(name: string, seen: Map<string, string>): NameFault | null {
  const twin = seen.get(comparableName(name));
  if (twin === undefined) {
    seen.set(comparableName(name), name);
    return null;
  }
  const message = `"${name}" and "${twin}" differ only in upper and lower case or in how an accent is encoded. Many disks and hosts treat them as one file. Rename one.`;
  return { name, severity: 'error', message };
}

/** Lists the publishable files of a tenant's public folder, and the faults of the others. */
export function publicNames(tenantFolder: string): { files: string[]; faults: NameFault[] } {
  const { files } = listFilesInside(join(tenantFolder, 'public'), tenantFolder);
  const faults = new Map<string, NameFault>();
  const seen = new Map<string, string>();
  const fit = files.filter((name) => {
    const fault = faultOf(name) ?? twinFault(name, seen);
    // Report a folder once, not once per file.
    if (fault) faults.set(fault.name, fault);
    return fault === null;
  });
  return { files: fit, faults: [...faults.values()] };
}
