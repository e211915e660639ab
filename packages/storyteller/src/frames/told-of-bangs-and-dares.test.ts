import type { AgeBand } from '@storylantern/contract';
import { READING_ORDER } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, notes = '') => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes }, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
  };
};
const SCHOOL = ['4-5', '6-7', '8-10'] as const;

describe('what was done, and what was done to somebody, is told as it was', { timeout: 120_000 }, () => {
  test.each<[string, readonly AgeBand[], string]>([
    ['forgets her things at school', SCHOOL, 'general/lastlook'],
    ['leaves her coat and bottle at school nearly every day', SCHOOL, 'general/lastlook'],
    ['keeps leaving her PE bag in the classroom', SCHOOL, 'general/lastlook'],
    ['comes home without her jumper because she forgot it', SCHOOL, 'general/lastlook'],
    ['she always forgets to bring her water bottle home', SCHOOL, 'general/lastlook'],
    ['left her coat in the cloakroom again', SCHOOL, 'general/lastlook'],
    ["kicked a ball through our neighbour's window and ran away", [...SCHOOL, '11+'], 'saying-sorry/neighbourglass'],
    ['broke a window next door with her football and ran off instead of telling', SCHOOL, 'saying-sorry/neighbourglass'],
    ["smashed the neighbour's greenhouse with a ball and hid", SCHOOL, 'saying-sorry/neighbourglass'],
    ["she scratched the neighbour's car with her bike and didn't tell anyone", ['6-7', '8-10'], 'saying-sorry/neighbourglass'],
    ['threw a stone, cracked a window next door and is too scared to tell them', ['6-7', '8-10'], 'saying-sorry/neighbourglass'],
    ["her ball broke the neighbours' shed window and she ran home", ['6-7', '8-10'], 'saying-sorry/neighbourglass'],
    ['hates her inhaler with the mask', SCHOOL, 'taking-medicine/maskpuff'],
    ["won't let us put the inhaler spacer on her face", SCHOOL, 'taking-medicine/maskpuff'],
    ['screams at the mask of her spacer', SCHOOL, 'taking-medicine/maskpuff'],
    ['bites when angry', ['2-3', '4-5', '6-7'], 'biting/crossbite'],
    ['she bites other children when she gets angry', ['2-3', '4-5', '6-7'], 'biting/crossbite'],
    ['bites her brother when she is cross', ['2-3', '4-5'], 'biting/crossbite'],
    ['bites when she is told no', ['2-3', '4-5'], 'biting/crossbite'],
    ['was left out of a birthday party on purpose', SCHOOL, 'left-out/onpurpose'],
    ['her friends deliberately do not invite her to anything', ['6-7', '8-10', '11+'], 'left-out/onpurpose'],
    ['all the girls were invited but her, they left her out on purpose', ['6-7', '8-10', '11+'], 'left-out/onpurpose'],
    ['they exclude her on purpose at playtime', SCHOOL, 'left-out/onpurpose'],
    ['was dared to nick sweets by her mates and did it', ['6-7', '8-10', '11+'], 'peer-pressure/didonadare'],
    ['she stole chocolate on a dare', ['6-7', '8-10', '11+'], 'peer-pressure/didonadare'],
    ['her friends dared her to take sweets and she did it', ['6-7', '8-10'], 'peer-pressure/didonadare'],
    ['her friends dared her to steal sweets from the shop', ['6-7', '8-10'], 'peer-pressure/stealwith'],
    ['teases a younger girl at school', [...SCHOOL, '11+'], 'being-kind/teasesone'],
    ['keeps teasing a little boy in reception', SCHOOL, 'being-kind/teasesone'],
    ['laughs at a classmate', SCHOOL, 'being-kind/teasesone'],
    ['makes fun of a girl with hearing aids', SCHOOL, 'being-kind/laughsatone'],
    ['slams doors when she is angry', [...SCHOOL, '11+'], 'managing-anger/slams'],
    ['slams her bedroom door all the time when she is told no', SCHOOL, 'managing-anger/slams'],
    ['she keeps slamming doors', ['8-10', '11+'], 'managing-anger/slams'],
  ])('%s', (problem, bands, scene) => {
    for (const band of bands) expect([band, told(band, problem).scene]).toEqual([band, scene]);
  });

  test.each<[string, RegExp]>([
    ['forgets her bag at home in the morning', /lastlook/],
    ['left her teddy at school and cannot sleep', /lastlook/],
    ['broke our window with a ball', /neighbourglass/],
    ['has to wear a mask for the anaesthetic', /maskpuff/],
    ['bites her own arm when she is angry', /crossbite/],
    ['she left her brother out on purpose', /onpurpose/],
    ['we slam doors and she hears us argue', /slams/],
    ['kicked a hole in the door when she was angry', /slams/],
    ['is scared when doors slam', /slams/],
    ['other girls tease her', /teasesone/],
  ])('%s is another matter', (problem, scene) => {
    for (const band of SCHOOL) expect(told(band, problem).scene).not.toMatch(scene);
  });

  test('what was to be taken has its name', () => {
    for (const band of ['6-7', '8-10', '11+'] as const)
      expect(told(band, 'her friends dared her to steal sweets from the shop').text).toMatch(/sweets/);
  });

  test('an illness is called what the parent called it, and the one who helps is not the one who is ill', () => {
    for (const band of SCHOOL) {
      expect(told(band, 'her grandad has cancer and he is having chemo').text).toMatch(/Grandad has cancer|grandad has cancer/);
      expect(told(band, 'Mummy has cancer and her hair will fall out').text).toMatch(/cancer/);
      expect(told(band, 'I have breast cancer and need to tell my daughter', 'Dad will take her to school.').text).not.toMatch(
        /Dad (?:has cancer|is ill)|made Dad ill/,
      );
    }
  });
}); // prettier-ignore
