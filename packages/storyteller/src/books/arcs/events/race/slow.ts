import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'What was that?',
  'Now what was that?',
  'What can that have been?',
  'What did I just see?',
  'What did we just pass?',
  'Whatever was that?',
  'What went by there?',
  'What on earth was that?',
  'Just what was that?',
  'Was that something?',
] as const;
const TITLES = ['something by the fence', 'a white blur', 'the last lap', 'too fast to read'];

/** A racing car goes past something every lap and cannot see what it is; it is a sign with its own name on. */
export const SLOW: EventPlot = {
  id: 'slow',
  when: /\bslow\w*\b[^.]*\b(?:rac\w+|cars?)\b|\b(?:rac\w+|cars?)\b[^.]*\bslow\w*\b/,
  only: true,
  young,
  middle,
  old,
};

function young({ A, K, a, k, chance }: Going): Told {
  const what = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: what,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'proud')] },
        `This is ${A.introduced}. ${a} is very fast. Today there is a race.`,
        `Here is ${A.introduced}. Today is the race. It goes round and round. ${a} is the fastest.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited')] },
        `Ready, steady, go! Vroom! The houses are a blur. The trees are a blur.`,
        `Go! Vroom! ${a} is in front. All the trees are green stripes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'surprised')], things: ['fence'] },
        `Whizz! Something white was by the fence. "${what}" says ${a}.`,
        `Whizz! At the fence was something white. It has gone. "${what}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'curious')], things: ['fence'] },
        `Round again. Here is the fence. ${a} looks hard. Whizz! Only white. "${what}"`,
        `${a} comes round again, with big eyes. Fence! Whizz! Too quick. "${what}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'worried')], things: ['fence'] },
        `And again. ${a} looks back. Bump! That was a bush. "${what}"`,
        `Next time ${a} turns to look. Bump! It is a bush. "${what}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'curious')] },
        `Now it is the last lap. ${a} wants to know. So ${a} goes slow.`,
        `One more lap, the last. "I will go slow," says ${a}. It gets very quiet.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy')], things: ['tree'] },
        `Slow, slow. The blur is a tree. It has apples. There is a bird in it.`,
        `Slow and slower. A stripe is a tree now. A bird sings in the tree.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'wave', 'happy'), seen(A, 'stand', 'surprised')],
          things: ['sign', 'fence'],
        },
        `Here is the fence. Here is ${k}, with a big white sign. It says: HELLO, ${a.toUpperCase()}!`,
        `And at the fence is ${k}! ${k} holds up a white sign. It says: HELLO, ${a.toUpperCase()}!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(K, 'hold', 'happy', 'sign')] },
        `"You were here every time!" says ${a}. "Every time," says ${k}. "Hello!"`,
        `"Is that me?" says ${a}. "It is you!" says ${k}. "You never said hello."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(A, 'walk', 'calm')],
          things: ['sign'],
        },
        `They go home slowly, with the sign. Whizz, go the fast cars. "${what}" they say. It was ${a}.`,
        `Home they go now, with the sign. Whizz! Fast cars go by. "${what}" they call.`,
      ),
    ],
  };
}

function middle({ A, K, a, k, chance }: Going): Told {
  const what = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: what,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'proud')] },
        `${A.introduced} was so fast that the wind came in second. Today was the big race, five times round the town. "Ready," said ${a}, and hummed.`,
        `There was nobody as fast as ${A.introduced}. ${a} had been round the whole town in a minute. Today it was to be five times round, with a cup for the winner.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited')] },
        `Go! Vroom! ${a} was off, and in front at the very first bend. The houses were one long stripe. The trees were another one, a green one. It always looked like that.`,
        `Down came the flag. ${a} shot away, and soon there was nobody ahead. Fast is lovely, but it has no windows. The shops ran together, and the trees turned into stripes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'surprised')], things: ['fence'] },
        `On the first lap, at the long fence, something went by. It was white, and it moved. Then it was far behind. "${what}" said ${a}.`,
        `Then came the long fence, and by the fence was a flash of white. It had not been there yesterday. Before ${a} could look, it was over. "${what}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'curious')], things: ['fence'] },
        `On the second lap ${a} was ready for it. Here came the fence. ${a} opened both eyes as wide as lamps. Whizz! A white blur, and perhaps an arm. "${what}"`,
        `The next time round ${a} did not blink once. Post, post, post, went the fence. Whizz! It was square, and there was somebody under it. Or was there? "${what}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'worried')], things: ['fence', 'bush'] },
        `The third time ${a} looked back when it was past. A bush was in the way. It came along for a bit. "${what}" said ${a}, with leaves on.`,
        `On lap three ${a} tried looking behind, when the fence was past. There was a crunch. ${a} came out of a bush on the other side, quite green. "${what}" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined')] },
        `The fourth time ${a} went faster still, to get there sooner. You can guess. There was nothing at all to see, not even white. "It goes away when I hurry," thought ${a}.`,
        `On lap four ${a} thought that speed might help. It always had. But the quicker ${a} went, the smaller the flash was. This time it was no wider than a thread.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')] },
        `Then it was the last lap. ${a} was first by a mile. ${a} only had to go on, and there was the cup. "But then I'll never know," said ${a}. So ${a} went slow.`,
        `One lap was left. The cup stood shining at the end, and nobody else was near. But there would be no more laps after that, and no more fence. "I want to see it," said ${a}, and braked.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy')], things: ['tree'] },
        `The stripes came apart. One was a baker's shop, with buns. One was a tree, and in the tree a bird was singing. "Has that been here all the time?" said ${a}.`,
        `It was like a jigsaw puzzle going together. Here was a door with a cat on the step. The green stripe was a tree, and under each tree there was shade. "Well," said ${a}. "It's got bits!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'wave', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['sign', 'fence'],
        },
        `And there was the fence. By it stood ${k}, and held up a big white sign. There were letters on it. ${a} had never gone slowly enough for letters. It said: HELLO, ${a.toUpperCase()}!`,
        `At the fence stood ${k} and held something up, on tired arms. It was a white sign. ${a} read it, one letter at a time. It said: HELLO, ${a.toUpperCase()}!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(K, 'hold', 'happy', 'sign')] },
        `"That's me!" said ${a}. "I held it up every time," said ${k}, "and you went whizz." "Hello," said ${a}. Behind them the other cars went by, one after the other, and won. "Hello," said ${k}.`,
        `"Was it you?" asked ${a}. "Every lap?" "Every lap," said ${k}. "I shouted as well." ${a} had only heard ${a}. Far off somebody else was getting the cup. "Shout now," said ${a}. "Hello!" said ${k}.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'walk', 'happy'), seen(A, 'walk', 'calm')],
          things: ['sign'],
        },
        `They went home together, past the baker's shop, at the speed of ${k}. The sign sat on top, so that everybody could read it. Whizz! went the fast cars, coming the other way. "${what}" they said.`,
        `Home they went, with the sign, and did not miss a single cat. Then the winners came by with the cup, in a great hurry. "${what}" they called to each other. "It was white!"`,
      ),
    ],
  };
}

