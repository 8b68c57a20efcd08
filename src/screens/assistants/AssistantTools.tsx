import { useCallback, useEffect, useRef, useState } from 'react';
import { reportBug } from '@/api/reportBug';
import type { QueryResult } from '@/api/useQueryResult';
import { modelContextOf } from '@/browser/modelContext';
import type { PageTool } from '@/browser/modelContext';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { FoundHotels as Found } from '@/features/search-results/foundHotels';
import type { Locale } from '@/i18n/locales';
import { usePage } from '../frame/PageContext';
import { FoundHotels, FoundOffers } from '../tasks/assistantTasks';
import { seenIn } from './answers';
import type { AskedStay } from './askedStay';
import { hotelsAnswer } from './hotelsAnswer';
import { roomsAnswer } from './roomsAnswer';
import { toolsOf } from './toolsOf';
import type { AskStay } from './toolsOf';

interface Question {
  readonly number: number;
  readonly about: 'hotels' | 'rooms';
  readonly asked: AskedStay;
  readonly answer: (data: object) => void;
}

/** A tool that the browser does not take is missing, and the page is as without an assistant. */
async function register(tool: PageTool, signal: AbortSignal): Promise<void> {
  try {
    await modelContextOf(document)?.registerTool(tool, { signal });
  } catch (error) {
    // The guest went on to another page meanwhile.
    if (!signal.aborted) reportBug(error);
  }
}

/**
 * The tools of the page for an assistant, in a browser that has one. They read what the guest could read: they ask the
 * same questions as the screens, choose nothing and send nothing. Shows nothing.
 */
export function AssistantTools() {
  const { route, locale } = usePage();
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const last = useRef(0);
  const ask = useCallback<AskStay>(
    (about, asked, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const number = ++last.current;
        const drop = () => setQuestions((open) => open.filter((each) => each.number !== number));
        const answer = (data: object) => {
          drop();
          resolve(data);
        };
        signal?.addEventListener('abort', () => {
          drop();
          reject(signal.reason as Error);
        });
        setQuestions((open) => [...open, { number, about, asked, answer }]);
      }),
    [],
  );
  useEffect(() => {
    const controller = new AbortController();
    for (const tool of toolsOf(ask, route)) void register(tool, controller.signal);
    return () => controller.abort();
  }, [ask, route, locale]);
  return (
    <>
      {questions.map((question) => (
        <Asked key={question.number} question={question} locale={locale} />
      ))}
    </>
  );
}

function Asked({ question, locale }: { readonly question: Question; readonly locale: Locale }) {
  const { about, asked, answer } = question;
  if (about === 'hotels') {
    return (
      <FoundHotels criteria={asked.criteria}>
        {(found) => (
          <Answer found={found} read={(data: Found) => hotelsAnswer(data, asked, seenIn(locale))} onAnswer={answer} />
        )}
      </FoundHotels>
    );
  }
  return (
    <FoundOffers criteria={asked.criteria}>
      {(found) => (
        <Answer
          found={found}
          read={(data: HotelOffers) => roomsAnswer(data, asked, seenIn(locale))}
          onAnswer={answer}
        />
      )}
    </FoundOffers>
  );
}

interface AnswerProps<Data> {
  readonly found: QueryResult<Data> | null;
  readonly read: (data: Data) => object;
  readonly onAnswer: (data: object) => void;
}

function Answer<Data>({ found, read, onAnswer }: AnswerProps<Data>) {
  useEffect(() => {
    if (found === null) onAnswer({ error: 'This search cannot be booked online at the moment.' });
    else if (found.state === 'failed') onAnswer({ error: `${found.failure.kind}.${found.failure.code}` });
    else if (found.state === 'ready') onAnswer(read(found.data));
  }, [found, read, onAnswer]);
  return null;
}
