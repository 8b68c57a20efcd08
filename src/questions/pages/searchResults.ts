import { askFirst } from '../askFirst';
import { searchResults } from '../searchResults';

void askFirst(searchResults);
