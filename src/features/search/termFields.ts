import type { SearchFeature } from '@/domain/search/searchFeatures';
import type { SearchDraft } from './searchDraft';

/** What every group of fields about codes and memberships gets. */
export interface TermFieldsProps {
  readonly idPrefix: string;
  readonly draft: SearchDraft;
  readonly switchedOff: ReadonlySet<SearchFeature>;
  readonly onChange: (draft: SearchDraft) => void;
}
