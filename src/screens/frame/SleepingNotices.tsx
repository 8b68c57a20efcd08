import { useRouter } from 'next/router';
import { NoticeList } from '@/design-system/NoticeList';
import type { ServiceNotice } from '@/domain/content/notice';
import { ServiceNotices } from '@/features/service-notices/ServiceNotices';
import { localeCode } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import { canonicalPath } from '@/routes/routes';
import { pathWithoutLocale } from '@/routes/words';
import { usePage } from './PageContext';

const link = { kind: 'page', href: '/', text: '' } as const;
interface Trusting {
  readonly trustedTypes?: { readonly emptyHTML: string };
}

const patterns: readonly ServiceNotice[] = [
  { id: 'alert', kind: 'alert', message: '', link },
  { id: 'info', kind: 'info', message: '', link },
];

/** No text: where a host wants trusted types, React may not set one as markup. */
const nothing = { __html: (globalThis as Trusting).trustedTypes?.emptyHTML ?? '' };
const ignore = () => undefined;

/**
 * Where the script of a page that sleeps shows the notices of the site, and hidden patterns that it draws them after.
 * What it has put into the first element stays until `PageNotices` has loaded.
 */
export function SleepingNotices() {
  const { asPath } = useRouter();
  const { locale } = useTranslator();
  const path = pathWithoutLocale(canonicalPath(asPath));
  return (
    <>
      <div
        data-site-notices={path}
        data-locale={localeCode(locale)}
        dangerouslySetInnerHTML={nothing}
        suppressHydrationWarning
      />
      <div hidden>
        <ServiceNotices notices={patterns} onDismiss={ignore} />
      </div>
    </>
  );
}

const hotelPatterns = (['ALERT', 'INFO'] as const).map((level) => ({ level, message: level }));

/** The same for the notices of a hotel, until `HotelNoticesV1` has loaded. */
export function SleepingHotelNotices() {
  const { contentLang } = useTranslator();
  const { hotel } = usePage().content;
  return (
    <div role="status">
      <div data-hotel-notices={hotel?.urlPath} dangerouslySetInnerHTML={nothing} suppressHydrationWarning />
      <div hidden>
        <div>
          <NoticeList notices={hotelPatterns} lang={contentLang} />
        </div>
      </div>
    </div>
  );
}
