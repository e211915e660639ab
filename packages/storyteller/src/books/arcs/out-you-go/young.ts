import type { Told } from '../../arc.ts';
import { seen } from '../events/event.ts';
import { page } from '../events/page.ts';
import { cap, titled } from '../wording.ts';
import type { OutYouGo } from './arc.ts';

/** They shout, they clap, they bring a bun. Then somebody asks. */
export function young(bound: OutYouGo): Told {
  const {
    hero: H,
    child: K,
    grownUp: G,
    keeperOf: P,
    neighbour: N,
    setting,
    at,
    trouble,
    why,
    how,
    does,
    joke,
  } = bound;
  const { refrain, chance } = bound;
  const [h, k, g, p, n] = [H.name, K.name, G.name, P.name, N.name];
  return {
    title: titled(chance.pick(`${H.aKind} ${at}`, `who is that ${at}?`, `why is ${h} here?`)),
    refrain: `${refrain}!`,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(H, 'stand', 'calm')] },
        `Look! There is ${H.aKind} ${at}. It is ${H.introduced}.`,
        `Who is that ${at}? It is ${H.introduced}!`,
        `Oh! This is ${H.introduced}. And ${h} is ${at}!`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'stand', 'surprised'), seen(H, 'stand', 'calm')] },
        `${trouble[0]} "Oh no!" says ${p}.`,
        `"Oh dear," says ${p}. ${trouble[0]}`,
        `${h} is in the way. ${trouble[0]}`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'point', 'surprised'), seen(H, 'stand', 'calm')] },
        `"${refrain}!" says ${p}, and points. But ${h} stays.`,
        `${p} points. "${refrain}!" But ${h} does not go.`,
        `"No ${H.kinds} ${at}!" says ${p}. "${refrain}!" ${cap(h)} stays.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'cheer', 'happy'), seen(H, 'stand', 'happy')] },
        `Clap, clap! "${refrain}!" says ${n}. "Thank you," says ${h}, and bows.`,
        `${n} claps. Clap, clap! "${refrain}!" ${h} bows, and stays.`,
        `Here is ${n}. Clap, clap! "${refrain}!" ${h} takes a bow.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'hold', 'happy'), seen(H, 'stand', 'happy')] },
        `"I have a bun," says ${g}. "${refrain}!" Gulp! No more bun. ${h} stays.`,
        `${cap(g)} holds up a bun. "${refrain}!" Munch! ${h} has the bun, and stays.`,
        `"Do you want a bun?" says ${g}. "${refrain}!" Gulp! Still ${h} is ${at}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'cheer', 'surprised'), seen(N, 'cheer', 'surprised')] },
        `Now they all shout. "${refrain}!" It is so loud! But ${h} stays.`,
        `"${refrain}! ${refrain}!" they all shout. ${h} looks sad.`,
        `They shout and shout. "${refrain}!" ${h} does not go. Poor ${h}!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'curious'), seen(H, 'stand', 'shy')] },
        `Then comes ${K.introduced}. "Why are you here?" says ${k}. "${why}."`,
        `${K.introduced} does not shout. "Why did you come?" says ${k}. "${why}."`,
        `"Did you ask?" says ${K.introduced}. No! So ${k} asks. "${why}."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(H, 'stand', 'curious')] },
        `"Oh! I can tell you," says ${k}. "${how}."`,
        `"Is that all?" says ${k}. "It is easy! ${how}."`,
        `"I know what to do," says ${k}. "${how}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'proud'), seen(K, 'cheer', 'happy')] },
        `See? ${h} ${does}. "Well done!" says ${k}.`,
        `${h} ${does}. ${k} helps. Hooray!`,
        `${h} ${does}. "Oh!" says ${p}. "That is how!"`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'sit', 'happy'), seen(P, 'stand', 'surprised')] },
        `So ${h} can stay. ${joke[0](h, p)}`,
        `Now nobody shouts. ${joke[0](h, p)}`,
        `${h} is so happy. ${joke[0](h, p)}`,
      ),
    ],
  };
}
