import { withArticle } from '../../company/figure.ts';
import type { Deed } from './deed.ts';

/** A second deed for each wish that cannot come true, of which a piece can. */
export const OTHERS_OF_WONDER: Readonly<Record<string, Deed>> = {
  fly: {
    callers: ['caterpillar'],
    because: 'The whole garden would be small, and nobody could say: mind the step.',
    wish: () => 'I shall have wings in May, and I cannot wait. I want to go high and fast now.',
    wishShort: () => 'I have no wings yet. Take me!',
    doesShort: (k, c) => `Up on a leaf! Run, ${k}, run! "We fly!" said ${c.name}.`,
    does: (k, c) =>
      `${k} put ${c.name} on a leaf, held it high, and ran. They went over the hose and round the beans. The wind was in everything. Nobody's feet were on the ground for very long.`,
    doesOld: (k, c) =>
      `A leaf makes a good seat, if somebody holds the stalk. ${k} held it as high as an arm goes, and ran. The grass went by in a stripe. They came over the hose with a swoop, and took the corner by the beans on one side. There was so much sky up there, and it was only the height of a hand. At the wall they turned. "Again!" said ${c.name}, who had let go with all the front feet. It was not clear any more which of them had wished it.`,
    thanks: () => 'So that is what it is like! Now I can wait for May. How do you bear to come down',
    thanksShort: () => 'We flew! Right over the hose!',
    some: 'My feet did touch. But the top of me was flying.',
    pose: 'run',
    things: ['leaf'],
    withGrownUp: false,
  },
  tiny: {
    callers: ['ladybird', 'beetle'],
    because: 'Nobody would ever say: mind your elbows.',
    wish: () => 'I want to play at hiding. But you big ones stick out on all sides.',
    wishShort: () => 'Let us hide! But you stick out.',
    doesShort: (k, c) => `${k} rolled up small, like a stone. ${c.name} went right past.`,
    does: (k, c) =>
      `${k} rolled up behind the flowerpot, with both knees by both ears. It was rather tight in there. ${c.name} walked along one shoe, took it for a wall, and turned back.`,
    doesOld: (k, c) =>
      `It takes planning. ${k} lay down along the wall, and folded in the arms and the legs, and put the chin away. It got smaller and smaller in there. In the end there was only a sort of stone with a coat on. ${c.name} came round the corner, walked the whole length of a shoe, and said, "Wall." Then ${c.name} sat down on it for a rest. ${k} could feel six small feet, quite clearly, and did not so much as blink.`,
    thanks: () => 'I looked everywhere! Nobody so small has ever hidden here',
    thanksShort: () => 'Where were you? You were so small!',
    some: 'I am not all that small. But somebody sat on me and did not notice.',
    pose: 'hide',
    things: [],
    withGrownUp: false,
  },
  big: {
    callers: ['mouse', 'hedgehog'],
    because: 'You can see into all the cupboards, and people ask you things.',
    wish: () => 'There is no shade by my door. I want something tall to come and stand there.',
    wishShort: () => 'It is hot. I want a tree.',
    doesShort: (k, c) => `${k} stood up tall. ${k} made shade! ${c.name} sat in it.`,
    does: (k, c) =>
      `${k} stood on the sunny side, with both arms out. A shadow fell over the door, and the step, and half the path. ${c.name} came out and lay down in it. There was room for six.`,
    doesOld: (k, c) =>
      `${k} stood where the sun was, and put out both arms, and then the fingers as well. Down came a shadow. It went over the door and the mat, and right on as far as the tap. ${k} had always had it, and had never thought that it was for anything. ${c.name} lay down in it, somewhere about the elbow. Every ten minutes the sun went along a bit, and so did ${k}. That is what you have to do, when there is a lot of you.`,
    thanks: () => 'What a size you are! I lay in your elbow all afternoon',
    thanksShort: () => 'You are as big as a tree!',
    some: 'My shadow went right to the tap. I saw it.',
    pose: 'stand',
    things: [],
    withGrownUp: false,
  },
  hidden: {
    callers: ['squirrel', 'mouse'],
    because: 'I could do things, and they would only have happened.',
    wish: () => 'Other people get things, and never know who from. I should like that once.',
    wishShort: () => 'I want a surprise, from nobody!',
    doesShort: (k) => `Tiptoe. ${k} put nuts on the step. Knock! Hide! Nobody there.`,
    does: (k, c) =>
      `${k} went on the sides of both feet, with three nuts in one hand. There was a knock. When ${c.name} looked out, there were only the nuts, and nobody at all.`,
    doesOld: (k, c) =>
      `If you do not want to be seen, you begin at the feet. ${k} came over the grass on the sides of them, with three nuts in one hand, not breathing. The nuts went down on the step without a click. Then there was one knock. When ${c.name} came out, there was a step with three nuts on it, and a garden with nobody in it. ${c.name} looked up the path, and down the path, and at the sky. "Thank you," said ${c.name}, to all of it. The water butt very nearly answered.`,
    thanks: () => 'Three nuts, and from nobody at all! If you see who it was, do say thank you',
    thanksShort: () => 'Nuts! From nobody at all!',
    some: 'They looked straight at where I was.',
    pose: 'hide',
    things: ['nuts'],
    withGrownUp: false,
  },
  talk: {
    callers: ['dog'],
    because: 'People always tell me what they think. I want to hear what the others think.',
    wish: () => 'I have said it all week, as clearly as I can. They only give me a biscuit.',
    wishShort: () => 'I say it. Nobody understands.',
    doesShort: (k) => `${k} looked at the tail. ${k} looked at the nose. "Oh! Your ball!"`,
    does: (k) =>
      `${k} did not say anything. ${k} looked at the tail, and at the ears, and then along the nose. It pointed under the hedge like a finger. "Oh," said ${k}. "Your ball." And it was.`,
    doesOld: (k, c) =>
      `"Say it again," said ${k}, and sat down on the grass, "and I won't talk." ${c.name} said it again. There were no words in it, so ${k} read the rest. The tail said that it was important. The ears said that it was not about a biscuit, and never had been. And the nose kept going to one place, and coming back to see if anybody had followed. So ${k} followed it, on both knees, as far as the hedge. There was a ball in there, a grey one. It had been there since Easter, and there was moss on it.`,
    thanks: () => 'At last, somebody who can follow! You have hardly any accent',
    thanksShort: () => 'My ball! You understood every word!',
    some: 'I did not say a word. I think that is how you do it.',
    pose: 'kneel',
    things: ['ball'],
    withGrownUp: false,
  },
  royal: {
    callers: ['snail', 'tortoise', 'hedgehog'],
    because: 'When you say that a thing is so, they write it down.',
    wish: () => 'There is a day for everybody, and there is none for me. Somebody has to say so.',
    wishShort: () => 'There is no day for me.',
    doesShort: (k, c) => `"Hush!" said ${k}, very tall. "Today is ${c.name} Day!" Toot, toot!`,
    does: (k, c) =>
      `${k} stood up on the bottom step and waited until it was quiet. "Today is ${c.name} Day," said ${k}. "Everyone has to walk slowly and be pleased." And the whole garden was.`,
    doesOld: (k, c) =>
      `A thing like that has to be done properly, from the bottom step. ${k} put a tea towel round both shoulders, and waited until it was quiet. "Hear this," said ${k}. "It is ${c.name} Day. It has been ever since breakfast, and nobody noticed. There will be no work and no shoes." There was a silence, as after something large. "Every year?" said ${c.name}. ${k} had not thought about that. But you can do it, if you are the one who says. "Every year," said ${k}, "for ever."`,
    thanks: () => 'I had only asked for an afternoon, Your Majesty',
    thanksShort: () => 'My own day! Thank you, Your Majesty!',
    some: 'It is only one day a year. But it is the law.',
    pose: 'stand',
    things: [],
    withGrownUp: false,
  },
  strong: {
    callers: ['mouse', 'sparrow'],
    because: 'If there is a noise, they are the ones who go and see.',
    wish: () => 'Something in the corner goes "hoo", and I live there. I want somebody to go first.',
    wishShort: () => 'Something goes "hoo". You go first!',
    doesShort: (k) => `${k} went first. Hoo! It was wind, in a bottle. Only that.`,
    does: (k) =>
      `"Stay behind me," said ${k}, and went first, on knees that shook a bit. "Hoo," it went. In the corner stood an empty bottle. ${k} turned it over, and it stopped.`,
    doesOld: (k, c) =>
      `"Stay behind me," said ${k}. It is what one says, and then one has to go. The knees had not been asked, and said so. "Hoo," it went, in the corner by the water butt. It was just the sort of thing that one leaves for tomorrow. ${k} took three steps, and then a fourth, which was the one that counted. There stood a bottle with its mouth open, and whenever the wind went by, it remarked on it. ${k} laid it on its side. After that you could only hear ${c.name}, breathing out.`,
    thanks: () => 'I saw your knees, and you went all the same! I never met anybody so brave',
    thanksShort: () => 'You went first! You are so brave!',
    some: 'It was only a bottle. But I did not know that when I went.',
    pose: 'walk',
    things: ['bottle'],
    withGrownUp: false,
  },
  stage: {
    callers: ['snail', 'tortoise'],
    because: 'It goes quiet, and they all look, and then you begin.',
    wish: () => 'By the time I come, it is always over. I have never once seen the beginning.',
    wishShort: () => 'I am slow. I miss every show.',
    doesShort: (k, c) => `${k} put out a chair. Here is ${c.name}! Now ${k} begins. Ta-da!`,
    does: (k) =>
      `${k} put out one chair, and waited. It took until four. "Is that everybody?" said ${k}. It was. So ${k} began at the beginning, and did it to the end, and bowed.`,
    doesOld: (k, c) =>
      `There was one chair, and it was empty until ten to four. ${k} had been ready since two. Anybody else would have begun. At last ${c.name} came round the leg of the chair, got settled, and said, "Have I missed much?" "Nothing," said ${k}. "You are in time." Then ${k} did it from the beginning, with all of it in, for one. In the middle there was a hush, and it was the real kind, which cannot be bought. And nobody in the back row coughed.`,
    thanks: () => 'So that is how it begins! I had always wondered',
    thanksShort: () => 'I saw it all! All of it!',
    some: 'There was one seat. It was sold out.',
    pose: 'dance',
    things: ['chair'],
    withGrownUp: false,
  },
  'have-somebody': {
    callers: [],
    because: 'There would be somebody who was glad, every day at four.',
    wish: () => 'I come home every day, and there is nobody at the gate. I want somebody to be pleased.',
    wishShort: () => 'I want somebody at the gate for me.',
    doesShort: (k, c) => `${k} stood at the gate. Here comes ${c.name}! Hooray! Hooray!`,
    does: (k, c) =>
      `${k} stood by the gate with the grown-up from half past three. At four somebody came round the corner. "It's ${c.name}!" shouted ${k}, and jumped. ${c.name} looked behind, in case there was another one.`,
    doesOld: (k, c) =>
      `${k} was at the gate with the grown-up by half past three, so as not to be late. It is dull work, being early. A van went past, and somebody whom they did not want. Then somebody else came round the corner, with a tired sort of look. "There's ${c.name}!" shouted ${k}, and jumped, and waved both arms. ${c.name} stopped, and turned to see who was so lucky. There was nobody else in the road. After that it was not just coming home any more. It was the last bit of a race.`,
    thanks: () => 'Were you waiting for me? I shall come by here tomorrow',
    thanksShort: () => 'Was that for me? Again! Again!',
    some: 'It does not live here. But it comes past at four.',
    pose: 'jump',
    things: ['gate'],
    withGrownUp: true,
  },
  'under-water': {
    callers: ['frog'],
    because: 'It would be all round you, and you could turn over whenever you like.',
    wish: () => 'I drum on my stone all night, down there. Nobody up here has ever heard it.',
    wishShort: () => 'I drum down there. Nobody ever hears.',
    doesShort: (k) => `One ear in the bucket. ${k} held still. Tum, tum, tum! Drums!`,
    does: (k, c) =>
      `The grown-up filled a bucket. ${c.name} got in, with a stone. Then ${k} put one ear in. The whole garden went out, like a lamp. "Tum," it said, down there. "Tum, tum, tum."`,
    doesOld: (k, c) =>
      `The grown-up carried up a bucket of pond, and ${c.name} got into it, with a stone to drum on. ${k} lay down beside it, and put in one ear. At once the garden was gone, the birds, and the road, and somebody's radio. There was a kind of green hush, with edges. And then, from all sides at once, as things are down there: tum. Tum, tum. It went through the water and through the ear, and on into the teeth. ${k} forgot about the other ear altogether, and it got cold, out there by itself.`,
    thanks: () => 'You heard it down where it is! Most of them only look',
    thanksShort: () => 'You heard me! You were down there!',
    some: 'It was only an ear. But that ear was a fish.',
    pose: 'kneel',
    things: ['bucket'],
    withGrownUp: true,
  },
  'be-somebody': {
    callers: ['mouse', 'hedgehog', 'beetle'],
    because: 'I know how they walk. I have known it for ages.',
    wish: (_k, _c, x) => `I am to be ${withArticle(x)} in our play, behind the hedge. I cannot do it.`,
    wishShort: (_k, _c, x) => `I must play ${withArticle(x)}. Show me!`,
    doesShort: (k, c) => `"Like this," said ${k}. ${c.name} did it too. Two of them!`,
    does: (k, c) =>
      `"You don't begin with the noise," said ${k}. "You begin with the knees." ${c.name} tried the knees. They went up the path, one behind the other. By the tap there were two of them.`,
    doesOld: (k, c) =>
      `"It isn't in the noise," said ${k}. "Anybody can do the noise. It's in how you look at a fence." ${k} looked at the fence, and the fence seemed to notice. ${c.name} tried it, and it was still only somebody looking at a fence. "Don't think about you," said ${k}. "Think about what you'd want it for." They went up the path as far as the tap, and something happened to their shoulders. They came back down, and nobody who met them would have asked. There were two of them.`,
    thanks: (_k, _c, x) => `I have it now, down to the toes. I had never met ${withArticle(x)} who would tell`,
    thanksShort: (_k, _c, x) => `Now I am ${withArticle(x)} too!`,
    some: 'Now there are two of us, until supper. I was the first.',
    pose: 'walk',
    things: [],
    withGrownUp: false,
  },
  any: {
    callers: ['hedgehog', 'crow', 'tortoise'],
    because: 'I think about it even in the bath.',
    wish: () => 'I am waiting for a thing as well. It is slow work by oneself. I want company at it.',
    wishShort: () => 'I am waiting too. Wait with me!',
    doesShort: (k, c) => `${k} sat down. ${c.name} sat down. They waited, side by side.`,
    does: (k, c) =>
      `So ${k} sat down beside ${c.name}, and they waited. They waited for both things until the bell, and after that for supper. It is not the same with two. It has more in it.`,
    doesOld: (k, c) =>
      `There is an art to it, it turned out. ${c.name} had been at it for years. You do not look at the place where it will come from. You look just beside it. You need something to do with your feet, and it helps to hum. ${k} sat down on the step and did the feet. A cloud went by that was nothing like it. Then came one that was a little like it, at the back. "That's how it starts," said ${c.name}. When the bell went, they had both forgotten which of them was waiting for what.`,
    thanks: () => 'You wait very well. Will you be here tomorrow',
    thanksShort: () => 'You wait so well! Come again!',
    some: 'It has not come. But I know where to look now.',
    pose: 'sit',
    things: [],
    withGrownUp: false,
  },
};
