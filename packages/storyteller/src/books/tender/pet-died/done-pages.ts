import type { BeatPage } from '../../arc.ts';
import { cap, keeping } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { PetDied } from './book.ts';
import type { Done } from './done.ts';

/** What hangs on a branch: a lead that jingles, a bell. */
const HANGS = /^the (?:lead|bell)$/;
const words = ({ who: W, keepsake, tender }: PetDied, done: Done) => {
  const whom = done.whom ?? W.name;
  const isTree = done.the.endsWith('tree');
  return {
    whom,
    good: tender.who?.is === 'pet' ? (tender.who.name ?? tender.who.word) : W.name,
    his: done.whom === null ? W.names : { him: 'his', her: 'her' }[done.whom],
    hung: isTree && HANGS.test(keepsake.the),
    shown: done.thing === null ? [] : [done.thing],
  };
};

export function youngEnd(book: PetDied, done: Done): BeatPage[] {
  const { child: K, grownUp: G, who: W, keepsake, belief } = book;
  const { whom, hung, shown } = words(book, done);
  const { the, where, endYoung } = keepsake;
  const believed = belief === null ? [] : keeping(8, [belief], '');
  const scene = { setting: done.kind === 'kept' ? 'living-room' : 'garden', camera: 'wide' } as const;
  const first = [`They ${done.did} for ${whom}.`, `${K.name} and ${G.name} ${done.did}.`];
  const then = {
    planted: [`Pat, pat, went ${K.name}. Then came the water.`, `It is for ${whom}. Pat, pat, pat!`],
    made: [`${K.name} gave it a flower.`, `It is for ${whom}. It has a flower.`],
    kept: [`${K.name} can hold it. Any day.`, `It is ${W.names}. It can stay.`],
  }[done.kind];
  return [
    page(
      first.map((line, at) => [line, then[at], ...believed].join(' ').trim()),
      { ...scene, actors: [act(K, 'kneel', 'calm'), act(G, 'kneel', 'calm')], things: shown },
    ),
    page(
      hung
        ? [`Up goes ${the}, on the tree. ${endYoung}`, `Now ${the} hangs on the tree. ${endYoung}`]
        : done.kind === 'kept'
          ? [
              `${K.name} can hold ${done.the} at night. "Hello, ${W.name}."`,
              `Pat, pat. ${K.name} loves ${done.the}. "Hello, ${W.name}."`,
            ]
          : [
              `${K.name} looks at ${done.the}. "Hello, ${W.name}." And ${the} is ${where}.`,
              `"Hello, ${W.name}," says ${K.name} to ${done.the}. Good night.`,
            ],
      {
        ...scene,
        time: 'sunset',
        camera: 'medium',
        actors: [act(K, 'reach', 'calm'), act(G, 'stand', 'calm')],
        things: shown,
      },
    ),
  ];
}

