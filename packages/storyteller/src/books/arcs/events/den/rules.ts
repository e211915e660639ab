import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  "That's a rule",
  "That's the rule",
  "It's a rule",
  'Rules are rules',
  "It's on the board",
  'Read the board',
  'The board says so',
  "That's the rule here",
  'It says so there',
  'Look at the board',
] as const;
const TITLES = ["that's a rule", 'no humming', 'the board on the door', 'three rules and a drip'];

interface Club {
  /** Who hums, who eats and who sleeps. */
  readonly H: Figure;
  readonly X: Figure;
  readonly Y: Figure;
  readonly h: string;
  readonly x: string;
  readonly y: string;
  readonly Hcap: string;
  /** "treehouse". */
  readonly den: string;
  /** "in the old apple tree". */
  readonly where: string;
  readonly setting: SettingName;
}

function clubOf({ A, B, K, G, g, raw, place, at, company }: Going): Club {
  const isNamed = g !== 'the grown-up' && A !== G;
  // Nobody holds a hammer who is as small as a bee.
  const H = isNamed ? G : A === K ? (company.alsoThere[0] ?? company.other ?? company.person('Noor', 'child')) : B;
  const mates =
    A === K
      ? ['Sal', 'Robin', 'Tobi'].filter((each) => each !== K.name).map((each) => company.person(each, 'child'))
      : company.passersBy(2);
  const [one = company.meet('hedgehog'), two = company.meet('rabbit')] = K === A || K === H ? mates : [K, ...mates];
  const den = /\btree ?(house|hut|fort)\b/.test(raw)
    ? 'treehouse'
    : (/\b(fort|hut|cabin|hideout|clubhouse|camp)\b/.exec(raw)?.[1] ?? 'den');
  const where =
    den === 'treehouse'
      ? 'in the low apple tree'
      : (/\b(?:behind|under|beside|by|in) (?:the|our|a) (?:big |old |tall )?(?:hedge|bushes|stairs|shed|willow|oak|table|rocks)\b/.exec(
          raw,
        )?.[0] ?? (place && place !== 'the tree' ? `in ${place}` : 'under the apple tree'));
  return {
    H,
    X: one,
    Y: two,
    h: H.name,
    x: one.name,
    y: two.name,
    Hcap: cap(H.name),
    den,
    where,
    setting: den !== 'treehouse' && at === 'forest' ? 'forest' : 'garden',
  };
}

