import type { LeadSubject } from './lead-subject.ts';

/** Dispatched on the document to open the chat (VDP-35). A chat widget that opens reports it with `preventDefault`. */
export const CHAT_EVENT = 'forecourt:chat';

/** The vehicle in question, if any. */
export interface ChatRequest {
  carId: string | undefined;
  /** "2023 Ford Ranger" */
  title: string | undefined;
}

/** Opens the site's chat widget; false if the site has none. */
export function openChat(vehicle: LeadSubject['vehicle']): boolean {
  const detail: ChatRequest = { carId: vehicle?.id, title: vehicle?.title };
  return !document.dispatchEvent(new CustomEvent(CHAT_EVENT, { detail, cancelable: true }));
}
