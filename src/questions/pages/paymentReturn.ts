import { askFirst } from '../askFirst';
import { paymentReturn } from '../paymentReturn';

void askFirst(paymentReturn);
