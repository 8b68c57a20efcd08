import { locales } from '../../../src/i18n/locales';
import { Guest } from '../../support/guest';
import { inTurn } from '../../support/inTurn';
import { expect, test } from '../../support/site';
import { journeys } from './journeys';
import { keepSpoken, keptSpoken } from './kept';
import { spokenLines } from './lines';
import { ScreenReader } from './reader';
import { sinceLast } from './sinceLast';

const isWritten = process.env.SPOKEN === 'write';

for (const locale of isWritten ? locales : inTurn(locales, 0, 2)) {
  test(`what a screen reader says on the main journeys (${locale})`, async ({ page, newGuest }) => {
    test.setTimeout(240_000);
    const guest = new Guest(page, locale);
    const reader = await ScreenReader.in(page);
    const spoken = new Map<string, readonly string[]>();
    for (const journey of journeys) {
      if (spoken.size > 0) await newGuest();
      let last: readonly string[] = [];
      for (const { name, act, withFrame = false } of journey) {
        await act(guest);
        const lines = spokenLines(await reader.read(), withFrame);
        spoken.set(name, sinceLast(last, lines));
        last = lines;
      }
    }
    if (isWritten) keepSpoken(locale, spoken);
    const kept = keptSpoken(locale);
    const hint = `Read what has changed, and keep it: SPOKEN=write, and tests/a11y/spoken/${locale}.txt`;
    for (const name of new Set([...kept.keys(), ...spoken.keys()])) {
      const [was, is] = [kept, spoken].map((each) => each.get(name)?.join('\n') ?? 'not there');
      expect.soft(is, `${locale}, ${name}. ${hint}`).toBe(was);
    }
  });
}
