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
  ['starting secondary and none of his friends are going there', '11+', 'first-day-school/apart', 'friend'],
  ['new school where everyone has friends already, eats lunch alone', '8-10', 'new-school/lunch', 'lunch'],
  ['starting a new school and misses her old teacher Mrs Finch', '6-7', 'new-school/oldteacher', 'Mrs Finch'],
  ['changing schools because of bullying at the last one', '11+', 'new-school/safe', 'know'],
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
