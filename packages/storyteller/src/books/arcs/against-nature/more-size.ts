import type { MoreOfWish } from './more.ts';

/** More wordings for the wishes to be of another size or lighter, and to see what is high up, by the id of the wish. */
export const MORE_SIZE: Readonly<Record<string, MoreOfWish>> = {
  'be-small': {
    habit: {
      young: [
        (h) => `A long walk for ${h.name}. There and back.`,
        (h) => `Stomp, stomp, up the far hill. Home again, ${h.name}.`,
      ],
      middle: [
        (h) => `After lunch there was a walk. ${h.name} went as far as you can see, and came home hungry.`,
        (h) => `The far hill is a mile off. ${h.name} went there daily, to see if it was still there.`,
      ],
      old: [
        (h) =>
          `There was a walk that ${h.name} took, out past the bridge to the last hill there is. It began at lunch and was over by supper.`,
        (h) =>
          `Once a day ${h.name} went off over the fields, until there were no more. Then it was time to come back.`,
      ],
    },
    tries: [
      {
        young: [
          (h) => `A box! In goes one toe. Only one, ${h.name}.`,
          (h) => `Into the box, ${h.name}! Crunch. Poor box.`,
        ],
        middle: [
          (h) => `There was a box, and ${h.name} sat down in it. But then there was not a box any more.`,
          (h) => `"I shall fold up," said ${h.name}, by the box. But it takes two to fold that much.`,
        ],
        old: [
          (h) =>
            `They found a box that a boiler had come in. ${h.name} backed into it, holding on to the sides. It was a tight fit, and then it was a hat. But only the box had got any smaller.`,
          (h) =>
            `${h.name} began with a box, which is how most small things come. An ear went in quite well. But whatever you put into one end of ${h.name} comes out at the other, and stands on your foot.`,
        ],
      },
      {
        young: [
          (h) => `Behind the tree! Peep. So much ${h.name}.`,
          (h) => `Can ${h.name} hide by that tree? No. No, no.`,
        ],
        middle: [
          (h) => `Next it was a tree, to be small behind. But two ends of ${h.name} would not fit at once.`,
          (h) => `${h.name} stood still behind the thinnest tree. Nobody was fooled but the tree.`,
        ],
        old: [
          (h) =>
            `After that came the tree. ${h.name} got behind it, and drew everything in, and asked from there if it had worked. But you do not ask which side of a tree somebody is on, when you can see both of them.`,
          (h) =>
            `They chose the widest tree in the park. If ${h.name} bent in the middle, the front was hidden. If ${h.name} bent the other way, the back was. But there is no way to bend in both.`,
        ],
      },
    ],
    first: {
      young: [() => `"Be held up, like a chick."`, () => `"Hear you say, how tiny!"`],
      middle: [
        (h) => `"Be picked up," said ${h.name}. "Only for a minute. I'd keep very still."`,
        (h) => `"I'd fit in between two fingers," said ${h.name}. "Like a ladybird. And be looked at."`,
      ],
      old: [
        (h) =>
          `"Be carried," said ${h.name}, to the grass. "I carry things. I'm good at it. But nobody has ever come along and thought, I could put that in my pocket."`,
        (h) =>
          `"I'd be on somebody's palm," said ${h.name}, "and they'd bring it up to their face, slowly, to see. I know just how I'd sit. I've practised."`,
      ],
    },
    clue: {
      young: [
        (_h, k) => `"You are tiny, over there," said ${k.name}. "Go and see!"`,
        (_h, k) => `"You are a dot, far off!" said ${k.name}.`,
      ],
      middle: [
        (h, k) =>
          `"On your walk," said ${k.name}, "do you ever look back?" "No," said ${h.name}. "I do," said ${k.name}. "I look, and you are as big as a pip."`,
        (h, k) =>
          `"How big is the moon?" said ${k.name}. "As big as a penny," said ${h.name}. "Is it, though?" They thought about pennies. They thought about far away.`,
      ],
      old: [
        (h, k) =>
          `"That cow," said ${k.name}, pointing across the valley with the pencil. "What size is it?" "That," said ${h.name}. It could be shown between two toes. "And if you met it?" There was a silence. The cow, a long way off, lay down. "Where do you go for your walk?" said ${k.name}.`,
        (h, k) =>
          `${k.name} was drawing the view. There was the hill, and a bush, and on the hill a dot. "What's the dot?" said ${h.name}. "That's you. I did it on Tuesday, while you were out." ${h.name} looked at the dot for as long as you can. "Is that how it looks from here?" said ${h.name}. "Every day?"`,
      ],
    },
    last: {
      young: [
        (h, k) => `${k.name} shuts one hand. Who is in it? Night, ${h.name}.`,
        (h, k) => `Big again! But ${k.name} says, "Look at you, ${h.name}."`,
      ],
      middle: [
        (h, k) => `Each day at four, ${k.name} holds out a hand by the gate. And each day, far off, ${h.name} gets in.`,
        (h, k) =>
          `It got late, and ${h.name} came home the size of a house. "You were just here," said ${k.name}, and looked inside the hand.`,
      ],
      old: [
        (h, k) =>
          `At supper ${h.name} takes up one side of the table. Nobody says look out. There is a drawing over the sink, of a hill with a dot on it. ${k.name} has written underneath, as you do under a picture of somebody: Actual size.`,
        (h, k) =>
          `It has been seen by others since. They come to the gate about four, and put out a hand. You have to wait your turn. ${h.name} stands for each of them, and keeps still. And ${k.name} goes last, and takes the longest, and walks home with that hand held shut.`,
      ],
    },
  },
  'be-big': {
    habit: {
      young: [(h) => `Where ${h.name} goes, a shadow goes. Hop, hop.`, (h) => `One ${h.name}. One shadow. Both small.`],
      middle: [
        (h) => `Behind ${h.name} came a shadow. It was grey, and did as it was told.`,
        (h) => `In the sun there were two of ${h.him}. The flat one never said a word.`,
      ],
      old: [
        (h) => `A shadow went about with ${h.name}, joined on at the feet, and got no more notice than a shoelace.`,
        (h) => `If the sun was out, ${h.name} had a shadow, and trod on it all day without a thought.`,
      ],
    },
    tries: [
      {
        young: [
          (h) => `Eat, eat, eat! Oof. ${h.name} is only full.`,
          (h) => `More soup. More bread. Burp. Still small, ${h.name}.`,
        ],
        middle: [
          (h) => `"Eat up, and you'll grow," people say. ${h.name} ate up. But it all went to the one place.`,
          (h) => `${h.name} had nine breakfasts. There was more of ${h.him} in the middle. But there was none on top.`,
        ],
        old: [
          (h) =>
            `Everyone knows how you get big. You eat your greens. ${h.name} ate the greens, and the browns, and some of the basket. But it is no good filling a cup to make it a jug.`,
          (h) =>
            `It was to be done by eating, then. By noon ${h.name} could not bend. By night ${h.he} could not have got through a hole that had always been roomy. But nobody at all had looked up.`,
        ],
      },
      {
        young: [
          (h) => `A box to stand on! Tall box. Short ${h.name}.`,
          () => `Up on a box. "Nice box," they all said.`,
        ],
        middle: [
          (h) =>
            `Then there was a box, with ${h.name} on it. But from there you could only see further how small you were.`,
          (h) => `They put ${h.name} on a box. People came, and put their shopping on it, too.`,
        ],
        old: [
          (h) =>
            `So a box was brought, and ${h.name} was helped on to it. It made a difference, but only to the box. "That's a good strong one," said somebody, and asked if anybody was using it.`,
          (h) =>
            `It is possible to stand on a box, and ${h.name} stood. A wind came. Without the box it would have gone over the top. But there was nobody up there to hold on to, and it was not far down.`,
        ],
      },
    ],
    first: {
      young: [() => `"Have them say, oh, who is that?"`, () => `"See the tops of their hats."`],
      middle: [
        (h) => `"Be seen from the back row," said ${h.name}. "I'm always behind somebody."`,
        (h) => `"I'd have them say, mind, there's somebody there," said ${h.name}. "Before they sit down."`,
      ],
      old: [
        (h) =>
          `"Fill something," said ${h.name}. "A door. A window. I should like to come into a room and have it go quiet. Then I'd say good evening, and be nice about it."`,
        (h) =>
          `"Not to push," said ${h.name}. "Only to be noticed from across the street. When I say good morning they look about for where it came from."`,
      ],
    },
    clue: {
      young: [
        (_h, k) => `"Who is that on the wall?" said ${k.name}.`,
        (h, k) => `${k.name} had a lamp. "Look up, ${h.name}!"`,
      ],
      middle: [
        (h, k) =>
          `It had got dark, so ${k.name} lit a lamp, low down. "There's somebody behind you," said ${k.name}. ${h.name} turned. It went right up to the ceiling, and it had turned as well.`,
        (h, k) =>
          `"Wave," said ${k.name}, holding the lamp. ${h.name} waved. All up the wall an arm went, as long as a tree. "Is that mine?" said ${h.name}. "All of it," said ${k.name}.`,
      ],
      old: [
        (h, k) =>
          `${k.name} had dropped the pencil, and put the lamp on the floor to look for it. Neither of them found the pencil. Over the door, and the ceiling, and a little way down the other side, lay somebody of a very familiar shape. "Keep still," whispered ${k.name}. "I can't," whispered ${h.name}, and nor could it.`,
        (h, k) =>
          `"When's your shadow longest?" said ${k.name}. "I've never asked it." "In the evening. When the light's low." They both looked at the lamp, which was high, on a shelf. ${k.name} reached up and took it down. Then something got up off the floor behind ${h.name}, and went on getting up.`,
      ],
    },
    last: {
      young: [
        (h) => `Click. All dark. ${h.name} is asleep in a slipper.`,
        (h) => `Good night, great big shadow. Good night, small ${h.name}.`,
      ],
      middle: [
        (h) => `On Saturdays they bring chairs. When the lamp is lit, they look up. Then they look for ${h.name}.`,
        (h) => `After that they minded where they sat. There might be a giant in it, they said, called ${h.name}.`,
      ],
      old: [
        () =>
          `They look twice at small things now, in that street. You never know what is folded up in them. "Good morning," says something by the kerb, and every hat comes off. Then they all bend down to see who it is.`,
        (h) =>
          `Nobody has painted that wall. It is kept as it is, quite plain, for Saturdays. In the daytime there is only a beetle on it, or a bit of sun. But people walking by still look up, to about the height of ${h.name}, and nod.`,
      ],
    },
  },
  'sky-in-a-puddle': {
    habit: {
      young: [(h) => `A puddle! ${h.name} goes round. Not in.`, (h) => `It rained. ${h.name} went round the wet bit.`],
      middle: [
        (h) => `There was a wet place on the way to everything. ${h.name} kept to the dry side.`,
        (h) => `${h.name} met the puddle every morning, and went round by the wall.`,
      ],
      old: [
        (h) =>
          `There was always that puddle. ${h.name} took the dry way round it, next to the stones, and gave it no thought.`,
        (h) =>
          `It rained a good deal there, and so there was a puddle. It belonged to nobody. ${h.name} kept out of it, as you keep out of a quarrel.`,
      ],
    },
    tries: [
      {
        young: [
          (h) => `Climb, climb. The grass bends. Down comes ${h.name}.`,
          (h) => `A tall, tall stalk! ${h.name} is on top. Flop.`,
        ],
        middle: [
          (h) =>
            `There was a grass stalk as high as a roof. ${h.name} got halfway. Then the halfway was on the ground.`,
          (h) =>
            `Up a stalk went ${h.name}, right to the seeds. But it bowed to ${h.him}, very politely, down to the floor.`,
        ],
        old: [
          (h) =>
            `They began with a stalk of grass, the highest. It held for the first hour. But near the top a stalk gets thin, and ${h.name} did not. It set ${h.him} down on the path, quite gently, as a waiter sets down soup.`,
          (h) =>
            `Grass goes up. So ${h.name} went up grass. There was a good deal of it to go up, and all of it green. But nothing that thin can hold a whole person, and the last part of the journey was down.`,
        ],
      },
      {
        young: [
          () => `Is that a hole? Peep. Only more green.`,
          () => `Move one leaf. Move two. Leaves, leaves, leaves!`,
        ],
        middle: [
          (h) => `Then there was a chink, high in the green. ${h.name} put an eye to it. But a leaf moved over.`,
          () => `They pushed at one leaf, to see past it. But leaves grow so as to leave no gaps.`,
        ],
        old: [
          (h) =>
            `Someone had told them of a gap by the fence. It was there. ${h.name} looked up it, as you look up a chimney. But it was a gap with a bramble at the top, and on the bramble there was a cat.`,
          () =>
            `There is a hole in any roof, if you wait for the wind. So they waited. It blew, and for a moment everything was coming apart overhead. But it all blew back before there had been time to see what was behind it.`,
        ],
      },
    ],
    first: {
      young: [() => `"Sit by it. Just sit."`, () => `"See something with no end."`],
      middle: [
        (h) => `"I'd lean over it," said ${h.name}. "Everything that I see is next to my nose."`,
        (h) => `"I would like to look and not bump," said ${h.name}. "Down here you look and bump."`,
      ],
      old: [
        (h) =>
          `"I'd look at something that's further off than I could go," said ${h.name}. "All I ever see is what I'm about to walk into."`,
        (h) =>
          `"Only be let in at the edge," said ${h.name}. "I wouldn't touch. They say that it has nothing in it, and that it goes on. I should like to be next to that, for once, in place of a wall."`,
      ],
    },
    clue: {
      young: [
        (h, k) => `"Look in the puddle," said ${k.name}. "Why?" said ${h.name}.`,
        (_h, k) => `"Do not go round," said ${k.name}. "Stop. Look."`,
      ],
      middle: [
        (h, k) =>
          `"What colour is the puddle?" said ${k.name}. "Puddle colour." "It isn't. It was blue, and now it's pink." "Then there's something in it," said ${h.name}, slowly.`,
        (_h, k) =>
          `"Why do you go round it?" said ${k.name}. "In case it's deep." ${k.name} lay down and looked in, for a long time. "It is," said ${k.name}. "It's as deep as anything."`,
      ],
      old: [
        (h, k) =>
          `A drop fell off a leaf, and the puddle shook. ${k.name} was looking at that. "It's gone still again," said ${k.name}. "What has?" "There was a bird in it." "Poor thing," said ${h.name}. "No. It went across, and out at the other side." They were both quiet. You could have heard a puddle.`,
        (h, k) =>
          `"It's only wet," said ${h.name}. "I've been past it all my life." "Past it," said ${k.name}, and wrote that down. "And was it dark or light?" "It was light. That's odd. Everything is dark by the wall, but it was always light on that side." ${h.name} had stopped talking, and was getting up.`,
      ],
    },
    last: {
      young: [
        (h) => `One star in the puddle. One ${h.name}, looking. Shh.`,
        (h) => `Rain, rain. More sky for ${h.name}. Good night.`,
      ],
      middle: [
        (h) => `At night it is full of stars. ${h.name} does not go round any more. ${h.He} goes and sits.`,
        (h) => `If you jump in puddles, look first. Somebody may be sitting there. It may be ${h.name}.`,
      ],
      old: [
        (h) =>
          `There are nights when it is all in there, up to the rim, and the moon as well. ${h.name} has counted up to nine hundred, and then had to begin again because of the wind. Nobody has ever been so near them, and not been cold.`,
        (h) =>
          `A frog moved in last week, and was asked very civilly to keep to one end. It has been worth it. When it jumps, all the stars run up the side and come down again in their places. "Once more," says ${h.name}.`,
      ],
    },
  },
  'dance-lightly': {
    habit: {
      young: [
        (h) => `Bath time at the pond. In gets ${h.name}. Splosh.`,
        (h) => `${h.name} sits in the pond. Hum, hum.`,
      ],
      middle: [
        (h) => `When it was warm, ${h.name} lay in the pond up to both ears.`,
        (h) => `At six there was the pond, with ${h.name} in it. You could see a nose, and hear a tune.`,
      ],
      old: [
        (h) => `The end of each day was the pond. ${h.name} got into it as others get into a chair.`,
        (h) => `There was a pond, and every evening ${h.name} was in it, with soap, and some bits of a tune.`,
      ],
    },
    tries: [
      {
        young: [
          (h) => `One toe. Crack! There is a hole. Poor ${h.name}.`,
          (h) => `Tip, toe, crunch. Down went ${h.name}.`,
        ],
        middle: [
          (h) => `They cleared the barn, and ${h.name} rose on to one toe. But the floor had not been asked.`,
          (h) => `It begins with standing on your toes. ${h.name} did. But the toes went in like nails.`,
        ],
        old: [
          (h) =>
            `There was a book, with drawings. In the first of them somebody stood on one toe, smiling. ${h.name} could do the smile. But a floor holds up what is spread out on it, and this was all in one place.`,
          (h) =>
            `It was done in the village hall, with a chair to hold. Up went ${h.name}, and for a moment there was nothing to be heard but breathing. But boards can bear only so much beauty at one point. After that it was done in the cellar.`,
        ],
      },
      {
        young: [
          () => `Hop! And all the plates hopped too.`,
          (h) => `A leap! Bump. The cat left. Sorry, said ${h.name}.`,
        ],
        middle: [
          (h) => `So ${h.name} leapt, as softly as could be. It was soft until the end. But it did have an end.`,
          (h) => `Next came a little skip. ${h.name} came down from it. So did two shelves and a clock.`,
        ],
        old: [
          (h) =>
            `Then it was leaping, out of doors, where there is nothing to break. ${h.name} left the ground, and that was well done. But you have to come back to it. They felt it at the post office, and put up a notice.`,
          (h) =>
            `"Think of a leaf," said the book. So ${h.name} thought of one, and jumped. Up there it was very like. But a leaf takes its time to come down, and has less to bring with it.`,
        ],
      },
    ],
    first: {
      young: [() => `"Go round and not go bump."`, () => `"Be a leaf. Just for one song."`],
      middle: [
        (h) => `"Hang there," said ${h.name}. "At the top of the jump. That's the only part that I like."`,
        (h) => `"Dance, and have nobody hold on to the cups," said ${h.name}.`,
      ],
      old: [
        (h) =>
          `"I'd stay at the top of it," said ${h.name}. "You know the place. You've gone up, and you haven't begun to come down. I only get to look in as I go by."`,
        (h) =>
          `"I would do one whole turn," said ${h.name}, "and look at their faces on the way round. And not one of them would be looking at the lamps."`,
      ],
    },
    clue: {
      young: [
        (h, k) => `"Does the pond go bump?" said ${k.name}. "No!" said ${h.name}.`,
        (h, k) => `"Who holds you up in there?" said ${k.name}. "The water," said ${h.name}. "Oh!"`,
      ],
      middle: [
        (_h, k) =>
          `"When you get out of the pond," said ${k.name}, "are you heavy?" "Oh, yes. All at once." "So where was it before?" said ${k.name}. They looked at the pond.`,
        (h, k) =>
          `"Has anything ever fallen down at bath time?" said ${k.name}. "Not a thing," said ${h.name}. "I don't land. I just stop going up." ${h.name} heard that, and stood still.`,
      ],
      old: [
        (_h, k) =>
          `"You're humming," said ${k.name}. "That's the bath one. I only do it in there." "Why?" "It's when I'm light." It was a minute before either of them knew what had been said. Then ${k.name} shut the notebook on the pencil. "How light?" said ${k.name}.`,
        (h, k) =>
          `${k.name} was floating a stick. It went down when it was pushed, and came up again by itself. "That's you, in the evenings," said ${k.name}. "I've seen you. You get up on your toes to reach the soap." "Only the one toe," said ${h.name}. Then there was no sound for some time but the stick, coming up.`,
      ],
    },
    last: {
      young: [
        (h) => `The moon goes round in the pond. So does ${h.name}.`,
        (h) => `Clap, clap, go the ducks. Sleep well, ${h.name}.`,
      ],
      middle: [
        () => `The cups are back on the shelf. There is a poster on the gate, with one wet toe on it.`,
        (h) => `Two ducks are in it as well now. They do the small steps. ${h.name} does the long, slow, light ones.`,
      ],
      old: [
        (h) =>
          `The book has been given back. There was nothing in it about ponds. On Sundays you can see ${h.name} go up on one toe among the lilies, and stay there. It is not long. It is about as long as a tune.`,
        (h) =>
          `They have mended the floor of the hall, and nobody goes near it. Nor do they bring out the good cups. They take the cushions down to the reeds. Then somebody hums, and it is so quiet that you hear ${h.name} not landing.`,
      ],
    },
  },
};
