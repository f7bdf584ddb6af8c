async function copy(button: HTMLElement): Promise<void> {
  try {
    // `clipboard` is missing outside a secure context.
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
    button.dataset.outcome = 'copied';
  } catch {
    button.dataset.outcome = 'refused';
    // Select the address, so that the visitor can copy it by hand.
    if (button.previousElementSibling) {
      getSelection()?.selectAllChildren(button.previousElementSibling);
    }
  }
  // On this event the page loads copied-toast.client.ts.
  button.dispatchEvent(new Event('copied', { bubbles: true }));
}

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.addEventListener('click', () => void copy(button));
  button.setAttribute('data-ready', '');
}

export {};
