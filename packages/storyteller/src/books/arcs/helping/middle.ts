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
          `When something useful was wanted, nobody asked for ${hero.introduced}. ${plant} "Could you do that somewhere else?" people said. So ${hero.name} generally did.`,
          `This is ${hero.introduced}. ${plant} "And what use is that?" people said. "Does it have to be one?" said ${hero.name}.`,
          `Some people can whistle. Some can do sums. This is ${hero.introduced}. ${plant} There was no prize for it. There was not even a badge.`,
          `${plant} That was what ${hero.introduced} did. It had been asked not to at weddings. Otherwise nobody gave it a thought.`,
          `Everybody has something they do. ${plant} "Must you?" people said to ${hero.introduced}. "I think I must," said ${hero.name}.`,
          `${plant} That is ${hero.introduced} for you. "Very nice," people said, without turning round. They said it every time.`,
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
              `The only thing wrong that day was ${what}. ${how} "It's only a small thing," said ${child.name}, and sighed. Small things are always there. Then they went out.`,
              `Nobody had done anything about ${what}. ${how} ${child.name} had asked everybody. ${Grown} had said, "Later." It was always later. So they went out instead.`,
              `There was trouble with ${what}. ${how} Everybody had looked at it. Everybody had said "Hm." "I expect it will always be like that," said ${child.name}. They went for a walk, so as not to think about it.`,
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
          `"${helped.says}!" That was not a happy one. They ran to see. It was ${helped.introduced}. ${since}${shortened(14, tell(helped.name))}`,
          `Nobody saw anything at first. They only heard it. "${helped.says}," and then nothing, and then "${helped.says}." It was ${helped.introduced}. ${since}${shortened(14, tell(helped.name))}`,
          ...(hero.isChild
            ? []
            : [
                `"Did you say something?" said ${child.name}. "No," said ${hero.name}. So it was somebody else, and it was ${helped.introduced}. ${since}${shortened(14, tell(helped.name))}`,
              ]),
          `They had not gone far when they heard it. "${helped.says}! ${helped.says}!" It was ${helped.introduced}. ${since}${shortened(14, tell(helped.name))}`,
          `It was a good day, up to the corner. "${helped.says}," said something round the corner, in a thin sort of voice. There they found ${helped.introduced}. ${since}${shortened(14, tell(helped.name))}`,
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
                `Luckily ${first.introduced} was going by. "I know all about this," said ${first.name}. ${one} "That is strange," said ${first.name}. "It works at home." ${refrain} It was like talking to a wall.`,
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
          `"Leave it to me," said ${second.introduced}, stepping up. ${two} ${refrain} They were all talking at once.`,
          `Then came ${second.introduced}. "What you want," said ${second.name}, "is me." ${two} ${refrain} It got lost in the noise.`,
          `"Let me through," said ${second.introduced}. They let ${second.name} through. ${two} "It did nearly work," said ${second.name}. It had not. ${refrain} Somebody said, "Shh," and it was meant for ${hero.name}.`,
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
          `By now there were nine ideas, and none of them worked. ${helped.name} had stopped calling. "Wait," said ${listener.name}. "I think somebody said something." Everybody stopped. ${refrain}`,
          `Then ${helped.name} went quiet. That was worse than the noise. And in the quiet they heard it at last. ${refrain} "Well, why didn't you say so?" asked ${listener.name}.`,
          `Somebody sat down. Then everybody sat down, to think, and there was a hole in the noise. ${refrain} It fitted into the hole exactly. "Say that again," said ${listener.name}.`,
          `"Has anybody not had a turn?" said ${listener.name}. They looked at each other. They looked along the row, right to the end of it. ${refrain} ${helped.name} looked up.`,
          `They had all run out of ideas, one after another. You could hear ${helped.name} breathing. You could hear the grass. And then you could hear something else, not very loud. ${refrain} "That," said ${listener.name}, "is the first sensible thing all day."`,
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
          `${hero.name} had only wanted to be asked. ${solved} ${after(helped.name)} Nobody had been looking anywhere else.`,
          `It was the old thing, the same as every day. Only the place was new. ${solved} ${after(helped.name)}`,
          `"You won't laugh?" said ${hero.name}. Nobody did. ${solved} ${after(helped.name)}`,
          `Everybody moved back. ${hero.name} had never had so much room. ${solved} ${after(helped.name)} It was over almost before it began.`,
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
          `"You could have told us," said ${first.name}. "I did," said ${hero.name}. "I told you three times." ${second.name} went rather pink. "I believe I was talking for two of them."`,
          `"That was quick," said ${second.name}. "It would have been quicker this morning," said ${hero.name}. ${first.name} looked at the ground. "${helped.says}," said ${helped.name}, and leaned on ${hero.name}, hard.`,
          `"What is that thing you do?" said ${second.name}. "Could you show me?" ${hero.name} looked at ${helped.name}, to see if it was a joke. "${helped.says}," said ${helped.name}. It was not. ${first.name} was already practising.`,
          `${first.name} wanted to see it again, slowly. So did ${second.name}. "There's nobody in trouble now," said ${hero.name}. "I could get back in," said ${helped.name}, and everybody said no at once.`,
          `They clapped, and then they did not know where to look. "We ought to have listened," said ${first.name}. "I could say it louder," said ${hero.name}. "I could talk less," said ${second.name}. ${helped.name} held on to all three.`,
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
              `${helped.name} came to tea, to say thank you properly. But there, on the way in, ${helped.name} stopped. ${back.pay(helped, child)} "People generally ask me not to," said ${helped.name}.`,
              `Somebody knocked at tea time. It was ${helped.name}, rather clean. "What's that doing like that?" said ${helped.name}. ${back.pay(helped, child)} It had taken as long as wiping one's feet.`,
              `At tea there was a chair for ${helped.name}, with two cushions. It stayed empty. ${helped.name} had seen something on the way to it. ${back.pay(helped, child)} Then there was cake.`,
              `"I can't do much," said ${helped.name}, at the door. Then ${helped.he} looked round. "Oh. Is that all that's the matter?" ${back.pay(helped, child)} It had only wanted somebody who happened to do that.`,
              `"${helped.says}," said ${helped.name}, at tea. It meant: what is the matter with that? ${child.name} explained. "But that's easy," said ${helped.name}, getting down. ${back.pay(helped, child)} And ${helped.name} came back and finished the bread and butter.`,
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
          `At bedtime everybody said good night at once, and all of it was loud. Then they stopped, in case. "Good night," said ${hero.name}, half asleep. They heard it quite clearly.`,
          `At bedtime ${grownUp.name} had an idea about the window. Then came one about the blankets. Then ${grownUp.name} stopped. "What do you think, ${hero.name}?" But ${hero.name} was asleep.`,
          `That night it came once more, from a long way off, across the dark. "${helped.says}." It was not a cry for help this time. It was only good night. ${hero.name} was very nearly asleep, and said it back.`,
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
