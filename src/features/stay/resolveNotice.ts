import { set } from 'react-hook-form';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { FieldError } from '@/design-system/ErrorSummary';
import { tidyFreeText, withoutUnseen } from '@/domain/guest/freeText';
import type { LocalDate } from '@/domain/localDate';
import { checkNotice } from '@/domain/reservation/passengerNotice';
import type { NoticeIssue, PassengerNotice, Traveller } from '@/domain/reservation/passengerNotice';
import { readDate } from '@/domain/writtenDate';
import type { Translator } from '@/i18n/translator';

/** The name of a field in the form: those of companions have a place in a list. */
export const fieldOf = ({ field, companion }: Pick<NoticeIssue, 'companion' | 'field'>): string =>
  companion === null ? field : `companions.${companion}.${field}`;

/** The id of a field on the page, which may have forms of several rooms. */
export const fieldId = (roomIndex: number, name: string): string => `room${roomIndex}.${name}`;

function problemText({ field, companion, problem }: NoticeIssue, t: Translator['t']): string {
  const words = { field: t(`onlineStay.notice.field.${field}`) };
  const text =
    problem === 'required'
      ? t(`onlineStay.notice.problem.required.${field}`)
      : t(`onlineStay.notice.problem.${problem}`, words);
  return companion === null
    ? text
    : t('onlineStay.notice.problem.ofCompanion', { number: companion + 1, problem: text });
}

const tidyTraveller = <T extends Traveller>(traveller: T): T => ({
  ...traveller,
  firstName: tidyFreeText(traveller.firstName).trim(),
  lastName: tidyFreeText(traveller.lastName).trim(),
  birthDate: readDate(traveller.birthDate) ?? traveller.birthDate,
});

const tidyNotice = (notice: PassengerNotice): PassengerNotice => ({
  ...tidyTraveller(notice),
  documentNumber: withoutUnseen(notice.documentNumber).trim(),
  companions: notice.companions.map(tidyTraveller),
});

/** The rules of a passenger notice as a resolver for react-hook-form. */
export function resolveNotice(t: Translator['t'], today: LocalDate): Resolver<PassengerNotice> {
  return (values) => {
    const notice = tidyNotice(values);
    const issues = checkNotice(notice, today);
    if (issues.length === 0) return { values: notice, errors: {} };
    const errors: FieldErrors<PassengerNotice> = {};
    for (const issue of issues) set(errors, fieldOf(issue), { type: 'rule', message: problemText(issue, t) });
    return { values: {}, errors };
  };
}

/** The problems of the form for the error summary, in its order. */
export function listedProblems(
  notice: PassengerNotice,
  today: LocalDate,
  roomIndex: number,
  t: Translator['t'],
): readonly FieldError[] {
  return checkNotice(tidyNotice(notice), today).map((issue) => ({
    fieldId: fieldId(roomIndex, fieldOf(issue)),
    message: problemText(issue, t),
  }));
}
