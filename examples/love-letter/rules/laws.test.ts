import { laws } from '@safehouse/testkit';
import { subject } from './test-helpers.ts';

laws(subject, 40);
