import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: what is to be printed has to be made back to front, and only one of them can see it. */
export function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { refrain, hand, likeOld, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'stand', 'calm')], things: ['scissors'] },
        `Most things are made for most people, and ${A.introduced} wasn't most people. With ${a} it was always the left${likeOld}. So the scissors chewed, and the tin opener sulked, and the pen at the library hung on the wrong side. "${refrain}" said whoever stood by. They said it quite kindly, as you tell somebody that there's a step.`,
        `There's a right way round for scissors, and for jugs, and for the chain on the library pen. ${A.introduced} knew all of them from the other side. With ${a} it was always the left${likeOld}. That was no trouble at all, alone. It only ever came up when somebody was looking. "${refrain}" they said, and were so glad to have helped.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'sit', 'angry'), seen(A, 'sit', 'worried')],
          things: ['pencil'],
        },
        `${B.introduced} had the neatest writing in the school, and the seat on ${A.names} left. It was bad luck for both of them. Bump, went the elbows, at every second word. "${refrain}" said ${b}, and rubbed it out. By Tuesday there was a line in pencil down the middle of the table. It was a very straight line. The elbows couldn't read.`,
        `In class it was one elbow of ${A.names} against one of ${B.introduced}. Nobody wrote as neatly as ${b}, or minded so much. Bump! There was an h with a tail. "${refrain}" said ${b}. On Tuesday ${b} took a pencil, and drew a line across the table. "That's yours," said ${b}, "and that's mine." Bump, went the elbows, right on top of it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'point', 'excited'), seen(A, 'sit', 'sad')], things: ['sign'] },
        `Then there was to be a cake sale, for the library roof. Everybody was to write a sign for it, in ink, and the best would be printed. "A hundred times!" said ${N.introduced}. It isn't hard to write with the left. But the ${hand} comes along behind, and walks over all that it has just written. It was like a dog on a clean floor. The sign said CAKE, and then mostly dog.`,
        `${N.introduced} held up a sign. The library needed a roof, and so there would be cakes. The whole town had to be told. They'd all write one in ink. The finest would be printed, a hundred times over. ${a} wrote with great care. But the left ${hand} follows after the pen, through the wet. By the end more of it was on ${a} than on the paper.`,
      ),
      page(
        { setting: 'bedroom', time: 'sunset', camera: 'close', actors: [seen(A, 'sit', 'curious')] },
        `"${refrain}" somebody had said again. That evening ${a} tried it, for once. The right one wrote like an ant that has been in the ink, and has to lie down. So ${a} gave the pen back to the left, and let it go where it liked. It began at the wrong end of the line. Now it ran ahead, and the wet came after. Nothing smudged. It was the loveliest line that ${a} had ever written.`,
        `At home ${a} had some paper, and nobody looking. The right one had a go, and made three letters that looked sat on. Then the left one asked for the pen. It didn't start where you start. It started over by the edge, and came back, with all the wet ink behind it. It went as if it had been let out. There wasn't one smudge on it from end to end.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'surprised')], things: ['mirror'] },
        `There was just one thing about it. It was back to front, every letter. ${a} held it up to the mirror, and the mirror read it out as clear as a bell. It's said that a great painter wrote whole books like that, and he was left-handed, too. It was of no use for a cake sale. But ${a} did three more pages, for the pleasure of it, and soon didn't need the mirror.`,
        `Nobody could have read it. It ran from right to left, and even the C was looking the wrong way. But in the mirror it turned round, and was perfect. ${a} had heard of a painter, long ago, who kept his notebooks so. You couldn't hang that up in a library. You could do it for yourself, though. By bedtime ${a} could read it both ways, like a street.`,
      ),
      page(
        {
          setting: 'classroom',
          time: 'day',
          camera: 'medium',
          actors: [seen(B, 'point', 'proud'), seen(A, 'look-up', 'curious')],
          things: ['string'],
        },
        `The next day it was ${B.names} that was chosen. "You make the letters out of string," said ${n}, "and glue them on a board. Then there's paint on it, and off we go." On Thursday ${b} stayed in over lunch, and lifted a cloth. "You're the first," said ${b}. "I wanted somebody to see." CAKE SALE, said the string. There wasn't an end out of place. It was the nicest thing that had ever come across the line.`,
        `In the morning nobody was surprised that ${b} had won. To print a thing, you lay it out in string, and glue that to a board, for the paint. It took ${b} four lunch times. "Do you want to look?" said ${b} on Thursday, not very loud. ${b} had never asked that before. CAKE SALE, it said, in string, as even as railings. Tomorrow they'd print it, in front of the whole school.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(B, 'stand', 'happy')], things: ['string'] },
        `${a} saw it at once. Whoever can read both ways can't help it. A print is like a mirror, and it turns everything round. Tomorrow there'd be a hundred signs that nobody could read, and ${b} beside them, in front of everybody. You could say so, and spoil it. Or you could say that it was lovely, and it was. ${b} had moved over to make room. Their elbows were almost touching.`,
        `It was beautiful, and it would come out the wrong way round. String on a board is like ink on a ${hand}. It prints itself backwards. ${a} had washed enough of it off to know. If nobody spoke, then ${b} would find it out tomorrow, with the whole school there. If somebody did, then ${b} would never lift a cloth for them again. "Well?" said ${b}, and smiled, which was rare.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'shy'), seen(B, 'shout', 'angry')],
          things: ['string'],
        },
        `"It's the best I've seen," said ${a}. "And it's the wrong way round." ${b} looked at the string, and it said CAKE SALE. "You're the wrong way round," said ${b}. "You've made one big smudge, and you can't bear that I didn't." The cloth came down. After lunch the line had been gone over twice, in pen.`,
        `"It'll come out backwards," said ${a}, very fast. It would have been so easy to say something else. ${b} went white, and then red. "You only ever see things from the wrong side," said ${b}. "I should have shown it to somebody else." And the cloth was back on the string, and ${b} had both arms round the board.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'cover', 'sad'), seen(N, 'look-up', 'curious'), seen(A, 'stand', 'worried')],
          things: ['sign'],
        },
        `At four o'clock ${a} had got as far as the door. Behind it there was a sound of paint. It was ${b}, who couldn't leave it alone, and had printed just one. "Who is Elas Ekac?" said ${n}, who had come back for some keys. ${n} held the sign nearer. "Is he new?" Nobody laughed. ${b} had gone under the table, as far as the shoulders.`,
        `You can't stop thinking of a thing like that. After the bell ${b} got out the paint, and made one sign, to prove it. ${a} was at the door, and saw how it was peeled off. ELAS EKAC, it said. "It sounds like somebody's uncle," said ${n}, who had only come back for some keys. Then ${n} saw what it was. "Oh, my dear," said ${n}. ${b} didn't say anything.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'reach', 'calm')],
          things: ['string', 'scissors'],
        },
        `"I can't do it," said ${b}. "It would have to be thought backwards, and I can't." There was half a ball of string, and the scissors, and one hour. Then ${b} looked at the table, and at the line, and pushed the string across. "${refrain}" said ${b}, but it didn't sound the same. So ${a} laid, from right to left, as fast as you can run. ${b} cut, and ${b} glued, because those scissors only liked ${b}.`,
        `"That's four lunch times," said ${b}. "It's only an hour for me," said ${a}. "I do it for fun." ${b} wiped both eyes, and held out the string in the right, and then took it in the left. "${refrain}" said ${b}, to nobody but ${b}. That was the one which ${a} could reach. They had to sit close. ${b} used the scissors, and ${a} laid it out, all from the wrong end, without once looking up.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'cheer', 'happy'), seen(B, 'point', 'proud'), seen(A, 'stand', 'shy')],
          things: ['sign'],
        },
        `On Friday the whole school stood round. The board looked like nonsense, and somebody giggled. Then ${n} peeled off the first sign, and it said CAKE SALE. It said so a hundred times. "What beautiful letters, ${b}!" said ${n}, rather loudly, and left some room. You could have just bowed. "They're ${A.names}," said ${b}. "Mine were for a Mr Ekac."`,
        `Then it was Friday, and there was a crowd. They pressed, and they peeled. CAKE SALE, said the sign, plain as day, and so did ninety-nine more. They all clapped for ${b}, who had won. ${b} could have let them. It was quite a good noise. "I did the wrong one," said ${b}, and pointed. "That's who can do it backwards." So they had to start clapping again.`,
      ),
      page(
        {
          setting: 'library',
          camera: 'medium',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'reach', 'happy')],
          things: ['cake'],
        },
        `The last cake went at three, and the library had some of its roof. "I rubbed out the line," said ${b}. "And I'm moving round to your other side. It's only a chair." It was worth a handshake. ${b} had thought about that, and put out the left. But ${a} had thought about it as well, and put out the right. They missed. "${refrain}" they both said, and both changed, and missed again.`,
        `They had a cake that nobody had bought, because it leaned. From now on ${b} would sit on the other side, where there wasn't an elbow. "Shake on it?" said ${b}, and held out the left, to be polite. ${a} wanted to be polite, and had held out the right. "${refrain}" they both said. So they changed over, at the same moment. It took them four goes, and then they had to eat the cake.`,
      ),
    ],
  };
}
