import type { Page } from '@playwright/test';
import { hotelPath } from '../../src/routes/entityPaths';
import { hrefOf, pathOf } from '../../src/routes/routes';
import { hotelsByBrand } from '../support/hotelScreens';
import { expect, test } from '../support/site';
import { untilRunning, wake } from '../support/wake';

interface Trusting {
  readonly trustedTypes: { readonly createPolicy: (name: string, rules: object) => unknown };
}

/** What the text of an attacker could become, with the directive that stops it. Runs in the page. */
const planted = {
  'a style attribute': ['style-src-attr', () => document.body.setAttribute('style', 'display: none')],
  'a style element': [
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.body.append(style);
    },
  ],
  'the address of a script elsewhere': [
    'require-trusted-types-for',
    () => void (document.createElement('script').src = 'https://elsewhere.example/a.js'),
  ],
  'the address of a script of the site': [
    'require-trusted-types-for',
    () => void (document.createElement('script').src = '/wake.js'),
  ],
  'the address of a worker': ['require-trusted-types-for', () => void new Worker('/wake.js')],
  markup: ['require-trusted-types-for', () => void (document.body.innerHTML = '<img src="a">')],
  'a policy': ['trusted-types', () => (window as unknown as Trusting).trustedTypes.createPolicy('own', {})],
  'the default policy': [
    'trusted-types',
    () => (window as unknown as Trusting).trustedTypes.createPolicy('default', {}),
  ],
} as const;

/** Does it, whether or not the browser throws. */
const plant = (page: Page, act: () => unknown): Promise<void> =>
  page.evaluate(act).then(
    () => undefined,
    () => undefined,
  );

/** The same in the HTML, as if a host or a text of the content had put it there. */
const plantedInHtml = {
  'an inline script': ['script-src-elem', '<script>document.title = "planted"</script>'],
  'a handler': ['script-src-attr', '<img src="/favicon.svg" onload="document.title = \'planted\'">'],
  'a style element': ['style-src-elem', '<style>body { display: none }</style>'],
  'a style attribute': ['style-src-attr', '<p style="position: fixed; inset: 0">Planted</p>'],
  'a frame': ['frame-src', '<iframe src="/robots.txt"></iframe>'],
  'a script from elsewhere': ['script-src-elem', '<script src="https://elsewhere.example/a.js"></script>'],
  'another base': ['base-uri', '<base href="https://elsewhere.example/">'],
} as const;

for (const [name, [directive, html]] of Object.entries(plantedInHtml)) {
  test(`the host's policy stops ${name} in the HTML, and the test hears of it`, async ({ page, violations }) => {
    await page.route(pathOf('home', 'fi'), async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', `${html}</body>`) });
    });
    await page.goto(pathOf('home', 'fi'));
    await expect.poll(() => violations.splice(0).join('\n')).toContain(`${directive}: `);
    await expect(page.locator('body')).toBeVisible();
    await expect(page).not.toHaveTitle('planted');
  });
}

for (const [name, [directive, act]] of Object.entries(planted)) {
  test(`the host's policy stops a planted text from becoming ${name}, and the test hears of it`, async ({
    page,
    violations,
  }) => {
    await page.goto(pathOf('home', 'fi'));
    await plant(page, act);
    await expect.poll(() => violations.splice(0).join('\n')).toContain(`${directive}: `);
    await expect(page.locator('body')).toBeVisible();
    await expect(page).not.toHaveTitle('planted');
  });
}

test('nobody can make the policy of an awake page again, to let it take more', async ({ page, violations }) => {
  await page.goto(hrefOf('searchResults', 'fi', { place: 'Helsinki' }));
  await untilRunning(page);
  await plant(page, () => (window as unknown as Trusting).trustedTypes.createPolicy('sarastus', {}));
  await expect.poll(() => violations.splice(0).join('\n')).toContain('trusted-types: ');
});

test('data for search engines stay while their page is open, and do not follow the guest to another', async ({
  page,
}) => {
  const data = page.locator('head script[type="application/ld+json"]');
  await page.goto(hotelPath(hotelsByBrand.original, 'fi'));
  const before = await data.allTextContents();
  expect(before.join('')).toContain('"Hotel"');
  await wake(page);
  expect(await data.allTextContents()).toEqual(before);
  await page.evaluate(
    (path) => {
      const { next } = window as unknown as { readonly next: { readonly router: { push: (path: string) => void } } };
      next.router.push(path);
    },
    pathOf('hotels', 'fi'),
  );
  await expect(page).toHaveURL(pathOf('hotels', 'fi'));
  await expect.poll(async () => (await data.allTextContents()).join('')).not.toContain('"Hotel"');
});
