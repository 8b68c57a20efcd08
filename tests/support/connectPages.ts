import { pathOf } from '../../src/routes/routes';
import { signInAs } from './cardSale';
import { click } from './click';
import type { Guest } from './guest';

/** The address of a card that nobody has connected; it is in the name of the customer `none`. */
export const cardEmail = 'noora@post.example';

/** Opens the page that connects a card as a customer. */
export async function openConnectAs(guest: Guest, customer: string): Promise<void> {
  await signInAs(guest.page, customer);
  await guest.page.goto(pathOf('sCardConnect', guest.locale));
}

/** Opens it as a customer without a card. */
export async function openConnect(guest: Guest): Promise<void> {
  await openConnectAs(guest, 'none');
  await guest.page.locator('#email').waitFor();
}

/** Asks for a code. */
export async function askCode(guest: Guest, email = cardEmail): Promise<void> {
  await guest.page.locator('#email').fill(email);
  await click(guest.button(guest.words.t('cardConnect.email.send')));
}

export async function toCode(guest: Guest): Promise<void> {
  await openConnect(guest);
  await askCode(guest);
  await guest.page.locator('#code').waitFor();
}

/** Writes a code into its field and sends it. */
export async function giveCode(guest: Guest, code: string): Promise<void> {
  await guest.page.locator('#code').fill(code);
  await click(guest.button(guest.words.t('cardConnect.code.connect')));
}

/** The code of the last message. */
export async function codeSent({ page }: Guest): Promise<string> {
  const answer = await page.request.get('/mailbox?format=json');
  const [last] = (await answer.json()) as readonly { readonly toAddress: string; readonly body: string }[];
  return /\d{6}/.exec(last?.toAddress === cardEmail ? last.body : '')?.[0] ?? 'no message';
}

/** A code that is not the one that was sent. */
export const wrongCode = (right: string): string => (right === '000000' ? '000001' : '000000');
