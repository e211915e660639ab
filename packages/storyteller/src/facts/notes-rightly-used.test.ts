import { READING_ORDER, type AgeBand, type Gender } from '@storylantern/contract';
import { expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (
  ageBand: AgeBand,
  gender: Gender,
  problem: string,
  notes: string,
): { text: string; leftOut: readonly string[] } => {
  const name = gender === 'girl' ? 'Ada' : 'Theo';
  const { content, leftOut } = tellSocialStory(
    { name, ageBand, gender, problem, notes, occasion: 'help' },
    { seed: 5 },
  );
  return { text: READING_ORDER.map((kind) => content[kind]).join('\n'), leftOut };
};

test.each<[AgeBand, Gender, string, string, RegExp]>([
  ['2-3', 'boy', 'new baby coming', 'He calls his grandma Mimi and she will look after him when we are at the hospital.', /call Grandma/],
  ['4-5', 'girl', 'cries at drop off', 'Her little sister stays home with me.', /stay home with Ada/],
  ['4-5', 'boy', 'getting a needle at the doctors', 'The nurse is called Sue.', /Sue can hold Theo close/],
  ['6-7', 'girl', 'crying at the school gate every morning', 'Her teacher is Mrs Patel, she goes into Year 1', /Mrs Patel goes into/],
  ['8-10', 'boy', 'screen time battles', 'When the timer goes he loses it.', /loses it/],
  ['8-10', 'boy', 'fights at football', 'He says the ref picks on him. He counts to ten in French, it works sometimes', /ref picks on/],
  ['8-10', 'girl', 'new stepdad', "His name's Imran. They're moving in on the 20th.", /They're/],
  ['8-10', 'girl', "doesn't want to move up to secondary", "Brother Tom's in year 9 there.", /Tom's can/],
  ['4-5', 'boy', 'new house', "He's worried about his fish, they're coming too.", /\bpaw\b|basket/],
])('%s %s, %s: %j is not used as something else', (band, gender, problem, notes, wrong) => {
  expect(told(band, gender, problem, notes).text).not.toMatch(wrong);
}); // prettier-ignore

test.each<[AgeBand, Gender, string, string, string]>([
  ['6-7', 'girl', 'is scared of thunderstorms', "Abuela tells her it's the clouds bowling.", "Abuela tells Ada it's the clouds bowling."],
  ['4-5', 'girl', "won't eat anything but pasta", 'Her grandma Nani cooks with her at weekends.', 'Grandma Nani cooks with Ada at weekends.'],
  ['11+', 'boy', 'stammer, reading aloud in class', 'His English teacher is Ms Reid who asks him first.', 'Ms Reid asks Theo first.'],
  ['11+', 'boy', 'hates change, new school', 'He gets the 42 bus with his sister', 'gets the 42 bus with his sister'],
])('%s %s, %s: %j is told as %j', (band, gender, problem, notes, words) => {
  expect(told(band, gender, problem, notes).text).toContain(words);
}); // prettier-ignore

test('what is told by whom is not listed, and a day to come or somebody untold is', () => {
  expect(told('8-10', 'girl', 'maths anxiety', 'Her uncle Dan is helping her on zoom.').leftOut).toEqual([]);
  expect(told('2-3', 'boy', 'new baby coming', 'Baby is due in March.').leftOut).toEqual(['Baby is due in March']);
  expect(told('6-7', 'girl', 'is scared of thunderstorms', 'She has a weighted blanket, if it helps.').leftOut).toEqual([]);
  expect(told('8-10', 'boy', 'scared to sleep over at cub camp', "He wets the bed sometimes - don't put that in.").leftOut).toEqual([]);
}); // prettier-ignore
