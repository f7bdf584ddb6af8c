import { useEffect, useRef } from 'react';

/**
 * Brings the answer into view when the visitor is waiting for one: on a phone it may come below the
 * screen. The focus stays where it is, and a page that finds a kept enquiry does not move.
 */
export function useAnswerInView(isSending: boolean) {
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
    awaitAnswer: () => {
      isAwaited.current = true;
    },
  };
}
