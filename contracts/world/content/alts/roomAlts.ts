import type { Brand } from '@/domain/content/hotel';
import { text, type Localized } from '../../localized';

/** The alternative text of each room kind's picture: its beds and bathroom. */
const kinds: Readonly<Record<string, Localized>> = {
  SGL: text(
    'Huone, jossa on 120-senttinen sänky ja työpöytä, ovesta näkyy suihku',
    'A room with a single bed 120 cm wide and a desk, a shower seen through the door',
    'Ett rum med en 120 cm bred säng och skrivbord, genom dörren syns en dusch',
    'Tuba 120 cm laiuse voodi ja töölauaga, uksest paistab dušš',
  ),
  STQ: text(
    'Huone, jossa on leveä parisänky ja nojatuoli, ovesta näkyy suihku',
    'A room with a wide double bed and an armchair, a shower seen through the door',
    'Ett rum med bred dubbelsäng och fåtölj, genom dörren syns en dusch',
    'Tuba laia kaheinimesevoodi ja tugitooliga, uksest paistab dušš',
  ),
  STT: text(
    'Huone, jossa on kaksi erillistä sänkyä ja työpöytä, ovesta näkyy suihku',
    'A room with two separate beds and a desk, a shower seen through the door',
    'Ett rum med två separata sängar och skrivbord, genom dörren syns en dusch',
    'Tuba kahe eraldi voodi ja töölauaga, uksest paistab dušš',
  ),
  SUP: text(
    'Tilava huone, jossa on 180-senttinen sänky, nojatuoli ja minibaari, ovesta näkyy kylpyamme',
    'A roomy room with a bed 180 cm wide, an armchair and a minibar, a bathtub seen through the door',
    'Ett rymligt rum med 180 cm bred säng, fåtölj och minibar, genom dörren syns ett badkar',
    'Avar tuba 180 cm laiuse voodi, tugitooli ja minibaariga, uksest paistab vann',
  ),
  FAM: text(
    'Perhehuone, jossa on neljä sänkyä, lattialla palapeli ja pallo, ovesta näkyy suihku',
    'A family room with four beds, a jigsaw puzzle and a ball on the floor, a shower seen through the door',
    'Ett familjerum med fyra sängar, ett pussel och en boll på golvet, genom dörren syns en dusch',
    'Peretuba nelja voodiga, põrandal pusle ja pall, uksest paistab dušš',
  ),
  PET: text(
    'Huone, jossa on kaksi sänkyä ja paljas lattia, koira makaa pedillään kuppien vieressä, ovesta näkyy suihku',
    'A room with two beds and a bare floor, a dog on its cushion beside its bowls, a shower seen through the door',
    'Ett rum med två sängar och bart golv, en hund på sin dyna bredvid skålarna, genom dörren syns en dusch',
    'Tuba kahe voodi ja palja põrandaga, koer oma pesas kausside kõrval, uksest paistab dušš',
  ),
  ACC: text(
    'Väljä huone, jossa on kaksi erillistä sänkyä ja pyörätuoli, kynnyksettömässä suihkussa istuin ja tukikaiteet',
    'A spacious room with two separate beds and a wheelchair, a step-free shower with a seat and grab rails',
    'Ett rymligt rum med två separata sängar och en rullstol, en tröskelfri dusch med sits och stödhandtag',
    'Avar tuba kahe eraldi voodi ja ratastooliga, lävepakuta dušis iste ja käepidemed',
  ),
  SUI: text(
    'Sviitti, jossa on hyvin leveä sänky, sohva, oma sauna lasioven takana, kylpyamme ja parveke',
    'A suite with a very wide bed, a sofa, its own sauna behind a glass door, a bathtub and a balcony',
    'En svit med mycket bred säng, soffa, egen bastu bakom glasdörr, badkar och balkong',
    'Sviit väga laia voodi, diivani, klaasuksega oma sauna, vanni ja rõduga',
  ),
  COZ: text(
    'Pieni värikäs huone, jossa on 140-senttinen sänky ja naulakossa reput, ovesta näkyy suihku',
    'A small colourful room with a bed 140 cm wide and bags on the hooks, a shower seen through the door',
    'Ett litet färgstarkt rum med 140 cm bred säng och ryggsäckar på krokarna, genom dörren syns en dusch',
    'Väike värvikas tuba 140 cm laiuse voodi ja nagis rippuvate kottidega, uksest paistab dušš',
  ),
  BUN: text(
    'Huone, jossa on neljä verhoin suljettavaa kerrossänkyä tikkaineen ja lamppuineen, ovesta näkyy suihku',
    'A room with four bunks, each with a curtain and a lamp, a shower seen through the door between them',
    'Ett rum med fyra sängar i två våningar, var och en med gardin och lampa, genom dörren syns en dusch',
    'Tuba nelja nariga, igaühel kardin ja lamp, uksest paistab dušš',
  ),
  STU: text(
    'Huone, jossa on kahdesta patjasta koottu leveä sänky, taidetta seinällä ja työpöytä, ovesta näkyy suihku',
    'A room with a wide bed of two mattresses, art on the wall and a desk, a shower seen through the door',
    'Ett rum med bred säng av två madrasser, konst på väggen och skrivbord, genom dörren syns en dusch',
    'Tuba laia kahe madratsiga voodi ja töölauaga, seinal kunst, uksest paistab dušš',
  ),
  LOF: text(
    'Ullakkohuone, jossa on leveä sänky kattoikkunan alla, levysoitin ja vapaasti seisova kylpyamme',
    'An attic room with a wide bed under a skylight, a record player and a freestanding bathtub',
    'Ett vindsrum med bred säng under takfönstret, skivspelare och fristående badkar',
    'Katusetuba laia voodiga katuseakna all, plaadimängija ja eraldi seisva vanniga',
  ),
  SEA: text(
    'Huone, jossa on leveä parisänky, parvekkeella kaksi tuolia, ovesta näkyy suihku',
    'A room with a wide double bed, two chairs on the balcony, a shower seen through the door',
    'Ett rum med bred dubbelsäng, två stolar på balkongen, genom dörren syns en dusch',
    'Tuba laia kaheinimesevoodiga, rõdul kaks tooli, uksest paistab dušš',
  ),
  HER: text(
    'Huone, jossa on veistetty sängynpääty, lämmin kaakeliuuni ja nojatuoli, ovesta näkyy kylpyamme',
    'A room with a carved headboard, a warm tiled stove and an armchair, a bathtub seen through the door',
    'Ett rum med snidad sänggavel, varm kakelugn och fåtölj, genom dörren syns ett badkar',
    'Tuba nikerdatud peatsi, sooja kahhelahju ja tugitooliga, uksest paistab vann',
  ),
  APT: text(
    'Huoneisto, jossa on keittiö, ruokapöytä, oma sauna, suihku ja kaksi makuuhuonetta, kummassakin kaksi sänkyä',
    'An apartment with a kitchen, a dining table, its own sauna, a shower and two bedrooms with two beds each',
    'En lägenhet med kök, matbord, egen bastu, dusch och två sovrum med två sängar vardera',
    'Apartement köögi, söögilaua, oma sauna, duši ja kahe magamistoaga, kummaski kaks voodit',
  ),
  GLA: text(
    'Leveä sänky lasikaton alla, katon läpi näkyvät vihreät revontulet ja tähdet, lasin takana suihku',
    'A wide bed under a glass roof, with green northern lights and stars overhead and a shower behind glass',
    'En bred säng under glastak med grönt norrsken och stjärnor ovanför, dusch bakom glas',
    'Lai voodi klaaskatuse all, selle kohal rohelised virmalised ja tähed, klaasi taga dušš',
  ),
  CAB: text(
    'Hirsimökki, jossa on palava takka, kerrossänky ja kaksi erillistä sänkyä, oma sauna ja suihku',
    'A log cabin with a burning fire, a bunk bed and two single beds, its own sauna and a shower',
    'En timmerstuga med brinnande eld, våningssäng och två enkelsängar, egen bastu och dusch',
    'Palkmaja põleva kamina, nari, kahe eraldi voodi, oma sauna ja dušiga',
  ),
};

