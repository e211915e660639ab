import type { MoreOfWish } from './more.ts';

/** More wordings for the wishes to be elsewhere and for those to be quick, by the id of the wish. */
export const MORE_PLACE: Readonly<Record<string, MoreOfWish>> = {
  'mountains-under-the-sea': {
    habit: {
      young: [(h) => `${h.name} goes home over dark bumps.`, (h) => `Swim, swim, over the bumps. Home, ${h.name}!`],
      middle: [
        (h) => `The way home went over some dark bumps. ${h.name} did not care for them, and swam fast.`,
        (h) => `There was a dark bumpy bit before home. ${h.name} always got it over with, eyes in front.`,
      ],
      old: [
        (h) =>
          `Between lunch and home there was a dark bit with bumps in, and ${h.name} had always crossed it humming.`,
        (h) =>
          `The way home had one dull part, all dark and lumpy. ${h.name} used to think about supper until it was over.`,
      ],
    },
    tries: [
      {
        young: [
          (h) => `Up on a wave goes ${h.name}. Whoosh. Down again.`,
          () => `Is that one? Splash. The wave sat down.`,
        ],
        middle: [
          (h) => `The tallest wave took ${h.name} right up. There! But by then it was already down.`,
          () => `You can see far from a wave. But it never lets you finish looking.`,
        ],
        old: [
          (h) =>
            `${h.name} rode up on the biggest wave of the morning. At the top there was time for one look, and it went on a cloud. But waves do not stop to ask. There was the bottom again, and a mouthful.`,
          (h) =>
            `They chose a wave as tall as a house, and ${h.name} stood up in it. Far off was a line, like the edge of a torn page. But a wave is a house that falls down, and it fell down.`,
        ],
      },
      {
        young: [
          (h) => `Out on the sand! But ${h.name} can not walk.`,
          (h) => `Sand, sand, sand. ${h.name} stopped. So far!`,
        ],
        middle: [
          (h) => `${h.name} pulled up on to the dry sand. It went well for a yard. But there were nine hundred more.`,
          (h) => `On land there are roads to mountains. But roads want feet, and ${h.name} had none to spare.`,
        ],
        old: [
          (h) =>
            `So ${h.name} came out on to the land, elbows first. A gull gave the distance as eleven days, by foot. But it all hung on that one word, and ${h.name} looked down at the place where feet would go.`,
          (h) =>
            `There was a path up from the beach, and a signpost, with a mountain on it. ${h.name} got as far as the post. It took the whole of a morning. But the post was only the beginning of the path, and the sand had got in everywhere.`,
        ],
      },
    ],
    first: {
      young: [() => `"Touch the very top," was the answer.`, () => `"Look at the tops, from up above!"`],
      middle: [
        (h) => `"Put one finger on the tip," said ${h.name}. "The very end of it, where it stops."`,
        (h) => `"Be over it," said ${h.name}. "I want to look down and not see the bottom."`,
      ],
      old: [
        (h) =>
          `"I'd find the highest bit," said ${h.name}, "and be just above that. And then I should look down, first on one side and then on the other, and take my time."`,
        (h) =>
          `"I'd be quiet," said ${h.name}, after a moment. "They've been there so long. I'd go round the top, once, as you go round somebody asleep, and look how far down they go."`,
      ],
    },
    clue: {
      young: [
        (h, k) => `"How big are your bumps?" said ${k.name}. "No one knows," said ${h.name}.`,
        (h, k) => `"Have you looked at the bumps?" said ${k.name}. "No!" said ${h.name}.`,
      ],
      middle: [
        (h, k) =>
          `"Those bumps," said ${k.name}. "Have they got tops?" "Only tops. I've never been down to the rest." "Down?" said ${k.name}. "How far down?" ${h.name} did not know.`,
        (h, k) =>
          `"What's under your bumps?" said ${k.name}. "More bump," said ${h.name}. "It goes on for ever." "Then what do you call a bump that goes on for ever?"`,
      ],
      old: [
        (h, k) =>
          `"Draw me the way home," said ${k.name}. ${h.name} drew it in the sand, with a row of small points in the middle. "What are those?" "Nothing. You go over them. They're only the ends of something." ${k.name} took the stick, and drew what the ends might be the ends of. It went right off the beach.`,
        (h, k) =>
          `"How do you know they're bumps?" said ${k.name}. "They're what you see of it." "And the rest?" "It's dark," said ${h.name}. "You don't look." ${k.name} turned over two pages of a very large book. "The longest mountains there are," read ${k.name}, "have never been rained on."`,
      ],
    },
    last: {
      young: [
        (h) => `All the peaks are asleep. ${h.name} is over them. Shh.`,
        (h) => `One peak, two peaks, ten. Sleep well, ${h.name}.`,
      ],
      middle: [
        (h) => `${h.name} has given them names. The tallest is called Tuesday, because of when it was.`,
        (h) => `The way home takes longer now. There is a view in the middle, and ${h.name} always stops for it.`,
      ],
      old: [
        (h) =>
          `There is a new line on the map. It goes down the middle of the blue part, with a tick at each peak that has been gone round. There are nine ticks. ${h.name} says that it is no use hurrying, as they are not going anywhere.`,
        (h) =>
          `Supper is often cold. Nobody minds, since the others have begun to come too. They hang there in a row above the highest one, at about the time when it gets dark, looking down. It does not get dark, says ${h.name}. It only gets deeper.`,
      ],
    },
  },
  'be-fast': {
    habit: {
      young: [
        (h) => `Slow and slow goes ${h.name}. On and on.`,
        (h) => `${h.name} goes like this: slow. But never stop.`,
      ],
      middle: [
        (h) => `${h.name} was slow at breakfast, and slow at noon. But nobody ever saw ${h.him} stand still.`,
        (h) => `There was only one speed in ${h.name}. It was a small one, and it never ran out.`,
      ],
      old: [
        (h) => `${h.name} went at the speed of a shadow. And nobody has ever seen a shadow sit down and rest.`,
        (h) =>
          `Others set off and stopped, and set off and stopped. ${h.name} had only ever learned the first half of that, and did it very slowly.`,
      ],
    },
    tries: [
      {
        young: [(h) => `Quick, quick! ${h.name} got in a knot.`, (h) => `Go, go, go! Oh. ${h.name} got dizzy.`],
        middle: [
          (h) => `${h.name} tried to hurry. But the front hurried first, and the back had not been told.`,
          (h) => `"Faster!" said ${h.name} to ${h.name}. But it is hard to be fast and ${h.aKind} at once.`,
        ],
        old: [
          (h) =>
            `They began with hurrying. ${h.name} hurried from one leaf to the next, and it took all morning, just as it does without hurrying. But with hurrying there was no breath left over, to look at the leaf.`,
          (h) =>
            `${h.name} thought of something that was behind, and ran from it. But when one is slow, there is time to look round. There was nothing there. It is not easy to run from that.`,
        ],
      },
      {
        young: [
          (h) => `On a wheel! Round it rolled. Down fell ${h.name}.`,
          () => `A cart! But it had gone. Bye, wheels.`,
        ],
        middle: [
          (h) => `Somebody lent a cart, with wheels, on a hill. But wheels will not wait, and ${h.name} takes a while.`,
          (h) => `Wheels are quick, so they found some. Three, two, one! But ${h.name} was still getting on at none.`,
        ],
        old: [
          (h) =>
            `So they found a thing on wheels, and pointed it at the bottom of the hill. "Hold on," they said. ${h.name} began to. But holding on is a thing with several parts to it, and the wheels had heard the word "go".`,
          (h) =>
            `After that it was wheels. It is a fact that they are fast. It is also a fact that they go first. ${h.name} was found at the top of the hill, with a line on each side.`,
        ],
      },
    ],
    first: {
      young: [() => `"See the start! I see only ends."`, () => `"Not be last," was the answer.`],
      middle: [
        (h) => `"See the candles lit," said ${h.name}. "By the time I come, it's just the smoke."`,
        (h) => `"I'd say hello," said ${h.name}. "When I get there, they are all saying goodbye."`,
      ],
      old: [
        (h) =>
          `"I'd like to hear a beginning," said ${h.name}. "I've heard a good many ends. People put on their coats and say that I should have been there."`,
        (h) =>
          `"It isn't the running," said ${h.name}. "It's the cake. I only ever see the plate. I'd like to be there when all the candles are still on it, and be asked which piece."`,
      ],
    },
    clue: {
      young: [
        (_h, k) => `"You never stop," said ${k.name}. "So start now!"`,
        (_h, k) => `"It is on Sunday," said ${k.name}. "Off you go. Today!"`,
      ],
      middle: [
        (_h, k) =>
          `"Do you ever have a rest?" said ${k.name}. "No. What for?" "The rest of them do," said ${k.name}. "They rest until Sunday. And today is Thursday."`,
        (h, k) =>
          `"When do the others set off?" said ${k.name}. "On the day," said ${h.name}. "And is there a rule that you must?" They looked it up. There was not.`,
      ],
      old: [
        (_h, k) =>
          `"How many naps do you have?" said ${k.name}, with the pencil. "None. I never got round to it." "And the hare?" "Three, and lunch." ${k.name} did a sum, and then did it again from the bottom up. "The next one is on Sunday," said ${k.name}. "If you leave now, you'll have to wait for them."`,
        (h, k) =>
          `"Who says when to start?" said ${k.name}. "The man with the flag." "And if he hasn't come yet?" ${h.name} had never thought about the man with the flag. "Then nobody would be looking," said ${h.name}, slowly. "One could just go." It was a Wednesday. It was not even lunch.`,
      ],
    },
    last: {
      young: [
        (h) => `All go home. ${h.name} goes last, with cake. Night, night.`,
        (h) => `One candle for ${h.name}. The first one. Puff!`,
      ],
      middle: [
        (h) => `They gave ${h.name} the chair by the gate, for always. It is the only one that is never folded up.`,
        (h) => `Now when there is a party, they ask ${h.name} in March. ${h.He} has not missed a candle since.`,
      ],
      old: [
        (h) =>
          `These days, when there is to be a party, somebody walks down and tells ${h.name} a month before. It is only polite. By the time they put up the tables, there is always one guest there, looking at everything. "You're early," they say. "No," says ${h.name}. "I'm first."`,
        (h) =>
          `It got to be known. "Is ${h.name} here yet?" people ask, at the gate, with their arms full. If ${h.he} is, they have it on the right day. Going home there is a moon, and cake in a napkin. The road is just as long as ever, and ${h.name} has all of it.`,
      ],
    },
  },
};
