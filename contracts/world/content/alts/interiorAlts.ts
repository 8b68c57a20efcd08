import { text, type Localized } from '../../localized';
import type { Bathing, BreakfastDish, DiningFeature, InteriorKind, InteriorRecord } from '../interiors';
import { lobbyAlts } from './lobbyAlts';
import { seenFromWindows } from './seenFromWindows';

const dishes: Readonly<Record<BreakfastDish, Localized>> = {
  berries: text('marjoja', 'berries', 'bär', 'marjad'),
  flatbread: text('rieskaa', 'barley flatbread', 'kornbröd', 'odrakarask'),
  loaf: text('tummaa leipää', 'dark bread', 'mörkt bröd', 'tume leib'),
  pancakes: text('räiskäleitä', 'pancakes', 'pannkakor', 'pannkoogid'),
  pasties: text('karjalanpiirakoita', 'Karelian pasties', 'karelska piroger', 'karjala pirukad'),
  pie: text('kalakukkoa', 'fish pie', 'kalakukko', 'kalakukko'),
  porridge: text('puuroa', 'porridge', 'gröt', 'puder'),
  sausage: text('mustaamakkaraa', 'black sausage', 'svartkorv', 'verivorst'),
  wreath: text('kanelikranssia', 'a cinnamon wreath', 'en kanelkrans', 'kaneelikringel'),
};

const features: Readonly<Record<DiningFeature, Localized>> = {
  bar: text('baaritiski', 'a bar', 'en bardisk', 'baarilett'),
  buffet: text(
    'tiski, jolla on leipää ja marjoja',
    'a counter with bread and berries',
    'en disk med bröd och bär',
    'lett leiva ja marjadega',
  ),
  hearth: text('avotakka', 'an open hearth', 'en öppen spis', 'lahtine kamin'),
  oven: text('tiiliuuni, jossa palaa tuli', 'a brick oven with its fire', 'en tegelugn med eld', 'tuli tellisahjus'),
  piano: text('flyygeli', 'a grand piano', 'en flygel', 'tiibklaver'),
};

const each = (make: (language: keyof Localized) => string): Localized =>
  text(make('fi'), make('en'), make('sv'), make('et'));

/** Sentences in the four languages, with their gaps filled in. */
const sentence = (pattern: Localized, gaps: Readonly<Record<string, Localized>>): Localized =>
  each((language) => pattern[language].replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name]?.[language] ?? gap));

const patterns = {
  view: text(
    'Näkymä hotellin ikkunasta: {seen}.',
    'The view from a window of the hotel: {seen}.',
    'Utsikten från ett av hotellets fönster: {seen}.',
    'Vaade hotelli aknast: {seen}.',
  ),
  lobby: text(
    'Aulassa on vastaanottotiski ja {thing}; ikkunassa {seen}.',
    'The lobby with its reception desk and {thing}; in the window {seen}.',
    'I lobbyn finns receptionsdisken och {thing}; i fönstret {seen}.',
    'Fuajees on vastuvõtulaud ja {thing}; aknas {seen}.',
  ),
  breakfast: text(
    'Aamiaispöytä ikkunan ääressä: kahvia, sämpylöitä ja {dish}; ikkunassa {seen}.',
    'Breakfast at a window: coffee, rolls and {dish}; outside {seen}.',
    'Frukost vid fönstret: kaffe, frallor och {dish}; utanför {seen}.',
    'Hommikusöök akna ääres: kohv, saiakesed ja {dish}; aknas {seen}.',
  ),
  dining: text(
    'Ravintolasalissa on katettuja pöytiä ja {feature}; ikkunoissa {seen}.',
    'The dining room with laid tables and {feature}; in the windows {seen}.',
    'I matsalen finns dukade bord och {feature}; i fönstren {seen}.',
    'Restoranisaalis on kaetud lauad ja {feature}; akendes {seen}.',
  ),
  meeting: text(
    'Kokoushuone, jossa on pitkä pöytä, tuoleja ja näyttö; ikkunoissa {seen}.',
    'A meeting room with a long table, chairs and a screen; in the windows {seen}.',
    'Ett mötesrum med långt bord, stolar och en skärm; i fönstren {seen}.',
    'Koosolekuruum pika laua, toolide ja ekraaniga; akendes {seen}.',
  ),
};

const bathingPatterns: Readonly<Record<Bathing, Localized>> = {
  brickSauna: text(
    'Sauna tiiliholvin alla: kaksi laudetta, kivikiuas, kiulu ja pyyhe.',
    'A sauna under a vault of brick: two benches, a stove with stones, a pail and a towel.',
    'En bastu under ett tegelvalv: två lavar, en ugn med stenar, en stäva och en handduk.',
    'Saun telliskivivõlvi all: kaks lavaastet, keris, kibu ja rätik.',
  ),
  pool: text(
    'Allas suurten ikkunoiden edessä ja kaksi lepotuolia; ikkunoissa {seen}.',
    'A pool in front of large windows, and two loungers; outside {seen}.',
    'En bassäng framför stora fönster och två vilstolar; utanför {seen}.',
    'Bassein suurte akende ees ja kaks lamamistooli; akendes {seen}.',
  ),
  sauna: text(
    'Sauna, jossa on kaksi laudetta ja kivikiuas; ikkunassa {seen}.',
    'The sauna with two benches and a stove with stones; in the window {seen}.',
    'Bastun med två lavar och en ugn med stenar; i fönstret {seen}.',
    'Saun kahe lavaastme ja kerisega; aknas {seen}.',
  ),
  snowPool: text(
    'Lämmin allas lumessa höyryää lyhtyjen valossa; taustalla {seen}.',
    'A warm pool in the snow steams between lanterns; behind it {seen}.',
    'En varm bassäng i snön ångar mellan lyktor; bakom den {seen}.',
    'Soe bassein lumes aurab laternate vahel; selle taga {seen}.',
  ),
};

/** The alternative text of a picture of a hotel's indoors. */
export function interiorAlt(hotelId: string, record: InteriorRecord, kind: InteriorKind): Localized {
  const seen = seenFromWindows[hotelId];
  if (!seen) throw new Error(`Nobody has said what the windows of hotel ${hotelId} show`);
  const pattern = kind === 'bathing' ? record.bathing && bathingPatterns[record.bathing] : patterns[kind];
  if (!pattern) throw new Error(`Hotel ${hotelId} has no picture of its ${kind}`);
  return sentence(pattern, {
    seen,
    thing: lobbyAlts[record.lobby],
    dish: dishes[record.breakfast],
    ...(record.dining && { feature: features[record.dining] }),
  });
}
