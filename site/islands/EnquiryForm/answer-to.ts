import { enquiryForm as content } from '#content/enquiry.ts';
import type { Delivery } from '#delivery/delivery.ts';
import type { AnswerBoxProps } from './AnswerBox.tsx';

interface WaysOn {
  readonly tryAgain: () => void;
  readonly edit: () => void;
}

/** What the box above the button says, and the way on that it offers. */
export function answerTo(progress: Delivery, ways: WaysOn): AnswerBoxProps {
  const tryAgain = { title: content.tryAgain, run: ways.tryAgain };
  switch (progress.state) {
    case 'idle':
    case 'sending':
      return {};
    case 'accepted':
      return { message: progress.message };
    case 'failed':
      return { message: content.failure, action: tryAgain };
    case 'refused':
      return {
        message: progress.message,
        action: progress.isFinal ? { title: content.edit, run: ways.edit } : tryAgain,
      };
  }
}
