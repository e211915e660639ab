import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from './tell-social-story.ts';

const toldOf = (ageBand: AgeBand, problem: string, notes = '', occasion: 'help' | 'celebrate' = 'help') => {
  const story = tellSocialStory({ name: 'Wren', ageBand, gender: 'girl', problem, notes, occasion }, { seed: 1 });
  const text = READING_ORDER.map((kind) => story.content[kind]).join('\n');
  return { of: `${story.situation}/${story.thread}`, title: story.title, text, leftOut: story.leftOut };
};

describe('a scene is told of the trigger that a parent names', () => {
  test.each<[AgeBand, string, string]>([
    ['4-5', 'the sound of the baby crying sets her off and she bangs her head', 'new-sibling/cryhurts'],
    ['2-3', 'when her baby brother cries she covers her ears and screams too', 'new-sibling/cryhurts'],
    ['6-7', 'hides her wet knickers at school instead of telling the teacher', 'potty-training/nottold'],
    ['4-5', 'wees in the garden, anywhere but a toilet', 'potty-training/outdoors'],
    ['6-7', 'adopted, they are doing a family tree at school', 'adoption/treesheet'],
    ['11+', 'she is on her phone til midnight, need her to leave it downstairs', 'first-phone/downstairs'],
    ['8-10', 'spelling tests', 'tests/tenwords'],
    [
      '4-5',
      'she decided she is not going to reception; once she is in she is an angel, then she comes home and screams',
      'school-refusal/heldin',
    ],
    ['8-10', 'homework takes the whole evening, first she needs a snack, then a pencil', 'homework/afterfour'],
    ['6-7', 'her nani died in Pakistan and we could not go to the funeral', 'grandparent-death/faraway'],
    ['6-7', 'cries at the gate since Mrs Okafor left on maternity leave', 'new-teacher/gonenow'],
    ['8-10', 'divorce, dad moves out at the end of the month', 'parents-divorce/soonout'],
    [
      '8-10',
      'at break she is left with the helper, she does not want the helper there all the time',
      'left-out/twenty',
    ],
    ['8-10', 'uses they/them and some kids say it wrong on purpose', 'respecting-differences/onpurpose'],
    ['11+', 'shouts at us when we say gaming is over and called me the b word', 'screens-off/gameover'],
    ['4-5', 'family wedding abroad, everyone wants to kiss her and she hates it', 'weddings-and-parties/kisses'],
    [
      '2-3',
      "since hospital she won't go to anyone else, if I leave the room she is screaming",
      'saying-goodbye/voicestays',
    ],
    [
      '8-10',
      'her best friend Tilly has started playing with another girl and leaves her out at lunch',
      'left-out/newbest',
    ],
    ['6-7', 'she does not listen, is always late, the worst is the morning', 'morning-routine/clockboss'],
    ['8-10', 'nits again and she is ashamed and will not let me comb', 'head-lice/nitshame'],
    ['11+', 'deodorant', 'puberty/sweats'],
  ])('%s: %s', (ageBand, problem, of) => {
    expect(toldOf(ageBand, problem).of).toBe(of);
  });

  test.each<[AgeBand, string, string]>([
    ['4-5', 'jealous because the baby gets all the attention', 'cryhurts'],
    ['6-7', 'swears when she loses a round on Fortnite', 'gameover'],
    ['6-7', 'her friend moved away and she misses her', 'newbest'],
    ['6-7', 'wets the bed at night', 'nottold'],
    ['6-7', 'worried about a maths test', 'tenwords'],
    ['4-5', 'her teacher is leaving in the summer', 'gonenow'],
  ])('and not of another: %s: %s', (ageBand, problem, thread) => {
    expect(toldOf(ageBand, problem).of).not.toMatch(new RegExp(`/${thread}$`));
  });

  test('what the notes say of hair and of speech chooses the scene', () => {
    expect(toldOf('4-5', 'hair washing', 'Thick curly hair, we do wash day on sundays')).toMatchObject({
      of: 'bath-time/washday',
      leftOut: [],
    });
    const silent = toldOf('4-5', 'running off in shops', 'non verbal, understands "stop"');
    expect(silent.of).toBe('running-off/stopgame');
    expect(silent.text).not.toMatch(/\bcalls?\b/);
  });

  test('whoever is named has a part, and what is told in other words is not listed', () => {
    const helper = toldOf('8-10', 'at break she is left with the helper and does not want the helper there', 'Helper: Bente'); // prettier-ignore
    expect(helper.text).toContain('Bente');
    const tree = toldOf('6-7', 'family tree at school and she is adopted', 'Knows her birth mum is called Kelly');
    expect(tree.text).toContain('a birth mum called Kelly');
    expect(tree.leftOut).toEqual([]);
    expect(toldOf('2-3', 'throws her plate on the floor when she is finished', 'signs "all done"').text).toContain(
      'sign "all done"',
    );
  });

  test('a trampoline wakes a head before homework', () => {
    expect(toldOf('8-10', 'homework takes the whole evening, she needs a snack', 'trampoline helps').text).toContain(
      'trampoline',
    );
  });

  test('no time of day is something to ask for', () => {
    expect(toldOf('6-7', 'The worst is the morning. If morning was better then everything was better').text).not.toContain('her morning'); // prettier-ignore
  });
});

describe('what went well is told as it was', () => {
  test.each<[AgeBand, string, string]>([
    ['6-7', 'put her own shoes on and got to the door on time all week', 'body-routine-done/shoes-on'],
    ['2-3', 'no more nappies', 'body-routine-done/pants-now'],
    ['6-7', 'got stuck on a maths page and normally would rip it out, this time rubbed it out and asked', 'calmed-down/whole-page'],
  ])('%s: %s', (ageBand, problem, of) => {
    expect(toldOf(ageBand, problem, '', 'celebrate').of).toBe(of);
  }); // prettier-ignore

  test('a first week is named by what was dared, and not by lunch alone', () => {
    const week = toldOf('11+', 'First week of middle school done! She ate lunch in the library monday, but she asked a teacher for help', '', 'celebrate'); // prettier-ignore
    expect(week.of).toBe('hard-day-done/school-weeks');
    expect(week.title).not.toMatch(/Lunch/);
    const choir = toldOf('8-10', 'Her first week at new school, she found the toilets, a friend and joined the choir', '', 'celebrate'); // prettier-ignore
    expect(choir.title).not.toMatch(/Toilets/);
    expect(choir.text).toContain('the toilets and a friend');
  });

  test('a friend with a name is called by it, what was said is told, and nobody calls "a grown-up" at night', () => {
    expect(toldOf('8-10', 'made a friend', 'The friend is called Oscar', 'celebrate').text).toContain('a friend called Oscar'); // prettier-ignore
    expect(toldOf('6-7', 'talked to the new teacher!! said her name and "I like trains"', '', 'celebrate').text).toContain('said her name and "I like trains"'); // prettier-ignore
    expect(toldOf('6-7', 'she slept over at her grandparents without calling us once', '', 'celebrate').text).toContain('without calling home once'); // prettier-ignore
  });
});
