import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { videoView } from './video.ts';

describe('a vehicle’s film', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcDEF12345',
    'https://youtu.be/abcDEF12345?t=4',
    'https://m.youtube.com/shorts/abcDEF12345',
    'https://www.youtube.com/embed/abcDEF12345',
  ])('VDP-06 %s is played on YouTube’s domain without cookies', (address) => {
    expect(videoView(address, 'Film')).toEqual({
      kind: 'embed',
      provider: 'YouTube',
      src: 'https://www.youtube-nocookie.com/embed/abcDEF12345',
      href: 'https://www.youtube.com/watch?v=abcDEF12345',
      title: 'Film',
    });
  });

  it.each([
    'https://vimeo.com/123456789/0a1b2c3d4e',
    'https://player.vimeo.com/video/123456789?h=0a1b2c3d4e',
  ])('an unlisted film of Vimeo, %s, keeps the key that its player needs', (address) => {
    expect(videoView(address, 'Film')).toMatchObject({
      provider: 'Vimeo',
      src: 'https://player.vimeo.com/video/123456789?dnt=1&h=0a1b2c3d4e',
      href: 'https://vimeo.com/123456789/0a1b2c3d4e',
    });
  });

  it('films from Vimeo and files in a known format are played', () => {
    expect(videoView('https://vimeo.com/123456789', 'Film')).toMatchObject({
      provider: 'Vimeo',
      src: 'https://player.vimeo.com/video/123456789?dnt=1',
      href: 'https://vimeo.com/123456789',
    });
    expect(videoView('/media/walk.mp4', 'Film')).toEqual({
      kind: 'file',
      src: '/media/walk.mp4',
      title: 'Film',
    });
    expect(videoView('https://cdn.example/walk.webm?x=1', 'Film')).toMatchObject({ kind: 'file' });
  });

  it.each([
    null,
    '',
    'walk around',
    'javascript:alert(1)//youtu.be/abcDEF12345',
    'data:video/mp4;base64,AAAA',
    'https://youtube.com.evil.example/watch?v=abcDEF12345',
    'https://www.youtube.com/watch?v="><script>',
    '//evil.example/walk.mp4',
    'https://example.com/page',
  ])('is not played if its address is %s', (address) => {
    expect(videoView(address, 'Film')).toBeNull();
  });

  it('for any address, only players of YouTube and Vimeo are embedded', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (address) => {
        const view = videoView(address, 'Film');
        if (view?.kind === 'embed')
          expect(view.src).toMatch(
            /^https:\/\/(www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/)/,
          );
      }),
    );
  });
});
