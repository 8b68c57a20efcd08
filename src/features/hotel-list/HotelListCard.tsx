import { SiteLink } from '@/routes/SiteLink';
import { useId } from 'react';
import { brandNames } from '@/config/brands';
import { Heading } from '@/design-system/Heading';
import { Picture } from '@/design-system/Picture';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import type { HotelListing } from '@/domain/content/hotelPage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hotelPath } from '@/routes/entityPaths';
import { CardFrame, CardLink, CardPicture, CardWords, Traits } from './HotelList.styles';

const CARD_PICTURE = '(min-width: 1024px) 22rem, (min-width: 768px) 45vw, 100vw';

interface Props {
  readonly hotel: HotelListing;
  readonly headingLevel: 2 | 3;
  readonly isFirst: boolean;
  /** What the cheapest stay costs, in words; null before it is known. */
  readonly price: string | null;
}

/** One hotel of the list, with a link to its page. */
export function HotelListCard({ hotel, headingLevel, isFirst, price }: Props) {
  const { t, locale, contentLang } = useTranslator();
  const titleId = useId();
  const { name, brand, city, summary, picture, traits, urlPath } = hotel;
  return (
    <CardFrame aria-labelledby={titleId}>
      <CardPicture>
        <Picture {...picture} sizes={CARD_PICTURE} isFirst={isFirst} />
      </CardPicture>
      <CardWords>
        <Tag tone="accent">{brandNames[brand]}</Tag>
        <Heading level={headingLevel} size="h3" id={titleId} lang={contentLang}>
          <CardLink as={SiteLink} href={hotelPath(urlPath, locale)} prefetch={false}>
            {name}
          </CardLink>
        </Heading>
        <Text size="label" tone="muted" lang={contentLang}>
          {city}
        </Text>
        <Text lang={contentLang}>{summary}</Text>
        {traits.length > 0 && (
          <Traits>
            {traits.map((trait) => (
              <li key={trait}>{t(`hotelList.traits.${trait}`)}</li>
            ))}
          </Traits>
        )}
        {/* A line is kept free for a price that comes late. */}
        <Text weight="bold">{price ?? '\u00a0'}</Text>
      </CardWords>
    </CardFrame>
  );
}
