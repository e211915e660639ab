import { expect, it } from 'vitest';
import { MESSAGES, messageAt } from './loading-messages.ts';

it('says five things, each for three seconds, over and over', () => {
  expect([0, 2999, 3000, 6000, 9000, 12_000, 14_999, 15_000].map(messageAt)).toEqual([
    MESSAGES[0],
    MESSAGES[0],
    MESSAGES[1],
    MESSAGES[2],
    MESSAGES[3],
    MESSAGES[4],
    MESSAGES[4],
    MESSAGES[0],
  ]);
});
