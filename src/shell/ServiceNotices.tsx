import { Link } from '@/design-system/Link';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { useTranslator } from '@/i18n/TranslatorContext';

export interface ServiceNotice {
  readonly id: string;
  readonly type: 'alert' | 'info';
  readonly message: string;
  readonly link: { readonly url: string; readonly text: string } | null;
}

interface ServiceNoticesProps {
  readonly notices: readonly ServiceNotice[];
  readonly onDismiss: (id: string) => void;
  /** Gives true when it has dealt with the link itself, such as a survey that opens on the page. */
  readonly onFollow?: (url: string) => boolean;
}

/** What concerns every guest just now. Dismissing hides, the caller remembers. */
export function ServiceNotices({ notices, onDismiss, onFollow }: ServiceNoticesProps) {
  const { t } = useTranslator();
  if (notices.length === 0) return null;
  return (
    <section aria-label={t('shell.notices.label')}>
      <Stack gap={2}>
        {notices.map(({ id, type, message, link }) => (
          <Notice
            key={id}
            tone={type === 'alert' ? 'warning' : 'info'}
            onDismiss={() => onDismiss(id)}
            dismissLabel={t('shell.notices.dismiss')}
          >
            {message}{' '}
            {link && (
              <Link
                href={link.url}
                onClick={(event) => {
                  if (onFollow?.(link.url)) event.preventDefault();
                }}
              >
                {link.text}
              </Link>
            )}
          </Notice>
        ))}
      </Stack>
    </section>
  );
}
