/** Looks at the environment of a build before it begins: what is not well formed stops it, what surprises is said aloud. */
import { rawChain } from '@/config/chain';
import { checkChain } from '@/config/checkChain';
import { apiWarning } from '@/config/chosenApi';

checkChain(rawChain);
if (apiWarning) console.warn(`\nWARNING: ${apiWarning}\n`);
