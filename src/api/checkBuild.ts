/** Checks the environment before a build: a malformed value stops it, a surprising one prints a warning. */
import { rawChain } from '@/config/chain';
import { checkChain } from '@/config/checkChain';
import { apiWarning } from '@/config/chosenApi';

checkChain(rawChain);
if (apiWarning) console.warn(`\nWARNING: ${apiWarning}\n`);
