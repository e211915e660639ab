import { STOCK } from '../src/songs/bank/all-couplets.ts';
import { fillLine } from '../src/songs/fill.ts';
import type { Slots } from '../src/songs/song-cast.ts';
import { isTrueRhyme, lastWord } from '../src/songs/sound/rhyme.ts';

/**
 * Proofs every couplet of the songs with plain words in its slots and prints what does not rhyme truly or stumbles:
 * `node packages/storyteller/test/proof-songs.ts [most cost of a line]`.
 */
const most = Number(process.argv[2] ?? '1.6');
const slots: Slots = new Map(
  Object.entries({
    name: ['Ada', 'Sam', 'Olivia'], 'a x': ['a badger', 'a fox'], 'the x': ['the badger', 'the fox'], x: ['badger', 'fox'],
    he: ['she'], him: ['her'], his: ['her'], says: ['Squeak'], y: ['rabbit', 'hen'], 'a y': ['a rabbit', 'a hen'],
    'the y': ['the rabbit', 'the hen'], fear: ['spiders', 'bats'], place: ['the castle', 'the moon'], t: ['teddy', 'kite'],
    'a t': ['a teddy', 'a kite'], 'the t': ['the teddy', 'the kite'], it: ['it'], them: ['it'], was: ['was'],
    "wasn't": ["wasn't"], want: ['fly', 'dance'], act: ['football', 'dancing'], first: ['swimming', 'school'], pet: ['Biscuit', 'Mo'],
    'the comforter': ['the blanket', 'the bear'], 'grown-up': ['Nana', 'Dad'], likes: ['drawing', 'trains'],
    'a w': ['a badger', 'the moon'], clause: ['is always cold', 'is too loud'], 'w it': ['it'], 'w him': ['it'], 'the w': ['the badger', 'the moon'], who: ['Grandpa', 'the cat'], m: ['stutter', 'Christmas'], rival: ['the kitten', 'the new puppy'],
  }),
); // prettier-ignore
let lines = 0;
let rough = 0;
let pairs = 0;
let untrue = 0;
const proof = (style: string, template: string): void => {
  const filled = fillLine(template, slots, new Set([...slots.values()].map(([first = '']) => first)));
  if (!filled) {
    console.log(`SLOT ${style}: ${template}`);
    return;
  }
  lines += 1;
  if (filled.cost <= most) return;
  rough += 1;
  const { text, syllables } = filled.line;
  console.log(
    `${filled.cost.toFixed(1)} ${style}: ${syllables.toReversed().reduce((laid, each) => (each.beat ? `${laid.slice(0, each.from)}·${laid.slice(each.from)}` : laid), text)}`,
  );
};
const rhyme = (style: string, a: string, b: string): void => {
  pairs += 1;
  if (isTrueRhyme(lastWord(a), lastWord(b))) return;
  untrue += 1;
  console.log(`RHYME ${style}: ${a} / ${b}`);
};
for (const { style, couplets, choruses } of STOCK) {
  for (const [a, b] of couplets) {
    rhyme(style, a, b);
    proof(style, a);
    proof(style, b);
  }
  for (const chorus of choruses) {
    rhyme(style, chorus[1], chorus[2]);
    rhyme(style, chorus[0], chorus[1]);
    for (const line of chorus) proof(style, line);
  }
  console.log(`-- ${style}: ${couplets.length} couplets, ${choruses.length} choruses`);
}
console.log(`${rough} of ${lines} lines over ${most}; ${untrue} of ${pairs} pairs untrue`);
