import type { Page } from '@playwright/test';
import { readPass, textsIn, tokenIn } from '../../contracts/http/passes/testPass';
import { drawQrCode } from '../../src/design-system/drawQrCode';
import { pathOf } from '../../src/routes/routes';
import { click } from '../support/click';
import { changeDates, confirmButton, openChange } from '../support/editing';
import { Guest, shortStay } from '../support/guest';
import { expect, test } from '../support/site';
import { openStay } from '../support/stays';

const link = ({ page, words }: Guest, kind: 'APPLE' | 'GOOGLE') =>
  page.getByRole('main').getByRole('link', { name: words.t(`reservation.wallet.${kind}`), exact: true });

const addressOf = async (guest: Guest, kind: 'APPLE' | 'GOOGLE') =>
  (await link(guest, kind).getAttribute('href')) ?? '';

/** The pass that a link answers with. */
async function passAt(page: Page, address: string) {
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toBe('application/vnd.apple.pkpass');
  return readPass(await answer.body());
}

for (const locale of ['fi', 'en'] as const) {
  test(`a guest takes the booking along on a phone, until it is cancelled (${locale})${locale === 'fi' ? '' : ' (shared)'}`, async ({
    page,
    ledger,
    complaints,
    apiName,
  }) => {
    const guest = new Guest(page, locale);
    const { t, format } = guest.words;
    await guest.book();
    const [booked] = (await ledger()).bookings;
    const number = booked?.number ?? '';
    const codeOfDesk = `DESK-${number}`;
    const shown = page.getByRole('img', { name: t('reservation.qr.alt', { number }) }).locator('path');
    // Only the older API has a code that is not the number.
    const { path: drawn } = drawQrCode(apiName === 'v1' ? codeOfDesk : number);

    // From the confirmation.
    await expect(shown).toHaveAttribute('d', drawn);
    const { pass, files } = await passAt(page, await addressOf(guest, 'APPLE'));
    expect(pass).toMatchObject({
      serialNumber: number,
      barcodes: [{ message: codeOfDesk }],
      relevantDate: `${shortStay.from}T15:00:00+02:00`,
      expirationDate: `${shortStay.to}T12:00:00+02:00`,
    });
    await expect(page.getByRole('main')).toContainText(textsIn(files, locale).hotelName ?? '');
    const saved = tokenIn(await addressOf(guest, 'GOOGLE')).pass;
    expect(saved.barcode.value).toBe(codeOfDesk);
    await click(link(guest, 'GOOGLE'));
    await expect(page.getByRole('definition').filter({ hasText: number })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/stand-in\/wallet\//);
    await page.goBack();

    // From the booking's own page, beside what needs no network.
    await click(page.getByRole('link', { name: t('reservation.link.open') }));
    await expect(shown).toHaveAttribute('d', drawn);
    await expect(guest.button(t('reservation.calendar.add'))).toBeVisible();
    const address = await addressOf(guest, 'APPLE');
    expect((await passAt(page, address)).pass.serialNumber).toBe(number);
    await expect(page.getByRole('main')).toContainText(
      format.dateRange({ startDate: shortStay.from, endDate: shortStay.to }),
    );

    await click(guest.button(t('reservation.cancel.open')));
    await click(page.getByRole('dialog').getByRole('button', { name: t('reservation.cancel.confirm') }));
    await expect(page.getByRole('main')).toContainText(t('reservation.confirmation.cancelled'));
    await expect(link(guest, 'APPLE')).toHaveCount(0);
    await expect(link(guest, 'GOOGLE')).toHaveCount(0);
    expect((await page.request.get(address)).status()).toBe(410);
    expect(complaints).toEqual([]);
  });
}

test('the pass is that of the new dates once these are changed (older API)', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await openChange(guest);
  await changeDates(guest, '2026-12-02', '2026-12-05');
  await click(confirmButton(guest));
  await click(page.getByRole('link', { name: guest.words.t('editing.result.see') }));
  await page.waitForURL(`**${pathOf('reservation', 'en')}`);
  const { pass } = await passAt(page, await addressOf(guest, 'APPLE'));
  expect(pass).toMatchObject({
    relevantDate: '2026-12-02T15:00:00+02:00',
    expirationDate: '2026-12-05T12:00:00+02:00',
  });
  const saved = tokenIn(await addressOf(guest, 'GOOGLE')).pass;
  expect(saved.validTimeInterval.start.date).toBe('2026-12-02T15:00:00+02:00');
});

test('only links to a pass are shown, and only those that the API has (shared)', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const passes = [
      { kind: 'GOOGLE', url: 'https://elsewhere.example/a.b.c' },
      { kind: 'OTHER', url: 'https://other.example/pass' },
      { kind: 'APPLE', url: 'https://passes.example/7001.pkpass' },
    ];
    const body = text.replace(/"walletPasses":\[.*?\]/, `"walletPasses":${JSON.stringify(passes)}`);
    await route.fulfill({ response, body });
  });
  await openStay(guest, 'upcoming');
  await expect(link(guest, 'APPLE')).toHaveAttribute('href', 'https://passes.example/7001.pkpass');
  await expect(page.getByRole('link', { name: 'Wallet' })).toHaveCount(1);
});

test('the links are large enough for a finger, and are not printed (shared)', async ({ page }) => {
  const guest = new Guest(page, 'fi');
  await page.setViewportSize({ width: 320, height: 640 });
  await openStay(guest, 'upcoming');
  for (const kind of ['APPLE', 'GOOGLE'] as const) {
    const box = await link(guest, kind).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(200);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(link(guest, 'APPLE')).toBeHidden();
});

test('none is offered of a stay that is past (shared)', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await openStay(guest, 'past1');
  await page.getByText(guest.words.t('reservation.status.title')).waitFor();
  await expect(page.getByRole('link', { name: 'Wallet' })).toHaveCount(0);
});
