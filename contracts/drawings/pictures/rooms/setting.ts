import type { Sheet } from '../drawing/sheet';
import type { Space } from './space';
import type { RoomStyle } from './style';
import type { Brand } from '@/domain/content/hotel';

export interface Setting {
  readonly sheet: Sheet;
  readonly space: Space;
  readonly style: RoomStyle;
  readonly brand: Brand;
}
