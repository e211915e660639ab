import type { ThingName } from '@storylantern/contract';
import type { Told } from '../../arc.ts';
import { PLANTS } from '../../plot/plot.ts';
import { cap, keeping, titled } from '../wording.ts';
import { twoTries } from '../../plot/two-tries.ts';
import type { Helping } from './arc.ts';
import { failedTry } from '../sentence.ts';

interface Parade {
  readonly name: string;
  /** What is seen of it, after "There would be". */
  readonly sees: string;
  readonly sound: string;
  readonly thing: ThingName;
  /** How the helped one makes it all alone, two sentences. */
  alone(helped: string): string;
  /** What is found of it in the road, afterwards. */
  readonly left: string;
}

/** Something that goes by once a year, and can be missed. */
const PARADES: readonly Parade[] = [
  {
    name: 'the Lantern Walk',
    sees: 'forty lanterns, two of them shaped like fish, and a person on very long legs',
    sound: 'a shuffle of feet, and somebody humming',
    thing: 'lantern',
    alone: (helped) => `One small lantern went along with ${helped}, on a stick, and swung.`,
    left: 'a drip of wax, still warm',
  },
  {
    name: 'the Midsummer Band',
    sees: 'nine trumpets, a tuba with somebody asleep in it, and a drum on wheels',
    sound: 'boom, and a long way behind it, boom',
    thing: 'drum',
    alone: (helped) => `${helped} had borrowed a drum from somewhere. The beat was nearly right.`,
    left: 'a sheet of music with a boot print on it',
  },
  {
    name: 'the Balloon Parade',
    sees: 'a balloon like a whale, one like a teapot, and a very worried man with the string',
    sound: 'a squeaking, as of a hundred clean windows',
    thing: 'balloon',
    alone: (helped) => `Over ${helped} bobbed a single balloon, half out of puff.`,
    left: 'a bit of gold ribbon',
  },
  {
    name: 'the Umbrella Dance',
    sees: 'sixty umbrellas, all turning, and a very small one that turned the other way',
    sound: 'a rustle, as of large wings',
    thing: 'umbrella',
    alone: (helped) => `${helped} came turning, under an umbrella with one rib bent.`,
    left: 'the tassel off a handle',
  },
  {
    name: 'the Bell Procession',
    sees: 'eleven bells on poles, a triangle, and a bell so big that it had a cart',
    sound: 'a ringing that came and went on the wind',
    thing: 'bell',
    alone: (helped) => `${helped} had a bell, off a bicycle by the sound of it. Ting, it went.`,
    left: 'a length of red cord',
  },
  {
    name: 'the Hat Parade',
    sees: 'a hundred hats, one with a working clock in it, and one with a hen',
    sound: 'a ripple of laughter, and a great many feet',
    thing: 'hat',
    alone: (helped) => `There was a hat, and under it, some way down, walked ${helped}.`,
    left: 'one long feather',
  },
];

