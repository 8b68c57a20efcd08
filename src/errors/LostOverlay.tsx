import Router from 'next/router';
import { useEffect } from 'react';
import { Button } from '@/design-system/Button';
import { closeOpeningFrame } from '@/design-system/closeOpeningFrame';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { LostPlace } from './LostOverlay.styles';
import { useLost } from './useLost';
import type { Loading } from './useLost';

interface LostOverlayProps extends Loading {
  /** For what is kept open elsewhere than in the page: it is closed there, and when the guest leaves for another page. */
  readonly onClose?: () => void;
}

/**
 * The `loading` of what a guest opens over a page: where its code is lost, a notice at the foot of the window says so and
 * offers to try again, and the page below stays as it is.
 */
export function LostOverlay({ error, retry, onClose }: LostOverlayProps) {
  const { t } = useTranslator();
  const isLost = useLost({ error, retry });
  useEffect(() => {
    if (!isLost) return undefined;
    closeOpeningFrame();
    if (!onClose) return undefined;
    Router.events.on('routeChangeStart', onClose);
    return () => Router.events.off('routeChangeStart', onClose);
  }, [isLost, onClose]);
  if (!isLost) return null;
  return (
    <LostPlace>
      <Notice
        tone="warning"
        live="assertive"
        onDismiss={onClose}
        dismissLabel={t('shell.notices.dismiss')}
        actions={
          <Button variant="secondary" size="small" onClick={retry}>
            {t('shell.lostPart.retry')}
          </Button>
        }
      >
        {t('shell.lostPart.text')}
      </Notice>
    </LostPlace>
  );
}
