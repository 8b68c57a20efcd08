import { Disclosure } from '@/design-system/Disclosure';
import { RoomFactList } from '@/design-system/RoomFactList';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { RoomType } from '@/domain/stay/roomType';
import { roomFacts } from '@/i18n/roomFacts';
import { useTranslator } from '@/i18n/TranslatorContext';

/** Beds, size and bathroom; more in a disclosure. */
export function RoomFacts({ room }: { readonly room: RoomType }) {
  const translator = useTranslator();
  const { facts, equipment } = roomFacts(room, translator);
  return (
    <Stack gap={2}>
      <RoomFactList facts={facts} layout="row" />
      {equipment !== '' && (
        <Disclosure summary={translator.t('chooseRoom.more')}>
          <Text>{equipment}</Text>
        </Disclosure>
      )}
    </Stack>
  );
}

/** What an accessible room is chosen by. */
export function AccessFacts({ room }: { readonly room: RoomType }) {
  const { accessibility } = roomFacts(room, useTranslator());
  return <RoomFactList facts={accessibility.map((text) => ({ kind: 'accessibility', text }))} layout="row" />;
}
