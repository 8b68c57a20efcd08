import { Picture } from '@/design-system/Picture';
import type { Examples } from '../example';
import { samplePicture } from '../samples';

export const examples: Examples = {
  'Fills its place': () => (
    <div style={{ aspectRatio: '3 / 1' }}>
      <Picture src={samplePicture('dusk', 3)} alt="Kaupungin katot iltahämärässä" isFirst />
    </div>
  ),
};
