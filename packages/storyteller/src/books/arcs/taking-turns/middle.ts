import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { TakingTurns } from './arc.ts';

const MOST = 14;

/** Two tries at the wish; then the child wants a turn at being the hero, and is so bad at it that it has to be taught. */
export function middle(bound: TakingTurns): Told {
  const { hero: H, child: K, grownUp: G, neighbours, want, habit, home, way, verdict, chance } = bound;
  const [A] = neighbours;
  const [notYet, atLast] = verdict;
  return {
    title: titled(
      chance.pick(`how to be ${H.aKind}`, `${H.name} and ${K.name} take turns`, `a turn at being ${H.name}`),
    ),
    refrain: notYet,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. ${H.name} ${habit}. It was what one did. "${H.says}," said ${H.name}, without even thinking.`,
            `Every day, before breakfast, ${H.name} ${habit}. That is how it is with ${H.introduced}. "${H.says}," said ${H.name}, as usual.`,
          ],
          `This is ${H.introduced}. "${H.says}," said ${H.name}, without even thinking.`,
        ),
        scene: { setting: home, camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'calm' }] },
      },
      {
        text: keeping(
          MOST,
          [
            `But then there was the other thing. "I want to ${want}," said ${H.name}. ${K.name} had come${way ? ` ${way.said}` : ' by'}, and sat down to hear more. There was not any more. That was all of it.`,
            `"What would you like best?" said ${K.name}, who had come${way ? ` ${way.said}` : ' to tea'}. ${H.name} looked round, to be sure. "I want to ${want}," said ${H.name}.`,
          ],
          `"There is one thing I want," said ${H.name}. "I want to ${want}." ${K.name} sat down to hear more.`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'look-up', feeling: 'shy' },
            { who: K, pose: 'sit', feeling: 'curious' },
          ],
          things: way ? [way.thing] : [],
        },
      },
      {
        text: [
          `First ${H.name} thought about it, very hard, with both eyes shut. But thinking stays on the inside. Nobody could see any of it. "${notYet}," said ${K.name}.`,
          `${H.name} began by wishing, out loud, and all at once. But a wish wants somebody who listens. There was only ${A.introduced}. "${notYet}," said ${K.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'think', feeling: 'determined' },
            { who: K, pose: 'stand', feeling: 'curious' },
            { who: A, pose: 'stand', feeling: 'curious' },
          ],
        },
      },
      {
        text: [
          `Next ${H.name} put on a hat, to look the part. But a hat only knows how to be a hat. "${notYet}," said ${K.name}. It was getting to be what ${K.name} said.`,
          `After lunch ${H.name} tried it at a run-up. But most of the try went into the run. "${notYet}," said ${K.name}, holding out a hand.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'reach', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `"Can I have a turn?" said ${K.name}. "At what?" "At being you. I have always wanted to be ${H.aKind}." ${H.name} looked at ${K.name} for quite some time. "Nobody wants to be ${H.aKind}," said ${H.name}. "I do," said ${K.name}.`,
          `They sat there. "I know what I would be," said ${K.name}. "I would be ${H.aKind}." "But why?" said ${H.name}. "Because of all of it," said ${K.name}. "May I have a turn?" And since it was not in use, ${H.name} said yes.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `${K.name} started with the noise. "${H.says}?" said ${K.name}. It came out square. "${notYet}," said ${H.name}. It is a hard noise to do, if you stop to listen to it.`,
          `"${H.says}," said ${K.name}, very loudly. ${A.introduced} looked up, and looked away again, out of kindness. "${notYet}," said ${H.name}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: K, pose: 'shout', feeling: 'determined' },
            { who: H, pose: 'cover', feeling: 'surprised' },
            { who: A, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"And the rest?" said ${K.name}. "The thing you do in the morning?" So ${H.name} ${habit}, but slowly, to show how it went. ${K.name} tried. It was awful. They both had to lie down.`,
            `"You have to begin at the other end," said ${H.name}. And ${H.name} ${habit}, one bit at a time. ${K.name} did it after, and fell over twice. "${notYet}!"`,
          ],
          `"You begin at the other end," said ${H.name}, and showed how. ${K.name} did it after, and fell over twice.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'dance', feeling: 'happy' },
            { who: K, pose: 'sit', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"How do you do all that?" said ${K.name}. "And at breakfast!" "I don't know," said ${H.name}. "It just comes." ${H.name} did the noise again, to hear it. "${H.says}." It had a very good middle. Nobody had ever pointed it out.`,
          `"Again," said ${K.name}. So ${H.name} did it again. "${H.says}!" It rang. "You are the best there is at it," said ${K.name}. "Am I?" said ${H.name}. There had never been anybody to be better than.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'shout', feeling: 'proud' },
            { who: K, pose: 'look-up', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Now they take turns. In the mornings ${K.name} is ${H.aKind}, as well as can be expected. In the afternoons ${H.name} has another try. "${notYet}," says ${K.name}. "But nearer." ${cap(G.name)} brings the biscuits.`,
          `They do it turn and turn about. ${cap(G.name)} rings a bell when it is time to change. Some days ${H.name} still wants to ${want}. On those days they start with that.`,
        ],
        scene: {
          camera: 'wide',
          time: 'sunset',
          actors: [
            { who: H, pose: 'jump', feeling: 'happy' },
            { who: K, pose: 'cheer', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `And last thing at night, out of ${K.names} window, there comes a noise. "${H.says}." It is quite round now. A long way off somebody listens to the end of it. "${atLast}," says ${H.name}.`,
          `"${H.says}," says ${K.name} to the dark, just before sleep. It goes all the way to ${H.name}, who turns over. "${atLast}," says ${H.name}, and is asleep.`,
        ],
        scene: { camera: 'close', time: 'night', actors: [{ who: H, pose: 'sit', feeling: 'sleepy' }] },
      },
    ],
  };
}
