import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { sightIn, type Sight } from './sights.ts';

const REFRAINS = [
  'Is that it?',
  'Is this it?',
  'Could that be it?',
  'Is it that?',
  'Might that be it?',
  "That's it, isn't it?",
  'So that is it?',
  'Is it this one?',
  'Would that be it?',
  'And is that it?',
] as const;
const TITLES: readonly ((it: string) => string)[] = [
  (it) => `how to know ${it}`,
  (it) => `three signs of ${it}`,
  (it) => `on the way to ${it}`,
  () => 'you cannot miss it',
];

interface Parts {
  readonly sight: Sight;
  readonly refrain: string;
  readonly title: string;
  /** Who has been there, and tells. */
  readonly M: Figure;
}

function partsOf(going: Going): Parts {
  const { A, company, chance, raw } = going;
  const found = sightIn(raw) ?? sightIn('sea');
  if (!found) throw new Error('no sight');
  // A city has a name of its own.
  const named = /\b(?:london|paris|new york)\b/i.exec(company.theme.raw)?.[0];
  const sight = named === undefined ? found : { ...found, it: titled(named.toLowerCase()) };
  return {
    sight,
    refrain: chance.pick(...REFRAINS),
    title: titled(chance.pick(...TITLES)(sight.it)),
    M: company.meet(A.being?.id === 'goose' ? 'swan' : 'goose'),
  };
}

