import type { Oddness } from './oddness.ts';

/** A noise that is like no other, and something left about wherever one goes: both of use when nobody can see. */
export const HEARD_AND_SEEN: readonly Oddness[] = [
  {
    id: 'heard',
    nuisances: [
      {
        at: 'library',
        young: ({ n, noise, a }) => `${n} went in to read. ${noise}! "Shh!" said ${a}.`,
        middle: ({ noise, a }) =>
          `In the reading room they were all on page nine. ${noise}! Nobody could find page nine again. "Outside, please," said ${a}.`,
        old: ({ noise, a }) =>
          `It was worst in the reading room, where people are quiet because they are somewhere else, in their books. ${noise}! They all came back at once, with a bump, and had lost the page. "Outside, please," said ${a}, not crossly.`,
      },
      {
        at: 'garden',
        young: ({ n, noise, a }) => `${n} hid behind a tree. ${noise}! "Found you," said ${a}.`,
        middle: ({ noise, n, a }) =>
          `At hide-and-seek ${n} had the best place there ever was. ${noise}! "Found you," said ${a}. It had taken four seconds.`,
        old: ({ noise, n, a }) =>
          `At hide-and-seek it was no better. ${n} knew all the good places, and once got in behind the water butt, where nobody ever looks. ${noise}! Nobody had to look. "That's four seconds," said ${a}, "and one of them was walking."`,
      },
    ],
    need: {
      young: ({ murk, b }) => `One day there was ${murk}. ${b} could not find home.`,
      middle: ({ b, murk }) =>
        `Then one day there was ${murk}. It was as thick as soup. You could not see your own feet. And out in it was ${b}, who had only gone for a walk.`,
      old: [
        ({ b, murk }) =>
          `On the Sunday there was ${murk}, and it was as thick as porridge. You put out a hand and that was the last you saw of it. And ${b}, who was new there, had gone for a walk before breakfast, and was not back.`,
        ({ murk, b }) =>
          `"I'm only going as far as the corner," said ${b}, on the Sunday. Then there was ${murk}, and there was no corner. There was no road for it to be the corner of. Breakfast went cold in its dish. All that anybody knew of ${b} was an empty hook, where a hat had been.`,
        ({ murk, b }) =>
          `Nobody saw it arrive. On the Sunday they drew back the curtains, and there was ${murk}, and nothing behind it at all. It had got the hedge. It had got the house across the way, all but the step. And on the step was a note. "Gone for a stroll," it said, in the writing of ${b}.`,
      ],
    },
    others: {
      young: ({ a, b }) => `"Come here!" called ${a}. But where was here? ${b} could not tell.`,
      middle: ({ a }) =>
        `"Over here!" shouted ${a}. But when you cannot see, one shout is like another. It came from left and right and behind.`,
      old: ({ a, b }) =>
        `"Over here!" shouted ${a}, and so did everybody. But when there is nothing to see, one shout is much like another. They came back off the walls from five sides. "Which here?" called ${b}, from no side at all, and further off.`,
    },
    moment: {
      young: [
        ({ noise, n, b }) => `"${noise}!" went ${n}. "${noise}!" "That is ${n}!" said ${b}, and came.`,
        ({ noise, n, b }) => `"${noise}!" Nobody else sounds like ${n}. So ${b} found the way.`,
        ({ n, noise, b }) => `"Louder, ${n}!" "${noise}! ${noise}!" And ${b} heard it. ${b} came home.`,
      ],
      middle: [
        ({ noise, n, b }) =>
          `${n} did not have to try. ${noise}! It went out into all that white, and there was nothing else like it. ${noise}! "I'm coming!" called ${b}. There is only one of those.`,
        ({ noise, n, b }) =>
          `${noise}! Any other noise might have been anyone. That one was ${n}, and ${n} was at home. So ${b} walked towards it. ${noise}! Two feet came out of the white, then a nose.`,
        ({ noise, n, k }) =>
          `"Now," said ${k}, and ${n} stopped holding it in. ${noise}! ${noise}! ${noise}! It stood up in the middle of the white like a post. And somebody came and held on to it.`,
      ],
      old: [
        ({ noise, n, b }) =>
          `${noise}! It was a week's worth, all in one. It went out over the wall and down the road, and it did not sound like five shouts. It sounded like ${n}. Nobody else on earth goes like that. Far off, a pair of feet stopped, turned round, and started to come the right way. ${noise}! A bit to the left. ${noise}! Straight on. And there was ${b}.`,
        ({ noise, n, b }) =>
          `${n} let go. ${noise}! You cannot mistake a thing that there is only one of. ${b} had heard people say "here" in eleven places, and had not believed a single one. This was somewhere. ${noise}! It was like a nail in the air, and you could hang a whole path on it. In came ${b}, wet all over, following every ${noise.toLowerCase()}.`,
        ({ noise, n, b }) =>
          `Nobody asked ${n} to be quiet. They all kept quiet themselves, which had never happened before. ${noise}! They waited. ${noise}! It was a little sore by then. But each time an answer came back, and each time it was nearer. At the eleventh, ${b} walked into the gate with a clang.`,
      ],
    },
    last: {
      young: ({ noise, n, b }) => `"${noise}!" goes ${n}. ${b} likes to hear it.`,
      middle: [
        ({ noise, n, a }) =>
          `There is a new rule in the reading room: QUIET, BUT NOT ${n.toUpperCase()}. ${noise}! Nobody looks up. ${a} turns a page.`,
        ({ noise, n, a }) =>
          `They used to ring a bell for supper. Now they have ${n}. ${noise}! In they all come, by the shortest way. Even ${a} runs.`,
        ({ noise, n, a }) =>
          `At hide-and-seek ${n} does not hide any more. ${n} is home, and has to be touched. ${noise}! "Nearly there," says ${a}, with both eyes shut.`,
      ],
      old: [
        ({ noise, n, a }) =>
          `They are all back on page nine. ${noise}! goes ${n}, behind the big atlas, and nobody loses the place. Only ${a} looks out of the window, to see if there is anyone who might be coming home.`,
        ({ noise, n, b, a }) =>
          `On thick evenings they put ${n} out by the gate, with a rug and something hot. ${b} sits there too, for company, and keeps the count. ${noise}! One by one the others come in out of the white and wipe their feet. "Shh," says ${a}, but only to the kettle.`,
        ({ noise, n, b }) =>
          `There was supper on the Monday, after all, with a napkin. ${n} held out as far as the soup. ${noise}! Nobody looked up. "I always wondered what was missing from my evenings," said ${b}, and passed the bread. It was getting dark, and on the road somebody who was late began to walk a bit faster.`,
      ],
    },
    at: 'street',
    things: [],
  },
  {
    id: 'seen',
    nuisances: [
      {
        at: 'kitchen',
        young: ({ n, x, a }) => `It was supper time. ${n} put ${x} in it! "Out!" said ${a}.`,
        middle: ({ n, past, x, a }) =>
          `At supper ${n} ${past}, and it went where it liked. There was ${x} in the soup. "Not while we are eating," said ${a}.`,
        old: ({ n, past, x, a }) =>
          `Supper was the worst of it. ${n} ${past} somewhere around the soup, and it went where it liked. There are things that belong in soup, and ${x} is not one of them. "Not while we are eating," said ${a}.`,
      },
      {
        at: 'garden',
        young: ({ n, x, a }) => `${n} hid. But there was ${x} all about. "Found you," said ${a}.`,
        middle: ({ n, x, a }) =>
          `At hide-and-seek it was no better. There was ${x} all the way to where ${n} was. "Found you," said ${a}. It was not even a game.`,
        old: ({ n, x, a }) =>
          `Nor was there any use in hiding. ${n} would get right in under the hedge and pull it shut. And there was ${x} on the path, and ${x} on the grass, and more by the hedge. "I'm not even looking," said ${a}. "I'm only following."`,
      },
    ],
    need: {
      young: ({ murk, b }) => `They all went for a walk. Then came ${murk}. "We are lost," said ${b}.`,
      middle: ({ n, b, murk }) =>
        `One day ${n}, ${b} and everyone went right out past the last gate. Then there was ${murk}. It came down like a lid. Nobody could see which way was home.`,
      old: [
        ({ b, murk }) =>
          `On the Sunday they all went out for the day, past the last gate and over the top. It was ${b}, being new, who asked how you got home again. They turned round to show the way, and there was ${murk}, and there was no way. It had come down behind them like a lid.`,
        ({ murk, b }) =>
          `On the Sunday they showed ${b} the country. It was ${b} who saw it first, and asked what it was called. It was called ${murk}, and it was coming up the hill on its hands and knees. There had been a path there. In a minute there was only the place where they were standing.`,
        ({ murk, b }) =>
          `They had taken ${b} a long way out, that Sunday, to see the view. There was no view. There was ${murk}, right up to the buttons, and it had shut behind them like a door. "It's very soft," said ${b}, politely. "And where is home in it?" They all pointed. No two of them pointed the same way.`,
      ],
    },
    others: {
      young: ({ a }) => `"This way," said ${a}. But they went round and round.`,
      middle: ({ a }) =>
        `"This way," said ${a}, and they all went that way. But with nothing to look at, you walk in a ring. Soon they were back where they began.`,
      old: ({ a }) =>
        `"Follow me," said ${a}, who had lived there always. They followed. But people with nothing to look at walk in a ring, because one leg is keener than the other. After half an hour they came upon some footprints, and were pleased, and they were their own.`,
    },
    moment: {
      young: [
        ({ x, b, n }) => `"Look! Here is ${x}," said ${b}. "${n} came this way!" So they got home.`,
        ({ x, n, b }) => `There was ${x} on the ground. ${n} had come by there. So ${b} went home.`,
        ({ x, n }) => `They saw ${x}, and more ${x}. It was from ${n}. It went all the way home!`,
      ],
      middle: [
        ({ n, b, x }) =>
          `"What's this?" said ${b}, looking down. You could see your feet, just. And there beside them was ${x}. ${n} had come that way in the morning. There was a bit more, and more after that.`,
        ({ n, k, x }) =>
          `"Look for ${x}!" said ${k}. They all bent down. ${n} had been sorry about it at every gate. Now there it lay, like a line, all the way to the door.`,
        ({ n, a, x }) =>
          `"I'm only following," said ${a}, with a nose to the ground. There was ${x} at the bridge. There was ${x} on the stile. Nobody told ${n} to stop it. They asked for a little more.`,
      ],
      old: [
        ({ n, b, x }) =>
          `"Don't be cross," said ${n}. "But I came this way, this morning. And I wasn't being careful." They did not see what that had to do with it. Then ${b} bent down. There on the ground, no further off than a foot, was ${x}. And a step away was some more. It went off into the white like a sentence. They read it, one word at a time, all the way home.`,
        ({ n, b, x, a }) =>
          `${n} had spent the whole way out being sorry. There had been an accident at the bridge, and two at the stile, and a bad one by the oak. ${b} had kindly not noticed. "There's ${x} here," said ${b} now. "And here," called ${a}, from the stile. They went from one sorry to the next, like stepping stones. The last of them was on the doormat.`,
        ({ n, past, x }) =>
          `There was one thing that you could see, and it was your own feet. So it had to be something on the ground. "I know where it'll be," said ${n}, very low. "It's everywhere I've been." And it was. Where there was ${x}, ${n} had walked, and where ${n} had walked, there was the way. ${n} ${past} once more, from nerves, and somebody said thank you.`,
      ],
    },
    last: {
      young: ({ x, n }) => `There is ${x} in the supper. Nobody minds now, ${n}.`,
      middle: [
        ({ n, x, b }) =>
          `They never sweep the path now. When somebody new is asked to tea, ${b} says, "Follow the ${x}." And there is ${n}, at the end of it.`,
        ({ n, x, a }) =>
          `There is a sign at the gate now: PLEASE DO NOT SWEEP. Beside it sits ${a}, with the broom upside down. On the path there is ${x}, and at the end is ${n}.`,
        ({ n, x, a }) =>
          `When ${n} comes to tea, ${a} leaves the broom in the cupboard. There will be ${x} on the carpet. Later on one can see just where ${n} sat.`,
      ],
      old: [
        ({ n, x, a }) =>
          `There is still ${x} in the soup now and then. ${a} fishes it out with a spoon, and does not throw it away. It goes in a jar by the door, for anyone who is walking home late. ${n} has never been told what the jar is for.`,
        ({ n, x, b }) =>
          `${b} has given away the doormat. What is the use of a clean hall that nobody can find? There is ${x} all the way from the gate to the kettle. At the far end of it is ${n}, at supper, with a napkin. "You've dropped some," says ${b}, fondly, and points to where there isn't any.`,
        ({ n, x, b }) =>
          `They drew a map of it afterwards, with every gate and stile. It is not a usual sort of map. There are no names on it and no roads, only ${x}, stuck down with paste. ${b} did the sticking. ${n} did the rest, over several evenings, without having to try.`,
      ],
    },
    at: 'mountain',
    things: [],
  },
];
