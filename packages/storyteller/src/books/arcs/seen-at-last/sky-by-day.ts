import type { Wonder } from './wonder.ts';

/**
 * What is seen by day. Facts: NASA Science (solar eclipse: nobody looks at the sun; gaps between leaves and the holes of a
 * colander throw small pictures of it; it gets cooler and the birds go quiet); Met Office (a rainbow stands opposite the sun,
 * red outside; the second bow is the other way round; frost grows as feathers and needles on still, clear nights, and goes where
 * the sun comes); Woodland Trust (blossom: buds first, open for a week or two, five petals; bluebells: leaves first, then April and May, hurt by trampling); RSPB (murmurations: before
 * dusk in winter, to keep warm and safe).
 */
export const BY_DAY: readonly Wonder[] = [
  {
    id: 'eclipse',
    of: /\b(?:(?:solar |total |partial |sun )?eclipse(?: of the sun)?)\b/i,
    isEnough: true,
    x: 'the eclipse',
    many: false,
    at: 'garden',
    time: 'day',
    meanwhile: 'day',
    told: ['the moon walks in front of the sun', 'a Wednesday that turned out to be an evening'],
    fault: {
      young: ({ a }) => `There was one. ${a} was a baby, and asleep.`,
      middle: ({ a }) =>
        `There was one before that, when ${a} was two. There is a photograph. ${a} is asleep in it, under a hat.`,
      old: ({ a, c }) =>
        `There had been one before those, and it was nearly overhead. There is a photograph of it. Everybody is in the road with a colander. In front is a pushchair, and in that is ${a}, aged two, asleep under a hat. "We did try," said ${c}.`,
    },
    young: {
      missed: [() => 'Cloud! It got a bit dim. That was all.', () => 'That one was far away, over the sea.'],
      begins: () => '"Do not look up!" So they looked down.',
      seen: () => 'Small moons on the grass! Each gap in the leaves made one. The sun was being nibbled.',
    },
    middle: {
      missed: [
        () => 'The first one came behind a cloud. It was like a visitor who does not ring.',
        () => 'The second one was in Chile. In Chile it was said to be very good.',
      ],
      begins: ({ c }) =>
        `"Nobody looks up at it," said ${c}. "It hurts eyes. We look down." So they stood under the tree.`,
      seen: () =>
        'On the ground lay hundreds of small suns, one for each gap. Every one had a bite out of it. The bites grew. It went cold, and the blackbird said good night at noon.',
    },
    old: {
      missed: [
        () =>
          'The first one happened behind a cloud. It got a little dim, as it does in a kitchen when somebody stands in the doorway. Then they moved on.',
        ({ c }) =>
          `"Where is the next one?" "In Chile," said ${c}, and turned over the page. The moon is small, and so is its shadow. It cannot be everywhere. It was nowhere near here.`,
      ],
      begins: ({ c }) =>
        `"Not up," said ${c}. "Nobody looks up. It can hurt an eye before one feels it." So they had a colander, and the apple tree, and looked down. The sun came through the leaves and lay about in small round spots, as it does. They were not quite round.`,
      seen: () =>
        'Each spot on the grass was a picture of the sun, and each had a bite out of it. There were hundreds. They lay on the path, and on the back of a hand. Soon they were all as thin as nail parings, all facing the same way. It turned cold. The light was thin and sharp, and a blackbird sang good night at ten past twelve. Then the bites got smaller, on the other side.',
    },
  },
  {
    id: 'rainbow',
    of: /\brainbows?\b/i,
    isEnough: false,
    x: 'a rainbow',
    many: false,
    at: 'garden',
    time: 'day',
    meanwhile: 'day',
    drawn: 'rainbow',
    told: ['seven stripes, and no way in', 'a bridge that is never where you left it'],
    young: {
      missed: [() => 'Rain, rain, rain. No sun.', () => 'Sun, sun, sun. No rain.'],
      begins: () => 'Sun behind us. Rain in front. Turn round!',
      seen: () => 'A rainbow! Red on top. Blue inside. It went right over the house.',
    },
    middle: {
      missed: [
        () => 'It rained until supper. There was no sun to do anything with it.',
        () => 'Then it shone all week. There was no rain to do anything to.',
      ],
      begins: ({ a, c }) =>
        `It rained, and the sun shone. "Nothing," said ${a}. "You're facing it," said ${c}. "Turn round."`,
      seen: () =>
        'It stood behind them, from the shed to the church. Red was on the outside. Then came orange, yellow and green, and the blue was on the inside. When they walked, it walked as well.',
    },
    old: {
      missed: [
        () => 'It rained until one could have drawn it with a ruler. There was plenty of everything except sun.',
        () => 'Then came nine days of sun, without a drop. It needs both, and they have to be on opposite sides.',
      ],
      begins: ({ a, c }) =>
        `It was raining at one end of the sky and shining at the other. ${a} looked straight at the sun's end, as one does. "There isn't anything," said ${a}. "You've got your back to it," said ${c}. "The sun must be behind you. It's always behind you."`,
      seen: () =>
        "It stood on the shed with one foot, and the other was behind the church. Red was outside. It went through orange and yellow and green to a blue that had no quite certain end. Above it was a second, fainter one, with its colours the other way round. It was nobody else's. Each raindrop sends its light to one place, and somebody who stands a step to the left has another rainbow.",
    },
  },
  {
    id: 'frost',
    of: /\b(?:(?:first|hoar|jack|morning|winter'?s) frosts?|frosty morning|frost on the (?:window|grass|leaves|car))\b|\bfrost\b(?=.*\b(?:webs?|grass|windows?|leaves|sparkl\w*)\b)|^(?:the )?frost$/i,
    isEnough: true,
    x: 'the first frost',
    many: false,
    at: 'garden',
    time: 'day',
    meanwhile: 'day',
    told: ['as if the grass had grown a beard', 'sugar, until you touch it'],
    fault: {
      young: ({ a }) => `${a} slept too long. Gone! The sun had been.`,
      middle: ({ a }) => `The second time it came, and ${a} slept. By nine the sun had been along and wiped it off.`,
      old: ({ a, c }) =>
        `The second time it did come. It was there at seven, on everything. ${a} was there at nine. All that was left was a wet lawn, and one white stripe in the shadow of the shed. "It was a beauty," said ${c}. That was no help.`,
    },
    opens: {
      young: ({ a }) => `The first frost was coming. ${a} had a warm hat.`,
      middle: ({ a }) =>
        `"There'll be the first frost soon," said the postman. Nobody could say which day. It comes when you are asleep. ${a} meant to catch it.`,
      old: ({ a }) =>
        `The first frost comes when nobody is looking. One goes to bed in the autumn, and in the morning there is a white garden. By the time one has found the other boot it is over. Each year ${a} had found the other boot too late. This year both of them stood by the bed.`,
    },
    young: {
      missed: [() => 'It was cold. But it was windy. No frost!', () => 'Wet grass. Just wet.'],
      begins: () => 'Crunch! The grass was stiff and white.',
      seen: () => 'White leaves! A white web! The first frost! It had feathers. Crunch, crunch!',
    },
    middle: {
      missed: [
        () => 'It was cold enough, but the wind blew all night. Frost wants it still.',
        () => 'Then it was still, but there was cloud. Cloud keeps a garden warm, like a quilt.',
      ],
      begins: ({ a }) =>
        `${a} put one boot on the lawn. It said crunch. Nothing in a garden had ever said crunch before.`,
      seen: () =>
        'Every blade was white. Each leaf had a white edge, drawn on with a very small brush. A cobweb hung on the gate like a net of string. Close to, it was all needles and feathers.',
    },
    old: {
      missed: [
        () =>
          'It was cold enough to hurt. But the wind blew all night, and frost will not settle on anything that is moved about.',
        () =>
          'It was quite still the third time, and cloudy. A cloud is a quilt. Under it the garden stayed as warm as a pocket.',
      ],
      begins: ({ a }) =>
        `It was so quiet that ${a} woke up. The window had ferns on it. They were made of ice, on the inside of an old pane, and each had smaller ferns along its ribs. Outside, the first boot on the grass said crunch.`,
      seen: () =>
        'Nobody had been out in it yet. Every blade of grass was white. Every leaf had a rim, done with a very small brush. Close to, it was not dust at all. It was needles and feathers, growing out on one side. There was a line across the lawn where the sun had got to. Here all was white, and there all was green, and the line was coming nearer.',
    },
  },
  {
    id: 'blossom',
    of: /\b(?:cherry|apple|plum|almond|spring)? ?blossoms?\b/i,
    isEnough: true,
    x: 'the blossom',
    many: false,
    at: 'garden',
    time: 'day',
    meanwhile: 'day',
    drawn: 'tree',
    told: ['a tree that has put its clouds on', 'it snows, and you need no gloves'],
    fault: {
      young: () => 'Open? No. Still shut, like small fists.',
      middle: ({ a }) =>
        `The second time ${a} was sure. It was a white scrap on a twig. It was a bit of somebody's tissue.`,
      old: ({ a, c }) =>
        `The second time ${a} came in shouting. There was something white on the cherry tree, as high as the gutter. Everybody went out in their socks. ${c} lifted ${a} up to see. It was half a tissue, and it had a nose print on it.`,
    },
    opens: {
      young: ({ a }) => `Spring is coming. ${a} looked at the cherry tree.`,
      middle: ({ a }) =>
        `"Spring is coming," everyone said. It would put blossom on the cherry tree, by the bins. ${a} meant to be there.`,
      old: ({ a }) =>
        `"Spring is coming," people had said since the end of January. It was going to be on the cherry tree by the bins, in blossom. Each year it was suddenly there, already done, like a bed that somebody else has made. This time ${a} was going to see it happen.`,
    },
    young: {
      missed: [() => 'The cherry tree was bare. Just sticks.', () => 'Rain, and wind. The tree said no.'],
      begins: () => 'A crack! One bud was pink.',
      seen: () => 'Pop, pop, pop! The cherry tree was all blossom. Bees came. Petals fell. It was spring!',
    },
    middle: {
      missed: [
        () => 'The cherry tree had buds like match heads. They were shut. Spring was coming, but it had not said when.',
        () => 'Then it turned cold again. The buds stayed brown, and kept their hands in their pockets.',
      ],
      begins: ({ a }) => `It was the first warm day. "That one's got a crack in it," said ${a}. The crack was pink.`,
      seen: () =>
        'By Friday one could not see the cherry tree for its own blossom. Each flower had five petals, and there was a bee for each. When the wind came it let go of some. They landed on the bins, and made them look like cake.',
    },
    old: {
      missed: [
        () =>
          'In March the cherry tree was sticks. If one came close, each stick had bumps along it, as hard as peppercorns. Spring was in there. It had just not been let out.',
        () =>
          'It was cold again. A tree counts warm days as if they were pennies, and it would not open for less than it wanted.',
      ],
      begins: ({ a }) =>
        `It took three warm days together. On the third ${a} found the first one, low down, on the side where the wall gives back the sun. The brown had split. Through the split came something pink and folded, like a handkerchief out of a pocket.`,
      seen: () =>
        "On Thursday there were forty. On Saturday there was no counting them. The cherry tree stood in the yard like something that had been delivered. Each flower had five petals with a nick in the end. The whole of it hummed, for every bee in the town had heard. It lasts ten days or so. On the eleventh the wind came round the corner. It snowed, and nobody was cold, and one found spring in one's shoes until June.",
    },
  },
  {
    id: 'sunrise',
    of: /\b(?:sun ?rise|sun (?:come|coming|comes|came) up)\b/i,
    isEnough: false,
    x: 'the sun come up',
    many: false,
    at: 'beach',
    time: 'day',
    meanwhile: 'sea',
    drawn: 'sun',
    told: ['a coin pushed up through a slot', 'as if somebody had opened an oven'],
    fault: {
      young: ({ a }) => `${a} slept! The sun was up first.`,
      middle: ({ a }) =>
        `The second time ${a} did not hear the clock. The sun had been up for three hours, and looked it.`,
      old: ({ a }) =>
        `The second time the clock rang at four. ${a} turned it off, to get up in a moment. It was an unusually long moment. When it was over, the sun stood above the chimney, and there was toast.`,
    },
    young: {
      missed: [() => 'Fog! It just got less dark.', () => 'A cloud sat on the sea.'],
      begins: () => 'Grey. Then pink. Then one bright dot!',
      seen: () => 'Up, up came the sun! Red, then gold. It made a path on the water.',
    },
    middle: {
      missed: [
        () => 'There was fog. It got light, as it does when somebody opens a fridge in another room.',
        () => 'There was one cloud in the whole sky. It lay just where it should have been.',
      ],
      begins: ({ a }) =>
        `First the sky went the colour of a peach. Then, at the edge of the sea, ${a} saw one red dot.`,
      seen: () =>
        'The dot was a slice, and the slice was a half. One could really see it move. It was red, and flat below, as if it stuck to the water. Then it came off, and was gold, and nobody could look.',
    },
    old: {
      missed: [
        () =>
          "There was fog. The morning came in by the back door, so to speak. One noticed that one could see one's hands, and that was all.",
        () =>
          "There was one cloud in the whole of the sky. It was as long as a loaf, and it lay along the edge, exactly where one didn't want it.",
      ],
      begins: ({ a }) =>
        `The stars went out first, the small ones before the big ones. Then it was grey, and then the colour of the inside of a shell. The gulls were pink underneath. "It's lit from below," said ${a}. And at the very edge there was a red dot, no bigger than a pin.`,
      seen: () =>
        'It is the only time that one can see it move. It was a dot, then a slice, then a half, and flat below as though it stuck to the sea. It stretched a little, and came off. Of course it was not the sun that had moved. It was the beach, tipping slowly forward with everybody on it. A path of light ran over the water, straight to their feet. By then one could no longer look at it.',
    },
  },
  {
    id: 'bluebells',
    of: /\b(?:bluebells?|bluebell woods?)\b/i,
    isEnough: true,
    x: 'the bluebells',
    many: true,
    at: 'forest',
    time: 'day',
    meanwhile: 'day',
    drawn: 'flower',
    told: ['a lake, and you can walk round it', 'as if the sky had been put down for a moment'],
    fault: {
      young: () => 'A blue thing! It was a crisp packet.',
      middle: ({ a, c }) =>
        `The second time ${a} saw blue, right through the trees. They ran. "It's a tent," said ${c}.`,
      old: ({ a, c }) =>
        `The second time ${a} saw it first, a long way in, between the trunks. It was blue, and there was a good deal of it. They walked for ten minutes, and on tiptoe for the last two. "Good morning," said ${c}, to a man in a tent.`,
    },
    young: {
      missed: [() => 'The wood was brown. All brown.', () => 'Green, green, green. Nothing was blue.'],
      begins: () => 'Sniff. What smelled so good?',
      seen: () => 'Blue! Bluebells, and bluebells, under every tree. They stayed on the path.',
    },
    middle: {
      missed: [
        () => 'It was March, and the wood was the colour of toast. There was nobody up yet.',
        () => 'Then there were leaves, long and green, like grass with its hair wet. None of them had a bell on it.',
      ],
      begins: ({ a }) => `It was ${a} who smelled it. It was sweet, and it came round the corner before they did.`,
      seen: () =>
        'The whole floor of the wood was blue. It went on under the trees until one could not say how far. Each stalk hung its head to one side. They kept to the path. A bluebell that is stepped on does not get up.',
    },
    old: {
      missed: [
        () =>
          'It was March, and the wood looked like a cupboard that somebody had cleared out. They were there, all the same, a hand down in the dark, with their elbows in.',
        () =>
          'The third time it was green. There were leaves by the thousand, wet and long, all lying one way. Not one of them had anything to say.',
      ],
      begins: ({ a }) =>
        `They do it quickly, between the first warm week and the day when the trees shut the roof. ${a} smelled it before the gate. It was cool and sweet, and seemed to be coming from lower down than smells do.`,
      seen: () =>
        'It was as though there had been a flood. The blue lay between the trunks like water, and went round the corners, and further in it was nearly smoke. Close to, it was all single stalks, each bent over to one side with its bells in a row. One has to stay on the path. If they are stepped on they cannot get up, and it takes them years. So they went along the edge of it, in single file, like people walking round a pond.',
    },
  },
];
