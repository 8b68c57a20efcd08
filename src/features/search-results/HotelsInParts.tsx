import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { QueryResult } from '@/api/useQueryResult';
import type { SearchCriteria } from '@/domain/search/search';
import type { FoundHotels } from './foundHotels';
import type { FoundHotelsProps } from './foundHotelsProps';
import { hasHotels, joinedParts } from './joinedParts';

interface Props extends Pick<FoundHotelsProps, 'children'> {
  /** The searches that find the hotels together; one in most cases. */
  readonly parts: readonly SearchCriteria[];
  readonly Hotels: ComponentType<FoundHotelsProps>;
}

type Found = QueryResult<FoundHotels> | null;

const loading: Found = { state: 'loading' };

/** The hotels of a search: asked at once, or in parts. */
export function HotelsInParts({ parts, Hotels, children }: Props) {
  const [criteria, ...others] = parts;
  if (criteria && others.length === 0) return <Hotels criteria={criteria}>{children}</Hotels>;
  return (
    <Several parts={parts} Hotels={Hotels}>
      {children}
    </Several>
  );
}

/** By the number of the part, in the order in which they came; loading only where it is asked again. */
type Answers = ReadonlyMap<number, Found>;

/** The part that came first, and then all: to draw each part in between would take longer the more there are. */
function useTogether(answers: Answers, total: number): Found {
  const isWhole = answers.size === total;
  const first = useMemo(() => [...answers.values()].find(hasHotels), [answers]);
  const beginning = useMemo(() => (first ? joinedParts([first], true) : loading), [first]);
  const whole = useMemo(() => {
    const known = [...answers.values()];
    const sold = known.filter((each) => each !== null);
    // What is not sold online in one part is in none.
    if (sold.length < known.length) return null;
    return joinedParts(
      sold,
      sold.some(({ state }) => state === 'loading'),
    );
  }, [answers]);
  return isWhole || whole === null ? whole : beginning;
}

function Several({ parts, Hotels, children }: Props) {
  const [answers, setAnswers] = useState<Answers>(new Map());
  const isDrawn = useRef(false);
  const onFound = useCallback((part: number, found: Found) => {
    const add = () =>
      setAnswers((before) => {
        if (found?.state === 'loading' && !before.has(part)) return before;
        const after = new Map(before);
        // One that is asked again comes behind those that are drawn.
        if (!hasHotels(found)) after.delete(part);
        return after.set(part, found);
      });
    // The first is drawn before the next one is looked at; a transition would wait for both.
    if (isDrawn.current || !hasHotels(found)) startTransition(add);
    else add();
    isDrawn.current ||= hasHotels(found);
  }, []);
  const found = useTogether(answers, parts.length);
  return (
    <>
      {parts.map((criteria, part) => (
        <Hotels key={part} criteria={criteria}>
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
