import { SiteLink } from '@/routes/SiteLink';
import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Customer, CustomerContact } from '@/domain/guest/customer';
import { membershipLines } from '@/i18n/membershipLines';
import type { Translator } from '@/i18n/translator';
import { addressLine } from '@/i18n/addressLine';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly customer: Customer;
  /** Where the details of the card are changed. */
  readonly cardDetailsHref: string;
}

/** What the site knows of a customer: memberships, and the details of each, with where they are changed. */
export function MyDetailsView({ customer, cardDetailsHref }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const memberships = membershipLines(customer, translator);
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={3}>
          <Heading level={2} size="h3">
            {t('myDetails.memberships')}
          </Heading>
          {memberships.length === 0 && <Text>{t('myDetails.noMemberships')}</Text>}
          {memberships.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Stack>
      </Card>
      {customer.contacts.map(({ membership, contact }) => (
        <Card key={membership}>
          <Stack gap={4}>
            <Heading level={2} size="h3">
              {t(`myDetails.contact.${membership}`)}
            </Heading>
            <DefinitionList layout="columns" items={contactItems(contact, translator)} />
            {membership === 'S_CARD' ? (
              <Link as={SiteLink} href={cardDetailsHref} tone="alone">
                {t('myDetails.change.card')}
              </Link>
            ) : (
              <Text size="label" tone="muted">
                {t('myDetails.change.account')}
              </Text>
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function contactItems(contact: CustomerContact, { t, locale }: Pick<Translator, 'locale' | 't'>) {
  const { firstName, lastName, email, phoneNumberCountryCode, phoneNumber } = contact;
  return [
    { term: t('checkAndConfirm.name'), description: `${firstName} ${lastName}` },
    { term: t('checkAndConfirm.email'), description: email },
    { term: t('checkAndConfirm.phone'), description: phoneNumber && `${phoneNumberCountryCode} ${phoneNumber}` },
    { term: t('checkAndConfirm.address'), description: addressLine(contact, locale) },
    { term: t('checkAndConfirm.company'), description: contact.companyName },
  ];
}
