import { useId } from 'react';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Table } from '@/design-system/Table';
import { Text } from '@/design-system/Text';
import type { CardSaving } from '@/domain/card/cardSaving';
import type { DateRange } from '@/domain/localDate';
import { useTranslator } from '@/i18n/TranslatorContext';

export interface HotelSaving extends CardSaving {
  readonly hotelId: string;
  readonly hotelName: string;
}

interface Props {
  readonly savings: readonly HotelSaving[];
  /** The days of the search, and its place if it named one. */
  readonly search: DateRange & { readonly placeName: string | null };
}

/** What the card would have saved on the guest's last search, beside the public price of the same terms. */
export function LastSearchSaving({ savings, search }: Props) {
  const { t, format, contentLang } = useTranslator();
  const titleId = useId();
  if (savings.length === 0) return null;
  const dates = format.dateRange(search);
  return (
    <Card as="section" tone="accent" padding="large" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="h3" id={titleId}>
            {t('cardLanding.saving.title')}
          </Heading>
          <Text>{search.placeName === null ? dates : `${search.placeName}, ${dates}`}</Text>
        </Stack>
        <Table
          caption={t('cardLanding.saving.title')}
          rowHead="hotel"
          columns={[
            { id: 'hotel', label: t('cardLanding.saving.hotel') },
            { id: 'forAll', label: t('cardLanding.saving.forAll'), align: 'end' },
            { id: 'withCard', label: t('cardLanding.saving.withCard'), align: 'end' },
            { id: 'less', label: t('cardLanding.saving.less'), align: 'end' },
          ]}
          rows={savings.map(({ hotelId, hotelName, publicPrice, cardPrice, less }) => ({
            id: hotelId,
            cells: {
              hotel: <span lang={contentLang}>{hotelName}</span>,
              forAll: format.money(publicPrice),
              withCard: format.money(cardPrice),
              less: <strong>{format.money(less)}</strong>,
            },
          }))}
        />
        <Text size="small">
          {t('cardLanding.saving.basis')}
          {savings.some(({ needsGuarantee }) => needsGuarantee) && ` ${t('cardLanding.saving.guarantee')}`}
        </Text>
      </Stack>
    </Card>
  );
}
