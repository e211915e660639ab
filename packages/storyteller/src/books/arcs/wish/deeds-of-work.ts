import type { DeedFor } from './deed.ts';

const wantsToBe =
  (words: RegExp): DeedFor['asks'] =>
  ({ to }) =>
    to.startsWith('be ') && words.test(to);

/** Wishes to be somebody who does something for others. */
export const OF_WORK: readonly DeedFor[] = [
  {
    id: 'post',
    asks: wantsToBe(/\b(?:post\w*|mail\w*|deliver\w*|courier)\b/),
    callers: ['snail'],
    because: 'Everyone looks up when the gate goes. And it is always you.',
    wish: () => 'I have a message for my cousin, under the far pot. If I take it, it will be old news.',
    wishShort: () => 'This is for my cousin. Far, far away.',
    doesShort: (k) => `${k} took the leaf to the far pot. Knock, knock! Post!`,
    does: (k) =>
      `${k} carried the leaf all down the path, and knocked twice on the pot. Somebody in there read it, and laughed. There was an answer to take back.`,
    doesOld: (k) =>
      `${k} carried the leaf down the whole of the path, and did not fold it, and did not look. At the far pot ${k} knocked twice. There was a long quiet, as of somebody finding their glasses. Then somebody in there laughed. A smaller leaf came out from under the rim, still wet, to be taken back.`,
    thanks: (_k, _c, x) => `An answer, on the same day! So you are the ${x}`,
    thanksShort: (_k, _c, x) => `Thank you, ${x}!`,
    some: 'It was only the one letter. But I did knock.',
    pose: 'kneel',
    things: ['leaf'],
    withGrownUp: false,
  },
  {
    id: 'cure',
    asks: wantsToBe(/\b(?:vets?|doctors?|nurses?|dentist|surgeon|paramedic|midwife|animal doctor)\b/),
    callers: ['dog', 'donkey', 'pony'],
    because: 'Things get better when they come in. I have seen it.',
    wish: () => 'There is something in my foot. I cannot look at it and hold it up as well.',
    wishShort: () => 'My foot has something in it.',
    doesShort: (k) => `${k} held the foot, so softly. The grown-up got it out. Plip!`,
    does: (k, c) =>
      `${k} held the foot, and the grown-up got out a very small thorn. "Now it's coming," said ${k}, all the time. "Now it's nearly out." ${c.name} looked only at ${k}.`,
    doesOld: (k, c) =>
      `Thorns are for grown-ups, so the grown-up did the thorn. That left the other end. ${k} held the foot and told ${c.name} everything before it happened. "This bit is cold. Now you will feel a pull. Now look at my ear, and count what is in it." There was nothing in it. By the time ${c.name} was sure of that, the thorn lay on a saucer.`,
    thanks: (_k, _c, x) => `It has stopped. I want this ${x} the next time, too`,
    thanksShort: (_k, _c, x) => `All better! What a good ${x}!`,
    some: 'I did the holding. The holding is about half.',
    pose: 'kneel',
    things: [],
    withGrownUp: true,
  },
  {
    id: 'fire',
    asks: wantsToBe(/\bfire\s?(?:fighter|man|woman|person|engine)s?\b/),
    callers: ['frog'],
    because: 'You hear them come from a long way off. Then it is all right.',
    wish: () => 'It is my pond. It has dried down to a spoonful, and I am in it.',
    wishShort: () => 'Quick! My pond has dried up.',
    doesShort: (k) => `Nee-naw! Here comes ${k}, with the watering can. Splash!`,
    does: (k, c) =>
      `"Nee-naw," said ${k}, all the way to the tap and all the way back. The water went in from the watering can. It went over the edge, and over ${c.name} as well.`,
    doesOld: (k, c) =>
      `You cannot walk to a thing like that. ${k} ran, with the watering can in both arms, and said "Nee-naw" loudly at the corner. It took five cans. At the first there was mud. At the fifth there was a sky in it. ${c.name} came up in the middle, wearing a bit of weed.`,
    thanks: () => 'I heard you from right behind the shed. So I knew it was all right',
    thanksShort: (_k, _c, x) => `Hooray for the ${x}!`,
    some: 'There was no fire. There was the running, and the water.',
    pose: 'hold',
    things: ['watering-can'],
    withGrownUp: false,
  },
  {
    id: 'drive',
    asks: (wish) =>
      /^(?:drive|ride|steer|pilot) /.test(wish.to) ||
      wantsToBe(/\b(?:drivers?|pilot|conductor|trucker|bus\w*|train\w*|lorry|tractor|digger|captain|sailor)\b/)(wish),
    callers: ['snail', 'tortoise'],
    because: 'Nobody can start until you say so. And you get to see round all the corners.',
    wish: () => 'I am going to the shed. I set off on Monday, and I can still see my house.',
    wishShort: () => 'I must get to the shed. I am slow.',
    doesShort: (k, c) => `All aboard! ${k} pushed the wheelbarrow. Ding! The shed, ${c.name}!`,
    does: (k, c) =>
      `${k} fetched the wheelbarrow and called, "All aboard!" Then they had to wait, because it was early. They stopped at every daisy on the way. ${c.name} got down at the shed, two days too soon.`,
    doesOld: (k, c) =>
      `${k} brought the wheelbarrow round, and looked at the sky, since there was no clock. "Two minutes," said ${k}. So they waited two minutes, because otherwise it is only a ride. Then it was the tap, the bean row and the compost, with a ding for each. Nobody was left behind. At the shed ${c.name} got down, and asked about times for going back.`,
    thanks: () => 'Never have I gone so far in one day. Thank you, driver',
    thanksShort: () => 'Thank you, driver! Ding!',
    some: 'It had one wheel. But we were on time.',
    pose: 'walk',
    things: ['wheelbarrow'],
    withGrownUp: false,
  },
  {
    id: 'clear',
    asks: wantsToBe(
      /\b(?:bin\s?(?:man|woman|person|lorry)|dust\s?(?:man|cart)|rubbish|garbage|recycl\w*|clean\w*|sweep\w*)\b/,
    ),
    callers: ['hedgehog', 'mouse'],
    because: 'They come before it is light. And then it is all gone.',
    wish: () => 'I put my leaves out every Tuesday, and nobody ever comes. I cannot get to my door.',
    wishShort: () => 'I put my leaves out. Nobody comes.',
    doesShort: (k) => `Beep, beep! ${k} backs the wheelbarrow. In go the leaves. Gone!`,
    does: (k, c) =>
      `"Beep, beep, beep," said ${k}, and came round the corner backwards with the wheelbarrow. In went the leaves. One fell off, so they stopped, and went back for it. ${c.name} waved from the door.`,
    doesOld: (k, c) =>
      `You have to come backwards, or it is only somebody with a wheelbarrow. "Beep," said ${k}, "beep, beep," right round the corner and up to the heap. ${k} banged twice on the side. In went the leaves, and the wet ones underneath, and something that had once been a glove. When it was all in, there was a door behind it, a green one. ${c.name} had forgotten that it was green.`,
    thanks: () => 'You came! On a Tuesday! And you shut the gate after you',
    thanksShort: () => 'You came! Beep, beep! Thank you!',
    some: 'It was one street, and one house. I did it backwards.',
    pose: 'walk',
    things: ['wheelbarrow'],
    withGrownUp: false,
  },
  {
    id: 'space',
    asks: ({ to }) =>
      /\b(?:astronaut|spaceman|explorer|adventurer|scientist)\b|\bto space\b|\bfl\w+ (?:a rocket|to)/.test(to),
    callers: ['beetle'],
    because: 'You go where nobody has been. Then you come home and tell them.',
    wish: () => 'I want to know what is on top of the wall. Nobody who goes up comes back to tell.',
    wishShort: () => 'What is on top of the wall?',
    doesShort: (k) => `Five, four, three, two! Up goes ${k}, on a shoulder. "Moss!"`,
    does: (k, c) =>
      `The grown-up stood by the wall and bent down. "Three, two, one," said ${k}, and went up on two shoulders. "Hills," ${k} called down to ${c.name}. "All green and soft. And one feather."`,
    doesOld: (k, c) =>
      `The grown-up was the lower part of the rocket, and complained. At nought they rose, and ${k} looked over the edge of the wall. "There are hills," said ${k}. "Small ones, all green. There is a valley with a raindrop in it. It is very quiet." ${c.name} stood far below with both feelers up, so as to miss nothing. "Is there anybody?" "There's a feather," said ${k}. "So there was."`,
    thanks: () => 'You are the first who went and came back and said',
    thanksShort: () => 'You came back and told me!',
    some: 'It was only as far as the wall. But nobody had been there.',
    pose: 'look-up',
    things: [],
    withGrownUp: true,
  },
  {
    id: 'teach',
    asks: wantsToBe(/\b(?:teacher|head ?teacher|librarian)\b/),
    callers: ['hen'],
    because: 'They have a bell, and they know where everybody sits.',
    wish: () => 'I have lost count of mine. They will not keep still, and I only know up to three.',
    wishShort: () => 'How many chicks have I? They run so.',
    doesShort: (k) => `${k} rang a bell. "Sit! One, two, three, four, five!"`,
    does: (k) =>
      `${k} rang the small bell. "Are you here?" ${k} asked each chick. And a chick that has been asked sits down. There were five, and one who was late.`,
    doesOld: (k, c) =>
      `You cannot count what runs. ${k} had seen how it is done. First there was the bell. Then ${k} asked each one, by itself, "Are you here?", and wrote down "Yes". A chick that has been written down sits straighter than one that has not. There were five of them, and a sixth came in late with a reason. ${c.name} had thought that there were lots.`,
    thanks: () => 'Six! Will there be more of it tomorrow, teacher? After six?',
    thanksShort: () => 'Five! Thank you, teacher!',
    some: 'I had no blackboard. But they did sit down.',
    pose: 'hold',
    things: ['bell'],
    withGrownUp: false,
  },
  {
    id: 'bake',
    asks: wantsToBe(/\b(?:bak\w+|chef|cook|pastry|ice ?cream\w*|shop\w*|caf\w+|waiter|waitress)\b/),
    callers: ['sparrow', 'robin', 'pigeon'],
    because: 'The whole street smells of what you did. And everybody comes in.',
    wish: () => 'I should like something warm. It is nothing but cold seeds with us.',
    wishShort: () => 'I would like something warm, please.',
    doesShort: (k) => `The grown-up baked. ${k} made bread like a button.`,
    does: (k, c) =>
      `There was a bit of dough over. ${k} rolled it as small as a button, and the grown-up baked the bread. ${k} blew on it, because somebody's beak was going to be in it. ${c.name} ate it standing up.`,
    doesOld: (k, c) =>
      `It was the grown-up's baking, but there was an end of dough that nobody had plans for. ${k} rolled it into a loaf as long as a thumbnail, with three lines on top. It was bread for eleven minutes before it was cool enough. Then ${k} set it on the step and stood behind it, with both hands on the counter. The counter was air. ${c.name} came in first.`,
    thanks: () => 'I shall have the same again tomorrow. I shall tell them all where you are',
    thanksShort: (_k, _c, x) => `Mm! More, ${x}, please!`,
    some: 'It was a small shop. Everybody came in.',
    pose: 'hold',
    things: ['bread'],
    withGrownUp: true,
  },
  {
    id: 'find',
    asks: wantsToBe(/\b(?:detective|police\w*|spy|secret agent|sheriff|inspector)\b/),
    callers: ['squirrel'],
    because: 'You may ask anybody anything. And they have to think before they say it.',
    wish: () => 'All my nuts have gone. I think that I know who did it. I think it was me.',
    wishShort: () => 'Where did I put my nuts?',
    doesShort: (k, c) => `"Think, ${c.name}," said ${k}. "Dig there!" And there were the nuts.`,
    does: (k, c) =>
      `"Where were you on Tuesday?" said ${k}. "Digging," said ${c.name}. "Show me your feet." There was blue on one of them, and only one flowerpot was blue. And there were the nuts, under it.`,
    doesOld: (k, c) =>
      `"Where were you on Tuesday?" said ${k}. "I would rather not say," said ${c.name}, and then did, as one has to. There had been digging. ${k} asked to see the feet, front and back. On the left one was a speck of blue. There is one blue flowerpot in the garden, and its paint is coming off. ${k} did not run. You must never run up to a clue. And there were the nuts, underneath, and not one of them missing.`,
    thanks: () => 'So it was me. Well, I am glad that it was nobody worse',
    thanksShort: (_k, _c, x) => `You found them! What a good ${x}!`,
    some: 'Nobody was locked up. But I did ask the questions.',
    pose: 'point',
    things: ['nuts'],
    withGrownUp: false,
  },
  {
    id: 'grow',
    asks: wantsToBe(/\b(?:farm\w*|garden\w*|zoo\w*|florist|bee\s?keeper|shepherd\w*|ranger)\b/),
    callers: ['bee', 'butterfly'],
    because: 'You say where things go, and then they grow there.',
    wish: () => 'I want something to land on. It is all short grass here, from fence to fence.',
    wishShort: () => 'It is all grass. Where can I sit?',
    doesShort: (k, c) => `${k} put out a pot. In it was a daisy. Sit, ${c.name}!`,
    does: (k, c) =>
      `On the windowsill was a daisy in a pot. Only the tap ever saw it. ${k} carried it out to the middle of the grass. Then ${k} stood back. ${c.name} was in it at once, up to the knees.`,
    doesOld: (k, c) =>
      `There was a daisy in a pot on the windowsill, and it had only the tap to look at. ${k} asked the daisy first. Then ${k} carried it out. By the fence it got no sun, and by the step it got feet. It ended up in the very middle. ${c.name} went round it once, to see the back, and landed.`,
    thanks: () => 'Who did this? I have looked for it everywhere but on a windowsill',
    thanksShort: (_k, _c, x) => `Thank you, kind ${x}!`,
    some: 'I have no field. I have a pot, and somebody lives off it.',
    pose: 'hold',
    things: ['daisy'],
    withGrownUp: false,
  },
  {
    id: 'build',
    asks: wantsToBe(
      /\b(?:build\w*|engineer|architect|carpenter|invent\w*|plumber|electrician|mechanic|crane operator)\b/,
    ),
    callers: ['hedgehog'],
    because: 'There is nothing there. Then you come, and there is.',
    wish: () => 'I have got a house, but it has nothing but door. The wind comes in and sits down.',
    wishShort: () => 'My house has no walls.',
    doesShort: (k) => `${k} put a box on its side. Leaves go in. Done!`,
    does: (k, c) =>
      `${k} laid a box on its side, with its back to the wind. Then ${k} knocked on it in three places, and said "Hm". ${c.name} carried in the leaves. It was a house by tea time.`,
    doesOld: (k, c) =>
      `First of all ${k} walked round the place twice and said "Hm", because otherwise it falls down. A box went on its side, with its back to the wind. But it rocked. ${k} looked under it, and took out a stone. After that it did not rock. ${c.name} went in, and came out, and went in again. "There is an upstairs," said the voice from inside. It was a flap.`,
    thanks: () => 'It has got four sides. I went round and felt them all',
    thanksShort: (_k, _c, x) => `It is so snug! Thank you, ${x}!`,
    some: 'It is not a tower. But somebody sleeps in it.',
    pose: 'kneel',
    things: ['box'],
    withGrownUp: false,
  },
];
