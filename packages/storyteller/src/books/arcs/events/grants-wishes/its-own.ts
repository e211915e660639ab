import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './its-own-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** It grants wishes as it understands them; and nobody has ever granted it one. */
export const ITS_OWN: EventPlot = { id: 'its-own', young, middle, old };

function young(going: Going): Told {
  const { refrain, wishes, A, a, K, k, N, n, R, r } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: wishes.setting,
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'surprised')],
        },
        `"I grant wishes," says ${A.introduced}. "Oh!" says ${K.introduced}.`,
        `"Make a wish!" says ${A.introduced}. ${K.introduced} runs to tell.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'sleepy'), seen(A, 'stand', 'happy')] },
        `"I wish for a bed," says ${N.introduced}. ${wishes.bedNow}`,
        `"I want a new bed," says ${N.introduced}. ${wishes.bedNow}`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'surprised'), seen(A, 'stand', 'proud')] },
        `"${refrain}" says ${a}. But is it a bed?`,
        `"A bed?" says ${n}. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'excited'), seen(A, 'stand', 'proud')] },
        `"I wish for a ball," says ${R.introduced}. ${wishes.ballNow} "${refrain}"`,
        `Here comes ${R.introduced}. "A ball, please!" ${wishes.ballNow} "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'curious'), seen(A, 'stand', 'proud')] },
        `"I wish for a hat," says ${k}. ${wishes.hatNow} "${refrain}"`,
        `"A hat!" says ${k}. ${wishes.hatNow} "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'walk', 'angry'), seen(R, 'walk', 'angry'), seen(A, 'sit', 'sad')] },
        `"All wrong!" say ${n} and ${r}. They go. ${a} is sad.`,
        `${n} and ${r} go home. "I do my best," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(A, 'sit', 'sad')] },
        `For ${a} it is a good hat. "Thank you," says ${k}.`,
        `"You gave me your best hat," says ${k}. "Thank you!"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'curious'), seen(A, 'stand', 'surprised')] },
        `"And what is your wish, ${a}?" ${wishes.wantsNow(a)}`,
        `"What do you wish for?" says ${k}. ${wishes.wantsNow(a)}`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(K, 'reach', 'happy'), seen(A, 'stand', 'happy')] },
        `"That I can do!" ${wishes.givenNow(k, a)}`,
        `It gets dark. ${wishes.givenNow(k, a)}`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'happy'), seen(A, 'stand', 'happy')] },
        `"How did you do that?" says ${a}. "${refrain}" says ${k}.`,
        `"You can grant wishes!" says ${a}. "${refrain}" says ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, wishes, A, a, K, k, N, n, R, r } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: wishes.setting,
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'surprised')],
        },
        `In ${wishes.home} lived ${A.introduced}. It was ${K.introduced} who found out about it. "I grant wishes," said ${a}. "I like to. Do you know anybody who has one?" ${k} knew somebody at once.`,
        `"You look as if you had a wish," said somebody in ${wishes.home}. It was ${A.introduced}. "I grant them. It's a gift." ${K.introduced} ran home and told everybody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'sleepy'), seen(A, 'stand', 'happy')] },
        `The first was ${N.introduced}, who slept badly. "I wish for a new bed," said ${n}. "Nothing easier," said ${a}, and shut both eyes. There was a plop. ${wishes.bed}`,
        `${N.introduced} had got a stiff back. "A bed," said ${n}. "A soft one." "I know just the thing," said ${a}, very pleased. Plop! ${wishes.bed}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'stand', 'surprised'), seen(A, 'stand', 'proud'), seen(K, 'stand', 'curious')],
        },
        `"${refrain}" said ${a}. "That's not a bed," said ${n}. "It's the very best sort," said ${a}. "I sleep in one myself." ${k} looked from one to the other.`,
        `"What's this?" said ${n}. "${refrain}" said ${a}. "You won't find a better bed." And ${k}, who stood by, thought that ${a} really meant it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'excited'), seen(A, 'stand', 'proud')] },
        `Next came ${R.introduced}. "I wish for a ball," said ${r}, "a good one." Plop! ${wishes.ball} "${refrain}" said ${a}.`,
        `"My turn!" said ${R.introduced}. "I want a ball. Is that hard?" "Not at all," said ${a}. Plop! ${wishes.ball} "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'curious'), seen(A, 'stand', 'proud')] },
        `"And you?" said ${a} to ${k}. "A hat," said ${k}, who had thought about it. A hat is a hat. Plop! ${wishes.hat} "${refrain}" said ${a}.`,
        `${k} was the last. "A hat, please," said ${k}. What can go wrong with a hat? Plop! ${wishes.hat} "${refrain}" said ${a}. "It suits you."`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'shout', 'angry'), seen(R, 'shout', 'angry'), seen(A, 'sit', 'sad')] },
        `"It's all wrong!" said ${n}. "It's a swindle," said ${r}. "Who'd want that?" They went home, with long steps. ${a} had stopped smiling. "But those were the best I know," said ${a}.`,
        `By then there was trouble. "I'm going home to my old bed," said ${n}. "You can't do it at all!" said ${r}. And they went. "I gave them the nicest there are," said ${a}, quite small.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(A, 'sit', 'sad')] },
        `${k} stayed. ${k} turned the hat round and round. Then ${k} saw it. In ${wishes.home} there are no other beds, or balls, or hats. "You've given us just what you'd like yourself," said ${k}. "Isn't that how it's done?" said ${a}.`,
        `Only ${k} was left, with the hat. "Is this what you'd call a hat?" said ${k}. "The finest," said ${a}. "I've had my eye on it for years." So ${k} put it on again. "Then thank you very much."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'curious'), seen(A, 'stand', 'surprised')] },
        `"And who grants wishes to you?" said ${k}. ${a} thought, and it took a while. "Nobody," said ${a}. "It has never come up." "If somebody did?" "Oh," said ${a}. "I should like ${wishes.wants}."`,
        `"What do you wish for?" said ${k}. Nobody had ever asked ${a}. It was so new that ${a} had to sit down. "It's a silly one," said ${a}. "I should like ${wishes.wants}."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(K, 'reach', 'happy'), seen(A, 'stand', 'surprised')] },
        `"And what is it for?" said ${k}. ${a} told it all. "I can do that," said ${k}. ${wishes.given(k, a)}`,
        `"What is it for?" said ${k}, and ${a} told it, until it was dark. "Wait here," said ${k}. ${wishes.given(k, a)}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'happy')] },
        `"How did you know how I meant it?" said ${a}, later. "I asked," said ${k}. "And then I asked what it's for." ${a} was silent. "I've never done that bit," said ${a}.`,
        `"It was just as I meant it," whispered ${a}. "How do you do that?" "One asks twice," said ${k}. "Once what it is, and once what it's for." "What it's for," said ${a}, and learned it by heart.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(N, 'stand', 'surprised'), seen(K, 'stand', 'happy')],
        },
        `A week later ${n} came past, yawning. "That bed," said ${a}. "What was it for?" "For sleeping," said ${n}. "It's only that it's so loud at my house." Plop! went something into each of ${N.names} ears. It was moss. "${refrain}" said ${a}.`,
        `When ${n} came by again, ${a} was ready. "What did you want the bed for?" said ${a}. "To rest my back," said ${n}. "It comes from all that digging." Plop! And the garden was dug. "${refrain}" said ${a}, and looked at ${k}.`,
      ),
    ],
  };
}
