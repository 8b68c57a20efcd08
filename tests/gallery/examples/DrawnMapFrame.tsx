import { DrawnMapFrame } from '@/design-system/DrawnMapFrame';
import type { Examples } from '../example';

export const examples: Examples = {
  'A map of which nothing is known yet': () => <DrawnMapFrame shape="wide" />,
};
