import type { Errand } from './errands.ts';

const WATCHING =
  /\b(?:watch|look|spot)(?:ing|s|es)? (?:at |out for )?(?:the |all the )?(?<what>boats|ships|trains|planes|aeroplanes|helicopters|diggers|cranes|buses|tractors|lorries|parade|carnival|match)\b/iu;

/** Something goes by behind a wall: one has to be a little taller. Null when a theme is of no such thing. */
export function watchingErrand(raw: string): Errand | null {
  const what = WATCHING.exec(raw)?.groups?.['what']?.toLowerCase();
  if (what === undefined) return null;
  return {
    id: 'watching',
    words: WATCHING,
    aim: `watching the ${what}`,
    plan: `watch the ${what} go by`,
    setting: 'street',
    odd: { a: 'an old bucket', the: 'the bucket', drawn: 'bucket' },
    noUse: 'there is nothing to carry in it',
    tries: [
      {
        full: `They jumped, to see over the wall. But they came down again before they had seen anything.`,
        short: 'Jump, jump! But we come down again.',
      },
      {
        full: `They looked through a crack. But a crack is narrow, and the ${what} were long.`.replace(
          /(parade|carnival|match) were/,
          '$1 was',
        ),
        short: 'Peep in the crack! But it was gone.',
      },
    ],
    things: [],
    low: `They could hear the ${what} very well, and see the wall.`,
    fix: [
      `They turned the bucket over, and got up on it. It was just as high as the wall was too high. And there at last were the ${what}.`.replace(
        /were the (parade|carnival|match)/,
        'was the $1',
      ),
      `A bucket upside down is a step. Up they got, by turns, and then both at once. They leaned on the wall with their elbows, like captains.`,
      'The bucket had carried a good many things. Now it carried them. They stood on it, one foot each, and saw the whole of it. They waved, and somebody waved back.',
    ],
    fixShort: [
      'Flip the bucket. Up we get. Now we can see!',
      'Bucket down. Feet up. Oh, look, look, look!',
      'Up on the bucket. There it all goes! Wave!',
    ],
    after: [
      'The bucket has two footprints on it, one large and one small.',
      'The bucket stands by the wall now, and is called the grandstand.',
    ],
    afterShort: 'It has two footprints on it now.',
  };
}
