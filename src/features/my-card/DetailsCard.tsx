import { SiteLink } from '@/routes/SiteLink';
import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { LinkButton } from '@/design-system/LinkButton';
import { Stack } from '@/design-system/Stack';
import type { LoyaltyCard } from '@/domain/card/loyaltyCard';
import { addressLine } from '@/i18n/addressLine';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly card: Pick<LoyaltyCard, 'consents' | 'contact'>;
  readonly editHref: string;
}

/** Whose card it is, and which messages the holder has agreed to. */
export function DetailsCard({ card: { contact, consents }, editHref }: Props) {
  const { t, locale } = useTranslator();
  const { firstName, lastName, email, phoneNumberCountryCode, phoneNumber } = contact;
  const agreed = (isAgreed: boolean) => t(isAgreed ? 'myCard.consents.yes' : 'myCard.consents.no');
  return (
    <Card>
      <Stack gap={5}>
        <Heading level={2} size="h3">
          {t('myCard.details.title')}
        </Heading>
        <DefinitionList
          items={[
            { term: t('myCard.details.name'), description: `${firstName} ${lastName}` },
            { term: t('myCard.details.email'), description: email },
            { term: t('myCard.details.phone'), description: phoneNumber && `${phoneNumberCountryCode} ${phoneNumber}` },
            { term: t('myCard.details.address'), description: addressLine(contact, locale) },
          ]}
        />
        <Heading level={3} size="h4">
          {t('myCard.consents.title')}
        </Heading>
        <DefinitionList
          layout="rows"
          items={[
            { term: t('myCard.consents.communications'), description: agreed(consents.communications) },
            { term: t('myCard.consents.marketingEmail'), description: agreed(consents.marketingEmail) },
            { term: t('myCard.consents.marketingSms'), description: agreed(consents.marketingSms) },
            {
              term: t('myCard.details.language'),
              description: t(`myCard.details.languages.${consents.communicationsLanguage}`),
            },
          ]}
        />
        <LinkButton as={SiteLink} variant="secondary" href={editHref} fullWidth>
          {t('myCard.details.edit')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
