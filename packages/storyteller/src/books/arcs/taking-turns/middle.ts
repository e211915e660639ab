import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { TakingTurns } from './arc.ts';

const MOST = 14;

/** Two tries at the wish; then the child wants a turn at being the hero, and is so bad at it that it has to be taught. */
export function middle(bound: TakingTurns): Told {
  const { hero: H, child: K, grownUp: G, neighbours, want, wanted, habit, home, way, verdict, chance } = bound;
  const [A] = neighbours;
  const [notYet, atLast] = verdict;
  return {
    title: titled(
      chance.pick(
        `how to be ${H.aKind}`,
        `${H.name} and ${K.name} take turns`,
        `a turn at being ${H.name}`,
        `lessons in being ${H.aKind}`,
        `${notYet}, said ${K.name}`,
        `may I be ${H.aKind}?`,
      ),
    ),
    refrain: notYet,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `This is ${H.introduced}. ${H.name} ${habit}. It was what one did. "${H.says}," said ${H.name}, without even thinking.`,
            `Every day, before breakfast, ${H.name} ${habit}. That is how it is with ${H.introduced}. "${H.says}," said ${H.name}, as usual.`,
            `Nobody had taught ${H.introduced}. One morning ${H.name} ${habit}, and then there was no stopping. "${H.says}," said ${H.name}, every day.`,
            `There were days for ${H.introduced}, and they went like this. ${H.name} ${habit}. Then it was, "${H.says}." Then it was tomorrow.`,
          ],
          `This is ${H.introduced}. "${H.says}," said ${H.name}, without even thinking.`,
          `Every day was much the same for ${H.introduced}. "${H.says}," said ${H.name}. Then it was tomorrow.`,
          `Nobody had taught ${H.introduced}. "${H.says}," said ${H.name}, and there it was.`,
        ),
        scene: { setting: home, camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'calm' }] },
      },
      {
        text: keeping(
          MOST,
          [
            `But then there was the other thing. "I want to ${want}," said ${H.name}. ${K.name} had come${way ? ` ${way.said}` : ' by'}, and sat down to hear more. There was not any more. That was all of it.`,
            `"What would you like best?" said ${K.name}, who had come${way ? ` ${way.said}` : ' to tea'}. ${H.name} looked round, to be sure. "I want to ${want}," said ${H.name}.`,
            `${K.name} had come${way ? ` ${way.said}` : ' over'}, to ask how things were. "Very nice," said ${H.name}. "Only I want to ${want}." It was out before anybody could stop it.`,
            `"Can you keep a secret?" said ${H.name}. ${K.name} had come${way ? ` ${way.said}` : ' for the day'}, and could. "I want to ${want}." As secrets go, it was a large one.`,
          ],
          `"There is one thing I want," said ${H.name}. "I want to ${want}." ${K.name} sat down to hear more.`,
          `"Can you keep a secret?" said ${H.name} to ${K.name}. "I want to ${want}."`,
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
        text: keeping(
          MOST,
          wanted
            ? [
                `First ${H.name} did as ${wanted.a} does. ${H.name} ${wanted.does}. But it came out like ${H.aKind}. "${notYet}," said ${K.name}. ${cap(A.introduced)} only stared.`,
                `It begins with what one does all day. So ${H.name} ${wanted.does}. ${cap(A.introduced)} had to sit down. "${notYet}," said ${K.name}.`,
              ]
            : [
                `First ${H.name} thought about it, very hard, with both eyes shut. But thinking stays on the inside. Nobody could see any of it. "${notYet}," said ${K.name}.`,
                `${H.name} began by wishing, out loud, and all at once. But a wish wants somebody who listens. There was only ${A.introduced}. "${notYet}," said ${K.name}.`,
                `To begin with, ${H.name} did it slowly, so as to miss nothing. But it came apart in the slow bits. "${notYet}," said ${K.name}. ${cap(A.introduced)} only stared.`,
                `First ${H.name} counted to a hundred, so that it could get ready. But at a hundred it was no more ready than at one. "${notYet}," said ${K.name}.`,
              ],
          `First ${H.name} tried it with both eyes shut. "${notYet}," said ${K.name}. ${cap(A.introduced)} only stared.`,
        ),
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
        text: keeping(
          MOST,
          wanted
            ? [
                `"Say something that ${wanted.a} would say," said ${K.name}. "${wanted.says}," said ${H.name}. But from ${H.aKind} it sounded like a cough. "${notYet}."`,
                `Next ${H.name} put on a hat. "${wanted.says}," said ${H.name}. It was the right word, and the right hat. But inside it was still ${H.aKind}. "${notYet}," said ${K.name}.`,
              ]
            : [
                `Next ${H.name} put on a hat, to look the part. But a hat only knows how to be a hat. "${notYet}," said ${K.name}. It was getting to be what ${K.name} said.`,
                `After lunch ${H.name} tried it at a run-up. But most of the try went into the run. "${notYet}," said ${K.name}, holding out a hand.`,
                `Then ${H.name} tried it in front of a mirror. But the one in the mirror was no better at it. "${notYet}," said ${K.name}, to both of them.`,
                `${H.name} did it again, with ${K.name} to hold on to. But then there were two of them not doing it. "${notYet}," said ${K.name}.`,
              ],
          `Next ${H.name} put on a hat, to look the part. "${notYet}," said ${K.name}.`,
        ),
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
          `"Are you using it this afternoon?" said ${K.name}. "Using what?" "Being ${H.aKind}. I'd be very careful with it." ${H.name} had not known that it was a thing one could lend.`,
          `"Could I be you for a bit?" said ${K.name}. ${H.name} laughed, and then saw that it was a real question. "There isn't much to it," said ${H.name}. "It looks like a lot from here," said ${K.name}.`,
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
          `"First you say it," said ${H.name}. "${H.says}," said ${K.name}. It was like a door that wants oil. "${notYet}." "${H.says}!" Now it was more like two doors.`,
          `${K.name} stood where ${H.name} always stood. "${H.says}!" ${cap(A.introduced)} came to see if somebody was hurt. "${notYet}," said ${H.name}, quite kindly.`,
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
            `"Show me the first bit," said ${K.name}. So ${H.name} ${habit}. It had not had a first bit until then. ${K.name} did it too, and ended up facing the other way.`,
            `So there was a lesson. ${H.name} ${habit}, and then did it again, with pauses. ${K.name} got all the pauses right. "${notYet}," they both said.`,
          ],
          `"You begin at the other end," said ${H.name}, and showed how. ${K.name} did it after, and fell over twice.`,
          `So there was a lesson. ${H.name} did it with pauses. ${K.name} got all the pauses right. "${notYet}," they both said.`,
          `"Show me the first bit," said ${K.name}. ${H.name} had not known that there were bits. ${K.name} tried one, and ended up facing the other way.`,
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
          `"I thought it was easy," said ${K.name}. "So did I," said ${H.name}. "${H.says}." They both listened, right to the edge of it. "That's good, isn't it?" said ${H.name}, as if somebody else had done it.`,
          `${H.name} did it properly, from top to bottom. "${H.says}!" It was like somebody pouring from a jug and not spilling. ${K.name} forgot to breathe. "Oh," said ${H.name}. "Is that what I do?"`,
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
          `They are both still learning. ${K.name} falls over on this side, and ${H.name} falls over on that. ${cap(G.name)} has put down cushions. "${notYet}!" they call to each other.`,
          `That was how the turns began. ${H.name} goes first on Mondays, and ${K.name} on Tuesdays. ${cap(G.name)} keeps the score, and will not say what it is. It is always very close.`,
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
          `In the dark, where nobody can see it, ${K.name} has one more go. "${H.says}." There is a silence, with ${H.name} at the far end. "${atLast}," it says.`,
          `The last turn of the day is a quiet one. ${H.name} is nearly asleep, and hears "${H.says}", not very loud. It might be an echo. It is ${K.name}. "${atLast}."`,
        ],
        scene: { camera: 'close', time: 'night', actors: [{ who: H, pose: 'sit', feeling: 'sleepy' }] },
      },
    ],
  };
}
