import { RichText } from '@/design-system/RichText';
import type { Examples } from '../example';
import { longText, longWord, samplePicture } from '../samples';

const video = {
  play: 'Katso video',
  notice: 'Video on YouTubessa. Kun katsot sen, Google saa siitä tiedon.',
  elsewhere: 'Katso video YouTubessa',
};

export const examples: Examples = {
  'A page': () => (
    <RichText
      ownLink="a"
      video={video}
      parts={[
        {
          kind: 'paragraph',
          text: [
            'Voit perua ',
            { kind: 'strong', children: ['maksutta'] },
            ' tulopäivänä kello 18:aan asti, ',
            { kind: 'em', children: ['hotellin aikaa'] },
            '. ',
            { kind: 'link', href: 'https://www.sarastus.example/', children: ['Lue ehdot'] },
            '.',
            { kind: 'break' },
            longText,
          ],
        },
        { kind: 'heading', level: 2, id: 's-aamiainen', text: 'Aamiainen' },
        { kind: 'list', isOrdered: false, items: [['Arkisin klo 6.30–10'], [longText], [longWord]] },
        { kind: 'heading', level: 3, id: 's-nain', text: longWord },
        { kind: 'list', isOrdered: true, items: [['Hae huonetta'], ['Valitse hinta'], ['Vahvista']] },
        { kind: 'quote', text: ['Täällä nukkuu kuin lapsena mummolassa.'], source: 'Vieras Kuopiosta' },
        { kind: 'picture', src: samplePicture('dawn', 2), alt: 'Aamu järvellä', caption: 'Kallavesi kesäkuussa' },
        { kind: 'button', href: '#', text: 'Hae huonetta' },
      ]}
    />
  ),
  'A video before it is asked for': () => (
    <RichText
      ownLink="a"
      video={video}
      parts={[
        {
          kind: 'video',
          title: 'Hotelli piirretään: Levi kaamoksessa',
          player: 'about:blank',
          page: 'https://www.sarastus.example/',
        },
      ]}
    />
  ),
};
