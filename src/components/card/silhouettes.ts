import type { Chrome } from '../../site/page.ts';

/** Side drawings, 200 by 84, shown where a vehicle has no picture: by what the dealer mainly sells. */
export const SILHOUETTES: Record<Chrome['dealer']['kind'], string> = {
  cars: '<path fill-rule="evenodd" d="M8 62c-3-1-4-3-4-6 0-7 2-14 8-17 9-4 22-6 35-8C60 20 76 12 100 12c26 0 46 3 60 10 9 5 16 10 21 16 6 2 10 6 12 12 1 4 1 8-1 12h-13a20 20 0 0 0-40 0H63a20 20 0 0 0-40 0Zm53-33h34V19c-13 0-24 3-34 10Zm41 0h52c-9-6-26-9-52-10Z"/><circle cx="43" cy="63" r="15"/><circle cx="159" cy="63" r="15"/>',
  trucks:
    '<path fill-rule="evenodd" d="M4 62V44c0-4 1-8 3-12l8-18c1-3 4-5 8-5h33v45h10V10h126a4 4 0 0 1 4 4v48h-8a16 16 0 0 0-32 0h-6a16 16 0 0 0-32 0H57a16 16 0 0 0-32 0Zm13-30h25V16H25Z"/><circle cx="41" cy="65" r="13"/><circle cx="134" cy="65" r="13"/><circle cx="172" cy="65" r="13"/>',
  motorcycles:
    '<path fill-rule="evenodd" d="M40 36a24 24 0 1 1 0 48 24 24 0 0 1 0-48Zm0 9a15 15 0 1 0 0 30 15 15 0 0 0 0-30Zm120-9a24 24 0 1 1 0 48 24 24 0 0 1 0-48Zm0 9a15 15 0 1 0 0 30 15 15 0 0 0 0-30Z"/><path d="M36 60 56 22l-10-6 4-6 18 6-3 8c16-8 34-8 46 2 16 4 34-2 52-4l-8 10c-10 3-20 6-24 10l27 15-3 6-29-12-14 17H78c-8 0-14-8-14-18l-1-10-19 24Z"/>',
  caravans:
    '<path fill-rule="evenodd" d="M10 8h132c14 0 24 8 28 20l10 28h16v6h-18l-6 2h-38a15 15 0 0 0-54 0H14a8 8 0 0 1-8-8V14c0-4 2-6 4-6Zm12 14v14h30V22Zm44 0v36h22V22Zm36 0v14h36V22Z"/><circle cx="107" cy="68" r="12"/>',
};
