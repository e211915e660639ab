import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { refrainOf, TITLES } from './parts.ts';

/** Three guesses at what the giants are doing, and a rope that can be followed home. */
export function old(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const refrain = refrainOf(going);
  const both = (pose: 'sit' | 'stand' | 'walk', feeling: 'happy' | 'curious' | 'surprised') => [
    seen(K, pose, feeling),
    seen(G, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', time: 'day', camera: 'wide', actors: both('sit', 'surprised'), things: ['car'] },
        `They had been in the car for two hours, and all the games were used up. Then ${k} really looked at them for the first time. They stood on the hills in one long row, from one side of the world to the other. They had narrow waists and wide arms, and each held six ropes, three on a side. "Pylons," said ${g}. "I know that they're pylons," said ${k}. "But what are they doing?"`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'curious'), things: ['car'] },
        `The first idea was skipping. It was plain from how the ropes hung down in the middle. Two giants were turning, and the rest were waiting for somebody to jump in. ${k} watched for four miles. Giants are slow, of course. It might be one turn in a hundred years. "In that case we've just missed it," said ${g}. "${refrain}" said ${k}, out of the window, in case it was soon.`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'curious'), things: ['car'] },
        `The second idea was washing. "There'd be pegs," said ${g}. There were no pegs. But where each rope met an arm there hung a string of something, like large brown beads. "Necklaces," said ${k}. "It's glass or china," said ${g}. "The rope is never allowed to touch the arm." So it wasn't washing. "${refrain}" said ${k}. It seemed to be a rope that one should not drop.`,
      ),
      page(
        { camera: 'wide', actors: both('stand', 'happy') },
        `The third idea came while they ate their sandwiches in a lay-by. About a hundred starlings were sitting along the top rope, like notes of music. "It's for the birds," said ${k}. At that moment the birds all left. The giants took no notice. Not one of them looked up. They went on standing there with their arms out, just the same, like people who have been told to wait. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: both('stand', 'curious'), things: ['sign'] },
        `If you held your breath, you could hear them. It was a thin sort of hum, with a crackle in it. On the leg beyond the hedge was a yellow sign with a black flash. "What does it say?" "It says to keep away," said ${g}. "It means it, too. Nobody climbs one, ever, or flies a kite near it. This is as near as we go." So ${k} stood at the hedge, and listened, and said hello from there.`,
      ),
      page(
        { camera: 'wide', actors: both('sit', 'surprised'), things: ['car'] },
        `After that they had company. The giants came along beside the road, over rivers and through woods, never hurrying, and were always a bit ahead. ${k} got quite used to them. Just before the town there was a high fence with grey boxes behind it. There stood the last one. Its ropes went down into the boxes. After it there was nothing but sky. "They've stopped," said ${k}. "All that way, and now they've let go."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(G, 'sit', 'curious')], things: ['car'] },
        `It was only because ${k} turned round to wave that it came to light. On the far side of the fence stood a wooden pole. It was no taller than a tree. It had one short arm, and it held a rope, a thin one. Forty steps on there was another, which had hold of the other end. "Go slowly!" cried ${k}. "They haven't let go. They've given it to somebody smaller!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')], things: ['house'] },
        `So they followed it. It went past the swimming pool, and round the corner by the school. ${k} counted the poles aloud, and at eleven the car stopped, because they were home. The eleventh pole stood at their own gate. It had been there every single day. From the top of it a rope ran over the path and the bins. It went in at the wall, right under ${K.names} own window.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'reach', 'excited'), seen(G, 'stand', 'curious')],
          things: ['lamp'],
        },
        `By then it was dark. ${k} went up without switching on anything, and felt along the wall for the end of the rope. There was the window sill. There was the corner. There was a small square thing, cold and smooth, that had been there for years. ${k} put one finger on it. Click. The lamp came on. "They're not skipping," said ${k} slowly. "They're passing something on. And it's this."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')], things: ['lamp'] },
        `${Gcap} sat down on the bed. "Out at sea there are windmills," said ${g}, "and tonight the wind is turning them. The first giant stands on the shore. It takes what they make, and gives it to the second." "And that one gives it to the third." "Over all those hills. They're so quick that it is here before you have taken your finger away." ${k} tried it. It was quite true. You couldn't catch them at it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')], things: ['lamp'] },
        `It rained later on. ${k} lay and thought of them out there, in the wet fields, with their arms held wide. "Can they put it down, now that I'm going to sleep?" "Not quite," said ${g}. "There's the fridge, and the hospital." "Then I'll only take mine off them," said ${k}. Click. It must have made it a little lighter, all along the line. "Good night," said ${k}. "${refrain}"`,
      ),
    ],
  };
}
