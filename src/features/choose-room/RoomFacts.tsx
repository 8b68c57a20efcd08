import { Disclosure } from '@/design-system/Disclosure';
import { RoomFactList } from '@/design-system/RoomFactList';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { RoomType } from '@/domain/roomType';
import { roomFacts } from '@/i18n/roomFacts';
import { useTranslator } from '@/i18n/TranslatorContext';

/** Beds, size and bathroom; more in a disclosure. */
export function RoomFacts({ room }: { readonly room: RoomType }) {
  const translator = useTranslator();
  const { facts, equipment, accessibility } = roomFacts(room, translator);
  return (
    <Stack gap={2}>
      <RoomFactList facts={facts} layout="row" />
      {(equipment !== '' || accessibility.length > 0) && (
        <Disclosure summary={translator.t('chooseRoom.more')}>
          <Stack gap={3}>
            <Text>{equipment}</Text>
            {accessibility.length > 0 && (
              <RoomFactList facts={accessibility.map((text) => ({ kind: 'accessibility', text }))} />
            )}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
