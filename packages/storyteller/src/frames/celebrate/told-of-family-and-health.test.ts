import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory, type SocialStory } from '../../index.ts';

const told = (ageBand: AgeBand, problem: string, notes = ''): SocialStory =>
  tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes, occasion: 'celebrate' }, { seed: 2 });
const textOf = ({ content }: SocialStory): string => READING_ORDER.map((kind) => content[kind]).join('\n');

describe('what went well at home and at the clinic is applauded as that deed', { timeout: 60_000 }, () => {
  test.each<[AgeBand, string, string]>([
    ['6-7', 'was so brave having stitches in her chin at A&E', 'sewn'],
    ['6-7', "had the stitches in her knee taken out and didn't cry", 'sewn'],
    ['11+', 'finished her last chemo and rang the bell', 'lastone'],
    ['4-5', "slept at her dad's new flat for the first time without crying", 'otherhome'],
    ['4-5', 'handover to her mum went without tears this week', 'otherhome'],
    ['6-7', "went on a plane for the first time and wasn't scared", 'flight'],
    ['4-5', 'gave her old toys to the charity shop', 'gaveaway'],
    ['4-5', 'was so gentle with her new baby brother Max when he came home from hospital', 'softhands'],
    ['2-3', "kissed the new baby's toes so gently", 'softhands'],
    ['8-10', 'used her talker to order her own ice cream', 'ordered'],
    ['8-10', 'told her best friend she has diabetes and showed her how the pump works', 'ownstory'],
    ['8-10', 'climbed the climbing wall to the top with her prosthetic leg', 'climbed'],
    ['4-5', 'said goodbye to our old cat at the vet and was so kind', 'lastpat'],
    ['6-7', 'held our dog Bella while the vet put her to sleep', 'lastpat'],
    ['8-10', "moved to a new house and went to knock on the neighbour's door to make a friend", 'both'],
  ])('%s: %s', (band, problem, thread) => {
    expect(told(band, problem).thread).toBe(thread);
  });

  test('what was sewn is said, and not only what was squeezed', () =>
    expect(textOf(told('6-7', 'was so brave having stitches in her chin', 'She squeezed her bear Ted'))).toContain(
      'brave having stitches',
    ));

  test('nobody claps where an animal has died', () =>
    expect(textOf(told('4-5', 'said goodbye to our old cat at the vet and was so kind'))).not.toMatch(
      /Well done|clap|good news|worth telling/,
    ));

  test('who was helped to make something is helped, and owns no making', () =>
    expect(textOf(told('8-10', 'told her class about being adopted', 'Mr Khan helped her make slides'))).not.toContain(
      "Noor's make",
    ));

  test('whoever is shown how something works is no owner of it', () =>
    expect(
      textOf(told('8-10', 'told her best friend she has diabetes and showed her how the pump works')),
    ).not.toContain('my how'));
});
