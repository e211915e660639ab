import type { ThingName } from '@storylantern/contract';
import type { ActorHint, Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { named } from '../the-one.ts';
import { VEHICLES } from './vehicles.ts';

const REFRAINS = [
  'Rrr, rrr, cluck',
  'Brr, brr, cluck',
  'Chug, chug, cluck',
  'Wrr, wrr, cluck',
  'Vrr, vrr, cluck',
  'Grr, grr, cluck',
  'Rum, rum, cluck',
  'Putt, putt, cluck',
  'Tuff, tuff, cluck',
  'Ruff, ruff, cluck',
] as const;
const TITLES = ['who says cluck?', "it won't start", 'something in the engine', 'a warm place'];

interface Parts {
  /** The vehicle as a sentence has it: "Rusty", "Grandpa's tractor", "the car". */
  readonly t: string;
  readonly T: string;
  /** The same at its first mention. */
  readonly first: string;
  /** Who speaks of it: its owner, else itself. */
  readonly S: Figure;
  readonly s: string;
  /** "It has", or of itself "I have". */
  readonly Ithas: string;
  readonly it: string;
  /** Where they are bound for: "town", or the seaside that a theme names. */ readonly way: string; /** "tractor", for another of the kind. */
  readonly kind: string;
  readonly drawn: ThingName;
  /** The vehicle in a picture. */
  readonly things: readonly ThingName[];
  readonly actors: (feeling: ActorHint['feeling']) => readonly ActorHint[];
  readonly H: Figure;
  readonly P: Figure;
}

function partsOf(going: Going): Parts {
  const { A, K, G, company, raw } = going;
  const owner = named(going);
  const kind = VEHICLES.find(({ said }) => said.test(raw)) ?? VEHICLES[0];
  const isHero = A !== K && A.being?.isa === 'vehicle' && !owner;
  const drawn = kind?.drawn ?? 'car';
  const adjectives =
    /\b((?:(?:little|old|big|red|blue|green|yellow|rusty) )+)(?:tractor|bus|car|van|digger|lorry|truck|train)\b/.exec(
      raw,
    )?.[1] ?? '';
  const thing = `${adjectives}${kind?.word ?? 'car'}`;
  const t = isHero ? A.name : owner ? `${owner.names} ${kind?.word ?? 'car'}` : `the ${kind?.word ?? 'car'}`;
  const S = isHero ? A : (owner ?? G);
  return {
    t,
    T: cap(t),
    first: isHero ? A.introduced : owner ? `${owner.names} ${thing}` : `the ${thing}`,
    S,
    s: S.name,
    Ithas: isHero ? 'I have' : 'It has',
    it: isHero ? 'I' : 'it',
    way: /\b(?:seaside|beach)\b/.test(raw) ? 'the sea' : 'town',
    kind: kind?.word ?? 'car',
    drawn,
    things: isHero ? [] : [drawn],
    actors: (feeling) => (isHero ? [seen(A, 'stand', feeling)] : []),
    H: company.meet('hen'),
    P: company.meet('pony'),
  };
}

/** It will not start, and it says something that no engine says: there is a hen in it. */
export const CLUCK: EventPlot = { id: 'cluck', young, middle, old };

/** The owner beside the child, where the vehicle does not speak for itself. */
const owners = ({ S }: Parts, things: readonly ThingName[], feeling: ActorHint['feeling']): readonly ActorHint[] =>
  things.length > 0 ? [seen(S, 'stand', feeling)] : [];

function young(going: Going): Told {
  const { K, k, chance } = going;
  const parts = partsOf(going);
  const { t, T, first, s, Ithas, way, things, actors, H, P } = parts;
  const [h, p] = [H.name, P.name];
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}.`,
    pages: [
      page(
        {
          setting: 'farm',
          time: 'sunset',
          camera: 'medium',
          actors: [...actors('happy'), seen(H, 'look-up', 'curious')],
          things,
        },
        `There goes ${first}! It goes everywhere. In the evening it is warm. ${H.introduced} likes that.`,
        `${cap(first)} goes everywhere. In the evening ${t} is warm. ${H.introduced} sees it.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [...actors('sleepy')], things },
        `Night comes. ${T} stands in the barn. And where is ${h}?`,
        `It is night. The hens go in. But where is ${h}?`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [...actors('surprised'), ...owners(parts, things, 'surprised'), seen(K, 'stand', 'curious')],
          things,
        },
        `In the morning ${K.introduced} comes. "To ${way}!" "${r}." ${T} won't start.`,
        `In the morning ${K.introduced} comes. "Off we go!" "${r}." It won't go.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'determined'), ...actors('worried')], things },
        `${k} pushes. Push, push! "${r}." Too heavy.`,
        `Can ${k} push? One, two, three! "${r}." Too heavy.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'bucket'), ...actors('calm')], things },
        `${k} washes the wheels. Splash! "${r}." No good.`,
        `${k} has a bucket. Splash! "${r}." Clean, but it won't go.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'walk', 'determined'), ...actors('surprised')], things },
        `${P.introduced} pulls. It rolls to the gate, and stops. "${r}."`,
        `Here comes ${P.introduced}. ${p} pulls it to the gate. Stop. "${r}."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), ...actors('curious')], things },
        `"${Ithas} never said that," says ${s}. "Who says cluck?" says ${k}.`,
        `${k} listens. "That is not an engine!" says ${k}. "Who says cluck?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(H, 'sit', 'calm'), seen(K, 'stand', 'surprised')],
          things: [...things, 'egg'],
        },
        `Up goes the lid. There sits ${h}, on an egg! The nest has a wire in it.`,
        `They open the lid. "${h}!" She has a nest and an egg. There is a wire in it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'hat'), seen(H, 'sit', 'happy')], things: ['egg'] },
        `${k} has a warm hat. In goes the egg. Then in goes ${h}.`,
        `"Have my hat, ${h}!" It is woolly and warm. ${h} gets in, with the egg.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            ...actors('happy'),
            ...owners(parts, things, 'happy'),
            seen(K, 'sit', 'happy'),
            seen(H, 'sit', 'proud'),
          ],
          things,
        },
        `The wire goes back. "Rrr, rrr, brrrum!" Off they go. "Cluck!" says ${h}, in the hat.`,
        `Now the wire is in. "Brrrum!" Off they all go. And who says cluck? ${h} does!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const parts = partsOf(going);
  const { t, T, first, s, Ithas, it, way, things, actors, H, P } = parts;
  const [h, p] = [H.name, P.name];
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}.`,
    pages: [
      page(
        {
          setting: 'farm',
          time: 'sunset',
          camera: 'medium',
          actors: [...actors('happy'), seen(H, 'look-up', 'curious')],
          things,
        },
        `${cap(first)} went everywhere. Up hills it went, and down to the sea. In the evening ${t} came home, and ticked, and was warm all over. ${H.introduced} had been watching. ${h} had cold feet.`,
        `All day ${first} went everywhere that there is. Then it was evening, and ${t} cooled down slowly. ${H.introduced} had cold feet, and put one of them on it. It was like an oven.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [...actors('sleepy')], things },
        `At night the hens were counted. There should have been seven, and there were six. Somebody called for ${h} in the dark. Nobody came.`,
        `"There should be seven hens, and there are six," said somebody with a lamp. "It's ${h}." They looked in the hedge, and under the cart. It was late, and they went to bed.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [...actors('surprised'), ...owners(parts, things, 'surprised'), seen(K, 'stand', 'curious')],
          things,
        },
        `In the morning ${K.introduced} came in a woolly hat, to ride to ${way}. "Off we go," said ${s}. "${r}." Nothing else happened.`,
        `In the morning there was ${K.introduced}, all ready for ${way}, in a woolly hat. "Hold tight," said ${s}. "${r}." ${T} had not moved an inch.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'determined'), ...actors('worried')], things },
        `"I'll push," said ${k}. ${k} pushed until both boots had made two holes in the ground. "${r}." It was ${k} who had moved, and backwards.`,
        `First ${k} gave a push. "Say when it goes!" "${r}," it went. But it did not go anywhere. "It weighs more than I do," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'bucket'), ...actors('calm')], things },
        `"Perhaps it's the mud," said ${k}, and fetched a bucket. They washed off Monday's mud, and Tuesday's, and a worm. "${r}." It was a very clean engine that wouldn't start.`,
        `"Perhaps ${it === 'I' ? "I'm" : "it's"} thirsty," said ${s}. They gave it oil, and water by the bucket, and the best petrol. ${k} polished the lamps, in case. "${r}." It only sounded rather full.`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'walk', 'determined'), ...actors('surprised')], things },
        `Then they got ${P.introduced}, and a rope. ${p} leaned, and it rolled, over the yard and as far as the gate. There it stopped. "${r}." "Not all the way to ${way}," said ${p}. "Not if it clucks."`,
        `${P.introduced} was asked to pull. It went very well, as long as it was downhill. At the gate the hill was over. "${r}." So now it was in the way as well.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), ...actors('curious')], things },
        `"It's a funny thing," said ${s}. "${Ithas} coughed before, and banged. ${Ithas} never clucked." "Say it once more," said ${k}, and put an ear to it. "${r}." "There are two of them talking!" said ${k}.`,
        `${k} sat down on the bucket. "What does an engine say?" said ${k}. "Rrr," said ${s}, "or brrrum." "Then who," said ${k}, "says cluck?" They all looked at the lid of the engine.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(H, 'sit', 'calm'), seen(K, 'stand', 'surprised')],
          things: [...things, 'egg'],
        },
        `They lifted the lid of the engine. There sat ${h}, where it had been warmest, as broad as a cushion. There was straw, and moss, and one thin wire, woven in nicely. It was the wire that makes it start. "Cluck," said ${h}. It meant that there was a draught.`,
        `Up went the lid, and two eyes looked out. "${h}!" said ${k}. It was a splendid nest. There was a bootlace in it, and a glove, and a thin wire. That was the wire that makes it start.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'happy', 'hat'), seen(H, 'sit', 'happy')], things: ['egg'] },
        `Under ${h} there was an egg. "You can't stay in there," said ${k}. "It gets hot." ${h} sat tighter. Then ${k} took off the woolly hat. ${h} felt it, with one foot and then the other.`,
        `"Out, please," said ${s}. ${h} did not hear. There was an egg to think of. "She only wants it warm," said ${k}, and held out the woolly hat. In went the egg. Then in went ${h}, backwards.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            ...actors('happy'),
            ...owners(parts, things, 'happy'),
            seen(K, 'sit', 'happy'),
            seen(H, 'sit', 'proud'),
          ],
          things,
        },
        `They put the wire where it belonged. "Rrr, rrr, brrrum!" And they were off. Up in front sat ${k}, with cold ears, and held the hat. "Cluck," it said, at every bump.`,
        `The wire was put back. Everybody held their breath. "Rrr, rrr, brrrum!" It had never sounded so fine. "Cluck," said the hat on ${K.names} knees. And that was just as it should be.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [...actors('sleepy'), seen(K, 'point', 'happy')], things },
        `In the evening ${t} came home, and ticked, and was warm all over. "Is anybody in there?" said ${k}, and knocked on the lid. Two mice looked out, and a cat.`,
        `When they were home they left a basket of straw by the warm lid. "In case somebody has cold feet," said ${k}. In the morning all seven hens were in it.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance, company } = going;
  const parts = partsOf(going);
  const { t, T, first, s, Ithas, kind, things, actors, H, P } = parts;
  const [h, p] = [H.name, P.name];
  const M = company.person('Mr Bell', 'neighbour');
  const r = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick('who says cluck?', 'not before it is time', 'the last to arrive', 'a warm place')),
    refrain: `${r}.`,
    pages: [
      page(
        {
          setting: 'farm',
          time: 'sunset',
          camera: 'medium',
          actors: [...actors('proud'), seen(H, 'look-up', 'curious')],
          things,
        },
        `${cap(first)} went everywhere, in all weathers, and had never once been late. At the end of the month there was the Parade, with flags. ${T} had gone in front of it for thirty years. Three weeks before, they put ${t} in the barn, to be painted. There was a ticking, and a warm smell. ${H.introduced} walked round it twice, and thought about that.`,
        `Everybody for miles knew ${first}, that went everywhere, and always in good time. For thirty years ${t} had led the Parade. This year Mr Bell next door had a new one, that was silver. "Let him," said ${s}. Three weeks before the day they shut the barn, so that the paint could dry. The engine cooled slowly. On the lid, feeling it with one foot, stood ${H.introduced}.`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [...actors('sleepy')], things },
        `On the last night ${h} was missing from the hen house. It had been like that for three weeks; she came for her corn and was gone. "She'll be sitting somewhere," they said. Nobody went to see. There was the Parade to think of.`,
        `"That's ${h} not in again," said somebody, counting hens, on the last night. It had been like that for three weeks. ${h} came running for the corn, ate like a horse, and ran off. But where to? It was late, and there were flags to iron.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [...actors('surprised'), ...owners(parts, things, 'surprised'), seen(K, 'stand', 'excited')],
          things,
        },
        `In the morning came the day itself. ${K.introduced} was to ride in front this year, with the big flag, in a new hat lined with wool. "Ready?" said ${s}. "${r}." "Again," said ${k}. "${r}." It was so quiet that you could hear the band, far off, beginning to practise.`,
        `In the morning came ${K.introduced}, with the flag. To ride in front with the flag is the best thing there is, and you are asked only once. There was a new hat for it, lined with wool. "Here goes," said ${s}. "${r}." "It's cold yet," said ${k}. "${r}." It was not the cold.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(P, 'walk', 'determined'), seen(K, 'reach', 'determined'), ...actors('worried')],
          things,
        },
        `They pushed it out into the sun. They changed the oil. They got ${P.introduced} to pull. ${p} got it as far as the gate, where it stopped like a mule. "${r}." "${Ithas} never once been late," said ${s}. Far off, the band played it through again.`,
        `${k} pushed. Then ${P.introduced} pulled, with ${k} pushing, and it rolled as far as the gate. They let it roll down the slope. They begged it, a little. "${r}." "What exactly does it say?" said ${k}. But nobody has time, on such a morning, to listen to what a thing says.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'wave', 'happy'), ...owners(parts, things, 'angry'), ...actors('angry')],
          things,
        },
        `At half past twelve Mr Bell from next door came by. His new ${kind} was silver, and had heated seats. "Trouble?" called Mr Bell. "I've got a rope. I could tow you in." "We're waiting for somebody," said ${s}, and looked at the sky. ${k} stared. "Who?" said ${k}, when he had gone. "Anybody but him," said ${s}.`,
        `Mr Bell from next door stopped by the gate. His new ${kind} was silver, with heated seats. "Won't it start?" said Mr Bell. "I've a rope. I'll pull you. Nobody need know." Everybody would have known by one o'clock. "We're waiting for somebody," said ${s}, very stiffly. Mr Bell shrugged, and was off without a sound.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), ...actors('curious')], things },
        `It was quiet then. ${k} laid one ear on the lid. "Once more, please," said ${k}. "${r}." "The first two are the engine," said ${k}. "But the third is late. It comes when the shaking stops. It sounds annoyed." "${Ithas} never been annoyed," said ${s}. "No," said ${k}. "That's somebody else." And they lifted the lid.`,
        `"Leave it a moment," said ${k}. They left it. And then, when nobody had touched a thing, it came. "Cluck." ${k} and ${s} looked at each other. "An engine that's off," said ${k}, "can't say anything. So who said cluck?" And they lifted the lid.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(H, 'sit', 'angry'), seen(K, 'stand', 'surprised')],
          things: [...things, 'egg'],
        },
        `There was ${h}, where it had once been so warm. Round her was straw, three weeks deep. Woven through it, like a ribbon, ran one thin wire. "There's the trouble," said ${s}. "Lift her off, and we can be there at two." ${k} put a hand under, to do it. It was hot under there, and something knocked.`,
        `Two round eyes looked out. ${h} was as flat as a plate, and spread over everything. It was a nest like the ones in books. The wire that makes all the difference went twice round it. "She'll have to come out, quick," said ${s}. ${k} felt below. There were six eggs, and in one of them something knocked.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'think', 'worried'), ...actors('worried'), ...owners(parts, things, 'worried')],
          things,
        },
        `"They're hatching," said ${k}. "Now?" said ${s}. "Now." The band had struck up, down there. Take her off, and put back the wire, and they'd be in front, as in each of those thirty years. But an egg gets cold in the time that a march takes. ${k} looked at the flag. Nobody is asked twice. "I'd never hear the end of it," said ${s}, "from Bell."`,
        `"They're hatching," said ${k}. They could be put in a box. It might be all right. People do say that it is sometimes all right. There were six of them, though, and they had been three weeks about it. From the village came a drum. ${k} unrolled the flag a bit, and rolled it up. ${cap(s)} looked down the road. "Not for thirty years," said ${s}, "has it gone without us."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'sit', 'calm'), seen(H, 'sit', 'calm'), ...actors('calm')],
          things: [...things],
        },
        `"We can't start now," said ${k}, and shut the lid, very softly, all but a crack. Then ${k} took the new hat, with the wool, and laid it over the crack, for the draught. So they sat, and the Parade went by without them. You could tell where it was by the drum. Nobody said a word about it.`,
        `It was ${s} who let the lid down, all but an inch. ${k} pulled out the wool from the new hat and stuffed it in the gap. After that there was nothing to do. The drum went up the main street and down the other side. It's quite long, a parade, when you aren't in it. "Cluck," said somebody at the end, as if to thank them.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(H, 'stand', 'proud'), seen(K, 'kneel', 'happy'), seen(M, 'stand', 'surprised')],
          things: [...things],
        },
        `By five there were six chicks. They were wet, and then they were round. Mr Bell came back up the road, with a rosette on, and stopped to say something. Then he saw who was looking out under the lid. "Oh," said Mr Bell. He got out. "You did say that you were waiting for somebody," he said.`,
        `The sixth chick came out at five, and fell asleep in its own shell. Mr Bell had got the rosette; you could see it shine from the bend. He drew up with a joke ready. ${k} held a finger up, and lifted the lid. It was some time before Mr Bell said a thing. "Mine," he said, "has only got seats."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            ...actors('shy'),
            ...owners(parts, things, 'shy'),
            seen(M, 'stand', 'happy'),
            seen(K, 'stand', 'happy'),
          ],
          things,
        },
        `The wire was bent, when they got it out, past all use. ${cap(s)} looked at it for a time, and swallowed. "Bell," said ${s}. "You wouldn't have such a thing as a bit of wire?" That was the hardest of the whole day, and it took four seconds. "I've a whole drum of it," said Mr Bell. "I thought that you would never ask."`,
        `There was only the wire, and that had been pecked through. "I've got wire," said Mr Bell. "I've had it with me all day." It went very still. "Then," said ${s}, and swallowed, "I'd be glad of it." Nobody laughed. ${k} looked hard at the hens.`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [
            ...actors('happy'),
            ...owners(parts, things, 'happy'),
            seen(K, 'wave', 'proud'),
            seen(H, 'sit', 'proud'),
          ],
          things,
        },
        `"Rrr, rrr, brrrum!" They went down the main street that night, with every lamp lit. ${k} was in front with the big flag, and in the hat sat ${h}, and six. Behind them drove Mr Bell, with a rope, in case. The people came out in slippers. Nobody there had ever seen a parade so late, or so short. "Cluck," it said, in all seven voices.`,
        `So there was a second Parade that year, at ten at night. It had two in it. First, with a flag and a hat full of chicks, came the one who had never been late. Then came the silver one, slowly. "You've missed it!" somebody called from a window. "Cluck," said the hat. And ${k} waved the flag, as you do when you're in front.`,
      ),
    ],
  };
}
