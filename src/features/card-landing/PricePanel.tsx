import type { ReactNode } from 'react';
import { Card } from '@/design-system/Card';
import { IconLine } from '@/design-system/IconLine';
import { CircleCheck } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import { Price } from '@/design-system/Price';
import { Stack } from '@/design-system/Stack';
import type { SCardProduct } from '@/domain/card/cardProduct';
import { useTranslator } from '@/i18n/TranslatorContext';
import { PanelColumns } from './CardLanding.styles';

interface Props {
  readonly product: SCardProduct;
  readonly ways: ReactNode;
}

/** The price, what it is for, and the ways to buy. */
export function PricePanel({ product: { price, validityMonths, pointsPerEuro, withdrawalDays }, ways }: Props) {
  const { t, plural, format } = useTranslator();
  const facts = [
    plural('cardLanding.price.points', pointsPerEuro),
    t('cardLanding.price.rates'),
    plural('cardLanding.price.withdraw', withdrawalDays),
  ];
  return (
    <Card padding="large">
      <PanelColumns>
        <Stack gap={5}>
          <Price
            amount={format.money(price)}
            size="large"
            detail={plural('cardLanding.price.months', validityMonths)}
          />
          <Inline gap={3}>{ways}</Inline>
        </Stack>
        <Stack as="ul" gap={3}>
          {facts.map((each) => (
            <li key={each}>
              <IconLine icon={CircleCheck}>{each}</IconLine>
            </li>
          ))}
        </Stack>
      </PanelColumns>
    </Card>
  );
}
