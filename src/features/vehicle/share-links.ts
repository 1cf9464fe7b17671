/** Size in px (SHA-08). */
export const SHARE_WINDOW = { width: 550, height: 400 } as const;
/** Milliseconds for which "Copied" is shown (SHA-06). */
export const COPIED_MS = 1500;
/** Milliseconds for which the toast is shown (SHA-07). */
export const TOAST_MS = 3000;

export interface ShareLink {
  label: string;
  href: string;
  /** `popup`: a provider's page in a small window; `app`: the device's app for mail or messages. */
  opens: 'popup' | 'app';
}

/** Links that share a page through social networks, mail and text message (SHA-01 to SHA-04). */
export function shareLinks(url: string, title: string): ShareLink[] {
  const link = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  const message = encodeURIComponent(`${title} ${url}`);
  return [
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}`, opens: 'popup' },
    { label: 'X', href: `https://x.com/intent/post?url=${link}&text=${text}`, opens: 'popup' },
    { label: 'WhatsApp', href: `https://wa.me/?text=${message}`, opens: 'popup' },
    {
      label: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
      opens: 'popup',
    },
    { label: 'Email', href: `mailto:?subject=${text}&body=${message}`, opens: 'app' },
    { label: 'Text message', href: `sms:?&body=${message}`, opens: 'app' },
  ];
}

/** "Copied 2023 Ford Ranger to your clipboard!" (SHA-07). */
export const shareToast = (vehicle: string): string => `Copied ${vehicle} to your clipboard!`;
