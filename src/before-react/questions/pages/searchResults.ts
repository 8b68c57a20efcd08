import { askFirst } from '../askFirst';
import { resultsTexts, searchResults } from '../searchResults';
import { tellEarly } from '../tellEarly';

void askFirst(searchResults);
tellEarly(resultsTexts);
