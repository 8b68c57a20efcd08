import type { RoomType } from '@/domain/stay/roomType';
import type { Translator } from './translator';

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
    equipment: room.features.map((feature) => t(`roomFeatures.${feature}`)).join(' · '),
    accessibility: accessibilityFacts(room.accessibility, words),
  };
}

function accessibilityFacts(facts: RoomType['accessibility'], { t }: Words): readonly string[] {
  if (!facts) return [];
  const answer = (isSo: boolean) => ({ answer: t(isSo ? 'stay.accessibility.yes' : 'stay.accessibility.no') });
  return [
    t('stay.accessibility.stepFreeShower', answer(facts.stepFreeShower)),
    t('stay.accessibility.doorWidth', { cm: facts.doorWidth }),
    t('stay.accessibility.spaceBesideBed', { cm: facts.spaceBesideBed }),
    t('stay.accessibility.vibratingAlarm', answer(facts.vibratingAlarm)),
  ];
}
