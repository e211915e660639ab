import type { BeatPage, Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { eatenIn, type Eaten } from './eaten.ts';

interface Parts extends Eaten {
  readonly refrain: string;
  /** What one hides behind and under. */
  readonly bush: string;
  readonly cover: string;
  readonly setting: 'beach' | 'garden';
  readonly S: Figure;
  readonly s: string;
}

function partsOf({ A, raw, company, chance }: Going): Parts {
  const eaten = eatenIn(raw);
  const sea = A.being?.isa === 'sea';
  const S = company.person('Mrs Plum', 'neighbour');
  return {
    ...eaten,
    refrain: chance.pick(...eaten.sounds),
    bush: sea ? 'rock' : 'bush',
    cover: sea ? 'old sail' : 'big blanket',
    setting: sea ? 'beach' : 'garden',
    S,
    s: S.name,
  };
}

const titles = ({ what }: Parts, a: string): readonly string[] => [
  `no more ${what}`,
  'something in there',
  `what ${a} said without a word`,
  'a very loud tummy',
];

/** Nobody knows who ate it; but it can be heard. */
export const TUMMY: EventPlot = { id: 'tummy', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const parts = partsOf(going);
  const { what, refrain, bush, cover, setting, is, it, isFood } = parts;
  const end: readonly BeatPage[] = isFood
    ? [
        page(
          { time: 'night', camera: 'close', actors: [seen(K, 'sit', 'curious'), seen(A, 'sit', 'sad')] },
          `Now it is dark. ${a} cannot sleep. "${refrain}" says the tummy. ${k} comes to listen.`,
          `It is night. "${refrain}" says the tummy. So ${a} is awake. ${k} puts an ear to it.`,
        ),
        page(
          { camera: 'medium', actors: [seen(K, 'sleep', 'sleepy'), seen(A, 'sit', 'calm')] },
          `How round it is! How warm! ${k} puts a sleepy head on it. Up and down it goes.`,
          `It is soft and warm and round. What a good pillow! ${k} shuts both eyes.`,
        ),
        page(
          { camera: 'wide', actors: [seen(A, 'sleep', 'happy'), seen(K, 'sleep', 'happy')] },
          `Then ${a} sleeps, too. "Tomorrow only one bite," says ${a}. "${refrain}" Good night.`,
          `"Tomorrow we share," says ${a}. And ${a} sleeps as well. "${refrain}" Good night, tummy.`,
        ),
      ]
    : [
        page(
          { time: 'night', camera: 'close', actors: [seen(K, 'sit', 'curious'), seen(A, 'sit', 'sad')] },
          `Now it is dark. ${a} cannot sleep. "${refrain}" says the tummy. It says so all night.`,
          `It is night. "${refrain}" says the tummy. ${a} is so tired, and cannot sleep.`,
        ),
        page(
          { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(A, 'stand', 'sleepy')] },
          `${k} sings a sleepy song. ${a} yawns, very wide.`,
          `"Sleepy, sleepy," sings ${k}. So ${a} yawns. Wider! Wider still!`,
        ),
        page(
          { camera: 'wide', actors: [seen(A, 'sleep', 'happy'), seen(K, 'cheer', 'happy')] },
          `Whoosh! Out comes what ${a} ate. The ${what}! "${refrain}" says ${k}. Good night.`,
          `And out it comes. Here is all ${a} ate, the ${what}! "${refrain}" Good night, ${a}.`,
        ),
      ];
  return {
    title: titled(chance.pick(...titles(parts, a))),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'sit', 'happy')] },
        `This is ${A.introduced}. ${a} ate the ${what}. ${a} ate ${it === 'them' ? 'all of them' : 'all of it'}!`,
        `Who ate the ${what}? It was ${A.introduced}. ${it === 'them' ? 'They are' : 'It is'} all in there!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised')] },
        `Here comes ${K.introduced}. "There ${is} no ${what}! Who ate ${it}?"`,
        `In comes ${K.introduced}. "Where ${is} the ${what}? Somebody ate ${it}!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'hide', 'worried'), seen(K, 'walk', 'curious')],
          things: bush === 'bush' ? ['bush'] : ['rock'],
        },
        `${a} hides behind a ${bush}. But ${A.names} tummy does not hide. "${refrain}" it says.`,
        `Quick, behind the ${bush}! Nobody can see ${a}. "${refrain}" says the tummy.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hide', 'worried'), seen(K, 'stand', 'surprised')],
          things: bush === 'bush' ? ['blanket'] : [],
        },
        `Now ${a} hides under the ${cover}. What a big hill! "${refrain}" says the hill.`,
        `Under the ${cover} goes ${a}. There it is quiet. Oh no! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(K, 'point', 'curious')] },
        `"I am only a tree," says ${a}. "${refrain}" "Trees do not say that," says ${k}.`,
        `${a} stands quite still, like a tree. "${refrain}" says the tree. ${k} looks up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'stand', 'calm')] },
        `"Yes," says ${a}. "I did it. I ate the ${what}. I am sorry."`,
        `"It was me," says ${a}. "First I ate one bite. And then I ate more."`,
      ),
      ...end,
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const parts = partsOf(going);
  const { what, refrain, bush, cover, setting, is, it, isFood, S, s } = parts;
  const end: readonly BeatPage[] = isFood
    ? [
        page(
          { time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
          `It was dark, and ${a} was too round to lie down. Whichever way ${a} lay, the rest rolled off. "I can't sleep," said ${a}. "It keeps on talking." So ${k} came to listen.`,
          `Bedtime came. ${a} tried the left side, and rolled over. ${a} tried the right side, and rolled back. "It goes on talking," said ${a}. "It won't let me sleep." ${k} sat down, and put an ear to it.`,
        ),
        page(
          { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(A, 'sit', 'calm')] },
          `It was as round as a cushion, and as warm as toast. It went up and down, like a boat. "It's not so bad from here," said ${k}, and yawned. Then ${k} was asleep. ${a} did not dare to move.`,
          `"It's nice and warm," said ${k}. "It's like the sea in there." Up it went and down it went, with ${K.names} head on it. In a minute ${k} was fast asleep. So ${a} lay quite still, on ${A.names} back.`,
        ),
        page(
          { camera: 'wide', actors: [seen(A, 'sleep', 'happy'), seen(K, 'sleep', 'happy'), seen(S, 'stand', 'happy')] },
          `"So that's where it is," whispered ${s}, who looked in. ${s} tucked the blanket round them both. "Tomorrow I'll ask first," said ${a}, half asleep. "${refrain}" said the tummy, very low.`,
          `When ${s} looked in, two were asleep, one on top of the other. "Who ate the ${what}?" asked ${s}, in a whisper. Nobody said anything. But it was quite clear, all the same. "${refrain}"`,
        ),
      ]
    : [
        page(
          { time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
          `"We want ${it} back," said everybody. "But how?" said ${a}. It got dark. ${a} lay down and could not sleep. Whenever it was quiet, it began again in there.`,
          `"Can you give ${it} back?" said ${k}. ${a} tried, and coughed, and shook. Nothing came but a noise. At bedtime it was still going on, and ${a} sat up again.`,
        ),
        page(
          { camera: 'close', actors: [seen(K, 'stand', 'happy'), seen(A, 'stand', 'sleepy')] },
          `"I'll sing you to sleep," said ${k}, "and then it must stop." ${k} sang a slow song with nine verses. At the third, ${a} blinked. At the sixth, ${A.names} chin went down. And at the ninth, ${a} yawned.`,
          `So ${k} sat down and told ${a} about sleepy things. ${k} told of pillows, and of snow, and of cows lying down. ${a} blinked, and nodded. "And then," said ${k}, very low, "a big soft..." ${a} yawned.`,
        ),
        page(
          {
            camera: 'wide',
            actors: [seen(A, 'sit', 'surprised'), seen(K, 'cheer', 'excited'), seen(S, 'stand', 'surprised')],
          },
          `It was the widest yawn that had ever been. Something slid, and something rumbled. Out came the ${what}, every bit, and lay there in a heap. "${refrain}" said ${k}. And in ${a} it was quiet at last.`,
          `It began small, and it did not stop. It got as wide as a door. And through the door came the ${what}, a bit damp, but whole. "${refrain}" cried ${s}. ${a} shut it again, and was asleep.`,
        ),
      ];
  return {
    title: titled(chance.pick(...titles(parts, a))),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'sit', 'happy')] },
        `${A.introduced} only wanted to try a bit. It tasted of more. So ${a} had one more bit, and one more after that. When ${a} looked up, there was nothing left of the ${what}. ${a} had eaten ${it} all.`,
        `"Only one bite," said ${A.introduced}. It was very good. "And one for luck," said ${a}. And one because it was Tuesday. By ten o'clock there was nothing left. ${a} was as round as a drum, with ${what}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')] },
        `Nobody had seen it, and nobody need know. Then something spoke. "${refrain}" said ${A.names} tummy. ${a} looked down at it. "Hush!" said ${a}.`,
        `${a} licked up the last crumb, and felt quite safe. There was nothing at all to be seen. But there was something to be heard. "${refrain}" It came from the middle of ${a}. "Please be quiet," said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'surprised'), seen(S, 'stand', 'angry')] },
        `"Where ${is} the ${what}?" It was ${K.introduced}, with ${S.name} from next door. They had both come for some. "Somebody has eaten ${it}," said ${s}. "It must be somebody big. Let's look."`,
        `Along came ${K.introduced} and ${S.name}, hand in hand. "There ${is} no ${what}!" said ${k}. "Not any at all!" "Somebody will be very full," said ${s}. "We need only find out who."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hide', 'worried'), seen(K, 'walk', 'curious')],
          things: bush === 'bush' ? ['bush'] : ['rock'],
        },
        `${a} ran behind a ${bush}. It was a narrow ${bush}, and ${a} was rather wide. Some of ${a} stuck out on the left, and some on the right. "${refrain}" said the ${bush}. "How odd," said ${k}.`,
        `Quick as could be, ${a} got behind the ${bush}. ${a} did not breathe. "I can't see anyone," said ${s}. "${refrain}" it said behind the ${bush}. "But I heard someone," said ${k}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hide', 'worried'), seen(K, 'point', 'curious')],
          things: bush === 'bush' ? ['blanket'] : [],
        },
        `Then ${a} crept under the ${cover}. It was dark there, and nobody could see a thing. But now there was a hill that had not been there before. "${refrain}" said the hill. "Hills don't talk," said ${k}.`,
        `Next ${a} got under the ${cover}. "There's nobody under here, I suppose?" said ${k}. "Nobody," said ${a}. "${refrain}" said the tummy. "Then who's that?" said ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'worried'), seen(K, 'stand', 'curious'), seen(S, 'stand', 'curious')],
        },
        `Last of all ${a} stood there, eyes shut, and was a tree. It was a good tree. A bird sat down on it. "${refrain}" said the tree, and the bird flew off. "It's somebody I know," said ${k}.`,
        `There was nowhere left. So ${a} stood quite still, and was a statue. "That's a new one," said ${s}. "${refrain}" said the statue. "And it's got something to say," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
        `${a} opened one eye. "It was me," said ${a}. "It was only a bit. But then there were so many bits." The tummy had something to add. "Yes, yes," said ${a}. "I've told them already."`,
        `There's no use in hiding with such a tummy. "I ate the ${what}," said ${a}. "I meant to leave some. I don't know how it got so late." ${k} sat down beside ${a}. "Thank you for saying so," said ${k}.`,
      ),
      ...end,
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const parts = partsOf(going);
  const { what, refrain, bush, cover, setting, is, it, isFood, S, s } = parts;
  const was = is === 'is' ? 'was' : 'were';
  const end: readonly BeatPage[] = isFood
    ? [
        page(
          { time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
          `At night it was worse. ${a} was so round that there was no lying on any side. "${refrain}" it said in there, whenever it seemed to have dropped off. At midnight ${a} heard steps. ${k} had got out of bed, and didn't say why. "I can't sleep, either," said ${k}. "I said something, and it keeps on talking."`,
          `There was no supper, for obvious reasons. ${a} lay down and rolled off, and lay down on the other side, and rolled off there. "${refrain}" Nobody can quarrel with a thing like that, and nobody can make it up with it. Towards midnight the door opened. "I was hard on you," said ${k}. "It's gone round and round in me." "I know about that," said ${a}.`,
        ),
        page(
          { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(A, 'sit', 'calm')] },
          `${k} put an ear to it, to hear what it had to say. It was warm there. It went up and down like a boat at anchor. Far below, somebody seemed to be stirring a pot. "You know," said ${k}, "from this side it's quite..." The sentence never got any further. ${a} had pins and needles until the morning, and did not move.`,
          `"May I?" said ${k}, and leaned against it, because it is cold at midnight. It was the softest thing in the house. It rose and it sank. What had been a noise all day was more of a tune, with an ear right on top of it. ${k} meant to say so, and slept. So ${a}, who had taken something from everybody, lay there and was of use.`,
        ),
        page(
          { camera: 'wide', actors: [seen(A, 'sit', 'happy'), seen(K, 'stand', 'happy'), seen(S, 'stand', 'happy')] },
          `It took ${a} a month to pay it back. Every day ${A.names} own share went over the fence to ${s}, and it was no joke. But in the evening there was a queue. They brought their own blankets. "Who ate the ${what}?" asked ${s}, lying down. Everybody was quiet, so as not to miss it. "${refrain}"`,
          `For four weeks ${a} had the smallest plate, and asked for it. ${s} was paid in full, down to the last penny. On the day when that was done, it had gone quite flat again in the middle. "It's a pity," said ${k}, who missed it at night. ${s} thought so, too. "You may have a second helping," said ${s}. "This once." They all waited. "${refrain}"`,
        ),
      ]
    : [
        page(
          { time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(K, 'sit', 'calm')] },
          `At night it was worse. There was nothing to be done, and it would not be quiet. "${refrain}" it said in there, whenever it seemed to have dropped off. ${a} had tried coughing, and standing on ${A.names} head. At midnight ${k} came in with a blanket. "I said something today," said ${k}. "It keeps me awake. So I thought that we could be awake together."`,
          `"Give ${it} back," they had all said. As if ${a} hadn't tried! ${a} had hopped, and had hung over a wall. It only made it say so more often. "${refrain}" It was past midnight when ${k} sat down there in the dark. "I was hard on you," said ${k}. "It goes round and round in me." "I know what you mean," said ${a}.`,
        ),
        page(
          { camera: 'close', actors: [seen(K, 'sit', 'calm'), seen(A, 'sit', 'sleepy')] },
          `It was ${k} who saw it. All day everybody had told ${a} what to do. Nobody had thought of doing nothing. ${k} talked, slowly, about snow, and how it comes down on a field, and on the gate. ${a} blinked. "And then," said ${k}, "it comes down on the snow." Something began, deep down. It was a yawn. It was on its way.`,
          `"You can't get at a thing like that by pulling," said ${k}. "You have to be so tired that you forget to hold it." And ${k} sang the longest song there is, the one with the nineteen sheep. ${a} held out until the twelfth. Then ${A.names} chin sank, and there was a silence in there, as before the curtain goes up. And ${a} yawned.`,
        ),
        page(
          {
            camera: 'wide',
            actors: [seen(A, 'sit', 'surprised'), seen(K, 'cheer', 'excited'), seen(S, 'stand', 'happy')],
          },
          `It went on for as long as it takes to say this twice. When it was over, there ${was} the ${what}, a little damp. ${a} was as flat as a letter. It was all put back before breakfast, and ${a} polished it. ${s} bent down, and listened for a long time. "${refrain}" said ${s}. "I'd got quite used to it."`,
          `Nobody should stand in front of a yawn like that. Out came the ${what}, down to the last of ${it}, and rolled to ${K.names} feet. It was so quiet then that you could hear the night. ${a} spent a week on drying ${it}, bit by bit, and that was hard work. ${s} came to look. She had a question, it turned out. "How does it go on in there?" said ${s}. "${refrain}" said ${a}, out loud, and was quite empty.`,
        ),
      ];
  return {
    title: titled(chance.pick(...titles(parts, a))),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'sit', 'happy')] },
        `It happened in the way that such things do, which is a bit at a time. ${A.introduced} had looked in, and there ${was} the ${what}, and nobody about. One little bit would never be noticed. After that there was a gap, and ${a} ate round it, to make it look even. It took until ten o'clock to get it quite even. Then there ${was} no ${what} at all.`,
        `${A.introduced} would like it to be known that it began with tidying. There ${was} the ${what}, and one bit was sticking out. ${a} ate that. Then the next one stuck out. That sort of tidying goes on until there is nothing left to tidy. By ten in the morning it was done. There sat ${a}, as round as a drum and rather surprised. There ${was} no ${what}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')] },
        `Nobody had seen it. ${a} licked up the crumbs, and swept the floor, and put on an honest face. And just then something spoke. "${refrain}" It was muffled, but quite distinct. "Who's there?" said ${a}, and looked behind the door. It was lower down than that. It was ${A.names} own tummy.`,
        `It's a good feeling, to have got away with something, and it lasted for about a minute. ${a} was going off with a light step, or as light as could be. "${refrain}" somebody said. "I beg your pardon?" said ${a}, and spun round. There was nobody. Then ${a} looked down. It came from in there. It sounded as if it meant to go on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'surprised'), seen(S, 'stand', 'angry')] },
        `At eleven ${K.introduced} and ${S.name} stood before the empty place. The ${what} belonged to the whole street. "Somebody has had the lot," said ${s}. "When I find out who it is, they'll hear from me." ${k} was so angry that ${k} went white. "I hope they're ill," said ${k}. "Whoever can do that isn't a friend of mine." And ${a} heard that, from behind the ${bush}.`,
        `The ${what} had been for everybody in the street. It was ${K.introduced} who had the key, and ${S.name} who had the list. They stood there with both, and there was nothing to lock up and nothing to count. "Who'd do that?" said ${s}. "Nobody I know," said ${k}. "Anyone I know would have asked." Behind the ${bush} was somebody ${k} knew, and it went through ${a} like cold water.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hide', 'worried'), seen(K, 'walk', 'determined')],
          things: bush === 'bush' ? ['bush'] : ['rock'],
        },
        `It was not a wide ${bush}. There was a piece of ${a} on the left of it, and a piece on the right. Still, they walked past, since they were looking for somebody they didn't know. ${a} did not breathe. "${refrain}" "What did you say?" said ${s}. "I said nothing," said ${k}. They both looked at the ${bush}. But when they'd gone round it, it was only a ${bush}.`,
        `They began to search at the one end, and ${a} began to creep towards the other. It went well as far as the ${bush}. "I could swear that it got wider," said ${s}, and walked on. "${refrain}" "I beg your pardon?" said ${s}. "It wasn't me," said ${k}. By the time they'd had that out, there was nobody there. There were just some very deep footprints.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hide', 'worried'), seen(K, 'stand', 'curious')],
          things: bush === 'bush' ? ['blanket'] : [],
        },
        `Under the ${cover} ${a} could not be seen at all. It was a good idea, apart from the hill. ${s} sat down on it, to write up the list. "First of all," said ${s}, "who's hungry?" "${refrain}" said the hill, right under her. ${s} got up very slowly. "${k}," said ${s}, "did you hear where that came from?" But ${k} had gone quiet, and was looking at one end of the hill.`,
        `${a} got under the ${cover}, and lay as flat as anything so round can lie. ${k} came and stood in front of it. It was quite a while. "${refrain}" it said from below. ${k} might have pulled the ${cover} off. There was a bit sticking out at one side, and ${k} knew it well. ${k} had known it for years. "There's nothing here," said ${k}, loudly, to ${s}, and went away a few steps.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'sad')] },
        `So ${k} knew. And ${k} had not said so. ${a} lay there in the dark and thought about it. ${a} could wait until they'd gone home. ${k} would never tell, and ${s} would never find out, and it would all be as before. Only it would not. The tummy drew a breath. "I know," said ${a}. "But it's for me to say it, and not for you."`,
        `That was the worst of all, to be let off. ${a} had been ready to be caught. You can be cross about that, and then it's over. But now there was a way out, with nobody standing in it. ${k} had turned round on purpose. ${a} looked at the way out for as long as you can. "All right," said ${a} to the tummy, which was just about to begin. "I was going to."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy'), seen(K, 'stand', 'surprised'), seen(S, 'stand', 'surprised')],
        },
        `Out came ${a}, with the ${cover} still on like a cloak. "It was me," said ${a}. "I ate the ${what}. I wanted it to look tidy." It sounded so silly, out loud. The tummy said its word as well, as people add their names. "All of ${it}?" said ${s}. "All of ${it}," said ${a}. Nobody laughed, though ${s} very nearly did.`,
        `"${s}," said ${a}, and stood up, and the ${cover} fell off. "You needn't look any further. I did it. It began with one bit." It rumbled in there. "And that," said ${a}, "is the rest." ${s} walked once round ${a}, as you walk round a tree that has come down. "I had wondered," said ${s}. "I'd not wondered," said ${k}, who was looking at the ground. "But I'm glad that you said it."`,
      ),
      ...end,
    ],
  };
}
