import fc from 'fast-check';
import { VIDEO_PLAYER_ORIGIN, videoId, videoPlayer } from './videoId';

describe('the id of a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=S4r4stusD1y',
    'http://youtube.com/watch?v=S4r4stusD1y&t=10s',
    'https://m.youtube.com/watch?list=PL1&v=S4r4stusD1y#top',
    'https://youtu.be/S4r4stusD1y',
    'https://youtu.be/S4r4stusD1y?si=abc',
    'https://www.youtube.com/embed/S4r4stusD1y?rel=0',
    'https://www.youtube-nocookie.com/embed/S4r4stusD1y',
    'https://www.youtube.com/shorts/S4r4stusD1y',
    'https://www.youtube.com/live/S4r4stusD1y/',
    '//www.youtube.com/v/S4r4stusD1y',
    ' https://www.youtube.com/watch?v=S4r4stusD1y ',
  ])('is found in %s', (url) => {
    expect(videoId(url)).toBe('S4r4stusD1y');
  });

  it.each([
    'https://www.youtube.com/watch?v=tooshort',
    'https://www.youtube.com/watch?v=S4r4stusD1ytoolong',
    'https://www.youtube.com/watch?vv=S4r4stusD1y',
    'https://www.youtube.com/watch#v=S4r4stusD1y',
    'https://www.youtube.com/playlist?list=S4r4stusD1y',
    'https://youtube.com.evil.example/watch?v=S4r4stusD1y',
    'https://evil.example/?u=https://www.youtube.com/watch?v=S4r4stusD1y',
    'https://evil.example/embed/S4r4stusD1y',
    'https://us@evil.example/embed/S4r4stusD1y',
    'javascript:alert(1)//www.youtube.com/watch?v=S4r4stusD1y',
    'S4r4stusD1y',
    '',
  ])('is not in %s', (url) => {
    expect(videoId(url)).toBeNull();
  });

  it('never brings anything but eleven harmless characters, and one host to load from', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('watch?v=', 'embed/', 'shorts/', ''), (text, form) => {
        const id = videoId(`https://www.youtube.com/${form}${text}`);
        if (id === null) return;
        expect(id).toMatch(/^[\w-]{11}$/);
        expect(new URL(videoPlayer(id)).origin).toBe(VIDEO_PLAYER_ORIGIN);
      }),
    );
  });
});
