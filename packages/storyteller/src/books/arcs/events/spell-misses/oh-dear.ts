import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './oh-dear-old.ts';
import { partsOf, REFRAIN } from './parts.ts';

/**
 * A feather is to be lifted by magic, and never rises; something else does, somewhere in the school. It goes to whoever
 * has just said "Oh dear", and in the end somebody says so who cannot reach the feather.
 */
export const OH_DEAR: EventPlot = { id: 'oh-dear', young, middle, old };

function young(going: Going): Told {
  const { title, A, a, B, b, Q, q } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'magic-wand')],
          things: ['feather'],
        },
        `${A.introduced} is at magic school. "Up!" says ${a}. But the feather stays.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(Q, 'stand', 'surprised')], things: ['saucepan'] },
        `"${REFRAIN}" ${q} cannot lift the saucepan. Whoosh! Up it goes.`,
      ),
      page(
        { setting: 'classroom', camera: 'close', actors: [seen(A, 'hold', 'sad', 'magic-wand')], things: ['feather'] },
        `"Up!" says ${a} again. The feather stays. "My spells go wrong."`,
      ),
      page(
        { setting: 'forest', camera: 'medium', actors: [seen(B, 'reach', 'surprised')], things: ['ball'] },
        `"${REFRAIN}" ${b} has a ball in a tree. Whoosh! Down it comes.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'curious')] },
        `"It was you!" says ${b}. "I said, oh dear. Your spell came to me!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'worried', 'magic-wand'), seen(Q, 'sit', 'calm')],
          things: ['feather'],
        },
        `Now comes the test. They all look. "Up," says ${a}. The feather stays.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(B, 'hug', 'calm')] },
        `It goes wrong again. ${a} has a wet eye. ${b} gives ${a} a hug.`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'reach', 'happy')], things: ['feather'] },
        `${q} looks at the feather. She thinks. "${REFRAIN} I can't reach it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(Q, 'cheer', 'happy')], things: ['feather'] },
        `Whoosh! Up goes the feather. Up, up, up! "You can do it!" says ${q}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'proud', 'magic-wand'), seen(B, 'jump', 'happy')] },
        `Who says, oh dear? Here comes ${a}. That is the best magic.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { title, A, a, B, b, Q, q, D, d } = partsOf(going);
  return {
    title,
    refrain: REFRAIN,
    pages: [
      page(
        {
          setting: 'castle',
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', 'magic-wand')],
          things: ['feather'],
        },
        `At the school for magic you first learn to lift a feather. "Up," you say. It takes a week. ${A.introduced} was the worst, after a whole year. "Up," said ${a}. The feather lay on the table as if it had been painted there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'curious', 'notebook'), seen(A, 'stand', 'sad')] },
        `It wasn't that nothing happened. It happened somewhere else. On Monday a sack, down in the kitchen, flew up on its shelf. "They go wrong," said ${B.introduced}, and wrote it down in a notebook. "But they do go."`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'point', 'calm'), seen(A, 'stand', 'sad')], things: ['feather'] },
        `"You've got a very good throw," said ${q}, who taught them. "You only miss. But at the test you must lift the feather. If you can't, you'll have to go down to the little ones." ${a} looked at the floor.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(B, 'walk', 'curious', 'notebook'), seen(D, 'stand', 'happy')],
        },
        `${b} took the notebook all round the school, and asked. The cook had stood before that sack on Monday. "Oh dear," she had said, "my back." On Tuesday it was a small boy on the dark stairs. All the lamps went on. "What did you say, just before?" said ${b}. "${REFRAIN}"`,
      ),
      page(
        { setting: 'castle', camera: 'close', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'surprised')] },
        `"You don't miss at all," said ${b}. "It goes to whoever says that. It only wants to be of some use." So ${b} had a plan. At ten, for the test, nobody in the whole school was to want anything.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hold', 'excited', 'magic-wand'), seen(Q, 'sit', 'curious')],
          things: ['feather'],
        },
        `They had all been asked. The cook sat down. The small boy was carried. It got so quiet that you could hear the dust. "Up," said ${a}. And the feather moved! It rose by as much as a finger.`,
      ),
      page(
        {
          setting: 'castle',
          camera: 'wide',
          actors: [seen(D, 'hide', 'scared'), seen(A, 'look-up', 'surprised')],
          things: ['ladder'],
        },
        `But there was one whom they'd forgotten to ask. ${d} was out on the roof, with a bucket. The ladder slid away. "Oh dear," said ${d}, very softly. ${a} felt it. The feather was nearly up. And ${a} let it go.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(D, 'float', 'happy'), seen(Q, 'stand', 'surprised'), seen(A, 'point', 'determined')],
        },
        `"No feather," wrote the first judge. The second one wrote it, too. ${q} didn't write anything. Past the window came ${d}, on nothing at all, with the bucket. "Good morning," said ${d}, and was set down on the grass.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'wave', 'happy')] },
        `A rule is a rule. So ${a} had to go down to the little ones. They say it all day long there. Now no tower falls over, and every mitten finds the other. "How do you like it?" said ${b}. "I never miss," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'reach', 'happy'), seen(A, 'cheer', 'surprised')], things: ['feather'] },
        `In the spring there was another test. ${q} put down the feather. She didn't say "begin". She stretched out one hand, not very far, and drew it back. "Oh dear," said ${q}. "I can't reach it." And the feather went up, and up, as far as the ceiling.`,
      ),
    ],
  };
}
