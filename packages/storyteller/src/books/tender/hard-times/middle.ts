import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { HardTimes } from './book.ts';

/** What changed and what did not, and a jar for the questions. */
export function middle({ child: K, grownUp: G, hard, belief, chance }: HardTimes): Told {
  const refrain = 'Tink, it went';
  const believed = belief === null ? '' : ` ${belief}`;
  return {
    title: titled(chance.pick('tink, it went', 'a jar for the questions', `${K.name} asks again`)),
    refrain,
    pages: [
      page(
        [
          `Every morning ${K.name} hit the bowl with the spoon, once, before eating. Tink, it went. Nobody knew why. It was how breakfast began.`,
          `There was a rule at breakfast, and ${K.name} had made it. First you touch the bowl with the spoon. ${refrain}. Only then may you eat.`,
        ],
        { setting: 'kitchen', camera: 'close', actors: [act(K, 'sit', 'happy')], things: ['bowl', 'spoon'] },
      ),
      page(
        [
          `Then came a different sort of day. ${cap(G.name)} sat down, quite close. "I want you to hear this from me," said ${G.name}. "${hard.said} ${hard.more}"`,
          `Then there was a lot of talk over ${K.names} head. "You've been hearing bits," said ${G.name}. "Here's the whole of it. ${hard.said} ${hard.more}"`,
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(G, 'kneel', 'calm'), act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `${K.name} felt it in the tummy, like a lift going down. "${hard.mine}" "No," said ${G.name}. "Not what you did, or said, or thought. You did nothing to make it so."`,
          `It was quiet, apart from a fly. "${hard.mine}" said ${K.name}. "No. Nothing you did or said or thought can do that. I'm quite sure."`,
        ],
        { camera: 'close', actors: [act(K, 'hug', 'worried'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `"Will it be all right?" said ${K.name}. ${cap(G.name)} did not say yes, just to be quick. "I don't know everything. I know this. ${hard.fact} And I'm here, and you can ask."`,
          `"What will happen?" said ${K.name}. "Some of it I know, and some I don't," said ${G.name}. "${hard.fact} When I know more, I'll tell you."`,
        ],
        { camera: 'medium', actors: [act(K, 'look-up', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `In the morning everything looked a bit odd, as if somebody had moved it. ${K.name} sat down, and held the spoon. It seemed wrong to begin. But breakfast was there. ${refrain}.`,
          `The next morning ${K.name} did not know if there was still a rule. The bowl was there, and so was the spoon. Just once, very softly. ${refrain}. It was the very same tink.`,
        ],
        { setting: 'kitchen', camera: 'wide', actors: [act(K, 'sit', 'sad')], things: ['bowl', 'spoon'] },
      ),
      page(
        [
          `There were so many questions that they had to have a jar. ${K.name} drew them, or ${G.name} wrote them down. Every evening they took one out. Some had an answer. Some went back in the jar.`,
          `${cap(G.name)} found an empty jar. "For questions," said ${G.name}. "Any kind." By bedtime there were nine in it. Two were about it, and one was about whether snails have knees.`,
        ],
        { camera: 'close', actors: [act(K, 'hold', 'curious'), act(G, 'sit', 'calm')], things: ['jar'] },
      ),
      page(
        [
          `"I asked that one before," said ${K.name}. "Ask it again," said ${G.name}. "It may need to be answered more than once. I'm not tired of it."${believed}`,
          `The same question came out three nights running. "It keeps coming back," said ${K.name}. "Then it isn't finished," said ${G.name}. "We'll do it again."${believed}`,
        ],
        { time: 'sunset', camera: 'medium', actors: [act(K, 'think', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `And on Saturday there was no question at all. There was a hat, and a tune, and ${K.name} dancing on one leg. "Am I allowed to?" "Please do," said ${G.name}. "Somebody has to."`,
          `On Saturday ${K.name} put on a big hat and could not see out. They laughed till it fell off. "Is it all right to laugh?" "Yes," said ${G.name}. "It's still your Saturday."`,
        ],
        {
          setting: 'living-room',
          time: 'day',
          camera: 'wide',
          actors: [act(K, 'dance', 'happy'), act(G, 'stand', 'happy')],
          things: ['hat'],
        },
      ),
      page(
        [
          `Next morning there were two bowls on the table, and two spoons. ${cap(G.name)} had been watching how it was done. One, two. Tink, it went. Tink. Then they could begin.`,
          `Next morning there is still some of it left, in the jar. But breakfast begins as it always did. ${K.name} takes the spoon, and waits for ${G.name}. ${refrain}, and tink.`,
        ],
        {
          setting: 'kitchen',
          camera: 'close',
          actors: [act(K, 'sit', 'calm'), act(G, 'sit', 'happy')],
          things: ['bowl', 'spoon'],
        },
      ),
    ],
  };
}
