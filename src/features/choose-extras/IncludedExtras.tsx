import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { StayExtras } from '@/domain/stay/stayExtras';
import { useTranslator } from '@/i18n/TranslatorContext';
import { WithContent } from '@/i18n/WithContent';

/** What the rates include, once where it is the same in every room, and which rooms get no extras. */
export function IncludedExtras({ extras: { included, pointsOnly } }: { readonly extras: StayExtras }) {
  const { t, format } = useTranslator();
  const namesOf = included.map((services) => services.map(({ name }) => name));
  const isSame = namesOf.every((names) => names.join() === namesOf[0]?.join());
  const isMixed = pointsOnly.includes(true) && pointsOnly.includes(false);
  if (!isMixed && namesOf.every(({ length }) => length === 0)) return null;
  return (
    <Stack gap={2}>
      {(isSame ? namesOf.slice(0, 1) : namesOf).map(
        (names, index) =>
          names.length > 0 && (
            <Text tone="success" key={String(index)}>
              <WithContent
                texts={names}
                sentence={(texts) =>
                  isSame
                    ? t('chooseExtras.included', { names: format.list(texts) })
                    : t('chooseExtras.includedIn', { number: index + 1, names: format.list(texts) })
                }
              />
            </Text>
          ),
      )}
      {isMixed &&
        pointsOnly.map(
          (isPoints, index) =>
            isPoints && (
              <Text tone="muted" key={String(index)}>
                {t('chooseExtras.pointsOnlyIn', { number: index + 1 })}
              </Text>
            ),
        )}
    </Stack>
  );
}
