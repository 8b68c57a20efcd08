import { SiteLink } from '@/routes/SiteLink';
import type { ReactNode } from 'react';
import { Banner } from '@/design-system/Banner';
import { Heading } from '@/design-system/Heading';
import { PageHeading } from '@/design-system/PageHeading';
import { Picture } from '@/design-system/Picture';
import { RichTextInline } from '@/design-system/RichTextInline';
import { Stack } from '@/design-system/Stack';
import type { LocalDate } from '@/domain/localDate';
import type { SpecialOffer } from '@/domain/content/specialOffer';
import { useTranslator } from '@/i18n/TranslatorContext';
import { OfferFacts } from './OfferFacts';
import { OfferHotels } from './OfferHotels';
import type { OfferCalendar } from './OfferSearch';
import { OfferTags } from './OfferTags';
import { OfferAside, OfferLayout, TermList } from './OfferView.styles';

interface Props {
  readonly offer: SpecialOffer;
  /** Null in the exported page, which was written on another day. */
  readonly today: LocalDate | null;
  readonly calendar: OfferCalendar;
  readonly children: ReactNode;
}

/** One special offer: its facts, how to book it, its terms, and the hotels that sell it. */
export function OfferView({ offer, today, calendar, children }: Props) {
  const { t, contentLang } = useTranslator();
  const { title, lead, picture, terms } = offer;
  return (
    <Stack gap={6}>
      {picture && (
        <Banner>
          <Picture {...picture} shape="hero" isFirst />
        </Banner>
      )}
      <OfferLayout>
        <Stack gap={3}>
          <PageHeading lead={lead && <span lang={contentLang}>{lead}</span>}>
            <span lang={contentLang}>{title}</span>
          </PageHeading>
          <OfferTags offer={offer} today={today} />
        </Stack>
        <OfferAside aria-label={t('offers.facts.title')}>
          <OfferFacts offer={offer} today={today} calendar={calendar} />
        </OfferAside>
        <Stack gap={6}>
          <div lang={contentLang}>{children}</div>
          {terms.length > 0 && (
            <Stack gap={3}>
              <Heading level={2} size="h3">
                {t('offers.terms')}
              </Heading>
              <TermList lang={contentLang}>
                {terms.map((term, index) => (
                  <li key={index}>
                    <RichTextInline text={term} ownLink={SiteLink} />
                  </li>
                ))}
              </TermList>
            </Stack>
          )}
          <OfferHotels offer={offer} today={today} />
        </Stack>
      </OfferLayout>
    </Stack>
  );
}
