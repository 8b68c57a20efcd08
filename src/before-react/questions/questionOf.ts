import { onlyWhatIsOn } from '@/api/onlyWhatIsOn';
import type { Operation } from '@/api/operationRequest';
import { featuresOfSearch } from '@/domain/search/featuresOfSearch';
import type { SearchTerms } from '@/domain/search/featuresOfSearch';
import { firstOff } from '@/flags/readFlags';
import type { Flags } from '@/flags/readFlags';

export interface Question extends Pick<Operation, 'endpoint' | 'name' | 'text' | 'variables'> {
  /** A mutation that only asks, and may be repeated: it needs a key of its own each time. */
  readonly isMutation?: boolean;
}

/** What these scripts need of a compiled operation. */
export interface Compiled {
  readonly params: { readonly name: string; readonly operationKind: string; readonly text: string | null | undefined };
}

/** A question to an endpoint; null without variables, where there is nothing to ask. */
export const questionOf = (
  endpoint: string,
  { params: { name, operationKind, text } }: Compiled,
  variables: Question['variables'] | null,
): Question | null =>
  variables && text
    ? { endpoint, name, ...onlyWhatIsOn({ text, variables }), isMutation: operationKind === 'mutation' }
    : null;

/** A question about a search, which is asked only where the search is sold online. */
export const ofSearch =
  (search: SearchTerms, ask: (flags: Flags) => Question | null) =>
  (flags: Flags): Question | null =>
    firstOff(flags, featuresOfSearch(search)) === null ? ask(flags) : null;
