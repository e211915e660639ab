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
          `If you lived next door to ${K.name}, you did not need a clock. You heard the spoon on the bowl. ${refrain}. That meant half past seven, and porridge.`,
          `Some people say good morning. ${K.name} said it with a spoon, on the bowl, one time only. ${refrain}. Then the milk could go in.`,
        ],
        { setting: 'kitchen', camera: 'close', actors: [act(K, 'sit', 'happy')], things: ['bowl', 'spoon'] },
      ),
      page(
        [
          `Then came a different sort of day. ${cap(G.name)} sat down, quite close. "I want you to hear this from me," said ${G.name}. "${hard.said} ${hard.more}"`,
          `Then there was a lot of talk over ${K.names} head. "You've been hearing bits," said ${G.name}. "Here's the whole of it. ${hard.said} ${hard.more}"`,
          `That evening ${G.name} did not pick up the newspaper. "There's something you should know," said ${G.name}, and sat down close. "${hard.said} ${hard.more}"`,
          `"Is something the matter?" said ${K.name}, since nobody had finished a sentence all day. "Yes," said ${G.name}. "You're right to ask. ${hard.said} ${hard.more}"`,
        ],
        { setting: 'living-room', camera: 'wide', actors: [act(G, 'kneel', 'calm'), act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `${K.name} felt it in the tummy, like a lift going down. "${hard.mine}" "No," said ${G.name}. "Not what you did, or said, or thought. You did nothing to make it so."`,
          `It was quiet, apart from a fly. "${hard.mine}" said ${K.name}. "No. Nothing you did or said or thought can do that. I'm quite sure."`,
          `${K.name} went very small and climbed under an arm. "${hard.mine}" The arm got tighter. "No," said ${G.name}. "There is nothing of yours in it. Nothing you did, or said, or thought."`,
          `One thing had to be asked at once. "${hard.mine}" said ${K.name}. "Not at all," said ${G.name}, "and I'd know. Being cross can't do it. Being good can't stop it. It isn't yours."`,
        ],
        { camera: 'close', actors: [act(K, 'hug', 'worried'), act(G, 'hug', 'calm')] },
      ),
      page(
        [
          `"Will it be all right?" said ${K.name}. ${cap(G.name)} did not say yes, just to be quick. "I don't know everything. I know this. ${hard.fact} And I'm here, and you can ask."`,
          `"What will happen?" said ${K.name}. "Some of it I know, and some I don't," said ${G.name}. "${hard.fact} When I know more, I'll tell you."`,
          `"Tell me the end," said ${K.name}, as you do with a story. "I haven't got to the end," said ${G.name}. "I can tell you what I'm sure of. ${hard.fact}"`,
          `${K.name} wanted to know how it would all turn out. "So do I," said ${G.name}, after a while. "Here is a true thing to hold. ${hard.fact} I'll tell you the next one when I have it."`,
        ],
        { camera: 'medium', actors: [act(K, 'look-up', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `In the morning everything looked a bit odd, as if somebody had moved it. ${K.name} sat down, and held the spoon. It seemed wrong to begin. But breakfast was there. ${refrain}.`,
          `The next morning ${K.name} did not know if there was still a rule. The bowl was there, and so was the spoon. Just once, very softly. ${refrain}. It was the very same tink.`,
          `When ${K.name} woke up, it was all still so. Then there was the smell of toast. At the table the spoon was in its place, and so was the bowl. ${refrain}, rather quietly.`,
          `The next day ${K.name} sat with the spoon in the bowl. "I don't think I'll do it." Nobody minded. But breakfast would not start. So, in the end, ${refrain}.`,
        ],
        { setting: 'kitchen', camera: 'wide', actors: [act(K, 'sit', 'sad')], things: ['bowl', 'spoon'] },
      ),
      page(
        [
          `There were so many questions that they had to have a jar. ${K.name} drew them, or ${G.name} wrote them down. Every evening they took one out. Some had an answer. Some went back in the jar.`,
          `${cap(G.name)} found an empty jar. "For questions," said ${G.name}. "Any kind." By bedtime there were nine in it. Two were about the hard thing. One was about whether snails have knees.`,
          `${K.name} had more questions than there were minutes. They cut up paper and kept them in a jar, to be safe. Some were big. One just said, "And?"`,
          `"Hold that one," said ${G.name}, who was on the telephone. So ${K.name} drew it, and put it in an empty jar. By Friday you could not see through the jar for questions.`,
        ],
        { camera: 'close', actors: [act(K, 'hold', 'curious'), act(G, 'sit', 'calm')], things: ['jar'] },
      ),
      page(
        [
          `"I asked that one before," said ${K.name}. "Ask it again," said ${G.name}. "It may need to be answered more than once. I'm not tired of it."${believed}`,
          `The same question came out three nights running. "It keeps coming back," said ${K.name}. "Then it isn't finished," said ${G.name}. "We'll do it again."${believed}`,
          `${K.name} pulled out a question, and it was one they had done. "Put it back?" "No, no," said ${G.name}. "Let's see if the answer still fits." They tried it on again.${believed}`,
          `Some questions got smaller when they were asked twice. One of them did not. "I'll go on answering it," said ${G.name}. "You go on asking. That's fair."${believed}`,
        ],
        { time: 'sunset', camera: 'medium', actors: [act(K, 'think', 'curious'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `And on Saturday there was no question at all. There was a hat, and a tune, and ${K.name} dancing on one leg. "Am I allowed to?" "Please do," said ${G.name}. "Somebody has to."`,
          `On Saturday ${K.name} put on a big hat and could not see out. They laughed till it fell off. "Is it all right to laugh?" "Yes," said ${G.name}. "It's still your Saturday."`,
          `Next day came a silly hour, all by itself, in the middle of everything. ${K.name} danced with a hat on each foot. "I forgot to be sad," said ${K.name}. "Well done," said ${G.name}. "It will keep."`,
          `On Sunday the radio played something with trumpets. ${K.name} found a hat, and bowed, and danced, and knocked over a chair. "Can we, when it's like this?" "We can," said ${G.name}, and clapped.`,
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
          `The bowl waits. The spoon waits. "You're on," says ${G.name}, who would not dream of starting without. ${K.name} lifts one hand, like somebody with a band. ${refrain}.`,
          `One thing ${K.name} had not expected. The next day there was a tink from across the table. It was ${G.name}, with the other spoon, and the other bowl. "It does help," said ${G.name}. ${refrain}.`,
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
