import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../../index.ts';

const told = (problem: string, ageBand: AgeBand) => {
  const story = tellSocialStory(
    { name: 'Rosa', ageBand, gender: 'girl', problem, notes: '', occasion: 'help' },
    { seed: 3 },
  );
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
  };
};

describe('benches, coats and drawers', () => {
  test.each<[problem: string, ageBand: AgeBand, scene: string]>([
    ['coach put her on the bench for the whole of saturdays match', '11+', 'handling-disappointment/subsbench'],
    ['always the sub in netball and hardly gets any game time', '8-10', 'handling-disappointment/subsbench'],
    ['was a sub again and only got 5 minutes on the pitch', '6-7', 'handling-disappointment/subsbench'],
    ['her friend is nice when its just them but mean when the others are there', '8-10', 'making-friends/twofaces'],
    ['best friend ignores her at school but is lovely when theyre alone', '11+', 'making-friends/twofaces'],
    ['gets laughed at because her uniform is second hand', '8-10', 'being-teased/secondhand'],
    ['they said her coat is from a charity shop and she wont wear it', '6-7', 'being-teased/secondhand'],
    ['mocked for hand me down clothes', '4-5', 'being-teased/secondhand'],
    ['said mummy to her teacher and cried', '4-5', 'being-teased/teachermum'],
    ['does all the work in group projects and the rest do nothing', '11+', 'group-work/column'],
    ['desperate to be in with the popular girls', '11+', 'left-out/populargroup'],
    [
      'shared a photo of her friend in pyjamas on the group chat as a joke and the friend is furious',
      '11+',
      'online-kindness/funnyphoto',
    ],
    ['her best friend has a boyfriend now and she thinks its silly', '8-10', 'left-out/friendpaired'],
    ['her two mates fell out and each wants her to be on their side', '8-10', 'making-friends/twosides'],
    [
      'a girl in her year asked her out and she said no and now shes telling everyone shes frigid',
      '11+',
      'bullying/rumour',
    ],
    ['always gets blamed by the dinner ladies even when it isnt her', '8-10', 'told-off/innocent'],
  ])('%s (%s)', (problem, ageBand, scene) => {
    expect(told(problem, ageBand).scene).toBe(scene);
  });

  test('a copied page is no accusation where nobody made one', () => {
    expect(told('a girl keeps copying her work and she is scared to say', '8-10').scene).not.toContain('wrotefirst');
  });

  test('who is lifted into a bin is told of bullying', () => {
    expect(told("she's small for year 7 and they pick her up and put her in the bin", '11+').scene).toContain(
      'bullying/',
    );
  });

  test('a trip that is not allowed is not told as one to come', () => {
    expect(told('been told she cant go on the school trip because of her behaviour', '8-10').scene).not.toBe(
      'general/trip',
    );
  });

  test('what cannot be coped with is named, and not the coping', () => {
    expect(told('hates it, cant cope with sitting that close to people', '8-10').text).not.toMatch(
      /cope with sitting/i,
    );
  });
});
