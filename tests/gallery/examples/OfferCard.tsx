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
      head={
        <>
          <Inline>
            <Tag tone="accent">Edullisin</Tag>
          </Inline>
          <Heading level={3} id="offer-room">
            Superior-huone järvelle
          </Heading>
        </>
      }
      price={<Price amount="318,00 €" size="large" detail="2 yötä, 2 aikuista" />}
      more={<Text size="small">Oviaukko 90 cm · Kynnyksetön suihku · Tukikaiteet · Tilaa vuoteen vieressä 120 cm</Text>}
      way={<Button>Valitse huone</Button>}
    >
      <Text tone="muted">Parivuode, 24 m², ikkuna järvelle. Aamiainen sisältyy.</Text>
    </OfferCard>
  ),
  'Not to be had now': () => (
    <OfferCard
      isDimmed
      labelledBy="offer-gone"
      picture={<Picture src={samplePicture('night', 2)} alt="Tunturi yöllä" />}
      head={
        <Heading level={3} id="offer-gone">
          Sviitti
        </Heading>
      }
      price={<Price amount="540,00 €" />}
      way={<Text tone="muted">Ei vapaana näinä öinä</Text>}
    >
      <Text>Oma sauna ja parveke.</Text>
    </OfferCard>
  ),
  'Long text': () => (
    <OfferCard
      labelledBy="offer-long"
      picture={<Picture src={samplePicture('day', 1)} alt="Saaristo päivällä" />}
      head={
        <Heading level={3} id="offer-long">
          {longWord}
        </Heading>
      }
      price={<Price amount="12 345 678,00 €" size="large" detail={longWord} />}
      way={<Button>{longWord}</Button>}
    >
      <Text>{longText}</Text>
    </OfferCard>
  ),
};
