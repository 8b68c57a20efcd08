import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { fillDate } from '@/browser/handover/fillDate';
import { today } from '@/browser/today';
import type { DateRange } from '@/domain/localDate';
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

/** The search of an offer: a plain form, whose fields are checked and whose dates are written for an address. */
export function useOfferSearch(stay: Period) {
  const translator = useTranslator();
  const form = useRef<HTMLFormElement>(null);
  const [opened, setOpened] = useState<OpenedOffer | null>(null);
  const [errors, setErrors] = useState(noErrors);
  const fieldOf = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
  };
  const inputOf = (name: DateFieldName) => {
    const field = fieldOf(name);
    return field instanceof HTMLInputElement ? field : null;
  };
  const textOf = (name: string): string => fieldOf(name)?.value ?? '';

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

  const submit = (event: FormEvent) => {
    const typed = { hotel: textOf('hotel'), from: textOf('from'), to: textOf('to') };
    const found = offerSearchErrors(typed, stay, today(), translator);
    setErrors(found);
    const wrong = offerFields.find((name) => name in found);
    if (!wrong) return;
    event.preventDefault();
    fieldOf(wrong)?.focus();
  };
  const open = (at: DateFieldName) => {
    if (!form.current) return;
    const texts = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    setOpened({ query: new URLSearchParams(texts), at });
  };
  const choose = ({ startDate, endDate }: DateRange) => {
    fillDate(inputOf('from'), startDate);
    fillDate(inputOf('to'), endDate);
    setErrors(({ hotel }) => ({ hotel }));
  };
  return { form, errors, submit, opened, open, choose, close: () => setOpened(null) };
}
