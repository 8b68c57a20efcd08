import { Icon } from '@/design-system/Icon';
import { Phone as PhoneIcon } from '@/design-system/icons';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Phone } from '@/domain/content/contacts';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly phone: Phone;
  /** Whose number it is, for screen reader users who list the links of a page. */
  readonly of: string;
}

/** A phone number, and below it the price of a call, which the law requires. */
export function PhoneLine({ phone: { number, rate }, of }: Props) {
  const { t, language, contentLang } = useTranslator();
  return (
    <Stack gap={0}>
      <span>
        <Link tone="alone" href={`tel:${number.replaceAll(' ', '')}`} aria-label={`${number}, ${of}`}>
          <Icon of={PhoneIcon} size="small" />
          {number}
        </Link>
      </span>
      <Text size="label" tone="muted">
        <span lang={contentLang && language}>{t('contacts.callPrice')}</span> {rate}
      </Text>
    </Stack>
  );
}
