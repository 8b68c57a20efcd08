import { askFirst } from '../askFirst';
import { chooseRoom, roomHotel, roomStay } from '../chooseRoom';
import { tellEarly } from '../tellEarly';

void askFirst(chooseRoom);
tellEarly(roomStay, roomHotel);