export function middleEnd(book: PetDied, done: Done): BeatPage[] {
  const { child: K, grownUp: G, who: W, keepsake } = book;
  const { whom, his, hung, shown, good } = words(book, done);
  const { the, where, end } = keepsake;
  const scene = { setting: done.kind === 'kept' ? 'living-room' : 'garden' } as const;
  const did = {
    planted: [
      `On Saturday they ${done.did} for ${whom}. ${G.name} dug the hole, and ${K.name} filled it in by hand. "It's very small," said ${K.name}. "It has only just come," said ${G.name}. They both had earth up to the elbows.`,
      `"I want to do something for ${whom}," said ${K.name}. So they ${done.did}. ${K.name} held it straight, and ${G.name} pressed down the earth. Then ${K.name} said a few words. They were "Good ${good}," and that was enough.`,
    ],
    made: [
      `On Saturday they ${done.did} for ${whom}. ${K.name} wrote the name, in big letters. One came out the wrong way round. "That's all right," said ${G.name}. "Anybody can see who it's for." They put a flower there as well.`,
      `"I want to do something for ${whom}," said ${K.name}. So they ${done.did}. It had the name on it, and ${K.name} did every letter. Then ${K.name} said a few words. They were "Good ${good}," and that was enough.`,
    ],
    kept: [
      `Some of ${his} things went away in a box. But they ${done.did}. "We don't need it for anything," said ${K.name}. "No," said ${G.name}. "We need it for nothing at all. That's why it stays."`,
      `"What shall we do with ${done.the}?" said ${G.name}. ${K.name} did not have to think. So they ${done.did}. It smelled of ${W.name} still. ${K.name} held it all evening.`,
    ],
  }[done.kind];
  const now = hung
    ? [
        `${cap(the)} has left its old place. It hangs out there, on a branch of the tree. When the wind comes by, ${K.name} looks up. ${end}`,
        `They gave the tree something to wear. It was ${the}. Some days ${K.name} goes out there and it is sad. Some days ${K.name} just says hello. And then the wind comes. ${end}`,
      ]
    : done.kind === 'kept'
      ? [
          `So ${done.the} has a place of its own now. Some days ${K.name} goes by and it is sad. Some days ${K.name} just says hello. "That's for ${whom}," ${K.name} tells everybody who asks.`,
          `Visitors ask about ${done.the}. "We kept it for ${whom}," says ${K.name}, and tells them all of it, from the start. Then it goes back to its own place, until tomorrow.`,
        ]
      : [
          `Some days ${K.name} goes out to ${done.the} and it is sad. Some days ${K.name} just says hello. And indoors ${the} is still ${where}. ${end}`,
          `${K.name} goes out there most evenings, in boots. There is always something to tell. "And ${the} is still ${where}," says ${K.name}. It is quiet by ${done.the}, and it is good to stand there.`,
        ];
  return [
    page(keeping(14, did.map(cap)), {
      ...scene,
      camera: 'medium',
      actors: [act(K, 'kneel', 'calm'), act(G, 'kneel', 'calm')],
      things: shown,
    }),
    page(now, { ...scene, time: 'sunset', camera: 'wide', actors: [act(K, 'stand', 'calm')], things: shown }),
  ];
}

export function oldEnd(book: PetDied, done: Done): BeatPage {
  const { child: K, grownUp: G, who: W, keepsake } = book;
  const { whom, hung, shown } = words(book, done);
  const { the, where, once, end } = keepsake;
  const last = hung
    ? `On the lowest branch they hung ${the}. Whenever the wind gets up, ${K.name} hears it from bed. ${end}`
    : `Indoors ${the} is still ${where}. It hurts to look at it, but now there is somewhere to go.`;
  const text = {
    planted: [
      `When the book was full they ${done.did} for ${whom}. It did not look like much. ${K.name} dug, and ${G.name} held it straight, and they trod down the earth all round. Then they read it page nine out loud, so that it should know who it was for. ${last}`,
      `On the last page was room for one more line, and ${K.name} thought about it for a week. Then they went out and ${done.did} for ${whom}. "It's so small," said ${K.name}. "So was ${W.name}, to start with," said ${G.name}. Indoors ${K.name} wrote it down, as the last line, with earthy hands. ${last}`,
    ],
    made: [
      `When the book was full they ${done.did} for ${whom}. Of course you can't get nineteen lines on a thing like that. There was room for the name, and for one line more. USED TO ${once.toLocaleUpperCase('en')}, it says. Now and then ${K.name} goes out and reads it. It does hurt. It is a hurt with good things in it. ${last}`,
      `On the last page was room for one more line, and ${K.name} thought about it for a week. Then they went out and ${done.did} for ${whom}. It had the name on it, and every letter took an hour. "There," said ${G.name}. ${K.name} went in and wrote the last line: still gets visitors. ${last}`,
    ],
    kept: [
      `Most things were given away in the end, but they ${done.did}. Visitors still ask. "What's that for?" they say. For a while ${K.name} could not answer. Now ${K.name} can. "We kept it for ${whom}," says ${K.name}, and goes to fetch the book. It still hurts, but now the nice part comes first.`,
      `The notebook lives beside ${done.the} these days. They never talked about whether to keep it. They just ${done.did}, and that was that. Some evenings ${K.name} holds it for a bit. It does hurt. It is a hurt with good things in it.`,
    ],
  }[done.kind];
  return page(text, {
    setting: done.kind === 'kept' ? 'living-room' : 'garden',
    time: 'sunset',
    camera: 'wide',
    actors: [act(K, 'stand', 'calm'), act(G, 'stand', 'calm')],
    things: shown,
  });
}
