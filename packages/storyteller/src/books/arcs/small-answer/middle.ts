import type { Told } from '../../arc.ts';
import { cap, keeping } from '../wording.ts';
import type { SmallAnswer } from './arc.ts';

const MOST = 14;

/** A sign faces the wrong way; a large hello is taken for a warning; then it is quiet, and something is heard. */
export function middle(bound: SmallAnswer): Told {
  const { hero: H, child: K, grownUp: G, small: S, neighbours, nook, home, way, refrain, chance } = bound;
  const [A, B] = neighbours;
  const loud = H.says.toUpperCase();
  const lonely = bound.lonely ? ` ${H.name} was lonely.` : '';
  const where = `${bound.place === null ? '' : ` This was right in the middle of ${bound.place}.`}${lonely}`;
  const tea = chance.pick('CAKE', 'TEA', 'BUNS', 'TOAST', 'SOUP', 'PIE');
  return {
    title: chance.pick(
      `${H.name} and the Small Good Night`,
      `The Good Night That Came Back`,
      `Nobody Counted the ${cap(S.kind)}`,
      'As Big as a Crumb',
      'The Sign That Faced the Wrong Way',
      `${H.name} Gives It a Rest`,
      'Somebody in the Gap',
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Everybody had heard of ${H.introduced}. Nobody had ever stopped to say so. There was one other, and that was ${S.aKind}, ${nook}. But you do not count ${S.aKind}.${where}`,
            `${cap(H.introduced)} had a great deal of room, and all of it was empty. That is not quite true. There was ${S.aKind} ${nook}. It was so near that nobody had seen it.${where}`,
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
          `"${loud}!" That was ${H.name}, at bedtime. It was a big good night, for a good many people. It went over the top of everything. ${refrain}.`,
          `There is a thing one says, last thing, and ${H.name} said it. "${loud}!" Then comes the part where somebody says it too. ${refrain}. It had been like that for years.`,
          `Every evening ${H.name} said good night, to be polite. "${H.says.toUpperCase()}!" It went out as far as you can see. ${refrain}.`,
          `When the light went, ${H.name} always said it, just in case. "${H.says.toUpperCase()}!" That was for good night. Then ${H.name} listened for as long as one can bear. ${refrain}.`,
        ],
        scene: { camera: 'medium', time: 'sunset', actors: [{ who: H, pose: 'shout', feeling: 'sad' }] },
      },
      {
        text: [
          `The next day there was ${K.name}, who had come to see${way ? `, ${way.said}` : ''}. "I hear you from my bed. Does nobody ever stop?" They made a sign: PLEASE STOP FOR ${tea}. But the wind read it first, and took it away. ${refrain}.`,
          `The next morning ${K.name} came to ask about it${way ? `, ${way.said}` : ''}. "Do they know that they may come?" said ${K.name}. So there was a sign. It said ALL WELCOME, and ${tea}. But it was put up where only ${H.name} could see it. ${refrain}.`,
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
          `"They are all a long way off," said ${K.name}. "Be bigger." "${loud}!" said ${H.name}. ${A.introduced} was not a long way off. By the time it stopped, ${A.name} was.`,
          `${K.name} stood well back. "Now," said ${K.name}. "${loud}!" said ${H.name}. It was the biggest yet. ${A.introduced} turned round, and went home for a hat. It is hard to make friends with a bang.`,
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
          `"I have come about the noise," said ${B.introduced}. "It's only good night," said ${H.name}. "Well, I've heard it," said ${B.name}, and left, with both ears covered. It did not count. It has to be said back.`,
          `The other one who came was ${B.introduced}, holding both ears. "Are you in pain?" said ${B.name}. "No," said ${H.name}. "I'm being friendly." "Oh dear," said ${B.name}. "Could you be it over there?"`,
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
          `By evening there was no plan left. "I'll give it a rest," said ${H.name}. ${K.name} and ${G.name} sat close, and did not fill it up with talking. The quiet came right up to them and lay down.`,
          `It got to be time. ${H.name} did not say it. ${K.name} waited, and ${G.name} waited. The first star came out, and it waited too. You never heard such a lot of nothing.`,
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
          `Something went "${S.says}". It might have been a thought. It came again. ${K.name} got down low. "Good night," said ${S.introduced}, politely, to everyone. ${H.name} kept as still as could be.`,
          `It was so quiet that they could hear somebody get ready. "${S.says}." ${K.name} pointed, and ${H.name} looked. It was ${S.introduced}, who had come out to say good night. "I'm not too early?" said ${S.name}.`,
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
          `"But nobody has ever answered," said ${H.name}. "I have," said ${S.name}. "I answer every one. Mine go up, and then yours come down on top." ${H.name} thought of all those little good nights, quite flat.`,
          `"Since when?" said ${H.name}. "Since I was small," said ${S.name}, now as big as a button. "You have never missed one, and I have never missed one." They looked at each other, from rather a long way up and down.`,
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
          `There is a new way of doing it now. ${S.name} goes first. Then ${H.name} says it, with hardly any breath. "${H.says}." It is the best bit of the day. They have told each other so.`,
          `${H.name} practised all week. It had to fit in a thimble. "${H.says}." And up comes the other, every time, right on the end of it. "${S.says}," says ${S.name}.`,
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
          `Far away somebody says it, and somebody says it back. ${K.name} was going to stay awake and count them. But two is a very short sum. ${K.name} was asleep by the end of it.`,
          `${K.name} kept one ear out of the covers that night. There was the one. There was the other. Between them was room enough for a third. That was a sleepy one.`,
          `If you leave your window open, and lie still, you can hear both. ${K.name} does. Then ${K.name} says it too, half asleep. That makes three.`,
          `${K.name} hears them from bed: one, and then a smaller one. "Good night," says ${K.name}, to make it a row. And then ${K.name} is asleep.`,
        ],
        scene: { setting: 'bedroom', camera: 'close', actors: [{ who: K, pose: 'sleep', feeling: 'sleepy' }] },
      },
    ],
  };
}
