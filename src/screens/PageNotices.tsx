import { useState } from 'react';
import { ServiceNoticesV1 } from '@/features/service-notices/v1/ServiceNoticesV1';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ServiceNotices } from '@/shell/ServiceNotices';

/** The service notices of a page. They come after the page itself, with the API's client, which few pages need at once. */
export function PageNotices({ path }: { readonly path: string }) {
  const { locale } = useTranslator();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  return (
    <ServiceNoticesV1 locale={locale} path={path}>
      {(notices) => (
        <ServiceNotices
          notices={notices
            .filter(({ id }) => !dismissed.includes(id))
            .map(({ kind, ...notice }) => ({ ...notice, type: kind }))}
          onDismiss={(id) => setDismissed((before) => [...before, id])}
        />
      )}
    </ServiceNoticesV1>
  );
}
