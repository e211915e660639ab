import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { ROBOT } from './event.ts';

describe('a machine that gets it wrong', () => {
  it.each(['a robot that gets everything wrong', 'a robot who helps to tidy up', 'the tidying machine'])(
    '%s is told so, and soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });
        expect(book.arc).toBe('robot');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
      }
    },
  );

  it.each(['a robot who wants to dance', 'a robot who is scared of water', 'a robot at football', 'building a robot'])(
    '%s is not for it',
    (theme) => {
      expect(isOf(ROBOT, understandTheme(theme, 'Ada'))).toBe(false);
    },
  );
});
