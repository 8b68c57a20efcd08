import { SiteLink } from '@/routes/SiteLink';
import { Icon } from '@/design-system/Icon';
import { CalendarDays } from '@/design-system/icons';
import type { HeadingLevel } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { Picture } from '@/design-system/Picture';
import { Price } from '@/design-system/Price';
import { TeaserCard } from '@/design-system/TeaserCard';
import { Text } from '@/design-system/Text';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import type { LocalDate } from '@/domain/localDate';
import type { SpecialOfferTeaser } from '@/domain/content/specialOffer';
import { useTranslator } from '@/i18n/TranslatorContext';
import { offerPath } from '@/routes/entityPaths';
import { OfferTags } from './OfferTags';
import { periodText } from './periodText';

interface Props {
  readonly offer: SpecialOfferTeaser;
  /** Null in the exported page, which was written on another day. */
  readonly today: LocalDate | null;
  readonly headingLevel: HeadingLevel;
  readonly layout?: 'stacked' | 'beside';
  readonly isFirst?: boolean;
}

/** A special offer in a list: its title, its price, whom it is for, and when. */
export function OfferTeaserCard({ offer, today, headingLevel, layout, isFirst = false }: Props) {
  const translator = useTranslator();
  const { t, format, locale, contentLang } = translator;
  const { title, lead, picture, priceFrom, stay } = offer;
  const sizes = layout === 'beside' ? '(min-width: 768px) 40rem, 100vw' : '(min-width: 768px) 24rem, 100vw';
  return (
    <TeaserCard
      title={title}
      titleLang={contentLang}
      href={offerPath(offer.slug, locale)}
      linkAs={SiteLink}
      headingLevel={headingLevel}
      layout={layout}
      picture={picture && <Picture {...picture} sizes={sizes} isFirst={isFirst} />}
      above={<OfferTags offer={offer} today={today} />}
      footer={
        <>
          {(stay.from !== null || stay.to !== null) && (
            <Inline gap={2} wrap={false} align="start">
              <Icon of={CalendarDays} size="small" />
              <Text as="span" size="label">
                <VisuallyHidden>{t('offers.facts.stay')}: </VisuallyHidden>
                {periodText(stay, translator)}
              </Text>
            </Inline>
          )}
          {priceFrom && (
            <Price
              amount={t('offers.priceFrom', { price: format.money(priceFrom.amount) })}
              detail={t(`offers.unit.${priceFrom.unit}`)}
            />
          )}
        </>
      }
    >
      {lead && (
        <Text tone="muted" lang={contentLang}>
          {lead}
        </Text>
      )}
    </TeaserCard>
  );
}
