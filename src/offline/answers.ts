import { SAVED_PAGES } from '@/browser/savedPages';
import { site } from '@/config/siteAddresses';
import { isPastItsDays, isToRenew, toForget } from '@/domain/content/savedFiles';
import type { SavedKind } from '@/domain/content/savedFiles';
import { locales } from '@/domain/locale';
import type { Locale } from '@/domain/locale';
import { pathOf } from '@/routes/routes';
import { fileKind, pageAt, pictureAt, savedRoutes, SHELL_ROUTE } from './keeping';
import { addressesIn, pageWithout, routeIn, savedHtml, titleIn } from './savedHtml';
import type { SavedPage } from './savedHtml';
import { noticeIn, savedTexts, withTime } from './savedWords';

/** Headers of what is saved: when, and the title of a page. */
const SAVED_AT = 'sarastus-saved-at';
const TITLE = 'sarastus-title';

/** Does work that no answer waits for, while pages may be saved. */
type Later = (work: () => Promise<void>) => void;

const open = (): Promise<Cache> => caches.open(SAVED_PAGES);
const savedAtOf = ({ headers }: Response): number => Number(headers.get(SAVED_AT) ?? Number.NaN);

/** A page's address without what a guest added to it: its HTML is the same for every query. */
const addressOf = (url: string): URL => {
  const { origin, pathname } = new URL(url, location.href);
  return new URL(pathname, origin);
};

/** The frame of the page for a lost network is no page that a guest looked at: many others do not push it out. */
function kindOf(address: string): SavedKind {
  const url = new URL(address);
  return fileKind(url) ?? (pageAt(url)?.route === SHELL_ROUTE ? 'part' : 'page');
}

/** What is saved under an address, unless its days are over. */
async function savedAt(address: string): Promise<Response | null> {
  const found = await (await open()).match(address, { ignoreVary: true });
  const isOpened = found && !isPastItsDays({ kind: kindOf(address), savedAt: savedAtOf(found) }, Date.now());
  return isOpened ? found : null;
}

/** Whether a visit saves what is under an address. */
async function isToSave(address: string): Promise<boolean> {
  const saved = await savedAt(address);
  return saved === null || isToRenew({ address, savedAt: savedAtOf(saved) }, Date.now());
}

const save = async (address: string, answer: Response, body: BodyInit, more: Readonly<Record<string, string>> = {}) => {
  const headers = new Headers(answer.headers);
  // The body is no longer packed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  for (const [name, value] of Object.entries({ ...more, [SAVED_AT]: String(Date.now()) })) headers.set(name, value);
  await (await open()).put(address, new Response(body, { headers }));
};

const isWhole = ({ status, type, redirected }: Response): boolean => status === 200 && type === 'basic' && !redirected;

/** Saves a file that a page needs. One that was saved lately stays: fonts and pictures never change under their names. */
export async function saveFile(url: string, answer: Response): Promise<void> {
  if (isWhole(answer) && (await isToSave(url))) await save(url, answer, await answer.blob());
}

async function fetchFiles(urls: readonly string[]): Promise<void> {
  for (const url of new Set(urls)) if (await isToSave(url)) await saveFile(url, await fetch(url));
}

/** Has the pictures of a page that were saved at an earlier visit stay with it, though they do not come into view at this. */
async function renewPictures(html: string): Promise<void> {
  for (const { url } of await (await open()).keys()) {
    if (kindOf(url) !== 'picture' || !html.includes(new URL(url).pathname) || !(await isToSave(url))) continue;
    const saved = await savedAt(url);
    if (saved) await save(url, saved, await saved.blob());
  }
}

const partsOf = (html: string): readonly string[] =>
  addressesIn(html)
    .map((each) => new URL(each, location.href))
    .filter((each) => each.origin === location.origin && fileKind(each) === 'part')
    .map(({ href }) => href);

/** Saves a page of content by the route that its HTML names, with what it needs to look as it should. */
export async function savePage(url: string, answer: Response, routes: readonly string[] = savedRoutes): Promise<void> {
  const address = addressOf(url);
  const page = pageAt(address);
  if (!page || !isWhole(answer)) return;
  const html = await answer.text();
  if (!routes.includes(routeIn(html) ?? '')) return;
  const notice = noticeIn(page.locale);
  const isShell = page.route === SHELL_ROUTE;
  const saved = isShell ? notice : withTime(savedTexts(page.locale).saved, Date.now(), page.locale);
  const kept = savedHtml(html, { notice, saved });
  await save(address.href, answer, kept, { [TITLE]: encodeURIComponent(titleIn(html)) });
  await fetchFiles(partsOf(kept));
  await renewPictures(kept);
  if (!isShell) await saveFrame(page.locale);
  await forgetOld();
}

