import type { AgeBand } from '@storylantern/contract';
import { expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const sceneOf = (ageBand: AgeBand, problem: string, notes = ''): string => {
  const { situation, thread } = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 1 });
  return `${situation}/${thread}`;
};

test.each<[string, AgeBand, string]>([
  ['her friends are pressuring her to send a photo to a boy', '11+', 'online-kindness/send'],
  ['told off for hitting but it was another girl', '6-7', 'told-off/innocent'],
  ["got in trouble when it wasn't her who broke the window", '8-10', 'told-off/innocent'],
  ['wants to fast in Ramadan like her brother but is too young', '6-7', 'family-faith/tooyoung'],
  ['cries because she is too little to fast with her cousins', '4-5', 'family-faith/tooyoung'],
  ['thinks there are sharks in the swimming pool', '4-5', 'swimming/poolsharks'],
  ['says a crocodile lives in the deep end', '6-7', 'swimming/poolsharks'],
  ['she laughs when other people get hurt', '8-10', 'being-kind/laughfall'],
  ['giggles when other children are crying', '4-5', 'being-kind/laughfall'],
  ['her twin is in another class this year and she cries', '6-7', 'moving-class/twinclass'],
  ["a friend says she won't be her friend unless she gives her her pencils", '6-7', 'making-friends/price'],
  ['asks why she is darker than her sister', '4-5', 'respecting-differences/familycolours'],
  ['kids ask why she has a different colour skin to her mum', '8-10', 'respecting-differences/familycolours'],
  ['she is getting glasses and thinks she will be teased', '6-7', 'glasses/mirror'],
  ["doesn't want me to go to work, cries and holds my leg", '4-5', 'parent-away/work'],
  ['lines up her cars and gets very upset if anyone moves them', '4-5', 'change-of-plan/movedrow'],
  ['a meltdown if someone touches her lego that she has arranged in order', '8-10', 'change-of-plan/movedrow'],
  ["her friend told her she's fat", '6-7', 'being-teased/body'],
  ["wet herself in front of the class, now doesn't want to go back to school", '6-7', 'potty-training/wetseen'],
  ['her friends removed her from the group chat and she cried all evening', '8-10', 'left-out/takenout'],
  ['kicked out of the whatsapp group by the girls', '11+', 'left-out/takenout'],
  ['put in a different class to her twin', '8-10', 'moving-class/twinclass'],
])('%s (%s)', (problem, ageBand, expected) => expect(sceneOf(ageBand, problem)).toBe(expected));

test('"reading takes so long" is no thing called reading takes', () => {
  const problem = 'Reading takes so long and everybody in the class finishes before them';
  const { content } = tellSocialStory(
    { name: 'Noor', ageBand: '8-10', gender: 'girl', problem, notes: '' },
    { seed: 1 },
  );
  expect(Object.values(content).join(' ')).not.toMatch(/reading takes/i);
});

test('whoever was told of ADHD and thinks badly of it hears what it is', () =>
  expect(sceneOf('8-10', 'Just been told she has ADHD, thinks it means she is bad')).toMatch(/^having-adhd/));

test('a worry that keeps somebody at home is no slow morning', () =>
  expect(sceneOf('11+', "she's anxious about everything and won't leave the house")).toMatch(/^feeling-worried/));

test.each<[string, AgeBand, RegExp]>([
  ['it is her first Ramadan fasting and she is worried about PE', '8-10', /tooyoung/],
  ['her friends laugh when she falls over', '8-10', /laughfall/],
  ['told off for hitting her brother', '6-7', /innocent/],
  ['children line up at the door and she pushes', '6-7', /movedrow/],
  ['wets herself at school and does not tell anybody', '6-7', /wetseen/],
  ['a friend told everyone her secret', '8-10', /being-teased/],
  ['everyone is in a group chat and she is not allowed a phone', '11+', /takenout/],
  ["we're moving house and will change schools, she doesn't want to leave her friends", '8-10', /stopping-play|ending/],
  ['pulls her own hair out and has a bald patch, the other children stare', '8-10', /askedhair/],
  ['shares a bedroom with her twin', '6-7', /twinclass/],
  ['she loves sharks and has a toy shark for the swimming pool', '4-5', /poolsharks/],
])('%s (%s): nothing of what was not said', (problem, ageBand, wrong) =>
  expect(sceneOf(ageBand, problem)).not.toMatch(wrong),
);
