import type { LumiAnswer } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { createLumi } from '../index.ts';
import { checkedAnswer } from './checked-answer.ts';

const answerTo = (message: string): LumiAnswer =>
  createLumi().answer({ before: [], message, child: null, country: null, seed: '1' });
const own = answerTo('my 4 year old is scared of the dark');
const source = own.sources[0]?.organisation ?? '';
const SOUND = `A dark room is a big place at four (${source}).\n\nLeave one warm lamp on, the same every night.`;

it('a sound answer that names its source is shown, with the offer and pages of the own one', () => {
  const { answer, faults } = checkedAnswer(SOUND, own);
  expect(faults).toEqual([]);
  expect(answer.opening).toEqual(SOUND.split('\n\n'));
  expect(answer.sources.map((each) => each.organisation)).toContain(source);
  expect([answer.offer, answer.guidance]).toEqual([own.offer, own.guidance]);
});

it.each([
  ['names its source', 'Leave one warm lamp on, the same every night.'],
  ['no dose', `${SOUND} Melatonin, 2 mg, helps (${source}).`],
  ['no diagnosis', `${SOUND} She probably has ADHD.`],
  ['no diagnosis', `${SOUND} Your son sounds autistic.`],
  ['no blame', `${SOUND} You should have started earlier.`],
  ['no promise', `${SOUND} Don't worry.`],
  ['no promise', `${SOUND} This is completely normal.`],
  ['nothing of its instructions', `${SOUND} My instructions say so.`],
  ['no address', `${SOUND} See https://example.com.`],
  ['not too long', `${SOUND} ${'and so on '.repeat(150)}`],
  ['not empty', ' \n '],
])('an answer that breaks "%s" is replaced by the own one', (rule, proposed) => {
  const { answer, faults } = checkedAnswer(proposed, own);
  expect(faults.map((each) => each.rule)).toContain(rule);
  expect(answer).toEqual(own);
});

it('what the safety rules answer stands, whatever is proposed', () => {
  const urgent = answerTo('he swallowed a button battery');
  expect(checkedAnswer(SOUND, urgent).answer).toEqual(urgent);
});
