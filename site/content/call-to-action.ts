export const callToAction = {
  title: 'Have a journey in mind?',
  text: 'Tell us where you want to go and what’s in the way. You’ll get a plain answer and a free quote.',
  action: { title: 'Contact Us Today!', link: '/contact' },
} as const;
