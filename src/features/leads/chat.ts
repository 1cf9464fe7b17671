/** Sent on the document when a shopper asks for the chat (VDP-35). A chat widget that opens prevents its default. */
export const CHAT_EVENT = 'forecourt:chat';

export interface ChatRequest {
  carId: string;
  /** "2023 Ford Ranger" */
  title: string;
}

/** Asks the site's chat widget to open; false: none is there. */
export const openChat = (detail: ChatRequest): boolean =>
  !document.dispatchEvent(new CustomEvent(CHAT_EVENT, { detail, cancelable: true }));
