import type { Told } from '../../../arc.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './callers-old.ts';
import { partsOf } from './callers-parts.ts';

/** The animals come to look at people, and one of them is still there when the others have gone on. */
export const CALLERS: EventPlot = standsApart({ id: 'callers', young, middle, old });

function young(going: Going): Told {
  const { Z, X, Y, refrain, spoken, title } = partsOf(going);
  const { K, G, k, g, Gcap } = going;
  const [z, x, y] = [Z.name, X.name, Y.name];
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'jungle',
          camera: 'medium',
          actors: [seen(Z, 'sleep', 'calm'), seen(K, 'stand', 'sad'), seen(G, 'stand', 'calm')],
        },
        `${k} is at the zoo with ${g}. ${Z.introduced} lies in the sun. "${spoken}" says ${k}.`,
        `In the zoo lies ${Z.introduced}. ${Gcap} looks. ${k} looks. "${refrain}" And they go on.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'sit', 'surprised'), seen(G, 'sit', 'calm'), seen(X, 'stand', 'curious')],
        },
        `Next day ${k} eats toast at home. There is a nose at the window! It is ${X.introduced}.`,
        `Next day ${k} is at breakfast. Who looks in? It is ${X.introduced}, with a ticket!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(X, 'stand', 'excited'),
            seen(Y, 'stand', 'curious'),
            seen(Z, 'stand', 'curious'),
            seen(K, 'sit', 'surprised'),
          ],
        },
        `All the animals have come to look! "People!" says ${Y.introduced}. "Real ones!" says ${x}. ${z} is there, too.`,
        `Here comes ${Y.introduced}. Here comes ${z}. "Look, people!" says ${x}. "Two of them!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm', 'cup'), seen(X, 'stand', 'excited')], things: ['cup'] },
        `${Gcap} has a cup of tea. "Oooh!" say the animals. "It drinks!"`,
        `"The big one has a cup!" says ${x}. Sip, goes ${g}. "Oooh!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'shy'), seen(X, 'stand', 'sad'), seen(Y, 'stand', 'sad')] },
        `They look at ${k}. ${k} sits quite still. "${spoken}" says ${x}.`,
        `What does ${k} do? ${k} just sits. "${spoken}" says ${y}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'happy'), seen(Y, 'walk', 'happy'), seen(K, 'sit', 'sad')] },
        `So they go next door. ${x} goes. ${y} goes. ${k} is a bit sad.`,
        `"On we go," says ${x}. "Next door has a baby!" ${y} goes, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'sit', 'calm'), seen(K, 'stand', 'curious')] },
        `But ${z} does not go. ${z} sits down to wait. ${k} looks at ${z}.`,
        `Who is still there? ${z} is! ${z} sits by the window, and waits.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(Z, 'sit', 'curious')] },
        `${k} blows on the glass. Hah! Then ${k} draws a face in it.`,
        `Hah, goes ${k}, on the window. Now it is white. ${k} draws a small sun.`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'stand', 'excited'), seen(K, 'cheer', 'happy')] },
        `${z} sees it all. Hah, goes ${z}! And ${z} makes a spot with one nose.`,
        `Only ${z} sees. Then ${z} goes hah, too. Now it is white on both sides!`,
      ),
      page(
        { setting: 'jungle', time: 'day', camera: 'medium', actors: [seen(K, 'sit', 'calm'), seen(Z, 'sit', 'happy')] },
        `Then ${k} is at the zoo again. ${z} lies in the sun. ${k} sits down, and waits. Hah!`,
        `Back at the zoo, ${z} just lies there. But ${k} sits down to wait. One eye opens. Hah!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { Z, X, Y, refrain, spoken, title } = partsOf(going);
  const { K, G, k, g, Gcap } = going;
  const [z, x, y] = [Z.name, X.name, Y.name];
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'jungle',
          camera: 'medium',
          actors: [seen(Z, 'sleep', 'calm'), seen(K, 'stand', 'sad'), seen(G, 'stand', 'calm')],
        },
        `At the zoo ${k} ran to see ${Z.introduced}. ${z} lay in the sun, like a rug. ${k} counted to ten. "${spoken}" said ${k}, and pulled ${g} on to the next.`,
        `${k} had waited all week for ${Z.introduced}. And now ${z} only lay there. One ear moved, because of a fly. "${spoken}" said ${k} to ${g}. They went to look at the shop instead.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'sit', 'surprised'), seen(G, 'sit', 'sleepy'), seen(X, 'stand', 'curious')],
        },
        `On Sunday ${k} was eating toast. It got dark, as if somebody stood in the light. Somebody did. It was ${X.introduced}, with a ticket and a small flag.`,
        `Next morning they were at breakfast, in their pyjamas. There was a squeak on the window. It was the nose of ${X.introduced}. "This way!" called ${x}. "Have your tickets ready!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(X, 'point', 'proud'),
            seen(Y, 'stand', 'curious'),
            seen(Z, 'stand', 'curious'),
            seen(K, 'sit', 'surprised'),
          ],
        },
        `They had all come, in a long line, from the zoo. There was ${Y.introduced}, who looked in at the top. There was ${z}, at the very end. "And these," said ${x}, "are people. Please don't feed them."`,
        `Behind ${x} the whole zoo had come up the path. ${Y.introduced} looked in upstairs, and said that nobody was in. ${z} came last. "People," said ${x}, and pointed with the flag. "They live in pairs, and they can't swim far."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'sit', 'sleepy', 'cup'), seen(X, 'stand', 'excited'), seen(Y, 'stand', 'excited')],
          things: ['cup'],
        },
        `${Gcap} took a cup, and drank. "Oooh!" they said at the window. ${Gcap} scratched one ear. Somebody clapped. ${Gcap} looked quite pleased, and did the other ear.`,
        `"The big one is having its tea," said ${x}. ${Gcap} lifted the cup, with one finger out. A sigh went through the flower bed. "It's so like us," said ${y}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'shy'), seen(X, 'stand', 'sad'), seen(Y, 'stand', 'sad')] },
        `Then they all looked at ${k}. That is a lot of eyes. ${k} couldn't think of anything at all. ${k} sat there, with the toast in the air. "${spoken}" said ${y}.`,
        `"And now the small one," said ${x}. "It can jump, and sing." But ${k} was in the middle of thinking something. You can't see that from outside. "${spoken}" said ${y}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'happy'), seen(Y, 'walk', 'happy'), seen(K, 'sit', 'sad')] },
        `"Perhaps it's asleep," said ${x}. They waited, and they counted to ten. "Next door they've got a baby," said ${x}, "and it's always on." Off they went, over the flower bed.`,
        `Somebody tapped on the glass. ${k} did not like that. "On we go," said ${x}. "There's one at number six with a moustache." They were gone, and they hadn't even seen what ${k} was going to do.`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'sit', 'calm'), seen(K, 'stand', 'curious')] },
        `But not all of them had gone. ${z} had sat down by the window. ${z} didn't tap, and didn't call. ${z} looked as if there were plenty of time.`,
        `When ${k} looked up, there was one left. It was ${z}. ${z} had not counted to anything. ${z} just sat among the flowers, and was there.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(Z, 'sit', 'curious')] },
        `So ${k} got down from the chair. Hah, went ${k}, on the glass. It went white. Then, with one finger, ${k} drew a face, and gave it stripes.`,
        `It's much easier to do a thing with nobody waiting for it. ${k} went up to the window, and breathed. Hah! In the white ${k} drew a round face, with two ears.`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'stand', 'excited'), seen(K, 'cheer', 'happy')] },
        `${z} looked at that for a long time. Then ${z} came close. Hah! It was a much bigger white, for it was a much bigger mouth. Pat, went a nose in the middle. So now there were two faces.`,
        `"That's me," said ${z}. Nobody else had seen it. Hah, went ${z}, on the outside, and the whole window went white. ${k} couldn't see out, and ${z} couldn't see in. They drew a hole, from both sides, and met.`,
      ),
      page(
        {
          setting: 'jungle',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'sit', 'calm'), seen(Z, 'sit', 'happy'), seen(G, 'stand', 'calm')],
        },
        `The next time at the zoo, ${z} lay in the sun like a rug. Everybody counted to ten, and went on. ${k} sat down by the glass. ${g} had brought the sandwiches. It was half past two when ${z} opened one eye. Hah!`,
        `Now when they go to the zoo, ${k} sits down first. "What's it doing?" people ask. "Thinking," says ${k}. They go on, over to the monkeys. And when they are gone, there's a nose at the glass. Hah!`,
      ),
    ],
  };
}
