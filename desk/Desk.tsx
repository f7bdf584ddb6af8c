import { Keystatic } from '@keystatic/core/ui';
import { desk } from './desk-config.ts';

export const Desk = () => <Keystatic config={desk} />;
