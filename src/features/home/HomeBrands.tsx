import { brandNames } from '@/config/brands';
import { brands } from '@/domain/content/hotel';
import { site } from '@/config/siteAddresses';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Picture } from '@/design-system/Picture';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';
import { BrandCards, BrandPicture, Padded } from './HomeBrands.styles';

/** The brands of the chain. */
export function HomeBrands() {
  const { t } = useTranslator();
  return (
    <section aria-labelledby="brands">
      <Stack gap={5}>
        <Heading level={2} id="brands">
          {t('home.brands.title')}
        </Heading>
        <BrandCards>
          {brands.map((brand) => (
            <Card key={brand} padding="none" hasPicture>
              <BrandPicture>
                {/* The text beside it says what the picture shows. */}
                <Picture
                  src={site.local(`/images/brands/${brand}-card-960.webp`)}
                  alt=""
                  sizes="(min-width: 768px) 24rem, 100vw"
                />
              </BrandPicture>
              <Padded>
                <Stack gap={2}>
                  <Heading level={3}>{brandNames[brand]}</Heading>
                  <Text>{t(`home.brands.${brand}`)}</Text>
                </Stack>
              </Padded>
            </Card>
          ))}
        </BrandCards>
      </Stack>
    </section>
  );
}
