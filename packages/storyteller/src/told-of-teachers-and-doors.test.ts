import type { AgeBand } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { tellSocialStory } from './tell-social-story.ts';

const told = (problem: string, ageBand: AgeBand, notes = '') =>
  tellSocialStory({ name: 'Robin', gender: null, ageBand, problem, notes }, { seed: 3, recent: [] });

it.each<[string, AgeBand, string, string]>([
  ['her favourite teacher Miss Lily is leaving to have a baby', '4-5', 'new-teacher/maternity', 'Miss Lily'],
  ['new class teacher shouts at everyone and he is scared', '8-10', 'new-teacher/shouts', 'shout'],
  ['thinks the teacher hates her because her hand is up and she is never asked', '6-7', 'new-teacher/hand', 'hand'],
  ['starting Year 2 with a new teacher, Mr Khan, worried he will be strict', '6-7', 'new-teacher/strict', 'Mr Khan'],
  ["Mrs Patel is her teacher next year, a teacher she doesn't know", '6-7', 'new-teacher/meet', 'Mrs Patel'],
  ['his TA Sharon has left and there is a new one, Kelly', '4-5', 'new-teacher/assistant', 'Kelly'],
  ['teacher is away for six weeks and there is a supply, Mrs Dunn', '6-7', 'substitute-teacher/away', 'week'],
  ["supply teachers do things in the wrong order and he can't bear it", '8-10', 'substitute-teacher/order', 'order'],
  ["with a supply teacher the class goes wild and she can't cope", '8-10', 'substitute-teacher/noise', 'noise'],
  ['cries at drop off and asks if I am coming back', '4-5', 'saying-goodbye/back', 'coming back'],
  ['still cries at drop-off, says her tummy hurts', '6-7', 'saying-goodbye/tummy', 'tummy'],
  ["starting Reception and doesn't want to go because I won't be there", '4-5', 'first-day-school/without', 'grown-up'],
  ["starts school in September and can't do her zip", '4-5', 'first-day-school/own', 'zip'],
  ['starting secondary and none of his friends are going there', '11+', 'friend-moving-away/otherplaces', 'friend'],
  ['new school where everyone has friends already, eats lunch alone', '8-10', 'new-school/lunch', 'lunch'],
  ['starting a new school and misses her old teacher Mrs Finch', '6-7', 'new-school/oldteacher', 'Mrs Finch'],
  ['changing schools because of bullying at the last one', '11+', 'new-school/safe', 'know'],
  ['best friends whisper and run off and have started leaving her out', '8-10', 'left-out/whisper', 'whisper'],
  ['the whole class got kept in at break and he had done nothing', '8-10', 'told-off/unfair', 'unfair'],
  ['keeps getting sent out for messing around with his friend Alfie', '8-10', 'told-off/together', 'Alfie'],
  ['told off once for running inside and she is devastated', '6-7', 'told-off/small', 'firm'],
  ['homework is boring and takes hours', '8-10', 'homework/boring', 'dull'],
  ['tears over his spellings homework', '6-7', 'homework/spelling', 'words'],
  ["won't do homework with me, I explain it differently from her teacher", '8-10', 'homework/explained', 'way'],
  ['timed times tables test makes him panic', '8-10', 'tests/timed', 'clock'],
  ['phonics screening check next week and the made up words worry her', '6-7', 'tests/madeup', 'made up'],
  ['has an exam on Saturday and is scared of letting us down', '8-10', 'tests/letdown', 'at home'],
  ['hates group work, nobody listens to his ideas', '8-10', 'group-work/unheard', 'idea'],
  ['shouts at his teammates when they lose the ball', '8-10', 'losing-a-game/teammates', 'shout'],
  ['comes last in cross country every time', '8-10', 'losing-a-game/lastrace', 'last'],
  ['scared of the deep end in swimming lessons', '6-7', 'swimming/deep', 'deep'],
  ['show and tell on Friday, too shy to stand up', '6-7', 'public-speaking/showtell', 'show and tell'],
  ['first sleepover and worried she will want to come home in the night', '8-10', 'first-sleep-away/maybe', 'phone'],
  ['hates getting changed for PE in front of the others', '6-7', 'general/changing', 'corner'],
  ['school lunch comes home uneaten, she covers her ears in the dinner hall', '6-7', 'school-dinners/ears', 'ears'],
  ['plays alone because nobody plays what she wants', '6-7', 'making-friends/mygame', 'game'],
  ['says he has no friends at secondary and spends lunch in the library', '11+', 'making-friends/library', 'library'],
  ["school trip to the museum, scared he'll get lost from the group", '8-10', 'getting-lost/group', 'count'],
  ['always comparing herself to girls on Instagram', '11+', 'body-and-looks/feed', 'feed'],
])('%s, at %s, is told as %s', (problem, age, scene, word) => {
  const { situation, thread, content } = told(problem, age);
  expect(`${situation}/${thread}`).toBe(scene);
  expect(Object.values(content).join(' ').toLowerCase()).toContain(word.toLowerCase());
});

it('offers nobody as help who has left, nor at the goodbye who comes at the end', () => {
  const left = told("his TA Sharon has left and he won't go in with the new one, Kelly", '4-5');
  expect(Object.values(left.content).join(' ')).not.toContain('Sharon can');
  const later = told('cries when I leave her at preschool', '4-5', 'Grandma picks her up on Tuesdays');
  expect(later.content.cooperative).not.toContain('Grandma');
});

it('calls a friend who moves, and what is brought from home, as the parent does', () => {
  expect(Object.values(told('best friend Noah is moving to Australia', '6-7').content).join(' ')).toContain('Noah');
  const { content } = told('show and tell, too shy to stand up', '6-7', 'She wants to bring her shell');
  expect(content.descriptive).toContain('shell');
});

it('takes what is only feared for no moment that comes', () => {
  const { content } = told("scared she'll disappoint us if she doesn't pass the grammar school test", '8-10');
  expect(content.partial).not.toContain('does not pass');
});
