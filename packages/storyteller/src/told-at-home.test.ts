import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, it, test } from 'vitest';
import type { Brief } from './brief.ts';
import { tellSocialStory } from './tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '', gender: Brief['gender'] = 'girl') =>
  [1, 2].map((seed) => {
    const story = tellSocialStory({ name: 'Noor', ageBand, gender, problem, notes }, { seed });
    return { ...story, text: READING_ORDER.map((kind) => story.content[kind]).join('\n') };
  });

describe('homes and families', { timeout: 60_000 }, () => {
  test.each<[string, AgeBand, RegExp]>([
    ['She left the gate open and our dog got run over', '6-7', /^pet-death\/road$/],
    ['left the back door open and the cat got out and was hit by a car', '8-10', /^pet-death\/road$/],
    ['my husband left the gate open and the dog was run over', '8-10', /^pet-death\/quick$/],
    ["her dog died and she doesn't know what to say to her friends", '8-10', /^pet-death\//],
    ['Her rabbit Clover was put to sleep this morning, I have not told her yet', '6-7', /^pet-death\/(?!goodbye)/],
    ['We gave her cot to the new baby and she cries that it is hers', '2-3', /^new-sibling\/cot$/],
    ['her stepdad and I had a baby, she says we are a proper family now without her', '11+', /^new-sibling\/half$/],
    ['calls his step mum mum and now his real mum is upset and he feels torn', '8-10', /^new-partner\/torn$/],
    ['she will only let mummy do anything and pushes daddy away', '4-5', /^general\/lap$/],
    ['his grandma from Pakistan lived with us and has gone home', '4-5', /^general\/abroad$/],
    ['his willy is always in his hand, in front of visitors', '4-5', /^body-safety\/own$/],
    ["I read her diary and she hasn't spoken to me for three days", '11+', /^saying-sorry\/got$/],
    ['she wished her dad was dead and the next day he had a heart attack', '8-10', /^parent-in-hospital\/wish$/],
    ['our cat Socks had to be put down on Saturday, she held him', '11+', /^pet-death\/(?!goodbye)/],
    ["the vet says it's kinder to let our old dog Max go on Thursday", '6-7', /^pet-death\/goodbye$/],
    ["I'm pregnant and she says she'll put the baby in the bin", '6-7', /^new-sibling\/soon$/],
    ['his brother told him in a fight that he was an accident and we never wanted him', '11+', /^general\/wanted$/],
    ["our cat has been missing for 2 weeks, I think he's dead but we don't know", '8-10', /^lost-toy\/missing$/],
    ["my nan isn't going to get better and he doesn't know yet", '6-7', /^grandparent-death\/dying$/],
    ['We have just had twins and he says nobody has time for him any more', '8-10', /^new-sibling\//],
    ['She never comes out of her room and just snaps at everyone', '11+', /^arguing-with-parents\//],
    ['She shouts at her mum over her phone and being on it at night', '11+', /^arguing-with-parents\//],
    ['He hits me when I turn the telly off', '4-5', /^screens-off\/hands$/],
    ["Won't get dressed in the morning and we're always late", '4-5', /^morning-routine\/(?!slow)/],
    ['He screams at his little sister whenever she touches his Lego', '6-7', /^siblings-fighting\/tower$/],
  ])('%s (%s)', (problem, ageBand, expected) => {
    for (const { situation, thread } of told(ageBand, problem)) expect(`${situation}/${thread}`).toMatch(expected);
  });

  it('an animal that lived is not told to have died', () => {
    for (const { situation } of told('6-7', 'our dog got run over but he is ok, she saw it happen'))
      expect(situation).not.toBe('pet-death');
  });

  it('a death that only the notes tell is what the story is about, where both speak of the same person', () => {
    const problem = "he thinks nanny's gone to sleep because his cousin told him and now he won't go to bed";
    for (const { situation, text } of told('4-5', problem, 'Nanny died three weeks ago.', 'boy')) {
      expect(situation).toBe('grandparent-death');
      expect(text).toContain('Nanny died');
      expect(text).not.toContain('cousin died');
    }
  });

  it('what a parent drinks is offered to nobody as help', () => {
    for (const { situation, text } of told('11+', "I drink too much and I'm getting help now", "I'm her mum.")) {
      expect(situation).toBe('hard-times');
      expect(text).not.toMatch(/drinking|too much/);
      expect(text).toContain('Mum has it');
    }
  });

  it('a hospice helps nobody to get better', () => {
    const problem = "his grandad is in a hospice, he wants to know if they can play football when he's better";
    for (const { text } of told('6-7', problem, '', 'boy')) expect(text).not.toMatch(/in a hospice|getting better/);
  });

  it('what a child says of its gran is no news of her', () => {
    for (const { situation } of told('6-7', "tells his gran she's going to die soon because she's old", '', 'boy'))
      expect(situation).not.toBe('grandparent-death');
  });

  it('a parent of another home is not at hand in this one', () => {
    for (const { text } of told('8-10', 'she is scared of the dark', 'She is with her dad every other weekend.'))
      expect(text).not.toContain('Dad can');
  });

  it('the animal has its own name, however it is said', () => {
    for (const notes of ['Dog was called Biscuit.', "The dog's name was Biscuit"])
      for (const { text } of told('6-7', 'She left the gate open and our dog got run over', notes))
        expect(text).toContain('Biscuit died');
  });
});

describe('beside a story', { timeout: 60_000 }, () => {
  it('a clause that decided what is told is not listed as left out', () => {
    for (const { leftOut } of told('6-7', 'She left the gate open and our dog got run over'))
      expect(leftOut).toEqual([]);
  });

  it('nothing is promised or asked that its thread does not hold', () => {
    for (const { benefits, talkTogether } of told('6-7', 'a boy took her pencil case and kept it')) {
      expect(benefits.join(' ')).not.toContain('a way back');
      expect(talkTogether.join(' ')).not.toContain('could go back');
    }
    for (const { benefits } of told('6-7', 'She left the gate open and our dog got run over'))
      expect(benefits.join(' ')).not.toContain('a thought or wish did not cause it');
  });
});
