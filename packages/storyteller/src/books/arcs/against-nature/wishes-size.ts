import type { Wish } from './wish.ts';

const wantsTo = (words: RegExp, want: string | null): boolean => want !== null && words.test(want);
const SLOW = /^(?:snail|slug|tortoise|turtle|sloth|worm|caterpillar|starfish|hippo|sea cucumber)$/;

/** Wishes to be larger, smaller, quicker or lighter. */
export const OF_SIZE: readonly Wish[] = [
  {
    id: 'be-big',
    asks: ({ want, hero }) =>
      wantsTo(
        /^(?:be|grow|get|become|being) (?:very |really |so )?(?:big|bigger|tall|taller|large|huge|enormous)\b/,
        want,
      ) &&
      hero?.being !== undefined &&
      hero.being !== null &&
      hero.being.size <= 2 &&
      !/undersea|space/.test(hero.being.setting),
    to: ({ want }) => /^be (?:big|tall|large|huge|enormous)$/.exec(want ?? '')?.[0] ?? 'be big',
    habit: {
      young: (h) => `${h.name} has a shadow. It comes along.`,
      middle: (h) => `${h.name} had a shadow, as we all have. It came along behind and was no trouble.`,
      old: (h) =>
        `${h.name} had a shadow, about the size of a leaf, which went everywhere too and never needed feeding.`,
    },
    tries: [
      {
        young: (h) => `Munch, munch, munch. ${h.name} is round. Not big.`,
        middle: (h) => `${h.name} ate all there was. But that only made ${h.him} round, and then it wore off.`,
        old: (h) =>
          `${h.name} ate supper, and then somebody else's, in order to grow. But a ${h.kind} is made to stop at a certain size. All that grew was the middle, and by morning it had gone home.`,
        pose: 'sit',
        things: [],
      },
      {
        young: (h) => `Up on a box! The box is big. Not ${h.name}.`,
        middle: (h) => `${h.name} stood on a box. Everybody saw the box. But ${h.name} on top was just the same.`,
        old: (h) =>
          `So ${h.name} stood on a box, and looked round to see who was looking. They were. "What a large box," they said. But the one on top of it had not grown by the width of a hair.`,
        pose: 'stand',
        things: ['box'],
      },
    ],
    first: {
      young: () => `"Make them all look up," was the answer.`,
      middle: (h) => `"Make everyone look up," said ${h.name}. "Just once. They always look over me."`,
      old: (h) =>
        `"Have them look up," said ${h.name}. "Only once. You don't know what it is like down here. They look over you, and round you, and they say, is anyone there?"`,
    },
    clue: {
      young: (h, k) => `"Look behind you, ${h.name}," said ${k.name}.`,
      middle: (h, k) =>
        `${k.name} had put down the lamp while they talked. "Don't move," said ${k.name}. "Look at the wall." Somebody enormous was on it. It had ${h.names} ears.`,
      old: (h, k) =>
        `It was getting dark, so ${k.name} had fetched a lamp and put it on the floor. "What is that?" said ${h.name}. On the wall, from the bottom to the top, sat somebody as large as a house. When ${h.name} got up, it got up. "That's yours," said ${k.name}. "It's been behind you all along."`,
    },
    way: {
      young: [
        (h) => `${h.name} goes near the lamp. Up goes the shadow!`,
        (h) => `Small ${h.name}. Big, big, big shadow. Boo!`,
        () => `One step to the light. As tall as a tree!`,
      ],
      middle: [
        (h, k) =>
          `${k.name} hung up a sheet and lit the lamp. ${h.name} took one step towards the light. Up it went, over the window, over the roof. Everybody looked up. They had to lean back to do it.`,
        (h, k) =>
          `"Near is big," said ${k.name}. "Far is small." So ${h.name} went very near the lamp. On the wall a huge ${h.kind} lifted a huge foot. "Good evening," it said, in quite a small voice.`,
        (h, k) =>
          `They asked all the neighbours to come at dusk. ${k.name} moved the lamp. The great shadow of ${h.name} bowed, and scratched one ear. Every head went back, and every mouth came open.`,
      ],
      old: [
        (h, k) =>
          `They hung a sheet on the washing line and asked the neighbours for eight o'clock. ${k.name} put the lamp on the grass. ${h.name} walked up to it, which took eleven steps. At each one the shadow went higher, over the fence, over the apple tree. By the last step there was no sheet left, only ${h.name}, to the top and over. And down on the lawn, in rows, they all looked up.`,
        (h, k) =>
          `The trick of it is that near the light is large and near the wall is small. ${k.name} had worked that out with a spoon. ${h.name} took a whole evening to learn just where to stand. Then they opened the shutters. People in the street saw somebody cross the wall with a step like a bridge. They took off their hats.`,
        (h) =>
          `There was no noise at all when it went up. "Is that you?" somebody whispered. The shape on the wall nodded, and its head went along three bricks. ${h.name} lifted one foot, and a tree's worth of dark lifted too. It was a great deal to have in one foot. ${h.name} put it down very gently, so as not to tread on anyone.`,
      ],
    },
    last: {
      young: (h) => `Lamp out. Where is big ${h.name}? Here. Small and warm.`,
      middle: (h) =>
        `Then the lamp goes out. There is only ${h.name}, small enough for a pocket. "Did you see me?" says ${h.name}. They did.`,
      old: (h) =>
        `The lamp is put out at nine. Then the largest person in the street folds up, all at once, and can be carried home in a hat. "Mind your heads," says ${h.name}.`,
    },
    at: { setting: null, time: 'night', pose: 'reach', things: ['lamp'], withChild: true },
    club: 'Large',
  },
  {
    id: 'be-small',
    asks: ({ want, hero }) =>
      wantsTo(
        /^(?:be|get|become|being) (?:very |really |so )?(?:small|smaller|tiny|little)\b|^(?:hide|sit (?:on|in) (?:a |some)?laps?)\b/,
        want,
      ) &&
      hero?.being !== undefined &&
      hero.being !== null &&
      hero.being.size >= 4 &&
      !/undersea|space|sky/.test(hero.being.setting),
    to: ({ want }) =>
      want?.startsWith('hide') ? 'hide' : (/^be (?:small|tiny|little)$/.exec(want ?? '')?.[0] ?? 'be small'),
    habit: {
      young: (h) => `Off walks ${h.name}. Far, far away. And back.`,
      middle: (h) => `Every day ${h.name} walked to the far hill and back, for no reason.`,
      old: (h) => `Every afternoon ${h.name} walked to the far hill, where the world stops, and came home for supper.`,
    },
    tries: [
      {
        young: (h) => `In a box! One foot. The rest is ${h.name}.`,
        middle: (h) => `${h.name} got into a box. But it was the foot that got in. The rest of ${h.name} had to wait.`,
        old: (h) =>
          `${h.name} got into a box, to see how that felt. One foot got in, and was quite cosy. But there was such a lot of ${h.name} left over that it had to be asked to stand outside.`,
        pose: 'kneel',
        things: ['box'],
      },
      {
        young: (h) => `${h.name} hid behind a tree. There was ${h.name}, both sides.`,
        middle: (h) =>
          `${h.name} stood behind a tree and breathed in. But trees are thin, and there was ${h.name} on both sides.`,
        old: (h) =>
          `Then ${h.name} stood behind a tree, sideways, and breathed in. But a tree is the width of a tree. Anyone could see who it was, on the left of it and also on the right.`,
        pose: 'hide',
        things: ['tree'],
      },
    ],
    first: {
      young: () => `"Sit in your hand," was the answer.`,
      middle: (h) => `"Sit in somebody's hand," said ${h.name}. "I've seen them do it with chicks."`,
      old: (h) =>
        `"Sit in a hand," said ${h.name}, not looking at anyone. "People pick up chicks, and beetles, and say, look at you. Nobody has ever said look at you. They say, look out."`,
    },
    clue: {
      young: (h, k) => `"Walk off, ${h.name}," said ${k.name}. "Far away. Now stop!"`,
      middle: (_h, k) =>
        `${k.name} held up one finger, and shut one eye. "When you come home for supper," said ${k.name}, "you start off quite tiny. I thought you knew."`,
      old: (h, k) =>
        `"But you are small," said ${k.name}. "Every day. About four o'clock." ${h.name} waited to be laughed at, and nobody laughed. "When you're over on the far hill I can't see you, and then there's a dot, and it's you. You get bigger all the way home."`,
    },
    way: {
      young: [
        (h, k) => `Far off stands ${h.name}. As small as ${k.names} thumb!`,
        (h, k) => `"I have you!" said ${k.name}. Tiny ${h.name}, in one hand.`,
        (h, k) => `${h.name} is a dot. ${k.name} holds the dot.`,
      ],
      middle: [
        (h, k) =>
          `So ${h.name} walked, and walked, and then turned round and stood still. ${k.name} held out one hand, flat, and shut one eye. There stood ${h.name}, right in the middle of it. "Got you!" called ${k.name}.`,
        (h, k) =>
          `The far hill took an hour. Then ${h.name} waved. ${k.name} put a finger and a thumb round that small wave, very gently. "Look at you!" called ${k.name}.`,
        (h, k) =>
          `From the gate, ${h.name} was as big as a plum. From the hill, ${h.name} was as big as a pip. ${k.name} lifted up one hand, with ${h.name} in it, and held still.`,
      ],
      old: [
        (h, k) =>
          `${h.name} set off after lunch. At the gate ${h.he} was as big as a cottage, at the bridge as big as a cow. By the far hill ${h.he} was no bigger than a pip. Then the pip turned round and stood still. ${k.name} shut one eye, and held out a flat hand, and moved it up until the feet were on it. They stayed like that, a mile apart. "Look at you," said ${k.name}.`,
        (_h, k) =>
          `They had agreed on a signal. When the speck on the hill stopped, it would wave. It waved. ${k.name} reached out with a finger and a thumb and closed them, as carefully as if on a ladybird. "I've got you!" ${k.name} shouted. It took a while to get there. Then the speck sat down, all in a heap, and was held.`,
        (h, k) =>
          `It depends on where you stand. That is not a trick, it is how eyes are made. ${h.name} went and stood where ${h.he} was small, which was next to the sky. ${k.name} cupped both hands. There was room in them for the hill, and one tree. Somebody sat very still under it, so as not to fall out.`,
      ],
    },
    last: {
      young: (h, k) => `Home comes ${h.name}. Bigger, bigger, big. Hug, ${k.name}!`,
      middle: (h, k) =>
        `Then ${h.name} came home for supper, and got bigger all the way. ${k.name} kept that one hand shut till bedtime.`,
      old: (_h, k) =>
        `About four o'clock, you may see ${k.name} at the gate, with one arm out and one eye shut. You will think there is nothing in that hand. Go and stand behind, and look along it.`,
    },
    at: { setting: 'mountain', pose: 'wave', things: [], withChild: true },
    club: 'Small',
  },
  {
    id: 'be-fast',
    asks: ({ want, hero }) =>
      wantsTo(
        /^(?:be|get|become|being|run|go|move)\b.*\b(?:fast|faster|quick|quicker)\b|^run\b|^win\b|^(?:a |the )?race\b|^(?:be|come) first\b/,
        want,
      ) && SLOW.test(hero?.being?.id ?? ''),
    to: ({ want }) => (want?.startsWith('win') ? 'win a race' : 'be fast'),
    habit: {
      young: (h) => `${h.name} does not stop. Slow, slow, slow.`,
      middle: (h) => `${h.name} was never quick. But once ${h.he} had set off, ${h.he} did not stop.`,
      old: (h) => `The one thing ${h.name} never did, once ${h.he} had set off for somewhere, was to stop.`,
    },
    tries: [
      {
        young: (h) => `Two steps at once! ${h.name} fell over. Slowly.`,
        middle: (h) =>
          `${h.name} did everything twice as quickly. But ${h.he} was built for slow, and it all got in a knot.`,
        old: (h) =>
          `${h.name} tried doing it all at double speed. But there is one speed in a ${h.kind}, and everything is fitted to it. The front set off without the back, and they had to meet and talk about it.`,
        pose: 'run',
        things: [],
      },
      {
        young: (h) => `Wheels! Off went the wheels. Not ${h.name}.`,
        middle: (h) => `Then ${h.name} got up on a little cart. It went very fast. But it went without ${h.name}.`,
        old: (h) =>
          `Next there was a cart with four good wheels, pointing downhill. It was as fast as anyone could ask. But getting on takes time. It had gone before ${h.name} had more than one bit of ${h.him} aboard.`,
        pose: 'reach',
        things: ['wheel'],
      },
    ],
    first: {
      young: () => `"Be there for the cake," was the answer.`,
      middle: (h) => `"Be there when it begins," said ${h.name}. "I always come when they're folding up the chairs."`,
      old: (h) =>
        `"Be there at the start," said ${h.name}. "I only know how things end. I have been to nine parties, and at every one of them somebody was sweeping."`,
    },
    clue: {
      young: (_h, k) => `"The next party is on Sunday," said ${k.name}. "Go now!"`,
      middle: (h, k) =>
        `"When is the next one?" said ${k.name}. "On Sunday," said ${h.name}. "And how long will it take you?" "Three days." ${k.name} counted on three fingers. "Then go," said ${k.name}. "It's Thursday."`,
      old: (h, k) =>
        `"When did you set off?" said ${k.name}. "When they did," said ${h.name}. "When somebody shouted go. Isn't that how it's done?" "It's how they do it," said ${k.name}. "But they stop. They have naps. You never stop. The next one is on Sunday, and it's Wednesday now."`,
    },
    way: {
      young: [
        (h) => `Slow, slow, day and night. Here is ${h.name}. First!`,
        (h) => `Nobody there yet. Only cake, and ${h.name}.`,
        (h) => `${h.name} set off today. And got there. Before everybody!`,
      ],
      middle: [
        (h) =>
          `${h.name} set off at once, and did not stop. Night came, and ${h.name} went on under it. When the sun rose on Sunday, there was the field. There was the cake. There was nobody else at all.`,
        (h) =>
          `Off went ${h.name}, no faster than a shadow. Rain came and went, and so did three nights. "How did you get here so fast?" said somebody with six chairs. "I left," said ${h.name}.`,
        (h) =>
          `Past one gate, past two gates, past the moon in a puddle. On Sunday they all ran into the field. There sat ${h.name}, with a whole row of empty chairs to choose from.`,
      ],
      old: [
        (h) =>
          `Nobody shouted go. ${h.name} just went. It rained for a bit on Thursday. On Friday a worm asked the way. In the nights there was a good moon, and the road was all ${h.names} own. And on Sunday, very early, there was a field, silver all over, without one foot in it. That is a thing that nobody quick has ever seen.`,
        (h) =>
          `It took four days and four nights, and ${h.name} was not out of breath once. On Sunday morning somebody came with the first armful of chairs, and dropped them. "How did you get here so fast?" they said. ${h.name} thought about the question. "I left," said ${h.name}.`,
        (h) =>
          `There is a great deal between here and there, and the others had always missed it. There was a wall with warm bits. There was a bridge that hummed. ${h.name} had it all, in order, at one speed. Then the road ended, and there was the cake, whole, with the candles not even lit.`,
      ],
    },
    last: {
      young: (h) => `The party begins. Who has the first slice? ${h.name}.`,
      middle: (h) =>
        `They all set off home at five. ${h.name} went last, and slowly, and had cake for the way. There is another party in June. ${h.He} has already started.`,
      old: (h) =>
        `At five they went home in a great rush, and it was quiet. ${h.name} had one more look at the field. Then ${h.he} set off, with a slice of cake for the journey. There is something on in June that sounds good, and it is only April.`,
    },
    at: { setting: null, pose: 'sit', things: ['cake'], withChild: false },
    club: 'Quick',
  },
  {
    id: 'dance-lightly',
    asks: ({ want, hero }) =>
      wantsTo(/\b(?:ballet|ballerina|danc(?:e|ing|er)|tiptoe)\b/, want) &&
      hero?.being !== undefined &&
      hero.being !== null &&
      hero.being.size >= 4 &&
      /^(?:hippo|hippopotamus|elephant|rhino|rhinoceros|mammoth|bear|polar bear|walrus|moose|cow|buffalo|bison|horse|camel|dinosaur|brachiosaurus|stegosaurus|triceratops|crocodile|dragon)$/.test(
        hero.being.id,
      ),
    to: ({ want }) => (/ballet|ballerina/.test(want ?? '') ? 'dance ballet' : 'dance'),
    habit: {
      young: (h) => `Every day ${h.name} has a wash. Splash!`,
      middle: (h) => `Every evening ${h.name} had a wash, up to both ears, and hummed.`,
      old: (h) => `In the evenings ${h.name} had a wash in the pond, up to both ears, and hummed.`,
    },
    tries: [
      {
        young: (h) => `Up on tiptoe! Crack. ${h.name} went through the floor.`,
        middle: (h) =>
          `${h.name} went up on tiptoe. But so much ${h.kind}, on so little toe, goes straight through the floor.`,
        old: (h) =>
          `${h.name} went up on tiptoe, slowly, with both arms out. It was lovely from the knees up. But all of that on the end of one toe is a sort of drill, and the floor was wood.`,
        pose: 'dance',
        things: [],
      },
      {
        young: () => `One little jump! All the cups fell down.`,
        middle: (h) =>
          `Then ${h.name} did one small jump. But when a ${h.kind} lands, it is everybody's floor. All the chairs fell over.`,
        old: (h) =>
          `So ${h.name} tried a jump, a small one, with a soft landing. The jump was soft. But what comes down is as heavy as what went up. In the next street a clock stopped.`,
        pose: 'jump',
        things: [],
      },
    ],
    first: {
      young: () => `"Turn, and weigh nothing," was the answer.`,
      middle: (h) =>
        `"Turn round and round," said ${h.name}, "and come down like a feather. I'd like to weigh nothing."`,
      old: (h) =>
        `"Turn," said ${h.name}. "Round and round, up on one toe, and not hear anything break. I should like to weigh nothing. Only for as long as a tune."`,
    },
    clue: {
      young: (h, k) => `"Are you heavy in the water?" said ${k.name}. "No," said ${h.name}.`,
      middle: (h, k) =>
        `"What do you weigh in the water?" said ${k.name}. "In the water?" said ${h.name}. "Nothing. It holds me up." They looked at each other.`,
      old: (h, k) =>
        `"Does it break when you wash?" said ${k.name}. "Does what break?" "The pond." ${h.name} laughed at that. "You can't break a pond. It takes you under the arms. Down there I weigh about as much as," said ${h.name}, and stopped. "As much as a tune."`,
    },
    way: {
      young: [
        (h) => `In goes ${h.name}. Up on one toe. Round and round!`,
        (h) => `Light as a leaf. Round goes ${h.name}. La!`,
        (h) => `The water holds on. ${h.name} turns, and turns.`,
      ],
      middle: [
        (h) =>
          `In went ${h.name}, up to the ears. Up went one toe. The water took hold of all the heavy parts. Round went ${h.name}, once, twice, nine times. Down came ${h.name}, like a feather on a pond.`,
        (h) =>
          `${h.name} hummed the tune and pushed off. It was a jump with no bump at the end. Round and round it went, and rings went out on the water.`,
        (h) =>
          `The water did not mind at all. ${h.name} stood on the tip of one toe for a whole verse. Even the ducks kept still for the slow bit.`,
      ],
      old: [
        (h) =>
          `${h.name} walked in, knee, belt, chin, and the heavy parts were taken off, one after another, like coats. Up came a toe. It held. Round went ${h.name}, slowly, and the pond went round a little way too, to see. Rings ran out to the edge on every side, as wide as a skirt. Nothing broke. Nothing even splashed.`,
        (h) =>
          `It is a known fact about water that it pushes up. It had been pushing up at ${h.name} for years, every evening, and had only been used for soap. Now there was a leap, and there was a long, long time at the top of the leap. Then came a landing that you could have balanced a saucer on.`,
        (h) =>
          `First there was the tune, which was left over from the day. Then there was one arm, out of the water, as a swan does it. And then that whole great ${h.kind} was up on one toe, turning, with a listening sort of face. A duck went round too, and could not have said why.`,
      ],
    },
    last: {
      young: (h) => `Round and round. Good night, ducks. Good night, ${h.name}.`,
      middle: (h) =>
        `There is dancing at the pond on Sundays. Bring a rug to sit on. ${h.name} is the light one, in the middle.`,
      old: () =>
        `On summer evenings people bring rugs. They sit along the bank and nobody talks. When it is over the rings go on for a while by themselves, out to the reeds and back. Nobody claps until the last one has come in.`,
    },
    at: { setting: 'pond', time: 'sunset', pose: 'dance', things: [], withChild: false },
    club: 'Tiptoe',
  },
];
