import { withArticle } from '../../company/figure.ts';
import { beingNamed } from '../../theme/entries.ts';
import { clause } from '../wording.ts';
import type { DeedFor } from './deed.ts';

const asksTo =
  (words: RegExp): DeedFor['asks'] =>
  ({ to }) =>
    words.test(to);

/** What somebody of a kind says, for the child who is one until supper. */
const saysOf = (what: string): string => clause(beingNamed(what.split(' ').at(-1) ?? '')?.says ?? '');

/** Wishes that cannot come true, of which a piece can. The last two take whatever is left. */
export const OF_WONDER: readonly DeedFor[] = [
  {
    id: 'fly',
    asks: asksTo(/\bfly(?:ing)?\b|\bwings\b|\bfloat\b/),
    callers: ['robin', 'sparrow'],
    because: 'You could see where everything is. And nobody can say: wait for me.',
    wish: () => 'I am to go off this step today. I would do it if somebody did it with me.',
    wishShort: () => 'I must fly now. You go too.',
    doesShort: (k, c) => `One, two, three! Both jump. ${c.name} flies! ${k} flies, and lands.`,
    does: (k, c) =>
      `They stood side by side on the bottom step and counted to three. Then they both went. ${c.name} went up. ${k} went up as well, and after that ${k} came down.`,
    doesOld: (k, c) =>
      `They stood side by side on the bottom step, with all their toes over the edge. "Do you look at the ground?" said ${c.name}. "I look at the shed," said ${k}. So they both looked at the shed, and counted, and at three there was nobody left on the step. ${c.name} went up, and went on going up. ${k} went up as well. Then ${k} came down, and ran on underneath.`,
    thanks: () => 'We flew! We both flew! How was yours',
    thanksShort: () => 'We flew! You and me!',
    some: 'Mine was short. But I was off the ground the whole time.',
    pose: 'jump',
    things: [],
    withGrownUp: false,
  },
  {
    id: 'tiny',
    asks: asksTo(/^(?!have ).*\b(?:tiny|small|little|shrink|mouse-sized)\b/),
    callers: ['mouse'],
    because: 'There are doors everywhere that nobody my size can use.',
    wish: () => 'I want somebody to come to tea. They are all so big, and they stay outside.',
    wishShort: () => 'Come to tea! Can you get in?',
    doesShort: (k, c) => `${k} lay down flat. One finger went in. ${c.name} gave it a crumb.`,
    does: (k, c) =>
      `${k} lay flat on the grass with one eye to the door. Only the smallest finger would go in. ${c.name} sat it on a chair, and gave it a crumb and a hat.`,
    doesOld: (k, c) =>
      `${k} lay down flat, with one cheek on the grass, and put an eye to the door. It was all there: a table, and a stool, and a picture of a cheese. "Do come in," said ${c.name}. There was one finger that might. It went in sideways. It was given the stool, and a crumb on a plate, and asked if it had come far. ${k} said, through the door, that it had come all the way from the other hand.`,
    thanks: () => 'What a nice quiet guest. I hope that the rest of you can come one day',
    thanksShort: () => 'What a nice small guest!',
    some: 'One finger of me was in. It had a chair.',
    pose: 'kneel',
    things: [],
    withGrownUp: false,
  },
  {
    id: 'big',
    asks: asksTo(/^(?!have ).*\b(?:big\w*|grown[ -]?up|tall\w*|giant|huge|older|adult|a teenager|as old as)\b/),
    callers: ['ladybird', 'beetle'],
    because: 'When you are big, nobody says: not yet.',
    wish: () => 'There is a pebble in front of my door. I want somebody huge.',
    wishShort: () => 'I need somebody very, very big.',
    doesShort: (k) => `${k} bent down. One finger. The pebble rolled away.`,
    does: (k, c) =>
      `${k} looked round for somebody huge, and then saw how ${c.name} was looking up. And up. ${k} put one finger to the pebble. It rolled all the way to the path.`,
    doesOld: (k, c) =>
      `${k} looked round to see who was meant. There was only the shed. And then ${k} noticed how ${c.name} stood, leaning right back, with one foot off the ground. "How is the weather up there?" said ${c.name}. "It's fine," said ${k}, rather low. It is a thing that you have to get used to. ${k} put out one finger, and moved the pebble as far as the path, which is a day's walk.`,
    thanks: () => 'With one finger! You are the biggest person I have ever met',
    thanksShort: () => 'How very big you are!',
    some: 'I am as big as a house. It depends on who is looking.',
    pose: 'kneel',
    things: [],
    withGrownUp: false,
  },
  {
    id: 'hidden',
    asks: asksTo(/\b(?:invisible|disappear|hide|hidden|vanish|a ghost)\b/),
    callers: ['robin', 'rabbit'],
    because: 'I want to see what they all do when I am not there.',
    wish: () => 'I want to have a wash, and have nobody look. But somebody is always there.',
    wishShort: () => 'I want to wash. Do not look!',
    doesShort: (k, c) => `${k} sat behind the bush. So still! Splash, splash, went ${c.name}.`,
    does: (k, c) =>
      `${k} sat down behind the bush and kept still, from the feet up. A leaf fell on ${k}, and stayed. ${c.name} came out, and looked all round. Then ${c.name} sat down to wash, right beside ${k}.`,
    doesOld: (k, c) =>
      `${k} sat down behind the bush and was still, from the feet up. That takes some time. It is not enough not to move. You have to not be about to. A leaf came down on one knee and took it for a root. And out came ${c.name}, looked left, looked right, looked straight at ${k}, and began to wash, all over. ${k} saw all of it.`,
    thanks: () => 'Where were you? There was nobody here at all but a bush with shoes on',
    thanksShort: (k) => `Where is ${k}? I see only a bush.`,
    some: 'It works until you laugh.',
    pose: 'hide',
    things: ['bush'],
    withGrownUp: false,
  },
  {
    id: 'talk',
    asks: asksTo(/\b(?:talk|speak|understand|listen)\b/),
    callers: ['cat', 'crow'],
    because: 'They know things. They look at you as if you had just asked.',
    wish: () => 'I say it all every night, from the wall. I want somebody to listen to the end.',
    wishShort: () => 'I want somebody to hear me.',
    doesShort: (k, c) => `${k} sat down. ${c.name} said it all. "Mm," said ${k}.`,
    does: (k, c) =>
      `${k} sat down by the wall, and ${c.name} began at the beginning. It was very long. Some of it was about a fish. ${k} said "Mm" in all the right places, and never looked away.`,
    doesOld: (k, c) =>
      `${k} sat down by the wall with both hands still, and ${c.name} began at the beginning. It took most of an hour. There was a fish in it, and a shut door, and somebody called Gerald who had behaved badly. ${k} could not have told you all of it. But ${k} knew where it got sad, because it went slower there. In those places ${k} said "Mm", and nothing else, and did not once say what had happened to ${k}.`,
    thanks: () => 'You speak it so well. Most people talk over the good bits',
    thanksShort: () => 'How well you speak it!',
    some: 'I can only do the listening half. It is the longer half.',
    pose: 'sit',
    things: [],
    withGrownUp: false,
  },
  {
    id: 'royal',
    asks: asksTo(/\b(?:queen|king|princess|prince|emperor|empress|president|boss|mayor|judge|in charge)\b/),
    callers: ['duck', 'hen'],
    because: 'You say a thing once. And then it has been said.',
    wish: () => 'There is one warm step and three of us. Somebody must say whose it is.',
    wishShort: () => 'One warm step, and three of us!',
    doesShort: (k, c) => `${k} sat up very straight. "${c.name} first. Then you. Then you."`,
    does: (k, c) =>
      `${k} sat up so straight that it could be heard. "${c.name} has it until the bell rings. Then you, and then you." "Is that the law?" said ${c.name}. "It is now," said ${k}.`,
    doesOld: (k, c) =>
      `${k} put the tea towel on, at the shoulders, and sat up so straight that it could be heard. Two said that they had been first, and one said nothing. ${k} looked at the one for longest. "Until the bell rings it belongs to ${c.name}," said ${k}. "Then to you. Then to whoever has not said anything." "Is that a law?" said ${c.name}. "It is now," said ${k}. It felt heavier than it had looked.`,
    thanks: () => 'It was fair. I do not like it, but it was fair, Your Majesty',
    thanksShort: () => 'Yes, Your Majesty!',
    some: 'It was one step. But they did what I said.',
    pose: 'sit',
    things: [],
    withGrownUp: false,
  },
  {
    id: 'strong',
    asks: asksTo(/\b(?:super\s?\w+|hero|strong\w*|brave|knight|rescue\w*|ninja|warrior|lifeguard|bodyguard)\b/),
    callers: ['ladybird', 'beetle'],
    because: 'They come when somebody calls. They do not even get their coat.',
    wish: () => 'A flowerpot has come down over my house. They are all in there. I was only out for milk.',
    wishShort: () => 'Help! A flowerpot fell on my house!',
    doesShort: (k, c) => `Here comes ${k}! Up goes the pot. "Nine!" said ${c.name}. All nine.`,
    does: (k) =>
      `${k} did not stop for a coat. The flowerpot was no bigger than a cup. A whole family was under it. ${k} lifted it with one hand, and put it down where nobody lived.`,
    doesOld: (k, c) =>
      `${k} came at once, in socks. It was a small flowerpot, the sort for one bean, but that is not how it looks from inside. ${k} knocked first, and said, "Stand back." Then ${k} lifted the whole roof off with one hand, quite slowly, because of the children. There were nine of them. They stood and looked at the sky, and then at ${k}, in about the same way. "Is that everybody?" said ${k}. ${c.name} counted. It was.`,
    thanks: () => 'With one hand! And where do you keep your cape',
    thanksShort: () => 'You came! You saved us all!',
    some: 'It was the smallest pot. But I came when they called.',
    pose: 'hold',
    things: [],
    withGrownUp: false,
  },
  {
    id: 'stage',
    asks: asksTo(
      /\b(?:famous|star|sing\w*|danc\w*|ball\w*|act\w*|foot\w*|play\w*|gymnast\w*|acrobat|clown|magician|musician|drummer|circus|runner|skat\w+|swimmer|artist|painter|writer|author|youtuber|on (?:tv|television|stage))\b/,
    ),
    callers: ['pigeon', 'sparrow', 'crow'],
    because: 'Everybody stops what they are doing, and looks, and then they are glad.',
    wish: () => 'We sit on this fence all day, and there is never anything on. We want a show.',
    wishShort: () => 'Nothing is ever on. We want a show!',
    doesShort: (k, c) => `${k} bowed. ${k} did all of it. ${c.name} clapped both wings.`,
    does: (k) =>
      `Out ${k} came from behind the washing, and did it. In the hard bit ${k} fell down. So ${k} did that again, on purpose, and bowed.`,
    doesOld: (k, c) =>
      `The washing was the curtain. ${k} stood behind a sheet and heard the fence fill up. Now it would be nice to be nobody. Then ${k} came out and did it, the beginning, the hard bit and the end. It is not easy on grass. In the hard bit ${k} went over. It was very quiet. So ${k} got up, and did that again, slower, as if it belonged there. ${c.name} said that it was the best part.`,
    thanks: () => 'We did not know that bit with the falling. We should like it again',
    thanksShort: () => 'More! More! Do it again!',
    some: 'It was a small crowd. But not one of them went home.',
    pose: 'dance',
    things: [],
    withGrownUp: false,
  },
  {
    id: 'have-somebody',
    asks: ({ to, what }) =>
      to.startsWith('have ') && what !== null && beingNamed(what.split(' ').at(-1) ?? '') !== undefined,
    callers: [],
    because: 'Somebody would know my feet from all the other feet.',
    wish: () => 'I live three doors down. They are all out on Saturdays. I want somebody to sit with.',
    wishShort: () => 'I want somebody to sit with.',
    doesShort: (k, c) => `${k} sat down. ${c.name} sat down. They leaned a little.`,
    does: (k, c) =>
      `The grown-up asked three doors down, and they said yes. So ${k} and ${c.name} sat on the step and did nothing. They did it for as long as a pot of tea. By the end they both leaned.`,
    doesOld: (k, c) =>
      `The grown-up went and asked, three doors down, and they said: with pleasure, until six. ${k} had a list of what to do with ${c.name}, in order. But ${c.name} sat down on the step, and there was room for one. So they did nothing, both facing the same way. A bus went by, and they watched that. Somewhere about five o'clock ${k} noticed some weight against one arm, and did not move the arm.`,
    thanks: () => 'I know your feet now. I shall know them on Saturday, from behind the door',
    thanksShort: () => 'Come back! I know your feet now.',
    some: 'Only on Saturdays. But it leans on me.',
    pose: 'sit',
    things: [],
    withGrownUp: true,
  },
  {
    id: 'under-water',
    asks: asksTo(/\b(?:under\s?water|fish|whales?|dolphins?|sharks?|the sea|swim|submarine|octopus)\b/),
    callers: ['frog', 'duck'],
    because: 'There is more down there than up here. And nobody has dusted it.',
    wish: () => 'Nobody ever comes to see my pond from the inside. They only look at the lid.',
    wishShort: () => 'Come and see in my pond!',
    doesShort: (k) => `The grown-up held ${k}. ${k} put the jar in and looked. Green stairs!`,
    does: (k, c) =>
      `The grown-up held ${k} round the middle. ${k} set the jar on the pond, and looked down through it. "Stairs," said ${k}. "All green. And your door!" ${c.name} went in by it, to show how.`,
    doesOld: (k, c) =>
      `The grown-up took a good hold of ${k}. The jar went in as far as its neck, the right way up, so that its bottom was a window. ${k} took a breath, and looked. There were stairs, all green, and a light that came and went on them. There was a forest with a snail in the top of a tree. ${c.name} went in at the front door, waved, and came out at the back. ${k} had still not breathed out.`,
    thanks: () => 'You held your breath the whole time! You could easily live there',
    thanksShort: () => 'You were in! You saw it!',
    some: 'It was one breath long. But both my eyes were down there.',
    pose: 'kneel',
    things: ['jar'],
    withGrownUp: true,
  },
  {
    id: 'be-somebody',
    asks: ({ to, what }) => to.startsWith('be ') && what !== null,
    callers: ['beetle', 'mouse', 'hedgehog'],
    because: 'I have thought of all the others. This is the one that I am.',
    wish: (_k, _c, x) => `I have wanted to meet ${withArticle(x)} all my life. They never come this way.`,
    wishShort: (_k, _c, x) => `I want to meet ${withArticle(x)}.`,
    doesShort: (k, _c, x) =>
      `Round the bush went ${k}. And what came out? "${saysOf(x) === '' ? 'Here I am' : saysOf(x)}!" said ${k}.`,
    does: (k, c, x) =>
      `${k} went behind the bush, and came out as ${withArticle(x)}. ${saysOf(x) === '' ? '' : `"${saysOf(x)}," said ${k}, but not too loud. `}${c.name} looked for a long time, from the shoes upward. "I thought there would be more of you," said ${c.name}. "I like this better."`,
    doesOld: (k, c, x) =>
      `${k} went behind the bush, because nobody can do it while they are watched. It takes longer than you would think. When ${k} came out, it was with other feet, though they were in the same shoes. ${saysOf(x) === '' ? '' : `"${saysOf(x)}," said ${k}. `}It was not loud. It did not have to be. ${c.name} looked for a long time, from the bottom upward. "Are you sure that you are one?" said ${c.name}. "Until supper," said ${k}.`,
    thanks: (_k, _c, x) => `I shall tell everyone. I have met the ${x}, and it had very kind knees`,
    thanksShort: (_k, _c, x) => `Hello, ${x}! Hello at last!`,
    some: 'Only until supper. But somebody met me.',
    pose: 'stand',
    things: ['bush'],
    withGrownUp: false,
  },
  {
    id: 'any',
    asks: () => true,
    callers: ['snail', 'hedgehog'],
    because: 'I have wanted it since Tuesday, and it has not stopped.',
    wish: () => 'I never know what anybody wishes for. I want to be told one, from the beginning.',
    wishShort: () => 'Tell me a wish. All of it!',
    doesShort: (k, c) => `${k} told it all. ${c.name} heard every bit.`,
    does: (k, c) =>
      `So ${k} told it, with what it would be like on a wet Monday. Nobody had ever asked about that. ${c.name} listened, and did not look away once.`,
    doesOld: (k, c) =>
      `So ${k} told it, from the beginning. There was much more to it than anybody had let ${k} say. There was how it would be on a Monday. There was what it would cost, and where it would be when it rained. ${c.name} did not say "one day", or "we shall see". ${c.name} said, "And then?" By the end of it ${k} had found out two things about the wish that were not there before.`,
    thanks: () => 'That is a good one. I shall wish it too, on the way home. It is a long way',
    thanksShort: () => 'I will wish it too.',
    some: 'None of it yet. But now there are two of us at it.',
    pose: 'sit',
    things: [],
    withGrownUp: false,
  },
];
