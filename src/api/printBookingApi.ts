/** Says in the output of a build which API it books by, where that is not the one its switches ask for. */
import { bookingApiWarning } from './bookingApi';

if (bookingApiWarning) console.warn(`\nWARNING: ${bookingApiWarning}\n`);
