import { text } from '../localized';

export const roomOnly = text(
  'Huone ilman aamiaista',
  'Room without breakfast',
  'Rum utan frukost',
  'Tuba ilma hommikusöögita',
);
export const withBreakfast = text(
  'Aamiainen kaikille',
  'Breakfast for everyone',
  'Frukost för alla',
  'Hommikusöök kõigile',
);
export const wifiAndSauna = text(
  'Langaton verkko ja yleinen saunavuoro',
  'Wi-Fi and the shared sauna hour',
  'Trådlöst nät och gemensam bastutur',
  'Wi-Fi ja ühine saunaaeg',
);
export const freeCancelling = text(
  'Maksuton peruutus tulopäivään kello 18 asti',
  'Free cancellation until 6 pm on the day of arrival',
  'Avbokning utan kostnad till kl. 18 ankomstdagen',
  'Tasuta tühistamine kuni saabumispäeva kella 18-ni',
);
export const freeCancellingDayBefore = text(
  'Maksuton peruutus tuloa edeltävään päivään kello 18 asti',
  'Free cancellation until 6 pm on the day before arrival',
  'Avbokning utan kostnad till kl. 18 dagen före ankomst',
  'Tasuta tühistamine kuni saabumisele eelneva päeva kella 18-ni',
);
export const noCancelling = text(
  'Ei peruutusta eikä muutoksia',
  'No cancellation and no changes',
  'Ingen avbokning, inga ändringar',
  'Tühistada ega muuta ei saa',
);
