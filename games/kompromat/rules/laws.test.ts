import { laws } from '@safehouse/testkit';
import { describe } from 'vitest';
import { byTheBook, RULES, subject } from './test-helpers.ts';

laws(subject, 80);

describe('by the book', () => laws(byTheBook, 40));

describe('version 1', () => laws({ ...subject, game: RULES[1] }, 20));
