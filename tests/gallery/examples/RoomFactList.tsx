import { RoomFactList } from '@/design-system/RoomFactList';
import type { Examples } from '../example';
import { longText } from '../samples';

const facts = [
  { kind: 'bed', text: 'Two single beds, 90 cm' },
  { kind: 'size', text: '18–22 m²' },
  { kind: 'guests', text: 'For up to 2 guests' },
  { kind: 'bath', text: 'Bathtub' },
  { kind: 'shower', text: 'Shower' },
  { kind: 'accessibility', text: longText },
] as const;

export const examples: Examples = {
  'One below the other': () => <RoomFactList facts={facts} />,
  'Side by side': () => <RoomFactList facts={facts} layout="row" />,
};
