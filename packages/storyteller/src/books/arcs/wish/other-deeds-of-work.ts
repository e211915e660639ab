import type { Deed } from './deed.ts';

/** A second deed for each wish to be somebody who does something for others: not every doctor is asked about a thorn. */
export const OTHERS_OF_WORK: Readonly<Record<string, Deed>> = {
  post: {
    callers: ['tortoise', 'mouse'],
    because: 'They have something for everybody, right at the bottom of the bag.',
    wish: () => 'I have a letter box and a clean mat. Nothing has ever come for me.',
    wishShort: () => 'No letter ever comes for me.',
    doesShort: (k, c) => `${k} went away. Knock, knock! A letter for ${c.name}!`,
    does: (k, c) =>
      `${k} went off behind the shed and wrote a letter. Then ${k} came up the path with it, whistling. It said, "Dear ${c.name}, it is raining here behind the shed."`,
    doesOld: (k, c) =>
      `A letter cannot just be handed over. It has to come from somewhere. So ${k} went behind the shed, which is quite far, and wrote one there. Then ${k} came all the way up the path with it, whistling, and did not look at the house. Something white went in at the slot. There was a flop, which is the best part of a letter. It said, "Dear ${c.name}, this is from behind the shed. It is raining here, but not on the letter."`,
    thanks: (_k, _c, x) => `It has my name on it! I never thought that the ${x} would stop at my door`,
    thanksShort: (_k, _c, x) => `A letter! Thank you, ${x}!`,
    some: 'I wrote it as well. But I did bring it.',
    pose: 'walk',
    things: ['letter'],
    withGrownUp: false,
  },
  cure: {
    callers: ['rabbit', 'donkey'],
    because: 'Somebody cannot say where it hurts, and you find it anyway.',
    wish: () => 'One of my ears will not stand up. I have told it and told it.',
    wishShort: () => 'My ear will not stand up.',
    doesShort: (k) => `${k} looked in. ${k} looked behind. "It is asleep," said ${k}. Shh!`,
    does: (k, c) =>
      `${k} felt the one ear, and then the other, to compare. "It isn't broken," said ${k}. "You have slept on it. It thinks that it is still night." ${c.name} held it up to the sun, and it woke.`,
    doesOld: (k, c) =>
      `${k} washed both hands first, up to the elbows, which is a good part of it. Then ${k} looked at the ear that worked, so as to know what an ear should be. "Does it hurt?" "No." "Which side do you sleep on?" ${c.name} lay down, to show. "Well, there you are," said ${k}. "You have slept on it, and it has gone on sleeping." It was to sit in the sun for ten minutes, with no talking. At nine it came up by itself, with a bit of grass in it.`,
    thanks: () => 'Up it came! And I was asked first, and nobody pulled',
    thanksShort: (_k, _c, x) => `It is up! Clever ${x}!`,
    some: 'It was one ear, and it was asleep. But I found out which.',
    pose: 'kneel',
    things: [],
    withGrownUp: false,
  },
  fire: {
    callers: ['beetle', 'hedgehog'],
    because: 'Everybody runs out, and they are the ones who go in.',
    wish: () => 'There is something white coming out of my roof. I live in the compost heap.',
    wishShort: () => 'My roof is smoking! Come quick!',
    doesShort: (k) => `Nee-naw! It was only steam. ${k} brought the watering can. Sprinkle, sprinkle.`,
    does: (k) =>
      `"Nee-naw!" said ${k}, and was there. It did not smell of smoke. It smelled of old apples. "That's steam," said ${k}. "Your house is warm, and wants a drink." It got one, from the watering can.`,
    doesOld: (k, c) =>
      `"Everybody out," said ${k}, who had come at a run with the watering can. Out came ${c.name}, and nine small ones, and somebody's aunt. ${k} walked all round the heap and sniffed. Smoke makes your eyes water. This smelled of old apples. "It's steam," said ${k}. "A heap gets warm inside, when it is working." All the same it had a cupful at each corner, to be sure. Then ${k} counted them in again, and the aunt twice.`,
    thanks: () => 'You came before I had finished shouting. And nobody got wet who did not want to',
    thanksShort: (_k, _c, x) => `You came! Thank you, ${x}!`,
    some: 'It was only steam. But I looked before I said so.',
    pose: 'run',
    things: ['watering-can'],
    withGrownUp: false,
  },
  drive: {
    callers: ['ladybird', 'beetle'],
    because: 'You call out where it is, and then it is there.',
    wish: () => 'There are nine of us, and we never arrive together. We want to go in one go.',
    wishShort: () => 'Nine of us! We want one ride.',
    doesShort: (k) => `${k} pulled a box on a string. Ding! All nine got in.`,
    does: (k) =>
      `${k} tied a string to a box, and came slowly round the corner. "Tickets, please," said ${k}. They each had a crumb. There was one stop, by request, for a look at the hose.`,
    doesOld: (k, c) =>
      `A box on a string will take anybody anywhere, if there is somebody in front who minds. ${k} walked backwards for the first bit, to see that they were all sitting down. There were nine, and a bag. "Next stop the hose," said ${k}. At the hose two got out to look, and the others waited. ${c.name} said that on foot they had never once all seen the same thing. At the flowerpot ${k} called out the name of it, twice, as if nobody knew.`,
    thanks: () => 'All nine of us, and all at the same time! It has never been done, driver',
    thanksShort: () => 'All nine, all at once! Thank you!',
    some: 'There was no engine. I was the engine.',
    pose: 'walk',
    things: ['box', 'string'],
    withGrownUp: false,
  },
  clear: {
    callers: ['robin', 'sparrow'],
    because: 'They bang the lid, and then the whole street is new.',
    wish: () => 'Something blew into my hedge in the summer. It rustles all night, and I live there.',
    wishShort: () => 'Something rustles in my hedge all night.',
    doesShort: (k) => `${k} put on gloves. Out it came. Into the bin! Hush, now.`,
    does: (k) =>
      `${k} put on the big gloves and went in up to the elbow. It was a crisp packet. "Beep, beep," said ${k}, and backed out with it to the bin. After that you could hear the hedge.`,
    doesOld: (k, c) =>
      `Some things cannot be swept. ${k} put on gloves, and went into the hedge sideways, as far as the shoulder. It was a crisp packet, and it had been in there since July, with its mouth open. Whenever the wind got up, it told everybody. ${k} folded it in four, so that it should not get ideas, and backed all the way to the bin. Bang, went the lid. After that you could hear the other things in the hedge. There was a leaf, and somebody swallowing. "That's me," said ${c.name}.`,
    thanks: () => 'Listen to that! Nothing at all! I shall sleep till six',
    thanksShort: () => 'Listen! It is so quiet. Thank you!',
    some: 'It was one crisp packet. But I got it all the way to the bin.',
    pose: 'reach',
    things: [],
    withGrownUp: false,
  },
  space: {
    callers: ['snail', 'tortoise'],
    because: 'There is a place on the map with nothing on it. And then you have been.',
    wish: () => 'I have never seen the back of the shed. Somebody should go, and say what is there.',
    wishShort: () => 'What is behind the shed?',
    doesShort: (k, c) => `Round the shed went ${k}, and back. "Feathers! Here, ${c.name}. One feather."`,
    does: (k, c) =>
      `${k} went round the back of the shed, one hand on the wall. It was dark there, and it smelled of mushrooms. "It is a good place," ${k} told ${c.name}. "This is a feather of it."`,
    doesOld: (k, c) =>
      `It is nine steps along the back of the shed, and nobody had ever counted them. ${k} went in at one side, and was gone. It was dark in there, and cool, and the wind did not come in. There was a flowerpot that nobody had missed, and a smell of old string. "Good afternoon," said ${k}, in case nobody had ever said it there. Then it got light, and that was the other side. "It goes all the way round," ${k} told ${c.name}, and held out a feather. "This is from the middle."`,
    thanks: () => 'From the very middle! I shall keep it by me. Nobody else has one',
    thanksShort: () => 'You went there! You came back!',
    some: 'It was nine steps. But they were all new.',
    pose: 'walk',
    things: ['feather'],
    withGrownUp: false,
  },
  teach: {
    callers: ['snail', 'beetle'],
    because: 'They know a thing, and then everybody in the room knows it.',
    wish: () => 'There is a word on my flowerpot. I have lived there for years, and cannot read it.',
    wishShort: () => 'There is a word on my pot.',
    doesShort: (k, c) => `"Mmm. I. Nnn. T," said ${k}. "Mint!" said ${c.name}. "MINT!"`,
    does: (k, c) =>
      `${k} put a finger under the first letter. "That one hums," said ${k}. They both hummed. They went along it like that, one at a time. "Mint," said ${c.name}. "Mint! I live in Mint!"`,
    doesOld: (k, c) =>
      `"You don't start with the word," said ${k}. "You start with that." It was the first letter, and it hums. They both hummed it. The second is hardly there. The third goes through the nose, and the last is a tap, like a beak on a step. ${c.name} had each of them right, and could make nothing of it. ${k} did not say what it was, which is the hard part. "Now do them closer together," said ${k}. There was a hum, and a nose, and a tap. "MINT," said ${c.name}. "All these years I've been living in Mint!"`,
    thanks: () => 'I read it myself, and you only pointed. I shall do the next pot on my own, teacher',
    thanksShort: () => 'I can read! Thank you, teacher!',
    some: 'It was one word. But I did not say it first.',
    pose: 'kneel',
    things: [],
    withGrownUp: false,
  },
  bake: {
    callers: ['mouse', 'beetle'],
    because: 'You can make a person be quiet for a whole minute, with a spoon.',
    wish: () => 'It is my birthday, and I was told that there is cake. I have only got the day.',
    wishShort: () => 'It is my birthday. I have no cake.',
    doesShort: (k) => `${k} took a crumb of cake. ${k} iced it. Happy birthday!`,
    does: (k, c) =>
      `There was a crumb of cake in the tin. ${k} looked at it from all sides, and iced it with a toothpick. It still wanted a petal on top, for a candle. "Is that all for me?" said ${c.name}.`,
    doesOld: (k, c) =>
      `${k} asked how old, because you have to. It was one. There was one crumb of cake left in the tin, which was a piece of luck. ${k} turned it until the flat side was down, and iced it, with the wrong end of a spoon. It was still not a cake. It looked like something that had been dropped in the snow. Then ${k} found a yellow petal and stood it in the middle, and that was what it had needed. ${c.name} had a wish to spare, and blew.`,
    thanks: () => 'I have eaten all round it, and kept the middle for tomorrow',
    thanksShort: (_k, _c, x) => `The best cake! Thank you, ${x}!`,
    some: 'It was only a crumb. But I did the icing.',
    pose: 'hold',
    things: ['cake'],
    withGrownUp: false,
  },
  find: {
    callers: ['cat', 'hen'],
    because: 'Everybody else says that it was nothing. They go and look.',
    wish: () => 'There is a stranger in your shed window. Whenever I look, it looks. Who is it?',
    wishShort: () => 'Who is that in the shed window?',
    doesShort: (k, c) => `"Wave," said ${k}. ${c.name} waved. It waved. "It is you!"`,
    does: (k, c) =>
      `"Go and scratch at it," said ${k}, "and then stop." It scratched, and then it stopped. ${k} went up to the glass and breathed on it. Now the stranger had no face. "${c.name}," said ${k}, "it is you."`,
    doesOld: (k, c) =>
      `${k} began with the facts. The stranger came only when ${c.name} did. It had never been seen from behind. "Scratch your left side," said ${k}, taking notes. The stranger scratched as well. It looked like a plain case of copying, but ${k} did not stop there, and neither should anyone. ${k} went up to the glass and breathed on it, and the stranger's face went out like a lamp. "It's you," said ${k}. "You are the stranger." There was a long silence, on both sides of the window.`,
    thanks: () => 'So it is me. I did think that it had a nice face',
    thanksShort: (_k, _c, x) => `It was me! Well done, ${x}!`,
    some: 'Nobody had done it. But I found out who.',
    pose: 'point',
    things: [],
    withGrownUp: false,
  },
  grow: {
    callers: ['mouse', 'sparrow'],
    because: 'You put in a thing like a crumb. And then it is not a crumb.',
    wish: () => 'I have one sunflower seed. If I eat it, I have none. I should like there to be more.',
    wishShort: () => 'I have one seed. I want lots.',
    doesShort: (k) => `${k} made a hole. In went the seed. Pat, pat. Drink up!`,
    does: (k, c) =>
      `${k} made a hole with one finger, as deep as a knuckle. In went the seed. "Now nobody must look at it for six days," said ${k}. ${c.name} looked at the place. It was very hard not to.`,
    doesOld: (k, c) =>
      `"You can have one now," said ${k}, "or about a thousand in September." ${c.name} had never heard of a thousand. It was explained, with gravel. So ${k} made a hole as deep as a knuckle, by the wall, where it is warm until supper. The seed went in, and had a drink, and a twig beside it so that nobody should dig there. It looked like nothing. "That's right," said ${k}. "That's just what it looks like." They both stood by it for a while, in case.`,
    thanks: () => 'It was my last one, and I put it in! I did not know that I could',
    thanksShort: () => 'Soon I shall have lots! Thank you!',
    some: 'Nothing has come up yet. But I know where it is.',
    pose: 'kneel',
    things: [],
    withGrownUp: false,
  },
  build: {
    callers: ['mouse', 'beetle'],
    because: 'You look at what is wrong for a while. Then you know where the stick goes.',
    wish: () => 'There is a puddle at my door. I have to go all round the shed to get to the step.',
    wishShort: () => 'There is a puddle in my way.',
    doesShort: (k, c) => `A stick over the puddle! It rolled. ${k} held it. Cross, ${c.name}!`,
    does: (k, c) =>
      `${k} laid a stick across the puddle, and it rolled. So ${k} put a stone at each end, and then it lay still. ${c.name} went over it, and back, and over again.`,
    doesOld: (k, c) =>
      `First there was a leaf across the puddle, and it did well until somebody trod on it. Then there was a stick. It reached, but it rolled, and a bridge must never do that. ${k} sat on both heels and looked along it. After that there was a stone on each side of each end, wedged tight. ${k} pressed in the middle with a thumb, and it bent a bit and came back. "It's open," said ${k}. There ought to have been a ribbon. ${c.name} went over first, and stopped halfway for the view.`,
    thanks: () => 'I have been over and back, and all my feet are dry',
    thanksShort: (_k, _c, x) => `Dry feet! Thank you, ${x}!`,
    some: 'It is one stick long. But it does not roll.',
    pose: 'kneel',
    things: ['puddle'],
    withGrownUp: false,
  },
};
