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
            `This is ${H.introduced}. One morning ${H.name} ${habit}, as on all mornings. "${H.says}," said ${H.name}, without even thinking.`,
            `Every day, before breakfast, ${H.name} ${habit}. That is how it is with ${H.introduced}. "${H.says}," said ${H.name}, as usual.`,
            `Nobody had to teach ${H.introduced} how to be ${H.aKind}. One day ${H.name} ${habit}, and that was that. "${H.says}," said ${H.name}.`,
            `One day was like the next for ${H.introduced}. ${H.name} ${habit}. Then ${H.name} said "${H.says}". Then it was bedtime.`,
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
            `But ${H.name} had a wish. "I want to ${want}," said ${H.name}. ${K.name} had come${way ? ` ${way.said}` : ' to play'}, and sat down to hear more.`,
            `"What would you like best?" said ${K.name}, who had come${way ? ` ${way.said}` : ' to tea'}. ${H.name} looked round, to be sure. "I want to ${want}," said ${H.name}.`,
            `${K.name} had come${way ? ` ${way.said}` : ' over'}, and found ${H.name} looking sad. "What is it?" said ${K.name}. "I want to ${want}," said ${H.name}. "I think of it all day."`,
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
                `First ${H.name} did as ${wanted.a} does. ${H.name} ${wanted.does}. But it still looked like ${H.aKind}. "${notYet}," said ${K.name}. ${cap(A.introduced)} only stared.`,
                `"What does ${wanted.a} do?" said ${K.name}. So ${H.name} ${wanted.does}. ${cap(A.introduced)} had to sit down, from laughing. "${notYet}," said ${K.name}.`,
              ]
            : [
                `First ${H.name} shut both eyes and wished for it, very hard. But when ${H.name} looked, nothing had changed. "${notYet}," said ${K.name}.`,
                `First ${H.name} asked ${A.introduced} how it was done. But ${A.name} did not know, and had never tried. "${notYet}," said ${K.name}.`,
                `The first time, ${H.name} tried it very slowly. But nothing happened, only slowly. "${notYet}," said ${K.name}. ${cap(A.introduced)} only stared.`,
                `First ${H.name} counted to a hundred, and then tried it. But at a hundred it was no easier than at one. "${notYet}," said ${K.name}.`,
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
                `"Say what ${wanted.a} says," said ${K.name}. "${wanted.says}," said ${H.name}. But from ${H.aKind} it sounded like a cough. "${notYet}," said ${K.name}.`,
                `Next ${H.name} put on a hat, and said, "${wanted.says}." It was the right thing to say. But anybody could see ${H.aKind} under the hat. "${notYet}," said ${K.name}.`,
              ]
            : [
                `Next ${H.name} put on a hat, so as to look right. But the hat fell down over both eyes. "${notYet}," said ${K.name}.`,
                `After lunch ${H.name} took a long run, and tried it again. But the run ended in the hedge. "${notYet}," said ${K.name}, holding out a hand.`,
                `Then ${H.name} tried it in front of a mirror. But in the mirror there was just ${H.aKind}, trying. "${notYet}," said ${K.name}.`,
                `${H.name} tried again, holding on to ${K.name}. But now they both fell over. "${notYet}," said ${K.name}, from underneath.`,
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
          `"Can I have a turn?" said ${K.name}. "I have always wanted to be ${H.aKind}." ${H.name} looked at ${K.name} for quite some time. "Nobody wants to be ${H.aKind}," said ${H.name}. "I do," said ${K.name}. "Show me how!"`,
          `They sat there. "I have a wish as well," said ${K.name}. "I want to be ${H.aKind}." "But why?" said ${H.name}. "Because you're so good at it," said ${K.name}. "Will you teach me?"`,
          `"Do you know what I want to be?" said ${K.name}. "I want to be ${H.aKind}, like you." ${H.name} had never thought that anybody would want that. "Then it's your turn to try," said ${H.name}.`,
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
          `${K.name} began with the noise. "${H.says}?" said ${K.name}. It came out much too thin. "${notYet}," said ${H.name}. It was not as easy as it sounded.`,
          `"${H.says}," said ${K.name}, very loudly. ${A.introduced} looked up, and looked away again, out of kindness. "${notYet}," said ${H.name}.`,
          `"First you have to say it," said ${H.name}. "${H.says}," said ${K.name}. It sounded like a door that wants oil. "${notYet}." "${H.says}!" Now it sounded like two doors.`,
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
            `"You have to do it like this," said ${H.name}. And ${H.name} ${habit}. ${K.name} did it after, and fell over twice. "${notYet}!"`,
            `"Show me what else you do," said ${K.name}. So ${H.name} ${habit}. ${K.name} tried to do the same, and ended up facing the other way.`,
            `"Watch me," said ${H.name}. Then ${H.name} ${habit}, twice, so that ${K.name} could see how. ${K.name} got the beginning right, and then sat down with a bump. "${notYet}."`,
          ],
          `"You begin at the other end," said ${H.name}, and showed how. ${K.name} did it after, and fell over twice.`,
          `So there was a lesson. ${H.name} did it very slowly. ${K.name} did it after, and sat down with a bump. "${notYet}," they both said.`,
          `"Show me what else you do," said ${K.name}. ${H.name} did it. ${K.name} tried to do the same, and ended up facing the other way.`,
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
          `"How do you do all that?" said ${K.name}. "I don't know," said ${H.name}. "It just comes." ${H.name} did the noise again, and listened to it. "${H.says}." It was really good. Nobody had ever told ${H.name} so.`,
          `"Again," said ${K.name}. So ${H.name} did it again. "${H.says}!" It was perfect. "You are the best ${H.kind} there is," said ${K.name}. "Am I?" said ${H.name}, and stood up straight.`,
          `"I thought it was easy to be ${H.aKind}," said ${K.name}. "So did I," said ${H.name}. "${H.says}!" They both listened. "I'm good at that, aren't I?" said ${H.name}, quite surprised.`,
          `So ${H.name} showed how it is really done. "${H.says}!" It was so good that ${K.name} forgot to breathe. "Oh," said ${H.name}. "Is that what I do?"`,
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
          `They are both still learning. ${K.name} falls over, and then ${H.name} falls over. ${cap(G.name)} has put down cushions for both. "${notYet}!" they call to each other, and laugh.`,
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
          `Last thing at night ${K.name} said it once more, out of the window. "${H.says}." This time it was just right. A long way off ${H.name} heard it. "${atLast}," said ${H.name}.`,
          `"${H.says}," said ${K.name}, just before sleep, and did it right. ${H.name} heard it and turned over. "${atLast}," said ${H.name}, and was asleep.`,
          `In the dark ${K.name} had one more go. "${H.says}." It was as good as the real one. Far off ${H.name} sat up and smiled. "${atLast}," said ${H.name}.`,
          `${H.name} was nearly asleep, and heard somebody say "${H.says}". Was there another ${H.kind} out there? No, it was ${K.name}. "${atLast}," said ${H.name}.`,
        ],
        scene: { camera: 'close', time: 'night', actors: [{ who: H, pose: 'sit', feeling: 'sleepy' }] },
      },
    ],
  };
}
