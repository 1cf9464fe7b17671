import type { LeadSubject } from './lead-subject.ts';

/** Sent on the document when a shopper asks for the chat (VDP-35). A chat widget that opens prevents its default. */
export const CHAT_EVENT = 'forecourt:chat';

/** What the chat is about; undefined: no vehicle. */
export interface ChatRequest {
  carId: string | undefined;
  /** "2023 Ford Ranger" */
  title: string | undefined;
}

/** Asks the site's chat widget to open; false: none is there. */
export function openChat(vehicle: LeadSubject['vehicle']): boolean {
  const detail: ChatRequest = { carId: vehicle?.id, title: vehicle?.title };
  return !document.dispatchEvent(new CustomEvent(CHAT_EVENT, { detail, cancelable: true }));
}
