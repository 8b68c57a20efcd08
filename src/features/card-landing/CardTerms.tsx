import { SiteLink } from '@/routes/SiteLink';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { SCardProduct } from '@/domain/card/cardProduct';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly product: SCardProduct;
  readonly termsHref: string | null;
  readonly withdrawalHref: string;
}

/** What a buyer agrees to, in short. */
export function CardTerms({ product, termsHref, withdrawalHref }: Props) {
  const { t, plural, format } = useTranslator();
  const { price, validityMonths, minimumAge, withdrawalDays } = product;
  return (
    <Stack as="section" gap={4} aria-labelledby="card-terms">
      <Heading level={2} id="card-terms">
        {t('cardLanding.terms.title')}
      </Heading>
      <DefinitionList
        layout="columns"
        items={[
          {
            term: t('cardLanding.terms.price'),
            description: `${format.money(price)}, ${t('cardLanding.terms.vat')}`,
          },
          {
            term: t('cardLanding.terms.validity'),
            description: plural('cardLanding.price.months', validityMonths),
          },
          { term: t('cardLanding.terms.who'), description: plural('cardLanding.terms.age', minimumAge) },
          {
            term: t('cardLanding.terms.withdrawal'),
            description: plural('cardLanding.terms.withdrawalDays', withdrawalDays),
          },
        ]}
      />
      <Text>
        <Link as={SiteLink} href={withdrawalHref}>
          {t('cardLanding.terms.withdraw')}
        </Link>
      </Text>
      {termsHref && (
        <Text>
          <Link as={SiteLink} href={termsHref}>
            {t('cardLanding.terms.all')}
          </Link>
        </Text>
      )}
    </Stack>
  );
}
