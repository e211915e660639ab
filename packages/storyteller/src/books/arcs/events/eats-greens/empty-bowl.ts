import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { greensIn, meatIn } from './greens.ts';

const REFRAINS: readonly ((kind: string) => string)[] = [
  (kind) => `Run! The ${kind}!`,
  (kind) => `The ${kind}! Run!`,
  (kind) => `Help, the ${kind}!`,
  (kind) => `Here comes the ${kind}!`,
  (kind) => `Watch out, the ${kind}!`,
  (kind) => `Quick, the ${kind}!`,
  (kind) => `Look there, the ${kind}!`,
  (kind) => `Oh no, the ${kind}!`,
  (kind) => `Run, run, the ${kind}!`,
  (kind) => `There is the ${kind}!`,
];
const TITLES = ['the empty bowl', 'who ate it up', 'a place at the picnic', 'nobody asked'];

interface Parts {
  readonly f: string;
  readonly x: string;
  readonly refrain: string;
  readonly D: Figure;
  readonly M: Figure;
  readonly setting: SettingName;
}

function partsOf({ A, company, chance, raw }: Going): Parts {
  const sea = A.being?.isa === 'sea';
  return {
    f: greensIn(raw),
    x: meatIn(raw, A.being?.id ?? ''),
    refrain: chance.pick(...REFRAINS)(A.being?.id ?? A.kind),
    D: company.meet('duck'),
    M: company.meet('mouse'),
    setting: sea ? 'beach' : 'garden',
  };
}

