import type { ActorHint, Told } from '../../arc.ts';
import { cap, introducing, keeping, titled } from '../wording.ts';
import type { FoundSomething } from './arc.ts';

const MOST = 14;

/** Whoever is asked wrongly reads the trace rightly: a table, a bed; and the rest is a noise on a step. */
export function middle(bound: FoundSomething): Told {
  const {
    owner: O,
    searcher: S,
    grownUp: G,
    finder: F,
    first,
    second,
    gesture,
    noun,
    aNoun,
    foundNoun,
    shown,
    chance,
  } = bound;
  const A = first.who;
  const B = second.who;
  const { smell } = first;
  const { stuck } = second;
  const { noise } = gesture;
  const refrain = bound.refrain;
  const bit = stuck.bit.replace(/^a /, 'the ');
  const { along } = bound;
  const cameToo = along ? ` ${cap(along.name)} came too, with the shopping.` : '';
  const beside: ActorHint[] = along ? [{ who: along, pose: 'walk', feeling: 'calm' }] : [];
  const ofFinder = F.isChild ? `jam, which is what ${F.name} had had` : F.kind;
  return {
    title: titled(chance.pick(`Whose ${noun}?`, `The ${noun} That Was Somebody's`, `${F.name} Finds ${foundNoun}`)),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `${O.introduced} had ${aNoun}. It ${smell.planted}. At night it ${stuck.planted}. And whenever nobody was looking, ${O.name} ${gesture.did}. ${noise}.`,
            `There was ${aNoun}, and it belonged to ${O.introduced}. It ${smell.planted}. It ${stuck.planted}. "${noise.toLowerCase()}," went ${O.name}, without thinking. It was how they said hello.`,
            `You never saw ${O.introduced} without ${aNoun}. It ${smell.planted}, as good as gold. It ${stuck.planted}. In between, ${O.name} ${gesture.did}. ${noise}.`,
          ].map((text) => text.replace(/"(\p{Ll})/u, (_all, letter: string) => `"${letter.toUpperCase()}`)),
          `This is ${O.introduced}. ${O.name} had ${aNoun}. It ${smell.planted}. It ${stuck.planted}. ${O.name} ${gesture.did}. ${noise}.`,
        ),
        scene: {
          setting: 'bedroom',
          camera: 'medium',
          actors: [{ who: O, pose: 'hold', feeling: 'happy' }],
          things: shown,
        },
      },
      {
        text: introducing(S, [
          `One windy day they all went to the shops. There was a hole in the bag. Bump! The ${noun} fell out. ${O.name} was telling ${S.name} a long story, and never heard.`,
          `At the corner ${O.name} began to run. ${S.name} ran too. The ${noun} had been under one arm. Now it fell out, and lay on the kerb. Nobody saw.`,
          `${O.name} and ${S.name} were racing to the gate. It was a very good race. Somewhere about the middle of it, the ${noun} fell out, quite softly. And nobody saw.`,
        ]),
        scene: {
          setting: 'street',
          weather: 'wind',
          camera: 'wide',
          actors: [
            { who: O, pose: 'run', feeling: 'happy' },
            { who: S, pose: 'run', feeling: 'happy' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `Who came by next but ${F.introduced}? There lay ${foundNoun}. ${F.name} looked left and right. "${refrain}" said ${F.name}. There was no name on it. So ${F.name} used a nose instead. It smelled of ${smell.of}.`,
          `${F.introduced} nearly fell over it. "Somebody will want that," said ${F.name}. "${refrain}" It could not say. But it did smell, just a little, of ${smell.of}. ${F.name} knew who liked that.`,
          `Then along came ${F.introduced}, who can never leave a thing lying. "${refrain}" said ${F.name}, and sniffed it all over. ${cap(smell.of)}! Well, that was easy. Or it ought to have been.`,
        ].map((text) => text + cameToo),
        scene: {
          weather: 'clear',
          camera: 'close',
          actors: [{ who: F, pose: 'kneel', feeling: 'curious' }, ...beside],
          things: shown,
        },
      },
      {
        text: [
          `"It is yours," said ${F.name}. ${A.introduced} breathed in, with both eyes shut. "No," said ${A.name}. "That is ${smell.dish}. ${smell.not} You want somebody with a table."`,
          `"I have brought it back," said ${F.name}. "Brought what back?" said ${A.introduced}, and had a sniff. "Ah. But that is ${smell.dish}, which you get at a table. ${smell.not} Not mine."`,
          `${A.introduced} was pleased to be asked. "Nearly," said ${A.name}. "But you have not smelled it to the end. It is ${smell.dish}. ${smell.not} Whoever it is sits up at a table."`,
        ],
        scene: {
          setting: first.at,
          camera: 'medium',
          actors: [
            { who: A, pose: 'think', feeling: 'curious' },
            { who: F, pose: 'hold', feeling: 'surprised' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `By then ${O.name} had got home, and the ${noun} had not. They went back along the road, and looked under the kerb. "It must be where we lost it," said ${S.name}. But it was being carried the other way.`,
          `"Where is it?" said ${O.name}. All the way to the shops they looked down. All the way back they looked down. But ${F.name} had gone over the hill with it already.`,
          `That was when ${O.name} felt for the ${noun}, and there was none. "We will look in every hole," said ${S.name}. So they both had their heads in one when ${F.name} went past.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: O, pose: 'kneel', feeling: 'worried' },
            { who: S, pose: 'kneel', feeling: 'determined' },
            { who: F, pose: 'walk', feeling: 'calm' },
          ],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `Now ${F.name} saw ${stuck.bit}, stuck to the back. Who has those? "Not mine," said ${B.introduced}. "${stuck.not} ${stuck.reads}" "Somebody with a bed, then," said ${F.name}. "${refrain}"`,
            `"What about this?" said ${F.name}. On one side hung ${stuck.bit}. ${B.introduced} looked at it from close to. "${stuck.not} ${stuck.reads} So they have a bed. ${refrain}"`,
            `There was ${stuck.bit} on it, too. ${F.name} took it to ${B.introduced}. "Did you drop this?" "${stuck.not}" said ${B.name}. "${stuck.reads}" "A table and a bed," said ${F.name}. "${refrain}"`,
          ].map((text) => text.replace(/\."(?= said)/, ',"')),
        ),
        scene: {
          setting: second.at,
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'curious' },
            { who: F, pose: 'reach', feeling: 'worried' },
          ],
          things: [...shown, ...(stuck.shown ? [stuck.shown] : [])],
        },
      },
      {
        text: [
          `"Somebody was here just now," said ${B.name}, "looking under things." "Which way did they go?" "That way." ${F.name} ran. But ${O.name} and ${S.name} had turned back. They went by on either side of one hedge.`,
          `There is a long hedge there. On one side ${F.name} went along with the ${noun}. On the other side went ${O.name} and ${S.name}, calling. But ${F.name} was humming, so as not to worry.`,
          `${O.name} and ${S.name} came to ask ${B.name}. "You have just missed it," said ${B.name}, and pointed over the hedge. So they went round by the left. And ${F.name} came back round by the right.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'wide',
          actors: [
            { who: F, pose: 'walk', feeling: 'worried' },
            { who: O, pose: 'walk', feeling: 'sad' },
            { who: S, pose: 'shout', feeling: 'worried' },
          ],
          things: ['bush'],
        },
      },
      {
        text: [
          `By evening ${F.name} had asked all there were. The ${noun} had got heavy. ${F.name} sat down on the pavement beside it. The sun was low. You could see that ${gesture.mark}. Somebody had done that, day after day.`,
          `It got late. "I could keep it," said ${F.name}, to see how that sounded. It sounded thin. Then ${F.name} turned it over. Look, ${gesture.mark}! Somebody had done that, a little every day.`,
          `The street lamps came on. ${F.name} had looked at the ${noun} ten times. This time it showed. Yes, ${gesture.mark}. Somebody must love it very much.`,
        ],
        scene: {
          setting: 'street',
          time: 'sunset',
          camera: 'close',
          actors: [{ who: F, pose: 'sit', feeling: 'sad' }],
          things: shown,
        },
      },
      {
        text: [
          `${noise}. It was quite a small noise. ${F.name} looked over a gate. "Bedtime," said ${G.name}. But there sat ${O.name}, ${gesture.empty}. It was only a habit.`,
          `Behind the next gate somebody said, "It will turn up." That was ${G.name}. And there was ${O.name}. ${O.name} said nothing, but was ${gesture.empty}. ${noise}. ${F.name} stood very still.`,
          `There was a kitchen with a table in it. There was a window with a bed in it. ${cap(G.name)} was on the step. So was ${O.name}, ${gesture.empty}. ${noise}.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'medium',
          actors: [
            { who: O, pose: 'sit', feeling: 'sad' },
            { who: G, pose: 'sit', feeling: 'calm' },
            { who: F, pose: 'look-up', feeling: 'surprised' },
          ],
        },
      },
      {
        text: [
          `"It is you," said ${F.name}. "You are the one!" And there was the ${noun}. ${O.name} took it in both arms. ${noise}. It went in just the right place. "How did you know?" said ${G.name}. "You could see it on the ${noun}," said ${F.name}.`,
          `${F.name} put the ${noun} down on the step, and waited to be sure. ${O.name} did not look for a name on it. ${O.name} ${gesture.did}. ${noise}. "That's right," said ${F.name}. "That's where it goes."`,
          `"Excuse me," said ${F.name}. "Could you do that again, on here?" ${noise}, went ${O.name}. Then ${O.name} saw what it was. "That's mine!" said ${O.name}, and hugged it.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: F, pose: 'reach', feeling: 'happy' },
            { who: O, pose: 'hug', feeling: 'happy' },
            { who: G, pose: 'stand', feeling: 'surprised' },
          ],
          things: shown,
        },
      },
      {
        text: [
          `That night the ${noun} was back in its place. Far off, on ${F.names} shelf, lay ${stuck.bit}. ${O.name} was asleep. ${noise}, went somebody, in a dream.`,
          `${O.name} was nearly asleep, and the ${noun} was too. It smelled of ${smell.of} and of ${ofFinder}. ${noise}. Then, after a moment, there was one more. That one was for ${F.name}.`,
          `Now it is dark, and ${O.name} is asleep. The ${noun} is where it should be. But ${bit} has gone. It is up on the wall now, in ${F.names} house.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [{ who: O, pose: 'sleep', feeling: 'sleepy' }],
          things: shown,
        },
      },
    ],
  };
}
