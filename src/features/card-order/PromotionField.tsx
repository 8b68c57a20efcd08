import type { ComponentPropsWithRef } from 'react';
import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { TextField } from '@/design-system/TextField';
import { failureCodeOf } from '@/domain/failure';
import { MAX_CODE_LENGTH } from '@/domain/limits';
import type { Money } from '@/domain/money';
import { failureText } from '@/errors/failureText';
import { presentation } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSession } from '@/session/useSession';
import { useSignIn } from '@/session/useSignIn';
import type { Promotion } from './usePromotion';

interface Props {
  readonly input: ComponentPropsWithRef<'input'> & { readonly name: string; readonly error: string | undefined };
  readonly promotion: Promotion;
  /** Without a code. */
  readonly priceBefore: Money;
  readonly onDrop: () => void;
}

/** A promotion code, the price with it, or why it is not taken and the ways out. */
export function PromotionField({ input, promotion, priceBefore, onDrop }: Props) {
  const translator = useTranslator();
  const { t, format } = translator;
  const { price, isLoading, failure } = promotion;
  const { error, ...control } = input;
  const text = failure && failureText(failure, translator);
  return (
    <Stack gap={3}>
      <TextField
        label={t('cardOrder.promotion.label')}
        optionalLabel={t('contactDetails.optional')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
        error={text ? `${text.title}. ${text.body}` : error}
        {...control}
      />
      <div role="status">
        {isLoading && <Text tone="muted">{t('cardOrder.promotion.checking')}</Text>}
        {price && (
          <Text>
            {t('cardOrder.promotion.taken', { price: format.money(price), before: format.money(priceBefore) })}
          </Text>
        )}
      </div>
      {failure && <WaysOut promotion={promotion} onDrop={onDrop} />}
    </Stack>
  );
}

function WaysOut({ promotion: { failure, askAgain }, onDrop }: Pick<Props, 'onDrop' | 'promotion'>) {
  const { t } = useTranslator();
  const signIn = useSignIn();
  const isSignedIn = useSession().kind === 'authenticated';
  if (!failure) return null;
  const { action } = presentation[failureCodeOf(failure)];
  return (
    <Inline gap={3}>
      {action === 'retry' && (
        <Button variant="secondary" size="small" onClick={askAgain}>
          {t('errors.actions.retry')}
        </Button>
      )}
      {action === 'signIn' && signIn && !isSignedIn && (
        <Button variant="secondary" size="small" onClick={signIn}>
          {t('errors.actions.signIn')}
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={onDrop}>
        {t('errors.actions.dropCode')}
      </Button>
    </Inline>
  );
}
