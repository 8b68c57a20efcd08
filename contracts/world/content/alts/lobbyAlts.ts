import { text, type Localized } from '../../localized';
import type { LobbyThing } from '../interiors';

/** What only one hotel has in its lobby: the middle of a sentence. */
export const lobbyAlts: Readonly<Record<LobbyThing, Localized>> = {
  bentwood: text(
    'taivutetusta koivusta tehtyjä jakkaroita',
    'stools of bent birch',
    'pallar av böjd björk',
    'painutatud kasest taburetid',
  ),
  bicycles: text('lainattavia polkupyöriä', 'bicycles to borrow', 'cyklar att låna', 'laenutatavad jalgrattad'),
  books: text('seinällinen kirjoja', 'a wall of books', 'en vägg av böcker', 'seinatäis raamatuid'),
  chalkboard: text(
    'illan ohjelma liitutaululla',
    'tonight’s programme in chalk',
    'kvällens program på en griffeltavla',
    'õhtu kava kriiditahvlil',
  ),
  departures: text(
    'lähtevien lentojen taulu',
    'a board of departing flights',
    'en tavla med avgångar',
    'väljuvate lendude tabloo',
  ),
  fire: text('palava takka', 'a burning fire', 'en brinnande brasa', 'põlev kamin'),
  lanterns: text(
    'lyhtyjä penkillä ja sukset seinällä',
    'lanterns on a bench and skis on the wall',
    'lyktor på en bänk och skidor på väggen',
    'laternad pingil ja suusad seinal',
  ),
  leadedGlass: text(
    'värikäs lyijylasi-ikkuna',
    'a window of coloured leaded glass',
    'ett blyinfattat fönster i färg',
    'värviline vitraažaken',
  ),
  luggage: text(
    'laivaa odottavia matkalaukkuja',
    'suitcases waiting for their ship',
    'resväskor som väntar på sitt fartyg',
    'laeva ootavad kohvrid',
  ),
  oars: text(
    'airot ja pelastusrengas seinällä',
    'oars and a life ring on the wall',
    'åror och en livboj på väggen',
    'aerud ja päästerõngas seinal',
  ),
  overalls: text(
    'lainattavia talvihaalareita ja saappaita',
    'winter overalls and boots to borrow',
    'vinteroveraller och stövlar att låna',
    'laenutatavad talvekombinesoonid ja saapad',
  ),
  parasol: text(
    'raidallinen päivänvarjo ja korituoli',
    'a striped parasol and a wicker chair',
    'ett randigt parasoll och en korgstol',
    'triibuline päevavari ja korvtool',
  ),
  poolTable: text('biljardipöytä', 'a pool table', 'ett biljardbord', 'piljardilaud'),
  readingCorner: text('hiljainen lukunurkka', 'a quiet corner for reading', 'en stilla läshörna', 'vaikne lugemisnurk'),
  records: text(
    'levykauppa soittimineen',
    'a record shop with its player',
    'en skivbutik med skivspelare',
    'plaadipood koos plaadimängijaga',
  ),
  rope: text(
    'köysikiepit ja vanha tynnyri',
    'coils of rope and an old barrel',
    'reprullar och en gammal tunna',
    'köierullid ja vana tünn',
  ),
  seaChart: text(
    'merikortti ja veneen pienoismalli',
    'a sea chart and a model boat',
    'ett sjökort och en båtmodell',
    'merekaart ja paadimudel',
  ),
  skates: text(
    'lainattavia luistimia ja potkukelkka',
    'skates to borrow and a kick sledge',
    'skridskor att låna och en spark',
    'laenutatavad uisud ja tõukekelk',
  ),
  skis: text('sukset telineessä', 'skis in their rack', 'skidor i ett ställ', 'suusad hoidikus'),
  swimRings: text(
    'uimarenkaita ja pyyhkeitä',
    'swimming rings and towels',
    'badringar och handdukar',
    'ujumisrõngad ja rätikud',
  ),
  telescope: text(
    'kaukoputki ja ritarin kypärä',
    'a telescope and a knight’s helmet',
    'ett teleskop och en riddarhjälm',
    'pikksilm ja rüütlikiiver',
  ),
  trailMap: text(
    'kartta, johon vieraat merkitsevät reittinsä',
    'a map on which guests mark their walks',
    'en karta där gästerna märker ut sina turer',
    'kaart, kuhu külalised märgivad oma rajad',
  ),
  violin: text(
    'viulu, nuottiteline ja sukset',
    'a violin, a music stand and skis',
    'en fiol, ett notställ och skidor',
    'viiul, noodipult ja suusad',
  ),
  wallPainting: text(
    'vanha seinämaalaus ja rautahelainen arkku',
    'an old wall painting and an iron-bound chest',
    'en gammal väggmålning och en järnbeslagen kista',
    'vana seinamaaling ja raudvitstega kirst',
  ),
  windowSeat: text('leveä ikkunapenkki', 'a wide window seat', 'en bred sittplats i fönstret', 'lai aknapink'),
  woven: text(
    'naapuritalossa kudottu seinävaate',
    'a wall hanging woven next door',
    'en bonad vävd i huset intill',
    'naabermajas kootud seinavaip',
  ),
};
