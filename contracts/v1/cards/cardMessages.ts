import type { AssociationError, CardOrderError, CardPromotionError } from '../../world/apiCodes';

import { text, type Localized } from '../../world/localized';

/** The API's own words for a refusal. The site shows its own. */
export const cardMessages: Readonly<Record<AssociationError | CardOrderError | CardPromotionError, Localized>> = {
  ALREADY_ASSOCIATED: text(
    'Kortti on jo tilillä.',
    'A card is already connected.',
    'Ett kort är redan anslutet.',
    'Kaart on juba ühendatud.',
  ),
  ALREADY_PAID: text('Tilaus on maksettu.', 'The order is paid.', 'Beställningen är betald.', 'Tellimus on makstud.'),
  INVALID_PROMOTION_CODE: text(
    'Koodia ei ole.',
    'There is no such code.',
    'Koden finns inte.',
    'Sellist koodi ei ole.',
  ),
  METHOD_NOT_ALLOWED: text(
    'Näin ei voi maksaa.',
    'This way to pay is not allowed.',
    'Så går det inte att betala.',
    'Nii ei saa maksta.',
  ),
  NOT_ELIGIBLE: text(
    'Se ei koske tätä ostosta.',
    'It is not for this purchase.',
    'Det gäller inte detta köp.',
    'See ei kehti selle ostu kohta.',
  ),
  NOT_FOUND: text('Korttia ei löytynyt.', 'No card was found.', 'Inget kort hittades.', 'Kaarti ei leitud.'),
  NO_SCARD: text(
    'Siihen tarvitaan S-Card.',
    'It needs an S-Card.',
    'Det kräver ett S-Card.',
    'Selleks on vaja S-Cardi.',
  ),
  PAYMENT_IN_PROGRESS: text('Maksu on kesken.', 'A payment is under way.', 'En betalning pågår.', 'Makse on pooleli.'),
  PRICE_CHANGE: text('Hinta on muuttunut.', 'The price has changed.', 'Priset har ändrats.', 'Hind on muutunud.'),
  TIME_OUT: text(
    'Tarkistus kesti liian kauan.',
    'The check took too long.',
    'Kontrollen tog för lång tid.',
    'Kontroll võttis liiga kaua.',
  ),
  TOO_MANY_ATTEMPTS: text('Liian monta yritystä.', 'Too many attempts.', 'För många försök.', 'Liiga palju katseid.'),
  VERIFICATION_CODE_EXPIRED: text(
    'Koodi on vanhentunut.',
    'The code has expired.',
    'Koden har gått ut.',
    'Kood on aegunud.',
  ),
  VERIFICATION_CODE_INVALID: text('Koodi on väärä.', 'The code is wrong.', 'Koden är fel.', 'Kood on vale.'),
  VERIFICATION_NOT_STARTED: text(
    'Koodia ei ole lähetetty.',
    'No code was sent.',
    'Ingen kod har skickats.',
    'Koodi ei ole saadetud.',
  ),
};
