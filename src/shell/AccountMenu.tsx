import { useEffect, useRef } from 'react';
import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { User } from '@/design-system/icons';
import type { Customer } from '@/domain/customer';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { signOut } from '@/session/signOut';
import { Memberships, Menu, Name, Opener, Panel } from './AccountMenu.styles';
import { membershipLines } from './membershipLines';
import { UnreadCustomer } from './UnreadCustomer';

/** Who is signed in, as which kind of member, and the way out. Null: signed in, but the customer could not be read. */
export function AccountMenu({ customer }: { readonly customer: Customer | null }) {
  const { t, locale } = useTranslator();
  const menu = useClosingDetails();
  const { firstName, name } = namesOf(customer);
  return (
    <Menu ref={menu}>
      <Opener aria-label={customer ? t('shell.account.signedInAs', { name }) : t('shell.account.unread.title')}>
        <Icon of={User} size="small" />
        <Name>{firstName || t('shell.account.unread.opener')}</Name>
      </Opener>
      <Panel>
        {customer ? <KnownCustomer name={name} customer={customer} /> : <UnreadCustomer />}
        <Button variant="secondary" onClick={() => void signOut(locale, pathOf('home', locale))}>
          {t('shell.account.signOut')}
        </Button>
      </Panel>
    </Menu>
  );
}

function namesOf(customer: Customer | null) {
  const { firstName = '', lastName = '' } = customer?.contacts[0]?.contact ?? {};
  return { firstName, name: `${firstName} ${lastName}` };
}

function KnownCustomer({ name, customer }: { readonly name: string; readonly customer: Customer }) {
  return (
    <>
      <strong>{name}</strong>
      <Memberships>
        {membershipLines(customer, useTranslator()).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Memberships>
    </>
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
