import { contactLink } from '#content/contact-link.ts';

/** Forms that open the contact page pass the value of their field on as the message. */
for (const form of document.querySelectorAll<HTMLFormElement>('[data-opens-contact]')) {
  form.addEventListener('submit', (event) => {
    const message = form.querySelector<HTMLInputElement>('input, select')?.value.trim();
    if (!message) return;
    event.preventDefault();
    location.assign(contactLink(message));
  });
}
