import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for eight years and more: each would sooner give up what they are than fight, and the rules are read again. */
export function old(going: Going): Told {
  const { chance } = going;
  const { refrain, A, a, D, d, C, c } = partsOf(going);
  const KIND = A.kind.toUpperCase();
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'cave',
          camera: 'wide',
          actors: [seen(A, 'sit', 'happy'), seen(D, 'sit', 'happy'), seen(C, 'sit', 'happy')],
          things: ['bread'],
        },
        `There are two ways to make toast. One is with a fire, and it is always black on one side. The other way is ${D.introduced}. You want a long breath for it, from well down, and not too hot. ${A.introduced} held the fork. They had done it every evening for six years, and had never had a cross word. ${C.introduced} saw to the butter. "Best toast in the kingdom," said ${a}. "Best fork," said ${d}.`,
        `If you had passed the cave of an evening, you would have smelled toast, and thought no more about it. Inside sat ${A.introduced}, with a fork a yard long. Opposite sat ${D.introduced}, breathing out. They had met in the rain, six years ago, and neither had brought anything to fight with but lunch. ${C.introduced} came for the butter, and stayed for the talk. They were best friends. It had simply never come up that they shouldn't be.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(D, 'sit', 'determined'), seen(C, 'sit', 'curious')],
          things: ['bread', 'notebook'],
        },
        `However they sliced it, there was one piece left. For that they fought. They sat with their noses almost touching, and looked each other in the eye. The first to laugh had lost. It could take an hour. ${c} was the judge, and wrote it up in a notebook. The score stood at four hundred and eleven each. "You snorted." "I breathed." "In this cave," said ${c}, "it's hard to tell."`,
        `The last piece was never shared. That was the point of it. It lay on its plate, getting cold, and across it they looked at each other, nose to nose. Nobody might speak. Nobody might laugh. ${c} had the notebook, and the final say. "Four hundred and eleven all," said ${c}. They were so well matched that they sometimes had to have it for breakfast.`,
      ),
      page(
        {
          setting: 'castle',
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(D, 'stand', 'worried'), seen(C, 'point', 'surprised')],
          things: ['sign'],
        },
        `The new king had read that castles have fights. He had looked through his list, and found under K what he was after, and under D as well. By Monday there was a sign. GRAND FIGHT. ${KIND} AGAINST DRAGON. SATURDAY AT THREE. In smaller letters it said that it was the law. Whoever would not fight must hand in the key and leave. ${c} read it to them, right to the end. "${refrain}" said ${a}. It came out together with somebody else's.`,
        `Then there was a new king, who did things by the book. "It says that a castle with one of each must hold a fight," he said, "once in every reign." He was not a bad man. He'd had a sign painted. ${KIND} AGAINST DRAGON. SATURDAY. Under that was a line about those who refused. They had to be over the border by dark. ${c} copied it all into the notebook. "${refrain}" said ${d}, and ${a} had said it too.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(D, 'stand', 'worried'), seen(C, 'stand', 'worried')],
        },
        `They asked to see the king, and were shown where to stand. "We'd rather not," said ${a}. "It's that we're friends." There was hammering. They were putting in benches for six hundred. "It ends at FOUR," said the king kindly. "Do you like the chair? It turns." People had saved up for it. A girl who had never seen a dragon asked ${d} to write a name on her arm. It did not seem to be a thing that you could stop by saying so.`,
        `"I'll explain," said ${a}. The king listened with his head on one side. "Friends," he said. "How very awkward. But it's on the sign, you see." Behind him a man went past with a tray of small dragons, made of sugar. Six hundred seats had been sold. "You wouldn't have to do it hard," said the king. "Just until one of you gives way." ${c} wrote that down too, as ${c} wrote down everything.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(C, 'stand', 'curious')], things: ['jam'] },
        `By Thursday ${a} had spots. They were large and red, and there were pips in them. The doctor was sent for, and was sorry to be late. There had been another case, up at the cave, and it had taken a good deal of jam. "It isn't catching," said the doctor, licking the spoon. "But I dare say that you caught it from each other." ${c} was asked to wash them both.`,
        `On Thursday there was an illness about. ${c} found ${a} in bed with it, in bright red spots. ${c} went to break it to ${d}, and found ${d} under a blanket, with a great many more. They had both thought of the same jam. "Great minds," said the doctor, and asked for a slice of bread. "I can only find one thing wrong with you. You're too fond of each other. There's no cure that I'd care to give you."`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(C, 'stand', 'worried')] },
        `On Friday night ${a} walked up to the cave, to say what had been decided. It was empty. ${d} had walked down to the castle by the other path, to say the very same thing. So each of them sat and waited in a house that was all wrong. In the cave there was no fire. In the castle there was a ${D.kind} in a pantry, and no toast. ${c} ran up and down between them twice, and it was too dark to write.`,
        `That night they each had the same thought, which was to go before it was light. If only one of them stayed, there could be no fight. And neither wished it to be the other who went. So ${a} came up one path with a bag, and ${d} went down the other. They missed. ${c} met them both, an hour apart. "I mustn't say," said ${c}, who had promised each of them, and cried all the way home.`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(A, 'stand', 'determined'), seen(D, 'stand', 'determined')] },
        `On Saturday, at three, they stood on the grass, with six hundred people round them. "FIGHT!" cried the king, and the chair turned. ${a} took off the helmet, and laid it down, and on top of it the key of the castle. It had been six years' work to get that helmet. "I'd sooner not be a ${A.kind}," said ${a}. There was a clank on the other side. ${d} had put down a key, too, the one to the cave. "${refrain}" they said. It was so still that you could hear the sandwiches.`,
        `On Saturday there was no more to be done about it. The trumpet went. ${a} walked into the middle, and took off everything that shone, and made a neat heap. "That's the lot," said ${a}. "You can have it back. I'll be over the border by dark." It had taken a whole childhood of wanting to get that heap together. "Then so will I," said ${d}, and set a claw on the hill's one key, and slid it across. Six hundred people did not know where to look.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(C, 'shout', 'excited'), seen(A, 'stand', 'surprised'), seen(D, 'stand', 'surprised')],
          things: ['notebook', 'bread'],
        },
        `"Wait," said ${c}, and it was very loud, in all that quiet. There was the notebook. "It says that they must fight until one of them gives way. It doesn't say what with!" The king turned to the page. He turned it over. "It doesn't," he said. ${c} had gone down the steps with a sandwich. It was laid on the grass between them, butter side up. "Four hundred and eleven all," said ${c}. "Last piece."`,
        `The king was sad. But the book was the book. "Read it again," said ${c}, from the second row, "where it says what they have to do it with." He read it with his finger. He went back, and read it without. "It only says until one gives way," said the king. "Then they've had eight hundred fights," said ${c}, "and I've got them all written down." And ${c} went out there, before everyone, and put down a crust.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(D, 'sit', 'determined'), seen(C, 'sit', 'excited')],
        },
        `They sat, nose to nose. They looked. I don't know if you have ever had to not laugh in front of six hundred people. A wasp walked along ${A.names} cheek and went into the ear, and came out of it again. Nobody chewed. The sun went behind a flag. At half past four a vein stood out on ${D.names} forehead. The king had bitten through his sleeve. They had all come to see somebody hurt, and had quite forgotten it.`,
        `You would not think that you could hear a look. Twenty minutes went by, and then forty. ${A.names} left eye watered. A corner of ${D.names} mouth went up like a blind, and was got down by force. "Oh, don't," said a lady in the third row, to nobody. People had hold of strangers. The king was off his chair and on his knees in the grass. "I had no idea," he breathed, "that it would be as fierce as this."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'happy'), seen(D, 'cheer', 'happy'), seen(C, 'cheer', 'happy')] },
        `It was a ring that did it. It got out on its own, from the left side of ${D.names} nose. It wobbled over the sandwich, and settled upon ${A.names} head at an angle. ${a} did not laugh. ${a} merely said, "Mf." ${d} said, "Hm." And then they were on their backs, all legs, and the benches had gone over like corn. "Who was it?" cried the king, wiping his eyes. "Who gave way?" ${c} looked at the notebook for a long time. "I couldn't say," said ${c}. "You'll have to have it again."`,
        `Somebody's sandwich fell off a knee, and went plap. That was all. ${d} made a noise like a kettle that's had bad news. ${a} went purple, and then they both went, at the one moment. They hung round each other's necks and wept. Six hundred people wept too. "A draw!" roared the king. "By law, a draw is not a fight. They must meet again! Next Saturday! Give them their things." It was ${c} who carried them across.`,
      ),
      page(
        {
          setting: 'cave',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'determined'), seen(D, 'sit', 'determined'), seen(C, 'hold', 'happy')],
          things: ['bread'],
        },
        `It has been a draw each week for two years. The king says that he's never known such luck. They come from other kingdoms, and there is toast. But the true fights are still up in the cave, at night, with nobody there. One piece is left. They look at each other across it, like two mountains. They are wonderfully matched. It can go on until the moon has set. There is only one way to settle it, and ${c} has learned to chew without a sound.`,
        `So that's the law now, in those parts, and it has been a draw sixty-two times. Other kings have sent to ask how it's done. At night, when the benches are empty, there are three of them in the cave, and a plate. "Four hundred and twelve," says ${a}, "to whoever it is." They lean in. They look. Nobody laughs, and nobody blinks. Nobody notices a hand. "I'll put it down as a draw," says ${c}, with some difficulty.`,
      ),
    ],
  };
}
