import { Picture } from '@/design-system/Picture';
import { Price } from '@/design-system/Price';
import { Tag } from '@/design-system/Tag';
import { TeaserCard } from '@/design-system/TeaserCard';
import { Text } from '@/design-system/Text';
import type { Examples } from '../example';
import { longText, longWord, samplePicture } from '../samples';

export const examples: Examples = {
  'An offer': () => (
    <TeaserCard
      title="Talviyö"
      href="#talviyo"
      headingLevel={3}
      picture={<Picture src={samplePicture('night')} alt="Tunturi yöllä" />}
      above={
        <div>
          <Tag tone="accent">Asiakasomistajille</Tag>
        </div>
      }
      footer={<Price amount="Alkaen 83,30 €" detail="1 huone, 1 yö" />}
    >
      <Text tone="muted">Hidas aamu, aamiainen ja 15 % pois hinnasta marraskuusta maaliskuuhun.</Text>
    </TeaserCard>
  ),
  'The one that leads': () => (
    <TeaserCard
      title="Leipuri, joka herättää aitat"
      href="#leipuri"
      headingLevel={3}
      layout="beside"
      picture={<Picture src={samplePicture('dawn')} alt="Joki aamunkoitossa" />}
      above={
        <Text size="label" tone="muted">
          ma 9.3.2026
        </Text>
      }
    >
      <Text tone="muted">Aamiainen alkaa naapurin uunista kello neljä.</Text>
    </TeaserCard>
  ),
  'Without a picture': () => (
    <TeaserCard title="Uusi uutinen" href="#uusi" headingLevel={3}>
      <Text tone="muted">Kuvaa ei ole.</Text>
    </TeaserCard>
  ),
  'Long text': () => (
    <TeaserCard
      title={longWord}
      href="#pitka"
      headingLevel={3}
      picture={<Picture src={samplePicture('day')} alt="Saaristo päivällä" />}
      footer={<Price amount="12 345 678,00 €" detail={longWord} />}
    >
      <Text tone="muted">{longText}</Text>
    </TeaserCard>
  ),
};
