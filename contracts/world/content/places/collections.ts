import { text } from '../../localized';
import type { PlacePageRecord } from '../model';

export const collectionPages: readonly PlacePageRecord[] = [
  {
    id: 'spa',
    kind: 'COLLECTION',
    slug: text('kylpylahotellit', 'spa-hotels', 'spahotell', 'spaahotellid'),
    lead: text(
      'Altaita, saunoja ja hoitoja saman katon alla: kylpytakissa aamiaiselle.',
      'Pools, saunas and treatments under one roof: go to breakfast in your bathrobe.',
      'Bassänger, bastur och behandlingar under samma tak: till frukosten i badrock.',
      'Basseinid, saunad ja hoolitsused ühe katuse all: hommikusöögile hommikumantlis.',
    ),
    story: text(
      'Kylpylähotelleissamme allasosasto kuuluu huoneen hintaan, ja lapsille on oma matala allas. Hoidot varataan vastaanotosta. Altaiden aukioloajat ovat kunkin hotellin sivulla.',
      'At our spa hotels the pools are included in the room rate, and children have a shallow pool of their own. Treatments are booked at reception. The opening hours of the pools are on each hotel’s page.',
      'På våra spahotell ingår bassängerna i rumspriset, och barnen har en egen grund bassäng. Behandlingar bokas i receptionen. Bassängernas öppettider finns på varje hotells sida.',
      'Meie spaahotellides kuuluvad basseinid toa hinna sisse ja lastel on oma madal bassein. Hoolitsused broneeritakse vastuvõtust. Basseinide lahtiolekuajad on iga hotelli lehel.',
    ),
  },
  {
    id: 'ski',
    kind: 'COLLECTION',
    slug: text('rinteiden-aarella', 'by-the-slopes', 'vid-backarna', 'maenolvade-juures'),
    lead: text(
      'Suksille hotellin ovelta: rinteet tai ladut alkavat pihasta.',
      'Put on your skis at the hotel door: the slopes or the tracks begin in the yard.',
      'Spänn på dig skidorna vid hotellets dörr: backarna eller spåren börjar på gården.',
      'Suusad alla hotelli ukse ees: nõlvad või rajad algavad hoovist.',
    ),
    story: text(
      'Jokaisessa näistä hotelleista on suksihuolto, lämmin varasto ja kuivauskaappi. Kausi alkaa marraskuussa ja kestää pohjoisessa vappuun. Hissiliput saa vastaanotosta.',
      'Each of these hotels has a waxing room, warm storage and a drying cupboard. The season starts in November and lasts until May Day in the north. Lift passes are sold at reception.',
      'Vart och ett av de här hotellen har vallabod, varmt förråd och torkskåp. Säsongen börjar i november och varar i norr till valborg. Liftkort säljs i receptionen.',
      'Igas neist hotellidest on suusahooldus, soe hoiuruum ja kuivatuskapp. Hooaeg algab novembris ja kestab põhjas maipühadeni. Tõstukipileteid müüakse vastuvõtus.',
    ),
  },
  {
    id: 'old-town',
    kind: 'COLLECTION',
    slug: text('vanhoissa-kaupungeissa', 'in-old-towns', 'i-gamla-stader', 'vanades-linnades'),
    lead: text(
      'Vanhoja taloja vanhoissa kaupungeissa: mukulakiviä ulkona, hiljaista sisällä.',
      'Old houses in old towns: cobbles outside, quiet inside.',
      'Gamla hus i gamla städer: kullersten utanför, tystnad innanför.',
      'Vanad majad vanades linnades: väljas munakivid, sees vaikus.',
    ),
    story: text(
      'Näissä taloissa huoneet ovat erikokoisia ja lattiat narisevat joskus. Autolla ei aina pääse ovelle, joten kysy meiltä lähintä pysäköintipaikkaa. Mukulakivillä pyörätuolin kanssa kulkevaa autamme ovelta ovelle.',
      'In these houses no two rooms are the same size and some floors creak. Cars cannot always reach the door, so ask us for the nearest car park. If you use a wheelchair, we help you over the cobbles from door to door.',
      'I de här husen är rummen olika stora och golven knarrar ibland. Med bil kommer man inte alltid ända fram till dörren, så fråga oss om närmaste parkering. Den som använder rullstol hjälper vi över kullerstenen från dörr till dörr.',
      'Neis majades on toad eri suurusega ja mõni põrand kriuksub. Autoga alati ukseni ei saa, seepärast küsi meilt lähimat parklat. Ratastooli kasutajat aitame munakividel uksest ukseni.',
    ),
  },
  {
    id: 'family',
    kind: 'COLLECTION',
    slug: text('perheen-kanssa', 'with-the-family', 'med-familjen', 'perega'),
    lead: text(
      'Neljän hengen huoneita, uima-altaita ja aamiainen, jolta saa ottaa lettuja kahdesti.',
      'Rooms for four, pools, and a breakfast where you may take pancakes twice.',
      'Rum för fyra, bassänger och en frukost där man får ta plättar två gånger.',
      'Toad neljale, basseinid ja hommikusöök, kus pannkooke võib võtta kaks korda.',
    ),
    story: text(
      'Alle kolmevuotias nukkuu matkasängyssä maksutta, ja isommalle lapselle tuodaan lisäsänky. Perhehuoneissa on oikeat sängyt neljälle. Leikkihuone ja lasten ruokalista ovat jokaisessa näistä hotelleista.',
      'Children under three sleep in a travel cot at no cost, and older ones get an extra bed. Family rooms have real beds for four. Every one of these hotels has a playroom and a children’s menu.',
      'Barn under tre år sover gratis i resesäng, och större barn får en extrasäng. Familjerummen har riktiga sängar för fyra. Vart och ett av de här hotellen har lekrum och barnmeny.',
      'Alla kolmeaastane magab reisivoodis tasuta ja suuremale lapsele tuuakse lisavoodi. Peretubades on päris voodid neljale. Igas neist hotellidest on mängutuba ja lastemenüü.',
    ),
  },
];
