import type { SettingName, ThingName } from '@storylantern/contract';
import type { ActorHint } from '../../arc.ts';

/** A way of wishing that does not work, and why: in sentences of at most 8, 14 and 20 words. */
export interface WayOfWishing {
  readonly young: (child: string) => string;
  readonly middle: (child: string) => string;
  readonly old: (child: string) => string;
  readonly at: SettingName;
  readonly pose: ActorHint['pose'];
  readonly things: readonly ThingName[];
}

export const WAYS: readonly WayOfWishing[] = [
  {
    young: (k) => `${k} told it to a spoon. The spoon had ${k} in it, upside down.`,
    middle: (k) =>
      `${k} told the wish to a spoon. But there was another ${k} in the spoon, upside down. It wanted the very same thing.`,
    old: (k) =>
      `You can wish on a spoon, if you catch it early. ${k} held one up at breakfast and told it everything. But there was another ${k} in the spoon, upside down, who was saying just the same. Neither of them was going to let the other go first.`,
    at: 'kitchen',
    pose: 'hold',
    things: ['spoon'],
  },
  {
    young: (k) => `${k} drew it on the wet window. Then the window dried.`,
    middle: (k) =>
      `${k} drew it on the kitchen window, where it was all steam. It was a good drawing. But then the window dried, and forgot it.`,
    old: (k) =>
      `There was steam on the kitchen window. ${k} wrote the wish in it with one finger, large, so that it could be read from outside. But a window only remembers while the potatoes boil. By supper there was a clean pane, and a view of the shed.`,
    at: 'kitchen',
    pose: 'reach',
    things: [],
  },
  {
    young: (k) => `${k} blew a dandelion. Puff! Away it went, next door.`,
    middle: (k) =>
      `Out on the grass there was a dandelion clock. ${k} wished, and blew. But the wish went over the fence. Nobody next door had asked for it.`,
    old: (k) =>
      `On the grass was a dandelion clock, which is known to be good for wishes. ${k} blew, and it all went off together, very prettily, over the fence. But there the wind put it down. And nobody next door had the least use for it.`,
    at: 'garden',
    pose: 'stand',
    things: [],
  },
  {
    young: (k) => `Round the tree, three times! ${k} sat down. Which wish was it?`,
    middle: (k) =>
      `${k} ran three times round the tree, backwards. That is said to do it. But after that ${k} could not tell one wish from another.`,
    old: (k) =>
      `Three times round the tree, backwards, at a run: everybody knows that one. ${k} did it properly. But then the garden went round three times more by itself. When it stopped, ${k} could remember that there had been a wish, and had to go in and ask which.`,
    at: 'garden',
    pose: 'run',
    things: ['tree'],
  },
  {
    young: (k) => `Plop! ${k} gave a button to the puddle. It kept it.`,
    middle: (k) =>
      `${k} dropped a button in the puddle, as one does with a penny. But it was only rain. It had come down the day before, and knew nobody here.`,
    old: (k) =>
      `With a well you use a penny. ${k} had a button, and there was a puddle. It went in with a good plop, and the rings went all the way out to the edge. But the puddle was new. It had come down on Tuesday, and it did not know anybody yet.`,
    at: 'garden',
    pose: 'reach',
    things: ['puddle', 'button'],
  },
  {
    young: (k) => `${k} shut both eyes. Wish, wish, wish! Then it was only lunch.`,
    middle: (k) =>
      `${k} sat down and shut both eyes, and wished until it hummed. But when the eyes were open again, it was only lunch.`,
    old: (k) =>
      `After that ${k} sat on a kitchen chair, eyes shut, and wished so hard that there was a humming. But that was the fridge. And what stood there, when the eyes were open, was lunch. It was a perfectly good lunch. Nobody had wished for it.`,
    at: 'kitchen',
    pose: 'sit',
    things: [],
  },
  {
    young: (k) => `${k} looked in the clover. One, two, three leaves. Never four!`,
    middle: (k) =>
      `A clover with four leaves will do it. ${k} went over the whole lawn on both knees. But they all had three, even the big ones.`,
    old: (k) =>
      `A clover with four leaves is as good as a promise. ${k} went over the lawn on both knees, a square at a time. But clovers can count. There were three, and three, and three. The one with four turned out to be two that were standing close together.`,
    at: 'garden',
    pose: 'kneel',
    things: [],
  },
  {
    young: (k) => `${k} crossed all ten fingers. But how do you hold toast?`,
    middle: (k) =>
      `${k} crossed the fingers of both hands, which is stronger. But then there was toast. You cannot hold toast like that, and it got cold.`,
    old: (k) =>
      `It helps to cross your fingers, so ${k} crossed all of them, and the thumbs. That went well for an hour. But it cannot be kept up. First came toast, and then a button. There is a limit to what can be done with the elbows, and nothing had been granted by then.`,
    at: 'kitchen',
    pose: 'sit',
    things: [],
  },
  {
    young: (k) => `${k} told it to the teapot. Out it all came. Drip!`,
    middle: (k) =>
      `${k} put a mouth to the teapot, and told it everything. But a teapot cannot keep a thing in. It all went into somebody's cup.`,
    old: (k) =>
      `${k} had read of somebody who lived in a lamp. There was no lamp, but there was a teapot, and it has much the same nose. ${k} gave it a rub, and told it through the spout. But nobody was in. There were only leaves, and they have to be told by hot water, or they take no notice.`,
    at: 'kitchen',
    pose: 'reach',
    things: ['teapot'],
  },
];
