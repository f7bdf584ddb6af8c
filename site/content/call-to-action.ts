export const callToAction = {
  title: 'Have a journey in mind?',
  text: 'Tell us where you want to go and what stands in the way. You get a plain answer and a free quote.',
  action: { title: 'Contact Us Today!', link: '/contact' },
} as const;
