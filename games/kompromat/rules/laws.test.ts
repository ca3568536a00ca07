import { laws } from '@safehouse/testkit';
import { subject } from './testing.ts';

laws(subject, 80);
