import NextLink from 'next/link';
import type { ListParts } from '@/api/useListParts';
import { useMinuteClock } from '@/browser/useMinuteClock';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { TeaserGrid } from '@/design-system/TeaserGrid';
import type { Reservation } from '@/domain/reservation';
import { reservationGroups, sortDirections } from '@/domain/reservationGroup';
import type { ReservationCounts, ReservationGroup, SortDirection } from '@/domain/reservationGroup';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ReservationListProps } from './reservationListProps';
import { ReservationListSkeleton } from './ReservationListSkeleton';
import { ListedReservation } from './ListedReservation';
import { ChoiceLink, Choices } from './reservationList.styles';

interface Props extends Omit<ReservationListProps, 'wanted'> {
  readonly counts: ReservationCounts;
  readonly group: ReservationGroup;
  readonly sort: SortDirection;
  readonly parts: ListParts<Reservation>;
}

/** The groups with their counts, the order, and the reservations of one group, part by part. */
export function ReservationListView({ counts, group, sort, parts, hrefOf, emptyHref, ...actions }: Props) {
  const { t, plural } = useTranslator();
  const now = useMinuteClock();
  const { items, phase, showMore } = parts;
  const isWaiting = items === null && phase !== 'failed';
  return (
    <Stack gap={5}>
      <nav aria-label={t('reservationList.groups')}>
        <Choices>
          {reservationGroups.map((each) => (
            <li key={each}>
              <ChoiceLink
                as={NextLink}
                href={hrefOf({ group: each, sort: null })}
                shallow
                scroll={false}
                prefetch={false}
                aria-current={each === group ? 'true' : undefined}
              >
                {t(`reservationList.group.${each}`, { count: counts[each] })}
              </ChoiceLink>
            </li>
          ))}
        </Choices>
      </nav>
      {counts[group] > 1 && (
        <nav aria-label={t('reservationList.order')}>
          <Choices>
            {sortDirections.map((each) => (
              <li key={each}>
                <ChoiceLink
                  as={NextLink}
                  href={hrefOf({ group, sort: each })}
                  shallow
                  scroll={false}
                  prefetch={false}
                  aria-current={each === sort ? 'true' : undefined}
                >
                  {t(`reservationList.sort.${each}`)}
                </ChoiceLink>
              </li>
            ))}
          </Choices>
        </nav>
      )}
      {isWaiting && <ReservationListSkeleton />}
      {items?.length === 0 && (
        <EmptyState
          title={t('reservationList.none.title')}
          actions={
            <LinkButton as={NextLink} href={emptyHref}>
              {t('reservationList.none.search')}
            </LinkButton>
          }
        >
          {t('reservationList.none.body')}
        </EmptyState>
      )}
      <TeaserGrid
        cards={(items ?? []).map((reservation) => ({
          key: reservation.bookingNumber,
          card: <ListedReservation reservation={reservation} now={now} {...actions} />,
        }))}
        status={items ? plural('reservationList.shown', items.length) : ''}
        problem={
          phase === 'failed' && (
            <Notice tone="error" live="assertive">
              {t('reservationList.more.failed')}
            </Notice>
          )
        }
        more={
          showMore && !isWaiting
            ? {
                label: t('reservationList.more.show'),
                loadingLabel: t('reservationList.loading'),
                isLoading: phase === 'asking',
                onPress: showMore,
              }
            : undefined
        }
      />
    </Stack>
  );
}
