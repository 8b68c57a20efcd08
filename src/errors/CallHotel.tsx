import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { Text } from '@/design-system/Text';
import type { Hotel } from '@/domain/content/hotel';
import { unbreakable } from '@/i18n/formatMoney';
import { useTranslator } from '@/i18n/TranslatorContext';

/** The hotel's own number with the price of the call: its desk can do what a page cannot. */
export function CallHotel({ phone: { number, rate } }: Pick<Hotel, 'phone'>) {
  const { t, contentLang } = useTranslator();
  return (
    <Inline>
      <LinkButton variant="secondary" href={`tel:${number.replaceAll(' ', '')}`}>
        {t('errors.support.hotel', { number: unbreakable(number) })}
      </LinkButton>
      {rate && (
        <Text as="span" size="small" tone="muted" lang={contentLang}>
          {rate}
        </Text>
      )}
    </Inline>
  );
}
