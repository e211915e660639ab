import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: two sisters have argued about the hole for fifty years, and somebody finds what belongs in it. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, puzzle, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          weather: 'rain',
          camera: 'medium',
          actors: [seen(N, 'hold', 'calm', 'box'), seen(A, 'stand', 'curious'), seen(B, 'stand', 'curious')],
          things: ['box'],
        },
        `It had rained for three days when ${N.introduced} came round from next door, with a box. "It's a ${puzzle}," she said. "There's one piece gone, and there always was." ${A.introduced} said that one piece in five hundred was nothing. ${B.introduced} was already untying the string. "Well," said ${n}, "tell me that again on Sunday."`,
        `${N.introduced} from next door had a cure for rain. It was in a box with string round it, and it was a ${puzzle} of five hundred pieces. "That is, four hundred and ninety-nine," she said. "We never did have the other." "We shan't miss it," said ${A.introduced}. ${B.introduced} had turned the box upside down. "You will," said ${n}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy'), seen(G, 'walk', 'calm', 'cup')],
          things: ['puzzle', 'chair', 'cup'],
        },
        `She had lent them a pane of glass to do it on, laid across two chairs. You could carry it like that, she said. A king came up out of the heap, and a cook, and a goat in a ribbon. It was a whole fair. "Nobody's looking at the fair, though," said ${g}, going by with a cup. "They're all looking at the same thing."`,
        `They did it on a pane of glass between two chairs, which was ${n}'s way. Then it can be moved when people want to sit. First there was a king, and then a goat, and then a cook with a spoon. By Friday there were thirty-one of them. ${Gcap} stopped, with a cup. "How they stare!" said ${g}. It was true. Not one looked anywhere else.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'surprised'), seen(B, 'hold', 'curious', 'box')],
          things: ['puzzle', 'box'],
        },
        `On Saturday ${a} put in the last piece that there was. And in the very middle, where all those eyes went, was a hole. "${refrain}" said ${a}. They turned to the lid of the box. Somebody had stuck a price on it, just there. They peeled it off with a spoon, and the picture came off too.`,
        `The last piece went in on Saturday, and it was the last but one. There was a hole, as big as a thumb. Thirty-one people and a goat had their eyes on it. "${refrain}" said ${b}, and fetched the box. On the lid, in that one place, was a price. It was old, and so was the glue. When it came away, there was bare card beneath.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'point', 'determined'), seen(A, 'sit', 'curious')], things: ['puzzle'] },
        `"Ah," said ${n}, when she came to see. "Now you've got it as well. It's a lion. Anybody can see that, except my sister Ginny. She says it's a cake." They had done it together each winter when they were small. Now Ginny lived three hundred miles off, and rang up on Sundays. "And we always come to it in the end," said ${n}. "She's wrong, of course."`,
        `${n} stood and looked at it with her head on one side. "My sister and I shared a room with that," she said. "It's a lion, out of its cage. Ginny would have it that it's a cake. She rings me on Sundays, from the other end of the country. We do the weather, and then we do that." She sniffed. "A cake! For fifty years!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'think', 'curious', 'notebook'), seen(B, 'stand', 'determined')],
          things: ['notebook', 'puzzle'],
        },
        `It should be possible to work it out. ${a} took a notebook, and went from face to face. The king was afraid. The cook was proud. The goat was hungry, and the baby was holding out both arms. "A lion does for the king," said ${b}, "but not for the baby." "And a cake does for the goat," said ${a}. "Who'd be afraid of a cake?"`,
        `"We'll find out who's right," said ${a}, and got a notebook. It had a line for every face. Eleven of them were frightened. Nine were pleased, and six looked hungry, with the goat. Four were surprised. The baby was laughing at it, as you laugh at somebody you know. ${b} added it up. "It isn't a lion," said ${b}, "and it isn't a cake."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'hide', 'happy'), seen(A, 'cheer', 'surprised')],
          things: ['puzzle', 'chair'],
        },
        `The pencil rolled off, and ${b} went under the glass to get it. ${a} looked down. There was an eye in the hole. It was quite round, and it blinked. The king was afraid of it, and the goat was hungry, and the baby wanted to be picked up. "${refrain}" said ${a}, when speaking was possible. "At you! It's you they can't believe!"`,
        `Then the pencil fell, and ${b} crawled in beneath the two chairs. It had gone a long way. "Is it there?" said ${a}, and looked, and couldn't say another word. In the middle of the fair was the tip of a nose. Eleven people were terrified of it, and a goat would have liked some. "${refrain}" said the nose. ${a} had to lie down.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'surprised', 'box'), seen(B, 'stand', 'surprised')],
          things: ['box'],
        },
        `After that nobody missed the piece. That is just when you find a thing. There was paper in the bottom of the box, with flowers on, and one corner was loose. ${a} pulled it straight. Under it lay something flat, with its grey side up. It had one round arm, and a small waist. There wasn't any doubt. Neither of them breathed. "Turn it over," said ${b}.`,
        `Now they had no more need of the piece, and so, naturally, it turned up. ${a} was putting the box away, and something in it slid. It was under the paper that lined it. It must have slipped in at the torn corner, fifty winters ago. There it lay, with its back to them, grey and plain and exactly the right shape. "Quick," said ${b}. "Turn it round!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'curious')] },
        `It would have taken one finger. ${a} had wanted to know since Saturday, and that felt like a very long time. But ${n} had wanted to for fifty years. "She ought to be the first," said ${a}. It came out rather slowly. "Look after it. Don't turn it." And ${a} went to find both boots. It took two minutes to find the left one.`,
        `${a}'s hand was halfway there. You wouldn't have to tell. You could look, and put it back on its face, and carry it over. But then somebody would have known before them, after all those Sundays. "No," said ${a}. It was like shutting a book on the last page but one. "You hold it. I'll get my boots." They weren't where they should have been.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(N, 'hold', 'surprised', 'telephone'), seen(A, 'stand', 'calm'), seen(B, 'stand', 'calm')],
          things: ['telephone'],
        },
        `${n} held it on her palm, grey side up, as you hold a moth. She looked at it for some time. Then she rang Ginny. "They've found it," she said. There was no sound from three hundred miles away. "I haven't looked," said ${n}. And then the telephone spoke so loudly that they all heard it. "Don't you dare!" it said.`,
        `"Oh," said ${n}, at her kitchen table, and went to the telephone. It wasn't even Sunday. "Ginny? It's here. It's in my hand." It was quiet at the other end. You could hear a clock there, and somebody not knowing what to say. "Is it face up?" said the telephone. "No," said ${n}. "Then don't you touch it!" said the telephone.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'stand', 'shy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'shy')],
          things: ['teapot'],
        },
        `"If it's a lion, she'll have been wrong all her life," said ${n}. "She'd take it badly. And what should we do after the weather?" She put the piece in the best teapot, with its face down. "You found it, ${a}. You may look." ${a} thought of every Sunday to come, knowing it, and saying nothing. It was hard. "No, thank you," said ${a}. ${b} looked at the floor.`,
        `${n} put it down on the table. "There's not much to say about the weather," she said. "I don't think we'd ring up for that. I'd be right, and it would be so quiet." In the end it went into the best teapot, on its face. "You might have a look, ${a}. It's only fair." ${a} looked at the teapot, and wanted to very much, and said no. ${b} coughed.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(N, 'stand', 'happy'), seen(A, 'look-up', 'happy'), seen(B, 'look-up', 'happy')],
          things: ['puzzle', 'moon'],
        },
        `They brought the ${puzzle} across on its pane. They stood it in her window, with another pane in front. It had stopped raining. The clouds went off, and the moon came up behind it, into the hole, and fitted. Thirty-one people and a goat looked at it with all their might. "${refrain}" said ${n}, softly. She had quite forgotten about the lion.`,
        `When it was dark they carried the ${puzzle} over, and put it between two panes in her window. The rain was done. "${refrain}" said ${n}. Nobody said lion, and nobody said cake. The moon had come up at the back of the fair. It stood in the hole, just as big as it should be. The baby held out both arms to it.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(B, 'walk', 'shy'), seen(A, 'walk', 'surprised')],
          things: ['moon'],
        },
        `"I looked," said ${b}, on the way home. "When you were getting your boots. I'm sorry. I couldn't not." ${a} walked on for six steps. It was a good deal to ask of anybody, not to ask. "Well?" said ${a}. ${b} looked up at the moon. "It's a lion," said ${b}, "with a cake." And to this day ${a} doesn't know if that was true.`,
        `${b} stopped under the moon. "You were such a long time with the boots," said ${b}. "I turned it over. Only once." ${a} said nothing at all, as far as the gate. Then it was too much. "Lion or cake?" said ${a}. "It's a cake," said ${b}, "in the shape of a lion." ${a} looked hard at that face, and it was perfectly straight. It still is.`,
      ),
    ],
  };
}
