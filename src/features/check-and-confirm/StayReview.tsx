import { SiteLink } from '@/routes/SiteLink';
import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { LineTable } from '@/design-system/LineTable';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { ContactInformation } from '@/domain/guest/contactInformation';
import { possibleWish } from '@/domain/stay/roomChoice';
import type { RoomChoice } from '@/domain/stay/roomChoice';
import type { PriceSummary } from '@/domain/price/priceSummary';
import { addressLine } from '@/i18n/addressLine';
import type { Translator } from '@/i18n/translator';
import { priceRows, vatRows } from '@/i18n/priceRows';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly contact: ContactInformation;
  readonly choices: readonly RoomChoice[];
  readonly contactHref: string;
  readonly price: PriceSummary;
  /** True where part of the order may be sold to adults only. */
  readonly hasAlcohol: boolean;
}

/** The guest's details and the whole price, line by line. */
export function StayReview({ contact, choices, contactHref, price, hasAlcohol }: Props) {
  const translator = useTranslator();
  const { t, format } = translator;
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={4}>
          <Inline justify="between" align="baseline">
            <Heading level={2} size="h3">
              {t('checkAndConfirm.details')}
            </Heading>
            <Link as={SiteLink} href={contactHref} tone="alone">
              {t('checkAndConfirm.changeDetails')}
            </Link>
          </Inline>
          <DefinitionList layout="columns" items={[...contactItems(contact, translator), ...wishItems(choices, t)]} />
        </Stack>
      </Card>
      <Card>
        <Stack gap={4}>
          <Heading level={2} size="h3">
            {t('checkAndConfirm.price')}
          </Heading>
          <LineTable
            caption={t('checkAndConfirm.price')}
            isCaptionHidden
            columnLabels={{ name: t('staySummary.lineName'), amount: t('staySummary.lineAmount') }}
            lines={priceRows(price, translator)}
            total={{
              label: t('staySummary.total'),
              amount: [price.total, ...price.otherTotals].map(format.money).join(' + '),
            }}
            afterTotal={vatRows(price.vat, translator)}
          />
          {hasAlcohol && <Text size="label">{t('checkAndConfirm.alcohol')}</Text>}
        </Stack>
      </Card>
    </Stack>
  );
}

/** The wish for the bathroom of each room that has one. */
function wishItems(choices: readonly RoomChoice[], t: Translator['t']) {
  return choices.flatMap((choice, index) => {
    const wish = possibleWish(choice);
    if (wish === 'NONE') return [];
    const room = choices.length > 1 ? `, ${t('staySummary.room', { number: index + 1 })}` : '';
    return [
      { term: `${t('checkAndConfirm.bathroom.label')}${room}`, description: t(`checkAndConfirm.bathroom.${wish}`) },
    ];
  });
}

function contactItems(contact: ContactInformation, { t, locale }: Pick<Translator, 'locale' | 't'>) {
  return [
    { term: t('checkAndConfirm.name'), description: `${contact.firstName} ${contact.lastName}` },
    ...(contact.isForOther
      ? [{ term: t('checkAndConfirm.guest'), description: `${contact.guestFirstName} ${contact.guestLastName}` }]
      : []),
    ...contact.roomGuests.flatMap(({ firstName, lastName }, index) =>
      lastName
        ? [{ term: t('checkAndConfirm.roomGuest', { number: index + 2 }), description: `${firstName} ${lastName}` }]
        : [],
    ),
    { term: t('checkAndConfirm.email'), description: contact.email },
    { term: t('checkAndConfirm.phone'), description: `${contact.phoneNumberCountryCode} ${contact.phoneNumber}` },
    ...(contact.profileType === 'BUSINESS'
      ? [
          { term: t('checkAndConfirm.company'), description: contact.companyName },
          { term: t('checkAndConfirm.businessId'), description: contact.businessId },
          { term: t('checkAndConfirm.reference'), description: contact.reference },
          { term: t('checkAndConfirm.address'), description: addressLine(contact, locale) },
        ]
      : []),
    ...(contact.arrivalTime === 'UNKNOWN'
      ? []
      : [{ term: t('checkAndConfirm.arrival'), description: t(`stay.arrival.time.${contact.arrivalTime}`) }]),
    { term: t('checkAndConfirm.message'), description: contact.message },
  ];
}
