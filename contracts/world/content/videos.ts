import { text } from '../localized';
import type { Block } from './model';

/** A video about how a picture of a hotel is made. */
export const drawingVideo: Block = {
  kind: 'video',
  url: 'https://www.youtube.com/watch?v=S4r4stusD1y',
  title: text(
    'Hotelli piirretään: Levi kaamoksessa',
    'Drawing a hotel: Levi in the polar night',
    'Ett hotell ritas: Levi i polarnatten',
    'Hotelli joonistamine: Levi polaaröös',
  ),
};
