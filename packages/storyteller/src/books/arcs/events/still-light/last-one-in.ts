import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './last-one-in-old.ts';
import { inTheGarden, REFRAINS, TITLES } from './parts.ts';

/** The one who sings them all to bed cannot stop before the last is in, and the last will not go in before the song stops. */
export const LAST_ONE_IN: EventPlot = { id: 'last-one-in', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, k, g, third, chance } = going;
  const { H, R } = inTheGarden(going);
  const r = chance.pick(...REFRAINS);
  const also = third ? ` ${k} looked out too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(G, 'stand', 'calm'), seen(A, 'stand', 'surprised')] },
        `"Bed," said ${g}. "Now?" ${A.introduced} looked out. "${r}"`,
        `It was bedtime. ${A.introduced} was up. "Bed," said ${g}. "${r}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'sleepy'), seen(A, 'look-up', 'curious')], things: ['pillow'] },
        `${B.introduced} had a pillow. "Look!" said ${a}. "They are all still up!"${also}`,
        `${B.introduced} got a pillow. "I am not tired. Are you?" "No!" said ${a}.${also}`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(H, 'walk', 'sleepy')] },
        `Out there was ${H.introduced}. But ${H.name} yawned, and went in. Sleep tight!`,
        `${H.introduced} was up! No. Hop, hop, in to bed. Sleep tight!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')], things: ['daisy'] },
        `Was a daisy still up? "${r}" said ${a}. But they all shut. Sleep tight!`,
        `A daisy was still open. Then it shut. "${r}" said ${a}. Sleep tight!`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'sit', 'surprised')] },
        `"You are up," ${a} said to ${b}. Snore! ${b} was asleep.`,
        `"I am not tired," said ${b}. Snore! ${b} was asleep.`,
      ),
      page(
        { setting: 'garden', time: 'sunset', camera: 'medium', actors: [seen(R, 'shout', 'happy')], things: ['fence'] },
        `Tweet, tweet! The fence was singing! No, it was ${R.introduced}.`,
        `Who was on the fence? Tweet, tweet! It was ${R.introduced}.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'wave', 'curious'), seen(R, 'shout', 'sleepy')] },
        `"Are you not tired?" said ${a}. "Yes. But I sing them in."`,
        `"Go to bed, ${R.name}," said ${a}. "Not yet. I sing them in."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(R, 'sit', 'sleepy')] },
        `"Who is not in?" said ${a}. ${R.name} looked to the left. ${R.name} looked at ${a}.`,
        `"Who is still up?" said ${a}. ${R.name} just looked at ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['blanket'] },
        `"Oh!" said ${a}. "It is me!" Then ${a} got under the blanket.`,
        `"Me?" said ${a}. "It is me!" Down went ${a}, blanket and all.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(R, 'sleep', 'sleepy')] },
        `One more tweet. Then ${R.name} was asleep. It was still light. ${a} did not see it.`,
        `Tweet, sang ${R.name}. That was the last one. It was still light. But ${a} was asleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, k, g, Gcap, third, chance } = going;
  const { H, R } = inTheGarden(going);
  const [h, n] = [H.name, R.name];
  const r = chance.pick(...REFRAINS);
  const also = third ? ` ${k} looked as well.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: r,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(G, 'point', 'calm'), seen(A, 'stand', 'surprised')],
          things: ['clock'],
        },
        `"Bedtime," said ${g}, and drew the curtains. It made no difference. The sun came in at both sides, and through the middle. "${r}" said ${A.introduced}. "The clock says it's bedtime." "The clock hasn't looked out of the window," said ${a}.`,
        `It was June. The clock said bedtime, and the window said lunch. "${r}" said ${A.introduced}. "In winter I had to go because it was dark. You said so." ${Gcap} thought about that for some time. "Bed," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'point', 'determined'), seen(G, 'stand', 'calm')] },
        `"Everybody else is still up," said ${a}. ${Gcap} looked out. It was true. "Then you may watch," said ${g}. "When the last one's in bed, you're in bed." "The very last?" said ${a}. "The very last."`,
        `"I'll go to bed when everybody does," said ${a}. "Everybody out there?" "All of them," said ${a}. "That's fair," said ${g}. "When the last one's in, you go in as well." They shook hands on it.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'happy'), seen(A, 'kneel', 'happy')], things: ['pillow'] },
        `So ${a} knelt at the window. ${B.introduced} came to help, with a pillow, for the knees. "I'm not a bit tired," said ${b}. "I could do this all night."${also}`,
        `${a} knelt at the window, to keep watch. There was a pillow to kneel on. "I'm never tired," said ${B.introduced}. It might take until autumn.${also}`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(H, 'walk', 'sleepy'), seen(A, 'look-up', 'surprised')] },
        `On the grass was ${H.introduced}, with the whole evening before her. ${h} looked at the blue sky, and went up the plank to bed. Nobody had sent her. "That's only one," said ${a}, at the window.`,
        `First there was ${H.introduced}, who had a worm to see to. Then ${h} had seen to it. She went up the plank and in at the little door, in bright sun. "She didn't even argue," said ${a}, up at the window.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'surprised')], things: ['daisy'] },
        `The daisies were wide open, all over the lawn. "${r}" ${a} told them, through the glass. They shut all the same. They went with the sun on them, like people putting up umbrellas.`,
        `Then there were the daisies. ${a} stared at one, very hard. It shut. So did the one beside it. "${r}" said ${a}. But it went all down the lawn, and there was no stopping it.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'sit', 'surprised')] },
        `"Well, there's you," ${a} said to ${b}. "You aren't in bed." "I'm only on the pillow," said ${b}. "That doesn't count." Then there was a snore, and it didn't come from ${a}.`,
        `"We two are still up," said ${a}. "I could go on for hours," said ${b}. "I could go on for... I could go..." And ${b} went. It was quite a loud snore, for somebody who was never tired.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(R, 'shout', 'happy'), seen(A, 'look-up', 'happy')],
          things: ['fence'],
        },
        `But on the fence stood ${R.introduced}, and sang. It was a song with a great many verses. "There!" said ${a}. "That one's having a lovely time."`,
        `Then ${a} heard it. On the fence was ${R.introduced}, singing away. There was no end to it. "Good for you!" called ${a}. "Don't you let them make you."`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'shout', 'sleepy'), seen(A, 'look-up', 'curious')] },
        `The song went on. It got slower, and rather hoarse. Once ${n} nearly fell off the fence. ${n} looked all round, and up at ${a}. Then ${n} took a breath, and began again at the beginning.`,
        `${a} put one cheek on the window sill, and listened. ${n} sang with one eye shut, and then with both. Every time the song was nearly done, ${n} opened one, and looked up. And then it started again.`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'sit', 'curious'), seen(R, 'sit', 'sleepy')] },
        `"Aren't you tired?" said ${a}. "I've been tired since supper," said ${n}. "But I'm the one who sings them all in. I mayn't stop until the last one's in bed." "I can't go until you do," said ${a}. "That's what I promised."`,
        `"When do you go to bed?" said ${a}. "When I've sung everybody in," said ${n}. "One of them isn't in yet. I can't think what's keeping them." "That's hard on you," said ${a}, who was waiting for it, too.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised'), seen(R, 'sit', 'shy')] },
        `"Who isn't in?" said ${a}. "The hen's in. The daisies are shut." ${n} was too polite to say. ${n} only looked. ${a} turned round, to see who was behind. There was nobody there but a bed.`,
        `"Let's find out who it is," said ${a}, "and tell them." They went through all of them. The hen was in, and so were the daisies. "Then there's nobody left," said ${a}. ${n} gave a very small cough. "Oh," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sleep', 'sleepy'), seen(R, 'sit', 'happy')], things: ['blanket'] },
        `So ${a} got in, and pulled the blanket right up. ${a} shut both eyes hard enough to be seen from a fence. There was one more verse, a little one. Then ${n} stopped. It was still light, but they were both asleep.`,
        `"You might have said," said ${a}, and got under the blanket. "It isn't the sort of thing one says," said ${n}. ${n} sang the last bit, very softly, and left off in the middle. It was still light, and they were both asleep.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'curious')],
          things: ['biscuit'],
        },
        `In December it was dark by tea. "Look at that," said ${g}. "It's black outside. Shouldn't you be in bed?" ${a} took another biscuit. "I don't go by the dark," said ${a}. "Listen." Out by the street lamp somebody was still singing.`,
        `Then it was winter, and dark before tea. "I see it's night," said ${g}. "Bed, then?" "I don't go by that any more," said ${a}, and took a biscuit. They kept quite still. Outside, in the dark, ${n} was only at verse one.`,
      ),
    ],
  };
}
