import type { Wonder } from './wonder.ts';

/**
 * What is seen in the sky by night. Facts: NASA Science (aurora: from the sun in two or three days, green from oxygen some
 * hundred kilometres up, a pink lower edge from nitrogen, faint ones look grey; meteors: grains that burn up; comets: the tail
 * points away from the sun, and they move from night to night; total lunar eclipse: the earth's shadow, red from the light
 * of all sunrises and sunsets; Saturn; the Moon's craters show best along the edge of the shadow); Royal Museums Greenwich
 * (meteor showers: twenty minutes until eyes are used to the dark; astronomical telescopes turn the picture upside down).
 */
export const BY_NIGHT: readonly Wonder[] = [
  {
    id: 'northern-lights',
    of: /\b(?:northern lights?|aurora(?: borealis)?|merry dancers|southern lights)\b/i,
    isEnough: true,
    x: 'the northern lights',
    many: true,
    at: 'mountain',
    time: 'night',
    meanwhile: 'night',
    told: ['green curtains, with somebody walking behind them', 'like breath on a window, only green'],
    young: {
      missed: [() => 'Cloud! Cloud from end to end.', () => 'So many stars. But nothing green.'],
      begins: () => 'Look, a grey smear! Is it cloud?',
      seen: () => 'It moved! It was green. Up it went. Down it hung. Not one sound.',
    },
    middle: {
      missed: [
        () => 'Cloud lay on the hill like a lid. It was all going on behind it.',
        () => 'It was clear, with stars to the very edge. But it all begins on the sun, and the sun had sent nothing.',
      ],
      begins: ({ c }) => `Low in the north lay a pale smear. "That's cloud," said ${c}. Then it bent in the middle.`,
      seen: () =>
        'It stood up. It was green now, and hung in folds. The folds walked along the sky, one after another. And all of it was as quiet as snow.',
    },
    old: {
      missed: [
        ({ c }) =>
          `There was cloud from one side to the other. "They're a hundred kilometres up," said ${c}, who had read about it. "The cloud stops at two." So they sat underneath, like people outside a party.`,
        () =>
          'It was as clear as a bell. But it all begins on the sun. Two or three days before, something has to blow off it and come the whole way here. This time nothing had.',
      ],
      begins: ({ c }) =>
        `Low in the north lay a pale band, the grey of a dishcloth. "Cloud again," said ${c}. But there were stars, and one could see them through it. Then one end lifted, as if somebody wished to look underneath.`,
      seen: () =>
        'It had stopped being grey. It was green, and hung in folds. They ran along from left to right, as though a hand were drawn across them. Tall rays stood up and went out again. Once the hem of it turned pink. And it made no sound at all. One kept on listening for one.',
    },
  },
  {
    id: 'shooting-stars',
    of: /\b(?:shooting stars?|falling stars?|meteor(?:s|ites?)?(?: showers?)?|perseids?|geminids?|leonids?)\b/i,
    isEnough: true,
    x: 'a shooting star',
    many: false,
    at: 'garden',
    time: 'night',
    meanwhile: 'night',
    drawn: 'shooting-star',
    told: ['a scratch on the dark, and gone', 'like a match that somebody strikes a long way off'],
    young: {
      missed: [() => 'Cloud! Not even one plain star.', () => 'The moon was out. It was too bright.'],
      begins: () => 'The dark got darker. The stars got more.',
      seen: () => 'Zip! A shooting star! "There!" Zip! And there! They lay and counted.',
    },
    middle: {
      missed: [
        () => 'There was cloud all over. Not even the ordinary stars were in.',
        () => 'The moon was as round as a plate. It washed the small lights out, and a shooting star is a small light.',
      ],
      begins: ({ c }) =>
        `They lay flat on the rug. "Eyes need twenty minutes to get used to it," said ${c}. It was true. There were more stars at every blink.`,
      seen: () =>
        'Zip! A white line ran down the sky, and was gone before one could point. It was a shooting star. It is only a grain of dust, coming in so fast that it burns. Zip! There was another.',
    },
    old: {
      missed: [
        () =>
          'The cloud came up at nine and did not leave. Behind it they would be coming down by the dozen. It was like hearing a television through a wall.',
        ({ c }) =>
          `There was no cloud. There was a full moon instead, and one could have read by it. "It's too light," said ${c}. "They're only small. It's like looking for candles at noon."`,
      ],
      begins: ({ c }) =>
        `They lay on their backs, with their feet towards the hedge. "Don't look at a lamp," said ${c}. "It takes eyes twenty minutes to open properly, and one second to shut." After ten minutes there were twice as many stars. After twenty one could hardly find a gap.`,
      seen: () =>
        'It came from over the roof. It was a white scratch, from the top of the sky to the chimney. The end of it glowed for a breath. It was a shooting star, and it had been a bit of grit. It had gone round the sun for longer than there have been people. Then it met the air, a hundred kilometres up, and that was that. They counted eleven. Two were so faint that they agreed not to argue.',
    },
  },
  {
    id: 'comet',
    of: /\bcomets?\b(?! (?:the|called))/i,
    isEnough: true,
    x: 'the comet',
    many: false,
    at: 'mountain',
    time: 'night',
    meanwhile: 'night',
    drawn: 'comet',
    told: ['a smudge, as if somebody had rubbed out a star', 'like a dandelion clock with its hair blown back'],
    fault: {
      young: ({ a }) => `${a} found it! No. It was a plane.`,
      middle: ({ a, c }) =>
        `The second time ${a} found it. It had a light at each end, and it was going to Spain. "That's a plane," said ${c}.`,
      old: ({ a, c }) =>
        `The second time ${a} had it at once, low down, and quite bright. They admired it for ten minutes. It had a tail, more or less. Then it put its wheels down. "That's the ten past nine from Lisbon," said ${c}.`,
    },
    young: {
      missed: [() => 'Cloud, cloud, cloud. No comet.', () => 'It was there. A big hill was in front.'],
      begins: () => 'There, low down! One fuzzy star.',
      seen: () => 'It had a tail! A long, pale tail. The comet just hung there.',
    },
    middle: {
      missed: [
        () => 'The cloud was thick, and had come to stay.',
        () => 'A comet keeps low, where the sun has gone down. There was a whole wood in front of it.',
      ],
      begins: ({ c }) => `"One of those stars isn't sharp," said ${c}. It was low down, and it had a soft edge.`,
      seen: () =>
        'It was the comet. It did not fly or whizz. It hung quite still. Its pale tail pointed up, away from the sun. It looked like something that is going very fast in a photograph.',
    },
    old: {
      missed: [
        () => 'There was cloud down to the hedges. Somewhere on the other side of it a comet was going by, for nobody.',
        ({ c }) =>
          `It was clear, but a comet keeps close to where the sun has set. There stood a wood. "We're on the wrong side," said ${c}. By the time they had walked round it, it was down.`,
      ],
      begins: ({ a }) =>
        `It is easy to look straight past. One looks for something that whizzes. ${a} counted the stars above the roofs, and there were six. Then ${a} counted them again. One of the six had a soft edge.`,
      seen: () =>
        'It was a ball of dirty ice, as big as a mountain, a long way off. The sun had warmed it until it smoked. That was the tail, a pale brush as long as a hand, and it pointed away from the sun. It did not move. It had moved since yesterday, though. It would be in another place tomorrow, and by the summer it would be gone for longer than anybody lives.',
    },
  },
  {
    id: 'red-moon',
    of: /\b(?:blood moon|red moon|(?:lunar|moon) eclipse|eclipse of the moon)\b/i,
    isEnough: true,
    x: 'the red moon',
    many: false,
    at: 'mountain',
    time: 'night',
    meanwhile: 'night',
    drawn: 'moon',
    told: ['like a penny that has been in a fire', 'as if one saw it through cherry juice'],
    fault: {
      young: ({ a }) => `${a} only shut both eyes. Then it was morning.`,
      middle: ({ a }) =>
        `The next one came at four at night. ${a} lay down for a moment, boots and all. Then it was breakfast.`,
      old: ({ a }) =>
        `The next one was at four at night. ${a} lay down in boots, so as to be quick. The clock rang, and ${a} was asleep, and was very quick at that. There was a photograph of it in the paper.`,
    },
    young: {
      missed: [() => 'Cloud! No moon at all.', () => 'The moon came up. It was just white.'],
      begins: () => 'Look! A bite is out of the moon.',
      seen: () => 'Bit by bit it went. Then the whole moon was red!',
    },
    middle: {
      missed: [
        () => 'There was cloud, and the moon was behind it, doing as it liked.',
        () => 'It was the wrong night. The moon was full and white, and stayed so.',
      ],
      begins: ({ a }) => `"Somebody's bitten it," said ${a}. There was a soft dark edge on the moon, and it grew.`,
      seen: () =>
        'It was the shadow of the whole earth, with everybody on it. When it had covered the moon, the moon did not go out. It turned red, like a coal, and looked as round as an apple.',
    },
    old: {
      missed: [
        () => 'A bank of cloud came in an hour before. Behind it the whole thing took place, from beginning to end.',
        ({ c }) =>
          `They had got the date from a calendar, and it was last year's. "That's an ordinary moon," said ${c}, after an hour. It was a very good one. It just wasn't red.`,
      ],
      begins: ({ a }) =>
        `At ten a thumb was laid on the edge of the moon. It was only a bit of grey, and it didn't go away. "That's us," said ${a}. It was the shadow of the earth, with the sea on it, and two people and a flask.`,
      seen: () =>
        'When the last white sliver went, one saw that the moon was still there. It was a dark red, and it looked round for once, like something one could take down. The red comes from us as well. All the way round the earth, just then, it was either getting light or getting dark. It was the red of all those skies at once, falling on the moon.',
    },
  },
  {
    id: 'stars',
    of: /\b(?:milky way|star ?gazing|night full of stars|so many stars|dark sky (?:night|place|park))\b/i,
    isEnough: true,
    x: 'the Milky Way',
    many: false,
    at: 'mountain',
    time: 'night',
    meanwhile: 'night',
    told: ['as though somebody had tipped out the salt', 'like smoke that has forgotten to move'],
    fault: {
      young: ({ a }) => `${a} fell asleep on the way.`,
      middle: ({ a }) =>
        `The second time they drove a long way, to where it was really dark. ${a} slept, from the first bend until home.`,
      old: ({ a, c }) =>
        `The second time they drove for an hour, to where it was darkest. It was warm in the car, and it hummed. ${a} shut both eyes to get them used to the dark. "It was superb," said ${c}, at home. "You snored."`,
    },
    young: {
      missed: [() => 'Cloud! Not one star.', () => 'The street lamps were too bright.'],
      begins: () => 'No lamps here. It was very dark.',
      seen: () => 'Stars! And a white path right across them. That was the Milky Way.',
    },
    middle: {
      missed: [
        () => 'The cloud was as thick as a quilt.',
        () =>
          'It was clear, but the town shone up from below. One could count nine stars, and one of those was a plane.',
      ],
      begins: ({ c }) => `"Turn it off," said ${c}. So the torch went out. For a while there was nothing.`,
      seen: () =>
        'Then the stars came, more and more. Behind them lay a pale band, right across the sky. It was the Milky Way. It was stars too, so far off that they ran together.',
    },
    old: {
      missed: [
        () => 'There was cloud. One sat in it, more or less, and it dripped.',
        ({ c }) =>
          `It was clear, and there were nine stars. "It's the town," said ${c}. All the lamps down there shone up, and lay on the sky like dust on a window. It would have to be further away.`,
      ],
      begins: ({ c }) =>
        `There was no lamp anywhere up there. "Now we wait," said ${c}, and put out the torch. It was like being put in a sack. Then there was a star in the sack, and another.`,
      seen: () =>
        'After twenty minutes one could not have found a place to put a pin. Right across it lay a pale band, lumpy, with dark bits in it. It was not cloud. It was the rest of the stars, so many and so far off that they ran together. We live in it as well. It is like standing in a wood, and seeing that it is thickest along the middle.',
    },
  },
  {
    id: 'telescope',
    of: /\btelescopes?\b/i,
    isEnough: false,
    x: 'the moon close up',
    many: false,
    at: 'garden',
    time: 'night',
    meanwhile: 'night',
    drawn: 'telescope',
    told: ['so close that you put out a hand', 'as rough as the crust of a loaf'],
    opens: {
      young: ({ a }) => `${a} had saved up. All year! Now here was the telescope.`,
      middle: ({ a }) =>
        `${a} had saved up all year for a telescope. It took fifty-two Saturdays. When it came at last, so did the clouds.`,
      old: ({ a }) =>
        `${a} saved up all year for a telescope. It took two birthdays, one broken tooth and fifty-two Saturdays. It came on a Monday, in a box as long as a bath. By four it stood on its three legs on the grass, and by five there was cloud.`,
    },
    fault: {
      young: () => 'A gap! But the lid was still on the telescope.',
      middle: ({ a }) =>
        `In the second week there was a gap. ${a} ran, and looked, and it was black. The lid was still on. When it was off, the gap had gone.`,
      old: ({ a, c }) =>
        `In the second week there was a gap. It was as long as a bus, with the moon in the middle. ${a} ran out in socks and put an eye to the telescope. It was perfectly black. It was black to the left as well. "The lid," said ${c}, from the door. When the lid was off, the gap was over the next town.`,
    },
    young: {
      missed: [() => 'Cloud! A whole week of it was cloudy.', () => 'Cloud again. Week three! Drip, drip.'],
      begins: () => 'Then the wind blew. One star. Two. The moon!',
      seen: () => 'Pits! Hills! Black shadows! The moon was right there.',
    },
    middle: {
      missed: [
        () =>
          'For a week it was cloudy from tea until bed. The telescope stood under its cloth and looked at the grass.',
        () => 'Then it was cloudy for a third week. It did not rain. It just sat there.',
      ],
      begins: ({ a }) => `It was the wind that did it. ${a} woke up, and there was a square of light on the floor.`,
      seen: () =>
        'It jumped into the telescope, upside down. It had pits, and hills with black shadows. One had to keep pushing it along. The earth turned, and it slid away.',
    },
    old: {
      missed: [
        () =>
          'It was cloudy on Monday, and on all the other days that there are. The telescope stood under a cloth and pointed at the shed. One could see the nails in it as if one held them.',
        ({ c }) =>
          `The third week was cloudy as well. "It can't go on," said ${c}. It went on. It wasn't even bad weather. It was just a lid, and somebody had mislaid the handle.`,
      ],
      begins: ({ a }) =>
        `What ended it was a bang. The wind had got up and thrown over a bucket. ${a} lay and listened to it roll. Then ${a} saw that it was rolling along in its own shadow. There were stars over the shed, hundreds, washed and hung out. And there was half a moon.`,
      seen: () =>
        'At first it was only a brightness that shook. Then it stopped shaking. There were pits with rims, and smaller pits inside those, and a hill in the middle of one. Along the edge, where the light stopped, every hill had a shadow like a spill of ink. It was upside down, for a telescope does that. And it would not keep still. It slid slowly off to one side, and that was the earth, turning, with everybody on it.',
    },
  },
];
