import type { ThingName } from '@storylantern/contract';
import type { Duty, DutyTold } from './duty.ts';
import { waterFor } from './water.ts';

const TEETH: Duty = {
  setting: 'bathroom',
  fear: {
    young: () => `"It is dark in there. And all those teeth!"`,
    older: [
      () => `"It has never been in there," was the answer. "It's dark, and it's wet, and you shout."`,
      () => `"It has heard that there are teeth," was the answer. "Rows of them."`,
    ],
  },
  shown: {
    young: ({ n }) => `${n} said "Ah". "See? Only teeth."`,
    older: [
      ({ n, y }) =>
        `${n} opened wide and held ${y} up to look. "That's the front," said ${n}. "Those are the sides. It's quite dry at the back."`,
      ({ n, y }) =>
        `"It's only a mouth," said ${n}, and opened it. ${n} counted all the teeth out loud, so that ${y} should know how many.`,
    ],
  },
  first: {
    young: ({ n }) => `In. Out! "One tooth," said ${n}.`,
    older: [
      ({ n, y }) => `Then ${n} put ${y} in, as far as one tooth, and took it out again. They both breathed.`,
      ({ n, y }) => `"Just the one," said ${n}. ${n} held on tight, and ${y} touched one tooth, and nothing happened.`,
    ],
  },
  wobble: [
    ({ n, y }) =>
      `Then there was a bit of foam, and neither of them had been told. ${n} jumped. So ${y} jumped too, right into the basin.`,
    ({ n, y }) => `Then it tickled. ${n} laughed with both cheeks full, and ${y} flew out and hit the mirror.`,
  ],
  whole: {
    young: () => `Top ones. Bottom ones. In and out. All done!`,
    older: [
      ({ n, y }) =>
        `So they did the top ones, and they did the bottom ones. They went all the way to the back, where ${y} had never been. ${n} held on the whole time.`,
      ({ n, y }) =>
        `"Hold on to me," said ${n}. Round they went, up and down and behind, until every tooth had met ${y}. Then they had a rinse.`,
    ],
  },
};

const BATH: Duty = {
  setting: 'bathroom',
  fear: {
    young: () => `"It is so empty. And you are so loud."`,
    older: [
      () => `"It's empty all day," was the answer. "Then somebody shouts and runs away. What would you think?"`,
      ({ n }) => `"It has never had ${n} in it," was the answer. "It may think that you are heavy."`,
    ],
  },
  shown: {
    young: ({ n, y }) => `${n} sat by ${y}. "I am not so big."`,
    older: [
      ({ n, y }) =>
        `So ${n} sat down on the mat beside ${y}, and told it about the day. It was a good listener. It gurgled in the right places.`,
      ({ n, y }) =>
        `${n} patted ${y} on its cold side. "I don't weigh much," said ${n}. Then ${n} showed it one foot, so that it could get used to that.`,
    ],
  },
  first: {
    young: ({ n }) => `In went one toe. "All right?" said ${n}.`,
    older: [
      ({ n, y }) =>
        `There was only a little water, and it was warm. ${n} put in one toe. "How is that?" ${n} asked ${y}, and waited.`,
      ({ n, y }) => `Then ${n} put in one foot, with nobody pushing, and held it still until ${y} had stopped rocking.`,
    ],
  },
  wobble: [
    ({ n, y }) =>
      `Then the tap gave a cough. ${n} was out on the mat in no time. "It made me jump," said ${n}. "I expect that ${y} jumped as well."`,
    ({ n, y }) =>
      `Then the soap shot off with a bang. ${n} shot off as well, to the door. "Sorry," said ${n} to ${y}, and came back.`,
  ],
  whole: {
    young: ({ n }) => `Two feet. One knee. Then all of ${n}!`,
    older: [
      ({ n, y }) =>
        `So it went, a bit and then a bit more, until all of ${n} was in. "There," said ${n}. "You are doing it." And ${y} held the water, and ${n}, and did not spill.`,
      ({ n, y }) =>
        `Up to the knees they stopped and had a song. Then ${n} sat down, very slowly, so as not to frighten ${y}. The water came up all round like a blanket.`,
    ],
  },
};

