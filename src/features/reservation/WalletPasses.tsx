import { useMinuteClock } from '@/browser/useMinuteClock';
import { Icon } from '@/design-system/Icon';
import { Wallet } from '@/design-system/icons';
import { LinkButton } from '@/design-system/LinkButton';
import { offeredPasses } from '@/domain/reservation/offeredPasses';
import type { Reservation } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';

/** What a link answers with, where that is a file. */
const fileTypes = { APPLE: 'application/vnd.apple.pkpass', GOOGLE: undefined };

/**
 * The links that add a stay to a phone's app for passes. What kind of phone this is only orders them: a guest may be at a
 * computer, and send the pass to a phone from there.
 */
export function WalletPasses({ reservation }: { readonly reservation: Reservation }) {
  const { t } = useTranslator();
  const passes = [...offeredPasses(reservation, useMinuteClock())];
  if (/Android/.test(navigator.userAgent)) passes.reverse();
  return (
    <>
      {passes.map(({ kind, url }) => (
        <LinkButton key={kind} variant="badge" fullWidth href={url} type={fileTypes[kind]} rel="noreferrer noopener">
          <Icon of={Wallet} size="small" />
          {t(`reservation.wallet.${kind}`)}
        </LinkButton>
      ))}
    </>
  );
}
