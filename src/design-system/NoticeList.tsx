import { Notice } from './Notice';
import { Stack } from './Stack';

interface NoticeListProps {
  readonly notices: readonly { readonly level: 'ALERT' | 'INFO'; readonly message: string }[];
  /** The language of the messages, when it is not the page's. */
  readonly lang?: string;
}

/** The messages of a hotel; renders nothing without any. */
export function NoticeList({ notices, lang }: NoticeListProps) {
  if (notices.length === 0) return null;
  return (
    <Stack gap={3}>
      {notices.map(({ level, message }) => (
        <Notice key={message} tone={level === 'ALERT' ? 'warning' : 'info'}>
          <span lang={lang}>{message}</span>
        </Notice>
      ))}
    </Stack>
  );
}
