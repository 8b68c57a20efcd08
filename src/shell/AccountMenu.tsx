import { useEffect, useRef } from 'react';
import { site } from '@/config/siteAddresses';
import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { User } from '@/design-system/icons';
import type { Customer } from '@/domain/customer';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { signOut } from '@/session/signOut';
import { Memberships, Menu, Name, Opener, Panel } from './AccountMenu.styles';
import { membershipLines } from './membershipLines';

/** Who is signed in, as which kind of member, and the way out. */
export function AccountMenu({ customer }: { readonly customer: Customer }) {
  const translator = useTranslator();
  const { t, locale } = translator;
  const menu = useClosingDetails();
  const { firstName = '', lastName = '' } = customer.contacts[0]?.contact ?? {};
  return (
    <Menu ref={menu}>
      <Opener aria-label={t('shell.account.signedInAs', { name: `${firstName} ${lastName}` })}>
        <Icon of={User} size="small" />
        <Name>{firstName}</Name>
      </Opener>
      <Panel>
        <strong>
          {firstName} {lastName}
        </strong>
        <Memberships>
          {membershipLines(customer, translator).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Memberships>
        <Button variant="secondary" onClick={() => void signOut(site.local(pathOf('home', locale)))}>
          {t('shell.account.signOut')}
        </Button>
      </Panel>
    </Menu>
  );
}

/** A disclosure that Escape and a look elsewhere close, as those of menus do. */
function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const { current } = details;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !current?.open) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (current?.open && event.target instanceof Node && !current.contains(event.target)) current.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, []);
  return details;
}
