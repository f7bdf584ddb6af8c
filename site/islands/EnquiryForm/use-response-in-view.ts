import { useEffect, useRef } from 'react';

/**
 * Scrolls the response into view if the visitor is waiting for one: on a phone it may appear below
 * the window. The focus stays, and a page that sends a pending enquiry by itself does not scroll.
 */
export function useResponseInView(isSending: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);

  useEffect(() => {
    if (isSending || !isAwaited.current) return;
    isAwaited.current = false;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, [isSending]);

  return {
    box,
    awaitResponse: () => {
      isAwaited.current = true;
    },
  };
}