/** Kinds whose picture has no ordinary window. */
const withoutView = new Set(['GLA', 'APT', 'LOF']);

const views: Readonly<Record<Brand, Localized>> = {
  original: text(
    '; ikkunasta näkyy koivujen latvoja aamuvalossa.',
    '; the window shows the tops of birches in the morning light.',
    '; i fönstret syns björkarnas kronor i morgonljus.',
    '; aknast paistavad kaseladvad hommikuvalguses.',
  ),
  break: text(
    '; ikkunasta näkyy kuusten latvoja iltataivasta vasten.',
    '; the window shows the tops of spruces against the evening sky.',
    '; i fönstret syns granarnas toppar mot kvällshimlen.',
    '; aknast paistavad kuuseladvad õhtutaeva taustal.',
  ),
  solo: text(
    '; ikkunasta näkyvät kaupungin katot iltahämärässä.',
    '; the window shows the roofs of the town at dusk.',
    '; i fönstret syns stadens tak i skymningen.',
    '; aknast paistavad linna katused õhtuhämaruses.',
  ),
  heymo: text(
    '; ikkunasta näkyy puiden latvoja ja kesätaivasta.',
    '; tree tops and a summer sky fill the window.',
    '; i fönstret syns trädkronor och sommarhimmel.',
    '; aknast paistavad puuladvad ja suvetaevas.',
  ),
  custom: text(
    '; ikkunasta näkyy mäntyjä ilta-auringossa.',
    '; the window shows pines in the evening sun.',
    '; i fönstret syns tallar i kvällssolen.',
    '; aknast paistavad männid õhtupäikeses.',
  ),
};

const sea = text(
  '; ikkunasta näkyvät meri ja purjevene ilta-auringossa.',
  '; the window looks on to the sea and a sail in the evening sun.',
  '; fönstret vetter mot havet och en segelbåt i kvällssolen.',
  '; aknast paistab meri purjekaga õhtupäikeses.',
);

const ending = text('.', '.', '.', '.');

/** The alternative text of a room kind's picture in the hotels of a brand. */
export function roomAlt(brand: Brand, code: string): Localized {
  const kind = kinds[code];
  if (!kind) throw new Error(`Nobody has said what the picture of room kind ${code} shows`);
  const view = withoutView.has(code) ? ending : code === 'SEA' ? sea : views[brand];
  return { fi: kind.fi + view.fi, en: kind.en + view.en, sv: kind.sv + view.sv, et: kind.et + view.et };
}
