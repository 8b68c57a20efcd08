import { memo, useId } from 'react';
import { Button } from '@/design-system/Button';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { OfferCard } from '@/design-system/OfferCard';
import { PictureStrip } from '@/design-system/PictureStrip';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import { explainedBy } from '@/domain/rate/rates';
import { fewRoomsLeft } from '@/domain/stay/roomOptions';
import type { RoomOption } from '@/domain/stay/roomOptions';
import { roomViews } from '@/i18n/roomViews';
import { useTranslator } from '@/i18n/TranslatorContext';
import { AccessFacts, RoomFacts } from './RoomFacts';
import { StayPrice } from './StayPrice';
import type { PricedStay } from './StayPrice';

interface Props {
  readonly option: RoomOption;
  readonly stay: PricedStay;
  readonly isChosen: boolean;
  /** Others cost as little. */
  readonly isLowestShared: boolean;
  /** Keeps its identity, as the other cards stay as they are while one is pressed. */
  readonly onChoose: (refId: string) => void;
  /** Chooses the room with the rate of its price; null where that cannot be had. */
  readonly onTake: ((refId: string) => void) | null;
}

/** One room type: its facts, its price for the stay, and the buttons that choose it. */
export const RoomOptionCard = memo(function RoomOptionCard({
  option,
  stay,
  isChosen,
  isLowestShared,
  onChoose,
  onTake,
}: Props) {
  const { t, plural, format, contentLang } = useTranslator();
  const id = useId();
  const { room, cheapest, withCode, lowestFree, isLowest, isTaken, blockedBy } = option;
  const left = fewRoomsLeft(option);
  return (
    <OfferCard
      labelledBy={id}
      isDimmed={isTaken}
      picture={
        <PictureStrip
          pictures={room.pictures}
          sizes="(min-width: 768px) 15rem, (min-width: 360px) 12rem, 100vw"
          {...roomViews(room.name, t)}
        />
      }
      head={
        <>
          <Inline gap={2}>
            {isLowest && <Tag tone="spark">{t(isLowestShared ? 'chooseRoom.oneOfLowest' : 'chooseRoom.lowest')}</Tag>}
            {room.accessibility && <Tag tone="info">{t('chooseRoom.accessible')}</Tag>}
            {left !== null && <Tag tone="warning">{plural('chooseRoom.left', left)}</Tag>}
            {isChosen && <Tag tone="success">{t('chooseRoom.chosen')}</Tag>}
          </Inline>
          <Heading level={2} size="h3" id={id} lang={contentLang}>
            {room.name}
          </Heading>
        </>
      }
      price={
        cheapest ? (
          <StayPrice offer={cheapest} withCode={withCode} lowestFree={lowestFree} stay={stay} />
        ) : (
          explainedBy(blockedBy).map((reason) => <Text key={reason}>{t(`restrictions.${reason}`)}</Text>)
        )
      }
      more={room.accessibility && <AccessFacts room={room} />}
      way={
        isTaken ? (
          <Text tone="muted">{t('chooseRoom.taken')}</Text>
        ) : (
          <>
            <Button onClick={() => onChoose(room.refId)} aria-describedby={id}>
              {isChosen ? t('chooseRoom.keep') : t('chooseRoom.choose')}
            </Button>
            {cheapest && onTake && (
              <Button variant="quiet" onClick={() => onTake(room.refId)} aria-describedby={id}>
                {t('chooseRoom.take', { price: format.money(cheapest.price) })}
              </Button>
            )}
          </>
        )
      }
    >
      <Text lang={contentLang}>{room.description}</Text>
      <RoomFacts room={room} />
    </OfferCard>
  );
});
