import { roomAccessFacts } from '@/domain/stay/roomAccess';
import type { RoomType } from '@/domain/stay/roomType';
import type { Translator } from './translator';
import { dotted } from './dotted';

export interface RoomFact {
  readonly kind: 'bed' | 'size' | 'guests' | 'bath' | 'shower';
  readonly text: string;
}

/** What a room type is, in words: for cards of the flow and of a hotel's page alike. */
export interface RoomFactTexts {
  readonly facts: readonly RoomFact[];
  /** Empty without features. */
  readonly equipment: string;
  readonly accessibility: readonly string[];
}

type DescribedType = Pick<
  RoomType,
  'accessibility' | 'bathroomType' | 'bedSize' | 'features' | 'maxOccupancy' | 'maxSize' | 'minOccupancy' | 'minSize'
>;
type Words = Pick<Translator, 't' | 'plural'>;

export function roomFacts(room: DescribedType, words: Words): RoomFactTexts {
  const { t, plural } = words;
  const { bedSize, bathroomType, minSize, maxSize, minOccupancy, maxOccupancy } = room;
  const size =
    minSize === maxSize ? t('stay.size', { size: minSize }) : t('stay.sizeRange', { min: minSize, max: maxSize });
  const guests =
    minOccupancy > 1
      ? t('stay.occupancyRange', { min: minOccupancy, max: maxOccupancy })
      : plural('stay.maxOccupancy', maxOccupancy);
  const bathroom = bathroomType === 'BATH' ? 'bath' : 'shower';
  return {
    facts: [
      ...(bedSize ? [{ kind: 'bed' as const, text: t(`bedTypes.${bedSize}`) }] : []),
      { kind: 'size', text: size },
      { kind: 'guests', text: guests },
      ...(bathroomType === 'NONE' ? [] : [{ kind: bathroom, text: t(`stay.bathroom.${bathroomType}`) } as const]),
    ],
    equipment: dotted(room.features.map((feature) => t(`roomFeatures.${feature}`))),
    accessibility: accessibilityFacts(room.accessibility, t),
  };
}

/** A fact of an accessible room in words. What is not known is said, too: a guest who needs it has to ask. */
export function accessText(value: boolean | number | null, t: Translator['t']): string {
  if (value === null) return t('stay.accessibility.unknown');
  if (typeof value === 'number') return t('stay.accessibility.cm', { cm: value });
  return t(value ? 'stay.accessibility.yes' : 'stay.accessibility.no');
}

const accessibilityFacts = (facts: RoomType['accessibility'], t: Translator['t']): readonly string[] =>
  facts
    ? roomAccessFacts.map((fact) =>
        t('stay.accessibility.fact', {
          name: t(`stay.accessibility.names.${fact}`),
          value: accessText(facts[fact], t),
        }),
      )
    : [];
