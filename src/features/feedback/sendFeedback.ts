import { services } from '@/config/services';
import type { Locale } from '@/i18n/locales';

/** Best first. */
export const ratings = ['5', '4', '3', '2', '1'] as const;

export type Rating = (typeof ratings)[number];

export interface Feedback {
  readonly rating: Rating;
  readonly text: string;
  readonly locale: Locale;
}

export const canSendFeedback = services.surveyUrl !== null;

/** Sends the rating and the comment without anything that identifies the guest. Rejects when they were not received. */
export async function sendFeedback(feedback: Feedback): Promise<void> {
  if (services.surveyUrl === null) throw new Error('No survey is configured');
  const answer = await fetch(services.surveyUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    body: JSON.stringify({ ...feedback, rating: Number(feedback.rating) }),
  });
  if (!answer.ok) throw new Error(`The survey answered ${answer.status}`);
}
