import { text, type Localized } from '../../localized';
import type { RoomKindRecord } from '../../model';

/** A view of a room beside its first picture. */
export type RoomView = 'bathtub' | 'glassShower' | 'openBathtub' | 'sauna' | 'shower' | 'stepFreeShower';

/** What each further picture of a room shows. */
export const viewAlts: Readonly<Record<RoomView, Localized>> = {
  bathtub: text(
    'Kylpyhuone, jossa on kylpyamme ja käsisuihku, allas peilin alla ja wc.',
    'A bathroom with a bathtub and a hand shower, a basin under a mirror and a toilet.',
    'Ett badrum med badkar och handdusch, handfat under en spegel och toalett.',
    'Vannituba vanni ja käsidušiga, peegli all kraanikauss, kõrval tualett.',
  ),
  glassShower: text(
    'Lasiseinäinen suihku huoneen nurkassa, takana metsä ja vihreät revontulet.',
    'A shower behind glass in the corner of the room, with the forest and green northern lights outside.',
    'En dusch bakom glas i rummets hörn, utanför skogen och grönt norrsken.',
    'Klaasseinaga dušš toa nurgas, väljas mets ja rohelised virmalised.',
  ),
  openBathtub: text(
    'Vapaasti seisova kylpyamme sängyn vieressä, ikkunassa kaupungin kattoja ja valaistuja ikkunoita.',
    'A freestanding bathtub beside the bed, with the roofs and lit windows of the town outside.',
    'Ett fristående badkar bredvid sängen, utanför stadens tak och upplysta fönster.',
    'Eraldi seisev vann voodi kõrval, akna taga linna katused ja valgustatud aknad.',
  ),
  sauna: text(
    'Huoneen oma sauna: kaksi laudetta, kiuas ja kiulu, pyyhe lauteella.',
    'The sauna of the room: two benches, a stove with stones, a pail with a ladle and a towel.',
    'Rummets egen bastu: två lavar, en bastuugn med stenar, en stäva och en handduk.',
    'Toa oma saun: kaks lavaastet, keris, kibu ja rätik.',
  ),
  shower: text(
    'Kylpyhuone, jossa on lasiseinäinen suihku, allas peilin alla ja wc.',
    'A bathroom with a shower behind glass, a basin under a mirror and a toilet.',
    'Ett badrum med dusch bakom glas, handfat under en spegel och toalett.',
    'Vannituba klaasseinaga duši, peeglialuse kraanikausi ja tualetiga.',
  ),
  stepFreeShower: text(
    'Esteetön kylpyhuone: kynnyksettömässä suihkussa istuin ja tukikaiteet, wc:n molemmin puolin kaiteet, altaan alla tilaa polville.',
    'An accessible bathroom: a step-free shower with a seat and grab rails, rails on both sides of the toilet, room for knees under the basin.',
    'Ett tillgänglighetsanpassat badrum: tröskelfri dusch med sits och stödhandtag, stöd på båda sidor om toaletten, plats för knäna under handfatet.',
    'Ligipääsetav vannituba: lävepakuta dušš istme ja käepidemetega, tualetil käetoed mõlemal pool, kraanikausi all ruumi põlvedele.',
  ),
};

/** The measures on the plan of an accessible room, in words. */
export const planAlt = (
  { minSize, maxSize }: Pick<RoomKindRecord, 'minSize' | 'maxSize'>,
  { doorWidth, spaceBesideBed }: NonNullable<RoomKindRecord['accessibility']>,
): Localized =>
  text(
    `Pohjapiirros: huone ja kylpyhuone, yhteensä ${minSize}–${maxSize} m². Ovet ${doorWidth} cm, sängyn vieressä tilaa ${spaceBesideBed} cm, pyörätuolille tilaa kääntyä.`,
    `Floor plan: the room and its bathroom, ${minSize}–${maxSize} m² together. Doors ${doorWidth} cm wide, ${spaceBesideBed} cm beside the bed, space to turn a wheelchair.`,
    `Planritning: rummet och badrummet, tillsammans ${minSize}–${maxSize} m². Dörrarna ${doorWidth} cm, ${spaceBesideBed} cm bredvid sängen, plats att vända en rullstol.`,
    `Põhiplaan: tuba ja vannituba kokku ${minSize}–${maxSize} m². Uksed ${doorWidth} cm, voodi kõrval ${spaceBesideBed} cm, ruumi ratastooliga pöörata.`,
  );
