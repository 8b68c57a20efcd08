import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Frame, NightsPlace } from './NearbyNights.styles';

/** The place of the nights while their code loads; what went wrong where it did not. */
export function NightsLoading({ error }: { readonly error?: Error | null }) {
  const { t } = useTranslator();
  return (
    <Frame>
      {error ? (
        <Text size="small" tone="muted" role="status">
          {t('search.nearby.failed')}
        </Text>
      ) : (
        <NightsPlace />
      )}
    </Frame>
  );
}
