import { useTranslator } from '@/i18n/TranslatorContext';
import { ConnectCard } from '../ConnectCard';
import type { ConnectCardProps } from '../ConnectCard';
import { useConnectCallsV1 } from './useConnectCallsV1';

/** `ConnectCard` over the site's API. */
export function ConnectCardV1(props: ConnectCardProps) {
  const { locale } = useTranslator();
  return <ConnectCard {...props} calls={useConnectCallsV1(locale)} />;
}
