import { checkFreeText } from '@/domain/guest/freeText';
import type { Rating } from './sendFeedback';

/** The problems that prevent an answer from being sent. */
export interface FeedbackProblems {
  readonly rating: boolean;
  readonly offending: readonly string[];
  readonly isTooLong: boolean;
}

export function checkFeedback(rating: Rating | null, text: string): FeedbackProblems {
  const { offending, isTooLong } = checkFreeText(text);
  return { rating: rating === null, offending, isTooLong };
}

export const hasProblems = ({ rating, offending, isTooLong }: FeedbackProblems): boolean =>
  rating || offending.length > 0 || isTooLong;
