import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: to ask is to spoil somebody's finest hour; and a recipe is gone, which only the one who asked has heard. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, chance } = going;
  const { refrain, food, Food, none, bit, N, n, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'hold', 'calm', 'lunchbox'), seen(B, 'sit', 'calm')],
          things: ['lunchbox'],
        },
        `${Food} made ${A.introduced} ill. A ${bit} would do it, and there was no arguing with a ${bit}. So ${a} had a lunchbox, and a question. The question went everywhere. It went to parties, and up ladders, and to the seaside. "${refrain}" said ${a}, of everything. "You'd ask it of a brick," said ${B.introduced}. "Only if I was going to eat it," said ${a}.`,
        `There are people who say please, and people who say cheers. ${A.introduced} said, "${refrain}" It was because of ${food}, which made ${a} ill, down to the last ${bit}. It wasn't anybody's fault. It was just so, like having a left foot. ${a} asked it about four times a day, and more on Sundays. ${B.introduced} had begun to say it, too, by accident, in bed.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(N, 'wave', 'proud'), seen(A, 'look-up', 'curious'), seen(G, 'stand', 'happy')],
        },
        `Every June there was a party next door, and every June there was ${N.name}'s cake. It was her grandmother's. No one knew how it was made, and she would not tell. "This year I've left something out," she said, over the hedge, to ${a} and ${g}. "It has ${none} in it. I've been at it for three weeks. I want you to have the first slice."`,
        `${N.name} had a cake that she made once a year. It came from her grandmother, and the recipe lived in a tin, and nobody was shown it. ${a} had smelled it for years. "Wait until Saturday," she told ${g}, with her eyes very bright. "I've made one with ${none}. It took me four tries. The first slice is for ${a}."`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'sit', 'curious')] },
        `"Just for once," said ${a}, "I'm not going to ask." It was the asking that one got tired of. All the spoons stopped. Somebody had to go and look for the packet, and read it out, and everyone's tea got cold. "You'll ask," said ${b}. "She's told me already. I know what isn't in it." "You'll ask," said ${b}. ${a} did not answer that.`,
        `On the Saturday ${a} lay on the rug and practised. "Thank you," said ${a}. "How delicious." You could just say that, it seemed, and eat. Other people did. They put things in their mouths without a word, as you post a letter. "I shan't ask today," said ${a}. "I've decided." ${b} thought about it. "Bring the lunchbox, though," said ${b}.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(B, 'point', 'happy'), seen(A, 'hold', 'happy', 'apple'), seen(N, 'walk', 'happy')],
          things: ['apple'],
        },
        `It was a very long table. ${n} ran up and down it, in a hat. ${a} walked by the first nine plates with both lips shut. At the tenth was an apple. ${b} held it out. "${refrain}" said ${a}. It had got out by itself. ${b} turned it over, and looked underneath. "Apple," said ${b}. "With a bit more apple, towards the middle."`,
        `There were flags in the tree, and ${n} had on a hat with a bird. ${a} sat down by ${b}, and asked about nothing. It was like holding your breath. "Have an apple," said ${b}. "${refrain}" said ${a}, and went red. "It's apple," said ${b}, kindly, "as far as I can see. They may have put a pip in." So that was safe, and ${a} ate it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'hold', 'proud', 'cake'), seen(A, 'sit', 'shy')], things: ['cake'] },
        `Then everything went quiet, because the cake had come. It was gold on top. ${n} carried it all the way round, so that everyone could see. Then she put it down before ${a}. "It's got ${none} in it," she told them all, "and here's the one that I made it for." Sixty people looked at ${a}. They looked as you do at a baby who is about to walk.`,
        `At four she brought it out. It was so tall that the bird on her hat could see over it, and no further. "This year it's a cake for everybody," said ${n}. "It's got ${none} in it!" They clapped. She cut a slice, and it stood up by itself, and she set it down in front of ${a}. Then she folded her hands, and waited. So did the whole street.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'worried'), seen(N, 'stand', 'surprised', 'spoon')],
          things: ['cake', 'spoon'],
        },
        `It would have been the easiest thing in the world. You open your mouth. ${a} got as far as that, and what came out was a question. "${refrain}" Somebody sighed. "I told you," said ${n}, still smiling. "I know," said ${a}. "But what did you stir it with?" She held up the spoon, to show that it was only a spoon. And then she looked at the spoon.`,
        `${a} picked it up. It smelled of lemons and of every June there had been. One bite, and they would all be happy. "${refrain}" said ${a}, and put it down. There was a groan from by the hedge. "There's ${none}!" said ${n}. "What spoon was it?" said ${a}, very low. She still had it in her apron. She took it out, and her face changed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'walk', 'sad'), seen(A, 'sit', 'sad')], things: ['cake', 'lunchbox'] },
        `It had been in the other bowl, with the other cake, first. She hadn't thought of that. ${n} picked the cake up in both arms. She took it back over the grass, past all of them, and the kitchen door shut. The flags hung down. "It was only a cake," somebody said, to no one, and said it again. ${a} sat with the lunchbox, and didn't open it.`,
        `"I stirred the others with it," said ${n}. "I wiped it." She didn't say anything more. She lifted the plate, and carried it in, very straight, and the bird shook on her hat. There was no more clapping after that. Someone put on a coat. It had been the best day of her year, and ${a} had stopped it with one question. The lunchbox had a dent in it that ${a} had never looked at before.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'shy'), seen(N, 'sit', 'sad')] },
        `In the end ${a} knocked at the kitchen door. "I'm not sorry I asked," said ${a}. "But I'm sorry it was today." ${n} had her hat off. "I'd have given it to you with my own hand," she said. "Three weeks, and I never once thought of the spoon." They were quiet. "Nobody ever asks me anything," said ${n}. "They say how delicious. Well? Go on. Ask me all of it."`,
        `${a} found her at the kitchen table, without the bird. It was hard to know what to say. "I wanted not to ask," said ${a}. "I nearly didn't." "I know. I saw," said ${n}. "And I'd have stood there and smiled." She blew her nose. "It's my fault that you had to. I never tell anyone. Forty years of how delicious! Sit down. I've a clean spoon. You can ask what you like."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'hold', 'happy', 'bowl'), seen(A, 'point', 'curious')],
          things: ['bowl', 'spoon'],
        },
        `So they made it again, with a new bowl and a new spoon. "${refrain}" said ${a}, at each thing that went in. And she told. There was the peel of a lemon, and three pears. There was half a cup of cold tea, which was what no one had guessed. "And stir it forty times," said ${n}, "the wrong way round." The recipe lay by the window, brown as a leaf, in a very old hand.`,
        `They took a fresh bowl out of its paper. "${refrain}" asked ${a}, of this and of that, with no spoons stopping anywhere. There were pears in it, three of them. There was lemon peel, and there was tea, stone cold, half a cup. "That was Granny's secret," said ${n}. "And forty times round with the spoon, to the left." She had put the recipe on the sill, to see by.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'stand', 'happy'), seen(N, 'cover', 'surprised'), seen(A, 'run', 'surprised')],
        },
        `There was a crunch. In at the window, as far as the shoulders, stood ${C.introduced}, who never asked about anything. ${c} had the recipe. There was a corner of it left, and then there wasn't. "That was the only one," said ${n}. "She wrote it with her own pen. I always read it off. I don't know it! Nobody in the world knows what's in it now."`,
        `It was then that ${C.introduced} looked in, from the garden. ${c} did not want any cake. ${c} liked paper, and the older the better. Crunch. "No!" cried ${n}. They both ran, and ${c} swallowed. "Not that!" said ${n}. "I never learned it by heart. I only had to look. That's my grandmother gone, with the pears, and the, oh, what was it?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'sit', 'happy', 'pencil'), seen(N, 'sit', 'surprised')],
          things: ['pencil'],
        },
        `"The peel of one lemon," said ${a}. ${n} looked up. "Three pears. Cold tea, half a cup. Forty times, the wrong way round." It was all there, right to the end. It was quite easy to remember. You do, if you have really wanted to know. "Slower," said ${b}, who had come to see, and found a pencil. "Is that one pear or two?" "Three," said ${a} and ${n}, both at once.`,
        `"Tea," said ${a}. "Cold. It was half a cup." They stared at each other. "It's three pears, and a lemon's peel, and forty times to the left." "You've got it," said ${n}. "You've got all of it!" "I asked," said ${a}. ${b} was in the doorway by now, and took a pencil, and put it down on the wall. It was out of reach of anyone with four feet.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(N, 'stand', 'happy'), seen(A, 'sit', 'happy', 'cake'), seen(C, 'sit', 'calm')],
          things: ['cake'],
        },
        `They had it by the last of the sun, those who had stayed. It was still warm. "${refrain}" said a voice by the hedge, rather thickly. It all went quiet. And ${n} drew up a chair, and told them. She told it twice. ${a} had the first slice, and then the second. Beside the table lay ${c}. "${refrain}" said ${a}, and gave that round side a pat. "My grandmother," said ${n}.`,
        `The sun was nearly down when they brought it out. ${a} ate the first slice, and nobody clapped, because they had their mouths full. "${refrain}" somebody called, from the far end. Then they all wanted to know. ${n} sat down among them, and told it from the pears onward, like a story. ${c} lay under the tree, and hiccuped. "And what's in that one?" asked ${a}. "Forty years," said ${n}, "and a lot of pears."`,
      ),
    ],
  };
}
