import { counted } from '../../lib/plural.ts';
import { MAX_PHOTO_HOSTS, type PhotoHosts } from './picture-hosts.ts';

/** A warning about photos of the stock. */
export interface PhotoWarning {
  /** Part of the address of such a photo, to find its line in the stock file. */
  text: string;
  message: string;
}

const nameOf = (source: string): string => source.replace(/^https?:\/\//, '');

/** Warns operators of photos that shoppers will not see, or may not see. */
export function photoWarnings({ overLimit, refused, doubtful }: PhotoHosts): PhotoWarning[] {
  const warnings = doubtful.map(({ kind, host, vehicles }) => {
    const photos = `Photos of ${counted(vehicles, 'vehicle')} are at ${nameOf(host)}`;
    return {
      text: nameOf(host),
      message:
        kind === 'local'
          ? `${photos}, which is the computer that shows the page. They show in previews on your own computer, but shoppers will not see them. Put the photos on a public host and import the feed again.`
          : `${photos} with addresses that start with http://. Pages load them by https://, because browsers show no others on a secure page. If that host does not answer by https, shoppers will not see these photos.`,
    };
  });
  if (refused)
    warnings.push({
      text: refused.example,
      message: `${counted(refused.photos, 'photo')} of ${counted(refused.vehicles, 'vehicle')} cannot be loaded by shoppers and ${refused.photos === 1 ? 'is' : 'are'} left out, such as "${refused.example}". A photo needs a path on the site ("/media/1.jpg") or a full address on a public host, without user name and password.`,
    });
  const [first] = overLimit;
  if (first) {
    const hosts = overLimit.slice(0, 5).map(({ host }) => nameOf(host));
    const more = overLimit.length > hosts.length ? ` and ${overLimit.length - hosts.length} more` : '';
    const vehicles = overLimit.reduce((sum, entry) => sum + entry.vehicles, 0);
    warnings.push({
      text: nameOf(first.host),
      message: `The photos are on ${MAX_PHOTO_HOSTS + overLimit.length} hosts. Pages load photos from the ${MAX_PHOTO_HOSTS} hosts with the most vehicles, so those of ${counted(vehicles, 'vehicle')} at ${hosts.join(', ')}${more} do not show. Name the hosts that you need in config.images.hosts, or put all photos on one host.`,
    });
  }
  return warnings;
}
