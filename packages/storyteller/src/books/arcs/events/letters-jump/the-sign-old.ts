import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: two who each hide the same thing stand with a letter between them, and neither can read it. */
export function old(going: Going): Told {
  const { A, B, a, b, company, chance } = going;
  const { refrain, N, n, jumpOld } = partsOf(going);
  const P = company.person('Mr Pike', 'neighbour');
  const p = P.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(A, 'sit', 'determined', 'book')], things: ['book'] },
        `In other people's books the letters stay where they are put. In ${A.names} they got up and changed places. A lemon was a melon by the end of the line. ${jumpOld} "${refrain}" said ${A.introduced} to the book. So ${a} had found a way round it. One gets somebody to read a page out twice, and learns it by heart. A heart holds still.`,
        `${A.introduced} opened a book, and they were off. The b turned its back, and was a d. A pal was a lap, and a bus was a sub. "${refrain}" said ${a}. ${jumpOld} There's a trick for it, though, if one has good ears. One listens when somebody reads the page, and then one knows it. After that one only has to remember when to turn over.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(B, 'walk', 'proud'), seen(A, 'walk', 'shy')] },
        `Many people knew about the letters, and it was no great matter. But there was one whom ${a} had never told, and that was ${B.introduced}. ${b} read as others breathe. ${b} read jam jars and drains. "Look what it says there!" ${b} would cry, and laugh. Then ${a} laughed as well, one moment later. It had gone on for so long that there was no good place to stop.`,
        `${B.introduced} was the best reader in the street. ${b} read it all aloud on the way: the drains, the vans, the backs of people's shirts. "Isn't that funny?" said ${b}, of a poster. "Very," said ${a}, who was still waiting for it to sit down. At home they all knew about ${A.names} letters. ${b} didn't. At first there had been no reason to say so, and now there was one.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'curious'), seen(B, 'hide', 'worried')],
          things: ['gate', 'sign'],
        },
        `At the end of the road was a high wall with a gate. Beside it was a sign, in six big letters. ${b} had read it to the whole street, years ago. DANGER, it said. So everybody crossed over there, and quite right. "${refrain}" said ${a} to the sign, very low. Some days, when they came down, it looked like something else. It looked like GARDEN. ${a} had never mentioned it.`,
        `There was one place where ${b} always took ${a} over to the other side. It was a gate in a wall. "DANGER," said ${b}, and pointed up at the sign. Nobody had gone in for nine years. ${a} looked back at the six letters. "${refrain}" They hopped, and they settled, and on most days they settled as GARDEN. But one can't tell a thing like that to somebody who can read.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'stand', 'curious'), seen(B, 'stand', 'worried')],
          things: ['sunflower', 'letter'],
        },
        `Besides, there was the rest of it. A sunflower looked over that wall. It smelled of strawberries there, and somebody hummed. "Well, look at that!" said ${b}. There was a letter on the gate, from the town. ${b} read it out from over the road. "This gate is dangerous. It will be bricked up on Friday." ${a} listened, and so ${a} had it by heart.`,
        `When one can't trust the letters, one looks at what is round them. ${a} had seen the sunflower, on tiptoe, and had smelled hot strawberries. There was a spoon in there that went round in a cup. And now a letter had been pinned to the gate. "This gate is dangerous," read ${b}. "It will be bricked up on Friday. Good!" ${a} said nothing. But it was in there now, word for word.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'determined'), seen(N, 'stand', 'happy', 'teapot')],
          things: ['bell', 'teapot'],
        },
        `On Wednesday ${a} came back alone. One doesn't go in where it might say DANGER. But there was a bell outside, and ${a} rang it from as far off as an arm is long. It was opened by ${N.introduced}, in slippers, with a teapot. "You found it!" she said. "I knew that somebody would, in the end. Nine years! And with such a nice big sign."`,
        `The next day ${a} went without ${b}. There was a bell on the outside of the wall, and a bell is only a question. "Coming!" called somebody. The gate stuck, and then it didn't. There was ${N.introduced}, with a teapot. She might have carried it about all day, to be ready. "Visitors," she said. "I'd begun to think that nobody liked me."`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'hold', 'shy', 'letter'), seen(A, 'stand', 'shy')], things: ['letter'] },
        `Then she saw the letter. She held it near, and she held it far. "You read it to me, dear," said ${n}. "I haven't got my glasses." They were on her nose. ${a} knew that sentence. ${a} had said it, too, without even having any glasses. So there they stood, with a letter between them, and each one waited for the other to begin.`,
        `"What's this?" said ${n}, and took down the letter. She frowned at it, as one does at a dog that has been known to jump. "It's such small writing," she said. It was enormous. "I'll do it later. Or would you?" And she held it out. ${a} took it, and looked at it in the same way. It was some time before either of them noticed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(N, 'cover', 'sad')], things: ['sign'] },
        `Luckily it was one that ${a} had by heart. "It's because it says DANGER," said ${a}. "It says GARDEN!" said ${n}. "I painted it myself." She came out and looked up at her sign, for a long time. "${refrain}" said ${n}, hardly aloud. She had gone quite still. "All six are there," she said. "I did count them. I don't want people to come and look. I'd rather have the bricks."`,
        `${a} said it off, with the eyes shut. "Dangerous?" said ${n}. "Who says so?" "You do," said ${a}. "On the sign." ${n} walked out backwards, and stared. "${refrain}" said ${n} to the six letters, in a voice that ${a} knew from the inside. Then she sat down on the step. "They laughed at me once, in this street," she said. "I was seven. Let them put up their wall."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'think', 'worried')],
          things: ['pillow'],
        },
        `${a} lay on the pillow, and it was hard on both sides. If one kept quiet, nobody would know about ${n}. That was how she wanted it. And nobody would know about ${a}. It fitted together so well. There would only be a wall, with somebody humming behind it, and less and less to smell. "It isn't mine to tell," said ${a} to the ceiling. "But half of it is."`,
        `That night ${a} turned the pillow over, and then back. There was a good reason to say nothing, since it was ${N.names} sign. It was odd how well it suited ${a}. One could go on laughing a moment late, for years, on the far side of the road. And ${n} would have her wall. ${a} could not tell on ${n}. There was just one person whom ${a} could tell on.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: [seen(A, 'stand', 'determined'), seen(B, 'point', 'surprised'), seen(P, 'stand', 'calm')],
          things: ['gate', 'sign'],
        },
        `On Friday morning ${P.introduced} came with the bricks, and half the street came to look. ${a} went and stood in front of the gate. "It says GARDEN," said ${a}. People laughed. "It begins with a D," called ${b}. "Anybody can see that! Can't you read?" It had only been meant for a joke. Then it was very quiet, as it is when a plate has been dropped.`,
        `In the morning it was Friday, and there was ${P.introduced} with a load of bricks. ${b} had come to read the letter out to people. "You can't," said ${a}, with both arms out. "It's a GARDEN. It says so on the sign." There was a laugh, and it went all round. "But it says DANGER," said ${b}. "What's the matter with you? Can't you read?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'sad')] },
        `"No," said ${a}. "Not when they jump. They do it all the time. I know our books by heart, that's all. I laugh after you do." It was out, in front of the whole street, and ${a} was hot from top to toe. ${b} looked as if the ground had moved. "The poster?" said ${b}. "The jam?" "All of it," said ${a}. "And that's how I know. I think that whoever painted this can't make them stay, either."`,
        `${a} could still have said something about glasses. "Not always," said ${a}. "They won't hold still for me. I never told you, because you do it so well." Nobody laughed at that. ${b} was quiet for some time. "I'd have read it to you twice," said ${b}. That was the worst of it. "I know," said ${a}. "But look at the letters. It might be somebody like me that put them up."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(N, 'stand', 'shy'), seen(P, 'stand', 'surprised'), seen(A, 'stand', 'happy')],
          things: ['sign'],
        },
        `Behind ${a} the gate opened. "It was me," said ${n}. "It's a garden. It's been one the whole time." She looked at her slippers, and waited for the laugh. ${p} put down his brick. He looked up at the sign with his head on one side, for about as long as she had. "I'd have said GARDEN, myself," said ${p}. "It's why I went in for bricks. They hold still."`,
        `There was a creak. "It's mine," said ${n}, with her chin up. "I put in every letter, and they went and changed. Now laugh." No one did. It was ${p} who spoke, from behind the bricks. "It looked all right to me," he said. "It always does. That's the trouble." He scratched his ear. "I like a brick. You lay it down, and in the morning it's the same brick."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'paintbrush'), seen(N, 'sit', 'happy'), seen(B, 'sit', 'shy')],
          things: ['paintbrush', 'strawberry'],
        },
        `So the whole street had strawberries. ${b} sat alone for a while, and thought of all that jam. "Didn't you like it when I read?" said ${b}. "It's my favourite noise," said ${a}. After tea ${b} wanted to put the letters right. "They won't stay," said ${n}, ${a} and ${p}. Then ${a} took the paintbrush. Under the sign there's now a strawberry, as big as a hat. "${refrain}" said ${a}, and it did.`,
        `It was a garden with nine years of strawberries in it. ${b} didn't eat any at first. "You could have told me," said ${b}. "I'm telling you now," said ${a}. "What does it say on the cream?" So ${b} read out the cream, twice, and it was funny. On the sign they left the letters to themselves. ${a} got a paintbrush, and painted a strawberry next to them. "${refrain}" said ${a}. And it held.`,
      ),
    ],
  };
}
