import { text, type ContentLocale } from '../world/localized';
import type { Twist } from '../world/twist';

const info = {
  message: text(
    'Joulunajan aukioloajat ovat nyt hotellien sivuilla.',
    'Opening hours for the Christmas season are now on the hotels’ pages.',
    'Julens öppettider finns nu på hotellens sidor.',
    'Jõuluaja lahtiolekuajad on nüüd hotellide lehtedel.',
  ),
  url: text(
    '/hotellien-yhteystiedot',
    '/en/hotel-contact-information',
    '/sv/hotell-kontaktuppgifter',
    '/et/hotellide-kontaktandmed',
  ),
  linkText: text('Katso yhteystiedot', 'See contact information', 'Se kontaktuppgifter', 'Vaata kontaktandmeid'),
};
const alert = text(
  'Verkkomaksuissa on katkoja. Jos maksu ei onnistu, huone pysyy sinulla puoli tuntia.',
  'Online payments are interrupted at times. If yours does not go through, your room is kept for half an hour.',
  'Det förekommer avbrott i nätbetalningarna. Om betalningen inte lyckas hålls rummet i en halvtimme.',
  'Internetimaksetes esineb katkestusi. Kui makse ei õnnestu, hoiame tuba pool tundi.',
);

const feedback = {
  message: text(
    'Uudistimme sivustomme.',
    'We have redesigned our website.',
    'Vi har gjort om vår webbplats.',
    'Uuendasime oma veebilehte.',
  ),
  linkText: text('Kerro, mitä pidät', 'Tell us what you think', 'Berätta vad du tycker', 'Räägi, mida sa arvad'),
};

/** The notices on the chain's site just now. */
export const serviceNoticesIn = (locale: ContentLocale, { noticeAlert, noticeFeedback, noNotices }: Twist) => {
  if (noNotices) return [];
  const notice = {
    id: 'season-hours',
    type: 'info',
    message: info.message[locale],
    link: { url: info.url[locale], text: info.linkText[locale] },
  };
  if (noticeFeedback) {
    const link = { url: '#feedback-survey', text: feedback.linkText[locale] };
    return [{ id: 'feedback', type: 'alert', message: feedback.message[locale], link }, notice];
  }
  return noticeAlert ? [{ id: 'payments', type: 'alert', message: alert[locale], link: null }, notice] : [notice];
};
