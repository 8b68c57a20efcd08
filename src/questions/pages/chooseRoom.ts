import { askFirst } from '../askFirst';
import { chooseRoom } from '../chooseRoom';

void askFirst(chooseRoom);