/** By three signs one knows it; and then there is a fog, and the signs are all they have. */
export const THREE_SIGNS: EventPlot = { id: 'three-signs', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k } = going;
  const { sight, refrain, title, M } = partsOf(going);
  const { it, signs, likes, feltNow, viewNow, fourth, setting } = sight;
  const way = [seen(A, 'walk', 'curious'), seen(K, 'walk', 'curious')];
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: homeOf(A, setting), camera: 'medium', actors: [seen(A, 'stand', 'curious')] },
        `Here is ${A.introduced}. "I want to see ${it}! What is it like?"`,
        `${A.introduced} has a wish. "I want to see ${it}. What is it like?"`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'happy'), seen(A, 'stand', 'excited')] },
        `${M.introduced} knows. "${signs[0]}. ${signs[1]}. ${signs[2]}."`,
        `"I know!" says ${M.introduced}. "${signs[0]}. ${signs[1]}. ${signs[2]}."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(K, 'walk', 'happy')] },
        `So off goes ${a}. ${K.introduced} comes, too.`,
        `"I will go there!" says ${a}. "And I!" says ${K.introduced}.`,
      ),
      page(
        { setting: likes[0].setting, camera: 'medium', actors: way },
        `They see ${likes[0].what}. "${refrain}" ${likes[0].butNow}`,
        `They come to ${likes[0].what}. "${refrain}" ${likes[0].butNow} No.`,
      ),
      page(
        { setting: likes[1].setting, camera: 'wide', actors: way },
        `Then comes ${likes[1].what}. "${refrain}" ${likes[1].butNow}`,
        `Next is ${likes[1].what}. "${refrain}" ${likes[1].butNow}`,
      ),
      page(
        { setting: likes[2].setting, camera: 'medium', actors: way },
        `And then ${likes[2].what}. "${refrain}" ${likes[2].butNow} No.`,
        `Then ${likes[2].what}. "${refrain}" ${likes[2].butNow} No.`,
      ),
      page(
        {
          setting,
          ...fogTime(setting),
          camera: 'close',
          actors: [seen(A, 'stand', 'sad'), seen(K, 'stand', 'worried')],
        },
        `Then, fog! "I see nothing!" says ${a}.`,
        `Now, fog! "I see nothing!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(A, 'stand', 'curious')] },
        `"Wait," says ${k}. "One." ${feltNow[0]} "Two." ${feltNow[1]}`,
        `"But we can try," says ${k}. "One!" ${feltNow[0]} "Two!" ${feltNow[1]}`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(A, 'jump', 'excited')] },
        `"Three?" ${feltNow[2]} "${refrain}" "YES!" The fog goes.`,
        `"Three?" ${feltNow[2]} "${refrain}" "Yes! Yes!" Up goes the fog.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'happy'), seen(K, 'look-up', 'happy')] },
        `${viewNow} "${fourth}," says ${a}.`,
        `Oh! ${viewNow} "${fourth}," says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k } = going;
  const { sight, refrain, title, M } = partsOf(going);
  const { it, signs, likes, felt, view, fourth, setting } = sight;
  const m = M.name;
  const way = [seen(A, 'walk', 'curious'), seen(K, 'walk', 'curious')];
  const found = felt(k);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: homeOf(A, setting), camera: 'medium', actors: [seen(A, 'stand', 'curious')] },
        `What ${A.introduced} wanted was to see ${it}. Nobody at home had ever been there. "What would you do with it?" they said. "I'd look at it," said ${a}.`,
        `${A.introduced} had never seen ${it}. None of the others had, either, but they didn't mind. ${a} did. "I want to see it," said ${a}, every evening. "Just once, and properly."`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'proud'), seen(A, 'stand', 'excited')] },
        `One day ${M.introduced} came by, who had been everywhere. "You can't miss it," said ${m}. "There are three signs. ${signs[0]}. ${signs[1]}. And ${lower(signs[2])}." Then ${m} was off again.`,
        `Then ${M.introduced} stopped for a rest. "I was there in May," said ${m}. "How do you know it?" said ${a}. "By three things. ${signs[0]}. ${signs[1]}. ${signs[2]}. You can't miss it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(K, 'walk', 'happy')] },
        `So ${a} set off, with ${K.introduced}, who had never seen it either. They took six sandwiches. They said the three signs aloud, so as not to lose one.`,
        `${a} didn't want to go alone. "I'll come," said ${K.introduced}. "I'd know those three signs anywhere." They packed six sandwiches, and went down the road. It was longer than it looked.`,
      ),
      page(
        { setting: likes[0].setting, camera: 'medium', actors: way },
        `The first thing that they came to was ${likes[0].what}. "${refrain}" said ${a}. ${likes[0].but} "No," said ${k}. "That's the first sign. It isn't here." Two sandwiches went.`,
        `Behind the first bend was ${likes[0].what}. "${refrain}" said ${a}, and was all ready to be happy. ${likes[0].but} "Then it's not the one," said ${k}. They stayed for two sandwiches.`,
      ),
      page(
        { setting: likes[1].setting, camera: 'wide', actors: way },
        `On the second day they came to ${likes[1].what}. "${refrain}" said ${a}. ${likes[1].but} "One sign out of two," said ${k}. "It's getting better." Two more sandwiches went.`,
        `The next day there was ${likes[1].what}. "${refrain}" said ${a}. ${likes[1].but} "It's nearly it," said ${k}. "But nearly isn't it." That was two more sandwiches gone.`,
      ),
      page(
        { setting: likes[2].setting, camera: 'medium', actors: way },
        `On the third day it was ${likes[2].what}. "${refrain}" said ${a}, not so loudly. ${likes[2].but} "Two out of three," said ${k}. There were no sandwiches after that.`,
        `Then they came to ${likes[2].what}. "${refrain}" said ${a}. ${likes[2].but} "It's so close," said ${k}. The last two sandwiches went, and they went on with none.`,
      ),
      page(
        {
          setting,
          ...fogTime(setting),
          camera: 'close',
          actors: [seen(A, 'stand', 'sad'), seen(K, 'stand', 'worried')],
        },
        `And then the fog came. It was so thick that they couldn't see each other. "It could be right here," said ${a}, "and I'd never see it." They stood still. There was nothing else to do.`,
        `Round the next bend was a fog, as grey as a blanket. "I can't even see you," said ${k}. "So far," said ${a}, "and now there's nothing to look at." ${a} could have cried.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(A, 'stand', 'curious')] },
        `"Wait," said ${k}. "We can't see. But nobody said that we had to see the signs." "${signs[0]}," said ${a}. ${found[0]} "That's one," whispered ${k}.`,
        `"We've got the three signs," said ${k}. "They don't need any light." "The first was, ${lower(signs[0])}," said ${a}. ${found[0]} "One," said ${k}, and held on to ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(A, 'jump', 'excited')] },
        `"${signs[1]}," said ${a}. ${found[1]} "${signs[2]}," said ${k}. ${found[2]} "${refrain}" cried ${a}. "That's three," said ${k}. "Yes, it is!"`,
        `"Two," said ${a}. ${found[1]} They hardly dared to say the last one. ${found[2]} "${refrain}" whispered ${a}. "It can't be anything else," said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'happy'), seen(K, 'look-up', 'happy')] },
        `They didn't move until the fog went up, like a curtain. ${view} ${cap(a)} looked at ${it}, and went on looking.`,
        `Then a wind got up, and took the fog away with it. ${view} Neither of them said a word. They were much too busy.`,
      ),
      page(
        {
          setting: homeOf(A, setting),
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'happy')],
        },
        `"Well, what's it like?" they asked, when ${a} came home. "You can't miss it," said ${a}. "It has three signs." "And a fourth," said ${k}. ${a} nodded. "${fourth}."`,
        `At home they all wanted to hear of it. ${a} told them the three signs. They tried them out on the puddle. "There's one more," said ${a}, "that nobody had told us. ${fourth}."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k } = going;
  const { sight, refrain, title, M } = partsOf(going);
  const { it, signs, likes, felt, view, fourth, setting } = sight;
  const m = M.name;
  const way = [seen(A, 'walk', 'curious'), seen(K, 'walk', 'curious')];
  const found = felt(k);
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: homeOf(A, setting), camera: 'medium', actors: [seen(A, 'stand', 'curious')] },
        `Most people want things in order to have them. ${A.introduced} wanted to see ${it}, and then to come home again. It wasn't easy to explain. "And what's it good for?" they asked. "I don't know yet," said ${a}. "I haven't seen it." Nobody there had. They got on very well without.`,
        `Everybody has one thing that they go quiet at. With ${A.introduced} it was ${it}. Somebody only had to say the word. "What's it good for?" they said at home. "You've got all you need here." And that was so. It was not about needing. ${a} wanted to stand there, once, with nothing in between, and see it.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'proud'), seen(A, 'stand', 'excited')] },
        `In spring ${M.introduced} came through, who was always on the way to somewhere. "Oh, that," said ${m}. "You can't miss it. I'll give you three signs, and you won't need a map. ${signs[0]}. ${signs[1]}. And ${lower(signs[2])}. Two are no good. There are houses built by things with two." ${a} said all three over until they stuck. "And what's it like?" said ${a}. But ${m} was only a dot by then.`,
        `It was ${M.introduced} who told it, between two long flights, with one eye shut. "How do you know that it's the right one, when you get there?" asked ${a}. "There are three signs," said ${m}. "${signs[0]}. ${signs[1]}. ${signs[2]}. Two of them are no good. People have built houses by things with two." And ${m} was gone before noon.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(K, 'walk', 'happy')] },
        `${K.introduced} came along, and was the other sort. ${k} liked a plan, and had drawn one up, with three days on it and six sandwiches. "When those are gone, we turn round," said ${k}, "wherever we are. That's the rule. Promise?" ${a} promised. It's easy to promise, in the morning.`,
        `"You're not going alone," said ${K.introduced}, who was careful, and drew up a plan. There was a rule in it. They would go on for as long as there were sandwiches, and there were six of those. After the last one they would turn back, whatever was behind the next bend. "Is that agreed?" said ${k}. "Agreed," said ${a}, and was halfway through the gate.`,
      ),
      page(
        { setting: likes[0].setting, camera: 'medium', actors: way },
        `By the first evening they had come to ${likes[0].what}. "${refrain}" said ${a}, and went quiet, just in case. ${likes[0].but} "The first sign's missing," said ${k}, and made a small cross on the plan. ${a} had another look at it, all the same. It seemed only fair. Two sandwiches went, and they slept behind a haystack.`,
        `The road went round a bend, and there was ${likes[0].what}. "${refrain}" said ${a}. It would have been nice to be there already. ${likes[0].but} "I'm sorry," said ${k}, who was a little sorry, and a little pleased to have a system that worked. That was the first day, and the first two sandwiches.`,
      ),
      page(
        { setting: likes[1].setting, camera: 'wide', actors: way },
        `"${refrain}" said ${a}, on the second day. It was ${likes[1].what}. It was beautiful, and a whole family was having its dinner there. "This is it," said the father. "People come from miles away." ${likes[1].but} "It's a good one," said ${k}, "but it's not the one." The family looked a bit hurt. That left two sandwiches.`,
        `On the second day they met an old man, who showed them ${likes[1].what}. "${refrain}" said ${a}. "It'll do," said the old man. "I set out to see ${it}, too, when I was young. I got as far as this, and it does very well." ${likes[1].but} They said thank you. ${a} looked back at him until the road bent. Two more sandwiches were gone.`,
      ),
      page(
        { setting: likes[2].setting, camera: 'medium', actors: way },
        `On the third day came ${likes[2].what}, and ${a} said it in a very low voice. "${refrain}" ${likes[2].but} ${k} counted it out, and couldn't make it come to more than two. "We could say that it is," said ${k}. "We'd be home by Sunday." They stayed there for a while, over the last two sandwiches, and did not say that it was. After that there were none.`,
        `Two signs out of three is a great deal. They found that out on the third day, at ${likes[2].what}. "${refrain}" said ${a}, and looked at ${k}. ${likes[2].but} "It's all but it," said ${k}. "Nobody would ever know." "I would," said ${a}. The last two sandwiches went, slowly, down to the paper.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(A, 'stand', 'sad')] },
        `${k} folded up the plan. "We said," said ${k}. "I know what we said," said ${a}. There was one more bend. There is always one more. "If I break it," said ${a}, "you won't believe me the next time." And ${a} turned round. It was the hardest thing of the whole way. ${k} stood there, and looked at that back. "Plans are for getting there," said ${k}. "Come on. One bend."`,
        `Now they had to turn round, and neither of them did. "You promised," said ${k}. "Yes," said ${a}, and turned, there on the road. ${a} didn't say a word about it. That was what ${k} couldn't stand. "It was my rule," said ${k}, after ten steps. "So I can bend it. It bends as far as that tree. We'll be hungry, that's all."`,
      ),
      page(
        {
          setting,
          ...fogTime(setting),
          camera: 'close',
          actors: [seen(A, 'stand', 'sad'), seen(K, 'stand', 'worried')],
        },
        `They walked into the fog as one walks into a wall. It was so thick that they lost the road. "I can't see a thing," said ${k}. ${a} gave a kind of laugh. "I only wanted to see it," said ${a}. "It's the one thing that I wanted. I might be looking right at it." They stood still, so as not to step off anything.`,
        `Round the next bend there was nothing. It wasn't an empty place. It was fog, the sort that has no front and no back. ${k} held out an arm, and it ended at the elbow. "So that's what there is to see," said ${a}. "I've come all this way to look at grey." ${k} could think of nothing to say, and took hold of ${a}, in order not to lose that, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(A, 'stand', 'curious')] },
        `"Say them," said ${k}, after a time. "The three. What else have we got?" "${signs[0]}," said ${a}. ${found[0]} They held their breath. "That may be nothing," said ${k}. "Don't let's be hasty. What's the second?" But ${k} was holding on a good deal tighter.`,
        `"How did ${m} find it?" said ${k}, all at once. "At night, I mean. They fly at night." "By the signs," said ${a}. They thought about that. "${signs[0]}," said ${a}, as if it were a spell. ${found[0]} "One out of three is no good," whispered ${k}. "Go on."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(A, 'jump', 'excited')] },
        `"${signs[1]}," said ${a}. ${found[1]} Neither of them moved. Two out of three they had had before. They had had it that very day. "I don't want to say the last one," said ${a}. "If it isn't, then it's over." So ${k} said it. "${signs[2]}." ${found[2]} "${refrain}" said ${a}, with hardly any voice. "That's three," said ${k}. "That's all there are."`,
        `The second one came quickly. ${found[1]} "We've been here before," said ${k}. "Two is where they build houses." "Then say the third," said ${a}. It was very still. "${signs[2]}," said ${k}. For a moment there was nothing. ${found[2]} "${refrain}" said ${a}. And ${k}, who was never hasty, shouted "YES!" so that the fog shook.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'happy'), seen(K, 'look-up', 'happy')] },
        `They could have gone home then. They knew. But they stayed where they were, and waited, sandwiches or no sandwiches. And at last the fog stood up, and went. ${view} ${k} had meant to check it against the list. ${k} forgot. And ${a} looked at ${it}, with nothing in between.`,
        `It was the waiting that was nice, afterwards. There they were, with grey all round, and knew what was behind it. Then a wind came, and somebody pulled the curtain. ${view} "${cap(it)}," said ${a}, as one says hello. They looked at it until they could do it with their eyes shut.`,
      ),
      page(
        {
          setting: homeOf(A, setting),
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(K, 'stand', 'happy')],
        },
        `"And what's it good for?" they asked at home, as they had asked before. ${a} thought about it for some time. "You know the old puddle?" said ${a}. "I used to look at it, and think that there must be more. Now I look at it, and know." Then ${a} told them the three signs. "And there's a fourth," said ${k}, "that nobody tells you." "${fourth}," said ${a}.`,
        `A week later somebody small came to the gate. "Have you really seen it?" said the small one. "How do you know that it's the right one?" "You can't miss it," said ${a}, and told all three. "Two are no good," said ${k}. "And take more sandwiches." The small one said them over. "And what's it like?" ${a} had to shut both eyes for that. "${fourth}," said ${a}.`,
      ),
    ],
  };
}

/** Where it lives; never where it wants to go. */
const homeOf = ({ being }: Figure, wanted: SettingName): SettingName =>
  being && being.setting !== wanted && being.setting !== 'undersea' ? being.setting : 'farm';

/** Lights are seen at night, and all else by day. */
const fogTime = (setting: SettingName) => (setting === 'street' ? ({ time: 'night' } as const) : {});

/** A sign in the middle of a sentence. */
const lower = (sign: string): string => sign.charAt(0).toLowerCase() + sign.slice(1);
