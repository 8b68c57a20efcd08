/** @jest-environment node */
import { testWorld } from '../../../contracts/http/testWorld';
import { guestPace } from '@/api/pace';
import { languages } from '@/i18n/locales';
import { loadNotFoundPage, loadPage, pagePaths } from './loadPage';

/** Pages that are missing in some languages, as real content has them. */
const content = {
  page: { id: '777', slug: '777-uusi-nimi', title: 'Vain suomeksi' },
  offer: { id: '3901', words: 'vain-suomeksi' },
  article: { id: '4901', words: 'vain-suomeksi' },
  languages: {
    'hotel:1901': ['fi'],
    'hotel:1001/RESTAURANT': ['fi', 'sv'],
    'page:777': ['fi'],
    'page:kevaan-nopeat': languages,
    'offer:3901': ['fi'],
    'article:4901': ['fi'],
  },
};

const world = testWorld();
const before = process.env.CONTENT_V1_URL;
let warned: jest.SpyInstance;
const load = (path: string) => loadPage(path.split('/').filter(Boolean));

/** The API answers the first calls with a gateway's page. */
function failing(status: number, times: number) {
  let calls = 0;
  const send = globalThis.fetch;
  const waits = jest.spyOn(guestPace, 'wait').mockResolvedValue(undefined);
  globalThis.fetch = async (...call) => {
    calls += 1;
    return calls <= times ? new Response('<!doctype html>', { status }) : send(...call);
  };
  const done = () => {
    globalThis.fetch = send;
    waits.mockRestore();
  };
  return { asked: () => calls, done };
}

beforeAll(async () => {
  process.env.CONTENT_V1_URL = `${world.address}/graphql`;
  await fetch(`${world.address}/__test/content`, { method: 'POST', body: JSON.stringify(content) });
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
beforeEach(() => warned.mockClear());
afterAll(() => {
  process.env.CONTENT_V1_URL = before;
  warned.mockRestore();
});

describe('the paths to export', () => {
  let paths: readonly string[];
  beforeAll(async () => {
    paths = (await pagePaths()).map((segments) => `/${segments.join('/')}`);
  });

  it.each([
    ['/hotellit/imatra/sarastus-break-imatra-kuohu', '/en/hotels/imatra/sarastus-break-imatra-kuohu'],
    ['/777-uusi-nimi', '/en/777-uusi-nimi'],
    ['/tarjoukset/3901-vain-suomeksi', '/en/offers/3901-vain-suomeksi'],
    ['/uutiset/4901-vain-suomeksi', '/sv/nyheter/4901-vain-suomeksi'],
    ['/en/kevaan-nopeat', '/et/kevaan-nopeat'],
  ])('include %s and not %s', (written, lacking) => {
    expect(paths).toContain(written);
    expect(paths).not.toContain(lacking);
  });

  it('name each page once', () => {
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('a page that is missing in some languages', () => {
  it('names the languages it has', async () => {
    expect((await load('/kevaan-nopeat'))?.paths).toEqual({
      fi: '/kevaan-nopeat',
      en: '/en/kevaan-nopeat',
      sv: '/sv/kevaan-nopeat',
    });
    const kuohu = '/hotellit/imatra/sarastus-break-imatra-kuohu';
    expect((await load(kuohu))?.paths).toEqual({ fi: kuohu });
    expect((await load('/tarjoukset/3901-vain-suomeksi'))?.paths).toEqual({ fi: '/tarjoukset/3901-vain-suomeksi' });
    const restaurant = await load('/hotellit/helsinki/sarastus-original-helsinki-toolonlahti/ravintola');
    expect(Object.keys(restaurant?.paths ?? {})).toEqual(['fi', 'sv']);
  });

  it('is known to every page that may link to it', async () => {
    expect((await load('/et'))?.partlyWritten).toEqual({ springCampaign: languages });
    expect((await loadNotFoundPage()).partlyWritten).toEqual({ springCampaign: languages });
  });

  it('is not linked from a text, nor from an offer to its hotels', async () => {
    const texts = JSON.stringify([await load('/et'), await load('/et/uudised'), await load('/et/pakkumised')]);
    expect(texts).not.toContain('/et/kevaan-nopeat');
    const offer = await load('/en/offers/3001-winter-night');
    const hotels = offer?.content.offer?.hotels ?? [];
    expect(hotels.find(({ id }) => id === '1901')).toMatchObject({ urlPath: null });
    expect(hotels.filter(({ urlPath }) => urlPath === null)).toHaveLength(1);
  });
});

describe('a page that cannot be loaded', () => {
  it('is left out with a line on the console, and the export goes on', async () => {
    expect(await load('/et/kevaan-nopeat')).toBeNull();
    expect(warned.mock.calls.flat().join()).toContain('/et/kevaan-nopeat');
  });

  it.each([429, 502, 503])('is in the export when the API fails for a moment only, with %s', async (status) => {
    const { asked, done } = failing(status, 2);
    expect((await load('/medialle'))?.route).toBe('media');
    expect(asked()).toBeGreaterThan(2);
    expect(warned).not.toHaveBeenCalled();
    done();
  });

  it('ends the export where the API goes on failing: a hotel must not be gone for it', async () => {
    const { done } = failing(503, Infinity);
    await expect(load('/hotellit/helsinki/sarastus-original-helsinki-toolonlahti')).rejects.toThrow('SERVER');
    expect(warned).not.toHaveBeenCalled();
    done();
  });

  it('ends the export where the API does not answer at all', async () => {
    const there = process.env.CONTENT_V1_URL;
    process.env.CONTENT_V1_URL = 'http://localhost:1/graphql';
    await expect(load('/medialle')).rejects.toThrow('NETWORK');
    process.env.CONTENT_V1_URL = there;
  });
});
