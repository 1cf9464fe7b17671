import { remembered } from '../cells/key.ts';

/**
 * One spelling for a column or element path: "g:Additional Image_Link" is `additional_image_link`,
 * "image[0].url" and "image/url" are `image.url`, "vehicle:year" is `year`, "@type" is `type`.
 */
export const cellName: (source: string) => string = remembered((source) =>
  source
    .trim()
    .split(/[./]/)
    .map((part) =>
      part
        .replace(/^\w+:/, '')
        .replace(/\[\d*\]/g, '')
        .replace(/([a-z\d])([A-Z])/g, '$1_$2')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '_')
        .replace(/^_+|_+$/g, ''),
    )
    .filter((part) => part !== '' && !/^\d+$/.test(part))
    .join('.'),
);
