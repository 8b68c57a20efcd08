import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { IconLine } from '@/design-system/IconLine';
import { CircleCheck } from '@/design-system/icons';
import { Heading } from '@/design-system/Heading';
import { Meter } from '@/design-system/Meter';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { levelProgress } from '@/domain/card/loyaltyCard';
import type { LoyaltyCard, PointLevel } from '@/domain/card/loyaltyCard';
import { money } from '@/domain/money';
import { useTranslator } from '@/i18n/TranslatorContext';
import { WithContent } from '@/i18n/WithContent';

interface Props {
  readonly card: Pick<LoyaltyCard, 'levelPoints' | 'points'>;
  readonly levels: readonly PointLevel[];
}

/** The points that can be used, the level, and the way to the next one. */
export function LevelCard({ card, levels }: Props) {
  const { t, format, contentLang } = useTranslator();
  const points = (count: number) => format.money(money(count * 100, 'S_POINT'));
  const { level, next, missing, share } = levelProgress(levels, card.levelPoints);
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="h3">
          {t('myCard.points.title')}
        </Heading>
        <DefinitionList
          layout="columns"
          items={[
            { term: t('myCard.points.usable'), description: points(card.points) },
            ...(level
              ? [{ term: t('myCard.points.level'), description: <span lang={contentLang}>{level.name}</span> }]
              : []),
            { term: t('myCard.points.year'), description: points(card.levelPoints) },
          ]}
        />
        {levels.length > 0 && (
          <Stack gap={2}>
            {next && <Meter label={t('myCard.points.progress')} share={share} />}
            <Text weight="medium">
              {next ? (
                <WithContent
                  texts={[next.name]}
                  sentence={([level = '']) => t('myCard.points.next', { points: points(missing), level })}
                />
              ) : (
                t('myCard.points.top')
              )}
            </Text>
          </Stack>
        )}
        {next && (
          <Stack gap={2}>
            <Text tone="muted">
              <WithContent texts={[next.name]} sentence={([level = '']) => t('myCard.points.nextGives', { level })} />
            </Text>
            <Stack as="ul" gap={1} lang={contentLang}>
              {next.gives.map((each) => (
                <li key={each}>
                  <IconLine icon={CircleCheck}>{each}</IconLine>
                </li>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
