import type { Told } from '../../arc.ts';
import { cap, keeping } from '../wording.ts';
import type { SmallAnswer } from './arc.ts';
import { standing } from './standing.ts';

const MOST = 14;

/** A sign faces the wrong way; a large hello is taken for a warning; then it is quiet, and something is heard. */
export function middle(bound: SmallAnswer): Told {
  const { hero: H, child: K, grownUp: G, small: S, neighbours, nook, home, way, refrain, chance } = bound;
  const [A, B] = neighbours;
  const loud = H.says.toUpperCase();
  const lonely = bound.lonely ? ` ${H.name} was lonely.` : '';
  const where = `${bound.place === null ? '' : ` ${standing(H.name, bound.place)}`}${lonely}`;
  const tea = chance.pick('CAKE', 'TEA', 'BUNS', 'TOAST', 'SOUP', 'PIE');
  return {
    title: chance.pick(
      `${H.name} and the Small Good Night`,
      `The Good Night That Came Back`,
      `Nobody Counted the ${cap(S.kind)}`,
      `Who Said ${S.says}?`,
      'The Sign That Faced the Wrong Way',
      `A Friend for ${H.name}`,
      `${H.name} Says It Softly`,
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Everybody knew ${H.introduced}, but nobody ever stopped to talk. Only ${S.aKind} lived there too, ${nook}. The ${S.kind} was so small that nobody noticed.${where}`,
            `You could not miss ${H.introduced}. All day others went past, and nobody stopped. There was ${S.aKind} ${nook}, but ${H.name} never looked so far down.${where}`,
            `${cap(H.introduced)} had nobody to talk to, or so it seemed. But there was ${S.aKind}, ${nook}. It is easy not to see ${S.aKind}.${where}`,
          ],
          `This is ${H.introduced}. Nobody ever stopped to talk. There was ${S.aKind}, but nobody noticed the ${S.kind}.${where}`,
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
          `Every evening ${H.name} said good night. It sounded like this: "${loud}!" Then ${H.name} listened, to hear if anybody said it back. ${refrain}.`,
          `"${loud}!" That was ${H.name} at bedtime, saying good night to everybody. It was very, very loud. ${refrain}. It had been like that for years.`,
          `When it got dark, ${H.name} took a deep breath. "${loud}!" It meant: good night, is anybody there? ${H.name} waited and waited. ${refrain}.`,
        ],
        scene: { camera: 'medium', time: 'sunset', actors: [{ who: H, pose: 'shout', feeling: 'sad' }] },
      },
      {
        text: [
          `The next day ${K.name} came to visit${way ? `, ${way.said}` : ''}. "Nobody ever stops here," said ${H.name}. So they made a sign: PLEASE STOP FOR ${tea}. But they put it behind ${H.name}, where nobody saw it. ${refrain}.`,
          `${K.name} had heard it in bed, and came the next day${way ? `, ${way.said}` : ''}. "You want visitors," said ${K.name}, and painted a sign: ${tea} TODAY. But it faced the wrong way, so nobody read it. ${refrain}.`,
          `The next morning there was ${K.name}, who had come${way ? ` ${way.said}` : ' a long way'}. "Are you lonely?" "Yes," said ${H.name}. So ${K.name} put up a sign: ${tea} FOR ALL. But it was so high up that nobody could read it. ${refrain}.`,
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
          `"Perhaps they can't hear you," said ${K.name}. "Say it louder." "${loud}!" said ${H.name}. ${A.introduced} was just coming to see. It sounded so dangerous that ${A.name} turned round and ran.`,
          `${K.name} stood well back. "Now, as loud as you can!" "${loud}!" said ${H.name}. ${A.introduced} dropped everything and ran. It is hard to make friends with a bang.`,
          `"Louder," said ${K.name}. So ${H.name} took the biggest breath ever. "${loud}!" ${A.introduced} thought it was thunder. ${A.name} ran home and hid under the bed.`,
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
          `${B.introduced} came with both ears covered. "Could you stop that noise?" said ${B.name}. "It's only good night," said ${H.name}. "Well, it's too loud," said ${B.name}, and went home.`,
          `Then ${B.introduced} came, holding both ears. "Are you in pain?" said ${B.name}. "No," said ${H.name}. "I'm being friendly." "Could you be it over there?" said ${B.name}.`,
          `The only visitor was ${B.introduced}. "I can't sleep," said ${B.name}. "You're much too loud." "I'm sorry," said ${H.name}. ${B.name} did not want to stay.`,
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
          `That evening ${H.name} did not say good night at all. "What's the use?" said ${H.name}. "Nobody ever says it back." ${K.name} and ${G.name} sat close by, and it was very quiet.`,
          `It was time to say good night, but ${H.name} kept quiet. "I'm too loud for everybody." ${K.name} waited, and ${G.name} waited too. The first star came out.`,
          `"I won't say it tonight," said ${H.name}. So there was no noise at all. ${K.name} sat down with ${G.name}. It was quieter there than it had ever been.`,
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
          `"${S.says}." It was hardly a noise at all. "Did you say something?" said ${K.name}. "No," said ${H.name}. They looked down, and down, and there was ${S.introduced}. "Good night," said ${S.name}.`,
          `It was so quiet that they heard a tiny voice. "${S.says}." ${K.name} bent down. There was ${S.introduced}. "${H.name} didn't say good night," said ${S.name}. "Is anything wrong?"`,
          `Then something went "${S.says}", and then again, "${S.says}". ${K.name} pointed, and ${H.name} looked. It was ${S.introduced}, who had come out to say good night.`,
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
          `"But nobody ever answers me," said ${H.name}. "I do," said ${S.name}. "I say good night to you every night." ${H.name} had always been too loud to hear it.`,
          `"How long have you been saying that?" said ${H.name}. "Every night, just after you," said ${S.name}. "I thought you knew." So ${H.name} had never been alone at all.`,
          `"Do you say it every night?" said ${H.name}. "Always," said ${S.name}. "You say it first, and I say it back. But I'm small, and you're so loud!"`,
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
          `Now ${H.name} says good night very softly. "${H.says}." And ${S.name} says it back. "${S.says}." Then they talk for a while. They have years to catch up on.`,
          `${H.name} practised all week. Good night had to be small enough for a thimble. "${H.says}," says ${H.name} now. "${S.says}," says ${S.name}, every time.`,
          `These days ${S.name} goes first. "${S.says}." Then ${H.name} whispers. "${H.says}." Nobody runs away any more.`,
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
          `${K.name} hears them from bed: a big voice, and then a small one. "Good night," says ${K.name}, to make it three. And then ${K.name} is asleep.`,
          `If you leave your window open, you can hear them both. ${K.name} does. "Good night," says ${K.name}, half asleep, to ${H.name} and to ${S.name}.`,
          `Far away ${H.name} says good night, and ${S.name} says it back. ${K.name} meant to lie and listen. But ${K.name} was asleep before they had finished.`,
        ],
        scene: { setting: 'bedroom', camera: 'close', actors: [{ who: K, pose: 'sleep', feeling: 'sleepy' }] },
      },
    ],
  };
}
