import { Banner } from '@/design-system/Banner';
import { Picture } from '@/design-system/Picture';
import type { Examples } from '../example';
import { samplePicture } from '../samples';

export const examples: Examples = {
  'Across the page': () => (
    <Banner>
      <Picture src={samplePicture('dawn', 3)} alt="Järvi aamunkoitossa" isFirst />
    </Banner>
  ),
  'In a column': () => (
    <Banner shape="strip">
      <Picture src={samplePicture('dusk', 3)} alt="Kaupungin katot iltahämärässä" />
    </Banner>
  ),
};
