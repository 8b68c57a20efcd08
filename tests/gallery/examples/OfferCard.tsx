import { Button } from '@/design-system/Button';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { OfferCard } from '@/design-system/OfferCard';
import { Picture } from '@/design-system/Picture';
import { Price } from '@/design-system/Price';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import type { Examples } from '../example';
import { longText, longWord, samplePicture } from '../samples';

export const examples: Examples = {
  'A room': () => (
    <OfferCard
      labelledBy="offer-room"
      picture={<Picture src={samplePicture('dawn')} alt="Järvi aamunkoitossa" />}
      footer={
        <>
          <Price amount="318,00 €" size="large" detail="2 yötä, 2 aikuista" />
          <Button>Valitse huone</Button>
        </>
      }
    >
      <Inline>
        <Tag tone="accent">Edullisin</Tag>
      </Inline>
      <Heading level={3} id="offer-room">
        Superior-huone järvelle
      </Heading>
      <Text tone="muted">Parivuode, 24 m², ikkuna järvelle. Aamiainen sisältyy.</Text>
    </OfferCard>
  ),
  'A hotel': () => (
    <OfferCard
      labelledBy="offer-hotel"
      picture={<Picture src={samplePicture('dusk', 2)} alt="Kaupungin katot iltahämärässä" />}
      footer={
        <>
          <Price amount="165,12 €" size="large" detail="2 yötä, 1 huone, verot mukana" />
          <Button>Katso huoneet</Button>
        </>
      }
    >
      <Heading level={3} id="offer-hotel">
        Hotelli Merikruunu
      </Heading>
      <Inline gap={2}>
        <Tag tone="accent">Sarastus Hotels</Tag>
        <Tag>Aamiainen saatavilla</Tag>
        <Tag>Lemmikkihuoneita</Tag>
      </Inline>
      <Text>Tiilinen satamamakasiini Katajanokalla, laivojen ja kauppatorin vieressä.</Text>
    </OfferCard>
  ),
  'Not to be had now': () => (
    <OfferCard
      isDimmed
      labelledBy="offer-gone"
      picture={<Picture src={samplePicture('night', 2)} alt="Tunturi yöllä" />}
      footer={<Text tone="muted">Ei vapaana näinä öinä</Text>}
    >
      <Heading level={3} id="offer-gone">
        Sviitti
      </Heading>
    </OfferCard>
  ),
  'Long text': () => (
    <OfferCard
      labelledBy="offer-long"
      picture={<Picture src={samplePicture('day', 1)} alt="Saaristo päivällä" />}
      footer={
        <>
          <Price amount="12 345 678,00 €" size="large" detail={longWord} />
          <Button>{longWord}</Button>
        </>
      }
    >
      <Heading level={3} id="offer-long">
        {longWord}
      </Heading>
      <Text>{longText}</Text>
    </OfferCard>
  ),
};
