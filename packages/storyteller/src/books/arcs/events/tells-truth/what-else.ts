import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withSchoolFriend } from '../page.ts';
import { old, TRUTH_TITLES } from './what-else-old.ts';

/** A trumpet is only liked when it stops; and whoever asks "and what else?" hears why. */
export const WHAT_ELSE: EventPlot = { id: 'what-else', young, middle, old };

function young(asked: Going): Told {
  const { K, B, G, k, b, g, chance } = withSchoolFriend(asked);
  return {
    title: titled(chance.pick(...TRUTH_TITLES)),
    refrain: 'What else?',
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'hold', 'excited')] },
        `${k} had a spell on a card. "Say what is so!" Pop!`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'cover', 'surprised'), seen(K, 'stand', 'surprised')] },
        `"Your hair is a nest, ${k}!" "Oh!" said ${g}. "Why did I say that?"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'trumpet'), seen(B, 'stand', 'calm')],
        },
        `${k} had a trumpet. Toot! "Do you like it?" ${k} asked ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cover', 'surprised')] },
        `"I like it when it stops," said ${b}. "Oh no!"`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `${k} sat with ${g}. "Is it so bad?" "Yes," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious'), seen(G, 'hug', 'happy')] },
        `"What else?" said ${k}. "Your happy face," said ${g}. "I like that."`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'run', 'excited'), seen(B, 'stand', 'shy')] },
        `So ${k} ran back. "What else?" ${k} asked ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hug', 'happy'), seen(K, 'stand', 'happy')] },
        `"When it stops, you play," said ${b}. "With me!" "Oh!" said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'run', 'happy'), seen(B, 'run', 'happy')] },
        `So it stopped. And ${k} and ${b} went to play. Toot!`,
      ),
    ],
  };
}

function middle(asked: Going): Told {
  const { K, B, G, k, b, g, Gcap, company, chance } = withSchoolFriend(asked);
  const T = company.person('Mr Finn', 'teacher');
  const r = "I wasn't going to say that.";
  return {
    title: titled(chance.pick(...TRUTH_TITLES)),
    refrain: r,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(K, 'hold', 'curious'), seen(G, 'stand', 'calm')] },
        `It fell out of the cornflakes. THE TRUTH SPELL, said the card. LASTS TILL SUPPER. ${k} read it out loud, and it rhymed. "Good morning," said ${g}. "Your hair looks like a nest."`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'cover', 'surprised'), seen(K, 'stand', 'surprised')] },
        `${Gcap} went pink. "${r}" said ${g}. "I was going to say good morning and stop." ${k} looked at the card again, and put it in a pocket.`,
      ),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(T, 'stand', 'shy'), seen(K, 'sit', 'happy')] },
        `"Today we do fractions," said Mr Finn. "I don't like them at all. I never did. Oh! ${r}" At dinner the cook lifted the lid. "I shouldn't eat that," said the cook. It was the best day ever.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'look-up', 'worried'), seen(B, 'sit', 'worried')] },
        `Then it got sharper. "I only sit here because it's warm," said somebody to somebody. "Your drawing looks like a potato." There were tears by the coats. ${k} looked over at ${B.introduced}.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'hold', 'proud', 'trumpet'), seen(B, 'sit', 'calm')] },
        `Every day ${k} played the trumpet on the wall, and ${b} listened. "Shall I play my new piece?" said ${k}. "I only like it when it stops," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'cover', 'sad'), seen(K, 'stand', 'sad')] },
        `"${r}" said ${b}, with both hands over the mouth. But it was said. And it had to be true. ${k} took the trumpet home and sat down on the stairs.`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(K, 'sit', 'sad')] },
        `"Is it bad?" said ${k}. "Yes," said ${g}. "It's awful." Nobody said anything. ${k} did not run off. So there was time for more to come. "And I turn the washing off," said ${g}. "I like to hear it."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious'), seen(G, 'hug', 'happy')] },
        `"Why?" said ${k}. "Because you're never so happy as just before the high note." So that was the way of it. The truth had a second half. They had all run off after the first.`,
      ),
      page(
        {
          setting: 'street',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(B, 'sit', 'curious')],
        },
        `${b} was still on the wall. "Did you do it?" said ${b}. "The spell?" It was nearly supper. ${k} could just have waited. "Yes," said ${k}. "It was me. And what else, about the trumpet?"`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'happy'), seen(K, 'sit', 'happy')] },
        `"I only like it when it stops," said ${b}. "Then you come down and play! I come every day. I sit through all of it." "Even the high note?" said ${k}. "Even that."`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(K, 'hold', 'proud', 'trumpet'), seen(B, 'sit', 'happy')] },
        `Then it struck six, and anyone could say anything. ${k} played the new piece. "Well?" said ${k}. ${b} thought about it. "It's louder than last week," said ${b}. And what else? "The end is good. There's a lot of it."`,
      ),
    ],
  };
}
