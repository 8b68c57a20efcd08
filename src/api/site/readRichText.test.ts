import { readPageMeta } from './readPageMeta';
import { readPicture } from '../readPicture';
import { readRichText } from './readRichText';

const picture = (url: string) => ({ __typename: 'PictureBlock', image: { url, alt: 'Järvi' }, caption: null }) as const;
const video = (url: string) => ({ __typename: 'VideoBlock', url, title: 'Hotelli piirretään' }) as const;

describe('a written text of the API', () => {
  it('is shown part by part', () => {
    expect(
      readRichText([
        { __typename: 'HeadingBlock', level: 2, text: 'Hinta' },
        { __typename: 'ParagraphBlock', html: 'Yö <strong>99 €</strong>' },
        { __typename: 'HeadingBlock', level: 3, text: 'Hinta' },
        { __typename: 'ListBlock', ordered: true, items: ['<em>Hae</em>', 'Varaa'] },
        { __typename: 'QuoteBlock', html: 'Hyvä!', source: null },
        picture('/images/hotels/1001-card-960.webp'),
        video('https://youtu.be/S4r4stusD1y'),
        { __typename: 'LinkButtonBlock', url: '/haku', text: 'Hae' },
      ]),
    ).toEqual([
      { kind: 'heading', level: 2, id: 's-hinta', text: 'Hinta' },
      { kind: 'paragraph', text: ['Yö ', { kind: 'strong', children: ['99 €'] }] },
      { kind: 'heading', level: 3, id: 's-hinta--2', text: 'Hinta' },
      { kind: 'list', isOrdered: true, items: [[{ kind: 'em', children: ['Hae'] }], ['Varaa']] },
      { kind: 'quote', text: ['Hyvä!'], source: null },
      { kind: 'picture', src: '/images/hotels/1001-card-960.webp', alt: 'Järvi', caption: null },
      {
        kind: 'video',
        player: 'https://www.youtube-nocookie.com/embed/S4r4stusD1y?autoplay=1&rel=0',
        page: 'https://www.youtube.com/watch?v=S4r4stusD1y',
        title: 'Hotelli piirretään',
      },
      { kind: 'button', href: '/haku', text: 'Hae' },
    ]);
  });

  it('leaves out pictures and links to addresses that are not allowed', () => {
    expect(
      readRichText([
        picture('https://elsewhere.example/a.webp'),
        picture('//elsewhere.example/a.webp'),
        video('javascript:alert(1)'),
        { __typename: 'LinkButtonBlock', url: 'javascript:alert(1)', text: 'Hae' },
        { __typename: '%other' },
      ]),
    ).toEqual([]);
  });

  it('links to a video that it cannot play', () => {
    expect(readRichText([video('https://videos.example/1')])).toEqual([
      { kind: 'button', href: 'https://videos.example/1', text: 'Hotelli piirretään' },
    ]);
  });

  it('knows two levels of headings below the title', () => {
    const levels = [1, 2, 3, 6].map((level) => readRichText([{ __typename: 'HeadingBlock', level, text: 'A' }])[0]);
    expect(levels.map((part) => part?.kind === 'heading' && part.level)).toEqual([2, 2, 3, 3]);
  });
});

describe('the pictures of a page', () => {
  const dates = { publishedAt: '2026-01-12T09:00:00+02:00', modifiedAt: '2026-02-12T09:00:00+02:00' };
  it('are those of allowed hosts', () => {
    const meta = { title: 'Hinta', description: 'Mitä yö maksaa', ...dates };
    expect(readPageMeta({ ...meta, image: { url: '/images/a.webp' } })).toEqual({ ...meta, picture: '/images/a.webp' });
    expect(readPageMeta({ ...meta, image: { url: 'https://elsewhere.example/a.webp' } }).picture).toBeNull();
    expect(readPageMeta({ ...meta, image: null }).picture).toBeNull();
    expect(readPicture({ url: '/images/a.webp', alt: 'Järvi' })).toEqual({ src: '/images/a.webp', alt: 'Järvi' });
    expect(readPicture({ url: 'https://elsewhere.example/a.webp', alt: '' })).toBeNull();
    expect(readPicture(null)).toBeNull();
  });
});
