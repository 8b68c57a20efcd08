import { SUPPORT_PHONE } from '@/config/limits';
import { Button } from '@/design-system/Button';
import { LinkButton } from '@/design-system/LinkButton';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSignIn } from '@/session/useSignIn';
import type { FailureAction } from './presentation';

interface FailureActionControlProps {
  readonly action: FailureAction;
  readonly onAction?: (action: FailureAction) => void;
  /** `secondary` for a second way. */
  readonly variant?: 'primary' | 'secondary';
}

/** Whether there is a control to show: some ways out need the screen's help, some failures have none. */
export function canOffer(action: FailureAction, onAction: FailureActionControlProps['onAction']): boolean {
  return action !== 'none' && (onAction !== undefined || ['call', 'reload', 'signIn'].includes(action));
}

/** The number to call, with the price of the call. */
export function CallControl() {
  const { t, locale } = useTranslator();
  return (
    <>
      <LinkButton variant="secondary" href={`tel:${SUPPORT_PHONE.number.replaceAll(' ', '')}`}>
        {t('errors.support.call', { number: SUPPORT_PHONE.number })}
      </LinkButton>
      <small>{t('errors.support.price', { price: SUPPORT_PHONE.callPrice[locale] })}</small>
    </>
  );
}

/**
 * The control for one way out: a telephone link with its price, or a button. Where to sign in is the same everywhere;
 * where signing in is switched off, customer service can help.
 */
export function FailureActionControl({ action, onAction, variant = 'primary' }: FailureActionControlProps) {
  const { t } = useTranslator();
  const signIn = useSignIn();
  if (action === 'none') return null;
  if (action === 'call' || (action === 'signIn' && !signIn)) return <CallControl />;
  const carryOut = (): void => {
    if (action === 'signIn') signIn?.();
    else if (onAction !== undefined) onAction(action);
    else if (action === 'reload') window.location.reload();
  };
  return (
    <Button variant={variant} onClick={carryOut}>
      {t(`errors.actions.${action}`)}
    </Button>
  );
}
