import type { LumiAnswer } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { createLumi, groundsOf } from '../index.ts';
import { checkedAnswer } from './checked-answer.ts';

const asked = (message: string) => ({ before: [], message, child: null, country: null, seed: '1' });
const answerTo = (message: string): LumiAnswer => createLumi().answer(asked(message));
const QUESTION = 'my 4 year old is scared of the dark';
const own = answerTo(QUESTION);
const grounds = groundsOf(asked(QUESTION), own);
const source = own.sources[0]?.organisation ?? '';
const SOUND = `A dark room is a big place at four (${source}).\n\nLeave one warm lamp on, the same every night.`;

it('a sound answer that names its source is shown, with the offer and pages of the own one', () => {
  const { answer, faults } = checkedAnswer(SOUND, own, grounds);
  expect(faults).toEqual([]);
  expect(answer.opening).toEqual(SOUND.split('\n\n'));
  expect(answer.sources.map((each) => each.organisation)).toContain(source);
  expect([answer.offer, answer.guidance, answer.after]).toEqual([own.offer, own.guidance, own.after]);
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
  ['nothing that hurts', `${SOUND} If he hits, smack him once.`],
  ['no shame', `${SOUND} A naughty step helps.`],
  ['no home cure', `${SOUND} Rub a little brandy on the gums.`],
  ['nothing against a doctor', `${SOUND} There is no need to see a doctor.`],
  ['no number of its own', `${SOUND} In 73 of 100 families this works.`],
  ['plain words', `${SOUND} **Now:** try it.`],
  ['not too long', `${SOUND} ${'and so on '.repeat(150)}`],
  ['not empty', ' \n '],
  ['nothing from elsewhere', `${SOUND} Ask Bartholomew.`],
  ['nothing from elsewhere', `${SOUND} The child was killed.`],
  ['ends whole', `${SOUND} Leave one warm la`],
  ['ends whole', `${SOUND} Leave one lamp on,`],
])('an answer that breaks "%s" is replaced by the own one', (rule, proposed) => {
  const { answer, faults } = checkedAnswer(proposed, own, grounds);
  expect(faults.map((each) => each.rule)).toContain(rule);
  expect(answer).toEqual(own);
});

it('what the safety rules answer stands, whatever is proposed', () => {
  const message = 'he swallowed a button battery';
  const urgent = answerTo(message);
  expect(groundsOf(asked(message), urgent)).toBeNull();
  expect(checkedAnswer(SOUND, urgent, groundsOf(asked(message), urgent)).answer).toEqual(urgent);
});

it('nobody else answers in Spanish, or where no page was found', () => {
  for (const message of ['mi hijo de 4 años tiene miedo a la oscuridad', 'hello', 'which car should I buy']) {
    expect(groundsOf(asked(message), answerTo(message))).toBeNull();
  }
});
