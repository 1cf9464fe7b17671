import { z } from 'zod';
import { key } from './key.ts';
import { hostOrigin } from './primitives.ts';

export const chat = z.strictObject({
  script: key(
    z
      .string()
      .regex(
        /^(\/(?![/\\])|https:\/\/)[^\s\\]+$/,
        'a path such as /media/chat.js, or an address that starts with https://',
      )
      .refine((text) => text.startsWith('/') || URL.canParse(text), 'This is not an address')
      .nullable()
      .default(null),
    'Script of the chat that "Instant Message" opens: a file of yours such as /media/chat.js, or an https address. It loads on the first press and costs nothing before. It listens to the event `forecourt:chat` of the document, opens the chat and calls `preventDefault()`; otherwise the enquiry form opens. The event’s `detail` has `carId` and `title` of the vehicle.',
    'VDP-35',
  ),
  hosts: key(
    z.array(hostOrigin).default([]),
    'Hosts from which the chat loads scripts, pictures and frames and to which it connects; pages allow no others.',
    'VDP-35',
  ),
});
