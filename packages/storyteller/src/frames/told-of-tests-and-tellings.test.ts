import { describe, expect, test } from 'vitest';
import { tellSocialStory, type Brief } from '../index.ts';

const told = (problem: string, ageBand: Brief['ageBand']) =>
  tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '' }, { seed: 1 });

describe('what is told, tested, chosen and left among classmates has scenes of its own', () => {
  test.each([
    ['sent a picture of herself to a boy and he is showing it to everyone', 'online-kindness', 'picturesent', ['8-10', '11+']],
    ['told her friend a secret and the friend told everyone', 'told-secret', 'passedon', ['6-7', '8-10', '11+']],
    ['jealous of her friend getting star of the week', 'jealousy', 'starforother', ['4-5', '6-7', '8-10']],
    ['doesnt tell me anything about school, just says fine', 'general', 'howwasschool', ['4-5', '6-7', '8-10', '11+']],
    ['scared to ask the teacher to go to the toilet', 'public-toilets', 'asktoilet', ['4-5', '6-7', '8-10']],
    ['doesnt want to go to the party because a girl who was mean to her will be there', 'weddings-and-parties', 'meanguest', ['6-7', '8-10', '11+']],
    ['she cheats in tests', 'tests', 'copiestest', ['6-7', '8-10', '11+']],
    ['worried she will fail her exams', 'tests', 'iffail', ['6-7', '8-10', '11+']],
    ['made a prefect and the others are mean about it', 'being-teased', 'chosenmean', ['6-7', '8-10', '11+']],
    ['fell out with her friends and sits alone now', 'left-out', 'fellout', ['6-7', '8-10', '11+']],
    ['her best friend has a boyfriend and never has time for her', 'left-out', 'friendpaired', ['8-10', '11+']],
    ['her friends are horrible to her but then she plays with them again', 'making-friends', 'backagain', ['6-7', '8-10', '11+']],
    ['her mates laugh at her because she isnt allowed fortnite', 'peer-pressure', 'notallowed', ['6-7', '8-10', '11+']],
    ['gets angry when other kids cheat at tag', 'losing-a-game', 'otherscheat', ['4-5', '6-7', '8-10']],
    ['her teacher is leaving at christmas and she is upset', 'new-teacher', 'leaving', ['4-5', '6-7', '8-10', '11+']],
    ['dreads PE showers and changing', 'puberty', 'changing', ['11+']],
  ] as const)('%s', (problem, situation, thread, bands) => {
    for (const band of bands) {
      const story = told(problem, band);
      expect([band, story.situation, story.thread]).toEqual([band, situation, thread]);
    }
  });

  test.each([
    ['she sent a picture to grandma', 'picturesent'],
    ['told her friends secret to everyone', 'passedon'],
    ['doesnt talk at school', 'howwasschool'],
    ['wont use the toilet at school', 'asktoilet'],
    ['a friend copies from her in tests', 'copiestest'],
    ['she cheats at board games', 'copiestest'],
    ['she cheats at tag', 'otherscheat'],
    ['jealous of her baby brother', 'starforother'],
    ['her teacher left in the middle of the year', 'leaving'],
    ['her friend is mean', 'backagain'],
  ] as const)('%s is another matter', (problem, thread) => {
    for (const band of ['6-7', '8-10', '11+'] as const) expect(told(problem, band).thread).not.toBe(thread);
  });

  test('her PE shorts are hers', () => {
    expect(Object.values(told('wont wear her PE shorts', '8-10').content).join(' ')).not.toContain('Noor PE');
  });
}); // prettier-ignore
