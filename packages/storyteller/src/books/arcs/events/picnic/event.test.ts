import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { asMeant } from '../../../as-meant.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { PICNIC } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a picnic', () => {
  it.each([
    'a windy picnic with grandma',
    'a fox and an owl have a picnic in the snow',
    'a picnic with ants',
    'a picnic in the rain',
    'teddy bears picnic',
  ])('%s is told as it goes, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('picnic');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it.each(['a trip to the beach', 'a lost picnic basket', 'a picnic on the moon', 'a burnt cake'])(
    '%s is about something else',
    (theme) => {
      expect(isOf(PICNIC, asMeant(understandTheme(theme, 'Ada')))).toBe(false);
    },
  );
});
