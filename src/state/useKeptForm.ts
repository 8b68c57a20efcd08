import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';
import { removeKept } from '@/browser/keptValue';
import { visitStorage } from '@/browser/visitStorage';
import { fittingValues } from './fittingValues';
import { dropTyped, keepTyped, typedInto, typedKeeping } from './typedForms';

interface Options<Values extends FieldValues> extends Omit<UseFormProps<Values>, 'defaultValues'> {
  /** The form, and the booking or card that it is for: what is typed is given back to that one only. */
  readonly about: string;
  readonly first: Values;
  /** An empty item of a list in the values. */
  readonly item?: FieldValues;
  /** Values that are never stored; keeps its identity. */
  readonly unkept?: readonly (keyof Values & string)[];
}

const none: readonly never[] = [];

/**
 * A form of which nothing typed is lost over a reload, a sign-in or the way back: it is kept in this tab until it is
 * sent, or until somebody signs out. Not for secrets, which `unkept` names. Use it after hydration only.
 */
export function useKeptForm<Values extends FieldValues>({
  about,
  first,
  item,
  unkept = none,
  ...options
}: Options<Values>): {
  readonly form: UseFormReturn<Values>;
  /** It was sent, or is not wanted: nothing of it stays. */
  readonly drop: () => void;
} {
  const empty = useRef(first);
  const [begun] = useState(() => fittingValues(first, typedInto(about), item));
  const form = useForm<Values>({ ...options, defaultValues: begun as DefaultValues<Values> });
  const { watch, reset } = form;
  useEffect(() => {
    const subscription = watch((values) => {
      const kept = Object.entries(values).filter(([name]) => !unkept.includes(name));
      keepTyped(about, Object.fromEntries(kept));
    });
    const forget = ({ key }: StorageEvent) => {
      if (key !== typedKeeping.key && key !== null) return;
      removeKept(visitStorage, typedKeeping);
      reset(empty.current as DefaultValues<Values>);
      // The reset itself is no typing.
      removeKept(visitStorage, typedKeeping);
    };
    addEventListener('storage', forget);
    return () => {
      subscription.unsubscribe();
      removeEventListener('storage', forget);
    };
  }, [watch, reset, about, unkept]);
  return { form, drop: useCallback(() => dropTyped(about), [about]) };
}
