import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: the kite, or the friend below it who never looks where the nettles are. */
export function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { refrain, isOlds, first } = partsOf(going);
  const mouth = A.being?.isa === 'bird' ? 'beak' : 'mouth';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'walk', 'curious')] },
        `If you wanted to know anything about the ground, you asked ${A.introduced}. ${a} knew where the ants had their road, and where the nettles came up. Behind the shed there was a stone with a face, and only ${a} had ever said hello to it. ${a} looked down, always, and had never once tripped. But ${a} ${isOlds}, and with wings like that, people noticed.`,
        `There was not a step in the garden that ${A.introduced} could not have drawn for you. It had the ants' road on it, and the stone with a face, and every nettle. That is what comes of always looking down. It's a good way to get about, and you tread on nobody. But ${a} ${isOlds}, and there were wings all round to see it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['button'] },
        `In the evenings the others went up and round the chimney, for no reason at all, as you sing. "Flap harder!" they called down. ${a} ran and flapped as hard as anybody, and looked to see if it was working. It was not. Bump. "${refrain}" said ${a}, from the clover. It was a green button. There was always something. Without that, it would have been hard to bear.`,
        `"There's nothing to it," said the others, who had gone up without being told how. "You just flap." ${a} flapped. ${a} felt both feet come off the grass, and had a quick look, to be certain. Bump. "${refrain}" said ${a}, after a bit, in a voice that was nearly the usual one. It was a green button, with thread in it still. ${a} kept it. ${a} kept all of them.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'look-up', 'happy', 'kite'), seen(A, 'stand', 'curious')],
          things: ['kite', 'bucket'],
        },
        `Next door, ${K.introduced} had spent three weeks making a kite. It was red, and had five bows in its tail, and ${k} never took an eye off it. Clang! "Who put a bucket there?" said ${k}, with one foot in it. "It's been there since Tuesday," said ${a}. "You walked into it on Tuesday. On Wednesday it was the gate." "You notice everything," said ${k}. "Only the low things," said ${a}.`,
        `Clang! It was a bucket, and in the bucket was one foot of ${K.introduced}. The rest of ${k} was still looking up. It had taken three weeks to make that kite. It had five bows, and was the reddest thing in the sky. "That wasn't there before," said ${k}. "You met it on Tuesday," said ${a}, "and on Wednesday you met the gate." "I was busy," said ${k}, and pointed upwards.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'jump', 'determined'), seen(K, 'stand', 'curious')],
          things: ['log', 'spoon'],
        },
        `So they made a bargain. ${a} would see to ${K.names} feet, and ${k} would see to the flying. "Begin with the log," said ${k}. "Jump, and flap, and don't think." ${a} jumped, and flapped, and did not think. But you have to see where you are going to land. It was there. Bump. "${refrain}" said ${a}, and passed up a spoon. "That's our spoon," said ${k}. "We've been looking for it for a year."`,
        `"Let's put it like this," said ${k}. "You tell me when there's a bucket. And I'll stand here, and work out why you don't stay up." It seemed fair. ${a} climbed the log, and jumped, and had just one look at the grass on the way. The grass came at once. Bump. "${refrain}" said ${a}. It was a spoon, and by the letters on it, it was ${K.names}. "Now that was worth a bump," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(K, 'cheer', 'happy')] },
        `They tried the hill, and the hill was better. The wind got in under both wings and felt about, and lifted. "You're up!" shouted ${k}. "You're as high as my knee!" It was the loveliest thing that ${a} had ever been told, and ${a} looked down to see it. Bump. "${refrain}" said ${a}. There was half a peg. "Where's the other half?" said ${k}. "I haven't bumped into that yet," said ${a}.`,
        `On the hill there was a real wind, and it took hold. For as long as it takes to say so, the grass had ${A.names} shadow on it, and ${a} wasn't there. "Knee high!" yelled ${k}, running beside, with a cardigan caught on a bush. "Is it truly?" said ${a}, and had to see. Bump. "${refrain}" said ${a}. It was a peg, or half of one. They looked for the other half, and never found it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hide', 'surprised'), seen(K, 'stand', 'surprised')] },
        `"I've got it," said ${k}. "You look down, and down you come. Every time. So don't look!" ${a} shut both eyes and ran. There was a flap, and another, and ten more. Nothing bumped. ${a} was just going to laugh, when the whole world went wet and white. "${refrain}" said ${a}, in the dark. It was next door's sheets. ${k} had to sit down on the grass. "Well, you stayed up," said ${k}.`,
        `"It's the looking," said ${k}, who had thought about it all through supper. "You look down, and you come down. So shut your eyes." It went like a dream. ${a} did twelve whole flaps. Then something cold took ${a} in both arms, and folded up. "${refrain}" said ${a}, from a long way in. They were sheets, on a line. "You looked at nothing," said ${k}, undoing a peg, "and that's no good either."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'point', 'worried'), seen(A, 'look-up', 'surprised')],
          things: ['kite', 'bucket'],
        },
        `Saturday was all wind. ${k} had the kite up higher than ever, and was walking backwards to see it better. "Bucket," said ${a}. "What?" said ${k}. Clang! And the cord, which had been round ${K.names} finger, was not round anything. "No!" cried ${k}. "Three weeks! Quick, ${a}! Don't take your eyes off it, or we'll never see it again!"`,
        `It blew so hard on Saturday that the kite pulled like a dog. ${k} leaned back, and took one step, and another. "There's a bucket," said ${a}, "just behind..." Clang! A finger opened. It was only for a moment, and the cord was gone through it. "Watch it!" cried ${k}. "Watch where it goes! If we lose sight of it, it's lost!"`,
      ),
      page(
        { setting: 'sky', camera: 'wide', actors: [seen(A, 'float', 'determined')], things: ['kite'] },
        `${a} ran, and watched the kite. It went left, and ${a} went left. It climbed, and there were five bows, and one of them was coming undone. ${a} flapped to see it better. At some point there should have been the hedge. ${a} thought of that quite calmly, with both eyes on the bows. And it should have been louder. When you run, there are feet.`,
        `For once ${a} did not see one inch of the ground. There was only the kite, with a tail of five bows, small and red. It slipped off to the left, and ${a} leaned that way. It rose, and ${a} beat hard, and rose a bit as well. The noise of running had stopped some time ago. It came to ${a} slowly, like a thing somebody had said in another room. That had been the hedge, down there.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'float', 'excited')], things: ['kite'] },
        `"You're flying!" called ${k}, from far below. ${a} did not look. The end of the cord was jumping about in front. ${a} looked at that, and shut a ${mouth} on it. So this was what they did it for. It was like being sung.${first} ${a} and the kite went over the orchard together. "Higher!" shouted ${k}, running underneath. "I can still see you! Higher!"`,
        `There was a shout, thin as a thread. "You're up! ${a}, you're really up!" ${a} would have given a whole drawer of buttons for one look. But the cord was right there, and ${a} went for the cord, and had it, tight in the ${mouth}.${first} Everything was wind and red. Somewhere under it all ran ${k}, laughing. "Go on!" cried ${k}. "I'm right below you! I'm looking at you all the time!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'float', 'worried')], things: ['kite'] },
        `${k} was looking up all the time. The voice came from beside the pear tree now. ${a} knew it without a glance. After the pear tree there were seven steps of grass, and then the ditch. It was full of nettles to the top. Five steps. To call out, you have to open your ${mouth}. There were three weeks on the end of that cord. Four steps. ${a} let go of it. "Stop!" roared ${a}. "Nettles!"`,
        `All the time, thought ${a}. The voice had just come by the pear tree. There isn't much about a pear tree that you can tell by ear, unless you have fallen off it. Seven steps on was the nettle ditch, as deep as ${k} was tall. ${a} could hear ${K.names} feet, running, and not one of them looking. It could be shouted, or the cord could be held. It could not be both. ${a} opened wide. "Stop, ${k}! The nettles!" And the cord was gone.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(K, 'stand', 'surprised')] },
        `One of ${K.names} shoes was over the edge already. ${a} looked at the place beside it, and came down there, without a bump. Over the hill went a red speck, and then it was only sky. "I had it," said ${a}. "I had it in my ${mouth}." ${k} looked at the nettles for some time. "You never looked down," said ${k}. "How did you know where I was?" "I know where everything is," said ${a}. "I've landed on most of it."`,
        `${k} stopped with one foot in the air and nettles under it. Then ${a} was there, quite softly, just where ${a} had been looking. They both turned to see the kite. It was as small as a ladybird, and then it wasn't. "Three weeks," said ${a}. "I'm sorry." "It would have been my legs," said ${k}, "and my arms, and my nose. How did you see?" "I didn't," said ${a}. "I've been learning the ground for years. I didn't know what for."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'kneel', 'excited'), seen(A, 'float', 'happy')], things: ['kite'] },
        `In the morning they went over the hill, one above and one below. ${a} looked at the far trees, and so got there. And ${k} walked with eyes on the grass, like somebody reading. "${refrain}" said ${k}. It was a red bow. There was another by the stile, and then three more. They led to a hedge with a kite in it. "You looked down," said ${a}. "You looked up," said ${k}. On the way home ${k} said good morning to the bucket.`,
        `They searched on Sunday. From the air it was no use; everything red was a roof. It was ${k} who went along the hedges, bent over, step by step, like somebody who has been taught. "${refrain}" said ${k}. It was a bow, and it was red. They followed five of them, like crumbs, to a field with a kite lying in it. Then ${a} took the cord up past the chimney, looking at nothing but the sky. "Bucket!" called ${a}. "I know," said ${k}, and walked round it.`,
      ),
    ],
  };
}
