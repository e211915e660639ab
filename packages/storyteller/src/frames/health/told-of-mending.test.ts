import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory, type SocialStory } from '../../index.ts';

const told = (ageBand: AgeBand, problem: string, notes = ''): SocialStory =>
  tellSocialStory({ name: 'Finn', ageBand, gender: 'boy', problem, notes }, { seed: 2 });
const textOf = ({ content }: SocialStory): string => READING_ORDER.map((kind) => content[kind]).join('\n');

describe('what mends a body or a worry is told as it is', { timeout: 60_000 }, () => {
  test.each<[AgeBand, string, string]>([
    ['2-3', "won't let us take off his plaster", 'daily-treatment/plaster'],
    ['6-7', 'screams when a plaster has to come off', 'daily-treatment/plaster'],
    ['6-7', 'split his chin open and had to have stitches, scared about having them out', 'daily-treatment/stitch'],
    [
      '8-10',
      "starting therapy with a lady called Jane because of his worries and he doesn't want to go",
      'feeling-worried/listener',
    ],
    ['4-5', 'starting play therapy next week because of his anger', 'feeling-worried/listener'],
    ['6-7', 'takes his hearing aids out at school because the dinner hall is too loud', 'hearing-aid/loudhall'],
    ['6-7', 'uses a wheelchair and other children keep pushing it without asking', 'new-equipment/mychair'],
    ['6-7', "his new splints rub and he doesn't want to wear them under his school trousers", 'new-equipment/itrubs'],
    ['4-5', 'uses a talker and children at nursery talk to me instead of him', 'talking-another-way/talktome'],
  ])('%s: %s', (band, problem, scene) => {
    const { situation, thread } = told(band, problem);
    expect(`${situation}/${thread}`).toBe(scene);
  });

  test.each(['his leg is in plaster', 'he has speech therapy on Mondays and hates it'])(
    '%s is no such scene',
    (problem) => expect(['plaster', 'listener']).not.toContain(told('6-7', problem).thread),
  );

  test('whoever listens is there by name', () =>
    expect(textOf(told('8-10', 'going to see a counsellor called Ruth and he is nervous'))).toContain('Ruth'));

  test('the nurse is not sent to tell the nurse', () =>
    expect(
      textOf(told('4-5', 'terrified of her booster jabs, last time the nurse held him down', 'Nurse is called Helen')),
    ).not.toContain('Helen can tell the nurse'));
});
