import { describe, expect, test } from 'vitest';
import { tellSocialStory, type Brief } from '../index.ts';

const threadOf = (problem: string, ageBand: Brief['ageBand']) => {
  const { situation, thread } = tellSocialStory(
    { name: 'Noor', ageBand, gender: 'girl', problem, notes: '' },
    { seed: 1 },
  );
  return [situation, thread];
};

describe('what others do at school and on the way is told as that', () => {
  test.each([
    ['a man asked her to get in his car on the way home', 'body-safety', 'intoacar', ['2-3', '4-5', '6-7', '8-10', '11+']],
    ['a stranger offered her a lift', 'body-safety', 'intoacar', ['6-7', '8-10', '11+']],
    ['other kids stare at her wheelchair and ask what is wrong with her', 'new-equipment', 'staredat', ['2-3', '4-5', '6-7', '8-10', '11+']],
    ['people stare because she uses a walking frame', 'new-equipment', 'staredat', ['4-5', '8-10']],
    ['she was born with one hand and children ask what happened', 'body-and-looks', 'askedhand', ['4-5', '6-7', '8-10', '11+']],
    ['boys made a list rating the girls on looks', 'body-and-looks', 'ratedlooks', ['8-10', '11+']],
    ['she has scars and hates getting changed for PE', 'body-and-looks', 'changingmark', ['6-7', '8-10', '11+']],
    ['desperate to be in the popular group', 'left-out', 'populargroup', ['6-7', '8-10', '11+']],
    ['everyone calls her a snitch because she told the teacher', 'bullying', 'snitch', ['6-7', '8-10', '11+']],
    ['a boy calls her names and takes her lunch every day at school', 'bullying', 'takencalled', ['6-7', '8-10', '11+']],
    ['she is the class clown and gets in trouble', 'told-off', 'classclown', ['4-5', '6-7', '8-10', '11+']],
    ['children at school laugh at her accent', 'being-teased', 'accent', ['4-5', '6-7', '8-10', '11+']],
    ['eats her lunch in the toilets at school', 'school-dinners', 'behindadoor', ['8-10', '11+']],
    ['pushes other children to win a race', 'losing-a-game', 'pushedrace', ['4-5', '6-7', '8-10']],
    ['her mind goes blank in tests', 'tests', 'blankmind', ['6-7', '8-10', '11+']],
    ['says everyone at school hates her', 'making-friends', 'nobodylikes', ['6-7', '8-10', '11+']],
  ] as const)('%s', (problem, situation, thread, bands) => {
    for (const band of bands) expect([band, ...threadOf(problem, band)]).toEqual([band, situation, thread]);
  });

  test.each([
    ['her grandad asked her to get in the car', 'intoacar'],
    ['what to do if a stranger asks her to get in a car', 'intoacar'],
    ['she asks why a man is in a wheelchair', 'staredat'],
    ['she stares at people in wheelchairs', 'staredat'],
    ['her brother uses a wheelchair and people stare at him', 'staredat'],
    ['her best friend has left her for the popular girls', 'populargroup'],
    ['tells tales on other children all the time', 'snitch'],
    ['scared of clowns', 'classclown'],
    ['she takes her things to school', 'takencalled'],
    ['children laugh at her stammer', 'accent'],
    ['wont use the toilets at lunch time', 'behindadoor'],
    ['another girl pushed her in the race', 'pushedrace'],
    ['her mind went blank on stage', 'blankmind'],
  ] as const)('%s is another matter', (problem, thread) => {
    for (const band of ['6-7', '8-10', '11+'] as const) expect(threadOf(problem, band)[1]).not.toBe(thread);
  });
}); // prettier-ignore
