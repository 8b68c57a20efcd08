import type { ReactNode } from 'react';
import { Card } from '@/design-system/Card';
import { Grid } from '@/design-system/Grid';
import { Heading } from '@/design-system/Heading';
import { IconLine } from '@/design-system/IconLine';
import { CircleCheck } from '@/design-system/icons';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import type { SCardProduct } from '@/domain/card/cardProduct';
import { money } from '@/domain/money';
import { useTranslator } from '@/i18n/TranslatorContext';
import { CardTerms } from './CardTerms';
import { PricePanel } from './PricePanel';

interface Props {
  readonly product: SCardProduct;
  /** The ways to get a card, or to one's own. */
  readonly ways: ReactNode;
  /** What it would have saved; null while that is not known. */
  readonly saving: ReactNode;
  readonly termsHref: string | null;
  readonly withdrawalHref: string;
}

/** What the card costs and gives, from what is sold. */
export function CardOffer({ product, ways, saving, termsHref, withdrawalHref }: Props) {
  const { t, format, contentLang } = useTranslator();
  const { levels, benefits } = product;
  const levelName = (id: string) => levels.find((level) => level.id === id)?.name;
  return (
    <Stack gap={7}>
      <PricePanel product={product} ways={ways} />
      {saving}
      {benefits.length > 0 && (
        <Stack as="section" gap={4} aria-labelledby="card-benefits">
          <Heading level={2} id="card-benefits">
            {t('cardLanding.benefits.title')}
          </Heading>
          <Grid as="ul" kind="cards">
            {benefits.map(({ id, name, description, levelId }) => (
              <Card as="li" key={id} tone="outlined">
                <Stack gap={2} align="start">
                  <Heading level={3} size="h4" lang={contentLang}>
                    {name}
                  </Heading>
                  <Text lang={contentLang}>{description}</Text>
                  {levelId && levelName(levelId) && (
                    <Tag>
                      {t('cardLanding.benefits.fromLevel')} <span lang={contentLang}>{levelName(levelId)}</span>
                    </Tag>
                  )}
                </Stack>
              </Card>
            ))}
          </Grid>
        </Stack>
      )}
      {levels.length > 0 && (
        <Stack as="section" gap={4} aria-labelledby="card-levels">
          <Stack gap={2}>
            <Heading level={2} id="card-levels">
              {t('cardLanding.levels.title')}
            </Heading>
            <Text measure="reading">{t('cardLanding.levels.lead')}</Text>
          </Stack>
          <Grid as="ol" kind="cards">
            {levels.map(({ id, name, points, gives }) => (
              <Card as="li" key={id} tone="sunken">
                <Stack gap={3}>
                  <Heading level={3} lang={contentLang}>
                    {name}
                  </Heading>
                  <Text tone="muted">
                    {points === 0
                      ? t('cardLanding.levels.first')
                      : t('cardLanding.levels.from', { points: format.money(money(points * 100, 'S_POINT')) })}
                  </Text>
                  <Stack as="ul" gap={2} lang={contentLang}>
                    {gives.map((each) => (
                      <li key={each}>
                        <IconLine icon={CircleCheck}>{each}</IconLine>
                      </li>
                    ))}
                  </Stack>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Stack>
      )}
      <CardTerms product={product} termsHref={termsHref} withdrawalHref={withdrawalHref} />
    </Stack>
  );
}
