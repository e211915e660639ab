import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { MissedAtEight } from './arc.ts';

const MOST = 20;

/**
 * Everybody signs that it is to stop, and so does the child, because the pen came round. To be gone by is not to be
 * liked; whoever wants it back for its own sake has to say so, and to say the other thing first.
 */
export function old(bound: MissedAtEight): Told {
  const { hero: H, child: K, baker: A, keeper: B, deed, grumble, praise, pose, shown, home, outside, chance } = bound;
  const { does, did, do: toDo, atNight, hour, oclock } = deed;
  const day = atNight ? 'night' : 'morning';
  const every = `every ${day} at ${hour}`;
  const time = atNight ? 'night' : 'day';
  const Went = atNight ? 'Shut' : 'Open';
  const turned = atNight ? 'locked it for the night' : 'opened it for the day';
  const SIGN = `PLEASE DO NOT ${toDo.toUpperCase()}`;
  return {
    title: titled(
      chance.pick(
        `ten past two`,
        `fourteen names and ${H.name}`,
        `the other clock`,
        `what everybody went by`,
        `the ${day} that ${H.name} stopped`,
        `${oclock}, more or less`,
      ),
    ),
    refrain: grumble,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `The clock over the big gate had stopped at ten past two, on a day that nobody could remember. It was always going to be mended next week. But it did no harm, for nobody was ever late. Right underneath it lived ${H.introduced}. And ${every}, in all weathers, ${H.name} ${did}. Nobody had asked for it. ${H.name} simply liked to.`,
            `There were two things to know about the big gate. The first was the clock above it, which had stopped years ago at ten past two. The second was ${H.introduced}. ${cap(every)}, just under the clock, ${H.name} ${did}. You could not miss it. People had tried.`,
            `${cap(every)}, ${H.introduced} came to the big gate, stood under the clock, and began. It was always the same. ${H.name} ${did}. The clock took no notice. It had said ten past two for as long as anybody could remember, and nobody looked at it any more.`,
          ],
          `This is ${H.introduced}. ${cap(every)}, ${H.name} ${did}. The clock over the gate had stopped years ago.`,
        ),
        scene: {
          setting: outside,
          time,
          camera: 'wide',
          actors: [{ who: H, pose, feeling: 'happy' }],
          things: ['clock', ...shown],
        },
      },
      {
        text: keeping(MOST, [
          `Beside the gate was the bakery of ${A.introduced}. "${grumble}" said ${A.name} through the window, whenever ${H.name} ${did}. "I'm trying to work." And then ${A.name} opened the oven and took out the buns. They were the best buns for miles. ${A.name} never burned one. Asked how it was done, ${A.name} only said, "You get a feeling for it."`,
          `"${grumble}" said ${A.introduced}, who had the bakery. It was said ${every}, in the same voice, with a floury hand over the eyes. Then ${A.name} turned round and took the buns out of the oven, because that was when they were done. They were always perfect. It never struck ${A.name} that this was odd.`,
          `${A.introduced} was a baker, and bakers like peace. "${grumble}" said ${A.name} to the buns, each time that ${H.name} ${did}. The buns were just ready to come out. They always were, at that moment. So ${A.name} took them out, sighing, and put them in the window, forty of them, all exactly the same brown.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [{ who: A, pose: 'hold', feeling: 'angry' }],
        },
      },
      {
        text: keeping(MOST, [
          `The gate itself belonged to ${B.introduced}, who had the only key and a very straight back. "${grumble}" said ${B.name}, took the key off its hook, and ${turned}. Nobody had ever seen ${B.name} look at a watch. "I have my hours," said ${B.name}. ${K.name} was the only one who stopped to look at ${H.name}. It was the best bit of the day. But ${K.name} had never said so.`,
          `${B.introduced} kept the gate. "${grumble}" said ${B.name}, loudly enough to be heard, and reached for the key, and ${turned}. It was done to the minute. ${K.name}, going by, always slowed down to watch ${H.name}. It made the whole day better. It is the kind of thing one means to say, and then it is time to go.`,
          `"Some of us are on duty," said ${B.introduced}, who was in charge of the gate. "${grumble}" And ${B.name} put the key into the lock and ${turned}, at the very same minute as on all other days. ${K.name} used to watch ${H.name} from the wall. ${K.name} would have missed breakfast for it. It just never seemed to be the moment to mention it.`,
        ]),
        scene: {
          camera: 'medium',
          actors: [
            { who: B, pose: 'stand', feeling: 'angry' },
            { who: K, pose: 'stand', feeling: 'happy' },
            { who: H, pose, feeling: 'happy' },
          ],
          things: ['gate'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `It was ${A.name} who wrote the letter. ${SIGN}, it said, and there was room underneath for names. ${B.name} took it from door to door. When it came to ${K.name}, there were thirteen names on it already. "Everybody has," said ${B.name}, and held out the pen. ${K.name} did not want to. But it is hard to be the only one who hasn't. ${K.name} signed, quite small, at the bottom.`,
            `In the end there was a letter. "We'll be polite about it," said ${A.name}, and wrote: ${SIGN}. They all put their names to it. The pen went along the queue at the bakery until it came to ${K.name}. Everybody was waiting for buns, and everybody was looking. ${K.name} wrote down the fourteenth name. It took two seconds. It felt wrong from the first letter on.`,
            `"If we all sign, it isn't rude," said ${B.name}. So ${A.name} wrote it out in best writing: ${SIGN}. They put down their names one under the other, thirteen of them. Then somebody gave the pen to ${K.name}. "I don't really mind it," said ${K.name}. But that was said so quietly that nobody heard. And then there were fourteen.`,
          ],
          `${A.name} wrote a letter that asked ${H.name} to stop. Everybody signed it. The pen came to ${K.name}, and ${K.name} signed it too.`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: A, pose: 'stand', feeling: 'proud' },
            { who: B, pose: 'reach', feeling: 'proud' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: ['letter'],
        },
      },
      {
        text: keeping(MOST, [
          `${H.name} found the letter under the clock. ${H.name} read what it said, and then the names, all the way down. At the last one ${H.name} stopped, and held it nearer to the light. "Oh," said ${H.name}. "${K.name} too." ${H.name} folded it up small. The next ${day}, at ${hour}, ${H.name} did not ${toDo}. There was nothing under the clock but the ground.`,
          `The letter was pushed under ${H.names} door. Thirteen of the names were no great surprise. ${H.name} had heard them say it often enough. It was the fourteenth that had to be read again. "I thought ${K.name} liked it," said ${H.name}, to nobody. The next ${day} ${H.name} stayed in, and did not ${toDo}. ${cap(oclock)} came and went, and it might have been any time.`,
          `"It's a very polite letter," said ${H.name}, when it had been read. It really was. Then ${H.name} saw who had signed it last, and sat down. One can put up with a good deal, as long as somebody is watching from the wall. The next ${day} ${H.name} did not ${toDo}. ${H.name} looked out at the clock instead. It said ten past two.`,
        ]),
        scene: {
          setting: home,
          camera: 'close',
          actors: [{ who: H, pose: 'sit', feeling: 'sad' }],
          things: ['letter'],
        },
      },
      {
        text: keeping(MOST, [
          `"Peace at last," said ${A.name}, and put in the buns, and waited for the feeling. It did not come. ${A.name} peeped in. They looked pale. ${A.name} waited some more. It was so peaceful that ${A.name} nodded off. What woke the bakery was the smoke. There were forty buns in the oven, and you could have written on paper with any one of them.`,
          `In the bakery it was beautifully quiet. ${A.name} sat by the oven and waited for the moment when the buns are done. There had always been such a moment. It did not seem to be coming. "Not yet," said ${A.name}. "Not quite yet." Then something went crack. It was the first bun. They were black to the middle, all forty.`,
          `${A.name} took the buns out too soon, and they were soup. ${A.name} put them in again, and took them out too late, and they were coal. "I've never burned one in my life," said ${A.name}. "I always know when." But it turned out that it had not been ${A.name} who knew.`,
        ]),
        scene: {
          setting: outside,
          camera: 'medium',
          actors: [{ who: A, pose: 'cover', feeling: 'surprised' }],
        },
      },
      {
        text: keeping(
          MOST,
          atNight
            ? [
                `${B.name} had the key in the lock, and waited for the right time to turn it. "Not yet," said ${B.name}. So it went until the sun came up. The wind got in, and then eleven sheep. When ${K.name} came by in the morning, the gate was wide open, and ${B.name} was asleep against it with the key still held out. "It was never time," said ${B.name}.`,
                `The gate was still not locked. ${B.name} stood there, straight as a post, with the key in one hand, and waited for it to be time. It was dark, and then it was very dark, and then it was light. "Did you forget?" said ${K.name}, in the morning. "I don't forget," said ${B.name}, swaying a little. "I was waiting for something. I can't think what."`,
                `In the morning there were sheep in the bakery. "Who left the gate open?" they all cried. "I was just about to shut it," said ${B.name}, who had been just about to since yesterday. ${B.names} eyes were quite red. "One knows when it's time," said ${B.name}. "One always has." And ${K.name}, who was holding a sheep, began to think.`,
              ]
            : [
                `${B.name} stood at the gate with the key held out, and waited for it to be time. So did everybody else, with bags, on the wrong side. The cart for the market could not get through. The school was on the far side, and so was the teacher. "Open it!" they called. "I have my hours," said ${B.name}. "It isn't one of them yet." Half the morning went by.`,
                `The gate did not open. ${B.name} was there, and the key was there. "I open when it's time," said ${B.name}. "And when is that?" asked ${K.name}, who was late for school along with everybody else. ${B.names} mouth opened, and nothing came out. There was a queue by then from the gate to the bakery, and most of it was cross.`,
                `Nobody had ever been late for anything there, and now they all were. They stood before the gate, the cart and the postman and the whole of the school. "One knows when it's time," said ${B.name}, turning the key over. "One always has. Only today one doesn't." And ${K.name}, at the front with a school bag, began to think.`,
              ],
        ),
        scene: {
          ...(atNight ? { time: 'day' as const } : {}),
          camera: 'wide',
          actors: [
            { who: B, pose: 'stand', feeling: atNight ? 'sleepy' : 'worried' },
            { who: K, pose: 'stand', feeling: 'worried' },
          ],
          things: ['gate'],
        },
      },
      {
        text: keeping(
          MOST,
          [
            `${K.name} looked up. The clock said ten past two. "You didn't know by that," said ${K.name}. "So what comes first, before you turn the key?" "I say something," said ${B.name}. "I say '${grumble.replace(/[?!]$/, '')}'." "So do I," said ${A.name}. "Why do we say that?" And then it went very quiet. "Because ${H.name} ${does}," said ${K.name}. "You've all been going by ${H.name}."`,
            `"Tell me what happens," said ${K.name}. "From the beginning." "I take down the key," said ${B.name}. "No, before that ${H.name} ${does}, and I complain." "And I take the buns out," said ${A.name}, "and I complain as well." They looked at the clock. They looked at the empty place underneath. "There were two clocks," said ${K.name}. "We sent the good one home."`,
            `It was quite simple, once one had seen it. First ${H.name} ${does}. Then the buns come out, and the gate is seen to, and the whole place goes on from there. ${K.name} told them, and they would not believe it. "By ${H.name}?" said ${B.name}. "I have my own hours." "Then what is the time now?" said ${K.name}. They all looked up. It was ten past two.`,
          ],
          `"You all go by ${H.name}," said ${K.name}. "You always did. The real clock says ten past two, and the other one we sent home."`,
        ),
        scene: {
          camera: 'medium',
          actors: [
            { who: K, pose: 'point', feeling: 'excited' },
            { who: B, pose: 'think', feeling: 'surprised' },
            { who: A, pose: 'stand', feeling: 'surprised' },
          ],
          things: ['clock'],
        },
      },
      {
        text: keeping(MOST, [
          `"Somebody must go and ask," said ${A.name}. Nobody moved. So ${K.name} went. ${H.name} came to the door with the letter in one hand. "They need you at the gate," said ${K.name}. "Do they want me," said ${H.name}, "or do they want a clock?" It was a fair question. "They want a clock," said ${K.name}. "I want you. I liked it every single day. And I signed because the pen came round. I'm sorry."`,
          `${K.name} knocked. It was not easy to look up. "I'm the fourteenth name," said ${K.name}, before anything else. "I know," said ${H.name}. "And it isn't true," said ${K.name}. "I like it best of the whole day. I only signed because they were all looking, and I'm sorry." ${H.name} thought about that. "And the others?" "They've burned the buns," said ${K.name}. "They need to know when it's ${hour}. That's them. This is me."`,
          `It would have been easy to say only that the buns were burned. ${H.name} would have come for that. ${K.name} stood at the door and did the hard part first. "I signed it, and it wasn't true," said ${K.name}. "I always stop to look. I should have said so to you, and I said the other thing to them." ${H.name} was quiet for a while. "That was the only name I read twice," said ${H.name}. Then ${H.name} fetched a coat.`,
        ]),
        scene: {
          setting: home,
          camera: 'close',
          actors: [
            { who: K, pose: 'stand', feeling: 'shy' },
            { who: H, pose: 'stand', feeling: 'surprised' },
          ],
        },
      },
      {
        text: keeping(MOST, [
          `They made way for ${H.name}, all the way to the clock. Nobody breathed. Then ${H.name} ${did}. ${Went} went the gate! Out came a fresh lot of buns, exactly brown! "${praise}" cried ${A.name}, and went pink. "I've said the other thing for six years," said ${A.name}. "I never once put my head out and looked. It's really very good."`,
          `${H.name} stood under the clock, and looked at ${K.name}, up on the wall. And ${H.name} ${did}. It was as if somebody had wound up the world. ${B.names} hand went to the key by itself. ${Went} went the gate, and clang went the oven. "${praise}" said ${B.name}, very stiffly. For ${B.name} that was a speech.`,
          `"Whenever you're ready," said ${B.name}, and took off a hat. So ${H.name} ${did}, with fourteen people looking on, and for once not one of them grumbled. ${Went} went the gate. ${A.name} came out with a tray of buns. The first was for ${H.name}. "${praise}" said ${A.name}. "If you would. If it isn't a trouble."`,
        ]),
        scene: {
          setting: outside,
          time: atNight ? 'night' : 'day',
          camera: 'wide',
          actors: [
            { who: H, pose, feeling: 'proud' },
            { who: A, pose: 'cheer', feeling: 'happy' },
            { who: B, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'cheer', feeling: 'happy' },
          ],
          things: ['clock', ...shown],
        },
      },
      {
        text: keeping(MOST, [
          `The clock has been mended since. It goes perfectly now, and it strikes. So nobody needs ${H.name} any more to know what time it is. But ${every}, the bakery window opens, and ${B.name} comes out and stands there, holding the key. There is a row of them along the wall. "What are we waiting for?" asked somebody new. "It's ${hour}," said ${K.name}. "Watch."`,
          `They had the clock mended, so that it need not all hang on ${H.name}. ${H.name} was glad, and slept late on Sunday. On Monday, at ${hour}, the clock struck. Nobody moved. They were all looking the other way, at the corner where ${H.name} comes from. "It's slow today," said ${B.name}. "The clock?" said ${K.name}. "No," said ${B.name}. "Well, yes. It's early. It came before ${H.name}."`,
          `There is a letter over ${H.names} bed. It is the old one, turned round. PLEASE ${toDo.toUpperCase()}, it says on the back, and there is one name under it. That one is written quite large. The other thirteen came by later, one at a time, and asked if they might borrow the pen.`,
        ]),
        scene: {
          time: atNight ? 'night' : 'sunset',
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: K, pose: 'stand', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
