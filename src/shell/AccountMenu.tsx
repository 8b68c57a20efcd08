import { SiteLink } from '@/routes/SiteLink';
import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { User } from '@/design-system/icons';
import { Link } from '@/design-system/Link';
import type { Customer } from '@/domain/guest/customer';
import { membershipLines } from '@/i18n/membershipLines';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { signOut } from '@/session/signOut';
import { Memberships, Name, Who } from './AccountMenu.styles';
import { Frame, Opener, Panel } from './Disclosed.styles';
import { UnreadCustomer } from './UnreadCustomer';
import { useClosingDetails } from '@/browser/useClosingDetails';

interface AccountMenuProps {
  /** Null: signed in, but the customer could not be read. */
  readonly customer: Customer | null;
  /** Within the menu of a narrow window nothing has to be opened first. */
  readonly isOpen: boolean;
}

/** Who is signed in, with which memberships, and signing out. */
export function AccountMenu({ customer, isOpen }: AccountMenuProps) {
  const { t } = useTranslator();
  const menu = useClosingDetails();
  if (isOpen) return <WhoIsIn customer={customer} />;
  const { firstName, name } = namesOf(customer);
  return (
    <Frame ref={menu}>
      <Opener
        aria-label={
          customer
            ? t('shell.account.signedInAs', { name })
            : `${t('shell.account.unread.opener')}. ${t('shell.account.unread.title')}`
        }
      >
        <Icon of={User} size="small" />
        <Name>{firstName || t('shell.account.unread.opener')}</Name>
      </Opener>
      <Panel>
        <WhoIsIn customer={customer} />
      </Panel>
    </Frame>
  );
}

function namesOf(customer: Customer | null) {
  const { firstName = '', lastName = '' } = customer?.contacts[0]?.contact ?? {};
  return { firstName, name: `${firstName} ${lastName}` };
}

function WhoIsIn({ customer }: Pick<AccountMenuProps, 'customer'>) {
  const { t, locale } = useTranslator();
  return (
    <Who>
      {customer ? <KnownCustomer customer={customer} /> : <UnreadCustomer />}
      <Link as={SiteLink} href={pathOf('reservationList', locale)} tone="alone">
        {t('shell.account.bookings')}
      </Link>
      <Link as={SiteLink} href={pathOf('mySCard', locale)} tone="alone">
        {t('shell.account.myCard')}
      </Link>
      <Link as={SiteLink} href={pathOf('myDetails', locale)} tone="alone">
        {t('shell.account.details')}
      </Link>
      <Button variant="secondary" onClick={() => void signOut(locale, pathOf('home', locale))}>
        {t('shell.account.signOut')}
      </Button>
    </Who>
  );
}

function KnownCustomer({ customer }: { readonly customer: Customer }) {
  const translator = useTranslator();
  return (
    <>
      <strong>{namesOf(customer).name}</strong>
      <Memberships>
        {membershipLines(customer, translator).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Memberships>
    </>
  );
}
