import { SiteLink } from '@/routes/SiteLink';
import { Card } from '@/design-system/Card';
import { Grid } from '@/design-system/Grid';
import { Heading } from '@/design-system/Heading';
import { PageHeading } from '@/design-system/PageHeading';
import { RichText } from '@/design-system/RichText';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Contacts, ServiceNumber } from '@/domain/content/contacts';
import { useTranslator } from '@/i18n/TranslatorContext';
import { MailLine } from './MailLine';
import { PhoneLine } from './PhoneLine';

function NumberCard({ number: { name, about, phone, hours, email } }: { readonly number: ServiceNumber }) {
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="h3">
          {name}
        </Heading>
        <Text>{about}</Text>
        <PhoneLine phone={phone} of={name} />
        <Text weight="medium">{hours}</Text>
        {email !== null && <MailLine email={email} />}
      </Stack>
    </Card>
  );
}

/** Phone numbers and mailboxes by subject, with hours and prices. */
export function ContactsView({ contacts }: { readonly contacts: Contacts }) {
  const { t, language, contentLang } = useTranslator();
  const video = { play: t('richText.play'), notice: t('richText.notice'), elsewhere: t('richText.elsewhere') };
  return (
    <Stack as="article" gap={7} lang={contentLang} aria-labelledby="contacts-title">
      <PageHeading lead={contacts.lead} id="contacts-title">
        {contacts.title}
      </PageHeading>
      <Grid kind="cards">
        {contacts.numbers.map((number) => (
          <NumberCard key={number.phone.number} number={number} />
        ))}
      </Grid>
      <Stack as="section" gap={4}>
        <Heading level={2} lang={contentLang && language}>
          {t('contacts.rates')}
        </Heading>
        <RichText parts={contacts.callRates} ownLink={SiteLink} video={video} />
      </Stack>
    </Stack>
  );
}
