import { READING_ORDER } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import type { Brief, SocialStory } from './brief.ts';
import { screenRequest } from './screen/screen-request.ts';
import { matchSituation } from './subject.ts';
import { tellSocialStory } from './tell-social-story.ts';

const told = (problem: string, brief: Partial<Brief> = {}): SocialStory =>
  tellSocialStory({ name: 'Zelda', ageBand: '6-7', gender: 'girl', problem, notes: '', ...brief }, { seed: 3 });
const textOf = ({ content }: SocialStory): string => READING_ORDER.map((kind) => content[kind]).join('\n');

describe('what is done to a body, and how it talks, is told as what it is', () => {
  test.each([
    ['uses a talker and the children at nursery grab it and press the buttons', 'talking-another-way'],
    ['uses a picture board to talk, nobody waits for her', 'talking-another-way'],
    ['she signs Makaton and the new TA does not understand her', 'talking-another-way'],
    ['burnt her hand, the dressings are changed at hospital every two days and she screams', 'daily-treatment'],
    ['her physio stretches hurt every evening and she hides', 'daily-treatment'],
    ['has eczema, the wet wraps at night are awful for her', 'daily-treatment'],
    ['needs a catheter at school four times a day', 'daily-treatment'],
    ['she has stitches and they need to come out', 'daily-treatment'],
    ['has Tourettes, sniffs and shouts a word, children laugh and a boy copies him', 'tics'],
    ['we told him he is autistic last week and now he keeps saying he wants to be normal', 'being-autistic'],
    ['in hospital school for chemo, hair has fallen out', 'long-illness'],
    ['getting glasses and says everybody will call her four eyes', 'glasses'],
  ])('%j is about %s', (problem, id) => expect(matchSituation(problem, '').id).toBe(id));

  test('a late talker has no device to press', () => {
    expect(textOf(told('pushes other children near the slide, he is a late talker'))).not.toMatch(
      /\b(?:can press|talker)\b/,
    );
  });
  test('who talks with a talker is not the one who interrupts', () => {
    const text = textOf(told('uses a talker and grown ups talk over her before she has finished'));
    expect(text).toMatch(/talker/);
    expect(text).not.toMatch(/gap in the talk|wait for a gap/i);
  });

  test('an operation that is still to come has not been done', () => {
    const story = told('having a heart operation in two weeks, she had one as a baby and will have a scar');
    expect(story.thread).not.toBe('after');
    expect(textOf(story)).not.toMatch(/^The operation is done/);
    expect(told('she had her operation last week and is sore').thread).toBe('after');
  });

  test('a hearing test puts nothing on an ear, and a prick test injects nothing', () => {
    expect(textOf(told('needs a hearing test, says what all the time'))).not.toMatch(/microphone|aid\b/i);
    const pricks = textOf(told('has to go for allergy testing with pricks on her arm'));
    expect(pricks).toMatch(/drop/);
    expect(pricks).not.toMatch(/injection/);
  });
});

describe('a relative in hospital', () => {
  test.each([
    ['grandad is in hospital with tubes', 'visit', 'her grandad'],
    ['his nana is having an operation on thursday', 'ward', 'nana'],
    ["My nan is in hospital, she can't have visitors because of the flu", 'ward', 'nan'],
    ['my mum (her nan) is having heart surgery', 'ward', 'nan'],
  ])('%j: no parent lies there', (problem, thread, who) => {
    const story = told(problem);
    expect([story.situation, story.thread]).toEqual(['hard-times', thread]);
    expect(textOf(story)).toContain(who);
    expect(textOf(story)).not.toMatch(/\bMum\b/);
  });
  test('nobody is told of lamps where somebody is dying', () =>
    expect(told("granny is on a ventilator and we've been told she will probably die this week").situation).toBe(
      'grandparent-death',
    ));
  test('an illness that forbids something is no help', () =>
    expect(textOf(told("his epilepsy means he can't go on the climbing wall"))).not.toMatch(/ask for \w+ epilepsy/));
  test('a parent does where it is said', () =>
    expect(matchSituation('i am in hospital and granny looks after him', '').id).toBe('parent-in-hospital'));
});

describe('what is about safety', () => {
  test("a friend's secret that is too heavy may be told", () => {
    const story = told('his friend said he will run away from home and made him promise not to tell anyone', {
      ageBand: '8-10',
    });
    expect([story.situation, story.thread]).toEqual(['told-secret', 'heavy']);
    expect(textOf(story)).toMatch(/adult/);
  });
  test('pictures that friends want sent are no ordinary worry', () => {
    const problem = 'pushed by her friends to send pictures, she asked me what happens if you send one';
    expect(told(problem, { ageBand: '11+' }).situation).toBe('online-kindness');
  });
  test('who lied about a death lost nobody', () =>
    expect(told('he told his teacher a lie that his dad died. his dad is fine').situation).toBe('lying'));
  test('a lesson is told and a disclosure is answered', () => {
    const screened = (problem: string) => screenRequest({ name: 'Mia', problem, notes: '' }).suitable;
    expect(screened('my body belongs to me')).toBe(true);
    expect(told('my body belongs to me').situation).toBe('body-safety');
    expect(screened('her uncle says her body belongs to him and he touches her at night')).toBe(false);
    expect(screened('dad has cancer and he asked if i am going to die')).toBe(true);
    expect(screened('he says he is going to die tonight')).toBe(false);
  });
});
