import type { Wonder } from './wonder.ts';

/**
 * What lives, and does not come when it is called. Facts: Whale and Dolphin Conservation (the blow is seen first; a diving
 * tail leaves a smooth patch on the water; watched from a headland); Buglife and the UK Glow Worm Survey (a beetle: she has
 * no wings, and shines green from June to July, after dark, until a mate comes; the light is cold); RSPB (murmurations,
 * kingfishers); Badger Trust (badgers come out at dusk, and smell whoever sits upwind).
 */
export const LIVING: readonly Wonder[] = [
  {
    id: 'whale',
    of: /\b(?:whales?(?: watching)?|orcas?|humpbacks?)\b/i,
    isEnough: false,
    x: 'a whale',
    many: false,
    at: 'beach',
    time: 'day',
    meanwhile: 'sea',
    told: ['an island that breathes out', 'mostly back, and then mostly tail'],
    young: {
      missed: [() => 'Fog! They could not see the sea.', () => 'Waves, waves, waves. No whale.'],
      begins: () => 'Pfff! A puff, far out. Was that smoke?',
      seen: () => 'A back! A long, long back. Up came the tail, all wet. Down went the whale.',
    },
    middle: {
      missed: [
        () => 'It was so foggy that the sea was only a noise. A whale might have been one step off.',
        () => 'Next the sea was full of white waves. Any one of them might have been something, and none of them was.',
      ],
      begins: ({ a }) =>
        `Far out there was a puff, like a kettle's. "Smoke," said ${a}. Then there was another, further on.`,
      seen: () =>
        'A black back came up, and went on coming, like a train. Then the tail stood in the air, with water running off it. It slid in without a splash. Where it had been, the sea was as smooth as a plate.',
    },
    old: {
      missed: [
        ({ c }) =>
          `It was foggy. "The sea is down there," said ${c}. One had to take it on trust. Somewhere in the white something large let out its breath, once, and it may have been a whale. It may have been a bus.`,
        () =>
          'It was clear the third time, but the wind had got up. The sea was all white tops, thousands of them, and each one was a whale until one looked.',
      ],
      begins: ({ a, c }) =>
        `"You don't look for a whale," said ${c}. "You look for where it breathes." So ${a} stopped looking at any of it, and looked at the whole. And there was a puff. It stood up out of the flat water like steam, leaned a little, and was gone.`,
      seen: () =>
        'It came up nearer in. First there was the breath. This time they heard it, a second late, like a very large door. Then the back went by, and by, like a wheel that is mostly under the road. Then the tail rose up, as wide as a shed, with the sea pouring off it. It went in as a spoon goes into soup. It left a round, smooth place behind. They watched that until it closed.',
    },
  },
  {
    id: 'dolphins',
    of: /\b(?:dolphins?|porpoises?)\b/i,
    isEnough: false,
    x: 'dolphins',
    many: true,
    at: 'beach',
    time: 'day',
    meanwhile: 'sea',
    told: ['somebody sewing, all along the bay', 'they look back at you'],
    young: {
      missed: [() => 'Fog! They could not see the sea.', () => 'Waves, waves, waves. No fin.'],
      begins: () => 'A fin! Then it was gone.',
      seen: () => 'Up and over! Two dolphins. Three! Splash, splash, splash.',
    },
    middle: {
      missed: [
        () => 'It was foggy, and there was no sea, only the noise of one.',
        () => 'Then there were white waves from here to the edge. A fin is a small thing in all that.',
      ],
      begins: ({ a }) => `There was a fin. It went under, as a needle goes into cloth. ${a} held quite still.`,
      seen: () =>
        'It came up further on, and there were three. They went along the bay in stitches, up and over and under. One jumped right out, and fell on its side with a slap.',
    },
    old: {
      missed: [
        ({ c }) =>
          `It was foggy. "They'll be in there," said ${c}, to the white. They might just as well have been in the bread bin.`,
        () =>
          'It was clear the third time, and windy. The whole bay was white tops, and each of them was a fin until one looked.',
      ],
      begins: ({ a }) =>
        `It was the gulls that told them. They had all got up at once and gone to one place, and were shouting at it. ${a} looked there. A fin came out, went over, and in. It was like watching somebody sew.`,
      seen: () =>
        'There were five. They came along the bay in stitches, and one could hear each breath, like a small door. One came right out. It hung there, with its whole white front to them, and fell flat on its side. As far as anybody could see it had no reason. It went round, and did it again. Then they had sewn their way past the point.',
    },
  },
  {
    id: 'glow-worms',
    of: /\bglow[- ]?worms?\b/i,
    isEnough: true,
    x: 'a glow-worm',
    many: false,
    at: 'garden',
    time: 'night',
    meanwhile: 'night',
    told: ['a green lamp, with nobody holding it', 'a star that has come down to sit in the grass'],
    fault: {
      young: ({ a }) => `${a} saw a green light! It was a bike.`,
      middle: ({ a }) =>
        `The second time ${a} saw one by the gate. It was green, and quite still. It was the end of somebody's telephone lead.`,
      old: ({ a, c }) =>
        `The second time ${a} found one straight away, by the gate. They lay down in front of it and spoke in whispers. It was green, and it did not move. "It says ON," said ${c}. It was the box that makes the gate open.`,
    },
    young: {
      missed: [() => 'It was too light. No glow.', () => 'It was cold and wet. No glow.'],
      begins: () => 'Off went the torch. Dark, dark, dark.',
      seen: () => 'There! A small green light in the grass. A glow-worm! She did not move.',
    },
    middle: {
      missed: [
        () => 'In June it is light until ten. Until then she is just a brown beetle.',
        () => 'Then it was cold and wet, and nobody had put a light on.',
      ],
      begins: ({ c }) => `"We'll never find one with that on," said ${c}. The torch went out. It got very dark.`,
      seen: () =>
        'Down in the long grass was a green light. She was no worm. She was a beetle without wings, hanging on a stalk, and her tail shone. It was not hot. She was calling, without any noise, to somebody who could fly.',
    },
    old: {
      missed: [
        () =>
          'It was June, and light until ten. They went through the grass on hands and knees. Until then she is a flat brown beetle, and looks like a bit of bark that has somewhere to be.',
        () =>
          "The third time it was cold, and it drizzled. A glow-worm has only so much light for the whole of her life. She doesn't waste it on a night like that.",
      ],
      begins: ({ a, c }) =>
        `They had brought the big torch. "Put it out," said ${c}. "You can't look for a light with a light." ${a} did. The bank and the hedge and both their hands went away.`,
      seen: () =>
        'It had been there the whole time, an arm away. It was green, and quite steady, like the lamp on a very small station. She hung on a stalk with her tail turned up, and she had no wings. It gave no warmth. One could read two letters of a word by it. She was waiting for somebody with wings and large eyes. When he comes, she puts it out. So they did not stay too long.',
    },
  },
  {
    id: 'fireflies',
    of: /\b(?:fire ?fl(?:y|ies)|lightning bugs?)\b/i,
    isEnough: true,
    x: 'fireflies',
    many: true,
    at: 'forest',
    time: 'night',
    meanwhile: 'night',
    told: ['sparks that take their time', 'as though the dark were winking'],
    fault: {
      young: ({ a }) => `${a} brought a torch. It was much too bright.`,
      middle: ({ a }) =>
        `The second time ${a} brought the big torch. A firefly does not answer one of those. It was like shouting in a library.`,
      old: ({ a }) =>
        `The second time they had the big torch with them, so as not to fall over anything. They walked through the whole wood in a ball of light. "Perhaps there aren't any," said ${a}. Nobody thought of the switch.`,
    },
    young: {
      missed: [() => 'It was too light. No fireflies.', () => 'Rain! They stayed under the leaves.'],
      begins: () => 'Blink. What was that? Blink.',
      seen: () => 'Blink, blink, blink! Fireflies, high and low. The whole wood was blinking.',
    },
    middle: {
      missed: [
        () => 'They came too early. In the light a firefly is a plain brown beetle.',
        () => 'Then it rained, and they stayed under the leaves.',
      ],
      begins: ({ a }) => `There was a spark by the path. It went out. "I saw it," said ${a}. Then there were two.`,
      seen: () =>
        'They came up out of the grass, each with its own lamp. On, and off. On, and off. Those in the air asked, and those on the ground answered.',
    },
    old: {
      missed: [
        () => 'They came too early. While it is light, a firefly is a plain brown beetle on a plain brown twig.',
        () => 'The third time it rained. Every lamp in the wood had been taken indoors.',
      ],
      begins: ({ a }) =>
        `It was by the stile. A yellow spark went up, as far as a hand is long, and out. "Did you do that?" said ${a}. Nobody had.`,
      seen: () =>
        'Then they were everywhere. They rose from the grass. Each drew one short stroke of light, and went out, and drew the next one higher. Those are the ones who fly. Down below, on the stalks, somebody waits, and counts, and blinks back. Each kind has its own rhythm. One could not have said how many there were. It was like standing in a town, very far up, where everyone has something to say.',
    },
  },
  {
    id: 'murmuration',
    of: /\b(?:murmurations?|starlings?)\b/i,
    isEnough: true,
    x: 'the starlings dance',
    many: false,
    at: 'pond',
    time: 'sunset',
    meanwhile: 'day',
    told: ['smoke with a mind of its own', 'a thousand birds, and nobody in charge'],
    fault: {
      young: ({ a }) => `${a} had to tie a boot. Whoosh! What was that?`,
      middle: ({ a, c }) =>
        `The second time they did come. ${a} was tying a boot. "Oh, look," said ${c}. When the boot was tied, there was only sky.`,
      old: ({ a, c }) =>
        `The second time they came, and it took them ninety seconds. ${a} was tying a boot. It was a double bow. "Oh, look," said ${c}, and then, "Oh," and then, "Well." When ${a} got up there was a feather, coming down.`,
    },
    young: {
      missed: [() => 'Six starlings. Just six, on a wire.', () => 'Rain! They went straight to bed.'],
      begins: () => 'More came. And more. And more!',
      seen: () => 'Whoosh! All together, left and right. A ball! A whale! Then down, down to bed.',
    },
    middle: {
      missed: [
        () => 'There were six starlings on a wire, and they looked the other way.',
        () => 'Then it rained, and they all went straight to bed.',
      ],
      begins: ({ a }) => `They came from all sides, in tens and in twenties. "Where are they all going?" said ${a}.`,
      seen: () =>
        'Then they turned, all at once, like one thing. It was a ball, and a sock, and a whale. Each one only watches the few next to it. One could hear the wings. Then they poured down into the reeds, as if down a plug.',
    },
    old: {
      missed: [
        () =>
          "There were six of them, on a wire. They whistled like somebody else's telephone, and went home separately.",
        () =>
          'The third time there was wind and rain, and no dancing. They came over low and straight, and dropped into bed in their coats.',
      ],
      begins: ({ a }) =>
        `The sun was on the edge of the reeds. They came in tens, and then in hundreds, from all over, like people to a match. "What are they waiting for?" said ${a}. There was a black scarf of them by then, and it had begun to fold.`,
      seen: () =>
        "It went from thin to thick, and from thick to thin, as smoke does, but smoke doesn't change its mind. It was a ball, and then a sock, and for a moment, quite clearly, a whale. Each one only keeps an eye on the six or seven who are nearest. When they came over, it was like a very large page being turned. Then the whole of it poured down into the reeds, and talked, and was quiet.",
    },
  },
  {
    id: 'badgers',
    of: /\bbadger[- ]?watch\w*|\b(?:see\w*|saw|watch\w*|wait\w* for|spot\w*|look\w* for) (?:the |a |some |wild |real )*badgers?\b/i,
    isEnough: true,
    x: 'a badger',
    many: false,
    at: 'forest',
    time: 'sunset',
    meanwhile: 'night',
    told: ['a doormat with a striped face', "somebody's uncle, going to the shed"],
    fault: {
      young: ({ a }) => `${a} sneezed. A-choo! That was that.`,
      middle: ({ a }) =>
        `The second time there was a noise in the hole, quite close. Then ${a} sneezed. After that there was no noise at all.`,
      old: ({ a }) =>
        `The second time there was something in the doorway. It snuffled. It was just about to be somebody. And ${a}, who had held it back since the gate, sneezed. It was the kind that has an echo.`,
    },
    young: {
      missed: [
        () => 'The wind blew from behind. Badgers can smell!',
        () => 'Crunch, crunch. The crisps were too loud.',
      ],
      begins: () => 'A nose! A black and white nose.',
      seen: () => 'Out came the badger. Scratch, scratch. Out came a small one, too.',
    },
    middle: {
      missed: [
        () =>
          'The wind was behind them. A badger cannot see much, but it had smelled the cheese sandwich from downstairs.',
        () => 'Then somebody opened the crisps. Nobody came out but an owl.',
      ],
      begins: ({ a }) => `A piece of the dark had a white stripe. ${a} did not breathe. It had two.`,
      seen: () =>
        'The badger came out, sat down on its own doorstep, and scratched. It took its time. Then it pulled old bedding out of the hole, backwards. Two small ones fell over it.',
    },
    old: {
      missed: [
        () =>
          'The wind was wrong. A badger sees next to nothing, but there was a cheese sandwich upwind of its front door. It stayed in, and thought about that.',
        ({ c }) =>
          `The third time the wind was right, and ${c} opened a packet of crisps. It was very slow and careful. It went on for about a minute, and could be heard in France.`,
      ],
      begins: ({ a }) =>
        `They sat with their backs against a beech, and did not so much as lick their lips. It got too dim to see the path. Then ${a} noticed that one bit of the bank had a white stripe down it. It had two. They were moving up and down, very slightly, sniffing.`,
      seen: () =>
        'It came right out, low and wide, and sat down in its own doorway. It scratched its front with both hands, like somebody who has slept in a vest. Then it went in backwards, and came out backwards, with a great armful of old straw hugged under its chin. It was changing the beds. Two small ones rode out on the straw and fell off. Nobody on the other side of the path had moved for an hour.',
    },
  },
  {
    id: 'kingfisher',
    of: /\bkingfishers?\b/i,
    isEnough: false,
    x: 'a kingfisher',
    many: false,
    at: 'pond',
    time: 'day',
    meanwhile: 'day',
    told: ['a blue line, and then it has been', 'like a dart that somebody has coloured in'],
    fault: {
      young: ({ a }) => `${a} looked at a boot. Whizz! What was that?`,
      middle: ({ a, c }) =>
        `The second time ${a} was pouring the tea. "There!" said ${c}. ${a} looked up. There was a bush.`,
      old: ({ a, c }) =>
        `The second time there was a whistle, and then "There!" from ${c}. ${a} was looking for the biscuits. By the time ${a} had turned round there was only a bush that had stopped moving. "It was this far off," said ${c}, and showed with both hands. It wasn't necessary to show.`,
    },
    young: {
      missed: [() => 'The water was brown. Nobody fished.', () => 'It rained rings. No blue.'],
      begins: () => 'Peep! A thin, high peep.',
      seen: () => 'There it sat. Blue back! Orange front! Plop. Up again, with a fish.',
    },
    middle: {
      missed: [
        () => 'The water was brown with rain. Nobody can fish in soup.',
        () => 'Then there was a dog in the water, enjoying itself. It stayed all morning.',
      ],
      begins: ({ a }) =>
        `There was a whistle, thin and high. "Don't move," ${a} breathed. A branch had got something on it.`,
      seen: () =>
        'It was no bigger than a bun. Its back was as blue as a gas flame, and its front was orange. It looked down its own beak. Then it dropped, plop, and was back with a fish.',
    },
    old: {
      missed: [
        () =>
          'The river had come up, and was the colour of tea. Somebody who dives for a living has to see the fish first. There was no one about.',
        () =>
          'The third time there was a dog. It went in, came out, shook itself over them and went in again, until noon. It was the best day of its life.',
      ],
      begins: ({ a }) =>
        `They heard it first: one thin whistle, low over the water, and coming nearer. ${a} did not turn. There was a branch out over the pool. It dipped, ever so slightly, as when somebody has sat down.`,
      seen: () =>
        'It was small. Nobody says that. It was about the size of a bun, with a beak meant for something larger. But the back of it was a blue that one does not get elsewhere, as though lit from inside. It looked at the water, first with one eye and then with the other. Then there was a plop, and a ring. It was back on the branch with a fish. It hit it twice, and turned it, and swallowed it head first.',
    },
  },
];
