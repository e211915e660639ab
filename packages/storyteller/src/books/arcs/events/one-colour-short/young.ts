import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** A colour has come down to see what it is always in. */
export function young(going: Going): Told {
  const { R, K, G, r, k, g, Gcap, c, C, aC, refrain, title } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(R, 'stand', 'sad'), seen(K, 'point', 'surprised')],
        },
        `Here is ${R.introduced}. One, two, three, four, five, six. Six?`,
        `The rain stops. Up comes ${R.introduced}! ${k} counts to six. Only six?`,
        `${k} sees ${R.introduced}. But there is a gap in it!`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'worried'), seen(K, 'look-up', 'worried')] },
        `"Where is the ${c}?" says ${k}. "I do not know," says ${r}. "I lost it."`,
        `"I have lost my ${c}," says ${r}. "It was here last time!"`,
        `"You have no ${c}!" says ${k}. "No," says ${r}. "Gone."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'sock'), seen(R, 'stand', 'surprised')],
          things: ['sock'],
        },
        `${k} holds up ${aC} sock. It is too short. "${refrain}" says ${r}.`,
        `"Take this!" says ${k}. It is ${aC} sock. "${refrain}" says ${r}.`,
        `Here is ${aC} sock. It smells a bit. "${refrain}" says ${r}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'worried'), seen(R, 'stand', 'surprised')], things: ['scarf'] },
        `Then ${k} throws up ${aC} scarf. Flop! "${refrain}" says ${r}.`,
        `This ${c} scarf is long. But it will not stay up. "${refrain}"`,
        `"And this scarf?" Up, and down again! "${refrain}" says ${r}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'surprised')], things: ['paint'] },
        `Now ${k} has ${c} paint. Drip! Now ${g} is ${c}. "${refrain}"`,
        `What about paint? Drip, drop! ${Gcap} has ${aC} nose. "${refrain}" says ${r}.`,
        `Here is the paint. It runs! ${Gcap} has two ${c} feet. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'stand', 'sad'), seen(K, 'sit', 'sad')] },
        `"I am not all here," says ${r}. The rainbow gets thin.`,
        `${r} is sad. Soon the sun goes in. Then ${r} must go, too.`,
        `"No one counts to six," says ${r}. ${k} sits down to think.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised')], things: ['puddle'] },
        `Look, a puddle. It is so ${c}! But the sky is grey.`,
        `Here is one grey puddle. Here are two. And this one is ${c}!`,
        `Splash! ${k} steps in a puddle. Oh! Now one boot is ${c}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'curious')], things: ['puddle'] },
        `"Are you the ${c}?" says ${k}. "Shh! I want to see."`,
        `"Is it you?" says ${k}. "Yes," says the ${c}. "I am looking at the rainbow."`,
        `"There you are!" says ${k}. "Sit down," says the ${c}. "Look up there!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'look-up', 'happy'), seen(R, 'stand', 'calm')], things: ['puddle'] },
        `"I never saw it. I am always in it!" says the ${c}.`,
        `"You all say oh!" says the ${c}. "I never see why."`,
        `"I am always in it. So I never see it!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(R, 'stand', 'calm')], things: ['puddle'] },
        `"It is good," says the ${c}. "But there is a gap." "That is you!"`,
        `"Only, it has a hole," says the ${c}. "Yes," says ${k}. "Your hole!"`,
        `"What is missing?" says the ${c}. ${k} laughs. "You are!" "Oh," says the ${c}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'stand', 'happy'), seen(K, 'cheer', 'happy', 'mirror')],
          things: ['mirror'],
        },
        `Whoosh! Up it goes. Seven! ${k} holds up a mirror. "My ${c}!" says ${r}.`,
        `Up jumps the ${c}. Now ${k} holds up a mirror. "${C}! Is that all of us?"`,
        `Whoosh! It is seven again. And ${k} has a mirror. "Now you can see, ${c}!"`,
      ),
    ],
  };
}
