import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './borrowed-old.ts';
import { partsOf, TITLES, TITLES_YOUNG } from './parts.ts';

/** The pond is left a note about what was taken; it is given back more than it lent, and then something of theirs is lent. */
export const BORROWED: EventPlot = { id: 'borrowed', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES_YOUNG)),
    refrain,
    pages: [
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'curious'), seen(G, 'hold', 'calm', 'jar')],
          things: ['jar'],
        },
        `${A.introduced} looked. Dots in the pond! "Ten, please." ${Gcap} had a jar.`,
        `The pond had dots in jelly. ${A.introduced} pointed. "Ten, please." ${Gcap} filled a jar.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'proud', 'letter')], things: ['letter', 'rock'] },
        `${a} left a note under a rock. "${refrain}" it said.`,
        `"${refrain}" went in a note. ${a} put it under a rock.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(B, 'look-up', 'curious'), seen(A, 'stand', 'happy')],
          things: ['jar'],
        },
        `"Is that jam?" said ${B.introduced}. "No!" said ${a}. "${refrain}"`,
        `"Jam!" said ${B.introduced}. "Not jam," said ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')], things: ['jar'] },
        `Ten tadpoles! Wiggle, wiggle, in the jar! ${a} and ${b} wiggled, too.`,
        `Wiggle, wiggle! Now they were tadpoles, with tails. ${a} and ${b} wiggled, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'surprised'), seen(A, 'cheer', 'happy')], things: ['bucket'] },
        `They got a big bucket. "Legs!" said ${b}. Two each! Then it was four!`,
        `Now they had a bucket. "I see legs!" said ${b}. First two, then four!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'calm')], things: ['bucket', 'rock'] },
        `${a} put in a rock. Somebody climbed up. Hop!`,
        `A rock went in the bucket. ${a} looked. Hop! Somebody was on it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hug', 'worried'), seen(A, 'stand', 'calm')], things: ['bucket'] },
        `No tails! Ten little frogs! "Can they stay?" said ${b}. "No. ${refrain}"`,
        `The tails went. They were frogs! "Keep them!" said ${b}. "No. ${refrain}"`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(G, 'hold', 'calm', 'bucket'), seen(A, 'walk', 'proud'), seen(B, 'walk', 'calm')],
          things: ['bucket', 'letter'],
        },
        `Back they went, ${g}, ${a}, ${b} and bucket. The note was still there.`,
        `${Gcap} had the bucket. Off to the pond! ${a} found the note.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'happy'), seen(B, 'wave', 'happy')], things: ['bucket'] },
        `${a} tipped it, so gently. Plop, plop! Nine! ${b} waved. Where was ten?`,
        `Plop! Plop! Nine frogs went in. "Bye!" said ${b}. ${a} looked for ten.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(B, 'point', 'happy')] },
        `Ten sat on ${A.names} foot! ${a} stood still. "${refrain}" said ${b}.`,
        `Ten sat on ${A.names} foot! "${refrain}" said ${a}. ${b} laughed.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, F, f } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'curious'), seen(G, 'hold', 'calm', 'jar'), seen(F, 'sit', 'calm')],
          things: ['jar', 'rock'],
        },
        `In March the pond was full of black dots, each in a lump of jelly. "May I have twelve?" said ${A.introduced}. ${Gcap} dipped in a jar. ${F.introduced} sat on a rock, and watched them go.`,
        `"Frogspawn!" said ${A.introduced}. It lay in the pond like a bowl of eyes. "We'll take twelve dots, and no more," said ${g}, with the jar. From a rock ${F.introduced} watched them do it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined', 'letter'), seen(F, 'sit', 'curious')],
          things: ['letter', 'rock'],
        },
        `You can't just take things and go. So ${a} wrote the pond a note. "Twelve dots," it said. "Back in June. ${refrain}" It went under the rock, and ${f} sat down on top.`,
        `"They're not ours," said ${a}, and wrote it down. The note said, "We have twelve of your dots. ${refrain}" ${a} put it under the rock, where ${f} could keep an eye on it.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(B, 'reach', 'curious'), seen(A, 'stand', 'worried')],
          things: ['jar', 'spoon'],
        },
        `The jar stood in the kitchen. ${B.introduced} came by with a spoon. "Is it jam?" said ${b}. "It's frogs," said ${a}. "They haven't started yet." ${b} put the spoon away.`,
        `${B.introduced} saw a new jar in the kitchen, and fetched a spoon. "Stop!" said ${a}. "Those are going to be frogs." ${b} looked at the dots. "When?" said ${b}. "Today?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'surprised')],
          things: ['bucket'],
        },
        `The dots grew long, and wriggled out of the jelly. They were tadpoles. They got a bucket of pond water, with weed in it. "Twelve," counted ${a}. "Or else six, twice," said ${b}.`,
        `One morning every dot had a tail. Out came twelve tadpoles, and the jelly was left. ${a} gave them a bucket, with weed to eat. "Do they ever hold still?" said ${b}, who was trying to count.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(B, 'hug', 'happy'), seen(A, 'point', 'calm')],
          things: ['bucket'],
        },
        `"I'm calling them all Kevin," said ${b}, "until I can tell which is which." "They're not ours to name," said ${a}. "${refrain}" "Good night, Kevin," said ${b}, twelve times.`,
        `You couldn't tell one from another. So ${b} called them all Kevin, to be fair. "Don't get too fond of them," said ${a}. "${refrain}" But at night ${a} said it as well. "Good night, Kevin."`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'point', 'excited'), seen(G, 'kneel', 'curious')],
          things: ['bucket', 'rock'],
        },
        `In May they got back legs. One morning a front leg came, elbow first, like an arm in a sleeve. "Now they'll want air," said ${g}. So ${a} put a rock in the bucket, to climb on.`,
        `First there were two back legs. Next, one morning, there was an elbow. "It's putting on its arms," said ${a}. ${Gcap} brought a rock for the bucket. Frogs must be able to climb out.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'think', 'worried'), seen(G, 'sit', 'calm'), seen(A, 'kneel', 'curious')],
          things: ['bucket'],
        },
        `Every day the tails were shorter. ${b} looked on the floor for them. "They don't fall off," said ${g}. "A tadpole lives on its tail till it can catch flies. It's a packed lunch." ${a} told the bucket to chew.`,
        `"Somebody's taking their tails!" said ${b}. "They use them up themselves, from the inside," said ${g}. "They can't eat while their mouths are changing." "So it's a packed lunch," said ${a}, over the bucket.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'sad'), seen(A, 'think', 'sad')], things: ['bucket'] },
        `Then it was June. There were twelve frogs on a rock, each as small as a bean. "Kevin likes it here," said ${b}. ${a} liked it, too. It took ${a} a long time to say it. "${refrain}"`,
        `And it was June. Twelve frogs sat in a bucket, and each would have fitted on a penny. "We could write a second note," said ${b}. ${a} thought of that. "No," said ${a}, at last. "${refrain}"`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(A, 'hold', 'proud', 'bucket'), seen(G, 'walk', 'calm'), seen(F, 'sit', 'calm')],
          things: ['bucket', 'letter'],
        },
        `So ${a} and ${g} carried them back to the same pond. The note had gone green. On it sat ${f}. "You lent us dots," ${a} told ${f}. "We've made you something out of them."`,
        `The note was still at the pond, rather green, and ${f} was still on it. ${Gcap} held ${A.names} arm, and ${a} held the bucket. "We said June," said ${a}. "They've got bigger."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'calm'), seen(B, 'wave', 'sad'), seen(G, 'kneel', 'calm')],
          things: ['bucket'],
        },
        `${a} tipped the bucket, with ${g} beside, and they counted them out. "Goodbye, Kevin," said ${b}, to each. Ten went plop. Eleven went plop. Then there was only a rock. "Twelve?" said ${a}.`,
        `Down by the edge ${g} and ${a} laid the bucket on its side. Out they hopped. ${b} waved to every single Kevin. "... nine, ten, eleven," said ${a}. The bucket was empty. Where was twelve?`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'point', 'happy'), seen(F, 'sit', 'calm')],
        },
        `Twelve was on ${A.names} foot. It sat there as one sits on a stone. "That's ours!" said ${b}. ${a} didn't move a toe, and looked at ${f}. "It's all right," said ${a}. "${refrain}"`,
        `"Don't move," said ${b}. Twelve sat on ${A.names} foot, and looked about. It seemed to like it. ${f} was watching. So ${a} stood still until tea. "You can have it," said ${a}. "${refrain}"`,
      ),
    ],
  };
}
