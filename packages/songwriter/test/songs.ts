import type { Lyrics } from '@storylantern/contract';
import { markedLyrics, type Pronounce } from './mark-up.ts';

/** A fun song of three verses; the chorus is written once. */
export const henInTheHall = (pronounce?: Pronounce): Lyrics =>
  markedLyrics(
    'The Hen in the Hall',
    "Cluck, Ada, cluck, there's a hen in the hall",
    [
      {
        kind: 'verse',
        lines: [
          "There's a ·hen in the ·hall in my ·grand|fath|er's ·hat",
          "And she's ·wear|ing it ·back|wards and ·sit|ting it ·flat",
          'She has ·eat|en the ·string and the ·stamps and the ·glue',
          "And I ·don't know ex·act|ly what ·hens like to ·do",
        ],
      },
      {
        kind: 'chorus',
        lines: ["·Cluck, A|da, ·cluck, there's a ·hen in the ·hall", "·Cluck, A|da, ·cluck, she's not ·sor|ry at ·all"],
      },
      {
        kind: 'verse',
        lines: [
          'I ·called up the ·stairs and I ·called down the ·street',
          'But ·no|bod|y ·came but the ·sound of her ·feet',
          'So I ·sat on the ·step with my ·chin on my ·knee',
          'And she ·took off the ·hat and came ·o|ver to ·me',
        ],
      },
      {
        kind: 'verse',
        lines: [
          'And ·there in the ·hat was a ·thing warm and ·brown',
          "An ·egg like a ·freck|le in ·grand|fath|er's ·crown",
          "So ·that's why you ·bor|rowed it. ·That's what it's ·for",
          'And we ·tip|toed, the ·hen and I, ·clos|ing the ·door',
        ],
      },
    ],
    pronounce,
  );

/** A lullaby of three verses with its choruses written out. */
export function leafAfterLeaf(pronounce?: Pronounce): Lyrics {
  const chorus = {
    kind: 'chorus' as const,
    lines: ['·Hush now, ·Sam, there is ·noth|ing to ·do', 'The ·hedge|hog is ·home and ·so are ·you'],
  };
  return markedLyrics(
    'Leaf After Leaf',
    'Hush now, Sam, there is nothing to do',
    [
      {
        kind: 'verse',
        lines: [
          '·Slow goes the ·hedge|hog ·un|der the ·hedge',
          '·Slow goes the ·moon a·long the ·ledge',
          '·Leaf af|ter ·leaf he ·pulls o|ver his ·toes',
          '·Leaf for his ·ears and a ·leaf for his ·nose',
        ],
      },
      chorus,
      {
        kind: 'verse',
        lines: [
          'The ·cups on the ·rack have stopped ·drip|ping by ·now',
          'The ·field has gone ·dark all a·round the brown ·cow',
          'The ·stairs have a ·creak that you ·know by ·ear',
          'It is ·on|ly my ·foot, and it ·means I am ·near',
        ],
      },
      chorus,
      {
        kind: 'bridge',
        lines: ['And ·if you should ·wake when the ·win|dow is ·blue', 'My ·door is as ·o|pen as ·yours is to ·you'],
      },
      chorus,
    ],
    pronounce,
  );
}
