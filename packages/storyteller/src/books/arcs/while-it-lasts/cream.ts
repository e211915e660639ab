import { cap } from '../wording.ts';
import type { MadeOf } from './made-of.ts';

/** Of ice cream: it is warm indoors. */
export const OF_CREAM: MadeOf = {
  isBrief: true,
  at: 'kitchen',
  token: { a: 'a flag with an eye on it', it: 'flag', thing: null },
  young: {
    made: ({ k, m }) => [
      `Scoop, scoop, pat. ${k} makes ${m}. Pink, white and brown!`,
      `One scoop. Two scoops. Up and up! Look at ${m}.`,
      `${k} has a cold spoon. Pat! Now there is ${m}.`,
    ],
    sign: ({ m }) => [
      `Drip. What was that? Drip. ${cap(m)} has a wet foot.`,
      `Plip. A pink drop runs down ${m}. Plip, plip.`,
    ],
    tries: ({ k, m }) => [
      `${k} wants to shut the freezer. But ${m} is too high.`,
      `${k} makes a wind. Puff, puff! But puffs are warm.`,
      `Ice on the left. Ice on the right. It still drips.`,
    ],
    going: ({ m }) => [
      `Plip, plop. ${cap(m)} sits down. ${cap(m)} is a pool. Bye-bye, ${m}.`,
      `Quick, spoons! Yum. Yum. Yum. And that was ${m}.`,
    ],
    next: ({ k, it }) => [
      `Next week there is more. Scoop, scoop, pat. On goes the ${it}. Hello again!`,
      `Now it is Sunday again. Look what ${k} made! And on top, the ${it}.`,
    ],
  },
  middle: {
    made: ({ k, m, g }) => [
      `There were three tubs, and nobody had said how to use them. ${k} used them all at once. It had a pink tower and a white wall. It had a wafer for a door. That was ${m}.`,
      `"You may have what is left," said ${g}. There was a good deal left. ${k} took the big spoon. It went up and up, until it was ${m}. It had a brown stair.`,
      `${k} built ${m} in the blue dish, all out of ice cream. It took the pink, the white and the brown. It was cold to lean on. It had a moat, but that came later, by itself.`,
    ],
    sign: ({ k, m }) => [
      `Then one pink drop ran down ${m}, and stopped, and ran on. ${k} put a finger there, and licked it. Another one came, just beside it. Kitchens are warm places.`,
      `"It's smiling," said ${k}. But that was not a smile. The wall of ${m} had begun to sag in the middle. Something white was coming out under the door.`,
    ],
    tries: ({ k, m, g }) => [
      `So they took ${m} to the freezer. But the freezer was made for peas. The door shut as far as the tower, and not a bit further. They could have it cold or they could have it whole.`,
      `${k} blew on ${m}, to cool it, as you do with soup. But soup is hot and breath is less so. ${cap(m)} was cold, and breath is not. It only ran faster. "Stop," said ${g}.`,
      `They put ice all round ${m}, in a ring. ${cap(g)} held a wet cloth. But the warm does not come in at the side. It comes from all over. Now there was a pink lake with ice in it.`,
    ],
    going: ({ m, k, g }) => [
      `"Spoons," said ${g}. So they had it together, from both ends, while it was still ${m}. ${k} began at the stair. They met in the tower. It was gone before it could go.`,
      `The pink ran into the white, and the white into the brown. ${cap(m)} sat down, quite slowly, like a king in a bath. They drank it with straws. It tasted of all of it.`,
    ],
    next: ({ k, it }) => [
      `Now it was Sunday again. There were two tubs, and one was green. It was not the same at all. It was more of a lighthouse. "There," said ${k}, and stuck in the ${it}. "Now you can see. Eat slowly."`,
      `Weeks later there was a birthday, and ${k} was asked to build. Everybody had a spoon ready. This one was wider, with a street. On the very top went the ${it}, with a pink stain on.`,
    ],
  },
  old: {
    made: ({ k, m, g }) => [
      `There had been a party, and there were three tubs left that would not go back in. "See what you can do with it," said ${g}, meaning with a bowl. But ${k} had been looking at the big blue dish. An hour later ${m} stood on the kitchen table. It had pink walls, and a brown gate, and white battlements, cut out with an egg cup. There was a stair inside that nobody would ever climb. It breathed a little, as cold things do. It made one want to whisper.`,
      `Stone is easy. It stays where it is. ${k} built ${m} out of ice cream, which does not. You had to be quick with the one hand and slow with the other. The pink went on the outside, and the white in between. The brown was only for the roof, since there was least of it. By noon it was done. ${cap(g)} came in to wash up, and stopped, and went out again on tiptoe to get the others.`,
    ],
    sign: ({ k, m }) => [
      `It was a pink drop, and it started at the top. It ran down past two windows, and stood at the edge of the dish, and looked over. ${k} saw it. Then ${k} saw the next. It was a warm day. There was the oven, and the sun on the tiles, and eleven people in a small kitchen, all breathing. They had come in to admire. With every "Ah" that anybody said, there was a bit less of ${m} to say it about.`,
      `"Is it meant to do that?" somebody said. ${k} turned round. One of the towers was listening to the other. It had not been, before. And under the gate there came out, without any hurry, a small white tongue. ${k} had known about it, in a way. You can't not know what ice cream does. But it had been so much a wall that one had come to expect it to behave like one.`,
    ],
    tries: ({ k, g, m }) => [
      `The freezer was the first thing that they thought of. They took out the peas, and the bread, and a fish that had been in there since somebody's wedding. They slid it in, dish and all. But the door came to within a hand of shutting, and there it met the tower. "We could take off the top," said ${g}. They both looked at the top. "Then it wouldn't be ${m}," said ${k}. "It would only be ice cream." And that was so. They took it out again.`,
      `They opened the window. But it was July out there. They shut it. ${k} fanned with a tray, and that was better, until one's arms got hot. ${cap(g)} packed ice all round, a whole ring of it. For ten minutes it was a good idea. But the warm was not coming from anywhere. It was just what the room was made of. All that they had got was a moat. It was pink, and it was rising.`,
      `"Everybody out," said ${k}, "you're too warm." They were very good about it. They stood in the yard and looked in through the glass. ${k} drew the curtains, and sat in the dark with ${m}, and breathed sideways. You could hear it. It went tick, very softly, like a clock that is thinking of giving up. When the curtains were opened it had all moved an inch to the left. And now nobody was even seeing it. So that was no good either.`,
    ],
    going: ({ k, g }) => [
      `"Well?" said ${k}. "Has everybody got a spoon?" They came in from the yard one by one, and nobody pushed. ${k} took the first, from the top of the tower, with some of each. It was the best thing that any of them had ever had. They had it standing up, all round, not talking. ${cap(g)} got the stair. Nobody had known that there was one. When they met in the middle there was only a pool, the colour of a sunset. The smallest was allowed to drink it.`,
      `It did not fall down. It lay down, first one side, and then, when it had got comfortable, the other. There were eleven spoons, but nobody liked to begin. So ${k} began. After that it was only a question of being quick. The gate went. The roof went, brown side up. Inside it was a stair, a tiny one, every step as sharp as new. "You made that?" they said. "And it was in there the whole time?" Then somebody ate it.`,
    ],
    next: ({ k, it }) => [
      `The very next week there was a knock. It was the others, with a tub each and their own spoons. "We thought," they said. There was green, this time, and a yellow that nobody would own up to. It was going to be something quite different, and it was going to be quick. ${k} rolled up both sleeves. Last of all, on the highest part, went the ${it}. It had been washed, and would never be quite white again. "There," said ${k}. "Now you can see. Begin when you like."`,
      `It was many weeks before there was so much again, on a birthday. People had asked. They had even measured the freezer. But ${k} did not want it in the freezer. "It has to be out," said ${k}, "or what's it for?" This one had a bridge. When it was just done, and had not begun, there is a moment when it is perfectly still. ${k} waited for that. Then in went the ${it}, from the drawer, and everyone breathed in at once.`,
    ],
  },
};
