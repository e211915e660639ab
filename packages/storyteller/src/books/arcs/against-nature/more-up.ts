import type { MoreOfWish } from './more.ts';

/** More wordings for the wishes to be up, by the id of the wish. */
export const MORE_UP: Readonly<Record<string, MoreOfWish>> = {
  'fly-in-water': {
    habit: {
      young: [(h) => `Splash! In goes ${h.name}, for breakfast.`, (h) => `Plop, goes ${h.name}. Fish for breakfast!`],
      middle: [
        (h) => `Breakfast was a long way down. ${h.name} fetched it, and came up with it, and that was all.`,
        (h) =>
          `First thing in the day, in went ${h.name}. There were fish at the bottom. It was like going downstairs.`,
      ],
      old: [
        (h) =>
          `Breakfast lived at the bottom. So down went ${h.name} each day, through the green part and the blue part, and saw neither of them.`,
        (h) =>
          `There was the going in, and the going down, and then there was fish. ${h.name} had done it so often that only the fish was left.`,
      ],
    },
    tries: [
      {
        young: [
          (h) => `Arms up, arms down. Nothing! ${h.name} puffed.`,
          (h) => `Flip, flap. The snow blew. ${h.name} did not.`,
        ],
        middle: [
          (h) => `Up and down went both arms, until the snow blew about. But ${h.name} is the shape of a skittle.`,
          () => `A wing is for holding on to air. But these were more for waving, and they waved.`,
        ],
        old: [
          (h) =>
            `Both wings went up and down until there was a small storm. It was a good storm. But in the middle of it, with two feet on the ground, stood ${h.name}.`,
          (h) =>
            `They had watched how gulls do it, and ${h.name} did it just like that. But a gull is mostly feathers and holes. ${h.name} was mostly ${h.name}.`,
        ],
      },
      {
        young: [() => `Run, run, hop! In the air! Thud.`, () => `From the rock! One, two... oh. Down already.`],
        middle: [
          (h) => `${h.name} ran down the slope and leapt. There was air underneath! But it did not stay there long.`,
          () => `There is a high step in the ice. Off it, with a hop. But down is the only way from there.`,
        ],
        old: [
          (h) =>
            `There is a slope for sliding, with a lip at the end. ${h.name} came off it like a cork. For as long as a sneeze there was nothing but sky. But a leap is a thing that you borrow, and the ground wanted it back.`,
          () =>
            `So it was the high step, and a run, and off. It worked as far as the middle. But nothing was holding up the middle. It was a long way to come to sit down.`,
        ],
      },
    ],
    first: {
      young: [() => `"Hang, and hold on to nothing!"`, () => `"I want to lean and go round."`],
      middle: [
        (h) => `"I'd lean to one side," said ${h.name}. "And all the world would tip."`,
        (h) => `"Let go of everything," said ${h.name}. "I'm always standing on something. I'm tired of it."`,
      ],
      old: [
        (h) =>
          `"I'd let go," said ${h.name}. "There is always a floor. I should like to hang in the middle of something very big, and lean on it, and go round."`,
        (h) =>
          `"Not stand," said ${h.name}. It came out in a rush. "I've stood all my life. I'd like to tip one shoulder, only a bit, and have the whole view swing round me like a door."`,
      ],
    },
    clue: {
      young: [
        (h, k) => `"Where are you when you dive?" said ${k.name}. "In the middle," said ${h.name}. "Oh!"`,
        (h, k) => `"What holds you up in there?" said ${k.name}. ${h.name} thought. "Oh! On nothing."`,
      ],
      middle: [
        (h, k) =>
          `"What do you stand on, halfway down?" said ${k.name}. "You don't stand. You hang." ${h.name} heard what that was. "Oh," said ${h.name}, quietly.`,
        (_h, k) =>
          `"Do you fall, when you dive?" said ${k.name}. "No. I go where I lean." They looked at each other. They both looked at the water.`,
      ],
      old: [
        (h, k) =>
          `"When you're after a fish and it turns," said ${k.name}, "what do you do?" "I turn." "How?" ${h.name} showed it, sitting down. It was one shoulder, tipped a very little. They both looked at the shoulder. "I've never watched," said ${h.name}. "I'm always looking at the fish."`,
        (h, k) =>
          `"What's holding you up, in there?" said ${k.name}. "Where?" "In the water, between the top and the fish." ${h.name} began to say that it was easy, and then did not say it. "Nothing is," said ${h.name}. "You just don't come down."`,
      ],
    },
    last: {
      young: [
        (h) => `Gulls up there. ${h.name} down here. All flying. Night, night.`,
        (h) => `Look down. Who flies by, under the ice? ${h.name}.`,
      ],
      middle: [
        (h) => `Breakfast is late these days. ${h.name} goes the long way round, over the hills and under the ice.`,
        (h) => `Lie on the ice and look down. You may see ${h.name} go over. Or under. It depends on you.`,
      ],
      old: [
        (h) =>
          `Fish for breakfast takes until noon now. Nobody has asked where the time goes. But on clear days you can lie on the ice with your chin on your fists. And you can see ${h.name} go by beneath you, wings out, banking left over a valley.`,
        (h) =>
          `One gull came down to ask how it was done. They talked about wind for a while, and then about currents, and found that it was the same word. At dusk it flew home along the cliff. ${h.name} kept level with it, on the other side of the water, as far as the point.`,
      ],
    },
  },
  'fly-on-a-hill': {
    habit: {
      young: [
        (h) => `${h.name} has lunch on the hill. Munch.`,
        (h) => `Up for lunch. Down for tea. That is ${h.name}.`,
      ],
      middle: [
        (h) => `Lunch grew on top of the hill. So up went ${h.name} every day, looking only at lunch.`,
        (h) => `There was good grass on the hill. ${h.name} ate it upwards, from bottom to top.`,
      ],
      old: [
        (h) =>
          `The best lunch was at the top of the hill. ${h.name} ate the way up to it, head down, and never once came back by the front.`,
        (h) => `There was a hill, and it was made of lunch. ${h.name} went up it each day without lifting a nose.`,
      ],
    },
    tries: [
      {
        young: [
          (h) => `Leaves on! Flap! The leaves flew. ${h.name} did not.`,
          () => `A leaf, a leaf, and flap. Flop went the leaves.`,
        ],
        middle: [
          (h) => `They tied a big leaf to each side. ${h.name} beat them up and down. But one beat, and they folded.`,
          (h) => `Two leaves make two wings, thought ${h.name}. But a wing has bones in. A leaf has only a stalk.`,
        ],
        old: [
          (h) =>
            `There were two leaves as large as tea trays, and ${h.name} beat the air until it was sorry. But air is a thing that gets out of the way. The leaves went soft, first at the edges and then in the middle.`,
          (h) =>
            `They began with leaves, one on each side, done up with grass. On the first beat there was a noise like a sail. On the second there was a noise like salad. But nothing at all had happened to ${h.names} feet.`,
        ],
      },
      {
        young: [(h) => `Hold the kite! Up it goes. ${h.name} stays.`, () => `A kite can fly. It went off alone.`],
        middle: [
          (h) => `There was wind, and a kite to ride on it. But the string was thin, and ${h.name} was not.`,
          (h) => `"Up!" said ${h.name} to the kite. The kite went up. But nobody had told it to take anyone.`,
        ],
        old: [
          (h) =>
            `They waited for a windy day, and then there was a kite. It went up as though it had been called. The string pulled tight. ${h.name} stood at the bottom of it, on tiptoe, for quite some time. But that is all that a kite can do for anybody: tiptoe.`,
          (h) =>
            `So they borrowed a kite, since it knew the way. It pulled. ${h.name} ran, to help, and it pulled harder. But at the end of the field it had to be one or the other, and the string chose. The kite is still up there, for all they know.`,
        ],
      },
    ],
    first: {
      young: [() => `"Look down on the roof. My roof!"`, () => `"See it all small," was the answer.`],
      middle: [
        (h) => `"See it all at once," said ${h.name}. "I only ever get it a bit at a time."`,
        (h) => `"I'd look for home," said ${h.name}. "I'd like to know what it looks like when I'm not in it."`,
      ],
      old: [
        (h) =>
          `"I'd see how it all joins up," said ${h.name}. "I know the gate, and I know the pond. But I've only walked from one to the other. I have never had them both in front of me."`,
        (h) =>
          `"Find my own house," said ${h.name}. "From above, with nobody knowing. I'd like to see it being small. I think that I should be fond of it."`,
      ],
    },
    clue: {
      young: [
        (h, k) => `"Is it high, where you eat?" said ${k.name}. "Is it?" said ${h.name}.`,
        (h, k) => `"What is behind you, up there?" said ${k.name}. ${h.name} did not know.`,
      ],
      middle: [
        (h, k) =>
          `"How high up is lunch?" said ${k.name}. "As high as it goes. It's just grass." "But which way do you face?" "In," said ${h.name}. Then neither of them said anything.`,
        (h, k) =>
          `"When you eat up there, what's behind you?" said ${k.name}. "How would I know?" said ${h.name}. "It's behind me." And then ${h.name} stood up.`,
      ],
      old: [
        (h, k) =>
          `"What's the highest you've been?" said ${k.name}. "Only as far as lunch." "And how far is that?" ${h.name} pointed, with a nose, to where the hill stopped and the sky began. ${k.name} looked at it for some time. "Birds turn round up there," said ${k.name}. "They go lower to get home."`,
        (h, k) =>
          `"You come down backwards," said ${k.name}. "One does. It's so as not to lose my place." "So you've had it behind you both ways." "Had what?" said ${h.name}. ${k.name} made a ring of one finger and a thumb, and looked through it at the hill. "All of it," said ${k.name}.`,
      ],
    },
    last: {
      young: [
        (h) => `There is the roof. There is the moon. Night, ${h.name}.`,
        (h) => `A bird says good night. Down there. Up here sits ${h.name}.`,
      ],
      middle: [
        (h) => `Lunch takes all afternoon now. Somebody has to watch the roofs, says ${h.name}, in case you move.`,
        (h) =>
          `There are two flat places in the grass up there. One is for ${h.name}, and one is for whoever wants to see.`,
      ],
      old: [
        (h) =>
          `If you stand in the yard at noon and wave, something on top of the hill will wave back. It is very small from there. ${h.name} says that you are, too, and means it kindly.`,
        (h) =>
          `There is grass left over up there now, all along one side. Nobody gets round to it. At about one o'clock the swifts come by. They go so near that you can hear them. And ${h.name} looks down, between two feet, and sees their backs.`,
      ],
    },
  },
};
