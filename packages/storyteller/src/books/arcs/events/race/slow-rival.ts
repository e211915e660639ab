import type { Figure, Told } from '../../../arc.ts';

const IS_SLOW = /^(?:snail|tortoise|turtle|slug|worm|caterpillar|sloth)$/;

/** How somebody is quick who is slow all the same: a snail neither runs nor hops, and is heard in another way. */
const SAID_OF_THE_SLOW: readonly (readonly [string | RegExp, string])[] = [
  ['Whoosh!', 'Slither!'],
  ['Whoosh, went', 'Off went'],
  [/\bruns into\b/g, 'slides into'],
  ['hopping on the spot', 'looking the other way'],
  ['running on the spot', 'looking the other way'],
  [', bouncing.', ', stretching.'],
  ['what was under the feet', 'what was under the nose'],
  ['came flying up', 'came sliding up'],
  ['shot past from behind, with long steps', 'slid past from behind, without a look'],
  ['A leaf came down where', 'There was a shine on the ground where'],
  ["I've run and run", "I've gone and gone"],
  ['could have run', 'could have gone ahead'],
  ['did not run on', 'did not go on'],
  ['they heard feet, and the feet were behind them', 'they heard a slither, and it was behind them'],
  ['tearing past', 'sliding past'],
  ['there was a drumming on', 'there was a rustling on'],
  ['came by like the post', 'came by like a very slow post'],
  [
    'Here came the feet again, and they had lost their bounce',
    'Here came the slither again, and it had lost its shine',
  ],
  [/\bran on, harder\b/g, 'went on, harder'],
  ['it was not a run at all', 'it was hardly a crawl'],
  ['came limping', 'came creeping'],
  ['And then the feet did not come past. They stopped.', 'And then nothing came past.'],
  ['jumped up', 'looked up'],
  ['It could be done in a minute', 'It could be done by dinner time'],
  ["I'd only run past", "I'd only go past"],
  [/\brun past\b/g, 'gone past'],
  ['there were feet behind them again', 'something slid up behind them again'],
  ['learned to walk that day', 'learned to go slowly that day'],
  ['kept treading on', 'kept bumping into'],
  ['went three steps, and stopped', 'went three inches, and stopped'],
  ['came back the three steps', 'came back the three inches'],
  ['anybody ever ran', 'there ever was'],
  ["did not run. You can't run along", "did not hurry. You can't hurry along"],
  ['A gust went through the flower bed, and that was', 'A stalk shook in the flower bed, and that was'],
];

/** The same race where the quick one of the two is quick only beside the other: a slug and a snail. */
export function withSlowRival(told: Told, rival: Figure | null): Told {
  if (!IS_SLOW.test(rival?.being?.id ?? '')) return told;
  const said = (text: string): string => SAID_OF_THE_SLOW.reduce((now, [from, to]) => now.replaceAll(from, to), text);
  return {
    ...told,
    pages: told.pages.map((page) => ({
      ...page,
      text: typeof page.text === 'string' ? said(page.text) : page.text.map(said),
    })),
  };
}
