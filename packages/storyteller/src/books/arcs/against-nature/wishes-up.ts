import type { Wish } from './wish.ts';

const wantsTo = (words: RegExp, want: string | null): boolean => want !== null && words.test(want);

/** Wishes to be up: by those who swim, by those who walk, and by those who have no legs at all. */
export const UPWARD: readonly Wish[] = [
  {
    id: 'fly-in-water',
    asks: ({ want, hero }) =>
      wantsTo(/^(?:be able to )?fly(?:ing)?\b/, want) &&
      hero?.being?.can.includes('swim') === true &&
      !hero.being.can.includes('fly'),
    to: () => 'fly',
    habit: {
      young: (h) => `Down dives ${h.name}. Splash! Up again.`,
      middle: (h) => `Every morning ${h.name} dived down for breakfast, and thought nothing of it.`,
      old: (h) =>
        `Every morning ${h.name} dived for breakfast, down to where the light goes green, thinking about something else.`,
    },
    tries: [
      {
        young: (h) => `Flap, flap, flap! ${h.name} is still down here.`,
        middle: (h) => `${h.name} flapped all there was to flap. But there was a lot of ${h.name}, and not much wing.`,
        old: (h) =>
          `${h.name} stood up straight and flapped everything there was to flap. But what flies is wide and light. ${h.name} was neither, in any direction.`,
        pose: 'dance',
        things: [],
      },
      {
        young: () => `One big jump! Up. And down. Bump.`,
        middle: (h) => `${h.name} took the biggest jump of all. But a jump is only up until it is used up.`,
        old: (h) =>
          `${h.name} took a long run, and a jump with eyes shut. It was truly up. But a jump is a thing you use up, and it was gone before anyone could say so.`,
        pose: 'jump',
        things: [],
      },
    ],
    first: {
      young: () => `"Have nothing under me," was the answer.`,
      middle: (h) => `"Have nothing under me," said ${h.name}. "And just lean, and be somewhere else."`,
      old: (h) =>
        `"Have nothing under me," said ${h.name}, at once. "Nothing at all, for a long way down. And then lean a little, and be somewhere else."`,
    },
    clue: {
      young: (h, k) => `"You dive," said ${k.name}. "What is under you then?" "Nothing! Oh!" said ${h.name}.`,
      middle: (h, k) =>
        `"When you dive," said ${k.name}, "what is under you?" "Nothing," said ${h.name}. "A long way of it." Then ${h.name} stopped. "Oh," said ${h.name}.`,
      old: (h, k) =>
        `"And when you're down at breakfast," said ${k.name}, "halfway there. What's under you then?" "Only more of the same," said ${h.name}. "Nothing, really. A very long way of nothing." It was quiet. "I usually think about something else," said ${h.name}, slowly.`,
    },
    way: {
      young: [
        (h) => `Down dives ${h.name}. There is nothing under ${h.name}. It is like flying!`,
        (h) => `${h.name} goes left. ${h.name} goes right. Look, ${h.name} flies in the water!`,
        (h) => `Whoosh, goes ${h.name}, under the water. ${h.name} can fly down there!`,
      ],
      middle: [
        (h) =>
          `So ${h.name} dived, and this time ${h.name} noticed it all. There was nothing below. One small lean, and the whole sea swung round. ${h.name} was flying, under the water.`,
        (h) =>
          `Down went ${h.name}, and halfway there ${h.he} looked. Nothing under! Two fish went by, flap, flap, like sparrows. ${h.name} leaned, and went with them.`,
        (h) =>
          `${h.name} dived, and forgot about breakfast. Water went by on both sides, wide and quiet, like air. ${h.name} could not fall. It was like being a kite, but wet.`,
      ],
      old: [
        (h) =>
          `${h.name} went down as ${h.he} had gone ten thousand times, and for once was there for all of it. There was green overhead and blue below, and no floor to be seen. ${h.name} leaned, no more than you lean to hear better. The whole sea turned round, as slow as a door.`,
        (h) =>
          `In the morning ${h.name} dived, and left the thinking at the top. A cloud of little fish went over, all turning together, as starlings do. Far below was something that might have been a field. "Left," thought ${h.name}, and it was left. "Over," and there went the sun, round and under.`,
        (h) =>
          `There is a place halfway down where nothing is near you, not the top, not the bottom. ${h.name} had gone through it every day on the way to eat. Now ${h.he} stopped there, and spread out. Nothing held on, and nothing let go. There was a whole world underneath, with weather of its own.`,
      ],
    },
    last: {
      young: (h) => `Whoosh, goes ${h.name}. Home for fish. Then again!`,
      middle: (h) =>
        `The gulls fly up there. ${h.name} flies down here, on the other side of the top. They meet at the top, and nod.`,
      old: (h) =>
        `In the evening the gulls come home along the top of the water. ${h.name} comes home along the underneath. There is only the thickness of a wave between them. They keep level as far as the rocks.`,
    },
    at: { setting: 'undersea', pose: 'float', things: [], withChild: false },
    club: 'Wing',
  },
  {
    id: 'fly-on-a-hill',
    asks: ({ want, hero }) =>
      wantsTo(/^(?:be able to )?(?:fly(?:ing)?\b|jump over the moon)/, want) &&
      hero?.being !== undefined &&
      hero.being !== null &&
      // Grass is eaten here.
      !/^(?:vehicle|thing|person)$/.test(hero.being.isa) &&
      !/undersea|space|sky/.test(hero.being.setting) &&
      !['fly', 'swim'].some((ability) => hero.being?.can.some((each) => each === ability)),
    to: ({ want }) => (want?.startsWith('jump') ? 'jump over the moon' : 'fly'),
    habit: {
      young: (h) => `Up the hill goes ${h.name}. Sniff, sniff.`,
      middle: (h) => `Each day ${h.name} went up the hill for lunch, nose to the ground.`,
      old: (h) =>
        `Every day ${h.name} went up the hill for lunch, nose to the ground, and came down backwards, still chewing.`,
    },
    tries: [
      {
        young: (h) => `Two big leaves! Flap, flap. Still here, ${h.name}.`,
        middle: (h) =>
          `${h.name} flapped with two big leaves. But the leaves bent, because air is slippery and leaves are soft.`,
        old: (h) =>
          `${h.name} flapped with two of the largest leaves there were. But a leaf bends whichever way is easiest, and the air went round the edges to have a look.`,
        pose: 'dance',
        things: ['leaf'],
      },
      {
        young: (h) => `A kite! Tug, tug. The kite went. Not ${h.name}.`,
        middle: (h) => `${h.name} held on to a kite. It tugged like anything. But a kite can only lift a kite.`,
        old: (h) =>
          `Next it was a kite with a good long tail, and ${h.name} held on. It tugged like a puppy. But a kite is built to lift one kite, and it had never met anyone called ${h.name}.`,
        pose: 'hold',
        things: ['kite'],
      },
    ],
    first: {
      young: () => `"See my own roof," was the answer.`,
      middle: (h) => `"Look at the top of my own house," said ${h.name}. "I've only ever seen the sides."`,
      old: (h) =>
        `"Look at the top of my own house," said ${h.name}. "I have only ever met the sides of things. I should like to see what it is that birds see, going over us, when they don't stop."`,
    },
    clue: {
      young: (h, k) => `"What is down there?" said ${k.name}. "I never looked," said ${h.name}.`,
      middle: (h, k) =>
        `"What can you see from the top of your hill?" said ${k.name}. "Lunch," said ${h.name}. "And behind you?" "I don't know," said ${h.name}. "I come down backwards."`,
      old: (h, k) =>
        `"You go up that hill every day," said ${k.name}. "What's it like from the top?" "Green," said ${h.name}. "And chewy." "I mean the other way. The view." ${h.name} began to answer, and there was nothing there. "I've never turned round," said ${h.name}.`,
    },
    way: {
      young: [
        (h) => `Up, up, up. Now turn round, ${h.name}. Oh!`,
        (h) => `Look down. So small! A roof. "Mine," said ${h.name}.`,
        (h) => `Puff, puff, top. A bird went by. Under ${h.name}!`,
      ],
      middle: [
        (h, k) =>
          `Up they went, ${h.name} and ${k.name}, right past lunch. At the top, ${h.name} turned round. There was a roof, as small as a button. A bird flew by, and it flew by underneath.`,
        (h, k) =>
          `At the top the wind came from everywhere. "Now," said ${k.name}, and ${h.name} turned. All the sides had gone. There were only tops: of trees, of sheep, and of one small house.`,
        (h, k) =>
          `They did not stop for lunch. "Don't look yet," said ${k.name}. "Don't look. Look!" The whole world was down there, like a thing left on a floor. "That's my chimney," said ${h.name}.`,
      ],
      old: [
        (h, k) =>
          `They went up past the place where lunch was, and for once nobody stopped. At the top ${k.name} said, "Now." ${h.name} turned round. There were the tops of things. There were trees like broccoli, and one small red roof with a kettle's worth of smoke. A bird came along with somewhere to go. It went past below them. ${h.name} looked down on its back.`,
        (h, k) =>
          `The last bit was steep, and the wind leaned on them like a friend. "Shut your eyes and turn," said ${k.name}. When ${h.name} looked, there was no ground in front at all. It had gone off downwards. Everything that had ever been tall was lying about at the bottom. In the middle was a roof that ${h.he} knew.`,
        (h, k) =>
          `"It's only the hill," said ${h.name}, at the top. "Yes," said ${k.name}, "but it's the other half of it." So ${h.name} turned. It is a strange thing to have been carrying a view about behind you for years. There was the house. Somebody was hanging out a sheet, as big as a stamp.`,
      ],
    },
    last: {
      young: (h) => `"Good night, little roof," said ${h.name}. Up on top.`,
      middle: (h) =>
        `${h.name} still goes up for lunch. But ${h.he} eats it facing the other way, with the birds going by underneath.`,
      old: () =>
        `You can see the place if you go up there. The grass is flat where somebody sits, facing out. The birds that go over the valley know it by now. They come by at lunchtime, a little lower than they need to.`,
    },
    at: { setting: 'mountain', pose: 'look-up', things: [], withChild: true },
    club: 'Wing',
  },
  {
    id: 'climb-a-tree',
    asks: ({ want, hero }) =>
      wantsTo(/^climb\b.*\btrees?\b/, want) &&
      hero?.being?.can.includes('swim') === true &&
      (hero.being.isa === 'sea' || /undersea|pond/.test(hero.being.setting)) &&
      !hero.being.can.includes('climb'),
    to: () => 'climb a tree',
    home: 'pond',
    habit: {
      young: (h) => `A leaf fell in. ${h.name} gave it a push.`,
      middle: (h) => `When a leaf fell on the water, ${h.name} swam round it twice. Nobody knew why.`,
      old: (h) => `When a leaf came down on the water, ${h.name} swam twice round it, politely, as round a visitor.`,
    },
    tries: [
      {
        young: (h) => `Hop! ${h.name} landed on the mud. Too dry.`,
        middle: (h) => `${h.name} jumped at the trunk. But there was nothing to hold it with, and it was dry.`,
        old: (h) =>
          `${h.name} took a run from the far side and jumped. The trunk was just where it looked. But a trunk is a thing for arms and claws, and ${h.name} had brought neither.`,
        pose: 'jump',
        things: ['tree'],
      },
      {
        young: () => `A bucket! Up a bit. Drip. No water left.`,
        middle: (h) =>
          `${h.name} went up in a bucket, a little way. But the bucket dripped, and a swimmer has to have water.`,
        old: (h) =>
          `Then there was a bucket on a string, with ${h.name} inside it, looking important. It went up as far as a knee. But the bucket had a drip, and no one can stay in a place that is running out.`,
        pose: 'look-up',
        things: ['bucket'],
      },
    ],
    first: {
      young: () => `"Go in among leaves," was the answer.`,
      middle: (h) => `"Go in and out of the leaves," said ${h.name}. "All round the green bit, right up to the top."`,
      old: (h) =>
        `"Go in and out," said ${h.name}. "In and out of the leaves, right up to the thin part at the top. And then be inside it, and not be looked for, and hear it rustle."`,
    },
    clue: {
      young: (h, k) => `"That branch is wet," said ${k.name}. "So it is," said ${h.name}.`,
      middle: (h, k) =>
        `"Where do your leaves come from?" said ${k.name}. ${h.name} looked up along the way they fell. On the far side a willow leaned right over. Its hair was in the water.`,
      old: (h, k) =>
        `A leaf came down just then, and ${h.name} went round it twice without noticing. "Where do they all come from?" said ${k.name}. They both looked up along the way it had fallen. It was an old willow, tired of standing. All down one side it had put its branches in the pond.`,
    },
    way: {
      young: [
        (h) => `In goes ${h.name}. In and out. Leaves, leaves!`,
        (h) => `Round this twig. Under that twig. Clever ${h.name}!`,
        (h) => `A tree, in the water. ${h.name} went all the way up.`,
      ],
      middle: [
        (h) =>
          `${h.name} went in among the leaves. In and out, round this twig and under that one. In the water the tree stood on its head. So up was down, and ${h.name} swam right to the top.`,
        (h) =>
          `The wet end of a branch is still a branch. ${h.name} went up it, leaf by leaf, and sat where it forked. Something rustled. It was ${h.name}.`,
        (h) =>
          `Under the willow there was a green room that nobody had ever been in. ${h.name} climbed it by swimming, which is how you climb in there. At the very tip ${h.he} blew one bubble, for a flag.`,
      ],
      old: [
        (h) =>
          `Nobody had told ${h.name} that there was a room under there, all green, with moving walls. In it went a tail, and round a twig, and under the next. The evening had put the whole tree upside down in the water, with the sky at the bottom. So ${h.name} climbed it downwards, branch by branch, until ${h.he} came out among the clouds.`,
        (h) =>
          `A branch does not stop being a branch where it gets wet. ${h.name} began at the thick end. There were forks to wait in, and a knot like an eye, and a beetle who moved over. Higher up, which was further out, it was all thin green threads. They closed behind like a curtain. Something rustled, and for once it was ${h.name}.`,
        (h) =>
          `It took until dark to go all the way. ${h.name} tried every twig that was in the water, and some of them again. From inside, the pond was striped. A duck went by and saw nobody. That was the part ${h.he} liked best: to be up a tree, with the leaves shut, and be looked for.`,
      ],
    },
    last: {
      young: (h) => `Who is up the tree? ${h.name}! Shh.`,
      middle: (h) =>
        `Look at a willow that leans on the water. If it rustles and there is no wind, that will be ${h.name}.`,
      old: () =>
        `The willow has leaned a little further since. People say that it is old. It may be that. Or it may be that somebody in there has been asking, very politely, going twice round every leaf.`,
    },
    at: { setting: 'pond', time: 'sunset', pose: 'dance', things: ['leaf'], withChild: false },
    club: 'Branch',
  },
];
