import { askFirst } from '../askFirst';
import { hotel } from '../hotel';

void askFirst(hotel);
