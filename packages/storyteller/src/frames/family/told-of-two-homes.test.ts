import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory, type SocialStory } from '../../index.ts';

const told = (ageBand: AgeBand, problem: string, notes = ''): SocialStory =>
  tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 2 });
const textOf = ({ content }: SocialStory): string => READING_ORDER.map((kind) => content[kind]).join('\n');

describe('two homes are told with what is hard about them', { timeout: 60_000 }, () => {
  test.each<[AgeBand, string, string]>([
    ['2-3', "cries for mummy when she's at my house, we separated in spring", 'missedhere'],
    ['8-10', "wants her mum when she is at her dad's and rings in tears", 'missedhere'],
    ['2-3', "won't go to sleep at daddy's new house", 'bedthere'],
    ['4-5', "can't settle at night at daddy's flat", 'bedthere'],
    ['4-5', "misses her dog Buster when she's at her mum's house", 'petthere'],
    ['6-7', "forgets her football boots at her mum's and then has a meltdown", 'leftthere'],
    ['8-10', "she left her homework at her dad's house again and got told off at school", 'leftthere'],
    ['6-7', "comes back from her dad's on Sunday evenings angry and slams doors", 'backagain'],
    ['6-7', 'after a weekend with her dad she is tearful and clingy', 'backagain'],
    ['8-10', "comes home from her dad's in a foul mood every other Sunday", 'backagain'],
    ['4-5', 'gets upset at handover on Fridays when dad picks her up', 'atthedoor'],
    ['11+', 'feels she has to choose between me and her dad at Christmas', 'whosefeast'],
    ['4-5', 'her birthday is on a day with her mum and she wants both of us there', 'whosefeast'],
    ['8-10', "Her dad and I have decided to divorce, we don't argue, we are just better as friends", 'stillfriends'],
    ['6-7', "we're separating but still good friends and the kids are confused", 'stillfriends'],
    ['4-5', 'me and her dad are separating and dad is moving to a flat next week', 'soonout'],
  ])('%s: %s', (band, problem, thread) => {
    expect(told(band, problem).thread).toBe(thread);
  });

  test('nobody who parts as friends is told of voices that disagree', () => {
    const text = textOf(told('8-10', "We are divorcing but we don't argue, we get on well as friends"));
    expect(text).not.toMatch(/disagree|side of a row/);
  });

  test.each<[AgeBand, string, string, string]>([
    ['4-5', "misses her dog Buster when she's at her mum's house", '', 'Buster'],
    ['6-7', "forgets her football boots at her mum's and then has a meltdown", '', 'football boots'],
    ['4-5', 'gets upset at handover on Fridays', 'She takes Flopsy the rabbit with her', 'Flopsy'],
  ])('%s: %s names %s', (band, problem, notes, name) => {
    expect(textOf(told(band, problem, notes))).toContain(name);
  });

  test('whoever is dropped back has no back that is dropped', () =>
    expect(textOf(told('2-3', 'cries at handover when her dad drops her back'))).not.toMatch(/Noor's back/));

  test("what a friend forgot at somebody's work is no matter of two homes", () => {
    expect(told('6-7', "her friend forgot his boots at his mum's work").situation).not.toBe('two-homes');
  });
});

describe("a parent's new partner is in the story by name", { timeout: 60_000 }, () => {
  test.each<[AgeBand, string, string, string, string]>([
    ['6-7', "mum's new boyfriend Dave is moving in and she doesn't like it", '', 'movingin', 'Dave'],
    ['2-3', "my boyfriend Tom has moved in and Noor cries when he's there", '', 'movingin', 'Tom'],
    ['4-5', "won't sit next to my partner Claire at dinner", '', 'notbeside', 'Claire'],
    ['6-7', "only wants me and won't let her stepdad read to her", 'Stepdad is called Marcus', 'notbeside', 'Marcus'],
    ['8-10', "says you're not my dad to her stepdad Paul", '', 'notmydad', 'Paul'],
    [
      '11+',
      'tells my husband "you\'re not my dad" whenever he asks her to do anything',
      'He is called Rob',
      'notmydad',
      'Rob',
    ],
  ])('%s: %s', (band, problem, notes, thread, name) => {
    const story = told(band, problem, notes);
    expect(story.thread).toBe(thread);
    expect(textOf(story)).toContain(name);
  });

  test('whoever asks is the partner, and not the parent of the shouted sentence', () => {
    const { content } = tellSocialStory(
      {
        name: 'Gus',
        ageBand: '4-5',
        gender: 'boy',
        problem: "shouts you're not my mummy at my girlfriend Anna when she asks him to put his shoes on",
        notes: '',
      },
      { seed: 5 },
    );
    expect(content.partial).not.toContain('Mummy');
  });
});
