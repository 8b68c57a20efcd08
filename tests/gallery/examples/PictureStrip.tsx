import { PictureStrip } from '@/design-system/PictureStrip';
import type { Examples } from '../example';
import { longText, samplePicture } from '../samples';

const pictures = (['dawn', 'day', 'dusk'] as const).map((sky, index) => ({
  src: samplePicture(sky, index),
  alt: ['Huone', 'Kylpyhuone', longText][index] ?? '',
}));

const labels = {
  previous: 'Edellinen kuva',
  next: 'Seuraava kuva',
  position: (current: number, total: number) => `${current} / ${total}`,
};

export const examples: Examples = {
  Several: () => <PictureStrip label="Kuvat: Sviitti" pictures={pictures} labels={labels} />,
  One: () => <PictureStrip label="Kuvat: Yhden hengen huone" pictures={pictures.slice(0, 1)} labels={labels} />,
  'With the focus': () => (
    <div className="is-focus">
      <PictureStrip label="Kuvat: Perhehuone" pictures={pictures.slice(1)} labels={labels} />
    </div>
  ),
};