function old({ A, K, a, k, chance, company }: Going): Told {
  const what = chance.pick(...REFRAINS);
  const P = company.person('Mrs Pott', 'neighbour');
  const p = P.name;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: what,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(P, 'stand', 'determined')] },
        `${p} had built ${A.introduced} out of three other cars and a great deal of hope. Above her bed there was an empty shelf. On the shelf was a clean ring in the dust, as wide as a cup. "Five times round the town," said ${p}. "Don't look at anything. Looking slows you down." "I never do," said ${a}.`,
        `It was ${p} who had built ${A.introduced}, in a shed, over two winters. She had never won a race. She had left a space on the shelf for the cup, between clock and cactus. "It's five laps," she said. "What do we do?" "We go," said ${a}. "What don't we do?" "Look," said ${a}. They said it before every race.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited')] },
        `The flag fell, and ${a} was gone. If you are very fast, a town is not much. It's a grey stripe for houses and a green one for trees, with a blue one on top. ${a} had been round it a hundred times, and could not have told you if there was a shop. By the second bend there was nobody in front.`,
        `Down came the flag. There was a howl, and a smell of hot rubber. Then there was ${a}, and twenty others a long way behind. Everything melted, as it always did. Walls ran into windows. Trees ran into one long hedge. It was like driving through paint. ${a} had never thought that there might be anything in it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'surprised')], things: ['fence'] },
        `At the long fence something happened. In all that grey there was a white thing, and it did not run like the rest. It jumped. It seemed to jump at ${a}. Then it was half a mile back. "${what}" said ${a}. Looking slows you down, though. ${a} looked at the road.`,
        `Then there was the long fence, and a flash beside it, as white as a tooth. Stripes don't hop up and down. This did. There were four more bends before ${a} had done thinking about it. As a rule ${a} did not think at all. "${what}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'curious')], things: ['fence'] },
        `On the second lap there could be no harm in being ready. Before the fence ${a} turned both headlamps to the left, just a little. Whizz! It had corners. It had something dark on it, like flies on a sheet. It had perhaps a pair of legs below. "${what}" asked ${a}, and nobody was there to say.`,
        `The second time, ${a} kept one eye on the road and gave the other to the fence. Post, post, post. Whizz! It was square. It was held up by something, and the something had a mouth, and the mouth was open. But an engine like that is loud. "${what}" said ${a}, and heard only ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'worried'), seen(P, 'shout', 'surprised')], things: ['bush'] },
        `On the third lap ${a} looked back, once it was past. One should not. A bush had been standing at that corner for thirty years and was not going to move. It came along as far as the bridge. "Are you ill?" shouted ${p}, as they flew by her, leaves and all. "${what}" ${a} shouted back. She took it for the engine.`,
        `The third lap was worse. ${a} looked behind this time, and went in at one side of a bush and out at the other. It cost eight seconds. ${p} stood by the road and counted every one of them. "What are you doing?" she cried. "${what}" cried ${a}, with a twig in the grille. It was not an answer.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'determined')], things: ['fence'] },
        `So on the fourth lap ${a} did what had always helped, and went faster. The fence hummed like a string. And the white thing got thin, and thinner. By the time it came by it was no more than a hair. For the first time in its life ${a} had gone as fast as can be, and got less.`,
        `There was one thing left to try on the fourth lap, and ${a} was good at it. ${a} put everything in. It was the fastest lap that had ever been driven round that town, and people took off their hats. And ${a} saw nothing at all by the fence, not so much as a spot. "It goes when I hurry," thought ${a}. "It only goes for me."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried')] },
        `That left one. The others were so far back that they were only a noise. There was the cup, on a table with a cloth. There was the empty shelf at home, and all that work. And there was a white thing that somebody had gone on holding up, four times, for no cup at all. After this there would be no more laps. ${a} took a deep breath, and braked.`,
        `One more lap, and it was won. ${a} could have done it asleep. ${p} had already gone to stand by the cup, and she had combed her hair. ${a} thought about that, and it was not comfortable. But whatever was at the fence would go home after this, and fold itself up, and never be known. There was a pedal that ${a} had hardly ever used. It still worked.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy')], things: ['tree'] },
        `First the stripes shook. Then they came apart, like wet paper, and there was a town in them. There was a baker's, with buns, and a man asleep in a chair. Every single tree was a different tree. In one there sat a bird, singing, and ${a} had gone past that song four times. "It's got bits," said ${a}, out loud. "It's all got bits."`,
        `It grew quiet. Then the stripes came apart, and turned into things. This was a door, and that was a cat on a step, washing one leg. The green was not green. It was leaves, and each tree had its own, and there was somebody's kite in one. The other cars tore by, three, nine, twenty of them. ${a} was counting the buns in the baker's window.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'wave', 'excited'), seen(A, 'stand', 'surprised')],
          things: ['sign', 'fence'],
        },
        `And so to the fence. There stood ${k}, on a box, on the safe side. ${k} was holding up a white sign, with arms that shook. It was the fifth time, and a big sign. The dark bits were letters. ${a} had never in all its life been slow enough for letters. They said: HELLO, ${a.toUpperCase()}!`,
        `Round the last corner, at the pace of a pram, came the fence. Behind it, on a box, was ${k}, jumping up and down. The white thing was a sign. It had been done with a brush, and the paint had run. ${a} rolled up to it and read it from end to end. HELLO, ${a.toUpperCase()}! There was nothing else on it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'happy'), seen(K, 'hold', 'happy', 'sign')] },
        `"That's me," said ${a}. "Of course it's you," said ${k}. "I've called it every time. You go too fast to be said hello to." Far away there was a cheer, for somebody else. It was odd how little it weighed. "Hello," said ${a}. "I've never said that. I was always past."`,
        `"You stopped," said ${k}, and the sign came down at last. "Did you hold it up every time?" asked ${a}. "I thought that one of them would do it," said ${k}. "And you'd only have seen it if you did this." Over by the table they were clapping. "Then hello," said ${a}, and the engine, for once, was quiet enough to hear it in.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'stand', 'sad'), seen(A, 'stand', 'worried'), seen(K, 'stand', 'shy')],
          things: ['sign'],
        },
        `${p} came along the road on foot, with her hair still combed. "You had it," she said. "I know," said ${a}. "I looked." She opened her mouth, and then she saw the sign. She read it. Then she looked at ${K.names} arms, and at the baker's, and up into the tree. "There's a bird in that," said ${p}. She had not looked up for a long time either.`,
        `"Last," said ${p}. She had walked all the way from the table. "We've never been last." "I'm sorry about the shelf," said ${a}, and meant it. ${k} held out the sign, not knowing what else to do. ${p} read it, twice, and sat down on the box. "In all my years," she said, "nobody has ever painted me one."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'walk', 'calm'), seen(K, 'walk', 'happy'), seen(P, 'walk', 'happy')],
          things: ['sign'],
        },
        `They took the long way home, at the speed of people, by the baker's. The sign is on the shelf now, where the cup was to go. It's too big, and hangs out at both ends. On the way the winners came past, in a hurry, with the cup. "${what}" they cried. "There, by the road!" But they had gone by before anybody could say.`,
        `Home they went, all three. Two of them had a bun, and the third had the smell. A week later there was a second sign in the shed. It says: HELLO, MRS POTT! It looks well there. They still go round the town, of an evening. Fast cars go by. "${what}" they say, and never see the cat, or who is waving.`,
      ),
    ],
  };
}