/** "Somebody will stop", say all who hurry by to the parade. Stopping costs the hero the parade; a very small one comes. */
export function old(bound: Helping): Told {
  const { chance, child, hero, grownUp, others, trouble, ability, setting, string, room, isMissing } = bound;
  const helped =
    isMissing || bound.isSought
      ? { ...bound.helped, introduced: `${bound.helped.introduced}, who had not been home since breakfast` }
      : bound.helped;
  const Grown = cap(grownUp.name);
  const [first, second] = others;
  const parade = chance.pick(...PARADES);
  const refrain = chance.pick(
    '"Somebody will stop."',
    '"Somebody is sure to stop."',
    '"Somebody always does."',
    '"Somebody will be along."',
    '"Somebody is bound to see to it."',
    '"It only needs somebody."',
    '"Somebody else will have time."',
    '"Somebody is bound to come."',
    '"Somebody will see to it."',
    '"There is always somebody."',
    '"Somebody will know what to do."',
    '"Somebody must be on the way."',
    '"It will not be long till somebody comes."',
    '"Somebody or other will stop."',
  );
  const plant = chance.pick(
    ...keeping(
      20,
      PLANTS[ability].map((each) => each(hero)),
    ),
  );
  const solved = trouble.solve[ability]?.(hero, helped.name) ?? '';
  const tries = twoTries(chance, trouble.fails).map(([one, two]) => [
    failedTry(...one(child.name, helped.name)),
    failedTry(...two(grownUp.name, helped.name)),
  ]);
  const walk = parade.name.replace(/^the /, '');
  const [atWindow, callsAll] = hero.isChild
    ? [
        `${hero.name} went up early, and stood at the window, not looking at anything.`,
        `"Come up!" called ${hero.name}. "Quickly. Everyone!"`,
      ]
    : [
        `${hero.name} went up early. ${child.name} was at the window, not looking at anything.`,
        `"Come here," said ${child.name}. "Quickly. Bring everyone."`,
      ];
  const companion = hero.isChild ? grownUp : child;
  return {
    title: chance.pick(
      'A Parade of One',
      'Somebody Will Stop',
      'A Coat on the Wall',
      'Four Minutes',
      `${titled(walk)} of One`,
      'The Front, the Middle and the End',
      `The Night We Missed ${parade.name}`,
    ),
    refrain,
    pages: [
      {
        text: [
          `Once a year, at six o'clock, ${parade.name} came down the hill. There would be ${parade.sees}. It took four minutes to go by. People who missed it had to hear about it until the next one. ${hero.introduced} had missed it last year because of a cold. The year before, it was because of a wrong Thursday. "Not this year," said ${hero.name}.`,
          `${hero.introduced} had a calendar with one thing written on it. It said ${walk.toUpperCase()}, and the day had a ring round it, and the ring had rays. There would be ${parade.sees}. It lasted four minutes, and it only came once. "Do you think we should set out now?" said ${hero.name}, at breakfast. It was at six.`,
          `"What time is it now?" said ${hero.introduced}. It was ten past nine, and ${parade.name} did not come till six. It came down the hill once a year. There would be ${parade.sees}. In four minutes it was gone. ${hero.name} knew the best place to see it from, and had been to look at it on Monday. And on Tuesday, in case it had moved.`,
        ],
        scene: {
          setting: room.day,
          actors: [{ who: hero, pose: 'point', feeling: 'excited' }],
        },
      },
      {
        text: [
          `${plant} It had never been of any use to anybody. "Don't do that tonight," said ${grownUp.name}. "There'll be a crowd." ${hero.name} promised to try. They wanted to have the best place for ${parade.name}, on the wall by the corner. So ${child.name} had put a coat there at noon.`,
          `There is one more thing to be told about ${hero.name}. ${plant} "It isn't much use," said ${grownUp.name}, not unkindly. For the parade they had saved the best place, on the wall by the corner. ${child.name} had left a coat on it since lunch, with a note that said TAKEN.`,
          `You should know what ${hero.name} was like. ${plant} "What is that good for?" said ${grownUp.name}. "I don't know," said ${hero.name}. "It's only what I do." By noon ${child.name} had been up to the corner and picked the best bit of wall. A coat was lying on it, to keep the place.`,
          `You saw the parade best from the wall by the corner. So ${child.name} had put a coat there before lunch, to keep the place. That left the whole afternoon. ${plant} "Not when we're there," said ${grownUp.name}. ${hero.name} promised to try. It was not the sort of thing that had ever been wanted.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: hero, pose: 'jump', feeling: 'happy' },
            { who: companion, pose: 'stand', feeling: 'calm' },
          ],
          things: ['coat', ...string],
        },
      },
      {
        text: trouble.troubles.flatMap((tell) => [
          `They set out at half past five, with ${child.name} counting the minutes aloud. And at the bend, where there is nothing but the bend, they heard it. "${helped.says}." It was not loud. It was ${helped.introduced}. ${tell(helped.name)} "How long have you been here?" said ${hero.name}. "Since the first people came past," said ${helped.name}. "They all said hello."`,
          `By half past five the road was full, and everybody was going the same way. Perhaps that is why nobody was looking at the side of it. "${helped.says}," said something there, without much hope. It was ${helped.introduced}. ${tell(helped.name)} "Did nobody stop?" said ${hero.name}. "They're stopping later," said ${helped.name}. "On the way back. If there's time."`,
          `"We're in good time," said ${child.name}, and after that nobody spoke, because of the noise. "${helped.says}." It came from ${helped.introduced}, at the side of the way. ${tell(helped.name)} You could see in the dust where people had walked round. "Some of them waved," said ${helped.name}. "Did you wave back?" said ${hero.name}. "I thought that I had better."`,
          `The road bends once before the hill. At the bend ${hero.name} slowed down, and so did everyone behind. "${helped.says}," somebody was saying, patiently, to nobody at all. It was ${helped.introduced}. ${tell(helped.name)} "Has no one been?" said ${child.name}. "Lots," said ${helped.name}. "They were very nice about it. They said what a pity."`,
        ]),
        scene: {
          setting,
          time: 'sunset',
          actors: [
            { who: helped, pose: 'sit', feeling: 'sad' },
            { who: hero, pose: 'walk', feeling: 'surprised' },
            { who: child, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `"Poor thing," said ${first.introduced}, going by with a folding chair. ${refrain} "Dear, dear," said ${second.introduced}, who had a flask and two hats. "If it were any other night! But don't you worry." ${refrain} And they both went on up the road to the parade, and did not look back.`,
          `"What a shame," said ${first.introduced}, slowing down a little. ${refrain} And ${first.name} hurried on. "I'd stop myself," said ${second.introduced}, "only I have promised to wave." ${refrain} Up the hill you could hear the parade getting ready. It was ${parade.sound}.`,
          `"Oh, the poor dear," said ${first.introduced}, and looked truly sorry, all the way past. ${refrain} Behind came ${second.introduced}, half running. "Is nobody helping? Somebody ought to." ${refrain} But neither of them stopped. Over the hill you could hear ${parade.sound}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: first, pose: 'walk', feeling: 'worried' },
            { who: second, pose: 'run', feeling: 'worried' },
            { who: helped, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `${hero.name} looked up the hill, where the parade would be, and down at ${helped.name}. It was twelve minutes to six. You could hear ${parade.sound}. ${refrain} That was what they had all said. But there was nobody left on the road to stop. "I think," said ${hero.name}, "that it's us."`,
          `"We could come back for ${helped.him}," said ${hero.name}. "Afterwards. It only lasts four minutes." ${refrain} That was what everybody said. But the road was empty now, right to the top, and ${helped.name} was all alone. ${hero.name} thought of the parade once more. Then ${hero.name} let out a long breath. "We'll stop," said ${hero.name}.`,
          `The last of the people had gone over the hill, and it was eleven minutes to six. ${refrain} ${hero.name} had very nearly said it aloud. "Who, though?" said ${companion.name}. They both looked at the empty road. Then they looked at ${helped.name}. "Bother," said ${hero.name}. "I think it's us."`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: hero, pose: 'think', feeling: 'sad' },
            { who: helped, pose: 'look-up', feeling: 'curious' },
          ],
        },
      },
      {
        text: tries.flatMap(([one, two]) => [
          `It was not quick. ${one} ${two} Behind the houses ${parade.name} had begun. They could hear people cheering. "Go on," said ${helped.name}. "You'll miss it." "I'm busy," said ${hero.name}.`,
          `They all began at once, and got in each other's way. ${one} ${two} There was a great cheer behind the roofs. "That'll be the front of it," said ${hero.name}. "And there goes the middle." ${helped.name} looked from one to the other. "Is it very good?" "I wouldn't know," said ${hero.name}.`,
          `${child.name} went first. ${one} Then it was ${grownUp.name}. ${two} Over the roofs the noise came to the top of the hill, and started down. It passed the corner, and the wall, and the coat. Nobody said so. "You could still run," said ${helped.name}. "Keep still," said ${hero.name}. "I'm thinking."`,
          `It took a long time. ${one} ${two} Up the hill somebody shouted, "Here they come!" ${hero.name} did not look up. "Is that what you were going to?" said ${helped.name}. "It was," said ${hero.name}. "But now I'm helping you."`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: child, pose: 'reach', feeling: 'worried' },
            { who: grownUp, pose: 'reach', feeling: 'worried' },
            { who: helped, pose: 'sit', feeling: 'worried' },
            { who: hero, pose: 'think', feeling: 'worried' },
          ],
        },
      },
      {
        text: trouble.afters.flatMap((after) => [
          `Then ${hero.name} did the thing ${hero.he} always did, which had never been of any use. ${solved} ${after(helped.name)} Nobody cheered, because nobody was there. But ${helped.name} looked at ${hero.name} for a good long while. "I didn't know anybody could do that," said ${helped.name}.`,
          `"Would it help," said ${hero.name}, slowly, "if I did the thing that I do?" ${Grown} moved aside, to let ${hero.him} try. ${solved} ${after(helped.name)} ${helped.name} was safe. And up the hill, at the very same moment, the last of the cheering stopped.`,
          `"There's one thing I can do," said ${hero.name}. "It's only a silly thing." "We've tried the clever things," said ${companion.name}. ${solved} ${after(helped.name)} So it was good for something after all. They all stood there, rather shy and very glad. And over the roofs the parade ended without them.`,
        ]),
        scene: {
          camera: 'close',
          actors: [
            { who: hero, pose: 'reach', feeling: 'determined' },
            { who: helped, pose: 'look-up', feeling: 'happy' },
            { who: grownUp, pose: 'stand', feeling: 'calm' },
          ],
          things: string,
        },
      },
      {
        text: [
          `When they came to the corner it was ten past six. The wall was there, with the coat on it. But the parade was over. There was nothing on the road but ${parade.left}. "It was the best ever," people said, going home, and told them all of it, twice. "Do you mind very much?" said ${companion.name}. "Quite a lot," said ${hero.name}. "But I'd do it again."`,
          `They saw ${helped.name} safely off, and then they walked up to the corner. On the road lay ${parade.left}. "You should have been here," said ${first.name}, going by the other way. "Did somebody stop?" "Yes," said ${hero.name}. That was all ${hero.he} said. "Are you sorry?" said ${companion.name}. "I'm glad and I'm sorry," said ${hero.name}. And they got down the coat and carried it home.`,
          `They ran the last bit, but the corner was empty. On the road lay ${parade.left}. "You've just missed it," said ${second.name}, coming back. "It was the best they've ever done." "I'm glad," said ${hero.name}, and it was nearly true. "Come on," said ${companion.name}, and got the coat down off the wall. The coat had had an excellent view.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: hero, pose: 'stand', feeling: 'sad' },
            { who: companion, pose: 'hug', feeling: 'calm' },
          ],
          things: ['coat'],
        },
      },
      {
        text:
          room.night === 'bedroom'
            ? [
                `There was soup for supper, and nobody said anything about next year. ${atWindow} And then there was a sound in the road. It was nearly ${parade.sound}, but it was much smaller. ${callsAll}`,
                `The house was very quiet that night. ${hero.name} lay and looked at the ceiling, and thought about the parade. Then, down in the road, something began. It was a small noise, and somebody had clearly practised it. "There's somebody at the corner," said ${child.name}. "And they're coming this way."`,
                `It was a long evening. ${hero.name} sat by the window, and thought about the parade. "Listen," said ${companion.name}. Down in the road there was a sound. It was nearly ${parade.sound}. But it was a good deal smaller, and it was coming nearer.`,
              ]
            : [
                `It was a long evening. ${hero.name} stood outside in the dark, and thought about the parade. "Listen," said ${companion.name}. Down in the road there was a sound. It was nearly ${parade.sound}. It was a good deal smaller, and it was coming nearer.`,
                `Nobody at home said anything about the parade. ${hero.name} had gone round to the side of the house, to be alone. But from there you could hear the road. "What's that?" said ${child.name}. It was not ${parade.sound}. But it was trying to sound like that.`,
                `After supper ${hero.name} looked out into the dark, and thought of all that they had missed. "I think somebody is coming," said ${child.name}, all of a sudden. Along the road came a sound. It was something like ${parade.sound}, only very small.`,
              ],
        scene: {
          setting: room.night,
          time: 'night',
          camera: 'medium',
          actors: hero.isChild
            ? [{ who: child, pose: 'look-up', feeling: 'surprised' }]
            : [
                { who: child, pose: 'point', feeling: 'surprised' },
                { who: hero, pose: 'sit', feeling: 'curious' },
              ],
        },
      },
      {
        text: [
          `It was ${helped.name}, who had come to show them the parade. ${parade.alone(helped.name)} First ${helped.he} was the front of it, looking straight ahead. A little later ${helped.he} was the middle. Then there was a long gap, and a puffing noise. And ${helped.he} was the end of it, waving to both sides. "It goes by three times," said ${child.name}, "so as to be longer."`,
          `Under the window came ${helped.name}, all alone and in step. ${parade.alone(helped.name)} ${helped.He} went by, very upright, and round behind the house. They heard ${helped.him} running. Then ${helped.he} went by again, as somebody else. "That's the middle," ${hero.name} whispered. "There's an end as well. Wait." And there was. It waved.`,
          `It came round the corner, and it was ${helped.name}. ${parade.alone(helped.name)} "Is that all of it?" whispered ${companion.name}. "Shh," said ${hero.name}. "That's only the front." And so it was. For the middle ${helped.name} went by in quite another way, rather wider. For the end ${helped.he} came a long way behind, as ends do. Then ${helped.he} looked up at the window and bowed, all three of them.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [
            { who: helped, pose: 'walk', feeling: 'proud', holds: parade.thing },
            { who: hero, pose: 'point', feeling: 'happy' },
          ],
        },
      },
      {
        text: [
          `They clapped and clapped. All down the street windows opened, and people leaned out, and asked what it was. "${walk} of One," said ${hero.name}. "It only comes here." It took eleven minutes to go by, which is longer than four. Then ${helped.name} went home, still waving, all the way down the road.`,
          `"Was it as good as the big one?" ${grownUp.name} asked, when the road was empty again. ${hero.name} thought about it. "I didn't see the big one," said ${hero.name}. "But the big one didn't come to see me." Far off, in the dark, ${helped.name} was still waving.`,
          `"Next year," said ${grownUp.name}, "we'll set out at breakfast." ${hero.name} thought about it. "Next year we might be late again," said ${hero.name}. "You never know who needs help on the way." Out in the dark ${helped.name} went past once more. Nobody was meant to be watching. It was just to get it right.`,
          `When it was over, nobody wanted to go to bed. "What did we miss, up at the corner?" said ${hero.name}. ${grownUp.name} began to count it on one hand, and gave up. "More of everything," said ${grownUp.name}. "And which parade was better?" ${helped.name} was a long way down the road by then, and still waving. "Ours," said ${hero.name}.`,
        ],
        scene: {
          setting: room.night,
          camera: 'medium',
          actors: [
            { who: hero, pose: 'sit', feeling: 'happy' },
            { who: grownUp, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}
