import type { Locator, Page } from '@playwright/test';
import { languageOf } from '../../src/i18n/locales';
import type { Locale } from '../../src/i18n/locales';
import { hrefOf } from '../../src/routes/routes';
import type { Translator } from '../../src/i18n/translator';
import { click, tick } from './click';
import { stepsOf } from './steps';
import { paymentWords, wordsIn } from './words';

/** The stay of most journeys: two adults, two children and a dog, two rooms, two nights. */
export const familyStay = {
  hotel: '1001',
  from: '2026-12-01',
  to: '2026-12-03',
  rooms: '2',
  adults: '2',
  children: '2',
  ages: '5,1',
  pets: '1',
} as const;

/** One adult in one room, for tests that need few steps. */
export const shortStay = { hotel: '1001', from: '2026-12-01', to: '2026-12-02', rooms: '1', adults: '1' } as const;

export type Stay = Readonly<Record<string, string>>;

/** What every guest is asked. */
export const contact = {
  firstName: 'Aino',
  lastName: 'Virtanen',
  email: 'aino.virtanen@example.com',
  phoneNumber: '40 123 4567',
} as const;

/** What is asked besides where an address is needed: for the invoice of a stay for business, and for a card. */
export const postalAddress = { street: 'Kauppakatu 1', postcode: '40100', city: 'Jyväskylä' } as const;

/** What is asked besides of a stay for business. */
export const company = { companyName: 'Pohjola Puu Oy', ...postalAddress } as const;

/** The steps at which a test can start with the short stay. */
type Step = 'chooseExtras' | 'contactDetails' | 'checkAndConfirm';

/** The storage of the browser with the short stay at a step, by step and language. */
const keptAt = new Map<string, Readonly<Record<string, string>>>();

/** The steps in words that led there, where they were recorded. */
const stepsTo = new Map<string, readonly string[]>();

/** A guest who uses the page by its texts in one locale. */
export class Guest {
  readonly page: Page;
  readonly locale: Locale;
  readonly words: Translator;
  /** The path of the site on its host. */
  readonly basePath: string;

  constructor(page: Page, locale: Locale, basePath = '') {
    this.page = page;
    this.locale = locale;
    this.words = wordsIn(locale);
    this.basePath = basePath;
  }

