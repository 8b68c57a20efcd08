import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { Text } from '@/design-system/Text';
import type { Hotel } from '@/domain/hotel';
import { useTranslator } from '@/i18n/TranslatorContext';

/** The way to the desk, which can do what this page cannot. */
export function DeskLine({ hotel }: { readonly hotel: Pick<Hotel, 'phone'> }) {
  const { t } = useTranslator();
  const { number, rate } = hotel.phone;
  return (
    <Inline>
      <LinkButton variant="secondary" href={`tel:${number.replaceAll(' ', '')}`}>
        {t('onlineStay.desk.call', { number })}
      </LinkButton>
      {rate && (
        <Text as="span" size="small" tone="muted">
          {rate}
        </Text>
      )}
    </Inline>
  );
}
