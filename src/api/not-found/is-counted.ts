import { decodeEscapes } from '../../lib/decode-escapes.ts';

/** Addresses that programs try to find weak points of other systems. No shopper follows a link to one. */
const SCANNED: readonly RegExp[] = [
  /(?:^|\/)\.(?!well-known\/[a-z-]+$)/i,
  /(?:^|\/)(?:wp-[\w-]+|wordpress|xmlrpc|phpmyadmin|pma|phpunit|cgi-bin|vendor|actuator|boaform|owa|autodiscover|telescope|jenkins|solr|druid|swagger|graphql|hnap1|sdk|node_modules)(?:[./]|$)/i,
  /(?:^|\/)(?:config|configuration|settings|credentials|secrets|backup|database|dump|server-status|phpinfo|shell|adminer|eval-stdin|debug)\.(?:php\d?|json|ya?ml|ini|sql|env|bak|zip|tar|gz|xml|config|old)$/i,
  /\.(?:env|git|sql|bak|ini|log|pem|key|sh|exe|asmx|ashx|axd|tar|gz|rar|7z|swp)$/i,
  /(?:\.\.|%00|<|>|\$\{|\bselect\b.+\bfrom\b|union.+select|etc\/passwd)/i,
];
/** Parts of a site that are no pages: the service, scripts and pictures. */
const NO_PAGES = /^\/(?:api|_astro|_media|media|search-index)(?:\/|$)/;
/** Addresses that may identify a person: of mail, or secret links of other systems. */
const PERSONAL = /@|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}|[A-Za-z0-9_=]{32,}/;

/** Decides whether an address that was not found is counted: neither noise of scanners nor something personal. */
export function isCounted(path: string): boolean {
  const plain = decodeEscapes(path);
  if (plain === null || /\p{C}/u.test(plain) || plain.includes('\\')) return false;
  return ![...SCANNED, NO_PAGES, PERSONAL].some((pattern) => pattern.test(plain));
}
