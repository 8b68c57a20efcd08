import type { RefObject } from 'react';
import { Button } from '@/design-system/Button';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { TextField } from '@/design-system/TextField';
import { failureOf } from '@/domain/failure';
import { FailureNotice } from '@/errors/FailureNotice';
import { failureText } from '@/errors/failureText';
import type { FailureAction } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { CodeLife, ResendCode } from './CodeTimes';
import { isOfField } from './useConnecting';
import type { Connecting } from './useConnecting';

interface Props {
  readonly connecting: Connecting;
  readonly fieldRef: RefObject<HTMLInputElement>;
}

/** What is wrong with the code, beside its field. */
function useProblem({ missing, failure }: Connecting): string | undefined {
  const translator = useTranslator();
  const { t, plural } = translator;
  if (missing === 'code') return t('cardConnect.code.missing');
  if (!failure || !isOfField(failure, 'verification')) return undefined;
  const { title, body } = failureText(failure, translator);
  const { attemptsLeft } = failure;
  return `${title}. ${attemptsLeft === undefined ? body : plural('cardConnect.code.attempts', attemptsLeft)}`;
}

/** The code of the message. After too many wrong ones no code is taken, until another one can be sent. */
export function CodeStep({ connecting, fieldRef }: Props) {
  const { t } = useTranslator();
  const { address, code, sent, failure, isResent, underWay, typeCode, ask, give, takeOtherEmail } = connecting;
  const problem = useProblem(connecting);
  const isLocked = sent?.attemptsLeft === 0;
  const refusal = isLocked ? failureOf('card', 'TOO_MANY_ATTEMPTS') : failure;
  const loading = { isLoading: underWay !== null, loadingLabel: underWay ?? '' };
  const carryOut = (action: FailureAction) => {
    if (action === 'retry') give();
    else if (action === 'fixDetails') takeOtherEmail();
    else ask();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <Stack gap={5} width="form">
        <Stack gap={2}>
          <Heading level={2} size="h3">
            {t(isLocked ? 'cardConnect.code.lockedTitle' : 'cardConnect.code.title')}
          </Heading>
          {!isLocked && <Text id="code-sent">{t('cardConnect.code.sentTo', { email: address })}</Text>}
        </Stack>
        {refusal && !isOfField(refusal, 'verification') && (
          <FailureNotice failure={refusal} onAction={isLocked ? undefined : carryOut} />
        )}
        {!isLocked && (
          <>
            <TextField
              ref={fieldRef}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              label={t('cardConnect.code.label')}
              hint={<CodeLife sent={sent} />}
              aria-describedby="code-sent"
              error={problem}
              value={code}
              onChange={({ target }) => typeCode(target.value)}
            />
            <div>
              <Button type="submit" size="large" {...loading}>
                {t('cardConnect.code.connect')}
              </Button>
            </div>
          </>
        )}
        <Stack gap={1}>
          <Text role="status">{isResent && t('cardConnect.code.resent', { email: address })}</Text>
          <Inline gap={3}>
            <ResendCode sent={sent} {...(isLocked ? loading : { isLoading: underWay !== null })} onResend={ask} />
            <Button variant="quiet" onClick={takeOtherEmail}>
              {t('cardConnect.code.otherEmail')}
            </Button>
          </Inline>
        </Stack>
      </Stack>
    </form>
  );
}
