import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './snowball-old.ts';

/** It is bedtime until spring, and the winter is never seen; so the child keeps some. */
export const SNOWBALL: EventPlot = { id: 'snowball', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, S, s, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(S, 'sit', 'calm'), seen(C, 'stand', 'happy')],
          things: ['leaf'],
        },
        `The leaves are down. Here is ${S.introduced}. Bedtime, for the whole winter!`,
        `Brrr! Here is ${S.introduced}. The bed is a heap of leaves. Bedtime, until spring!`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'worried'), seen(C, 'stand', 'calm')] },
        `"Soon there is snow," says ${c}. Snow? ${s} never saw snow! "${refrain}"`,
        `"What is snow?" says ${s}. "It comes when you sleep," says ${c}. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'jump', 'determined')] },
        `${s} hops up and down. Hop, hop... yawn. "${refrain}"`,
        `${s} hops on one leg. Hop, hop. Then comes a big yawn. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'surprised')] },
        `${s} puts a nose in cold water. Brrr! Yawn. "${refrain}"`,
        `Splash! A wet nose. Now ${s} is awake. Yaaawn. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'walk', 'sleepy'), seen(C, 'walk', 'worried')], things: ['tree'] },
        `Round and round a tree goes ${s}. Bonk! Two eyes are shut. "I am..." Yawn.`,
        `${s} walks, with both eyes shut. Bonk! It was a tree. "Not..." Yawn.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'sad'), seen(C, 'stand', 'sad')] },
        `"I will never see snow," says ${s}. Plop, goes a tear.`,
        `Plop. A tear. "It snows, and I am asleep!"`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'hug', 'happy'), seen(S, 'sit', 'sleepy')] },
        `"I will keep some for you," says ${c}. "Some snow?" "Some snow. Now sleep."`,
        `${c} has a thought. "Go to sleep. I will keep some snow for you."`,
      ),
      page(
        {
          weather: 'snow',
          camera: 'wide',
          actors: [seen(S, 'sleep', 'sleepy'), seen(C, 'reach', 'happy')],
          things: ['snowball'],
        },
        `${s} is asleep. Down comes the snow. ${c} makes a snowball. It goes in the freezer.`,
        `Hush, ${s} sleeps. It snows and snows. One snowball goes into the freezer. ${c} waits.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'close',
          actors: [seen(S, 'stand', 'surprised'), seen(C, 'hold', 'happy', 'snowball')],
          things: ['snowball'],
        },
        `Now it is spring. A nose looks out. "Is it over?" "Not quite," says ${c}. Snow!`,
        `Spring! Who comes out? ${s}! And ${c} has a snowball. So white! So cold!`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(C, 'stand', 'sleepy'), seen(S, 'stand', 'happy')] },
        `Now it is bedtime for ${c}. "I will miss the moon." "I will keep some," says ${s}. Good night.`,
        `It gets dark. Bedtime for ${c}! "I will keep some stars," says ${s}. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, g, Gcap, chance } = going;
  const { refrain, S, s, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'forest',
          camera: 'wide',
          actors: [seen(S, 'sit', 'calm'), seen(C, 'stand', 'happy'), seen(G, 'stand', 'calm')],
          things: ['leaf'],
        },
        `The bed was made. It was a whole heap of leaves, under the roots of the oak. It belonged to ${S.introduced}. It was bedtime, and it would be bedtime until spring. ${c} and ${g} had come to tuck in the ends.`,
        `When the last leaf is down, it is bedtime in the wood. ${S.introduced} would not get up again until spring. "Sleep well," said ${c}, who had come with ${g}. It's a lot of sleep to wish anybody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'stand', 'worried'), seen(C, 'stand', 'calm')] },
        `"What happens, when I'm asleep?" asked ${s}. "Not much," said ${c}. "Only the winter. And the snow." ${s} sat straight up. "The what?" So ${c} told about snow. "And I've missed it EVERY time?" said ${s}. "${refrain}"`,
        `"See you in the spring," said ${c}. "I'll tell you all about the snow." "What's snow?" said ${s}. ${c} tried to say. It was like rain that had changed its mind. "I want to see that," said ${s}, and got out of bed. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'jump', 'determined'), seen(C, 'stand', 'curious')] },
        `${s} did jumps, to keep awake. It was a hundred jumps, and in between them were yawns. At the ninetieth there was more yawn than jump. "${refrain}" said ${s}, lying on the ground.`,
        `First ${s} tried running on the spot. After a while only one foot ran. The other had gone to sleep. ${s} gave a yawn that brought down an acorn. "${refrain}" said ${s}, and looked about for the snow.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'surprised'), seen(C, 'stand', 'curious')] },
        `Then ${s} put a whole face in the stream. It was so cold that it hummed. "THAT'S better," said ${s}. "${refrain}" A drop ran down to the end of the nose. By the time it fell, both eyes were shut.`,
        `Then they tried singing. ${c} sang one line, and ${s} sang the next. It was a loud song about a goat. "${refrain}" said ${s}, in the third verse. In the fourth verse ${c} was the only one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'walk', 'sleepy'), seen(C, 'walk', 'worried')], things: ['tree'] },
        `"I'll walk about," said ${s}. "Nobody can sleep walking." Round the oak tree went ${s}, and round, and round. The fourth time, it was not round. Bonk. "${refrain}" said ${s} to the tree.`,
        `"I shall stand," said ${s}. "You can't fall asleep standing." ${s} leaned on a tree, just a little. The tree was very kind about it. Then there was a snore. "${refrain}" it said, in the middle.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'sad'), seen(C, 'sit', 'sad')] },
        `${s} sat down in the leaves, and a tear came. "It's every year," said ${s}. "There's a whole winter, and it's for everybody, and I'm not in it." ${c} could think of nothing to say. It was quite true.`,
        `"I can't do it," said ${s}. "It gets in at my eyes." And a tear came out, to make room. "You'll all be there. I'll hear about it, and I'll say, oh, how nice." ${c} put an arm round as much as there was.`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'think', 'excited'), seen(S, 'sit', 'sleepy')] },
        `"I could keep some for you," said ${c}. "You can't keep a winter," said ${s}. "Not all. A bit." ${s} looked to see if it was only kindness. "A bit of snow?" "Yes." "A REAL bit?" "Yes. Go to bed."`,
        `${c} felt in a pocket. There was a conker in it, from September. It was September still, in there. "You go to sleep," said ${c}, "and I'll keep you some. I don't know how. But I'll do it." "Promise?" said ${s}, with one eye.`,
      ),
      page(
        {
          weather: 'snow',
          camera: 'wide',
          actors: [seen(S, 'sleep', 'sleepy'), seen(C, 'stand', 'happy'), seen(G, 'stand', 'calm')],
        },
        `By the second leaf ${s} was asleep. ${Gcap} put on the rest. Then it was winter, and it did what it does. Down came the snow. ${c} went where nobody had stood, and took the very top.`,
        `It was a good bed. ${s} was asleep before they had tucked in both ends. Then the sky went yellow, and the snow came, up to the gate. ${c} went out before ${g} was up. There was all of it to choose from.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(C, 'hold', 'happy', 'snowball'), seen(G, 'stand', 'surprised')],
          things: ['snowball'],
        },
        `It made one snowball, round and clean. It went into the freezer, behind the peas. A label was stuck on. NOT FOR US, it said. ${G.He} looked for fish fingers all January, and never said a word.`,
        `"What's this?" said ${g}, who was looking for the peas. "It's a winter," said ${c}. It was round, and white, and as hard as a stone. It stayed in the freezer for sixty-one days. ${c} said good night to it each time.`,
      ),
      page(
        {
          setting: 'forest',
          weather: 'clear',
          camera: 'close',
          actors: [seen(S, 'stand', 'surprised'), seen(C, 'hold', 'excited', 'snowball')],
          things: ['snowball'],
        },
        `In spring a nose came out of the leaves. "Is it over?" said ${s}. "Nearly," said ${c}. "There's just this." ${s} held the snowball in both paws. It bit, and it shone, and it smelled of nothing. It got smaller. ${s} watched it to the very end. "So that's it," said ${s}. "It's beautiful."`,
        `There were primroses when ${s} looked out. "I've missed it," said ${s}. "You haven't," said ${c}, quite out of breath. "Quick! Hold out your paws." It was cold! It squeaked! They threw it, once, very gently. Then they watched the winter melt, the two of them, down to a drop. ${s} drank the drop.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(C, 'stand', 'sleepy'), seen(S, 'stand', 'happy'), seen(G, 'stand', 'calm')],
        },
        `"I miss the best part every evening," said ${c}. "What's in it?" asked ${s}. "I don't know. I'm in bed." In the morning a leaf lay on the sill, rolled up tight. KEPT FOR YOU, it said. Inside was a star of moss, with last night still on it.`,
        `"Bedtime," says ${g}, with the sun still on the wall. "But I'll miss it!" says ${c}. Down in the garden stands somebody with a big leaf. "${refrain}" says ${s}. "You go up. I'll keep you some." In the morning the leaf is on the step. It smells of night.`,
      ),
    ],
  };
}
