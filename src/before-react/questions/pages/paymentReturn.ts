import { askFirst } from '../askFirst';
import { paymentReturn, paymentTexts } from '../paymentReturn';
import { tellEarly } from '../tellEarly';

void askFirst(paymentReturn);
tellEarly(paymentTexts);
