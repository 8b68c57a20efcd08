import { expect, test } from '@playwright/test';
import { accessibilityChecks } from '../support/checks-a11y/allChecks';

interface Planted {
  /** A page on which the check has to find something, and what it says. */
  readonly faulty: readonly (readonly [page: string, finding: RegExp])[];
  readonly sound: string;
}

const links = '<a href="#one">One</a> <a href="#two">Two</a> <a href="#three">Three</a>';
const tall = '<p style="height: 3000px">Text</p>';
/** Does not let the focus leave the second link. */
const trap = `<script>document.querySelectorAll('a')[1].addEventListener('keydown', (event) => {
  if (event.key === 'Tab') event.preventDefault(); });</script>`;
/** Sends the focus from the second link to the first. */
const circle = trap.replace('event.preventDefault()', "(event.preventDefault(), document.querySelector('a').focus())");

/** One page for each check that has the fault, and one that is sound. */
const planted: Readonly<Record<keyof typeof accessibilityChecks, Planted>> = {
  'language of parts': {
    faulty: [
      ['<main><p>Your room is ready and the key is with you for the night.</p></main>', /3\.1\.2 .*reads as en/],
      ['<div data-text>The house is being painted and you hear it.</div>', /3\.1\.2 .*reads as en/],
      ['<main><p>It is for you and the dog. <span lang="sv">Hund</span></p></main>', /3\.1\.2 .*reads as en/],
      [
        '<main><p>Osoite on ehkä vanhentunut tai siinä on kirjoitusvirhe. The address may be old or mistyped.</p></main>',
        /3\.1\.2 .*reads as en: The address/,
      ],
    ],
    sound:
      '<main><p>Avain: <span lang="en">the key is with you for the night</span></p>' +
      '<p lang="en">Your room is ready and the key is with you for the night.</p></main>',
  },
  'label in name': {
    faulty: [['<button aria-label="Continue">Send it</button>', /2\.5\.3 shows "send it"/]],
    sound: '<button aria-label="Send it, to the hotel">Send it</button>',
  },
  'status messages': {
    faulty: [
      ['<div role="status"><p role="status">Saved</p></div>', /4\.1\.3 a live region within another/],
      ['<p role="status">Saved</p><p aria-live="polite">Saved</p>', /4\.1\.3 said twice: Saved/],
      ['<div aria-hidden="true"><p role="alert">Lost</p></div>', /4\.1\.3 a message that nobody hears/],
    ],
    sound: '<p role="status">Saved</p><p role="alert"></p>',
  },
  'consistent help': {
    faulty: [
      ['<main></main><footer><a href="/contacts">Contacts</a></footer>', /3\.2\.6 no phone number/],
      ['<footer><a href="tel:+358">Call</a> <a href="/c">C</a></footer><main></main>', /3\.2\.6 .*before the content/],
      ['<main></main><footer><a href="/c">C</a> <a href="tel:+358">Call</a></footer>', /3\.2\.6 .*do not follow/],
    ],
    sound: '<main></main><footer><a href="tel:+358">Call</a> <a href="/contacts">Contacts</a></footer>',
  },
  'redundant entry': {
    faulty: [
      ['<input id="email" name="email" type="email">', /1\.3\.5 .*email/],
      ['<input id="email" autocomplete="email"><input id="email2" autocomplete="email">', /3\.3\.7 .*twice for email/],
    ],
    sound: '<input id="email" autocomplete="email"><input id="hotelEmail" autocomplete="section-hotel email">',
  },
  authentication: {
    faulty: [
      ['<img src="/captcha.png" alt="What does it say?">', /3\.3\.8 a puzzle/],
      ['<input id="code" onpaste="return false">', /3\.3\.8 refuses what is pasted: code/],
      ['<input id="secret" type="password" autocomplete="off">', /3\.3\.8 a password manager/],
    ],
    sound: '<input id="code" autocomplete="one-time-code"><input type="password" autocomplete="current-password">',
  },
  'target size': {
    faulty: [
      [
        '<button style="width:10px;height:10px;padding:0">a</button><button style="width:10px;height:10px;padding:0">b</button>',
        /target-size/,
      ],
    ],
    sound: '<button style="width:44px;height:44px">a</button>',
  },
  'text spacing': {
    faulty: [['<p style="width:120px;height:20px;overflow:hidden">Two words</p>', /1\.4\.12 cut/]],
    sound: '<p style="width:120px">Two words</p>',
  },
  'text at 200 %': {
    faulty: [['<p style="width:120px;height:20px;overflow:hidden;margin:0">Two words</p>', /1\.4\.4 cut/]],
    sound: '<p style="width:120px">Two words</p>',
  },
  'forced colours': {
    faulty: [
      ['<button aria-label="More" style="all:unset;width:40px;height:40px;background:red"></button>', /no edge/],
    ],
    sound: '<button aria-label="More" style="width:40px;height:40px;border:1px solid"></button><input>',
  },
  orientation: {
    faulty: [
      [
        '<style>@media (orientation: landscape) { main { display: none } }</style><main><h1>Rooms</h1></main>',
        /1\.3\.4 only upright: Rooms/,
      ],
      [
        '<style>@media (orientation: landscape) { body { transform: rotate(90deg) } }</style><main><h1>Rooms</h1></main>',
        /1\.3\.4 .*turned/,
      ],
    ],
    sound: '<main><h1>Rooms</h1></main>',
  },
  focus: {
    faulty: [
      [`<style>a { outline: none !important }</style>${links}`, /2\.4\.7 .*One/],
      [`${links}<div style="position:fixed;inset:0;background:#fff"></div>`, /2\.4\.11 .*One/],
      // Cut away, by itself or by what is around it, or see-through.
      ['<button style="clip-path:inset(50%);outline:3px solid">One</button>', /2\.4\.11 .*One/],
      ['<div style="height:0;overflow:hidden"><button style="outline:3px solid">One</button></div>', /2\.4\.11 .*One/],
      ['<button style="opacity:0;outline:3px solid">One</button>', /2\.4\.11 .*One/],
      [`<a href="#">First</a><a href="#" tabindex="2">Second</a>`, /2\.4\.3 an order of its own/],
      [`${links}${trap}`, /2\.1\.2 the focus cannot leave/],
      [`${links}${circle}`, /2\.1\.2 the focus never gets to Three/],
      ['<p>No control at all</p>', /2\.1\.1 nothing/],
    ],
    sound: `${links}${tall}<style>label:focus-within { outline: 3px solid }</style>
      <label><input type="checkbox" style="position:absolute;opacity:0">Over its label</label>
      <label><input type="checkbox" style="position:absolute;clip-path:inset(50%)">Beside its words</label>
      <p style="width:9em">Much text before <a href="#four">a link of two lines</a></p><button style="outline:3px solid #000">End</button>`,
  },
  'pointer cancellation': {
    faulty: [
      [
        `<main><button aria-pressed="false" onmousedown="this.setAttribute('aria-pressed', 'true')">Yes</button></main>`,
        /2\.5\.2 .*Yes/,
      ],
    ],
    sound: `<main><button aria-pressed="false" onclick="this.setAttribute('aria-pressed', 'true')">Yes</button></main>`,
  },
};

for (const [name, { find }] of Object.entries(accessibilityChecks)) {
  test(`the check of ${name} finds a planted fault, and none on a sound page`, async ({ page }) => {
    const { faulty, sound } = planted[name as keyof typeof accessibilityChecks];
    const whole = (body: string) =>
      `<!doctype html><html lang="fi"><head><title>Page</title></head><body>${body}</body></html>`;
    for (const [body, finding] of faulty) {
      await page.setContent(whole(body));
      expect.soft((await find(page)).join('\n')).toMatch(finding);
    }
    await page.setContent(whole(sound));
    expect.soft(await find(page)).toEqual([]);
  });
}
