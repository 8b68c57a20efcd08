import { askFirst } from '../askFirst';
import { reservation } from '../reservation';

void askFirst(reservation);
