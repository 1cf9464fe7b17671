import type { LeadSubject } from './lead-subject.ts';

/** Dispatched on the document to open the chat (VDP-35). A chat widget that opens reports it with `preventDefault`. */
export const CHAT_EVENT = 'forecourt:chat';

/** The vehicle in question, if any. */
export interface ChatRequest {
  carId: string | undefined;
  /** "2023 Ford Ranger" */
  title: string | undefined;
}

/** The longest time that a shopper waits for the chat's script, in ms. */
const LOAD_LIMIT_MS = 5_000;

let loading: Promise<void> | null = null;
let attempts = 0;

/** Loads the dealer's chat once. Resolves when it has loaded or failed, or after 5 s. After a failure, the next call tries again. */
function load(address: string): Promise<void> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script');
    script.type = 'module';
    // Browsers remember that a module could not be loaded, so the next attempt needs another address.
    script.src = attempts === 0 ? address : `${address}#${attempts}`;
    attempts += 1;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = null;
      script.remove();
      resolve();
    };
    setTimeout(resolve, LOAD_LIMIT_MS);
    document.head.append(script);
  });
  return loading;
}

/** Opens the dealer's chat, which is loaded on first use (`config.chat`); false if the site has none that opens. */
export async function openChat(vehicle: LeadSubject['vehicle']): Promise<boolean> {
  const { chat } = document.documentElement.dataset;
  if (chat) await load(chat);
  const detail: ChatRequest = { carId: vehicle?.id, title: vehicle?.title };
  return !document.dispatchEvent(new CustomEvent(CHAT_EVENT, { detail, cancelable: true }));
}
