import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory, type SocialStory } from '../../index.ts';

const told = (ageBand: AgeBand, problem: string, notes = ''): SocialStory =>
  tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 2 });
const textOf = ({ content }: SocialStory): string => READING_ORDER.map((kind) => content[kind]).join('\n');

describe('where a child began, and who is away, is told as it was said', { timeout: 60_000 }, () => {
  test.each<[AgeBand, string, string]>([
    ['4-5', 'we adopted her at 18 months and she is asking whose tummy she was in', 'adoption/whosetummy'],
    ['8-10', 'she has contact with her birth mum next Saturday and is worried', 'adoption/birthvisit'],
    ['6-7', 'we are fostering a little boy called Jayden and Noor is jealous of him', 'fostering/ours'],
    ['4-5', 'moving from her foster family to us, her adoptive mums', 'fostering/leave'],
    ['4-5', 'Daddy is deployed for 7 months', 'parent-away/months'],
    ['6-7', 'mum is in the navy, away for six months', 'parent-away/months'],
    ['6-7', 'misses daddy who is a lorry driver and sleeps in his truck', 'parent-away/cab'],
    ['8-10', 'her dad is in prison and she gets questions at school', 'parent-away/said'],
    ['4-5', 'mummy is in hospital having the baby and she misses her', 'parent-in-hospital/forthebaby'],
  ])('%s: %s', (band, problem, scene) => {
    const { situation, thread } = told(band, problem);
    expect(`${situation}/${thread}`).toBe(scene);
  });

  test('seven months are seven months', () =>
    expect(textOf(told('4-5', 'Daddy is deployed for 7 months'))).toContain('seven months'));

  test('a foster child who has a name has it in the story', () =>
    expect(textOf(told('6-7', 'we are fostering a little boy called Jayden and Noor is jealous of him'))).toContain(
      'Jayden',
    ));

  test('the parent of whom a child is afraid to be left by death is called as at home', () => {
    const text = textOf(told('4-5', 'worried daddy will die because he has cancer'));
    expect(text).toContain('Daddy');
    expect(text).not.toContain('her parent');
  });
});
