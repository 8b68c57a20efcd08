import { Stack } from '@/design-system/Stack';
import { callWords } from '@/domain/reservation/optionWords';
import type { OptionWords } from '@/domain/reservation/optionWords';
import { CallControl, FailureActionControl } from './FailureActionControl';

interface Props {
  /** Why something cannot be done with a reservation. */
  readonly words: readonly OptionWords[];
  /** Something else here is done by a call. */
  readonly isByCall?: boolean;
}

/** What the words of closed options name: the sign-in and the number to call, each once for all of them. */
export function OptionWays({ words, isByCall = false }: Props) {
  const isBySignIn = words.includes('AUTHENTICATION_REQUIRED');
  const isCalled = isByCall || words.some((each) => callWords.includes(each));
  if (!isBySignIn && !isCalled) return null;
  return (
    <Stack gap={2} align="start">
      {isBySignIn && <FailureActionControl action="signIn" />}
      {isCalled && <CallControl />}
    </Stack>
  );
}
