import type { Page } from '@playwright/test';
import { foreignIn } from './foreignIn';

/** A text that is clearly in another language than the nearest `lang` says (3.1.2). */
export async function languageFaults(page: Page): Promise<readonly string[]> {
  const blocks = await page.evaluate(() => {
    const all = document.querySelectorAll(
      'main p, main li, main h1, main h2, main dd, main dt, footer p, footer li, [data-text]',
    );
    /** Without the parts that say their own language. */
    const ownText = (block: Element): string => {
      const copy = block.cloneNode(true) as Element;
      for (const part of copy.querySelectorAll('[lang]')) part.remove();
      return copy.textContent ?? '';
    };
    return [...all]
      .filter((block) => !block.querySelector('p, li') && block.checkVisibility())
      .map((block) => ({
        said: block.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? '',
        text: ownText(block),
      }));
  });
  return blocks.flatMap(({ said, text }) => {
    const foreign = foreignIn(text, said);
    return foreign ? [`3.1.2 said to be ${said}, reads as ${foreign.language}: ${foreign.part.slice(0, 60)}`] : [];
  });
}

/** Controls whose accessible name lacks the words that they show (2.5.3). */
export const labelFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const shownBy = (element: Element): string => {
      const copy = element.cloneNode(true) as Element;
      const own = element.querySelectorAll('*');
      // From the last, so that an outer element is removed after what it holds.
      [...copy.querySelectorAll('*')].reverse().forEach((each, index, all) => {
        const original = own[all.length - 1 - index];
        const { clipPath, width, position } = original
          ? getComputedStyle(original)
          : { clipPath: '', width: '', position: '' };
        if (
          each.closest('svg, [aria-hidden=true]') ||
          clipPath !== 'none' ||
          (position === 'absolute' && width === '1px')
        )
          each.remove();
      });
      return plain(copy.textContent ?? '');
    };
    return [...document.querySelectorAll('a[href], button, [role=button], [role=tab], summary')].flatMap((element) => {
      const by = element.getAttribute('aria-labelledby');
      const named = by
        ? by
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join(' ')
        : element.getAttribute('aria-label');
      if (named === null || !element.checkVisibility()) return [];
      const shown = shownBy(element);
      return shown !== '' && !plain(named).includes(shown)
        ? [`2.5.3 shows "${shown}", is called "${plain(named)}"`]
        : [];
    });
  });

/** Live regions that would say something twice, or that cannot say anything (4.1.3). */
export const statusFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const regions = [...document.querySelectorAll('[role=status], [role=alert], [role=log], [aria-live]')].filter(
      // Of what is there for wide and for narrow windows, one is shown.
      (each) => each.getAttribute('aria-live') !== 'off' && each.checkVisibility(),
    );
    const nested = regions
      .filter((each) => regions.some((other) => other !== each && other.contains(each)))
      .map((each) => `4.1.3 a live region within another: ${(each.textContent ?? '').trim().slice(0, 60)}`);
    const texts = regions.map((each) => (each.textContent ?? '').trim()).filter((text) => text !== '');
    // Two counters may show the same number.
    const twice = [...new Set(texts.filter((text, index) => /\p{L}/u.test(text) && texts.indexOf(text) !== index))];
    const silent = regions
      .filter((each) => each.closest('[aria-hidden=true], [inert]') && (each.textContent ?? '').trim() !== '')
      .map((each) => `4.1.3 a message that nobody hears: ${(each.textContent ?? '').trim().slice(0, 60)}`);
    return [...nested, ...silent, ...twice.map((text) => `4.1.3 said twice: ${text.slice(0, 60)}`)];
  });

/** Help that is not where it is on every page: a phone number below the content, before the links about the site (3.2.6). */
export const helpFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const footers = [...document.querySelectorAll('body footer')].filter(
      (each) => !each.closest('main, article, dialog'),
    );
    const phone = footers.flatMap((each) => [...each.querySelectorAll('a[href^="tel:"]')])[0];
    if (!phone) return ['3.2.6 no phone number at the foot of the page'];
    const links = [...(phone.closest('footer')?.querySelectorAll('a[href]') ?? [])];
    const main = document.querySelector('main');
    const isAfter = !main || main.compareDocumentPosition(phone) & Node.DOCUMENT_POSITION_FOLLOWING;
    return [
      ...(isAfter ? [] : ['3.2.6 the phone number comes before the content']),
      ...(links.indexOf(phone) < links.length - 1 ? [] : ['3.2.6 the ways to contact do not follow the phone number']),
    ];
  });