/** Whoever has built it makes rules for it, one for each who comes; and then the one who is left breaks all of them. */
export const RULES: EventPlot = {
  id: 'rules',
  when: /\btree ?(?:house|hut|fort)s?\b|\bdens?\b|\bclub\w*|\bforts?\b|\bhuts?\b|\bhide ?outs?\b|\bcabins?\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { H, X, Y, x, y, Hcap, den, where, setting } = clubOf(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(H, 'stand', 'happy')],
          things: ['house', 'tree'],
        },
        `${A.introduced} has a ${den}! It is ${where}. It has one hole in the roof.`,
        `Look! A ${den} ${where}! ${A.introduced} made it. There is a hole in the roof.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'happy'), seen(A, 'point', 'angry')], things: ['sign'] },
        `${cap(H.introduced)} hums. Hum, hum. "No humming," says ${a}. It goes on a board. "${refrain}"`,
        `In comes ${H.introduced}. Hum, hum. "No humming!" ${a} puts up a board. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'stand', 'happy'), seen(A, 'point', 'angry')],
          things: ['sign', 'biscuit'],
        },
        `${X.introduced} comes in. Crunch! There go the biscuits! "No crunching," says ${a}. "${refrain}"`,
        `In comes ${X.introduced}. Crunch, crunch. The biscuits go! "No crunching! ${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(Y, 'sit', 'sleepy'), seen(A, 'point', 'angry')], things: ['sign'] },
        `${Y.introduced} comes in and sleeps. Snore! "No snoring," says ${a}. "${refrain}"`,
        `In comes ${Y.introduced}. Snore, snore. "No snoring!" says ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'calm')], things: ['house', 'biscuit'] },
        `Now ${a} is all alone. ${a} finds a biscuit.`,
        `Nobody hums. Nobody snores. It is quiet. Look, a biscuit!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['biscuit', 'sign'] },
        `Crunch. Hum, hum. Oh! Who was that? It was ${a}! "${refrain}" says the board.`,
        `Hum, hum, crunch. Who did that? ${a} did! Oh no.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'walk', 'sad'), seen(H, 'stand', 'surprised')],
          things: ['sign'],
        },
        `Out goes ${a}, with the board. And now it rains.`,
        `So ${a} has to go out too. It rains!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'excited', 'sign'), seen(H, 'look-up', 'curious')] },
        `Drip, drip! It rains through the hole. ${a} looks at the board. It is just as big!`,
        `The roof has a hole. Drip! How big is the board? As big as the hole!`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'reach', 'happy'),
            seen(H, 'reach', 'happy'),
            seen(X, 'stand', 'happy'),
            seen(Y, 'stand', 'happy'),
          ],
          things: ['house'],
        },
        `Up goes the board, on the hole. No more drip! "All come in!" says ${a}.`,
        `They put it on the roof. Bang! "Come in, all of you!"`,
      ),
      page(
        {
          weather: 'clear',
          time: 'sunset',
          camera: 'close',
          actors: [
            seen(A, 'sit', 'happy'),
            seen(H, 'sit', 'happy'),
            seen(X, 'sit', 'happy'),
            seen(Y, 'sleep', 'sleepy'),
          ],
        },
        `Hum, hum. Crunch, crunch. And ${y} sleeps and snores. "${refrain}" says ${a}.`,
        `${Hcap} hums. ${x} crunches. ${y} is asleep. Snore! It is a very good ${den}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { H, X, Y, h, x, y, Hcap, den, where, setting } = clubOf(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(H, 'hold', 'happy', 'hammer')],
          things: ['house', 'tree'],
        },
        `It took them three days. ${A.introduced} held the nails, and ${H.introduced} did the banging. Then there was a real ${den} ${where}. Only one board was missing, up in the roof. "It won't rain," said ${a}. "It's mine, and I say who comes in."`,
        `${A.introduced} built a ${den} ${where}. ${cap(H.introduced)} helped. It had a door and a shelf. There was a hole in the roof, because they had run out of boards. "Never mind," said ${a}. "It's finished. And I'm the one who says who's in it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'sit', 'happy'), seen(A, 'hold', 'angry', 'sign')] },
        `${Hcap} sat down in it first, and hummed. It was always the same bit. "I can't hear myself think," said ${a}, and found a board and some paint. NO HUMMING, it said. "${refrain}" said ${a}. "Out!"`,
        `It was very nice in there. But ${h} was humming, the same bit, over and over. So ${a} painted a board and hung it on the door. NO HUMMING. "${refrain}" said ${a}. ${Hcap} had to go and hum outside.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'stand', 'happy'), seen(A, 'point', 'angry')],
          things: ['sign', 'biscuit'],
        },
        `Then came ${X.introduced}. There were five biscuits on the shelf. Crunch, crunch. Then there was one. "It's not on the board," said ${x}. "It is now," said ${a}. NO CRUNCHING. "${refrain}" said ${a}, and shut the door.`,
        `${X.introduced} knocked, and was let in, and found the biscuits. There had been a plateful. "They were good," said ${x}. ${a} took the brush, and wrote NO CRUNCHING underneath. "${refrain}" said ${a}. "Off you go."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Y, 'sit', 'sleepy'), seen(A, 'hold', 'angry', 'paintbrush')],
          things: ['sign'],
        },
        `${Y.introduced} did not hum, and did not crunch. ${y} lay down in the corner and snored. It shook the shelf. NO SNORING, painted ${a}. There was hardly room for it. "${refrain}" said ${a}, and rolled ${y} out of the door.`,
        `${Y.introduced} came in on tiptoe. ${y} sat down in the corner and fell asleep at once. "Rrrr," went ${y}. "Rrrr-pff." So the board got a third line: NO SNORING. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'calm')], things: ['house', 'biscuit'] },
        `Now it was just as ${a} wanted it. There was nobody there. ${a} looked at the wall. ${a} looked at the other wall. On the shelf lay the last biscuit.`,
        `At last it was quiet. ${a} sat in the middle of the ${den} and looked about. There was a lot of room. You could hear an ant. There was one biscuit left as well.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['biscuit', 'sign'] },
        `It was a good biscuit. Crunch. Somebody was humming, too. It was the same bit, over and over. ${a} stopped. So did the humming. "Oh," said ${a}. It had been ${a}. And there hung the board.`,
        `${a} ate it, and leaned back, and shut both eyes. Crunch, hum, hum. "Rrrr-pff." That woke ${a} up. Who was that? There was nobody else in there. ${a} read the board from top to bottom. Oh dear.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [
            seen(A, 'hold', 'sad', 'sign'),
            seen(H, 'stand', 'surprised'),
            seen(X, 'stand', 'curious'),
            seen(Y, 'stand', 'curious'),
          ],
        },
        `So ${a} had to go out too, and took the board along. The others were sitting under a bush. It had begun to rain. "Who's in there now?" said ${h}. "Nobody," said ${a}. "Nobody's good enough."`,
        `There was nothing else for it. ${a} went out, with the board, into the rain. ${Hcap} moved up a bit under the bush. "What did you do?" said ${x}. "I crunched," said ${a}. "And I hummed."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'excited', 'sign'), seen(H, 'look-up', 'curious')],
          things: ['house'],
        },
        `They looked at the empty ${den}. Drip, drip, it went inside. The rain was coming through the hole. ${a} looked at the hole, and at the board. "How big is that hole?" said ${a}. It was as big as three rules.`,
        `Drip. Drip. Drip. "It's raining in," said ${h}, "there, where we ran out of boards." ${a} sat up. "We didn't run out," said ${a}, slowly. "I've got one here. I painted on it."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'reach', 'determined'),
            seen(H, 'hold', 'happy', 'hammer'),
            seen(X, 'stand', 'happy'),
            seen(Y, 'stand', 'happy'),
          ],
          things: ['house'],
        },
        `They put it over the hole, and ${h} banged in the nails. It fitted to a hair. The dripping stopped. "What about the rules?" said ${y}. "They're holding the rain off," said ${a}. "Come in!"`,
        `${Hcap} held it, ${x} held ${h}, and bang, bang! It was on. There was not a drop more. "But are we allowed?" said ${x}. "You have to," said ${a}. "It's far too big for one."`,
      ),
      page(
        {
          weather: 'clear',
          time: 'sunset',
          camera: 'close',
          actors: [
            seen(A, 'sit', 'happy'),
            seen(H, 'sit', 'happy'),
            seen(X, 'sit', 'happy'),
            seen(Y, 'sleep', 'sleepy'),
          ],
          things: ['biscuit'],
        },
        `Now the board is in the ceiling. When you lie on your back you can read it. NO HUMMING. NO CRUNCHING. NO SNORING. Hum, went ${h}. Crunch, went ${x}. And ${y} was asleep. "${refrain}" said ${a}, and hummed as well.`,
        `They lay on their backs and looked up at the rules. ${x} had brought new biscuits. "Crunch," read ${x}, "and hum." ${Hcap} hummed. "Who does the last one?" said ${a}. "Rrrr-pff," said ${y}, fast asleep. "${refrain}" said ${a}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, chance } = going;
  const { H, X, Y, h, x, y, Hcap, den, where, setting } = clubOf(going);
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(H, 'hold', 'happy', 'hammer')],
          things: ['house', 'tree'],
        },
        `It was ${A.introduced} who had drawn it, and ${H.introduced} who knew about nails. They worked on it all week, and on Friday evening there was a ${den} ${where}. It lacked a single board, in the roof. There was one board left, in fact. But ${a} wanted that for something. "It's not going to rain," said ${a}. "And a place like this has to have a notice."`,
        `Everybody had said that it would fall down, and it had not. There stood the ${den} ${where}, with a door that shut and a shelf. ${A.introduced} and ${H.introduced} had built it out of two old gates. They had come out one board short, or rather, one board over. You could have put it in the roof, where there was a gap. "No," said ${a}. "That's for the rules. If there aren't any rules it's only a box."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(H, 'sit', 'happy'), seen(A, 'hold', 'determined', 'paintbrush')],
          things: ['sign'],
        },
        `The first rule came by itself. ${Hcap} hums, when there is work to be done, and afterwards too. It is always the same four notes. "I'm trying to be secret in here," said ${a}, and painted NO HUMMING along the top of the board. "I've always hummed," said ${h}. "I hummed the whole roof." "${refrain}" said ${a}. ${Hcap} looked round once at the walls, and went.`,
        `They sat inside, and it was perfect, apart from the humming. ${Hcap} had hummed since Monday. It had been useful, for keeping time with the hammer. Now there was no hammer. "Could you stop?" said ${a}. "Stop what?" said ${h}, and hummed. So that went up on the board in red: NO HUMMING. "${refrain}" said ${a}. It was nothing personal. ${Hcap} put the hammer down on the shelf, quite gently, and climbed out.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'stand', 'happy'), seen(A, 'point', 'angry')],
          things: ['sign', 'biscuit'],
        },
        `${X.introduced} got in, because ${x} never hums. ${x} was hungry instead. There were to have been biscuits for a week, and ${x} got through all but one, like a saw. "You never said not to," said ${x}, with a full mouth. ${a} was already painting. NO CRUNCHING. "${refrain}" said ${a}. A club is no good if just anybody is in it.`,
        `The next in was ${X.introduced}, who admired the door, the shelf, and what was on the shelf. It was meant to be food for a siege. "There's one left," said ${x}, at the end, to be fair. NO CRUNCHING, wrote ${a}, under the other one. "${refrain}" said ${a}. "It wasn't, when I began," said ${x}. That was true, but it is how rules come about.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Y, 'sit', 'sleepy'), seen(A, 'hold', 'angry', 'paintbrush')],
          things: ['sign'],
        },
        `That left ${Y.introduced}, who neither hummed nor crunched, and was proud to be asked. They talked about passwords. In the middle of a sentence ${y} went to sleep. It began as a purr, and ended like furniture being moved. NO SNORING, painted ${a}, small, because the board was full. "${refrain}" said ${a}. "What did I do?" said ${y}. Nobody can help it. But it was in paint.`,
        `Then it was ${Y.introduced}, on tiptoe, having read the board twice. ${y} kept both rules for nearly an hour. It was warm in there, and an hour is a long time, and then the shelf began to tremble. "Rrrr," said ${y}. "Rrrr-pff." ${a} was almost sorry. But if you let one off, where does it stop? NO SNORING. "${refrain}" said ${a}, and held the door.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'calm')], things: ['house', 'biscuit'] },
        `So there was nobody in it who should not be. ${a} sat in the exact middle. "Quiet at last," said ${a}, aloud. It was what one had wanted since Monday: a secret place, with walls, and not a sound. It is surprising how much there is to listen to when there isn't any. The shelf had one biscuit on it. Outside, a good way off, somebody laughed.`,
        `"That's better," said ${a}, to the shelf. ${a} thought of a password, but there was nobody to say it to. ${a} looked at the four walls, and could tell by the nails which ones ${h} had done. They went in straight. They had been hummed in. There was one biscuit. A long way off three voices were talking, all at the same time.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['biscuit', 'sign'] },
        `${a} ate the biscuit, to have something to do. One thing leads to another. With something in your mouth you lean back, and look at the roof. And with that roof there go four notes. ${a} heard them, and looked round. "${Hcap}?" said ${a}. There was nobody. Crunch, hum, hum. ${a} sat up very straight and read the board. It did not say who it was for.`,
        `It is hard to sit with a biscuit and not eat it. It is hard, when you are full, and it is warm, to keep your eyes open. What woke ${a} was a noise: four notes, and then a sort of sawing, and then a pff. "Who was that?" said ${a}. There was only one person there. ${a} had crumbs on both knees. It had taken a quarter of an hour to break everything that there was to break.`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [
            seen(A, 'hold', 'sad', 'sign'),
            seen(H, 'sit', 'calm'),
            seen(X, 'sit', 'curious'),
            seen(Y, 'sit', 'curious'),
          ],
        },
        `No one had seen. The crumbs could have been wiped off. But three rules for others and none for yourself is not fair, and ${a} knew it. ${a} took the board off the door, and went out backwards, and shut it. It had begun to rain. Under the big bush sat the other three. "Who's in it?" said ${h}. "Nobody's in it," said ${a}. "I threw me out."`,
        `It would have been easy to keep quiet about it. ${a} thought of that. But then there would always have been somebody in there who cheats. So ${a} took the board, went out into the rain, and crawled in under the bush where they sat. "Which one was it?" said ${x}. "More than one," said ${a}. "I hum it a bit flat." Nobody laughed. ${Hcap} moved over.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'excited', 'sign'), seen(H, 'look-up', 'curious')],
          things: ['house'],
        },
        `From there they had a good view of the ${den}, standing empty in the rain. It was the best one for miles, and there was no one fine enough to go in. Drip, it said. Drip, drip. "That'll be the roof," said ${h}. "The boards will warp by tomorrow." ${a} looked at the gap. Then ${a} looked at the board, and at the gap again. "It's the same size," said ${a}.`,
        `They listened to it drip. It dripped on the shelf, and on the straight nails, and on the floor that they had swept. "If we'd only had one board more," said ${h}, and did not say what had become of it. ${a} turned the board over on both knees. On the back there were no rules at all. It was a good piece of wood. It was exactly as long as the hole in the roof.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'reach', 'determined'),
            seen(H, 'hold', 'happy', 'hammer'),
            seen(X, 'stand', 'happy'),
            seen(Y, 'stand', 'happy'),
          ],
          things: ['house'],
        },
        `"You'd lose your rules," said ${y}. "I've lost them," said ${a}. It took all four. ${x} and ${y} held it flat, ${a} held the nails, and ${h} had the hammer. The first nail went in crooked, and so did the second. ${Hcap} stopped. "Go on, then," said ${a}. "Hum." After that they went in straight. The last drip hung there for a moment, and thought better of it.`,
        `${a} did not make a speech. ${a} held out the hammer to ${h}. "I can't do it without the tune," said ${a}. ${Hcap} thought about that. It took some time, and it rained on them both. Then there came four notes. They nailed it over the gap, with the paint to the inside. By the end all four were humming, one of them flat. It fitted as if it had been sawn for it.`,
      ),
      page(
        {
          weather: 'clear',
          time: 'sunset',
          camera: 'close',
          actors: [
            seen(A, 'sit', 'happy'),
            seen(H, 'sit', 'happy'),
            seen(X, 'sit', 'happy'),
            seen(Y, 'sleep', 'sleepy'),
          ],
          things: ['biscuit'],
        },
        `It's full in there now, most days. You have to lie like sardines, on your back, with the rules right over your nose, in red. NO HUMMING. NO CRUNCHING. NO SNORING. "Are we all doing it?" said ${a}. ${Hcap} hummed, and ${x} crunched. From the corner came a noise like furniture. "${refrain}" said ${a}, and passed the biscuits.`,
        `That evening they lay side by side under it and read it aloud. It was the only thing that there was to read. "I think it's a list," said ${x}, reaching for a biscuit. "Of what to do." ${Hcap} had begun already. ${y} had got to the end of it, and was asleep with an open mouth. "${refrain}" said ${a}. Not a drop came through.`,
      ),
    ],
  };
}
