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
