import type { AgeBand } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { tellSocialStory } from './tell-social-story.ts';

const BRIEF = { name: 'Robin', gender: null, notes: '' } as const;
const told = (problem: string, ageBand: AgeBand, notes = '') =>
  tellSocialStory({ ...BRIEF, ageBand, problem, notes }, { seed: 7, recent: [] });

it.each<[string, AgeBand, string, string]>([
  ["won't go back to swimming lessons, the hairdryers in the changing room are too loud", '4-5', 'swimming', 'dryer'],
  ['wears a hearing aid and swimming is hard because he cannot hear the teacher', '8-10', 'hearing-aid', 'water'],
  ['has to have her ears syringed at the doctors on Thursday', '6-7', 'doctors-visit', 'wax'],
  ['getting a glucose sensor on his arm next week', '8-10', 'long-illness', 'sensor'],
  ['blood test on monday, last time he fainted', '8-10', 'needles', 'faint'],
  ['has to read out loud to the class and loses the place', '6-7', 'public-speaking', 'page'],
  ["won't put his hand up even though he knows it, worried he'll go red", '11+', 'public-speaking', 'red'],
  ["Uncle tickles him and won't stop when he says stop", '6-7', 'body-safety', 'tickle'],
  ['bowel trouble, she has accidents at school and the others hold their noses', '6-7', 'potty-training', 'bowel'],
  ["wee accident in class and he's worried people will remember", '6-7', 'potty-training', 'after'],
  ["coach trip to the farm and she's worried she'll need the toilet on the coach", '6-7', 'public-toilets', 'stops'],
  ['someone he met on Roblox keeps asking what school he goes to', '8-10', 'online-kindness', 'stranger'],
  ['sees a bee and runs into the road', '6-7', 'insects', 'road'],
  ['nut allergy, sits at a separate table at lunch and feels different', '4-5', 'allergy', 'table'],
  ['panic attacks at school, she has to leave the room and then everyone stares', '11+', 'feeling-worried', 'wave'],
  ["their best friend says they can't be friends with Priya as well", '8-10', 'making-friends', 'deal'],
  ['bangs head on the floor when the tablet goes off', '2-3', 'managing-anger', 'self'],
  ['sports day next week is too loud and too different', '4-5', 'general', 'sportsday'],
  ['a new girl speaks no English and he has to look after her', '6-7', 'general', 'guide'],
  ['school dinners, the hall smells and it is too noisy', '4-5', 'school-dinners', 'hall'],
  ["can't stand maths because he doesn't get fractions and thinks he's thick", '8-10', 'lessons-are-hard', 'hold'],
  ['he got put in the bottom maths group and says he is stupid', '6-7', 'lessons-are-hard', 'group'],
  ['she is getting grommets and is worried about the mask they put on', '4-5', 'operation', 'ears'],
  ["his dog died last week and he won't go in the kitchen where his bed was", '8-10', 'pet-death', 'corner'],
  ['he asks me every day when our dog is coming back, she died in March', '6-7', 'pet-death', 'return'],
  ['so angry when he loses at FIFA that he threw the controller and broke it', '8-10', 'losing-a-game', 'thrown'],
  ["didn't get picked for the netball team and all her friends did", '8-10', 'handling-disappointment', 'team'],
  ['she was cast as a tree in the school play and wanted to be Dorothy', '8-10', 'handling-disappointment', 'part'],
  ['nobody played with him today and he walked round the playground on his own', '4-5', 'left-out', 'round'],
  ['first day back after having chicken pox for two weeks', '6-7', 'school-refusal', 'gap'],
  ["wetting himself at school because he won't ask to go", '4-5', 'asking-for-help', 'toilet'],
  ['finds the corridors at high school unbearable between lessons', '11+', 'crowds', 'corridor'],
  ['has to carry an epipen and is embarrassed to have it at school', '8-10', 'allergy', 'pen'],
  ["failed his swimming badge and says he's never going again", '6-7', 'swimming', 'badge'],
  ['cries really easily and gets called a crybaby', '11+', 'being-teased', 'tears'],
  ['hates the shoe shop, kicks when they measure his feet', '2-3', 'shopping-trip', 'feet'],
  ['having an MRI scan for her knee, she isn’t good in small spaces', '11+', 'scan', 'bell'],
  ["doesn't want to wear her glasses because a boy called her four eyes", '6-7', 'glasses', 'names'],
  ['her best friend has a new best friend and she is eaten up with jealousy', '11+', 'jealousy', 'three'],
  ['his little sister has leukaemia and everyone asks about her and never about him', '6-7', 'jealousy', 'ill'],
  ['back to school on monday after two weeks off with flu', '6-7', 'school-refusal', 'gap'],
  ['nobody can understand him at preschool and he gives up talking', '4-5', 'general', 'speech'],
  ["won't have a plaster on", '2-3', 'general', 'graze'],
  ['leg pains at night, the doctor says growing pains', '6-7', 'general', 'growing'],
  ["has speech therapy and hates when people say what? and can't understand him", '4-5', 'general', 'speech'],
  ['called the teacher mum in front of the class and is so embarrassed', '8-10', 'being-teased', 'teachermum'],
  ['the teacher moved him away from his best friend', '8-10', 'general', 'chairs'],
  ["afraid of fire, won't be in the kitchen when the hob is on", '8-10', 'general', 'hob'],
  ["has to have an MRI and is worried what they'll find", '8-10', 'scan', 'find'],
  ["grandad died and he hasn't cried, he says he feels nothing", '8-10', 'grandparent-death', 'none'],
  ["doesn't want to take her jumper off for PE because people see her eczema", '4-5', 'body-and-looks', 'mark'],
  ["can't do his buttons and is last to get changed for PE", '6-7', 'asking-for-help', 'slowpegs'],
  ['scared of wasps and wont go out at break in summer', '6-7', 'insects', 'still'],
])('"%s" (%s) is told in its own scene', (problem, ageBand, situation, thread) => {
  const story = told(problem, ageBand);
  expect([story.situation, story.thread]).toEqual([situation, thread]);
});

it('wears ear defenders where it is loud, and not in the water', () => {
  const { content } = told(
    'the hairdryers at swimming are too loud',
    '4-5',
    'He has ear defenders which work for fireworks',
  );
  expect(content.directive).toMatch(/ear defenders.*before the water/);
});

it('lets a muslin come along where arms hold on to a leg', () => {
  const { content, thread } = told(
    'cries when I drop her at nursery, clings to my leg',
    '2-3',
    'Her muslin goes everywhere',
  );
  expect([thread, Object.values(content).join(' ')]).toEqual(['leg', expect.stringMatching(/muslin/)]);
});

it('asks for nothing where asking is what is hard', () => {
  const { content } = told('PDA, any request feels like a demand', '6-7');
  expect(Object.values(content).join(' ')).not.toMatch(/\b(?:must|should|needs? to do|good (?:boy|girl))\b/i);
});
