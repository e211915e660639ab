import type { AgeBand } from '@storylantern/contract';
import { READING_ORDER } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
    leftOut: story.leftOut,
  };
};
const YOUNG = ['4-5', '6-7', '8-10'] as const;

describe('what weighs on somebody beside the usual is told as it is', { timeout: 120_000 }, () => {
  test.each<[string, readonly AgeBand[], string]>([
    ['worried who will look after her when I have the baby', ['2-3', ...YOUNG], 'new-sibling/birthplan'],
    ["I'm having a baby soon and she does not want me to go to hospital", YOUNG, 'new-sibling/birthplan'],
    ['asks where she will go when the baby comes', YOUNG, 'new-sibling/birthplan'],
    ['my mum will stay with her when I am in labour, she is anxious about it', YOUNG, 'new-sibling/birthplan'],
    ["I'm pregnant again after a miscarriage and she keeps asking if this baby will die too", [...YOUNG, '11+'], 'baby-who-died/babyagain'],
    ['we are expecting another baby after her brother was stillborn', [...YOUNG, '11+'], 'baby-who-died/babyagain'],
    ['mum is pregnant again, the last baby died', [...YOUNG, '11+'], 'baby-who-died/babyagain'],
    ['we lost a baby last year and I am pregnant again, she is scared', [...YOUNG, '11+'], 'baby-who-died/babyagain'],
    ['new partner has two children who come at weekends', YOUNG, 'new-partner/somedays'],
    ["mum's boyfriend has two kids who stay every other weekend and she hates sharing with them", YOUNG, 'new-partner/somedays'],
    ["her daddy's girlfriend has a little boy who is there on Saturdays", YOUNG, 'new-partner/somedays'],
    ['has to look after her younger brothers too often and is fed up', ['8-10', '11+'], 'general/minder'],
    ['she minds her little brothers while I work and says its not fair', ['8-10', '11+'], 'general/minder'],
    ['always babysitting her younger siblings, she resents it', ['8-10', '11+'], 'general/minder'],
    ['hides her soiled pants behind the radiator', ['4-5', '6-7', '8-10'], 'potty-training/poonottold'],
    ['she hides her dirty underpants after she soils herself', ['4-5', '6-7', '8-10'], 'potty-training/poonottold'],
    ['hiding pooey knickers under her bed', ['4-5', '6-7', '8-10'], 'potty-training/poonottold'],
    ['keeps losing her jumper at school', ['4-5', '6-7', '8-10'], 'general/where'],
    ['loses everything at school, water bottle, coat, pencil case', ['4-5', '6-7', '8-10'], 'general/where'],
    ['never brings her water bottle home', ['4-5', '6-7', '8-10'], 'general/where'],
    ['comes home without her coat every day', ['4-5', '6-7', '8-10'], 'general/where'],
    ['mum has a new job and works nights', ['4-5', '6-7', '8-10'], 'parent-away/nights'],
    ["daddy started doing shifts and isn't there at bedtime", ['4-5', '6-7', '8-10'], 'parent-away/nights'],
    ["I'm a nurse and have just gone onto nights, she is upset", ['4-5', '6-7', '8-10'], 'parent-away/nights'],
    ['dad works shifts and misses bedtime', ['4-5', '6-7', '8-10'], 'parent-away/nights'],
    ['mixing the classes in September and she lost her best friend', ['6-7', '8-10'], 'moving-class/nextclass'],
    ['they are splitting up her class and she wont be with her friends', ['6-7', '8-10'], 'moving-class/nextclass'],
    ["starting school and she doesn't speak English yet", ['4-5', '6-7'], 'new-school/homewords'],
    ["nobody plays with her at nursery because she doesn't speak English yet", ['4-5'], 'new-school/homewords'],
    ['supply teachers always get her name wrong and the class laughs', ['6-7', '8-10', '11+'], 'general/wrongname'],
    ['everyone at school mispronounces her name', ['6-7', '8-10', '11+'], 'general/wrongname'],
    ['teacher says her name wrong and she is too shy to say', ['6-7', '8-10'], 'general/wrongname'],
    ["got told off by the dinner lady and won't go in to lunch now", ['4-5', '6-7', '8-10'], 'told-off/dinnerlady'],
    ['scared of the dinner lady who shouted at her', ['4-5', '6-7', '8-10'], 'told-off/dinnerlady'],
    ['the lunchtime supervisor is strict and she is frightened of her', ['4-5', '6-7', '8-10'], 'told-off/dinnerlady'],
    ['she hits the dog', ['2-3', '4-5', '6-7', '8-10'], 'new-pet/hitspet'],
    ['keeps hitting our dog', ['2-3', '4-5', '6-7', '8-10'], 'new-pet/hitspet'],
    ['kicks the cat when she is angry', ['4-5', '6-7', '8-10'], 'new-pet/hitspet'],
    ['throws things at the dog', ['4-5', '6-7'], 'new-pet/hitspet'],
    ['squeezes the cat too hard', ['4-5', '6-7'], 'new-pet/toorough'],
    ['afraid to go to the toilet at school alone because others come in', ['4-5', '6-7', '8-10'], 'public-toilets/toiletdoor'],
    ["won't use the school toilets because the door doesn't lock", ['4-5', '6-7', '8-10'], 'public-toilets/toiletdoor'],
    ['scared of being alone in the school toilet', ['4-5', '6-7', '8-10'], 'public-toilets/toiletdoor'],
    ["won't go to the loo at school in case someone walks in", ['6-7', '8-10'], 'public-toilets/toiletdoor'],
    ["holds it all day at school and won't use the toilets", ['6-7', '8-10'], 'public-toilets/heldallday'],
    ['swaps her packed lunch with others', ['4-5', '6-7', '8-10'], 'school-dinners/givenlunch'],
    ['gives away her packed lunch every day and comes home starving', ['4-5', '6-7', '8-10'], 'school-dinners/givenlunch'],
    ["eats other children's lunches at school", ['4-5', '6-7', '8-10'], 'school-dinners/otherlunch'],
    ['she has a nut allergy and swaps her lunch', ['6-7'], 'allergy/swaps'],
    ['just got her first wheelchair and hates people looking', ['4-5', '6-7', '8-10'], 'new-equipment/staredat'],
    ['she has started using a wheelchair after her illness and feels embarrassed', ['6-7', '8-10'], 'new-equipment/staredat'],
    ['she has a new walking frame and everybody stares', ['4-5', '6-7'], 'new-equipment/staredat'],
    ['told a lie about another boy who then got into trouble', ['4-5', '6-7', '8-10'], 'lying/pointed'],
    ['she blamed a classmate for something she did herself and he was told off', ['4-5', '6-7', '8-10'], 'lying/pointed'],
    ['says another child hit her when it isnt true and he gets in trouble', ['4-5', '6-7', '8-10'], 'lying/pointed'],
  ])('%s', (problem, bands, scene) => {
    for (const band of bands) expect([band, told(band, problem).scene]).toEqual([band, scene]);
  });

  test.each<[string, RegExp]>([
    ['new baby is here and she is jealous', /birthplan|babyagain/],
    ['she is staying at nans while I have the baby', /birthplan/],
    ['our baby died', /babyagain/],
    ['mum had a miscarriage', /babyagain/],
    ['the dog died and we are getting another one', /babyagain/],
    ['has to look after her autistic brother a lot', /general.minder/],
    ['goes to her dads every other weekend and hates it', /somedays/],
    ['my boyfriend and his daughter are moving in', /somedays/],
    ['shouts at the dinner lady', /dinnerlady/],
    ['other kids take her lunch', /otherlunch|givenlunch/],
  ])('%s is another matter', (problem, scene) => {
    for (const band of YOUNG) expect(told(band, problem).scene).not.toMatch(scene);
  });

  test.each(['bites her key worker at nursery', 'she bit her keyworker again today', 'biting the staff at nursery'])(
    '%s: whoever is bitten is no new teacher',
    (problem) => {
      for (const band of ['2-3', '4-5', '6-7'] as const) expect(told(band, problem).scene).toMatch(/^biting/);
    },
  );

  test('whoever has gone is nobody to be told what a child likes', () => {
    expect(told('8-10', "mum's boyfriend has left and she misses him", 'His name is Craig.').text).not.toContain('Craig what');
  });

  test('who comes is called by name', () => {
    const text = told('6-7', 'my partner has two children who come at weekends', 'They are called Ben and Lily.');
    expect(text.text).toContain('Ben and Lily are there as well');
    expect(text.leftOut).toEqual([]);
  });
}); // prettier-ignore
