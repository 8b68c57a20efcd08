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
  'Wifi ja yhteinen saunavuoro',
  'Wifi and the shared sauna hour',
  'Wifi och gemensam bastutur',
  'Wifi ja ühine saunaaeg',
);