const HAIRBRUSH: Duty = {
  setting: 'bedroom',
  fear: {
    young: () => `"It is dark in hair. It may get lost."`,
    older: [
      () => `"Would you go in there?" was the answer. "There are knots as big as birds. It might never get out."`,
      () => `"It went in once, and got stuck," was the answer. "Then everybody shouted."`,
    ],
  },
  shown: {
    young: ({ n }) => `${n} sat still. "See? It is only hair."`,
    older: [
      ({ n, y }) =>
        `${n} sat down with ${y} and showed it the ends, which are the easy part. "It's only hair," said ${n}. "That is a knot. It came from the hedge."`,
      ({ n, y }) =>
        `So ${n} let ${y} have a good look, from all sides. "We'll start at the bottom," said ${n}. "You can always see out from there."`,
    ],
  },
  first: {
    young: ({ n }) => `Only the ends. Swish. "Good," said ${n}.`,
    older: [
      ({ n }) =>
        `Then ${n} held one bit in one hand, and brushed only the end of it. Swish. Out it came again, quite safe.`,
      ({ n, y }) => `"One," said ${n}. Swish, went ${y}, at the very ends, and was out again in the light.`,
    ],
  },
  wobble: [
    ({ n, y }) =>
      `Then they met the knot. It was a real one. ${n} said, "Ow!" and dropped ${y} under the bed. It took a while to come out.`,
    ({ n, y }) =>
      `Then ${y} stuck. Nobody pulled. ${n} stopped, and held the hair above it, and teased it loose. "There," said ${n}. "I've got you."`,
  ],
  whole: {
    young: () => `A bit more. A bit more. Swish! All done!`,
    older: [
      ({ y }) =>
        `So they went up a bit at a time, from the ends to the middle, and from the middle to the top. When there was a knot, they both held still. At last ${y} went all the way through, and came out at the bottom like a sledge.`,
      ({ n, y }) =>
        `Ends first, then the middle, then the rest. ${n} held on above each knot, so that nothing should tug. By the end ${y} was going up and down by itself, or as good as.`,
    ],
  },
};

const SHAMPOO: Duty = {
  setting: 'bathroom',
  fear: {
    young: () => `"It is so far down. It may fall."`,
    older: [
      () => `"It has to go in head first," was the answer. "Yours. And people shout when it comes."`,
      () => `"It stands on the edge all day," was the answer. "Anybody would be nervous. And then somebody yells."`,
    ],
  },
  shown: {
    young: ({ n }) => `"This is my head," said ${n}. "It is soft."`,
    older: [
      ({ n, y }) =>
        `${n} bent down, and let ${y} see the top of a head from close by. "It's quite flat up here," said ${n}. "You won't fall off."`,
      ({ n, y }) =>
        `"We tip back, like this, and look at the ceiling," said ${n} to ${y}. "That way it can't run where it shouldn't. I'll hold a flannel, and you hold your cap."`,
    ],
  },
  first: {
    young: ({ n }) => `Drip. One drop on ${n}. "Is that all?"`,
    older: [
      ({ n }) =>
        `Then ${n} took one drop, no bigger than a pea, and rubbed it in behind one ear. Nothing ran anywhere.`,
      ({ n, y }) =>
        `One drop came out of ${y}. ${n} put it on one curl, and looked at the ceiling. "Good," said ${n}. "That's what we do."`,
    ],
  },
  wobble: [
    ({ n, y }) =>
      `Then one bubble went the wrong way. ${n} grabbed the flannel, and ${y} fell over. They both had to be wiped.`,
    ({ n, y }) =>
      `Then the water came, and it was a surprise. ${n} sat up too soon, and ${y} went under. "Ceiling," said ${n}, when they had both come up. "I forgot the ceiling."`,
  ],
  whole: {
    young: () => `Rub, rub. Look up! Splash. All done!`,
    older: [
      ({ n, y }) =>
        `So they did it properly. ${n} held the flannel and looked at the ceiling, and counted to ten. At eight it was all rinsed, and ${y} was still standing.`,
      ({ n, y }) =>
        `Then came a whole handful, and a hat made of foam. ${n} tipped back for the jug, nice and slowly. The water went down behind, where it should, and ${y} watched it go.`,
    ],
  },
};

const SOAP: Duty = {
  setting: 'bathroom',
  fear: {
    young: () => `"See it jump? It is shy."`,
    older: [
      () => `"Why do you think it always jumps out of your hand?" was the answer. "It's nervous."`,
      () => `"Every time somebody comes, it gets smaller," was the answer. "I should be shy too."`,
    ],
  },
  shown: {
    young: ({ n }) => `"These are my hands," said ${n}. "Hello."`,
    older: [
      ({ n, y }) =>
        `${n} held out both hands, flat, and let ${y} look. "That's jam," said ${n}. "That's the garden. You needn't be afraid of any of it."`,
      ({ n, y }) =>
        `"I've got two," said ${n} to ${y}, and showed it both hands, front and back. "This one is for holding. That one is mostly mud."`,
    ],
  },
  first: {
    young: ({ n }) => `One thumb. Rub, rub. "All right?" said ${n}.`,
    older: [
      ({ n }) =>
        `Then ${n} did one thumb, and no more. There was a bubble on it. They both looked at themselves in that.`,
      ({ n, y }) => `"Just one finger," said ${n}. Round and round it went, and ${y} stayed where it was.`,
    ],
  },
  wobble: [
    ({ n, y }) =>
      `Then ${n} held on too hard. Out shot ${y}, over the tap, across the floor and under the bath. It had to be talked out.`,
    ({ n, y }) => `Then somebody banged a door. ${n} jumped, and ${y} jumped further. They found it in a slipper.`,
  ],
  whole: {
    young: () => `Rub, rub, rub. All the fingers. All done!`,
    older: [
      ({ n, y }) =>
        `So ${n} held it gently, the way you hold an egg. They did the fronts and the backs, and in between, for as long as one song. And ${y} did not jump once.`,
      ({ y }) =>
        `After that it was easy. Palm to palm, and over the top, and round each thumb. There was foam to the elbows. Not once did ${y} try to get away.`,
    ],
  },
};