  /** Types a place into the short search, and leaves the field: its open list hides the rest of the page. */
  async enterPlace(place: string): Promise<void> {
    const field = this.page.locator('#quick-place');
    await field.focus();
    // The field with the list takes the native one's place.
    await this.page.locator('#quick-place[aria-expanded]').waitFor();
    await field.fill(place);
    await field.press('Tab');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Opens a hotel's rooms as a link from the results does. */
  async begin(stay: Stay = shortStay): Promise<void> {
    await this.page.goto(`${this.basePath}${hrefOf('chooseRoom', this.locale, stay)}`);
    await this.rooms().first().waitFor();
  }

  rooms(): Locator {
    return this.button(this.words.t('chooseRoom.choose'));
  }

  /** The buttons that choose a room at the price of its card. */
  roomsAtLowest(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.words.t('chooseRoom.take', { price: '' })}`) });
  }

  /** Chooses the first room type and the preselected rate for every room. */
  async chooseRoomsAndRates(rooms: number): Promise<void> {
    for (let room = 0; room < rooms; room += 1) {
      await this.page.waitForURL(new RegExp(`${hrefOf('chooseRoom', this.locale)}\\?room=${room}$`));
      await click(this.rooms().first());
      await this.chooseRate(room);
    }
  }

  /** The button that ends a step; its text names the room where it leads to another one. */
  wayOn(): Locator {
    return this.page.locator('[data-bottom-bar] > button');
  }

  async chooseRate(room: number): Promise<void> {
    await this.page.waitForURL(new RegExp(`${hrefOf('chooseRate', this.locale)}\\?room=${room}$`));
    await click(this.wayOn());
  }

  /** The buttons that add an extra, in the order of the page. */
  addExtra(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.words.t('chooseExtras.add')}`) });
  }

  /** Adds the first extra (breakfast, for every guest of every room), and goes on. */
  async chooseExtras(withBreakfast = true): Promise<void> {
    await this.page.waitForURL(new RegExp(`${hrefOf('chooseExtras', this.locale)}$`));
    // The second extra, which every hotel sells.
    await this.addExtra().nth(1).waitFor();
    if (withBreakfast) await click(this.addExtra().first());
    await click(this.wayOn());
  }

  async fillContact(): Promise<void> {
    await this.page.locator('#firstName').waitFor();
    await this.fill(contact);
  }

  /** Travels for business. */
  async fillCompany(): Promise<void> {
    await tick(this.page.locator('input[name=profileType][value=BUSINESS]'));
    await this.fill(company);
  }

  /** Fills fields by their ids. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [field, value] of Object.entries(values)) await this.page.locator(`#${field}`).fill(value);
  }

  async giveContact(): Promise<void> {
    await this.fillContact();
    await click(this.button(this.words.t('contactDetails.next')));
    await this.page.locator('#terms').waitFor();
  }

  /** From the rooms to the last step. */
  async toConfirm(rooms: number): Promise<void> {
    await this.chooseRoomsAndRates(rooms);
    await this.chooseExtras();
    await this.giveContact();
  }

  /** Opens a step with the short stay: goes through the steps once in each language, then restores the storage. */
  async resumeAt(step: Step): Promise<void> {
    const key = `${step} ${this.locale}`;
    const kept = keptAt.get(key);
    const steps = stepsOf(this.page);
    const before = steps?.length ?? 0;
    if (kept) {
      await this.page.goto('/robots.txt');
      await this.page.evaluate((entries) => Object.assign(localStorage, entries), kept);
      await this.page.goto(hrefOf(step, this.locale));
    } else {
      await this.begin();
      await this.chooseRoomsAndRates(1);
      if (step !== 'chooseExtras') await this.chooseExtras();
      if (step === 'checkAndConfirm') await this.giveContact();
    }
    await this.landmarkOf(step).waitFor();
    if (!kept) keptAt.set(key, await this.page.evaluate(() => ({ ...localStorage })));
    if (!steps) return;
    // A guest who cannot restore a storage walks.
    const walked = stepsTo.get(key);
    if (kept && walked) steps.splice(before, steps.length, ...walked);
    if (!kept) stepsTo.set(key, steps.slice(before));
  }

  /** The element that shows that a step can be used. */
  private landmarkOf(step: Step): Locator {
    // The button that goes on has the same text on the step before.
    if (step === 'chooseExtras') return this.addExtra().first();
    return this.page.locator(step === 'contactDetails' ? '#firstName' : '#terms');
  }

  payByCard(): Locator {
    return this.page.getByRole('radio', { name: this.words.t('payment.ways.DEPOSIT'), exact: true });
  }

  payAtHotel(): Locator {
    return this.page.getByRole('radio', { name: this.words.t('payment.ways.NONE'), exact: true });
  }

  orderButton(): Locator {
    return this.page.locator('main form button[type=submit]');
  }

  async order(way: Locator = this.payByCard()): Promise<void> {
    await tick(way);
    await tick(this.page.locator('#terms'));
    await click(this.orderButton());
  }

  /** Accepts the new price or terms in the dialog. */
  async acceptChange(): Promise<void> {
    const label = this.words.t('checkAndConfirm.acceptPrice', { total: '' }).trim();
    await click(this.page.getByRole('dialog').getByRole('button', { name: label }));
  }

  /** Presses a button of the payment page. */
  async onPaymentPage(act: keyof (typeof paymentWords)['fi']): Promise<void> {
    await this.page.waitForURL('**/pay/**');
    await click(this.button(paymentWords[languageOf(this.locale)][act]));
  }

  async confirmation(): Promise<void> {
    await this.page.waitForURL(`**${hrefOf('confirmation', this.locale)}`);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** All steps to a paid booking. */
  async book(stay: Stay = shortStay, rooms = 1): Promise<void> {
    await this.begin(stay);
    await this.toConfirm(rooms);
    await this.pay();
  }

  /** From the last step to the confirmation. */
  async pay(): Promise<void> {
    await this.order();
    await this.onPaymentPage('pay');
    await this.confirmation();
  }
}
