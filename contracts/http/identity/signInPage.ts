import { customers } from '../../world/customers';
import { escapeHtml, plainPage } from '../plainPage';
import { signInTexts } from './signInTexts';

/** The sign-in page. Its form posts to the address it was opened with. */
export const signInPage = (url: URL): string => {
  const texts = signInTexts(url.searchParams.get('ui_locales'));
  const buttons = customers.map(
    ({ key, firstName, lastName }) =>
      `<button type="submit" name="customer" value="${escapeHtml(key)}">${escapeHtml(`${texts.choose} ${firstName} ${lastName}`)}<br><small>${escapeHtml(texts.kinds[key] ?? key)}</small></button>`,
  );
  return plainPage(
    texts,
    texts.heading,
    `<p>${escapeHtml(texts.note)}</p>
<form method="post">
${buttons.join('\n')}
<button type="submit" name="customer" value="">${escapeHtml(texts.cancel)}</button>
</form>`,
  );
};
