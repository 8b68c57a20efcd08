import file from './evidence.json';
import { readEvidence } from './readEvidence';

/** What the audit of this site found. */
export const evidence = readEvidence(file);
