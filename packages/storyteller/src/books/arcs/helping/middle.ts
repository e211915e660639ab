import { PLANTS } from '../../plot/plot.ts';
import type { Told } from '../../arc.ts';
import { cap, keeping } from '../wording.ts';
import { twoTries } from '../../plot/two-tries.ts';
import type { Helping } from './arc.ts';
import { failedTry, shortened } from '../sentence.ts';

/** Everybody has ideas, and ideas are loud. The one who could truly help says so three times before anybody hears. */
export function middle(bound: Helping): Told {
  const {
    chance,
    child,
    hero,
    grownUp,
    helped,
    kin,
    others,
    trouble,
    ability,
    back,
    setting,
    string,
    room,
    isMissing,
    isSought,
  } = bound;
  // The horse of a knight is nobody who is met for the first time.
  const since = isSought ? `They had missed ${helped.him} since Monday. ` : '';
  const Grown = cap(grownUp.name);
  const [first, second] = [kin ?? others[0], others[1]];
  const listener = hero.isChild ? grownUp : child;
  const says = chance.pick(
    'I could try,',
    'I have an idea,',
    'May I?',
    'What about me?',
    'There is a way,',
    'I know what to do,',
    'I think I can,',
    'I know a way,',
    'Shall I?',
    'Let me have a go,',
    'Could I help?',
    "I've thought of something,",
    'It might be easy,',
    'Would you let me?',
  );
  const refrain = `"${says}" said ${hero.name}.`;
  const [what, how] = back.lack(child);
  const plant = chance.pick(
    ...keeping(
      14,
      PLANTS[ability].map((each) => each(hero)),
    ),
  );
  const solved = shortened(14, trouble.solve[ability]?.(hero, helped.name) ?? '');
  const tries = twoTries(chance, trouble.fails).map((pair) =>
    pair.map((fail, i) => shortened(14, failedTry(...fail((i === 0 ? first : second).name, helped.name)))),
  );
  return {
    title: chance.pick(
      `What ${hero.name} Said Three Times`,
      `${hero.name} Helps ${helped.name}`,
      'Everybody Had Ideas',
      `Ask ${hero.name}`,
      'Nine Ideas and One More',
      `One at a Time, Said ${helped.name}`,
    ),
    refrain,
    pages: [
      {
        text: [
          `Nobody ever asked ${hero.introduced} for help. ${plant} "Could you do that somewhere else?" people said. So ${hero.name} did it somewhere else.`,
          `This is ${hero.introduced}. ${plant} "And what use is that?" people said. "I don't know yet," said ${hero.name}.`,
          `Some people can whistle. Some can do sums. This is ${hero.introduced}. ${plant} Nobody thought that it was any use.`,
          `${plant} That was what ${hero.introduced} did, every day. It was fun, but nobody thought that it could ever help anyone.`,
          `${plant} "Must you do that?" people said to ${hero.introduced}. "I think I must," said ${hero.name}. It was what ${hero.he} did best.`,
          `${plant} That is ${hero.introduced} for you. "Very nice," people said, without turning round. They never thought that it might be useful.`,
        ].slice(hero.isChild ? 1 : 0),
        scene: {
          setting: room.day,
          actors: [{ who: hero, pose: 'stand', feeling: 'proud' }],
          things: string,
        },
      },
      {
        text: isMissing
          ? [
              `The basket was empty. ${helped.name} had not come to breakfast, and ${helped.name} never missed one. ${child.name} looked under the beds and behind the sofa. Then they put on their boots and went out to look.`,
              `"${cap(helped.theKind)} is not in," said ${child.name}, by the empty basket. Nobody had come to breakfast, not even for the crusts. They shook the box with the biscuits in. They called ${helped.name} from the back door. Then they went out to look.`,
              `There was a basket with nobody in it. There was one saucer, still full. "${helped.name} always comes," said ${child.name}. So somebody had to go where ${helped.name} was. They took their coats.`,
            ]
          : [
              `The only thing wrong at home was ${what}. ${how} "I wish somebody could put that right," said ${child.name}. Then they went out.`,
              `Nobody had done anything about ${what}. ${how} ${child.name} had asked everybody. ${Grown} had said, "Later." It was always later. So they went out instead.`,
              `There was trouble with ${what}. ${how} Everybody had tried to put that right, and nobody could. ${child.name} was sad about it. So they went for a walk.`,
              `It would have been a perfect day, but for ${what}. ${how} ${child.name} gave it one more look. It was still so. Then they put on their boots and went out.`,
            ],
        scene: {
          setting: back.setting,
          actors: hero.isChild
            ? [
                { who: child, pose: 'think', feeling: 'sad' },
                { who: grownUp, pose: 'stand', feeling: 'calm' },
              ]
            : [
                { who: child, pose: 'think', feeling: 'sad' },
                { who: hero, pose: 'sit', feeling: 'calm' },
              ],
          things: [back.thing],
        },
      },
      {
        text: trouble.troubles.flatMap((tell) => [
          `"${helped.says}!" Somebody was calling for help. They ran to see. It was ${helped.introduced}. ${since}${shortened(14, tell(helped.name))}`,
          `At first they only heard somebody call. "${helped.says}," and then nothing, and then "${helped.says}." It was ${helped.introduced}. ${since}${shortened(14, tell(helped.name))}`,
          ...(hero.isChild
            ? []
            : [
                `"Did you say something?" said ${child.name}. "No," said ${hero.name}. So it was somebody else, and it was ${helped.introduced}. ${since}${shortened(14, tell(helped.name))}`,
              ]),
          `They had not gone far when they heard it. "${helped.says}! ${helped.says}!" It was ${helped.introduced}. ${since}${shortened(14, tell(helped.name))}`,
          `It was a good walk, as far as the corner. "${helped.says}," said somebody round the corner, in a thin sort of voice. There they found ${helped.introduced}. ${since}${shortened(14, tell(helped.name))}`,
        ]),
        scene: {
          setting,
          camera: 'wide',
          actors: [
            { who: helped, pose: 'shout', feeling: 'scared' },
            { who: hero, pose: 'run', feeling: 'surprised' },
          ],
        },
      },
      {
        text: tries.flatMap(([one]) => [
          `"Stand back," said ${first.introduced}. ${one} ${refrain} But nobody was listening.`,
          `${first.introduced} had an idea at once. ${one} "It was still a good idea," said ${first.name}. ${refrain} Nobody heard.`,
          ...(kin
            ? []
            : [
                `Luckily ${first.introduced} was going by. "I know all about this," said ${first.name}. ${one} "That is strange," said ${first.name}. "It works at home." ${refrain} But nobody turned round.`,
              ]),
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: first, pose: 'reach', feeling: 'determined' },
            { who: helped, pose: 'sit', feeling: 'worried' },
            { who: hero, pose: 'point', feeling: 'shy' },
          ],
        },
      },
      {
        text: tries.flatMap(([, two]) => [
          `"Leave it to me," said ${second.introduced}, stepping up. ${two} ${refrain} They were all talking at once, and did not hear.`,
          `Then came ${second.introduced}. "What you want," said ${second.name}, "is me." ${two} ${refrain} But the others were too loud.`,
          `"Let me through," said ${second.introduced}. They let ${second.name} through. ${two} It had not worked. ${refrain} "Shh," somebody said to ${hero.name}.`,
        ]),
        scene: {
          camera: 'wide',
          actors: [
            { who: second, pose: 'reach', feeling: 'determined' },
            { who: helped, pose: 'cover', feeling: 'sad' },
            { who: hero, pose: 'reach', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `They had tried everything, and ${helped.name} had stopped calling. "Wait," said ${listener.name}. "I think somebody said something." Everybody stopped talking. ${refrain}`,
          `Then ${helped.name} went quiet, and so did everybody else. Now they could hear ${hero.name} at last. ${refrain} "Well, why didn't you say so?" asked ${listener.name}.`,
          `Nobody knew what to do. They all sat down to think, and for once it was quiet. ${refrain} This time they heard it. "Say that again," said ${listener.name}.`,
          `"Who has not had a turn?" said ${listener.name}. They looked along the row, right to the end of it. There stood ${hero.name}. ${refrain} ${helped.name} looked up.`,
          `They had all run out of ideas, one after another. It was so quiet that you could hear ${helped.name} breathing. ${refrain} "Then please do," said ${listener.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: listener, pose: 'think', feeling: 'surprised' },
            { who: hero, pose: 'stand', feeling: 'shy' },
            { who: helped, pose: 'sit', feeling: 'sad' },
          ],
        },
      },
      {
        text: trouble.afters.flatMap((after) => [
          `So ${hero.name} did what ${hero.name} always did. ${solved} ${after(helped.name)}`,
          `${hero.name} had only wanted to be asked. ${solved} ${after(helped.name)} Everybody cheered.`,
          `It was the same thing that ${hero.name} did every day. But today it helped. ${solved} ${after(helped.name)}`,
          `"You won't laugh?" said ${hero.name}. Nobody did. ${solved} ${after(helped.name)}`,
          `Everybody moved back, to make room for ${hero.name}. ${solved} ${after(helped.name)} So that was what it was good for!`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: hero, pose: 'reach', feeling: 'determined' },
            { who: helped, pose: 'look-up', feeling: 'happy' },
          ],
          things: string,
        },
      },
      {
        text: [
          `"You could have told us," said ${first.name}. "I did," said ${hero.name}. "I told you three times." ${second.name} went rather pink. "I was talking," said ${second.name}. "I'm sorry."`,
          `"That was quick," said ${second.name}. "You could have had it sooner," said ${hero.name}. ${first.name} looked at the ground. "${helped.says}," said ${helped.name}, and leaned on ${hero.name}, hard.`,
          `"What is that thing you do?" said ${second.name}. "Could you show me?" ${hero.name} looked at ${helped.name}, to see if it was a joke. "${helped.says}," said ${helped.name}. It was not. ${first.name} was already practising.`,
          `${first.name} wanted to see it again, slowly. So did ${second.name}. "There's nobody in trouble now," said ${hero.name}. "I could get back in," said ${helped.name}, and everybody said no at once.`,
          `They all clapped. "We ought to have listened," said ${first.name}. "I could say it louder," said ${hero.name}. "I could talk less," said ${second.name}. ${helped.name} hugged all three.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: hero, pose: 'stand', feeling: 'proud' },
            { who: first, pose: 'stand', feeling: 'shy' },
            { who: second, pose: 'cover', feeling: 'shy' },
            { who: helped, pose: 'hug', feeling: 'happy' },
          ],
        },
      },
      {
        text: isMissing
          ? [
              `They all went home the same way, and nobody let go of anybody. ${back.pay(helped, child)} "${helped.says}," said ${helped.name}. It was about breakfast.`,
              `${helped.name} went in first, as if nothing had happened. ${back.pay(helped, child)} ${child.name} sat down beside it, on the floor, for quite a long time.`,
              `It was tea time when they got in. They had it on the rug. ${back.pay(helped, child)} The saucer was empty a moment later. ${child.name} filled it up again.`,
            ]
          : [
              `${helped.name} came to tea, to say thank you. In the door ${helped.name} stopped, and saw what was wrong. ${back.pay(helped, child)} "You helped me," said ${helped.name}, "and now I've helped you."`,
              `Somebody knocked at tea time. It was ${helped.name}, who wanted to say thank you. "I can put that right," said ${helped.name}. ${back.pay(helped, child)} "Oh, thank you!" said ${child.name}.`,
              `At tea there was a chair for ${helped.name}, with two cushions. It stayed empty. ${helped.name} had seen something on the way to it. ${back.pay(helped, child)} Then there was cake.`,
              `"I wish I could help you, too," said ${helped.name}, at the door. Then ${helped.he} looked round. "Oh! But I can!" ${back.pay(helped, child)}`,
              `"${helped.says}," said ${helped.name}, at tea. ${child.name} told ${helped.him} what was wrong. "But that's easy," said ${helped.name}, getting down. ${back.pay(helped, child)} Then ${helped.name} finished the bread and butter.`,
            ],
        scene: {
          setting: back.setting,
          time: 'sunset',
          camera: 'medium',
          actors: [
            { who: helped, pose: 'reach', feeling: 'proud' },
            { who: child, pose: 'cheer', feeling: 'happy' },
          ],
          things: [back.thing],
        },
      },
      {
        text: [
          `At bedtime everybody said good night at once, very loudly. Then they stopped, to listen. "Good night," said ${hero.name}, half asleep. They all heard it.`,
          `At bedtime ${grownUp.name} wanted to shut the window. "What do you think, ${hero.name}?" For now everybody asked ${hero.name} first. But ${hero.name} was asleep.`,
          `That night somebody called once more, from a long way off. "${helped.says}." ${helped.name} was not in trouble this time. It was only good night. ${hero.name} was nearly asleep, and said it back.`,
        ],
        scene: {
          setting: room.night,
          time: 'night',
          actors: [
            { who: hero, pose: 'sleep', feeling: 'sleepy' },
            { who: grownUp, pose: 'stand', feeling: 'calm' },
          ],
        },
      },
    ],
  };
}