/** Everybody runs, and when they come back one bowl is empty: the one that nobody likes. */
export const EMPTY_BOWL: EventPlot = { id: 'empty-bowl', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { f, x, refrain, D, M, setting } = partsOf(going);
  const [d, m] = [D.name, M.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(K, 'sit', 'happy'), seen(D, 'sit', 'happy'), seen(M, 'sit', 'happy')],
        },
        `${K.introduced} has a picnic. There is cake. And a bowl of ${f}. Here is ${D.introduced}. Here is ${M.introduced}.`,
        `A picnic! Here is ${K.introduced}. Here is ${D.introduced}. Here is ${M.introduced}. There is cake, and a bowl of ${f}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'calm'), seen(D, 'sit', 'sad')] },
        `"First we eat the ${f}," says ${k}. "No!" says ${d}. Nobody likes that.`,
        `"Eat it up," says ${k}. Nobody wants the ${f}. "Cake!" says ${d}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(D, 'run', 'scared'),
            seen(M, 'run', 'scared'),
            seen(K, 'run', 'surprised'),
            seen(A, 'walk', 'shy'),
          ],
        },
        `Then... "${refrain}" cries ${m}. They all hide. Along comes ${A.introduced}.`,
        `Who is that? "${refrain}" They run and hide. It is ${A.introduced}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(D, 'stand', 'surprised')] },
        `Then they come back. The cake is there. The bowl is empty!`,
        `They come back. The cake is there. But the bowl is empty!`,
      ),
      page(
        { camera: 'wide', actors: [seen(D, 'run', 'scared'), seen(M, 'run', 'scared'), seen(A, 'walk', 'shy')] },
        `The next day there are two bowls. "${refrain}" They run. Both bowls are empty!`,
        `Next day they have two bowls of it. "${refrain}" They hide. Two empty bowls!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hide', 'curious'), seen(A, 'sit', 'happy')] },
        `"I want to see this," says ${k}. "${refrain}" But ${k} stays, and looks.`,
        `"Who does that?" says ${k}. "${refrain}" All run. But ${k} hides close by.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy')] },
        `There sits ${a}. Crunch, crunch! All the ${f}, and no cake.`,
        `Crunch, munch! ${a} eats the ${f}. ${a} eats it all up.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'shy'), seen(K, 'stand', 'surprised')] },
        `"You like ${f}?" says ${k}. "So much," says ${a}. "I don't like ${x}. Nobody asks."`,
        `"You eat that?" says ${k}. "Only that," says ${a}. "I don't like ${x} at all."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'wave', 'happy'), seen(D, 'stand', 'surprised'), seen(M, 'stand', 'surprised')],
        },
        `"Come out!" calls ${k}. "${a} eats the ${f}!" "All the ${f}?" says ${d}. "Hooray!"`,
        `"Come back, all of you!" says ${k}. "${a} likes the ${f}." "Mine, too?" says ${m}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [
            seen(A, 'sit', 'happy'),
            seen(K, 'sit', 'happy'),
            seen(D, 'wave', 'happy'),
            seen(M, 'wave', 'happy'),
          ],
        },
        `Now there are three bowls. "${refrain}" calls ${d}. "Come and sit here!"`,
        `Today it is four bowls. "${refrain}" calls ${m}. "Sit by me!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { f, x, refrain, D, M, setting } = partsOf(going);
  const [d, m] = [D.name, M.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(K, 'sit', 'happy'), seen(D, 'sit', 'sad'), seen(M, 'sit', 'sad')] },
        `Every Saturday ${K.introduced} had a picnic with ${D.introduced} and ${M.introduced}. There were sausages and cake, and there was a bowl of ${f}. "First the bowl, and then the cake," said ${k}. That was the rule. They sat and looked at the bowl.`,
        `At the Saturday picnic there was one rule. Nobody got sausages or cake until the bowl was empty. It was a bowl of ${f}. ${K.introduced} had made the rule, but did not like it, either. ${D.introduced} groaned, and ${M.introduced} took one bite in an hour.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'run', 'scared'), seen(D, 'run', 'scared'), seen(K, 'run', 'scared')] },
        `Then there was a noise, and a shadow, and a great many teeth. "${refrain}" cried ${m}. They ran, and got under an old upside-down boat. It was dark there, and they counted to a hundred.`,
        `Something big was coming. "${refrain}" cried ${d}. Nobody stopped to look. They all got under an old upside-down boat, and held their breath. It was quiet outside, but for a crunching.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'surprised'), seen(D, 'stand', 'surprised')], things: ['cake'] },
        `When they came out, nobody was there. "The cake!" said ${d}. But the cake was there, and so were the sausages. Only the bowl of ${f} was empty. It had been licked. "That's odd," said ${k}.`,
        `At last they crept out. They had been sure that everything would be gone. The cake stood there, with all its cherries. But somebody had eaten up the ${f}. "Well, then we can have the cake," said ${m}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'run', 'scared'), seen(D, 'run', 'scared'), seen(A, 'walk', 'shy')] },
        `The next Saturday there were two bowls, because of last time. "${refrain}" It was ${A.introduced}, and they ran. Afterwards both bowls were empty. Nothing else was touched. "It's a trap," said ${d}. "First it's the ${f}, and then it's us."`,
        `A week later they brought two bowls of it. Up came ${A.introduced}. "${refrain}" And under the boat they went. When they looked again, there were two clean bowls, and all the cake. "It's saving us for later," whispered ${m}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(D, 'stand', 'worried')] },
        `"Has anybody ever seen what ${a} eats?" said ${k}. Nobody had. They had always been running. "It's a ${A.being?.id ?? A.kind}," said ${d}. "Everybody knows what they eat." "I'd like to see it," said ${k}.`,
        `"Who says that it's after us?" said ${k}. "Everybody," said ${d}. "Did anybody look?" They thought about it. You can't look and run. "Next time I'll do the one and not the other," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hide', 'scared'), seen(A, 'sit', 'happy')] },
        `So on the third Saturday there were three bowls. "${refrain}" They all ran. Only ${k} stayed, behind the basket, with both knees knocking. There came ${a}, and went by the sausages, right up to the bowls.`,
        `There were three bowls on the third Saturday. "${refrain}" Off they went. ${k} went as far as the basket, and lay flat. ${a} looked left and right, very shyly. The sausages lay there. ${a} pushed them out of the way.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy')] },
        `Crunch. ${a} ate with both eyes shut. It was the face of somebody who is very happy. After the third bowl ${a} put all three together, and wiped the table. Then ${a} saw ${k}.`,
        `Crunch, crunch, went ${a}, and hummed while chewing. Nobody has ever liked ${f} so much. ${a} licked the bowls, and even stacked them. "Excuse me," said somebody behind the basket.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(K, 'stand', 'surprised')] },
        `"Please don't run," said ${a}. "I'm not," said ${k}. "Don't you eat us?" "You?" said ${a}. "I don't even like ${x}. It's the ${f} that I come for. I always want to ask first. But then there's nobody there."`,
        `${a} got such a fright that a bowl fell over. "I'm sorry," said ${a}. "I'd have asked, but you all run so fast. I don't like ${x}. I don't like sausages. I only like ${f}, and nobody has any as nice as you."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'wave', 'happy'), seen(D, 'stand', 'surprised'), seen(M, 'stand', 'surprised')],
        },
        `"Come out!" called ${k}. "It's all right! ${a} only eats ${f}." It was quiet under the boat. "How much of it?" said the voice of ${d}. "All of it," said ${a}. "Every Saturday?" said ${m}, and came out first.`,
        `${k} knocked on the boat. "You can come out. ${a} wants nothing but the ${f}." "Nobody wants ${f}," said ${d}, inside. "I do," said ${a}. "I'd eat yours as well, if you don't mind." The boat went up at once.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(D, 'sit', 'happy')],
          things: ['cake'],
        },
        `So that was the first picnic with ${a}. The bowl went round once and stopped. In four minutes it was empty. That was the rule, so there was cake. "It's so simple," said ${d}. "Why did nobody think of asking?" "We were running," said ${k}.`,
        `They made a place for ${a}, at the end with the bowl. It was empty before ${m} had sat down. "Rule's rule," said ${k}, and cut the cake. "Don't you want any?" "Is it made of ${f}?" said ${a}. It wasn't. So there was more for everybody.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(A, 'walk', 'happy'),
            seen(D, 'wave', 'happy'),
            seen(M, 'wave', 'happy'),
            seen(K, 'wave', 'happy'),
          ],
        },
        `Next Saturday there were five bowls, and they looked down the path. There was a shadow, and a great many teeth. "${refrain}" they shouted, all three. And they moved up, to make room.`,
        `"It's late," said ${d}, the Saturday after that. "I hope nothing's happened." Then all the cups began to shake. "${refrain}" cried ${m}, and nobody ran but to meet ${a}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { f, x, refrain, D, M, setting } = partsOf(going);
  const [d, m] = [D.name, M.name];
  const kind = A.being?.id ?? A.kind;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(K, 'sit', 'calm'), seen(D, 'sit', 'sad'), seen(M, 'sit', 'sad')] },
        `The Saturday Club had three members and one rule. ${K.introduced} had written it on the first day, when everybody was in the mood for rules. It said, "Nobody goes home until the bowl is empty." And it was always a bowl of ${f}, for the good of their health. ${D.introduced} had once sat there until it was dark. ${M.introduced} had a way of hiding it behind one ear.`,
        `The Saturday Club always had a bowl in the middle of its picnic, and it was full of ${f}. It stood there for the sake of the rule. The rule was by ${K.introduced}, and said that everybody stayed until it was finished. Nobody liked it, not even ${k}, but a rule is a rule. "It looks at me," said ${D.introduced}. ${M.introduced} had been hiding the same bite behind one ear since two o'clock.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'run', 'scared'), seen(D, 'run', 'scared'), seen(K, 'run', 'scared')] },
        `They had just got to the stage of moving it about with forks when the cups began to ring. Something heavy was coming. ${m}, who had the best eyes, saw the teeth. "${refrain}" There was an old boat there, upside down. They were all three under it before the last word was out. It was black in there, and it smelled of feet. Outside there was a sound of chewing.`,
        `First the birds stopped. Then there was a shadow on the cake. "${refrain}" cried ${m}, and nobody asked which. Nobody does, with a ${kind}. They dived under the old boat that lay there upside down, and pulled it shut. For a long time they heard something crunch, out there. "That'll be the chairs," whispered ${d}. "It's starting with the chairs."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'surprised'), seen(D, 'stand', 'surprised')], things: ['cake'] },
        `The chairs were all right. So were the sausages, and the cake had all its cherries. "We were lucky," said ${d}. But ${k} was looking at the bowl. It was empty. It had been wiped round with a bit of bread, as people do when it was good. "Can we go home, then?" said ${m}. It was the earliest that they had ever got away.`,
        `When they dared to look, it was all still there. Nine sausages had been left, and there had been nine. "It didn't like our cooking," said ${d}, almost hurt. But ${k} had picked up the bowl. There had been ${f} in it, up to the rim. "It's so clean that I can see myself," said ${k}. "Then it's empty," said ${m}. "Then that's the rule." And they had cake.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'run', 'scared'), seen(D, 'point', 'worried'), seen(A, 'walk', 'shy')] },
        `It came every Saturday after that, and they knew it by name now, from the way that people shouted it. It was ${A.introduced}. "${refrain}" And each time there was a clean bowl. "It's perfectly plain," said ${d}, under the boat. "It's eating what's round us. When it has got through that, there's only us." ${k} said nothing. It seemed a long way round, for somebody with those teeth.`,
        `"${refrain}" It got to be a habit. At three they sat down, and at ten past they lay under the boat. It was ${A.introduced}, people said, and they said a good deal more. "I've heard that it once ate a bus," said ${d}. "Did anybody see that?" said ${k}. "They didn't stay to see," said ${d}. "Would you?" And every time the bowl was empty, and the sausages weren't.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(D, 'stand', 'angry')] },
        `"I'm going to stay out, the next time," said ${k}, "and look." There was a silence under the boat. "There's no rule for that," said ${m}. "If you're eaten," said ${d}, "it'll know about the boat. You'd be doing it to all of us. If you stay out there, then you're not in the Club. And don't come and knock, for I shan't open." ${d} meant it. It was because ${d} was frightened, but it was said.`,
        `"One of us ought to look," said ${k}. ${d} went quite stiff. "We've got a boat that works," said ${d}. "If you go and talk to that thing, then you're out of the Club. And don't come and knock here. I shan't open." They'd been friends for longer than they had been a Club. ${k} could feel how easy it would be, just to go on lying there, and have cake early. "I'd still like to know," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hide', 'scared'), seen(A, 'sit', 'happy')] },
        `"${refrain}" And then there was only ${k}, flat behind the basket, with a heart like a drum. From near by it was even bigger. ${a} came up, and stood before the table, and looked about. It looked as if ${a} was hoping for somebody. Then ${a} sighed, and sat down. The sausages were moved aside, very politely, as you move a slug.`,
        `The boat shut with a bang, and ${k} was outside it. "${refrain}" somebody was still calling, from inside. ${k} lay behind the basket, and saw ${a} arrive. ${a} had brushed down everything that could be brushed. There was something to be said, plainly, and ${a} had practised it. "Good afternoon," said ${a}, to three empty chairs. It was quiet. "Well," said ${a}, "another time, then," and drew up the bowl.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(K, 'stand', 'shy')] },
        `${k} had never seen anybody eat ${f} like that. It was like listening to music. ${a} took the small bits first. The best one was kept for the end, and held up to the light. And that was when ${k} stood up. It wasn't bravery. It was that nobody ought to have to eat a thing like that alone. "Is it good?" said ${k}.`,
        `It's not possible to be afraid of somebody who hums. ${a} hummed all the way to the bottom of the bowl, and took the last bit round the rim. Then came the wiping. Then ${a} put the chair straight. "You forgot a piece," said ${k}, and stood up, and pointed. They looked at each other. It would be hard to say who had had the greater fright.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(K, 'stand', 'surprised')] },
        `"I don't eat ${x}," said ${a}, all in one breath. "I never have. My mother cried. I eat ${f}, and there's none where I live. I've always meant to ask. I come up, and I've got it all ready to say. Then somebody shouts, and there's nobody to say it to." "We thought that you were after us," said ${k}. ${a} looked at the boat, and went pink. "Is that what you do in there?"`,
        `"You stayed," said ${a}. "I only looked," said ${k}. "Nobody's ever done that." It had to come out then, and it did. ${a} couldn't stand ${x}, and never could. At home they thought that it would pass. It was ${f}, or nothing, and so it had been nothing, mostly, until that first Saturday. "I ought to have asked," said ${a}. "But it's hard to ask the back of somebody."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'worried'), seen(A, 'stand', 'sad')] },
        `${k} went and knocked. "It's me," said ${k}. "I've looked. It's only the ${f}." The boat did not open. "That's what it would say," said ${d}. "I'm out of the Club, then," said ${k}, "but ${a} isn't what you think." It was dreadful, to talk to a boat. "So that's what it's like," said ${k}, turning round. "Yes," said ${a}. "You get used to it. It takes about a year."`,
        `"Open up," called ${k}, and knocked on the boat. "${a} doesn't eat ${x}!" "I said that I shan't," said ${d}, from inside, "and I shan't." The boat was shaking. ${k} might have stayed there and knocked. But ${a} was standing about on one side, in everybody's way, and knew it. So ${k} took two plates, and laid them next to each other, for two.`,
      ),
      page(
        { camera: 'medium', actors: [seen(M, 'stand', 'curious'), seen(D, 'stand', 'worried'), seen(A, 'sit', 'shy')] },
        `It was ${m} who lifted the edge. "How much does it eat?" said ${m}. "Of the ${f}, I mean." "All there is," said ${k}. "And then the bowl's empty?" "Every time." There was some whispering. It went on for a while. "It's the rule that I'm thinking of," said ${m}, and came out. After that it was only ${d}, alone, in the dark. "I said things," said ${d}, through a crack. "You were frightened," said ${a}. "I know what that looks like. I see it all day."`,
        `Inside the boat they had begun to think. "That's why it was always empty," said ${m}. "It was never the sausages. It was ${a} who got us home early." And ${m} walked out, on legs that weren't quite steady, and pushed the bowl across. ${d} was the last. "I told you not to knock," said ${d} to ${k}, "and you did it all the same." "You needn't have opened," said ${k}. "I know," said ${d}. "I looked through the crack. It was humming."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(D, 'sit', 'shy'), seen(M, 'sit', 'happy')],
          things: ['cake'],
        },
        `They had to find a chair for ${a}, and in the end it was the boat. It held. The bowl went to that end of the table, and stayed there, and was empty at four minutes past three. There has never been such a Club for cake. "What do we write?" said ${k}, with the pencil. There ought to be a second rule, now that there were four. "First look," said ${d}, rather quickly, "and then run."`,
        `So now there were four members, and the rule had never been so easy. ${a} ate for all of them, and thanked them for it. "I could bring my own," said ${a}. "There's no need to run out." "Please have mine," said ${d}, "for always." ${k} wrote down a new rule, under the old one, and they all signed it. "Whoever comes is asked what they'd like." It took ${m} a while to sign. There was still a bit behind that ear.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(A, 'walk', 'happy'),
            seen(D, 'wave', 'happy'),
            seen(M, 'wave', 'happy'),
            seen(K, 'wave', 'happy'),
          ],
        },
        `It was ten past three, the Saturday after, and there was nobody on the fourth side of the table. They looked at the bowl, and the bowl looked at them. "Something's happened," said ${d}. Then the cups began to ring. "${refrain}" cried ${d}, who had never in all that time been the first to see. And they ran, all three of them, down the path, and it was a race who would get there.`,
        `Other people still ran, of course. You could tell from far off, on a Saturday. First there were the hats going by, and then somebody would be calling it, a long way away. "${refrain}" Behind it all, quite slowly, came ${a}, and had brushed everything that could be brushed. "${cap(f)}!" called ${m}, and banged on the bowl. ${d} had moved up already. "Good afternoon," said ${a}. And three voices said it back.`,
      ),
    ],
  };
}
