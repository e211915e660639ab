import type { Told } from '../../arc.ts';
import { cap, keeping } from '../wording.ts';
import type { SmallAnswer } from './arc.ts';

const MOST = 14;

/** A sign faces the wrong way; a large hello is taken for a warning; then it is quiet, and something is heard. */
export function middle(bound: SmallAnswer): Told {
  const { hero: H, child: K, grownUp: G, small: S, neighbours, nook, home, way, refrain, chance } = bound;
  const [A, B] = neighbours;
  const lonely = bound.lonely ? ` ${H.name} was lonely.` : '';
  const where = `${bound.place === null ? '' : ` This was right in the middle of ${bound.place}.`}${lonely}`;
  const tea = chance.pick('CAKE', 'TEA', 'BUNS');
  return {
    title: chance.pick(
      `${H.name} and the Small Good Night`,
      `The Good Night That Came Back`,
      `Nobody Counted the ${cap(S.kind)}`,
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${cap(H.introduced)} was there in all weathers. Others came and went. ${H.name} had never once had a visitor. There was ${S.aKind} ${nook}, but nobody counted the ${S.kind}.${where}`,
            `You could not miss ${H.introduced}. Everybody went past, and nobody stopped. Only ${S.aKind} lived there too, ${nook}. It was too small to count.${where}`,
          ],
          `This is ${H.introduced}. Nobody ever stopped to talk. There was ${S.aKind}, but nobody counted the ${S.kind}.${where}`,
        ),
        scene: {
          setting: home,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'calm' },
            { who: S, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `Every evening ${H.name} said good night, to be polite. "${H.says.toUpperCase()}!" It went out as far as you can see. ${refrain}.`,
          `When the light went, ${H.name} always said it, just in case. "${H.says.toUpperCase()}!" That was for good night. Then ${H.name} listened for as long as one can bear. ${refrain}.`,
        ],
        scene: { camera: 'medium', time: 'sunset', actors: [{ who: H, pose: 'shout', feeling: 'sad' }] },
      },
      {
        text: [
          `${K.name} heard it, and came the next day${way ? `, ${way.said}` : ''}. "You want visitors," said ${K.name}. ${K.name} painted a sign: ${tea} TODAY. But it faced the way that nobody came. ${refrain}.`,
          `The next morning ${K.name} came to see${way ? `, ${way.said}` : ''}. "What you want is a sign," said ${K.name}. It said: DO COME IN. ${tea}. But it could only be read from the back, and it said nothing there. ${refrain}.`,
        ],
        scene: {
          time: 'day',
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'curious' },
          ],
          things: way ? ['sign', way.thing] : ['sign'],
        },
      },
      {
        text: [
          `"Perhaps they can't hear you," said ${K.name}. ${H.name} took a very deep breath. "${H.says.toUpperCase()}!" ${A.introduced} dropped everything and ran. But a very big hello sounds like a warning.`,
          `"Say it louder," said ${K.name}. So ${H.name} did. "${H.says.toUpperCase()}!" ${A.introduced} was just coming round the corner. ${A.name} went back round it. But that is how it is: a great big hello sounds like trouble.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'shout', feeling: 'determined' },
            { who: A, pose: 'run', feeling: 'surprised' },
            { who: K, pose: 'cover', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `${B.introduced} came with a pillow on each ear. "Is it a storm?" said ${B.name}. "It's good night," said ${H.name}. "Oh," said ${B.name}. "At lunch?" And ${B.name} went home to shut the windows.`,
          `The only one who came was ${B.introduced}. "Could you stop that?" said ${B.name}. "Some of us have just got somebody off to sleep." And that was the visitor.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'cover', feeling: 'worried' },
            { who: H, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `That evening ${H.name} did not say it at all. What was the use? It was the first time ever. ${K.name} stayed, and ${G.name} stayed too. It got so quiet that you could hear the dark arrive.`,
          `So when the light went, ${H.name} kept quiet. "I don't think I shall, tonight," said ${H.name}. Nobody knew what to say. ${K.name} sat down close, and ${G.name} too. It was quieter there than it had ever been.`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: H, pose: 'stand', feeling: 'sad' },
            { who: K, pose: 'sit', feeling: 'sad' },
            { who: G, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `"${S.says}." It was hardly a noise. It was about as big as a crumb. "Did you say something?" said ${K.name}. "No," said ${H.name}. They looked down, and down, and then a bit further. "${S.says}," said ${S.introduced}. "Good night."`,
          `And then, very small, from right beside them: "${S.says}." ${K.name} bent down. There was ${S.introduced}, in a nightcap of moss. "Good night," said ${S.name}. "You're late tonight. Is anything wrong?"`,
        ],
        scene: {
          camera: 'close',
          time: 'night',
          actors: [
            { who: S, pose: 'wave', feeling: 'happy' },
            { who: K, pose: 'kneel', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"How long have you been saying that?" said ${H.name}. "Every night," said ${S.name}. "Just after you do. I thought you knew. It seemed rude to go to bed without." ${H.name} had been so loud that it all went over the top.`,
          `"Do you say it every night?" said ${H.name}. "I always say it back," said ${S.name}. "You say it first, and I say it second. It's how I know it's bedtime." And all that time ${H.name} had been the lid on it.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: S, pose: 'sit', feeling: 'happy' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Now ${H.name} says it the size of a teaspoon. "${H.says}." Then there is a gap, and in the gap there is somebody. "${S.says}." They have a lot to catch up on. They are still only at Tuesday.`,
          `These days ${H.name} says it very softly. "${H.says}." "${S.says}." Then they talk a little. ${S.name} does most of it, having saved it up.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: S, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `If you leave your window open, and lie still, you can hear both. ${K.name} does. Then ${K.name} says it too, half asleep. That makes three.`,
          `${K.name} hears them from bed: one, and then a smaller one. "Good night," says ${K.name}, to make it a row. And then ${K.name} is asleep.`,
        ],
        scene: { setting: 'bedroom', camera: 'close', actors: [{ who: K, pose: 'sleep', feeling: 'sleepy' }] },
      },
    ],
  };
}