const WORN: Duty = {
  setting: 'living-room',
  fear: {
    young: () => `"It is dark inside. And you kicked it."`,
    older: [
      () =>
        `"It has a hole in it," was the answer. "It has no idea what's coming through. And it was thrown, last time."`,
      () => `"It hangs about all day, and then somebody shouts at it," was the answer. "Look. It has gone all limp."`,
    ],
  },
  shown: {
    young: ({ n, y }) => `${n} sat by ${y}. "I will not shout."`,
    older: [
      ({ n, y }) =>
        `${n} picked up ${y} and carried it round the house. "That's the window," said ${n}. "That's outside. It's where we should be going."`,
      ({ n, y }) =>
        `So ${n} sat down beside ${y}. They looked at each other. "I don't bite," said ${n}. "I've got quite a small end that could go in first."`,
    ],
  },
  first: {
    young: ({ n }) => `A bit of ${n} went in. Then out!`,
    older: [
      ({ n }) =>
        `Then ${n} put the smallest end in, and had a feel about, and took it out again. "It's warm in there," said ${n}, surprised.`,
      ({ n }) =>
        `"I'm only going as far as that seam," said ${n}. And ${n} went as far as that seam, and waited. Nobody screamed.`,
    ],
  },
  wobble: [
    ({ n }) =>
      `Then something scratched. It was only the label. ${n} was out at once, and sat on it. "It's got a label," said ${n}. "Nobody told me." They turned the label down.`,
    ({ n, y }) =>
      `Then it went on the wrong way round. For a moment neither of them knew which end was which. ${n} lay on the floor and laughed, and ${y} lay on top.`,
  ],
  whole: {
    young: ({ n }) => `In, in, in. Wriggle. It is on! Hooray, ${n}!`,
    older: [
      ({ n, y }) =>
        `So in they went, a bit and a bit more. There was one tight place. Then it was on. ${n} stood quite still, so that ${y} could get used to it.`,
      ({ n, y }) =>
        `One push, and one wriggle, and it was on, all of it, and the right way round. "You fit," said ${n} to ${y}. "You fit very well."`,
    ],
  },
};

const POTTY: Duty = {
  setting: 'bathroom',
  fear: {
    young: () => `"It is so small. You ran off."`,
    older: [
      () =>
        `"It's very small," was the answer, "and it lives on the floor. And whenever it is ready, somebody runs away."`,
      () => `"It has never been sat on," was the answer. "It may not know how to do it."`,
    ],
  },
  shown: {
    young: ({ n, y }) => `${n} gave ${y} a book. "For you."`,
    older: [
      ({ n, y }) => `${n} fetched a book and showed ${y} the pictures, one by one. It seemed to like the tractor.`,
      ({ n, y }) =>
        `So ${n} took ${y} round the room, to see the window and the duck. Then ${n} put it down again, in the corner that it liked best.`,
    ],
  },
  first: {
    young: ({ n }) => `${n} sat down. One, two. Up again!`,
    older: [
      ({ n }) =>
        `Then ${n} sat down on it, just as you would on a step, and counted to three. ${n} got up and looked. It was still in one piece.`,
      ({ n }) =>
        `"I'm going to sit," said ${n}, so that it should not be a surprise. And ${n} sat, for as long as one page.`,
    ],
  },
  wobble: [
    ({ n, y }) =>
      `Then it slid a little, with a squeak. ${n} was up at once. "It was only a squeak," ${n} told ${y}. "I squeak too."`,
    ({ n, y }) => `Nothing came. "That's all right," said ${n} to ${y}. "It's our first day."`,
  ],
  whole: {
    young: () => `Sit. Wait. Plip, plop! It did it!`,
    older: [
      ({ n, y }) =>
        `They waited, and looked at the tractor again. Plip, said something. Plop. ${n} looked down. "You did it!" said ${n} to ${y}. They had both done it, really.`,
      ({ n }) =>
        `And when they had both stopped thinking about it, there was a small sound. Nobody shouted. ${n} just looked in, and then looked very pleased.`,
    ],
  },
};

