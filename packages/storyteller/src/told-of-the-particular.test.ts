import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from './tell-social-story.ts';

const toldOf = (
  ageBand: AgeBand,
  problem: string,
  notes = '',
  { name = 'Nell', gender = 'girl' as const, occasion = 'help' as 'help' | 'celebrate' } = {},
) => {
  const story = tellSocialStory({ name, ageBand, gender, problem, notes, occasion }, { seed: 1 });
  const text = READING_ORDER.map((kind) => story.content[kind]).join('\n');
  return { of: `${story.situation}/${story.thread}`, text, leftOut: story.leftOut };
};

describe('what a parent names in particular is what the story is of', () => {
  test.each<[AgeBand, string, string]>([
    ['4-5', 'hides under the table instead of saying sorry to her brother', 'saying-sorry/roundthecorner'],
    ['6-7', 'she knocked his tower over and ran off, and will not apologise', 'saying-sorry/roundthecorner'],
    ['4-5', "won't use the toilet at nursery because the flush is too loud", 'loud-toilets/schoolflush'],
    ['6-7', 'scared of the flush at school, she holds on all day', 'loud-toilets/schoolflush'],
    ['11+', 'my husband has depression and she does everything for her little brother', 'parent-depressed/carrying'],
    ['8-10', 'Mum is depressed and she will not have friends round any more', 'parent-depressed/carrying'],
    ['8-10', 'she is autistic and not sure whether to tell her friends', 'being-autistic/whomtotell'],
    ['6-7', 'she is autistic and asks why she is different from the others', 'being-autistic/whydifferent'],
    ['6-7', 'she pushes to the front of the lunch queue', 'waiting/schoolline'],
    ['4-5', "keeps touching other children's hair on the carpet", 'personal-space/otherhair'],
    ['4-5', 'jealous when I cuddle her baby cousin', 'jealousy/othercuddle'],
    ['6-7', 'worried she will be left behind on the school trip', 'first-trip/counted'],
    ['4-5', 'at swimming she will not float on her back', 'swimming/onback'],
    ['8-10', 'colour blind, she passes to the wrong team because the bibs look the same', 'colour-blind/bibs'],
    ['6-7', 'afraid of escalators since her shoe got stuck in one', 'escalators/caughtonit'],
    ['8-10', 'since the lockdown drill she thinks somebody bad is coming', 'lockdown-drill/whocomes'],
    ['8-10', 'she is a fussy eater and is dreading the food at the wedding', 'healthy-eating/partyfood'],
    ['6-7', 'Granny is coming to live with us and will have her room', 'new-family-member/grandcomes'],
    ['6-7', 'my partner is moving in with his daughter', 'new-partner/twofamilies'],
    ['8-10', 'fights with her sister, who goes into her room and uses her things', 'siblings-fighting/mythings'],
    ['6-7', 'cannot sleep in her own room since her big sister went to university', 'sleeping-alone/lefthome'],
  ])('%s: %s', (band, problem, scene) => {
    expect(toldOf(band, problem).of).toBe(scene);
  });

  test('whose hair others touch is told of their hands, and not of her own', () => {
    expect(toldOf('6-7', 'the other kids touch her hair at school because it is afro').of).toBe(
      'prejudice/hairtouched',
    );
  });

  test("the child's name says no less than a pronoun", () => {
    const typed = 'types nasty things to other players when she loses';
    expect(toldOf('8-10', `Nell ${typed}`).of).toBe(toldOf('8-10', `she ${typed}`).of);
  });

  test('whoever tells friends to stop has stood up for somebody', () => {
    const { of } = toldOf('11+', "told her friends to stop when they made fun of a boy's stammer", '', {
      occasion: 'celebrate',
    });
    expect(of).toBe('spoke-up/beside');
  });

  test('an animal that was put to sleep because it was old died of nothing that anyone did', () => {
    expect(toldOf('4-5', 'our dog was put to sleep yesterday because he was old and ill').of).toBe('pet-death/vet');
  });
});

describe('a fact is told as it was meant', () => {
  test('who cooks for all of them cooks for the family', () => {
    const { text } = toldOf('4-5', 'will not eat anything green at dinner', 'Abuela cooks for us');
    expect(text).not.toContain('cooks for a grown-up');
  });

  test('a friend who stays behind is no help at the new school', () => {
    const { text } = toldOf(
      '6-7',
      'starts at her new school on Monday',
      'Her friend Poppy is staying at the old school',
    );
    expect(text).not.toMatch(/can stay at the old school/);
  });

  test('what somebody else reads is not for the child to do', () => {
    const { text } = toldOf('4-5', 'Daddy is away with the navy for months', 'he reads the bedtime story on video');
    expect(text).not.toContain('Nell can read the bedtime story');
  });

  test('work that is found hard is nothing that works', () => {
    const { text } = toldOf('6-7', 'Nell finds group work at school hard');
    expect(text).not.toContain('find group');
  });

  test('a moment that breaks off is no moment', () => {
    expect(toldOf('6-7', "won't stop her Lego at tea time and gets furious when I make her").text).not.toContain(
      'grown-up makes',
    );
  });
});