/** Saves what the page for a lost network is made of in a language. */
async function saveFrame(locale: Locale): Promise<void> {
  const shell = new URL(site.local(pathOf(SHELL_ROUTE, locale)), location.href).href;
  if (await isToSave(shell)) await savePage(shell, await fetch(shell), [SHELL_ROUTE]);
  await fetchFiles([new URL(site.local('/saved.js'), location.href).href]);
}

/**
 * Saves the frame for pages that are not saved, and the page that is open, with the pictures that it has shown. Nothing on
 * the page that lists what is stored: what a guest has just deleted there would be back.
 */
export async function saveOpenPage(url: string, pictures: readonly string[]): Promise<void> {
  const page = pageAt(addressOf(url));
  if (!page || page.route === SHELL_ROUTE) return;
  await saveFrame(page.locale);
  if (!savedRoutes.includes(page.route)) return;
  await savePage(url, await fetch(addressOf(url)));
  await fetchFiles(pictures.filter((each) => fileKind(new URL(each, location.href)) === 'picture'));
}

async function forgetOld(): Promise<void> {
  const cache = await open();
  const files = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const answer = await cache.match(url, { ignoreVary: true });
      return { address: url, kind: kindOf(url), savedAt: answer ? savedAtOf(answer) : Number.NaN };
    }),
  );
  await Promise.all(toForget(files, Date.now()).map((address) => cache.delete(address, { ignoreVary: true })));
}

/** The saved pages in a language, the latest first. */
async function savedPagesIn(locale: Locale): Promise<readonly SavedPage[]> {
  const found = await Promise.all(
    (await (await open()).keys()).map(async ({ url }) => {
      const page = pageAt(new URL(url));
      const answer = page?.locale === locale && savedRoutes.includes(page.route) ? await savedAt(url) : null;
      return answer ? [{ url, answer, at: savedAtOf(answer) }] : [];
    }),
  );
  return found
    .flat()
    .sort((one, other) => other.at - one.at)
    .map(({ url, answer, at }) => ({
      path: new URL(url).pathname,
      title: decodeURIComponent(answer.headers.get(TITLE) ?? ''),
      saved: withTime(savedTexts(locale).pageSaved, at, locale),
    }));
}

/** The page for what is not saved, in the language of the address or, without its frame, in another; null with no frame. */
async function withoutNetwork(wanted: Locale): Promise<Response | null> {
  for (const locale of [wanted, ...locales.filter((each) => each !== wanted)]) {
    const shell = await savedAt(new URL(site.local(pathOf(SHELL_ROUTE, locale)), location.href).href);
    if (!shell) continue;
    const pages = await savedPagesIn(locale);
    const html = pageWithout(await shell.text(), savedTexts(locale), pages, site.local('/saved.js'));
    return new Response(html, { status: 503, headers: shell.headers });
  }
  return null;
}

/** A page from the network, which is saved on the way where it is one of content; without a network the saved one. */
export async function answerPage(url: string, ask: () => Promise<Response>, later: Later): Promise<Response> {
  const page = pageAt(addressOf(url));
  const isSaved = page !== null && savedRoutes.includes(page.route);
  try {
    const answer = await ask();
    if (isSaved) {
      const copy = answer.clone();
      later(() => savePage(url, copy));
    }
    return answer;
  } catch (error) {
    const saved = isSaved ? await savedAt(addressOf(url).href) : null;
    const instead = saved ?? (page && (await withoutNetwork(page.locale)));
    if (instead) return instead;
    throw error;
  }
}

/** A picture in another size or shape: a page that was saved in a wide window is opened in a narrow one, too. */
async function otherSizeOf(url: string): Promise<Response | null> {
  const picture = pictureAt(new URL(url));
  const others = (await (await open()).keys()).filter((each) => pictureAt(new URL(each.url)) === picture);
  for (const other of others) {
    const saved = await savedAt(other.url);
    if (saved) return saved;
  }
  return null;
}

/** In the place of a picture that was not on the guest's screen: its frame stays plain. */
const emptyPicture = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>', {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
  });

/** A file from the network, which is saved on the way; without a network the saved one. */
export async function answerFile(request: Request, later: Later): Promise<Response> {
  try {
    const answer = await fetch(request);
    const copy = answer.clone();
    later(() => saveFile(request.url, copy));
    return answer;
  } catch (error) {
    const saved = await savedAt(request.url);
    if (saved) return saved;
    if (pictureAt(new URL(request.url))) return (await otherSizeOf(request.url)) ?? emptyPicture();
    throw error;
  }
}
