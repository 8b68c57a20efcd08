import { askFirst } from '../askFirst';
import { chooseRoom, roomTexts } from '../chooseRoom';
import { tellEarly } from '../tellEarly';

void askFirst(chooseRoom);
tellEarly(roomTexts);