const WORN_AS: readonly (readonly [RegExp, string, ThingName | null])[] = [
  [/\bcoats?\b|\bjackets?\b|\banorak\b/i, 'coat', 'coat'],
  [/\braincoats?\b|\bmac\b/i, 'raincoat', 'coat'],
  [/\bwell(?:y|ies)\b/i, 'left welly', null],
  [/\bwellington|\bboots?\b/i, 'left boot', 'boots'],
  [/\btrainers\b/i, 'left trainer', null],
  [/\bslippers?\b/i, 'left slipper', null],
  [/\bsandals?\b/i, 'left sandal', null],
  [/\bshoes?\b/i, 'left shoe', 'shoe'],
  [/\bsocks?\b/i, 'left sock', 'sock'],
  [/\bgloves?\b/i, 'left glove', null],
  [/\bmittens?\b/i, 'left mitten', 'mittens'],
  [/\bhelmets?\b/i, 'helmet', 'helmet'],
  [/\bhats?\b|\bcaps?\b|\bsun ?hat\b/i, 'hat', 'hat'],
  [/\bscar(?:f|ves)\b/i, 'scarf', 'scarf'],
  [/\bjumpers?\b|\bsweaters?\b|\bcardigans?\b/i, 'jumper', 'shirt'],
  [/\b(?:clothes|dressed|shirts?|t-shirts?|tops?|uniform|pyjamas|pjs)\b/i, 'shirt', 'shirt'],
];

const WILL_NOT =
  /\b(?:won'?t|wouldn'?t|will not|would not|doesn'?t|does not|refuse[sd]? to|never|hates?|hated|dislikes?|can'?t stand|does ?n[o']t (?:want|like)(?: to)?|(?:I|we) don['’]?t (?:want|like) to(?= (?:brush|comb|wash) (?:my|our) hair)|scared of|afraid of|not (?:want|like)(?: to)?)\b/i;

const DONE: readonly (readonly [RegExp, Duty, string, ThingName | null])[] = [
  [
    /\b(?:brush|clean)(?:es|ing)? (?:his|her|its|their|the) teeth\b|\btooth ?brush(?:es|ing)?\b|\bteeth[ -]brushing\b/i,
    TEETH,
    'toothbrush',
    'toothbrush',
  ],
  [
    /\b(?:brush|comb)(?:es|ing)? (?:my|our|your|his|her|its|their|the) (?:hair|mane|fur|tail)\b|\bhair ?brush(?:es|ing)?\b|\bhair brushed\b/i,
    HAIRBRUSH,
    'hairbrush',
    null,
  ],
  [
    /\bwash(?:es|ing)? (?:my|our|your|his|her|its|their|the) (?:hair|mane)\b|\bhair ?wash(?:es|ing)?\b|\bhair washed\b|\bshampoo\b/i,
    SHAMPOO,
    'shampoo bottle',
    'bottle',
  ],
  [/\bwash(?:es|ing)? (?:his|her|its|their|the) (?:hands|paws|face)\b|\bsoap\b/i, SOAP, 'soap', 'soap'],
  [
    /\b(?:baths?|bath ?time)\b|\b(?:wash|washes|washed|washing|have a wash|get washed|get clean)$/i,
    BATH,
    'bath',
    'bathtub',
  ],
  [/\bpotty\b/i, POTTY, 'potty', 'potty'],
];

/** The duty that a theme's hero will not do, in its own words: "a king who won't brush his teeth". Null when it is another. */
export function dutyIn(raw: string): DutyTold | null {
  const said = WILL_NOT.exec(raw);
  if (said === null) return null;
  const what = raw.slice(said.index + said[0].length);
  // Who will not get out of the bath, or stop washing, has another trouble.
  if (/^\s*(?:get(?:ting)? out|come out|leave|leaving|stop|turn off|take off|let)\b/i.test(what)) return null;
  const water = waterFor(raw, what);
  if (water) return water;
  for (const [asks, duty, word, drawn] of DONE) if (asks.test(what)) return { duty, word, drawn };
  if (!/\b(?:wear|put|get|getting|wearing|putting|have)\b/i.test(what) && !/^\s*(?:his|her|its|the) /.test(what))
    return null;
  if (/\b(?:off|away)\b/i.test(what)) return null;
  const worn = WORN_AS.find(([asks]) => asks.test(what));
  return worn ? { duty: WORN, word: worn[1], drawn: worn[2] } : null;
}
