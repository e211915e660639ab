import type { SettingName } from '@storylantern/contract';
import type { ActorHint, Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';

const REFRAINS = [
  'Just a bit more',
  'One more scoop',
  'Only a bit deeper',
  'A little bit more',
  'Only one more scoop',
  'Still a bit more',
  'One scoop more',
  'Just one more scoop',
  'Only a little more',
  'And one more scoop',
] as const;
const TITLES = ['just a bit deeper', 'the hole and the hill', 'how to get out of a hole', 'one more scoop'];

interface Parts {
  /** Who digs. */
  readonly D: Figure;
  /** Who makes the hill. */
  readonly H: Figure;
  /** The sand pit, or the ground. */
  readonly place: string;
  readonly stuff: string;
  readonly setting: SettingName;
  readonly first: string;
  /** How far the hole is to go, where the theme says: "Australia". */
  readonly far: string | null;
}

function farIn(raw: string): string | null {
  const said = /\b(?:to|for) (australia|china|new zealand|the other side of the (?:world|earth))\b/i.exec(raw)?.[1];
  return said === undefined
    ? null
    : said.replace(/^[a-z]|(?<= )z/g, (c) => (said.startsWith('the') ? c : c.toUpperCase()));
}

function partsOf(going: Going): Parts {
  const { A, K, company, raw } = going;
  const isPit = A === K || /sand ?pit|sand ?box/.test(raw);
  const isGarden = /\bgarden\b/.test(raw) && !/\bsand/.test(raw);
  const D = A !== K && A.being?.isa !== 'person' ? A : company.meet('digger');
  const called = /\b(?:with|and) (?:my friend |her friend |his friend )?(\p{Lu}\p{Ll}+)\b/u.exec(
    company.theme.raw,
  )?.[1];
  const mate = withClassmate(going).B;
  const [beside] = company.alsoThere;
  const H =
    A !== K
      ? K
      : going.B !== company.friend && going.B !== K && going.B !== going.G
        ? going.B
        : (beside ??
          (called !== undefined && called !== K.name && called !== going.G.name
            ? company.person(called, 'child')
            : mate === K
              ? company.person('Sal', 'child')
              : mate));
  return {
    D,
    H: H === D ? K : H,
    place: isPit && !isGarden ? 'the sand pit' : isGarden ? 'the garden' : 'the field',
    stuff: isPit && !isGarden ? 'sand' : 'earth',
    setting: isPit ? 'playground' : 'farm',
    first: A === K ? `${D.name} the toy digger` : D.introduced,
    far: farIn(raw),
  };
}

/** The child in a picture, when somebody else makes the hill. */
const child = (
  { K }: Going,
  { H }: Parts,
  pose: ActorHint['pose'],
  feeling: ActorHint['feeling'],
): readonly ActorHint[] => (K === H ? [] : [seen(K, pose, feeling)]);

/** The deeper the hole, the higher the hill; and the hill is the way out. */
export const TOO_DEEP: EventPlot = { id: 'too-deep', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const parts = partsOf(going);
  const { D, H, place, stuff, setting, first, far } = parts;
  const [d, h] = [D.name, H.name];
  const r = chance.pick(...REFRAINS);
  const both = K === H ? k : `${k} and ${h}`;
  const S = K === H ? 's' : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(D, 'stand', 'happy'), seen(H, 'stand', 'happy'), ...child(going, parts, 'kneel', 'happy')],
        },
        `${both} ${K === H ? 'is' : 'are'} in ${place}. It is flat. ${cap(first)} digs a hole.${far === null ? '' : ` To ${far}!`} "${r}!"`,
        `How flat ${place} is! ${cap(first)} digs a hole.${far === null ? '' : ` To ${far}!`} ${both} look${S} on.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'reach', 'happy'), ...child(going, parts, 'stand', 'happy'), seen(D, 'stand', 'happy')],
        },
        `Out comes the ${stuff}. ${h} makes a hill. A big hole, a big hill!`,
        `Where does the ${stuff} go? ${h} makes a hill of it.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'determined')] },
        `"${r}!" says ${d}. Down, down. It is too deep now.`,
        `Deep, deep, deep! "${r}!" says ${d}. That was too deep.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'worried'), seen(D, 'look-up', 'worried')] },
        `"Come up!" says ${k}. ${d} goes up a bit. And slips down. Bump!`,
        `${d} wants to get out. Up, up, and bump! Down again.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(H, 'hold', 'determined', 'string'),
            ...child(going, parts, 'reach', 'determined'),
            seen(D, 'look-up', 'worried'),
          ],
        },
        `${both} pull${S} with a string. Snap! The string is too thin.`,
        `Here is a string. Pull, pull! Snap. ${d} is too heavy.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'hold', 'worried', 'ladder'), seen(D, 'look-up', 'sad')] },
        `${h} gets a little ladder. But ${d} cannot climb.`,
        `Then ${h} brings a ladder. It is no good. ${d} slips off.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'look-up', 'sad'), seen(H, 'walk', 'surprised')] },
        `${h} steps on the hill. Whoosh! Some ${stuff} runs down on ${d}.`,
        `Oh! ${h} slips. Whoosh, ${stuff} runs into the hole.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'surprised'), seen(K, 'point', 'excited')] },
        `${d} shakes it off. Now ${d} stands on it. "You are higher!" says ${k}.`,
        `Shake, shake. ${d} gets up on the ${stuff}. That is a bit higher!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'reach', 'excited'), ...child(going, parts, 'reach', 'excited'), seen(D, 'stand', 'happy')],
        },
        `"Push in the hill!" says ${k}. "${r}!" Shake, step, shake, step. Out comes ${d}!`,
        `In goes the hill. "${r}!" ${d} steps up, and up, and up. And out!`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(D, 'stand', 'happy'), seen(H, 'sit', 'happy'), ...child(going, parts, 'sit', 'happy')],
        },
        `No hole, no hill. "And now?" says ${k}. "${r}!" says ${d}. But only a little one!`,
        `${cap(place)} is as flat as before. "${r}!" says ${d}. Tomorrow!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const parts = partsOf(going);
  const { D, H, place, stuff, setting, first, far } = parts;
  const [d, h] = [D.name, H.name];
  const r = chance.pick(...REFRAINS);
  const both = K === H ? k : `${k} and ${h}`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting,
          camera: 'medium',
          actors: [seen(D, 'stand', 'happy'), seen(H, 'stand', 'happy'), ...child(going, parts, 'kneel', 'happy')],
        },
        `In the morning ${place} was quite flat. Then came ${both}, and ${first}. "How deep will it be?" said ${h}. "${far === null ? 'Deep' : `As deep as ${far}`}," said ${d}, and began.`,
        `${cap(first)} liked nothing so much as a hole. There was room for one in ${place}. ${both} came along. "Where shall I start?" said ${d}. "Here," said ${h}.${far === null ? '' : ` "And I'll stop in ${far}," said ${d}.`}`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'reach', 'happy'), ...child(going, parts, 'stand', 'happy'), seen(D, 'stand', 'happy')],
        },
        `Whatever comes out of a hole has to go somewhere. ${h} patted it into a hill. "${r}!" called ${d}. The hole went down, and the hill went up.`,
        `Each scoop came flying out, and ${h} put it on a hill. It grew quickly. "${r}!" said ${d}. By noon you could see the hill from the gate.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'determined'), seen(K, 'look-up', 'curious')] },
        `"That's deep enough," said ${k}. "${r}!" said ${d}. It was cool down there, and brown, and there was a worm. It got deeper and deeper. Soon there was only the top of ${d} to be seen.`,
        `"You could stop now," said ${k}. "I found a worm," said ${d}. "${r}!" It went on until there was nothing to be seen. There was only a voice.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'worried'), seen(D, 'look-up', 'worried')] },
        `"It's time to go home!" called ${k}. ${d} turned round and went up the side. It was as steep as a wall. ${d} slid back down again, bump. "I think," said ${d}, "it's a bit too deep."`,
        `"Tea!" called ${k}. "Coming," said ${d}. There was a rattle, and a bump. There was a longer rattle, and a bigger bump. "It only goes down," said ${d}. "It doesn't go up."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(H, 'hold', 'determined', 'string'),
            ...child(going, parts, 'reach', 'determined'),
            seen(D, 'look-up', 'worried'),
          ],
        },
        `They let down a string, and ${d} held on. "Pull!" They pulled, and the string got thinner and thinner. Snap! ${both} sat down on the ground.`,
        `${h} had a string. One end went round ${d}. They pulled at the other until they were red. Snap, it went. "You're heavier than you look," said ${h}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'hold', 'worried', 'ladder'), seen(D, 'look-up', 'sad')] },
        `So ${h} fetched the ladder. It reached all the way. But ${d} had never been any good with ladders. At the second step ${d} fell off.`,
        `Next they tried a ladder. "Left, right," said ${h}, "left, right." ${d} got as far as left. "I'm not made for it," said ${d}, from the bottom.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(D, 'look-up', 'sad'), seen(H, 'walk', 'surprised')] },
        `The sun went down. From below, ${d} could see one small bit of sky. ${h} walked round by the hill, to think, and slipped. Whoosh! A whole heap of ${stuff} ran down on ${D.names} head.`,
        `"I'll stay with you," said ${h}, and trod on the edge of the hill. It slid. Whoosh, it went, straight into the hole. "Hey!" said ${d}. "I'm under that!"`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'surprised'), seen(K, 'point', 'excited')] },
        `${d} shook it off. It fell down all round. ${d} stepped up on it, to be out of the way. "Do that again," said ${k}. "I can see more of you than I could before!"`,
        `"Sorry!" said ${h}. But ${d} shook, and the ${stuff} came off, and lay on the bottom. Then ${d} stood on top of it. "Wait," said ${d}. "I've just gone up."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'reach', 'excited'), ...child(going, parts, 'reach', 'excited'), seen(D, 'stand', 'happy')],
        },
        `So the hill had to go. It was a pity; it was a beautiful hill. "${r}!" said ${h}, and pushed. Shake, step, went ${d}. Shake, step. First there was a top, then there was half. Then there was all of ${d}.`,
        `"It's all there," said ${k}. "Everything that came out of the hole is in the hill!" They pushed it back. "${r}!" said ${h}, each time. And each time ${d} shook, and stepped, and was higher.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(D, 'stand', 'happy'), seen(H, 'sit', 'happy'), ...child(going, parts, 'sit', 'happy')],
        },
        `In the evening ${place} was quite flat. There was no hole, and there was no hill. "It took us all day," said ${h}.${far === null ? '' : ` "Did you see ${far}?" said ${k}. "It was dark," said ${d}. "It must have been night there."`} "Tomorrow," said ${d}, "I'd like to dig a hill."`,
        `When they went home, nobody could have told that there had been anything. Only ${d} had a worm on top.${far === null ? '' : ` "Did you see ${far}?" said ${k}. "It was dark," said ${d}. "It must have been night there."`} "Do you want to go back down?" said ${k}. "${r}," said ${d}, "tomorrow."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance } = going;
  const parts = partsOf(going);
  const { D, H, place, stuff, setting, first, far } = parts;
  const [d, h] = [D.name, H.name];
  const r = chance.pick(...REFRAINS);
  const name = first;
  const pair = K === H ? '' : ` ${k} was to be the judge.`;
  return {
    title: titled(
      chance.pick('the hole and the hill', 'the deepest and the highest', 'the way up', 'no higher, no deeper'),
    ),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(D, 'stand', 'proud'), seen(H, 'stand', 'proud'), ...child(going, parts, 'stand', 'calm')],
        },
        `It began as a quarrel. ${cap(name)} said that the best thing in the world is a hole. ${H.introduced} said it's a hill. On a hill there's a view, and a hole is only where something isn't.${far === null ? '' : ` "Mine goes to ${far}," said ${d}.`} "Then let's see," said ${d}, "who gets further."${pair} They started on the same spot, in ${place}, at nine.`,
        `There were two opinions about ${place}. ${cap(name)} held that you ought to go down. ${H.introduced} was for going up. They argued until nine, and then they stopped arguing and began. "Down," said ${d}, ${far === null ? '' : `"as far as ${far}," `}and dug. "Up," said ${h}, and piled.${pair} It was only fair that they should use the same ${stuff}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'reach', 'determined'), seen(D, 'stand', 'determined')] },
        `"${r}!" said ${d}. Every scoop that came out, ${h} took and patted on to the hill. So each was working for the other, if you looked at it like that. Neither did. At ten the hole was as deep as a bath. The hill was as high as a bath.`,
        `What one threw out, the other put on top. "You couldn't do it without me," called ${d}, from below. "Nor you without me," ${h} shouted down. "Where would you put it?" That was as near as they came to being nice about it. "${r}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'stand', 'proud'), ...child(going, parts, 'look-up', 'curious')] },
        `By noon people stopped at the fence. It was the highest hill that there had ever been in ${place}. There was a flag on it, and a road going round. A lady from the newspaper said that she would send a man at five, with a camera. "For the hill," she said. Nobody can take a picture of a hole.`,
        `Nobody said anything about the hole; you had to bend over to see it. But everyone looked at the hill. A lady with a notebook wrote down the height of it twice. "Don't touch a thing," she told ${h}. "I'll send somebody with a camera, at five." ${h} put a flag on top, and made a road going round.`,
      ),
      page(
        { camera: 'close', actors: [seen(D, 'stand', 'determined'), seen(K, 'shout', 'worried')] },
        `${d} heard about the camera, and dug faster. "That's deep enough," called ${k}. "${r}!" It was cold down there, with roots, and then blue clay. The voice got smaller. At three ${d} turned round, to see how high up the top was. It was like looking up a chimney.`,
        `"The hole's longer than the hill is high," said ${d}. Nobody heard. It was too far. "${r}!" So it went on, past the brown and the grey and into blue clay. ${k} lay down at the edge. "Come out now," said ${k}. There was a scrape, and a slide, and then nothing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'look-up', 'worried'), seen(K, 'kneel', 'worried')] },
        `${d} went at the wall with a run, and came back down it with a bump. The steeper the hole, the harder it is to come up. "Well," said ${d}, after the sixth time, "it's a good hole." "How are you getting out?" said ${k}. It was quiet. "I hadn't got as far as that," said ${d}.`,
        `It's easy to go down. ${d} had thought that up was the same, only the other way. It isn't. Whatever ${d} stood on came away, and down it all went again. "I've gone too deep," said ${d}, at last. It's a hard thing to shout. "Can anybody help?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(H, 'hold', 'determined', 'string'), ...child(going, parts, 'reach', 'determined')],
        },
        `${h} did all that could be done; that has to be said. They tied three strings together, and pulled, and had three short strings again. They let down a ladder, and ${d} fell off it. They lowered a bucket, to bail out ${d} a bit at a time. "I'm all in one piece," said ${d}, "I'm afraid."`,
        `There was no more quarrelling. ${h} brought all the string there was, and it wasn't enough. ${h} brought the ladder, which got as far as the clay and stood there. A plank was let down, and it's down there still. The hole was just too good.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'walk', 'surprised'), seen(D, 'look-up', 'surprised')] },
        `${h} walked up and down, to think, and trod too near. A foot went into the hill. A whole side of it let go, and ran, and poured down the hole. "Oh no," said ${h}, and meant two things at once. There was some coughing below. "That's odd," said ${d}. "I shook it off. And I'm standing on it."`,
        `A bit of the hill broke off by itself, about four. ${h} saw it go, with half the road on it, right over the edge. "Mind your head!" There was a thud. They listened. "I've shaken it off," said ${d}. "It's under me now. Tell me something. Do I look any nearer?" "By a hand," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'think', 'worried'), seen(K, 'stand', 'worried')] },
        `Everybody understood. Everything that had come out of the hole was in the hill. It was exactly enough. It was twenty past four. "They'll be here at five," said ${h}, "with the camera." It was very quiet. "We could wait until after," called ${d}, from a long way off. "I don't mind it so much." It was a small voice.`,
        `So there was a way up, and ${h} had built it. It had a flag on. In forty minutes somebody would come and take its picture, and after that it might do what it liked. "It isn't as if I'd run away," said ${d}, below. Nobody answered. It's hard to stand in front of what you have made, and to decide what it is for.`,
      ),
      page(
        { camera: 'wide', actors: [seen(H, 'reach', 'determined'), ...child(going, parts, 'reach', 'determined')] },
        `${h} took the flag off, and rolled it up. "${r}!" said ${h}, and pushed. There went the road. There went the top. Down in the dark there was a thud, and a shake, and a step. ${h} worked like somebody who mustn't stop to look. There is nothing that goes so fast as a hill going down.`,
        `"It's only ${stuff}," said ${h}, which was not true. Then ${h} went round behind the hill and put a shoulder to it. "${r}!" A day is quickly undone. Thud, it went, and shake, and step. And up from below, at each, a little less far off, came, "Thank you."`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'happy'), seen(H, 'sit', 'happy'), seen(K, 'cheer', 'happy')] },
        `At one minute to five ${d} came out, with blue clay on, and roots, and stood beside ${h}. ${place.replace('the', 'The')} was flat. A car door banged. "Where is it?" said the man with the camera. "Where's the hill?" ${h} pointed at ${d}. "Under there," said ${h}. "It came in useful."`,
        `${d} came up over the edge as the church struck five. There was no edge, two scoops later. The man with the camera looked at the flat ground for some time. "I was told that it was the highest ever," he said. "It was," said ${d}. "I've just come up it. I ought to know."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(D, 'stand', 'calm'), seen(H, 'sit', 'calm'), ...child(going, parts, 'sit', 'calm')],
        },
        `Nobody won. They sat on the flat place, and it was just as it had been at nine. "It was a very good hill," said ${d}. "You can see that from underneath." "It was a good hole," said ${h}. "It took all of it."${far === null ? '' : ` "And ${far}?" said ${h}. "I could very nearly hear it," said ${d}.`} They stuck in the flag, since it was there. "Tomorrow?" said ${h}. "${r}," said ${d}.`,
        `The picture was in the paper after all. It shows ${d} and ${h} on some ground with nothing on it, looking extremely proud. Nobody who sees it knows why. "The best thing in the world," said ${h}, "is a hole with a hill in it."${far === null ? '' : ` "It can't have been much further to ${far}," said ${d}.`} "${r}," said ${d}, "and they'd never have found me for the picture."`,
      ),
    ],
  };
}
