import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { PetDied } from './book.ts';
import { middleEnd } from './done-pages.ts';

const MOST = 14;

/** The thing is put away, which is worse, and comes out again beside a drawing with the wrong legs. */
export function middle(book: PetDied): Told {
  const { child: K, grownUp: G, who: W, keepsake, belief, chance, done } = book;
  const { the, where, thing, once, noise, quiet, end, legged } = keepsake;
  const things = thing === null ? [] : [thing];
  const refrain = chance.pick('The same answer', 'Still no');
  const believed = belief === null ? '' : ` ${belief}`;
  const wrong = legged
    ? chance.pick(
        'The legs came out all different lengths.',
        'There was one leg too many.',
        // Not every pet with legs has a tail to draw.
        'The back went right off the paper.',
      )
    : chance.pick('One eye came out like a plate.', 'The tail went right off the paper.', 'The mouth came out green.');
  return {
    title: titled(chance.pick(`${the} ${where}`, `${W.name}, and what stayed`, `when ${W.name} died`)),
    refrain,
    pages: [
      page(
        [
          `To know about ${W.name}, ${K.name} had only to look at ${the}. It was ${where}. ${noise} That was when ${W.name} used to ${once}.`,
          `In ${K.names} home there was one thing that belonged to ${W.name}. It was ${the}, and it was ${where}. ${noise} And ${W.name} used to ${once}.`,
          `Where was ${the}? It was ${where}, as ${K.name} could have told you in the dark. ${noise} ${cap(W.name)} used to ${once}, rain or shine.`,
          `There was ${the}, to begin with. It had its place ${where}, and nobody ever moved it. ${noise} ${K.name} used to watch ${W.name} ${once}.`,
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(K, 'sit', 'happy'), act(W, 'sit', 'happy')], things },
      ),
      page(
        [
          `Then ${W.name} died. ${cap(G.name)} sat down on the floor to say it. "${cap(W.name)} died. That means the body stopped working. It can't eat, or move, or hurt. It cannot start again."`,
          `Then ${W.name} died. "I'm going to use the plain word," said ${G.name}. "${cap(W.name)} died. The body stopped working. Nothing can make it start again, and nothing hurts it now."`,
          `Then came a morning when ${G.name} did not hum. "Something sad happened," said ${G.name}. "${cap(W.name)} died. The whole body stopped working, and no one on earth can mend it. It feels no cold and no hurt."`,
          `"Come here to me," said ${G.name}, and made room on the rug. "${cap(W.name)} died. It means the body stopped working and won't work any more. It isn't hungry now. It isn't sore." ${K.name} came closer still.`,
        ],
        { camera: 'medium', actors: [act(G, 'kneel', 'sad'), act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `"Not even tomorrow?" said ${K.name}. "${refrain}," said ${G.name}, very gently. "Not even if I ask nicely?" "Not even then. I would ask too."`,
          `${K.name} thought about that. "What about on Saturday?" "${refrain}," said ${G.name}, very gently. "Not on any day. I wish it were different."`,
          `"So when does it stop, being dead?" said ${K.name}. "It doesn't. ${refrain}, however you ask it," said ${G.name}. "I'm sorry. I keep asking as well."`,
          `"What if we leave the door open?" said ${K.name}. "All night? With the light on?" "${refrain}," said ${G.name}, and held on. "I wish a door could do it."`,
        ],
        { camera: 'close', actors: [act(K, 'think', 'curious'), act(G, 'sit', 'sad')] },
      ),
      page(
        [
          `Later ${K.name} came back with a harder one. "Was it something I did?" "No," said ${G.name}. "Nor something you said. And thoughts can't do it either, not even cross ones."`,
          `There was one question that ${K.name} had kept till last. It was very small when it came out. "Did I make it happen?" "No," said ${G.name}. "Nothing you did or said or thought made ${W.name} die."`,
          `It took ${K.name} two days to ask. "Is it because I forgot, that one time?" "No," said ${G.name}. "Forgetting can't do that. Nothing you did could, or said, or thought."`,
          `"I was cross with ${W.name} once," ${K.name} told ${G.names} sleeve. "Was that it?" "It wasn't. Nothing you said made this, and nothing you did. Bodies don't stop for that."`,
        ],
        { camera: 'medium', actors: [act(K, 'hug', 'worried'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `It was quiet. ${quiet} So ${K.name} put ${the} away in a cupboard. But then there was a place with nothing in it. That was worse. It came out again.`,
          `${quiet} ${K.name} did not want to look, and put ${the} behind the door. But a gap can be louder than a thing. By teatime ${the} was back.`,
          `All afternoon ${K.name} walked the long way round, so as not to see it. ${quiet} At last ${the} was put out of sight. But the empty place was even harder to walk past. Back it went.`,
          `Could ${the} stay, if ${W.name} was not there? ${K.name} tried it without. It went under a cloth, for as long as an apple takes. But that was a sad sort of lump. Off came the cloth again.`,
        ],
        { camera: 'wide', actors: [act(K, 'reach', 'sad')], things },
      ),
      page(
        [
          `At tea one pea rolled off the table and kept going. It went under two chairs and out of the door. ${K.name} laughed. Then ${K.name} stopped. "Am I allowed?" "Oh, yes," said ${G.name}, who was laughing and crying in about equal parts.`,
          `At breakfast the toast jumped right over the plate. ${K.name} laughed, and then felt bad about it. "You can miss ${W.name} and laugh," said ${G.name}. "There is room for both. Look at me."`,
          `On Wednesday ${G.name} put salt in the tea by mistake. You should have seen that face. ${K.name} laughed, and put a hand over it. "Leave it out," said ${G.name}. "A laugh doesn't take ${W.name} away."`,
          `A spoon stuck to ${K.names} nose at lunch, and stayed there. They both had to hold on to the table. "Should I stop?" said ${K.name}, through the spoon. "Not for my sake," said ${G.name}. "I cried all morning. I'm glad of a spoon."`,
        ],
        { setting: 'kitchen', camera: 'medium', actors: [act(K, 'sit', 'happy'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `"I know I asked," said ${K.name}. "But where is ${W.name}?" "${refrain}," said ${G.name}. "${cap(W.name)} died, and can't come back. Ask me as often as you like. I'll be here."${believed}`,
          `"Is ${W.name} coming back now?" said ${K.name}. "I'm only asking again." "${refrain}," said ${G.name}. "But it's a good question. You may ask it every day."${believed}`,
          `"Could we ring somebody up about it?" said ${K.name}. "About getting ${W.name} back?" "${refrain}," said ${G.name}. "There is nobody to ring. There's only us, and I'm listening."${believed}`,
          `At five o'clock ${K.name} asked it again. It is a bad time for missing somebody, five o'clock. "${refrain}," said ${G.name}. "Shall I stay here with you till it's six?" So that is what they did.${believed}`,
        ],
        { camera: 'close', actors: [act(K, 'look-up', 'curious'), act(G, 'kneel', 'calm')] },
      ),
      ...(done
        ? middleEnd(book, done)
        : [
            page(
              keeping(MOST, [
                `So ${K.name} got a crayon and drew ${W.name}. ${wrong} "That's just how it was," said ${G.name}. "Always in a hurry." They wrote the name underneath, in big letters.`,
                `On Sunday they told ${W.name} stories, one each, turn about. Then ${K.name} took a crayon and made a picture. ${wrong} "Perfect," said ${G.name}. "I'd know that face anywhere."`,
                `${K.name} got out the crayons. "Which colour?" said ${K.name}. "Whichever you think," said ${G.name}. So ${W.name} was done in crayon, in four of them. ${wrong} It was ${W.name} all over.`,
                `${K.name} took the crayon and shut both eyes, to see ${W.name} better. Then it went quickly. ${wrong} "I can nearly hear ${W.name}," said ${G.name}, "from here."`,
              ]),
              {
                setting: 'living-room',
                camera: 'medium',
                actors: [act(K, 'hold', 'calm', 'crayon'), act(G, 'sit', 'calm')],
              },
            ),
            page(
              [
                `The picture hangs beside ${the} now. Some days ${K.name} goes by and it is sad. Some days ${K.name} just says hello, and gives ${the} a push. ${end}`,
                `And ${the} is still ${where}. It has a picture for company. ${K.name} gives ${the} a pat every evening. ${end}`,
                `${cap(the)} has not gone anywhere. It is ${where}, and the picture is just above. Visitors ask who that is. ${K.name} tells them, all of it, from the start. ${end}`,
                `The picture is up near ${the}, with four pins, because it mattered. In the evening ${K.name} stands there for a while. It is sad, and it is good to see that face. ${end}`,
              ],
              { time: 'sunset', camera: 'wide', actors: [act(K, 'stand', 'calm')], things },
            ),
          ]),
    ],
  };
}
