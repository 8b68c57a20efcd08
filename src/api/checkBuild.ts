/** Looks at the environment of a build before it begins: what is not well formed stops it, what surprises is said aloud. */
import { rawChain } from '@/config/chain';
import { checkChain } from '@/config/checkChain';
import { bookingApiWarning } from './bookingApi';

checkChain(rawChain);
if (bookingApiWarning) console.warn(`\nWARNING: ${bookingApiWarning}\n`);
