import { SiteLink } from '@/routes/SiteLink';
import { Button } from '@/design-system/Button';
import { Link } from '@/design-system/Link';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import type { NoticeLink, ServiceNotice } from '@/domain/content/notice';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly notices: readonly ServiceNotice[];
  readonly onDismiss: (id: string) => void;
  /** Opens the feedback survey; missing where this build has none, and then there is no button. */
  readonly onSurvey?: () => void;
}

/** The notices of the whole site. Dismissing hides a notice; the caller stores that. */
export function ServiceNotices({ notices, onDismiss, onSurvey }: Props) {
  const { t, contentLang } = useTranslator();
  if (notices.length === 0) return null;
  return (
    <section aria-label={t('shell.notices.label')}>
      <Stack gap={2}>
        {notices.map(({ id, kind, message, link }) => (
          <Notice
            key={id}
            tone={kind === 'alert' ? 'warning' : 'info'}
            onDismiss={() => onDismiss(id)}
            dismissLabel={t('shell.notices.dismiss')}
          >
            <span lang={contentLang}>
              {message} {link && <Way link={link} onSurvey={onSurvey} />}
            </span>
          </Notice>
        ))}
      </Stack>
    </section>
  );
}

function Way({ link, onSurvey }: { readonly link: NoticeLink } & Pick<Props, 'onSurvey'>) {
  if (link.kind === 'page') {
    return (
      <Link href={link.href} {...(link.href.startsWith('/') && { as: SiteLink, prefetch: false })}>
        {link.text}
      </Link>
    );
  }
  return onSurvey ? (
    <Button variant="quiet" size="small" onClick={onSurvey}>
      {link.text}
    </Button>
  ) : null;
}
