import { Icon } from '@/design-system/Icon';
import { Mail } from '@/design-system/icons';
import { Link } from '@/design-system/Link';

export function MailLine({ email }: { readonly email: string }) {
  return (
    <span>
      <Link tone="alone" href={`mailto:${email}`}>
        <Icon of={Mail} size="small" />
        {email}
      </Link>
    </span>
  );
}
