import type { Told } from '../../arc.ts';
import { cap, keeping, titled } from '../wording.ts';
import type { TheShow } from './arc.ts';
import { toldOnTheDay } from './on-the-day.ts';

const MOST = 20;

/** There is a promise not to, and somebody smaller who has not promised anything. */
export function old(bound: TheShow): Told {
  const {
    hero: H,
    grownUp: G,
    leader: S,
    smallest: T,
    activity: A,
    setting,
    things,
    fault,
    words,
    refrain,
    chance,
  } = bound;
  const sound = cap(A.sound);
  // Whoever is behind the curtain pulls at nobody.
  const hidden = fault.id === 'waves';
  return {
    title: titled(
      chance.pick(`${H.name} gives back a promise`, `five days of ${H.name}`, `not on the day, said ${S.name}`),
    ),
    refrain,
    pages: [
      {
        text: keeping(
          MOST,
          [
            `Somebody had drawn a red ring round Saturday. That was ${words.event}, and it was only Monday, and already nobody could sit still. "${sound}," it went, from one end of the week to the other. ${cap(H.introduced)} thought of ${A.id} at breakfast, and at supper, and in between.`,
            `${cap(words.event)} was on Saturday. ${cap(H.introduced)} had been waiting for it since the leaves fell. "${sound}," went ${H.name}, on the stairs and in the bath. It went on under the table, where there was room for ${A.id} if you folded up.`,
            `They practised ${A.id} every day that week. "${sound}," it went on Monday, with ${H.introduced} in the second row. At the front stood ${S.name}, with a list. On it was one word, in capitals. It was SATURDAY. That was ${words.event}.`,
          ],
          `Somebody had drawn a red ring round Saturday. That was ${words.event}. ${cap(H.introduced)} had been waiting for it since the leaves fell. It was going to be ${A.id}, with people.`,
        ),
        scene: { setting, camera: 'wide', actors: [{ who: H, pose: 'stand', feeling: 'excited' }], things },
      },
      {
        text: [
          `${fault.first.old(words)} "${refrain}," they said.`,
          `It was all as good as it could be, up to a point. ${fault.first.old(words)} "${refrain}," said everybody.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: H, pose: 'stand', feeling: 'happy' },
            { who: S, pose: 'point', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `${fault.again.old(words)} "${refrain}," said ${S.name}, when that was possible.`,
          `"It was a mistake," said ${H.name}. "It won't come again." ${fault.again.old(words)} "${refrain}," they all said.`,
        ],
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'shy' },
            { who: T, pose: 'stand', feeling: 'happy' },
            { who: S, pose: 'cover', feeling: 'worried' },
          ],
        },
      },
      {
        text: [
          `"Everybody has to give something up for it," said ${S.name}, when the others had gone. "I've given up my Thursdays. Would you give up that? Only the one thing. Only until it's over." ${S.name} had such tired eyes. ${H.name} would have given up both ears. "I promise," said ${H.name}, and it was written on the list.`,
          `On Thursday ${S.name} knelt down, so as to be the same height. "I don't want to leave you out," said ${S.name}. "So I want you to promise me. Just for the one day. Will you?" It was asked so nicely that there was only one thing to say. "I promise," said ${H.name}, and they shook on it.`,
          `"It's for everybody's sake," said ${S.name}, on Thursday, putting an arm round as much of ${H.name} as there was. "They've worked so hard. You could promise, couldn't you?" ${H.name} thought of all of them in their rows. "Yes," said ${H.name}. "I promise. Not once." It was written on the list, in ink.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: S, pose: 'kneel', feeling: 'calm' },
            { who: H, pose: 'stand', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `It was Friday when ${T.name} came up, with a finger in one ear. "When do we do our bit?" said ${T.name}. "What bit?" "The bit that's only you and me." There was no such bit. There was only the mistake, and ${T.name} had copied it. "We're leaving it out," said ${H.name}. ${T.name} looked as if it had begun to rain indoors.`,
          `Nobody had told ${T.name} about the promise. "You left a bit out," said ${T.name} on Friday, very worried. "The best bit." "It's not a bit," said ${H.name}. "It's a thing I do wrong." ${T.name} looked down. "I've learnt it," said ${T.name}. "I've been doing it in bed."`,
          `On Friday nobody made a mistake. "Where is our bit?" said ${T.name}, pulling at ${H.name}. "I do it just like you. I've been practising on my rabbit." "It isn't in it," said ${H.name}. "It never was." ${T.name} looked at ${H.name} for a long time, and then looked away.`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: T, pose: 'look-up', feeling: 'worried' },
            { who: H, pose: 'think', feeling: 'sad' },
          ],
        },
      },
      {
        text: [
          `"You've not touched your toast," said ${G.name}, at bedtime, since there had been toast. ${H.name} could not swallow. "I promised ${S.name} not to do it," said ${H.name}. "And now I don't feel like me." ${cap(G.name)} did not say that it would be all right. ${cap(G.name)} ate the toast, and stayed until it was dark.`,
          `That night ${H.name} lay as flat as a letter. "I've promised," said ${H.name}. "And what if I forget?" ${cap(G.name)} sat down on the end of the bed. "I was once so careful not to drop a tray," said ${G.name}, "that I walked it into a door." ${H.name} laughed, and then was quiet. "What did they say about the door?" said ${H.name}.`,
          `${cap(G.name)} found ${H.name} sitting up at ten. "If I do it, I've broken a promise," said ${H.name}. "And if I don't, I'm not there. Somebody is, but it's not me." "That's a hard sum," said ${G.name}, and stayed, and did not try to do it. They looked at it together, in the dark, until ${H.name} fell asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [
            { who: H, pose: 'sit', feeling: 'worried' },
            { who: G, pose: 'sit', feeling: 'calm' },
          ],
        },
      },
      {
        text: toldOnTheDay(fault, 'missing', words),
        scene: {
          setting,
          time: 'day',
          camera: 'wide',
          actors: [
            { who: S, pose: 'look-up', feeling: 'surprised' },
            { who: H, pose: 'stand', feeling: 'worried' },
          ],
        },
      },
      {
        text: toldOnTheDay(fault, 'others', words),
        scene: { camera: 'medium', actors: [{ who: H, pose: 'stand', feeling: 'worried' }] },
      },
      {
        text: [
          `${H.name} knew what would help. It was the very thing that ${H.name} had promised not to do. To keep the promise was no help to anybody, and to break it was not fair. But you could ask for it back. So ${H.name} went over, with everyone looking, and held out an open hand. "I've kept it up to now," said ${H.name}. "Could you take it back before I need to?" And ${S.name} took it.`,
          `${H.name} knew what would help. It was the one thing that ${H.name} had promised not to do. If ${H.name} kept quiet, at least nobody could say whose fault it was. ${hidden ? `Then the curtain sniffed. It was ${T.name}, in there.` : `Then something pulled at ${H.name}, low down. It was ${T.name}, looking up.`} So ${H.name} went, in front of all those people, to find ${S.name}. "I'd like to give it back," said ${H.name}. "The promise. I didn't break it. Look, it's whole."`,
          `One thing would help, and ${H.name} had promised not to do it. It would be so easy to keep the promise and just stand there. Then it would all go wrong, and nobody would say that it was ${H.name}. ${H.name} thought of ${T.name}, so small, who had learnt it all by heart. Then ${H.he} walked right along the front, where everyone could see. "I want my promise back," said ${H.name}. ${S.name} stared. And ${S.name} put out a hand, and they shook on it, the other way.`,
        ],
        scene: {
          camera: 'close',
          actors: [
            { who: H, pose: 'stand', feeling: 'determined' },
            { who: S, pose: 'kneel', feeling: 'surprised' },
            ...(hidden ? [] : [{ who: T, pose: 'look-up', feeling: 'excited' } as const]),
          ],
        },
      },
      {
        text: fault.fills.old.map((each) => each(words)),
        scene: {
          camera: 'wide',
          actors: [
            { who: H, pose: 'stand', feeling: 'proud' },
            { who: T, pose: 'cheer', feeling: 'happy' },
          ],
          things,
        },
      },
      {
        text: [
          `There was cake for everybody, and the same size for all. ${S.name} came round with the list and a pencil. Beside a name on it was the word PROMISED, and it was crossed out now, twice. "I've put something else," said ${S.name}. It said: ASK ${H.name.toUpperCase()} WHAT ELSE. "There's a lot," said ${H.name}. "I was afraid of that," said ${S.name}, and smiled.`,
          `Nobody won anything, because it was not that sort of day. Afterwards ${S.name} sat on the edge, with both feet hanging down. "I asked you for the wrong thing," said ${S.name}. "You asked nicely," said ${H.name}. "That's what's so dangerous about me," said ${S.name}.`,
          `"${refrain}," said ${S.name}, when they were stacking the chairs. "Did I say that? All week?" "Only when I did it," said ${H.name}. They stacked some more. "Would you do it again on Monday," said ${S.name}, "so that I can listen?"`,
        ],
        scene: {
          camera: 'medium',
          actors: [
            { who: S, pose: 'sit', feeling: 'shy' },
            { who: H, pose: 'sit', feeling: 'happy' },
          ],
        },
      },
      {
        text: toldOnTheDay(fault, 'last', words),
        scene: {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [
            { who: H, pose: 'walk', feeling: 'happy' },
            { who: T, pose: 'walk', feeling: 'happy' },
          ],
        },
      },
    ],
  };
}
