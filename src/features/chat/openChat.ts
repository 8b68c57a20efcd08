import { services } from '@/config/services';
import type { Locale } from '@/i18n/locales';
import { loadScript } from '@/telemetry/loadScript';

declare global {
  interface Window {
    /**
     * What a chat's script adds to the page. Providers differ; the one of `NEXT_PUBLIC_CHAT_URL` is expected to offer
     * this, or to be wrapped in a few lines that do.
     */
    readonly sarastusChat?: { readonly open: (options: { readonly locale: Locale }) => void };
  }
}

/** Loads the chat's script the first time, and opens the chat. Rejects when the script fails to load. */
export async function openChat(locale: Locale): Promise<void> {
  if (services.chatUrl === null) throw new Error('No chat is configured');
  await loadScript(services.chatUrl);
  if (!window.sarastusChat) throw new Error('The chat has no way to be opened');
  window.sarastusChat.open({ locale });
}
