import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useOptionalFields } from '@/api/useOptionalFields';
import type { QueryResult } from '@/api/useQueryResult';
import { pageAfter } from '@/domain/search/listPage';
import type { ListPage } from '@/domain/search/listPage';
import type { SearchCriteria } from '@/domain/search/search';
import type { FoundHotels } from './foundHotels';
import type { FoundHotelsProps } from './foundHotelsProps';
import { hasHotels, joinedParts } from './joinedParts';
import { listFields } from './resultFields';
import { noAnswers, withAnswer } from './partAnswers';
import type { PartAnswers } from './partAnswers';

interface Props extends Pick<FoundHotelsProps, 'children'> {
  /** The searches that find the hotels together; one in most cases. */
  readonly parts: readonly SearchCriteria[];
  /** The first page of their list; null where it is shown with all that it has. */
  readonly list: ListPage | null;
  readonly Hotels: ComponentType<FoundHotelsProps>;
}

type Found = QueryResult<FoundHotels> | null;
type Asked = Pick<FoundHotelsProps, 'criteria' | 'page'>;

const loading: Found = { state: 'loading' };

/** The hotels of a search: page by page of an API that has lists, else at once or in parts. */
export function HotelsInParts({ criteria, parts, list, Hotels, children }: Props & Pick<Asked, 'criteria'>) {
  const optional = useOptionalFields(listFields);
  if (!optional) return <>{children(loading)}</>;
  const page = optional.withList ? list : null;
  const asked = page ? [{ criteria, page }] : parts.map((part) => ({ criteria: part }));
  const [only, ...others] = asked;
  if (!page && only && others.length === 0) return <Hotels {...only}>{children}</Hotels>;
  return (
    <Several key={String(page === null)} asked={asked} list={page} Hotels={Hotels}>
      {children}
    </Several>
  );
}

/** What is drawn of the answers: while others come, and then all. */
function useTogether({ answers, drawn }: PartAnswers, total: number, list: ListPage | null): Found {
  const isWhole = answers.size === total;
  const beginning = useMemo(() => (drawn.length > 0 ? joinedParts(drawn, true, list) : loading), [drawn, list]);
  const whole = useMemo(() => {
    const known = [...answers.values()];
    const sold = known.filter((each) => each !== null);
    // What is not sold online in one part is in none.
    if (sold.length < known.length) return null;
    const [only] = sold;
    if (list && only && sold.length === 1) return only;
    return joinedParts(
      sold,
      sold.some(({ state }) => state === 'loading'),
      list,
    );
  }, [answers, list]);
  return isWhole || whole === null ? whole : beginning;
}

interface SeveralProps extends Pick<Props, 'Hotels' | 'children' | 'list'> {
  /** What is known to be asked at the beginning. */
  readonly asked: readonly Asked[];
}

function Several({ asked, list, Hotels, children }: SeveralProps) {
  const [known, setKnown] = useState(noAnswers);
  const isDrawn = useRef(false);
  const isPaged = list !== null;
  const onFound = useCallback(
    (part: number, found: Found) => {
      const add = () => setKnown((before) => withAnswer(before, part, found, isPaged));
      // The first is drawn before the next one is looked at; a transition would wait for both.
      if (isDrawn.current || !hasHotels(found)) startTransition(add);
      else add();
      isDrawn.current ||= hasHotels(found);
    },
    [isPaged],
  );
  const [first] = asked;
  const pages = list && first ? known.cursors.map((cursor) => ({ ...first, page: pageAfter(list, cursor) })) : [];
  const questions = [...asked, ...pages];
  const found = useTogether(known, questions.length, list);
  return (
    <>
      {questions.map((question, part) => (
        <Hotels key={part} {...question}>
          {(answer) => <Part number={part} found={answer} onFound={onFound} />}
        </Hotels>
      ))}
      {children(found)}
    </>
  );
}

interface PartProps {
  readonly number: number;
  readonly found: Found;
  /** Keeps its identity. */
  readonly onFound: (part: number, found: Found) => void;
}

function Part({ number, found, onFound }: PartProps) {
  useEffect(() => onFound(number, found), [number, found, onFound]);
  return null;
}
