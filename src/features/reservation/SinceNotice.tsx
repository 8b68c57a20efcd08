import type { ReactNode } from 'react';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Notice } from '@/design-system/Notice';
import { changesSince } from '@/domain/reservation/changesSince';
import type { AgreedFact } from '@/domain/reservation/changesSince';
import type { Reservation } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { WithContent } from '@/i18n/WithContent';
import type { Translator } from '@/i18n/translator';

const textOf: Readonly<Record<AgreedFact, (reservation: Reservation, translator: Translator) => ReactNode>> = {
  dates: ({ stay }, { format }) => format.dateRange(stay),
  rooms: ({ rooms }, { format }) => (
    <WithContent texts={rooms.map(({ roomType, rate }) => `${roomType.name} · ${rate.name}`)} sentence={format.list} />
  ),
  extras: ({ rooms }, { t, format }) => {
    const extras = rooms.flatMap((room) => room.extras.map(({ name, quantity }) => `${quantity} × ${name}`));
    if (extras.length === 0) return t('reservation.since.noExtras');
    return <WithContent texts={extras} sentence={format.list} />;
  },
  total: ({ total }, { format }) => format.money(total),
};

interface Props {
  /** The reservation as this browser last showed it. */
  readonly earlier: Reservation;
  readonly reservation: Reservation;
}

/** What is changed since this browser last showed the reservation, by the guest or by anyone else. */
export function SinceNotice({ earlier, reservation }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const facts = changesSince(earlier, reservation);
  if (facts.length === 0) return null;
  return (
    <Notice tone="info" title={t('reservation.since.title')}>
      <DefinitionList
        layout="rows"
        items={facts.map((fact) => ({
          term: t(`reservation.since.${fact}`),
          description: (
            <span>
              <del>{textOf[fact](earlier, translator)}</del> → <ins>{textOf[fact](reservation, translator)}</ins>
            </span>
          ),
        }))}
      />
    </Notice>
  );
}
