import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: whoever waits until all the words are ready may wait for years, as the quiet cook does. */
export function old(going: Going): Told {
  const { chance } = going;
  const { refrain, A, a, B, b, Bcap, T, t, N, n, school, came, words } = partsOf(going, 'old');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'school-gate', camera: 'wide', actors: [seen(A, 'stand', 'shy')] },
        `${came} ${words} In the old place ${a} had been known for talking. ${a} could do all the voices of a story, and once made a whole bus laugh. "I must have packed the wrong words," thought ${a}. It was like having a pocket full of coins. "We don't take those," says every shop.`,
        `${came} ${words} And ${a} had brought so many words! There were some for eleven kinds of rain, and jokes that took a week. On Monday, at the gate of the new ${school}, nobody wanted one of them. "It isn't that I've nothing to say," thought ${a}. "It only comes out as noise."`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'wave', 'happy'), seen(A, 'stand', 'curious')] },
        `One starts by watching. In the doorway stood ${T.introduced}. To each child who came in she said the same few sounds, and smiled. "${refrain}" Thirty times she said it, and nobody was left out. "So that's it," thought ${a}. There's only one thing that people say to everyone, at a door, with a smile. By the time it was ${A.names} turn, ${a} knew how to say hello.`,
        `${a} was no fool, and looked for a pattern. ${T.introduced} was in the doorway. Whoever went by her got a nod, and three or four sounds, and they were always the same. "${refrain}" she said to the big ones, and the small ones, and the one with the cold. "Good morning," thought ${a}. "It can't be anything else."`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(B, 'stand', 'surprised')] },
        `"${refrain}" said ${a} to ${B.introduced}, who was in the next chair. It came out perfectly. ${Bcap} looked at the floor. It was quite a flat floor. "Er, thanks," said ${b}. "Which step?" ${a} said it to the girl with the plaits, and she looked at her shoes. ${a} said it to the fish. "What polite people," thought ${a}. "They all bow."`,
        `It sat in the mouth like a new sweet. "${refrain}" said ${a}, to ${B.introduced}, with the very same smile. ${Bcap} looked left, and right, and then down between both feet. Everyone did it. "What step?" said ${b}. One said good morning to them, and they stared at the floor. It must be how they were brought up. ${a} began to look at the floor as well, so as not to be rude.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(N, 'stand', 'shy'), seen(A, 'wave', 'happy')] },
        `In the kitchen there was ${N.introduced}, who cooked. She had come from somewhere else again, a year before, and nobody had ever heard her speak. She pointed with the spoon. "${refrain}" said ${a}. ${n} stood still, and felt about with one foot. Then she gave ${a} two dumplings. They understood each other perfectly. Neither had understood a word.`,
        `The soup was brought by ${N.introduced}. "She's the quiet cook," said ${b}, and laid a finger on both lips, to explain. She was from far off, further even than ${a}, and she had been there for a year without a word. ${a} said it to her, too: "${refrain}" And ${n} gripped the pan and looked down. But she came back later with a dumpling.`,
      ),
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'point', 'calm')] },
        `On Wednesday two of the big ones had found it out. They said it to each other across the playground. "Oh no! Help!" they cried, and stumbled over nothing, and fell down laughing. They didn't mean it badly. ${Bcap} saw ${A.names} face. ${b} took ${a} by the sleeve, led the way to the door, and pointed. There was a step. "That," said ${b}. "Not hello. That!" And ${b} nearly fell down it. And then ${a} knew what had been said to the fish.`,
        `It was ${b} who explained it. ${b} did it with a whole play, out in the playground, on Wednesday. There was somebody with a nose in the air, and there was a step. There was a crash. "That is what it's for," said ${b}, quite out of breath, and pointed at the door. "Step. Foot. Bang." Behind them two big ones were laughing till they held each other up. It wasn't unkind. But ${A.names} ears grew so hot that one could have dried socks on them.`,
      ),
      page(
        { setting: 'classroom', camera: 'close', actors: [seen(A, 'sit', 'determined')], things: ['notebook'] },
        `So there would be no more of that. ${a} would say nothing at all until it was all ready: every word, and in the right order. ${a} got a notebook and wrote them down. It was nine by the evening. At nine words a day it would take some years. "But then they won't laugh," thought ${a}. "Are you cross?" said ${b}, and made a face with two rulers. "Is it me?" ${a} looked out of the window.`,
        `${a} drew a line under it. From now on it would be silence. After that there'd be whole sentences, with no mistakes in them. ${a} began a notebook. It had the word for soup, and for door. It had the word for step, underlined. "Do you want to play?" said ${b}, and waited. "Play? You? Me?" It was surprising how easy it was not to answer. "I'll wait, then," said ${b}.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [seen(N, 'sit', 'sad'), seen(A, 'stand', 'surprised')],
          things: ['notebook', 'soup'],
        },
        `On Thursday ${a} took a bowl back to the kitchen. ${n} was sitting there, with a notebook. It was thick, and grey at the edges. All of it was words, in two rows, page after page, and she was moving her lips. She saw ${a}, and shut it. She put a finger on her mouth, and shrugged. "A year," thought ${a}. "She's got every one of them by now. And she still isn't ready."`,
        `There was one bowl of soup too many on Thursday, and ${a} carried it back. ${n} had her own notebook on the table. She turned it round, quite shyly, to show it. There must have been a thousand words in it, in the neatest hand. ${a} pointed at one, and then at her mouth: say it. "Mm-mm," said ${n}, and shook her head. Not before they were all there. ${a} felt cold.`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [seen(B, 'walk', 'happy', 'paint'), seen(A, 'stand', 'worried')],
          things: ['paint'],
        },
        `On Friday they were to paint outside. ${b} came to the door with all the pots at once, stacked up to the chin. "Coming through!" called ${b}, and came backwards, to push it open. ${a} was standing by. It all went very slowly. There was the heel, and there was the edge. "Don't say it," thought ${a}. "Not that." It was the one thing that ${a} would never say again. The big ones were there too, and had ears.`,
        `It was paint on Friday, out in the yard. Out came ${b}, back first, with every pot of paint that the ${school} owned. "I've got them all!" called ${b}. "Don't anybody help!" And ${a} stood there, with both lips shut. "Not in front of everyone," thought ${a}. "They'll say it all week long." One could also just look away. ${Bcap} took one more step towards the step.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'determined'), seen(B, 'stand', 'surprised')], things: ['paint'] },
        `"${refrain}" shouted ${a}. It could be heard as far as the church. ${b} stopped, with a heel in the air. The pots leaned out, and thought about it, and leaned back. "Oh!" said ${b}. Nobody was laughing. Thirty people looked down at one foot, and this time there was a step under it. "It's the best word anybody has said all week," said ${t}.`,
        `It was out before it was decided. "${refrain}" And it had the smile in it, too, since that was how ${a} had learned it. ${b} froze. One pot of green slid to the very edge, and stayed. There was no sound, and then there was a great deal. The two big ones clapped the loudest. "That was said well," said ${t}, who knew about such things.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'shout', 'curious'), seen(A, 'cover', 'happy')] },
        `"Now me," said ${b}, when the paint was on the ground. ${b} waved, and pointed at ${a}, and cupped an ear. So ${a} said it: hello, the real one, the warm one from home. ${Bcap} took a breath and said it back, out loud, before the whole yard. A piece of it had dropped off. It meant goat. "Goat!" said ${b}, beaming. "Goat!" And ${a} laughed, for the first time in that town.`,
        `Then ${b} wanted to be paid in words. It was done with hands: one of yours for one of ours. ${a} gave the first that came, which was hello. It isn't easy. It has a bend in it. ${b} went into the bend much too fast, and came out with the word for goat. "Goat!" said ${b}, to everybody, and waved. One could see that ${b} didn't mind in the least. "So that's how it is done," thought ${a}. "One just says it."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(N, 'stand', 'surprised')],
          things: ['notebook'],
        },
        `${a} went straight to the kitchen and put the notebook on the table. Then ${a} said all nine of them to ${n}, in no order, and two were wrong. "Soup door step please Thursday," said ${a}, "thank you." ${n} looked at ${a}, and her mouth moved. It was like watching somebody on a high board. Then she opened it. "Dum-pling," said ${n}. It was one of a thousand. It was a start.`,
        `There was somebody else who ought to hear it. ${a} went to the kitchen with no notebook, and talked. It was dreadful. It had no grammar in it, and half of it was arms. But ${n} followed each word with her eyes, and at the end she laughed until the ladle rang. She wiped her face. Then, a little hoarse, for it hadn't been used for a year, she said, "Again, please."`,
      ),
      page(
        {
          setting: 'school-gate',
          camera: 'wide',
          actors: [
            seen(A, 'cheer', 'happy'),
            seen(B, 'wave', 'happy'),
            seen(N, 'wave', 'shy'),
            seen(T, 'wave', 'happy'),
          ],
        },
        `On Monday morning they stood in the doorway, all of them, and had practised. "Goat!" said ${t}, with a smile. "Goat!" said ${b} and the big ones. ${a} might have put it right, and thought better of it. Behind them came ${n}, in her apron, and she was saying something. She had chosen it out of a thousand, and it was for ${a}. "${refrain}" said ${n}. And ${a} looked down, politely, at the flat ground.`,
        `It's still like that there. If you come to that door, ${t} will smile, and ${b} will wave. "Goat!" they'll say to you. ${a} has most of the words by now, and gets some of them wrong on purpose. And whoever goes by the kitchen is told to mind something by ${n}, in a loud clear voice. "${refrain}" she says. There's no step in the kitchen. It means hello.`,
      ),
    ],
  };
}
