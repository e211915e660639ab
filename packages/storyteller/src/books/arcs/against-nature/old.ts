import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { AgainstNature } from './arc.ts';
import { wordsOf } from './more-wordings.ts';

const MOST = 20;

/** There is a club, with a badge, for those who say that they are something else. */
export function old(bound: AgainstNature): Told {
  const { hero: H, child: K, neighbours, wish, to, home, elsewhere, there, refrain, chance } = bound;
  const [A, B] = neighbours;
  const [first, second] = wish.tries;
  const words = wordsOf(wish, 'old', H, K);
  const habit = words.habit.map(
    (each) =>
      `${elsewhere === null ? '' : `Most ${H.kinds} live at ${elsewhere}, but some have a pond and see no reason to move. `}${each}`,
  );
  const { tries, wanted, clue, last } = words;
  const signed = `I AM NOT ${H.aKind.toUpperCase()}`;
  const club = `the ${wish.club} Club`;
  const hat = chance.pick('a very large hat', 'a long brown coat', 'a false moustache');
  return {
    title: titled(
      chance.pick(`${H.name} and ${club}`, `what ${H.name} wanted it for`, `${H.aKind} who wanted to ${to}`),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `If you had made a list of what ${H.aKind} should have, ${H.introduced} had it all, in the right places. It was a family that had always done things in the same way, and had seen no reason to stop. ${habit[0]}`,
            `${cap(H.introduced)} came of a long line of ${H.kinds}, every one of whom had been good at being one. "${H.says}," they said, and that was nearly always enough. ${habit[1]}`,
            `There was no mistake about ${H.introduced}. Anybody could see at once that it was ${H.aKind}, even from behind. ${habit[2]}`,
            `${cap(H.introduced)} was like all the others of the family, from the front to the back. ${habit[0]}`,
          ],
          `There was no mistake about ${H.introduced}. You could see it from behind. ${habit[0]}`,
        ),
        scene: {
          setting: elsewhere === null ? home : 'undersea',
          camera: 'medium',
          actors: [{ who: H, pose: 'stand', feeling: 'calm' }],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `But ${H.name} wanted to ${to}. Nobody in the family had ever wanted that. ${H.name} thought of it at breakfast, and dreamed of it at night. "${refrain}," said ${A.theKind} next door, who liked things to stay as they were.`,
            `There was only one trouble. ${H.name} wanted to ${to}. It was a very large wish, and it did not go away. "${refrain}," people said, quite gently at first. ${cap(A.theKind)} said it most.`,
            `It had begun as a small wish. By spring it was a very large one: ${H.name} wanted to ${to}. "${refrain}," said ${A.theKind}. "I know," said ${H.name}. "I've tried not to want it. But I do."`,
          ],
          `But ${H.name} wanted to ${to}. "${refrain}," said ${A.theKind}, who liked things to be where they were.`,
        ),
        scene: {
          setting: home,
          camera: 'wide',
          actors: [
            { who: H, pose: 'look-up', feeling: 'shy' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `${bound.arrival}The only thing to do with a wish like that is to try it. So ${H.name} did, early, with only ${K.name} to see. ${tries[0][0]} "That's one way it doesn't go," said ${K.name}, and wrote it down.`,
          `${bound.arrival}${K.name} was on ${H.names} side from the beginning, and brought a notebook. ${tries[0][1]} "First try," wrote ${K.name}. "No." There was a good deal of room left on the page.`,
          `It began with what anybody would think of. ${tries[0][2]} "${refrain}," said ${A.theKind}, over the wall, to nobody in particular, but loudly.`,
        ],
        scene: {
          camera: 'medium',
          actors: [{ who: H, pose: first.pose, feeling: 'determined' }],
          things: [...first.things, ...bound.arrivedBy],
        },
      },
      {
        text: [
          `The second try was quite different. ${tries[1][0]} ${H.name} lay there for a bit. Nothing hurt. But that had not worked either.`,
          `They gave it a night's sleep, and they gave it more thought. ${tries[1][1]} "Two," said ${K.name}, not very loudly, and shut the notebook.`,
          `"Well, it can't be worse," said ${H.name}, and that was a mistake. ${tries[1][2]} By then there was a small crowd, and it went home early.`,
        ],
        scene: {
          setting: second.at ?? home,
          camera: 'wide',
          actors: [
            { who: H, pose: second.pose, feeling: 'surprised' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: second.things,
        },
      },
      {
        text: [
          `"${refrain}," said ${A.theKind}. "But you could join ${club}. You get a badge and a biscuit, and everyone says that you have done it." "And have they really done it?" said ${H.name}. ${cap(A.theKind)} looked about. "No," said ${A.theKind}. "But they have got the badge."`,
          `"${refrain}," said ${A.theKind}, quite kindly this time, and spoke of ${club}. It met on Tuesdays. There was a badge, in real tin, for people who had never done it and wished they had. "And what do you do there?" said ${H.name}. "Nothing," said ${A.theKind}. "We have the badge."`,
          `"${refrain}," said ${A.theKind}. "But I'll put in a word for you at ${club}. I'm the treasurer. It's very well thought of. You wear the badge, and nobody ever says to you again that it isn't done."`,
        ],
        scene: {
          setting: home,
          camera: 'medium',
          actors: [
            { who: A, pose: 'point', feeling: 'proud' },
            { who: H, pose: 'think', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `They met in a back room, on hard chairs. ${cap(A.theKind)} read out the rules, and there was just the one. You signed your name under ${signed}. Somebody on the end chair would not look up. It was ${B.introduced}, in ${hat}, and the badge was pinned on top. "It pricks a bit," said ${B.name}, "to begin with."`,
          `There was only a paper to sign. It said: ${signed}. "It's just a form of words," said ${A.theKind}. On the bench sat ${B.introduced}, in ${hat}, wearing a badge. "I signed mine last week," said ${B.name}. "You hardly feel it." But ${B.name} did not look up.`,
          `Next in the row sat ${B.introduced}. You could hardly tell, because of ${hat}. "What did you want?" said ${H.name}. "I forget," said ${B.name}. "I've got the badge." Then the paper came along. ${signed}, it said, and under that there was a line for the name.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: B, pose: 'sit', feeling: 'sad' },
            { who: H, pose: 'hold', feeling: 'worried', holds: 'pencil' },
            { who: A, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
      {
        text: [
          `${H.name} took the pencil. The badge was right there on its card, and it shone. The pencil got as far as the first letter. "Then it wouldn't be me," said ${H.name}. "It'd be somebody else who could. I wanted it to be me." The pencil was put down. It is a long way to the door when everyone is looking, and no one gives you a biscuit.`,
          `It would have been so easy. ${H.name} held the pencil until it was warm. "If I'm not ${H.aKind}," said ${H.name}, "then who is it that wants to ${to}? I want to do it as I am." They had no answer to that. So ${H.he} went home without a badge, and it rained.`,
          `${H.name} read it twice. It was quite a short sentence, and every word of it was easy except one. "I can't sign that," said ${H.name}. "It isn't so." They took back the badge, and the card that it was on. Only ${B.name} turned round to watch ${H.him} go.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'determined' },
            { who: B, pose: 'sit', feeling: 'curious' },
          ],
          things: ['pencil'],
        },
      },
      {
        text: [
          `On the step sat ${K.name}, with the notebook open at a page that said WAYS. Both of the ways had been crossed out. "I've been slow," said ${K.name}, and wrote something underneath. It said WHY. "Tell me what it's for. What would you do, the very first minute?" ${wanted[0]}`,
          `${K.name} was waiting with the notebook. They sat for a time. "There's one thing I never asked," said ${K.name}. "Say that you could. What would you do first?" In all that time nobody had wanted to know. ${wanted[1]}`,
          `"I've been thinking," said ${K.name}. "We've been asking how. We never asked what for." "What for?" said ${H.name}. It was like being handed something in the dark, and finding that it is a key. ${wanted[2]}`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'sit', feeling: 'curious' },
            { who: H, pose: 'sit', feeling: 'calm' },
          ],
          things: ['notebook'],
        },
      },
      {
        text: [
          `${K.name} opened the notebook at a clean page, and did not write anything. ${clue[0]}`,
          `Then ${K.name} saw that the answer had been there since the beginning. ${clue[1]}`,
          `${K.name} thought of all the things that ${H.name} did every day. ${clue[2]}`,
        ],
        scene: {
          ...(wish.at.time ? { time: 'sunset' } : {}),
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'think', feeling: 'surprised' },
          ],
        },
      },
      {
        text: wish.way.old.map((each) => each(H, K)),
        scene: {
          setting: there,
          ...(wish.at.time ? { time: wish.at.time } : {}),
          camera: 'wide',
          actors: [
            { who: H, pose: wish.at.pose, feeling: 'happy' },
            ...(wish.at.withChild ? [{ who: K, pose: 'stand', feeling: 'happy' } as const] : []),
          ],
          things: wish.at.things,
        },
      },
      {
        text: [
          `"Is there room for me?" It was ${B.name}, who had taken off ${hat.replace(/^a /, 'the ')}, with the badge on it. "I asked them at the ${wish.club} Club if any of them had ever done it," said ${B.name}. "Not one. And you have, in your own way." Then they both laughed.`,
          `"So you did it," said somebody. It was ${B.name}, without ${hat.replace(/^a /, 'the ')}. ${B.name} had gone back for the paper, and crossed out one word. It was NOT. "I've remembered what I wanted," said ${B.name}. "It may take me some time to tell you."`,
          `Somebody had been watching from a little way off. It was ${B.theKind}, with nothing on but what you are born with, and no badge. "Would you ask me?" said ${B.name}. "What you were asked. What I want it for." "Budge up, ${K.name}," said ${H.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `"${refrain}," says ${A.theKind} still, on Tuesdays, eating the biscuit. ${last[0]}`,
          `They have had a look at it from ${club}, through the window. ${last[1]}`,
          last[2] ?? '',
        ],
        scene: {
          time: wish.at.time ?? 'sunset',
          camera: 'wide',
          actors: [{ who: H, pose: wish.at.setting === 'undersea' ? 'float' : 'sit', feeling: 'happy' }],
          things: wish.at.things,
        },
      },
    ],
  };
}
