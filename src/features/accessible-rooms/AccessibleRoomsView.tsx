import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { Link } from '@/design-system/Link';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { Table } from '@/design-system/Table';
import { Text } from '@/design-system/Text';
import { comparedFacts, isOfRoom } from '@/domain/content/accessibleRoom';
import type { AccessibleRoom } from '@/domain/content/accessibleRoom';
import { accessText } from '@/i18n/roomFacts';
import { useTranslator } from '@/i18n/TranslatorContext';
import { roomPath } from '@/routes/entityPaths';
import { hrefOf } from '@/routes/routes';
import { SiteLink } from '@/routes/SiteLink';

/** A large chain has hundreds of these links: a page is fetched when it is pointed at. */
const PatientLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<typeof SiteLink>>(
  function PatientLink(props, ref) {
    return <SiteLink {...props} ref={ref} prefetch={false} />;
  },
);

/** Where a room is, and the way to all that its hotel says of it. */
function RoomName({ room }: { readonly room: AccessibleRoom }) {
  const { locale, contentLang } = useTranslator();
  return (
    <Stack gap={1} lang={contentLang}>
      <Link as={PatientLink} tone="alone" href={roomPath(room.urlPath, room.id, locale)}>
        {room.hotel}
      </Link>
      <Text as="span" size="label" tone="muted">
        {room.city}&nbsp;· {room.name}
      </Text>
    </Stack>
  );
}

/** Every accessible room of the chain with the same facts in the same order, so that guests can compare them. */
export function AccessibleRoomsView({ rooms }: { readonly rooms: readonly AccessibleRoom[] }) {
  const { t, locale } = useTranslator();
  const columns = [
    { id: 'room', label: t('accessibleRooms.room') },
    ...comparedFacts.map((id) => ({
      id,
      label: isOfRoom(id) ? t(`stay.accessibility.names.${id}`) : t(`accessibleRooms.way.${id}`),
    })),
  ] as const;
  const rows = rooms.map((room) => ({
    id: room.id,
    cells: {
      ...(Object.fromEntries(comparedFacts.map((fact) => [fact, accessText(room.facts[fact], t)])) as Record<
        (typeof comparedFacts)[number],
        string
      >),
      room: <RoomName room={room} />,
    },
  }));
  return (
    <Stack gap={6}>
      <PageHeading lead={t('accessibleRooms.lead')}>{t('accessibleRooms.title')}</PageHeading>
      <Table
        caption={t('accessibleRooms.caption')}
        columns={columns}
        rows={rows}
        rowHead="room"
        isHeadSticky
        isWide
        empty={t('accessibleRooms.none')}
      />
      <Text measure="reading">{t('accessibleRooms.more')}</Text>
      <Link as={SiteLink} tone="alone" href={hrefOf('reservationTerms', locale)}>
        {t('accessibleRooms.terms')}
      </Link>
    </Stack>
  );
}
