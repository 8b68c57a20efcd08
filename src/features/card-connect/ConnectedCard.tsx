import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '@/design-system/Heading';
import { IconLine } from '@/design-system/IconLine';
import { CircleCheck } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { levelsReached } from '@/domain/card/loyaltyCard';
import type { LoyaltyCard, PointLevel } from '@/domain/card/loyaltyCard';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly card: LoyaltyCard;
  readonly levels: readonly PointLevel[];
  readonly face: ReactNode;
  readonly onward: ReactNode;
}

/** The card that was just connected: its number, its level, and what it gives from now on. */
export function ConnectedCard({ card, levels, face, onward }: Props) {
  const { t, contentLang } = useTranslator();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  const reached = levelsReached(levels, card.levelPoints);
  const level = reached.at(-1);
  const { status } = card;
  return (
    <Stack gap={6}>
      <Stack gap={3} ref={top} tabIndex={-1}>
        <Heading level={2} size="h2">
          {t('cardConnect.done.title')}
        </Heading>
        <Text>{t('cardConnect.done.rates')}</Text>
      </Stack>
      {status !== 'ACTIVE' && (
        <Notice tone="warning" title={t(`myCard.status.${status}.title`)}>
          {t(`myCard.status.${status}.body`)}
        </Notice>
      )}
      {face}
      {level && (
        <Stack gap={3}>
          <Heading level={3}>
            {t('cardConnect.done.level')} <span lang={contentLang}>{level.name}</span>
          </Heading>
          <Stack as="ul" gap={2} lang={contentLang}>
            {reached
              .flatMap(({ gives }) => gives)
              .map((each) => (
                <li key={each}>
                  <IconLine icon={CircleCheck}>{each}</IconLine>
                </li>
              ))}
          </Stack>
        </Stack>
      )}
      <Inline gap={3}>{onward}</Inline>
    </Stack>
  );
}
