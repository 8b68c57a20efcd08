import { SiteLink } from '@/routes/SiteLink';
import type { ListParts } from '@/api/useListParts';
import { useMinuteClock } from '@/browser/useMinuteClock';
import { ChoiceLinks } from '@/design-system/ChoiceLinks';
import { EmptyState } from '@/design-system/EmptyState';
import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { TeaserGrid } from '@/design-system/TeaserGrid';
import type { Reservation } from '@/domain/reservation/reservation';
import { reservationGroups, sortDirections } from '@/domain/reservation/reservationGroup';
import type { ReservationCounts, ReservationGroup, SortDirection } from '@/domain/reservation/reservationGroup';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ReservationListProps } from './reservationListProps';
import { ReservationListSkeleton } from './ReservationListSkeleton';
import { ListedReservation } from './ListedReservation';

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
      <Inline gap={4} justify="between">
        <ChoiceLinks
          label={t('reservationList.groups')}
          linkAs={SiteLink}
          choices={reservationGroups.map((each) => ({
            href: hrefOf({ group: each, sort: null }),
            name: t(`reservationList.group.${each}`, { count: counts[each] }),
            isChosen: each === group,
          }))}
        />
        {counts[group] > 1 && (
          <ChoiceLinks
            label={t('reservationList.order')}
            linkAs={SiteLink}
            choices={sortDirections
              .filter((each) => each !== sort)
              .map((each) => ({
                href: hrefOf({ group, sort: each }),
                name: t(`reservationList.sort.${each}`),
                isChosen: false,
              }))}
          />
        )}
      </Inline>
      {isWaiting && <ReservationListSkeleton />}
      {items?.length === 0 && (
        <EmptyState
          title={t('reservationList.none.title')}
          actions={
            <LinkButton as={SiteLink} href={emptyHref}>
              {t('reservationList.none.search')}
            </LinkButton>
          }
        >
          {t('reservationList.none.body')}
        </EmptyState>
      )}
      <TeaserGrid
        isColumn
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
