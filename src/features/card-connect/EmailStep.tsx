import type { ReactNode, RefObject } from 'react';
import { Button } from '@/design-system/Button';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { TextField } from '@/design-system/TextField';
import { contactMaxLengths } from '@/domain/guest/contactRules';
import { FailureNotice } from '@/errors/FailureNotice';
import { failureText } from '@/errors/failureText';
import { useTranslator } from '@/i18n/TranslatorContext';
import { isOfField } from './useConnecting';
import type { Connecting } from './useConnecting';

interface Props {
  readonly connecting: Connecting;
  readonly fieldRef: RefObject<HTMLInputElement>;
  readonly without: ReactNode;
}

/** The address that the card was bought with. */
export function EmailStep({ connecting, fieldRef, without }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const { typed, missing, failure, underWay, typeEmail, ask } = connecting;
  const isFieldFailure = failure !== null && isOfField(failure, 'email');
  const text = isFieldFailure ? failureText(failure, translator) : null;
  const problem =
    (missing === 'email' && t('cardConnect.email.missing')) ||
    (missing === 'emailFormat' && t('cardConnect.email.format')) ||
    (text && `${text.title}. ${text.body}`);
  return (
    <Stack gap={6}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <Stack gap={5} width="form">
          <Heading level={2} size="h3">
            {t('cardConnect.email.title')}
          </Heading>
          {failure && !isFieldFailure && (
            <FailureNotice failure={failure} onAction={failure.code === 'TOO_MANY_ATTEMPTS' ? undefined : ask} />
          )}
          <TextField
            ref={fieldRef}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={contactMaxLengths.email}
            label={t('cardConnect.email.label')}
            hint={t('cardConnect.email.hint')}
            error={problem || undefined}
            value={typed}
            onChange={({ target }) => typeEmail(target.value)}
          />
          <div>
            <Button type="submit" size="large" isLoading={underWay !== null} loadingLabel={underWay ?? ''}>
              {t('cardConnect.email.send')}
            </Button>
          </div>
        </Stack>
      </form>
      {without}
    </Stack>
  );
}
