import type { Told } from '../../arc.ts';
import { titled } from '../../arcs/wording.ts';
import { act, oneWay, page } from '../held.ts';
import type { Adopted } from './book.ts';

/** Two bears have a bed ready, and along comes a lamb. */
export function young({ child: K, grownUp: g, G, lamb, pair, wore, chance }: Adopted): Told {
  const refrain = "There's no hurry";
  const k = K.name;
  const told = oneWay(chance);
  return {
    title: titled(chance.pick('two bears and a lamb', 'the lamb comes home', "there's no hurry")),
    refrain,
    pages: [
      page(told(
          `Two bears sit on the rug. "They wait," says ${k}. "Who for?" says ${g.name}.`,
          `Two bears have a bed. Nobody is in it! "They wait," says ${k} to ${g.name}.`,
        ),
        { setting: 'living-room', camera: 'wide', actors: [act(K, 'kneel', 'calm'), act(g, 'sit', 'calm'), ...pair('sit', 'calm')] },
      ),
      page(told(
          `Along comes a lamb. It has some hay. That is from its first field.`,
          `Here comes a lamb! It had a field before. It has some hay from there.`,
        ),
        { camera: 'medium', actors: [act(K, 'kneel', 'curious'), act(lamb, 'stand', 'calm')] },
      ),
      page(told(
          `"Hello!" say the bears. The lamb says nothing. It looks at its hooves. "${refrain}," say the bears.`,
          `"Hello, Lamb!" The lamb looks down. Not a word. "${refrain}," say the bears.`,
        ),
        { camera: 'close', actors: [act(lamb, 'stand', 'worried'), ...pair('sit', 'calm')] },
      ),
      page(told(
          `Does it like honey? No. Does it like a song? A bit. "${refrain}," say the bears.`,
          `One bear has honey. No, thank you. One bear has a song. Hm! "${refrain}," say the bears.`,
        ),
        { camera: 'medium', actors: [act(K, 'kneel', 'happy'), ...pair('sit', 'happy'), act(lamb, 'sit', 'calm')] },
      ),
      page(told(
          `The lamb thinks of its field. It may do that. It is a bit sad.`,
          `"It thinks of its field," says ${k}. "It may," says ${g.name}.`,
        ),
        { camera: 'close', actors: [act(lamb, 'sit', 'sad'), act(K, 'kneel', 'calm')] },
      ),
      page(told(
          `Then the hay goes into the bed. The lamb goes in after it. One hoof is on a paw!`,
          `In goes the hay. In goes the lamb. It holds a big paw, with one hoof!`,
        ),
        { camera: 'close', actors: [act(lamb, 'sit', 'happy'), ...pair('sit', 'surprised')] },
      ),
      page(told(
          `"Are they a family?" says ${g.name}. "Yes," says ${k}. "One has wool." "Two have fur!"`,
          `"Fur, fur and wool," says ${g.name}. "It's a family," says ${k}. "For good?" "For good."`,
        ),
        { camera: 'medium', actors: [act(K, 'kneel', 'happy'), act(g, 'sit', 'happy'), act(lamb, 'sit', 'happy')] },
      ),
      page(told(
          wore === null ? `"Now mine," says ${k}. "The day we met you," says ${g.name}. That one is true.` : `"Now mine," says ${k}. "The day we met you! You had ${wore}." That one is true.`,
          wore === null ? `"Tell my day," says ${k}. So ${g.name} tells it. It is a true one.` : `"Tell my day," says ${k}. "You had ${wore}." "I did!" says ${k}.`,
        ),
        { camera: 'wide', actors: [act(K, 'sit', 'excited'), act(g, 'sit', 'calm')] },
      ),
      page(told(
          `${G} tells it slowly. ${k} sits close. "Again!" says ${k}. "${refrain}," says ${g.name}.`,
          `"And then?" says ${k}. "And then you were here." "Tell it again!" "${refrain}," says ${g.name}.`,
        ),
        { time: 'sunset', camera: 'close', actors: [act(K, 'hug', 'happy'), act(g, 'sit', 'calm')] },
      ),
    ],
  };
} // prettier-ignore
