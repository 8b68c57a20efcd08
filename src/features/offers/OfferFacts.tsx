import { SiteLink } from '@/routes/SiteLink';
import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { Price } from '@/design-system/Price';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { LocalDate } from '@/domain/localDate';
import type { SpecialOffer } from '@/domain/content/specialOffer';
import { phaseOf } from '@/domain/period';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { offerSearchHref } from './offerSearchHref';
import { OfferSearch } from './OfferSearch';
import type { OfferCalendar } from './OfferSearch';
import { periodText } from './periodText';

interface Props {
  readonly offer: SpecialOffer;
  /** Null in the exported page. */
  readonly today: LocalDate | null;
  readonly calendar: OfferCalendar;
}

/** The facts of a special offer, and the link to book it while it is on sale. */
export function OfferFacts({ offer, today, calendar }: Props) {
  const translator = useTranslator();
  const { t, format } = translator;
  const { priceFrom, sale, stay, membership, promotionCode } = offer;
  const facts = [
    { term: t('offers.facts.stay'), description: periodText(stay, translator) },
    { term: t('offers.facts.sale'), description: periodText(sale, translator) },
    { term: t('offers.facts.membership'), description: t(`offers.membership.${membership ?? 'everyone'}`) },
    ...(promotionCode === null ? [] : [{ term: t('offers.facts.code'), description: promotionCode }]),
  ];
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="h4">
          {t('offers.facts.title')}
        </Heading>
        {priceFrom && (
          <Price
            amount={t('offers.priceFrom', { price: format.money(priceFrom.amount) })}
            size="large"
            detail={t(`offers.unit.${priceFrom.unit}`)}
          />
        )}
        <DefinitionList items={facts} />
        <WayToBook offer={offer} today={today} calendar={calendar} />
      </Stack>
    </Card>
  );
}

function WayToBook({ offer, today, calendar }: Props) {
  const { t, format, locale } = useTranslator();
  const { sale, promotionCode, hotels } = offer;
  const phase = today === null ? 'during' : phaseOf(sale, today);
  if (phase === 'before' && sale.from !== null) {
    return (
      <Notice tone="info" title={t('offers.notYet.title')}>
        {t('offers.notYet.body', { date: format.date(sale.from) })}
      </Notice>
    );
  }
  if (phase === 'after') {
    return (
      <Notice
        tone="info"
        title={t('offers.over.title')}
        actions={
          <LinkButton as={SiteLink} href={pathOf('offers', locale)} variant="secondary" size="small">
            {t('offers.all')}
          </LinkButton>
        }
      >
        {t('offers.over.body')}
      </Notice>
    );
  }
  return (
    <Stack gap={2}>
      {hotels.length > 0 ? (
        <OfferSearch offer={offer} today={today} calendar={calendar} />
      ) : (
        <LinkButton as={SiteLink} href={offerSearchHref(offer, locale, today)} fullWidth>
          {t('offers.book')}
        </LinkButton>
      )}
      {promotionCode !== null && (
        <Text size="label" tone="muted">
          {t('offers.codeComesAlong')}
        </Text>
      )}
    </Stack>
  );
}
