import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { fillDate } from '@/browser/handover/fillDate';
import { today } from '@/browser/today';
import { addDays } from '@/domain/localDate';
import type { DateRange, LocalDate } from '@/domain/localDate';
import type { Period } from '@/domain/period';
import { readDate } from '@/domain/writtenDate';
import type { DateFieldName } from '@/forms/DateFields';
import { useTranslator } from '@/i18n/TranslatorContext';
import { offerFields, offerSearchErrors } from './offerSearchErrors';
import type { OfferErrors } from './offerSearchErrors';

/** The calendar over the form, for what its fields say. */
export interface OpenedOffer {
  readonly query: URLSearchParams;
  readonly at: DateFieldName;
}

const dateNames: readonly DateFieldName[] = ['from', 'to'];
const noErrors: OfferErrors = {};

function fieldOf(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
}

function inputOf(form: HTMLFormElement | null, name: DateFieldName) {
  const field = fieldOf(form, name);
  return field instanceof HTMLInputElement ? field : null;
}

/**
 * The search of an offer: a plain form, whose fields are checked and whose dates are written for an address. A date that
 * nobody has typed is filled in once the first day that is left is known: that day, and one night.
 */
export function useOfferSearch(stay: Period, first: LocalDate | null) {
  const translator = useTranslator();
  const form = useRef<HTMLFormElement>(null);
  const [opened, setOpened] = useState<OpenedOffer | null>(null);
  const [errors, setErrors] = useState(noErrors);
  const textOf = (name: string): string => fieldOf(form.current, name)?.value ?? '';

  useEffect(() => {
    const writeDays = ({ formData }: FormDataEvent) => {
      for (const name of dateNames) {
        const day = readDate(String(formData.get(name)), today());
        if (day) formData.set(name, day);
      }
    };
    const node = form.current;
    node?.addEventListener('formdata', writeDays);
    return () => node?.removeEventListener('formdata', writeDays);
  }, []);

  useEffect(() => {
    if (first === null) return;
    const [from, to] = dateNames.map((name) => inputOf(form.current, name));
    if (from?.value === '') fillDate(from, first);
    const arrival = readDate(from?.value ?? '', today()) ?? first;
    if (to?.value === '') fillDate(to, addDays(arrival, 1));
  }, [first]);

  const submit = (event: FormEvent) => {
    const typed = { hotel: textOf('hotel'), from: textOf('from'), to: textOf('to') };
    const found = offerSearchErrors(typed, stay, today(), translator);
    setErrors(found);
    const wrong = offerFields.find((name) => name in found);
    if (!wrong) return;
    event.preventDefault();
    fieldOf(form.current, wrong)?.focus();
  };
  const open = (at: DateFieldName) => {
    if (!form.current) return;
    const texts = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    setOpened({ query: new URLSearchParams(texts), at });
  };
  const choose = ({ startDate, endDate }: DateRange) => {
    fillDate(inputOf(form.current, 'from'), startDate);
    fillDate(inputOf(form.current, 'to'), endDate);
    setErrors(({ hotel }) => ({ hotel }));
  };
  return { form, errors, submit, opened, open, choose, close: () => setOpened(null) };
}
