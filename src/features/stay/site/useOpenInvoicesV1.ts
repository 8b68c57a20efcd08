import { graphql } from 'relay-runtime';
import { askPlainly } from '@/api/askPlainly';
import { decodeFailure } from '@/api/decodeFailure';
import { readAmount } from '@/api/readAmount';
import { readCount, readText } from '@/api/readLeaf';
import { readDate } from '@/api/readTime';
import { usePlainAnswer } from '@/api/usePlainAnswer';
import type { PlainAnswer } from '@/api/usePlainAnswer';
import { environment } from '@/config/environment';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { Failure } from '@/domain/failure';
import type { Invoice } from '@/domain/reservation/invoice';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { useOpenInvoicesV1Query } from './__generated__/useOpenInvoicesV1Query.graphql';

const query = graphql`
  query useOpenInvoicesV1Query($id: ID!, $reservationHash: ID!, $locale: Locale!) {
    openInvoices(id: $id, reservationHash: $reservationHash, locale: $locale) {
      id
      roomIndex
      lines {
        name
        date
        total {
          value
          currency
        }
      }
      total {
        value
        currency
      }
      paid {
        value
        currency
      }
      open {
        value
        currency
      }
    }
  }
`;

interface Asked extends BookingKey {
  readonly locale: Locale;
  /** What was paid when it was asked: a bill that was paid meanwhile is another one. */
  readonly paid: number;
}

/** Reads a bill as a whole: without one of its lines it would not add up. */
export async function loadInvoices({ bookingNumber, bookingHash, locale }: Asked): Promise<readonly Invoice[]> {
  const variables = { id: bookingNumber, reservationHash: bookingHash, locale: localeCode(locale) };
  const { openInvoices } = await askPlainly<useOpenInvoicesV1Query>(environment.siteEndpoint, query, variables, {
    scope: 'READ_RESERVATION',
  });
  return (openInvoices ?? []).map(({ id, roomIndex, lines, total, paid, open }) => ({
    id: readText(id),
    roomIndex: readCount(roomIndex),
    lines: lines.map((line) => ({
      name: readText(line.name),
      date: readDate(line.date),
      total: readAmount(line.total),
    })),
    total: readAmount(total),
    paid: readAmount(paid),
    open: readAmount(open),
  }));
}

/** What each room is to pay; asked again when something was paid. */
export function useOpenInvoicesV1(asked: Asked | null): PlainAnswer<readonly Invoice[], Failure> {
  return usePlainAnswer<Asked, readonly Invoice[], Failure>(asked, { ask: loadInvoices, failureOf: decodeFailure });
}
