/** Checks the environment before a build: a malformed value stops it. */
import { rawChain } from '@/config/chain';
import { checkChain } from '@/config/checkChain';

checkChain(rawChain);
