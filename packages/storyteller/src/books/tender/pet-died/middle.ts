import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { PetDied } from './book.ts';

const MOST = 14;

/** The thing is put away, which is worse, and comes out again beside a drawing with the wrong legs. */
export function middle({ child: K, grownUp: G, who: W, keepsake, belief, chance }: PetDied): Told {
  const { the, where, thing, once, noise, quiet, end } = keepsake;
  const things = thing === null ? [] : [thing];
  const refrain = chance.pick('The same answer', 'Still no');
  const believed = belief === null ? '' : ` ${belief}`;
  const wrong = chance.pick(
    'The legs came out all different lengths.',
    'There was one leg too many.',
    'The tail went right off the paper.',
  );
  return {
    title: titled(chance.pick(`${the} ${where}`, `${W.name}, and what stayed`, `when ${W.name} died`)),
    refrain,
    pages: [
      page(
        [
          `To know about ${W.name}, ${K.name} had only to look at ${the}. It was ${where}. ${noise} That was when ${W.name} used to ${once}.`,
          `In ${K.names} home there was one thing that belonged to ${W.name}. It was ${the}, and it was ${where}. ${noise} And ${W.name} used to ${once}.`,
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(K, 'sit', 'happy'), act(W, 'sit', 'happy')], things },
      ),
      page(
        [
          `Then ${W.name} died. ${cap(G.name)} sat down on the floor to say it. "${cap(W.name)} died. That means the body stopped working. It can't eat, or run, or hurt. It cannot start again."`,
          `Then ${W.name} died. "I'm going to use the plain word," said ${G.name}. "${cap(W.name)} died. The body stopped working. Nothing can make it start again, and nothing hurts it now."`,
        ],
        { camera: 'medium', actors: [act(G, 'kneel', 'sad'), act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `"Not even tomorrow?" said ${K.name}. "${refrain}," said ${G.name}, very gently. "Not even if I ask nicely?" "Not even then. I would ask too."`,
          `${K.name} thought about that. "What about on Saturday?" "${refrain}," said ${G.name}, very gently. "Not on any day. I wish it were different."`,
        ],
        { camera: 'close', actors: [act(K, 'think', 'curious'), act(G, 'sit', 'sad')] },
      ),
      page(
        [
          `Later ${K.name} came back with a harder one. "Was it something I did?" "No," said ${G.name}. "Nor something you said. And thoughts can't do it either, not even cross ones."`,
          `There was one question that ${K.name} had kept till last. It was very small when it came out. "Did I make it happen?" "No," said ${G.name}. "Nothing you did or said or thought made ${W.name} die."`,
        ],
        { camera: 'medium', actors: [act(K, 'hug', 'worried'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `It was quiet. ${quiet} So ${K.name} put ${the} away in a cupboard. But then there was a place with nothing in it. That was worse. It came out again.`,
          `${quiet} ${K.name} did not want to look, and put ${the} behind the door. But a gap can be louder than a thing. By teatime ${the} was back.`,
        ],
        { camera: 'wide', actors: [act(K, 'reach', 'sad')], things },
      ),
      page(
        [
          `At tea one pea rolled off the table and kept going. It went under two chairs and out of the door. ${K.name} laughed. Then ${K.name} stopped. "Am I allowed?" "Oh, yes," said ${G.name}, who was laughing and crying in about equal parts.`,
          `At breakfast the toast jumped right over the plate. ${K.name} laughed, and then felt bad about it. "You can miss ${W.name} and laugh," said ${G.name}. "There is room for both. Look at me."`,
        ],
        { setting: 'kitchen', camera: 'medium', actors: [act(K, 'sit', 'happy'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `"I know I asked," said ${K.name}. "But where is ${W.name}?" "${refrain}," said ${G.name}. "${cap(W.name)} died, and can't come back. Ask me as often as you like. I'll be here."${believed}`,
          `"Is ${W.name} coming back now?" said ${K.name}. "I'm only asking again." "${refrain}," said ${G.name}. "But it's a good question. You may ask it every day."${believed}`,
        ],
        { camera: 'close', actors: [act(K, 'look-up', 'curious'), act(G, 'kneel', 'calm')] },
      ),
      page(
        keeping(MOST, [
          `So ${K.name} got a crayon and drew ${W.name}. ${wrong} "That's just how it was," said ${G.name}. "Always in a hurry." They wrote the name underneath, in big letters.`,
          `On Sunday they told ${W.name} stories, one each, turn about. Then ${K.name} took a crayon and made a picture. ${wrong} "Perfect," said ${G.name}. "I'd know that face anywhere."`,
        ]),
        { setting: 'living-room', camera: 'medium', actors: [act(K, 'hold', 'calm', 'crayon'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `The picture hangs beside ${the} now. Some days ${K.name} goes by and it is sad. Some days ${K.name} just says hello. ${end}`,
          `And ${the} is still ${where}. It has a picture for company. ${K.name} gives it a pat every evening. ${end}`,
        ],
        { time: 'sunset', camera: 'wide', actors: [act(K, 'stand', 'calm')], things },
      ),
    ],
  };
}
