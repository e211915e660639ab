import type { Temper } from '../temper.ts';

/** Somebody who falls asleep where one has to be awake; until there is somebody who cannot. */
export const SLEEPY: Temper = {
  id: 'sleepy',
  short: ({ a }) => `But oh, ${a} was so sleepy!`,
  young: {
    happens: [
      ({ a }) => [`Yawn, went ${a}. Zzz.`, `${a} sat down. Zzz.`],
      ({ a }) => [`"I'm awake," said ${a}. Zzz.`, `${a} shut one eye. Then two.`],
      ({ a }) => [`Zzz, went ${a}, standing up.`, `"Just one minute," said ${a}. Zzz!`],
    ],
    need: ({ q }) => [
      `${q} could not sleep. Not for one minute. ${q} cried and cried.`,
      `It was late. "I can't sleep," said ${q}. "I'm wide awake!"`,
    ],
    tries: ({ p, q }) => [
      `"Go to sleep!" said ${p}. ${q} sat up even more.`,
      `${p} sang a loud song. Now ${q} was all awake.`,
    ],
    turn: ({ a, q }) => [
      `${a} sat by ${q}. ${a} yawned. So did ${q}. They yawned again. Zzz.`,
      `"Move up," said ${a}. Yawn. "Yawn," said ${q}. And both were asleep.`,
    ],
    last: ({ a, q }) => [`Sh! ${a} and ${q} are asleep. Good night.`, `Yawn, goes ${a}. Yawn, goes ${q}. Good night.`],
  },
  middle: {
    happens: [
      ({ a, he }) => [
        `${a} only leaned on the wall, to think. It was a long thought, and ${he} snored.`,
        `"I was just resting my eyes," said ${a}. It had been three hours.`,
      ],
      ({ a }) => [
        `${a} walked up and down, so as not to. After a while only the feet were awake.`,
        `They gave ${a} a whistle. It went up and down, softly, with each breath.`,
      ],
      ({ a }) => [
        `They all came to look. It was so warm, with all those people. ${a} was asleep before the drum.`,
        `${a} stood up, with both eyes open. Then ${a} fell, quite slowly, like a tree.`,
      ],
    ],
    need: ({ q }) => [
      `On Friday nobody in the street had slept. It was ${q}, who was small, and had been awake since Sunday. "I've forgotten how it goes," said ${q}.`,
      `On Friday they brought ${q}, all wrapped up in a blanket. "I can't sleep," said ${q}. "I try and try, and it only gets wider."`,
    ],
    tries: ({ p, q }) => [
      `"One shuts one's eyes," said ${p}. That was page two. They sang, and rocked, and said sh. ${q} sat up, to see who was saying it.`,
      `${p} read out the whole of the index. They counted sheep, all of them, out loud. ${q} wanted to know what the sheep were called.`,
    ],
    turn: ({ a, q }) => [
      `${a} came in, and sat down on the bed, for a moment. There was a yawn. It was a large one, and it went all round the room. "Oh," said ${q}, and had one too. "That's how." Then both were asleep.`,
      `"Is there room?" said ${a}, who had been up since seven. ${q} moved over. ${a} did not say sh, or anything. ${a} just did it. ${q} looked on, and nodded, and nodded again, and was asleep.`,
    ],
    last: ({ a, q }) => [
      `They come from all over now, in dressing gowns, to be near ${a}. ${q} keeps the door, or would, but is asleep. So is everybody.`,
      `When somebody can't sleep, they send for ${a}. It takes as long as one yawn. Then ${q} tiptoes out, with the lamp.`,
    ],
  },
  old: {
    happens: [
      ({ a }) => [
        `${a} leaned on the wall for a moment, to think it through. It must have been some thought. It went on until four, with a sort of whistle at the end of each line. They walked round it.`,
        `"I was only resting my eyes," said ${a}. Somebody had put a coat over ${a} by then, and somebody a hat. A bird had looked into the hat, with a view to staying.`,
      ],
      ({ a }) => [
        `${a} had been told to keep moving, and did. First the head went to sleep, and then the arms. The feet held out longest. They went on alone, up to the wall, and along it, and out by the gate.`,
        `They gave ${a} a hard chair, with one leg short. It needs some doing, to sleep on that. ${a} did it, and was much admired by people who own armchairs.`,
      ],
      ({ a }) => [
        `There was a crowd, and it was warm, with so many kind faces. ${a} looked at them and thought how nice it was. That was the mistake. There was a drum roll. It sounds very like rain, if one is indoors.`,
        `${a} had been awake all night, so as to be awake. It was not well thought out. ${a} bowed to the front row, and went on bowing, quite slowly, until the floor came.`,
      ],
    ],
    trick: ({ a, k }) => [
      `It was ${k} who thought of the peas. They went in both boots, dried, and one can't sleep on that, nor even stand. All Thursday ${a} was more awake than anyone has ever been. ${a} saw every single thing, and wished to sit down.`,
      `"You want something to be cross about," said ${k}. So they thought of a sum that does not come out. All Thursday ${a} went round and round it, with wide open eyes. There was no telling what went on behind them.`,
    ],
    need: ({ q }) => [
      `On Friday there was a light in every window, and it was four in the morning. It was ${q}, who was five, and had not slept since Sunday. Nobody else had, either. It goes through walls. "I used to know how," said ${q}. "I did it without thinking. Now I think."`,
      `On Friday they carried ${q} in, rolled up in a blanket like a pie. ${q} had been awake for four nights, and was grey, and very polite. "I do try," said ${q}. "I shut them. But there's somebody in here, and it's me, and I go on."`,
    ],
    tries: ({ p, q }) => [
      `"One lies down," read ${p}, "and thinks of nothing." They sang, in parts. They said sh, forty of them, and it was like a train going by. An uncle told a dull story, but ${q} asked what happened next. When ${p} looked up from the page there were two eyes over the blanket, as round as plates.`,
      `They did all that is done. There was milk, and there were sheep, and everybody counted. "Is ${q} off?" they whispered, every minute, and bent down to see. It's a hard thing to do, with a face hanging over one. It's hard to do at all, if anyone is waiting for it.`,
    ],
    choice: ({ a, k }) => [
      `${a} had a badge for not doing it, and had never been so tired. There's a kind of tiredness that can fill a room. ${k} could feel it from here. But to let it out one would have to take off the boots, before everybody, and do the very thing. On duty.`,
      `The sum went round. It was all that held ${a} up. If ${a} put it down now, with the badge on, it would be the longest sleep ever seen. And they'd all see it. But over there were two eyes, and nobody who knew the way.`,
    ],
    turn: ({ a, q }) => [
      `${a} sat down on the end of the bed. It was only to take off the boots. The peas ran out over the floor. And then came the yawn that had been kept in since Wednesday. It began at the feet. It took in the lamp, and the forty people, one after the other. "Oh," said ${q}. It had got there last, and it was enormous. "It was that. It just comes over you." There was no one left awake to hear it.`,
      `"Move up," said ${a}. There was no song, and nobody said sh. ${a} lay down like a dropped coat, and let go of the sum, and went. ${q} had never seen it done from so near. It was nothing, really. It was like somebody going out of a room, who leaves the door open. ${q} looked at the door for a bit. Then ${q} went through it as well. They put the lamp out. They were all on the floor by then, in heaps.`,
    ],
    last: ({ a, q }) => [
      `They come on foot from the next town, in slippers. ${q} takes the hats. "You needn't do a thing," says ${q}. "Just sit where you can see ${a}." It's the quietest queue there is. By nine the front of it is asleep.`,
      `It's a proper post by now, and it's nights. ${q} still comes, not for any reason. They don't say much. "Are you?" says ${q}. "Nearly," says ${a}. There's a yawn going round, somewhere, and it's got as far as this.`,
    ],
  },
};
