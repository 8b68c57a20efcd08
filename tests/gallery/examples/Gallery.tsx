import { Gallery } from '@/design-system/Gallery';
import type { Examples } from '../example';
import { longText, samplePicture } from '../samples';

const pictures = (['dawn', 'day', 'dusk', 'night', 'day', 'dawn', 'dusk', 'night'] as const).map((sky, index) => ({
  src: samplePicture(sky, index),
  alt: `Näkymä ${index + 1} hotellin ikkunasta`,
  caption: index === 1 ? longText : `Näkymä ${index + 1}, ${['aamulla', 'päivällä', 'illalla', 'yöllä'][index % 4]}`,
}));

const labels = {
  open: 'Avaa kuva:',
  close: 'Sulje kuvat',
  previous: 'Edellinen kuva',
  next: 'Seuraava kuva',
  position: (current: number, total: number) => `${current} / ${total}`,
};

export const examples: Examples = {
  Many: () => <Gallery label="Kahdeksan kuvaa" pictures={pictures} labels={labels} />,
  Three: () => <Gallery label="Kolme kuvaa" pictures={pictures.slice(2, 5)} labels={labels} />,
  Two: () => <Gallery label="Kaksi kuvaa" pictures={pictures.slice(4, 6)} labels={labels} />,
  One: () => <Gallery label="Yksi kuva" pictures={pictures.slice(0, 1)} labels={labels} />,
  'With the focus': () => (
    <div className="is-focus">
      <Gallery label="Kuvat, joilla on kohdistus" pictures={pictures.slice(5, 7)} labels={labels} />
    </div>
  ),
};
