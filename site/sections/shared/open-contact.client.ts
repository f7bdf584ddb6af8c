import { contactLink } from '#content/contact-link.ts';

/** A form that only opens the contact page takes the value of its field along as the message. */
for (const form of document.querySelectorAll<HTMLFormElement>('[data-opens-contact]')) {
  form.addEventListener('submit', (event) => {
    const message = form.querySelector<HTMLInputElement>('input, select')?.value.trim();
    if (!message) return;
    event.preventDefault();
    location.assign(contactLink(message));
  });
}
