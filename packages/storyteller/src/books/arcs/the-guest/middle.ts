import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import { errand, rulesOf, timesOf } from './arrival.ts';
import type { TheGuest } from './arc.ts';
import { keptBy } from './rules.ts';

const MOST = 14;

/** The host has two rules and a smudge; the guest keeps both of them with all its might. */
export function middle(bound: TheGuest): Told {
  const { hero: H, child: K, host: G, rules, way, ask, nearly, found, foundIn, inside, what, chance } = bound;
  const [first, second] = rules;
  const Host = cap(G.name);
  const of = rulesOf(bound);
  const never = nearly.toLowerCase();
  return {
    title: titled(
      chance.pick(
        `${H.name} comes to ${what}`,
        `${H.name}, and the Third Rule`,
        `"${nearly}," said ${K.name}`,
        `how to have ${H.aKind}`,
        `${ask.replace('?', '')}, said ${H.name}`,
      ),
    ),
    refrain: ask,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `There are three rules, and ${K.name} knew all about it. "${first.line}," said ${K.name}. "${second.line}. And..." ${K.name} had forgotten the third.`,
            `${K.names} list had three lines. The first was "${first.line}". The second was "${second.line}". The third had got wet, and was now a smudge. "Two is plenty," said ${K.name}.`,
            `"It's easy," said ${K.name}. "You only need three things. ${first.line}. ${second.line}." Then ${K.name} held up one more finger. But what was the third thing?`,
            `Nobody knew more about ${of} than ${K.name}. "${first.line}," ${K.name} would say. "${second.line}." There was a third rule, but nobody could remember it.`,
          ],
          `"There are three rules," said ${K.name}. "${first.line}. ${second.line}. And..." It had been there this morning.`,
        ),
        scene: {
          setting: inside,
          time: timesOf(bound).begins,
          camera: 'medium',
          actors: [{ who: K, pose: 'point', feeling: 'proud' }],
        },
      },
      {
        text: found
          ? keeping(
              MOST,
              [
                `"There is somebody ${found}," said ${G.name}. It was ${H.introduced}, trying not to touch anything. "I couldn't find the front," said ${H.name}. "${errand(bound)}." ${K.name} was so pleased. Somebody to show!`,
                `They found ${H.introduced} ${found}, where there was just room. "${errand(bound)}," said ${H.name}. "I practised. Only not the door." "Then you've come to the right person," said ${K.name}, and ${G.name} went for one more of everything.`,
                `What was that, ${found}? ${Host} looked. ${K.name} looked too. "${errand(bound)}," said ${H.introduced}, very politely. "Is it today?" "It can be," said ${K.name}.`,
              ],
              `"There is somebody ${found}," said ${G.name}. It was ${H.name}. "${errand(bound)}." ${K.name} was so pleased. Somebody to show!`,
            )
          : keeping(
              MOST,
              [
                `Somebody knocked, very gently, several times. ${Host} opened the door. "${errand(bound)}," said ${H.introduced}. "I have been practising all week. Do tell me if I get it wrong." "I will," said ${K.name}.`,
                `There stood ${H.introduced}, washed all over. "${errand(bound)}," said ${H.name}. "It's my first." ${Host} said to come in. "You're lucky," said ${K.name}. "I'm good at this."`,
                `"${H.says}," said the letter box. ${Host} went to see who comes at such a time. It was ${H.introduced}. "${errand(bound)}," said ${H.name}. ${K.name} had been waiting for somebody to show.`,
              ],
              `Somebody knocked. ${Host} opened the door, and it was ${H.name}. "${errand(bound)}. Do tell me if I get it wrong." "I will," said ${K.name}.`,
            ),
        scene: {
          setting: foundIn,
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: K, pose: 'wave', feeling: 'excited' },
            { who: G, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"We'll begin with an easy one," said ${K.name}. "${first.line}." ${keptBy(H, first).middle(H.name)} "${ask}" said ${H.name}. "${nearly}," said ${K.name}.`,
          `"${first.line}," ${K.name} read out. "I know that one!" said ${H.name}. ${keptBy(H, first).middle(H.name)} "${ask}" ${K.name} had to think. "${nearly}."`,
          `Rule one went like this. "${first.line}." "With pleasure," said ${H.name}. ${keptBy(H, first).middle(H.name)} "${ask}" "${nearly}," said ${K.name} kindly.`,
        ],
        scene: {
          setting: inside,
          camera: 'medium',
          actors: [
            { who: H, pose: first.pose, feeling: 'determined' },
            { who: K, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"Never mind, there's another. ${second.line}." ${H.name} had one more try. ${keptBy(H, second).middle(H.name)} "${ask}" "${nearly}," said ${K.name}, not quite so kindly.`,
          `"The second is where people go wrong," said ${K.name}. "${second.line}." ${keptBy(H, second).middle(H.name)} "${ask}" asked ${H.name}. "${nearly}," said ${K.name}, holding on to the wall.`,
          `${H.name} asked to do number two at once. "${second.line}," said ${K.name}. ${keptBy(H, second).middle(H.name)} "${ask}" said ${H.name}, in a small voice. "${nearly}."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: second.pose, feeling: 'worried' },
            { who: K, pose: 'cover', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `After that ${H.name} did nothing at all. It was the only thing left that could not go wrong. ${H.name} sat there and looked at the floor.`,
          `Then ${H.name} sat still, and as flat as possible. ${H.name} did not dare to touch anything. ${K.name} looked at the list. It did not say what to do now.`,
          `It grew very quiet. ${H.name} was too sad to try again. ${K.name} wanted to say something nice, and did not know what.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'sit', feeling: 'sad' },
            { who: K, pose: 'think', feeling: 'worried' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"Thank you for having me," said ${H.name}. "I have counted. It was '${never}', eleven times." And ${H.name} went to look for the way out. ${K.name} was sorry now.`,
            `"I think I'll go now," said ${H.name}, "while there is still a door." ${H.name} looked so sad that ${K.name} wished to say sorry.`,
            `${H.name} was halfway home before anybody noticed. "It was lovely," said ${H.name}. "I'm sorry I did it wrong." ${K.name} went hot.`,
          ],
          `"Thank you for having me," said ${H.name}, and went to look for the way out. ${K.name} went hot.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'walk', feeling: 'sad' },
            { who: K, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `"Wait," said ${K.name}. "How does it go at your house?" Nobody had ever wanted to know. "You'd laugh," said ${H.name}. "I won't." ${H.name} looked left and right. "${way.why}"`,
            `${K.name} ran, and got to the door first. "What's it like when it's yours?" said ${K.name}. ${H.name} turned round, all the way, which took some time. "${way.why}"`,
            `"What do you do," said ${K.name}, "when there's nobody to tell you?" "Oh, then!" said ${H.name}. All of ${H.name} seemed to wake up. "${way.why}"`,
          ],
          `"Wait," said ${K.name}. "How does it go at your house?" ${H.name} looked left and right. "${way.why}"`,
        ),
        scene: {
          camera: 'close',
          actors: [
            { who: K, pose: 'reach', feeling: 'curious' },
            { who: H, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"Show me," said ${K.name}. ${way.middle(K.name)} "${ask}" said ${K.name}. ${H.name} looked at it from both sides. "${nearly}," said ${H.name}.`,
          `It was harder than it sounded. ${way.middle(K.name)} "${ask}" ${H.name} was trying not to laugh. "${nearly}."`,
          `${K.name} had a go, with ${H.name} watching. ${way.middle(K.name)} "${ask}" "${nearly}," said ${H.name}, very kindly indeed.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: way.pose, feeling: 'determined' },
            { who: H, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `Now they were both laughing. In the middle of it ${K.name} stopped. "That's it! That's rule three!" "What is?" said ${H.name}. "You ask," said ${K.name}.`,
          `"I've remembered the third one," said ${K.name}, out of breath. "It was 'Ask them'." "That's a good rule," said ${H.name}. "Is it a hard one?" "It's the hardest," said ${K.name}.`,
          `${K.name} got it wrong four times, and they both laughed. Then ${K.name} went and held the list up to the light. Now they could read the third rule. It said: ASK THEM.`,
        ],
        scene: {
          time: timesOf(bound).ends,
          camera: 'close',
          actors: [
            { who: K, pose: 'point', feeling: 'surprised' },
            { who: H, pose: 'cheer', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `${Host} came to see. They showed ${G.name} how ${H.name} does it at home. "${ask}" said ${G.name}. ${K.name} and ${H.name} looked at one another. "${nearly}!"`,
          `These days ${H.name} comes on Thursdays. They do it one way until the clock strikes, and then the other. ${Host} has been learning since June. "${ask}" "${nearly}," say ${K.name} and ${H.name}.`,
          `There is a new list on the wall, and it has only one line. ${Host} reads it every time, and still forgets. "${ask}" says ${G.name}. And ${K.name} says, and ${H.name} says, "${nearly}."`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: G, pose: way.pose === 'run' ? 'walk' : way.pose, feeling: 'happy' },
            { who: K, pose: 'cheer', feeling: 'happy' },
            { who: H, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
