import { environment } from './environment';

interface ContentFields {
  readonly withMeasures: boolean;
}

/**
 * The optional fields that content is asked with, as variables of its questions. Content is part of an export, so the
 * list of the build decides: features with commas, or null for all.
 */
export const contentFieldsOf = (named: string | null): ContentFields => ({
  withMeasures: named === null || named.split(',').some((each) => each.trim() === 'roomMeasures'),
});

export const contentFields = contentFieldsOf(
  process.env.NEXT_PUBLIC_OPTIONAL_FEATURES ?? (environment.appEnvironment === 'production' ? '' : null),
);
