import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

const REFRAINS = [
  "That's not the sea!",
  'But where is the sea?',
  "This isn't the sea!",
  'That is no sea!',
  "It's not the sea!",
  'I see no sea!',
  'No sea here!',
  'Still no sea!',
  "That can't be the sea!",
  'But this is no sea!',
] as const;
const TITLES = ["that's not the sea", 'forty years late', 'the wrong rails', 'a quarter past eight'];

/** No train can turn round: up it goes, to a station that has been waiting for it. */
export const NOT_THE_SEA: EventPlot = { id: 'not-the-sea', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { T, t, P, p, too, N, n } = partsOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES.slice(0, 3))),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(T, 'stand', 'happy'), seen(P, 'sit', 'happy', 'bucket')] },
        `Here is ${T.introduced}. It goes to the sea. ${P.introduced} sits in front, with a bucket.${too}`,
        `This is ${T.introduced}. Off to the sea! In front sits ${P.introduced}, with a bucket.${too}`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'run', 'surprised')] },
        `Here the rails go left and right. ${t} takes a wrong turn. Oops!`,
        `Left or right? ${t} goes right. Oops! That is a wrong turn.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(T, 'run', 'worried'), seen(P, 'look-up', 'surprised')] },
        `Up, into the mountains. "${refrain}" says ${p}.`,
        `Now there are big, grey mountains. "${refrain}" says ${p}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'run', 'worried'), seen(P, 'point', 'curious')], things: ['bridge'] },
        `A bridge! A goat looks up. "${refrain}"`,
        `Here is a bridge, and a goat. "Meh!" says the goat. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'worried')] },
        `${t} wants to turn round. But the rails do not. So on it goes.`,
        `"I must turn round," says ${t}. But rails only go on. So on it goes.`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(T, 'stand', 'sad'), seen(P, 'look-up', 'worried')] },
        `It is steep. It is wet. Slip, slip go the wheels. ${t} stops.`,
        `It rains. Up it goes, so steep. Slip, slip! The wheels will not hold.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'point', 'excited'), seen(T, 'stand', 'happy')], things: ['bucket'] },
        `"Have you got sand?" says ${p}. ${t} has! Pfff! Sand on the rails. They hold!`,
        `"Have you got sand?" says ${p}. ${t} has! Pfff, on the rails! They hold.`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(N, 'wave', 'excited'), seen(T, 'stand', 'surprised')] },
        `At the top is a station. "You are late!" says ${n}. "Forty years late!"`,
        `There is a station. "At last!" says ${n}. "I have waited forty years!"`,
      ),
      page(
        { setting: 'pond', camera: 'medium', actors: [seen(P, 'kneel', 'happy', 'bucket'), seen(N, 'stand', 'happy')] },
        `There is cake. There is a blue lake. ${p} fills the bucket. "${refrain}"`,
        `Cake for all! And a blue lake. Splash! "${refrain}" laughs ${p}.`,
      ),
      page(
        {
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(T, 'stand', 'proud'), seen(P, 'wave', 'happy'), seen(N, 'wave', 'happy')],
        },
        `Next Sunday, left or right? ${t} knows. It goes wrong again!`,
        `On Sunday, left or right? "Wrong, please!" says ${p}. And up goes ${t}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { T, t, P, p, too, N, n } = partsOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(T, 'stand', 'happy'), seen(P, 'sit', 'happy', 'bucket')] },
        `Every Sunday ${T.introduced} went to the sea. It was full of buckets and people. ${P.introduced} sat right in front.${too.replace(' is ', ' was ')} "What have you got in that box?" said ${p}. "Sand," said ${t}. "All of us have some." "To the sea?" said ${p}, and laughed.`,
        `"All in for the sea!" called ${T.introduced}. In got towels and buckets and grandmothers. ${P.introduced} had the best seat, at the very front.${too.replace(' is ', ' was ')} Under it was a box of sand. "What's it for?" said ${p}. "I've never needed it," said ${t}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'run', 'surprised'), seen(P, 'point', 'surprised')] },
        `Behind the last houses the rails went two ways. ${t} was thinking of waves. Clack! "That was the right side," said ${p}. "Is the right side right?" It was not. It was a wrong turn.`,
        `Then the rails forked. To the left they shone, to the right they were brown. ${t} was just singing the second verse. Clack, it went, and they were on the brown ones. "Oh dear," said ${t}. "A wrong turn."`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(T, 'run', 'worried'), seen(P, 'look-up', 'surprised')] },
        `The fields leaned over. There were rocks, and they grew. "${refrain}" said a lady with a big towel. It was a mountain, and there were more behind it. "Perhaps it's behind those," said ${t}.`,
        `Soon there was more up than down. Grey mountains stood on both sides, with snow on their heads. "${refrain}" said a lady with a big towel. "It might be further up," said ${t}, not very loudly.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'worried'), seen(P, 'think', 'calm')] },
        `"Turn round," said ${p}. But a ${T.kind} goes where its rails go, and these did not turn. "Go backwards, then!" ${t} tried. But behind them the rails had clacked shut again. A goat stood there, and looked.`,
        `"I'll turn round," said ${t}, and then remembered about rails. Only the rails can turn, and they didn't. "Or back?" said ${p}. They went back. Clack! The way was shut, and there was a goat on it. So they could only go on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'run', 'worried'), seen(P, 'look-up', 'excited')], things: ['bridge'] },
        `There was a bridge as thin as a ladder. Far below went a river. "It's wet, at least," said ${p}. "${refrain}" said the lady, and held on to her towel. Up and up they went, round and round.`,
        `They went through a tunnel, where all the buckets rattled. They went over a bridge, so high that birds flew under it. "Water!" cried a boy. "${refrain}" said all the others. It was a waterfall.`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(T, 'stand', 'sad'), seen(P, 'look-up', 'worried')] },
        `Then it rained. The steepest bit was still to come. Halfway up it, the wheels began to slip. They went round as fast as they could, and ${t} stood still. Then ${t} began to slide back, a little.`,
        `It rained on the brown rails, and made them as slippery as soap. ${t} took a run at the hill. Whizz, went the wheels, and did not go anywhere. "I can't," puffed ${t}. "There's nothing to hold on to."`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'point', 'excited'), seen(T, 'stand', 'surprised')], things: ['bucket'] },
        `${p} thought about slippery steps at home. "What do they put on them? They put sand! You've got sand!" "So that's what it is for," said ${t}. Pfff! It blew down out of its pipe, in front of the wheels. Crunch. They held.`,
        `"It's like ice," said ${p}. "On ice you need..." And then ${p} jumped up, and looked under the seat. "Sand! You've got a whole box of it!" Pfff, it went, out of a little pipe, on to the rails. Crunch, went the wheels. Crunch, crunch. "I'm going!" cried ${t}.`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(N, 'wave', 'excited'), seen(T, 'stand', 'surprised')] },
        `At the top there was a station. It was painted, and had flowers. There stood one man in a cap. This was ${n}. He looked at his watch. "You're late," said ${n}. "How late?" said ${t}. "Forty years," said ${n}, and sat down on his suitcase.`,
        `They came round the last bend, and there was a platform. It was swept. ${n} stood there with a whistle. "The quarter past eight," he said. "You're late!" They had laid the rails forty years ago, and no train had come.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'cheer', 'happy'), seen(P, 'cheer', 'happy')], things: ['bell'] },
        `${n} rang the bell, and the whole village ran out. They had stopped believing in it, all but ${n}. There was cake, and a band with two trumpets. The lady with the towel was kissed by six grandmothers.`,
        `"It's come!" shouted ${n}. "I told you it would!" Doors flew open. They had a song ready, and had had it ready for forty years. Nobody knew the end any more. They sang the beginning twice.`,
      ),
      page(
        { setting: 'pond', camera: 'medium', actors: [seen(P, 'kneel', 'happy', 'bucket'), seen(N, 'sit', 'happy')] },
        `Behind the station lay a blue lake. The mountains stood on their heads in it. They all unrolled their towels. "${refrain}" said the lady, up to her knees. "No," said ${p}. "It's the only one with a station master."`,
        `"And where is the water?" said ${p}, with the bucket. ${n} opened a gate. There was a lake, as clear as a window. There was even a bit of sand, what ${t} had left of it. "${refrain}" they all shouted, and jumped in.`,
      ),
      page(
        {
          setting: 'mountain',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(T, 'stand', 'proud'), seen(P, 'wave', 'happy'), seen(N, 'wave', 'happy')],
        },
        `Going down is easy. But the next Sunday the rails went two ways again. ${t} slowed down. "Left is the sea," said ${t}. "And right?" "Right is wrong," said ${p}. So they went wrong, with a full box of sand.`,
        `Now it's on the timetable. On every other Sunday ${t} takes a wrong turn. ${n} stands there with his watch. "You're late," he says. "How late?" says ${t}. "One minute," says ${n}. "It's a great improvement."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { chance } = going;
  const { T, t, P, p, too, N, n } = partsOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(T, 'stand', 'proud'), seen(P, 'sit', 'happy', 'bucket')] },
        `${T.introduced} had never been late. There was a brass star on the front of the boiler, to say so, and it was polished every week. Each Sunday at seven it left for the sea, full of people with buckets and towels. ${P.introduced} rode in front.${too.replace(' is ', ' was ')} "What's in the box under here?" asked ${p}. "Sand," said ${t}. "It's a regulation. I've never used a spoonful."`,
        `For nineteen years ${T.introduced} had been on time, and wore a brass star for it. "It's easy," ${t} used to say, "if you simply never think of something else." On Sundays the line was to the sea, for buckets and spades. ${P.introduced} had the seat in front.${too.replace(' is ', ' was ')} It stood on a box with SAND on it. "You're taking sand to the sea?" said ${p}. "We all carry it," said ${t}. "Nobody has told me why."`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'run', 'surprised'), seen(P, 'think', 'curious')] },
        `It was ${p} who asked. "What would happen if you were late?" It was a question that ${t} had never been asked. ${t} thought about it. They came to the fork behind the last houses. For the first time in nineteen years ${t} was thinking of something else. Clack. The shining rails went off to the left without them. It was a wrong turn.`,
        `There's a fork behind the gasworks. On the left the rails are bright. On the right they are brown, and thistles grow between them. "What would happen if you were late?" said ${p}. Nobody had ever asked ${t} that. ${t} looked at the thistles, and wondered. Clack, it said beneath them, and thistles brushed the wheels. "I have taken a wrong turn," said ${t}, quite slowly. "I."`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(T, 'run', 'worried'), seen(P, 'look-up', 'surprised')] },
        `"${refrain}" said a lady with a striped towel, and she was right. It was a hill, and then it was a mountain. More of them looked over its shoulders. ${t} had gone pale about the lamps. "I can still make it," said ${t}. "If I turn round here, I lose four minutes. I could save four minutes on the straight."`,
        `The land stood up. It had been fields, and now it was rocks, with snow on the top like spilled sugar. All along the train windows went down. "${refrain}" said a lady with a striped towel. "It's a short cut," said ${t}. It's a sad thing to hear a ${T.kind} tell a lie, when it has had no practice.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'worried'), seen(P, 'stand', 'calm')] },
        `But nothing turns round that goes on rails, unless the rails do. They tried going back. At the fork the points had closed behind them, and a goat had sat down there. It would not get up. "You could wait for somebody," said ${p}. "Nobody knows that we're here," said ${t}. "It isn't on the map. I've got all the maps, and this line is on none of them."`,
        `"Stop, then," said ${p}, "and go backwards." They did it, for half a mile. But the fork had shut itself, as forks do, and no one was there to throw the lever. There was only a goat. "How late are we?" said ${p}. "I don't know," said ${t}, and that was the worst so far. "It's a number that I have never used." There was nothing for it but to go on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'run', 'determined'), seen(P, 'look-up', 'excited')], things: ['bridge'] },
        `They crossed a bridge on stilts, so thin that nobody breathed. They went through a tunnel and came out higher. In spite of it all, ${t} looked. When you see the sea line every week, in the end you don't see it. "Was that an eagle?" said ${t}. "${refrain}" said the lady, but she had her head out as far as it would go.`,
        `After that it was one thing after another. There was a waterfall beside the window, and then there was one underneath. Somebody waved from a field, and dropped a rake. "Why do they all stare so?" said ${t}. "I think they've never seen a ${T.kind}," said ${p}. "${refrain}" said the lady with the towel. But she said it as you might say, look at that.`,
      ),
      page(
        { weather: 'rain', camera: 'medium', actors: [seen(T, 'stand', 'sad'), seen(P, 'look-up', 'worried')] },
        `Then came the last hill, and the rain with it. Old rails in the wet are like buttered string. ${t} went at it with everything that was in the boiler. Halfway up, the wheels began to sing, and spun, and took hold of nothing. They hung there. Very gently they began to slip back, the way they had come. All of a sudden it was quiet in the carriages.`,
        `Where it was steepest, it began to rain. ${t} pushed, and the wheels went round. They went faster than ever in their lives, and ${t} stood still. Steel on wet steel has no grip at all. "I've been proud of the wrong thing," said ${t}. "I can be on time, but I can't go up a hill." They had started to slide. It was not much, an inch, and then another.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'point', 'excited'), seen(T, 'stand', 'surprised')], things: ['bucket'] },
        `Wet, and smooth, and steep. ${p} knew about that, from the steps behind the house in winter. What did they throw on them? The box dug into the backs of both knees. "${t}!" shouted ${p}. "It's not for the sea! It's for this!" There was a handle on the box, stiff with nineteen years. ${p} hung on it. Pffff! Dry sand blew down through a pipe, before the wheels. They bit.`,
        `"What do you do when you can't hold on?" said ${p}. "I spit on my hands, or I take some..." Nobody could have got up faster. ${p} was looking under the seat. "Sand! You've got sand!" There was a lever beside the box, which had never been pulled. Pffff! It ran down a pipe and out in front of the wheels. Crunch, it said. It was the most beautiful noise. "So that's why," said ${t}.`,
      ),
      page(
        { weather: 'clear', camera: 'wide', actors: [seen(N, 'wave', 'surprised'), seen(T, 'stand', 'surprised')] },
        `At the top stood a station, freshly painted. They had laid the rails to it forty years ago, and no train had ever come. A man in a cap was sweeping a platform on which there was no dust. He heard them, and did not turn round, for he had heard them so often. Then he did. This was ${n}. He took out his watch, and it shook. "The quarter past eight," said ${n}. "You're late." "How late?" whispered ${t}. "Forty years," said ${n}, "and two hours."`,
        `Above the last bend were flags, and a bench, and a bed of pansies. ${n} had planted those. He was the station master. They had built him a station, forty years ago, and laid the rails. Then the company had run out of money, and no train had come. He had stood there each morning at a quarter past eight, in his cap, all the same. People had been kind about it. Now he tried to blow his whistle, and couldn't.`,
      ),
      page(
        { setting: 'pond', camera: 'medium', actors: [seen(P, 'kneel', 'happy', 'bucket'), seen(N, 'sit', 'happy')] },
        `The whole village came running, with their spoons still in their hands. They had laughed at ${n} for so long that it took each of them a minute to stop. Behind the station was a lake, with the mountains upside down in it. People lay on towels, who had not known each other in the train. "${refrain}" said the lady, floating. "I never want to see that again."`,
        `They rang the church bell, and somebody fetched a tuba. "We thought that you were making it up," they said to ${n}. He was sitting on his suitcase. He had packed it forty years ago, so as to be able to go somewhere. And in the green hollow behind lay a lake, so cold and blue that they all screamed. "${refrain}" they yelled, and went in again. ${p} filled one bucket, to have it.`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'close',
          actors: [seen(T, 'think', 'sad'), seen(P, 'stand', 'calm'), seen(N, 'stand', 'calm')],
        },
        `Late in the afternoon ${n} came along the platform. He did not ask. He only looked at ${t}, and then at the empty rails. ${t} could see how it would be. A train that came up here on Sundays would never be at the sea by nine. It would be late for ever, and there was the star. "What would happen," said ${p}, very softly, "if you were late?" This time ${t} had an answer. "This," said ${t}.`,
        `"I suppose you won't be passing again," said ${n}. It was what ${t} had been thinking of all day, in the sun. "I can be on time, or I can come here." Both of them would not go into one Sunday. The star was warm. It had taken nineteen years to get it. "They'd take it off me," said ${t} to ${p}. "Yes," said ${p}. ${n} had begun to sweep. There was some sand on his platform, and he swept round it.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(T, 'stand', 'determined'), seen(N, 'stand', 'surprised'), seen(P, 'stand', 'happy')],
          things: ['star'],
        },
        `"Has anybody a screwdriver?" said ${t}. It took ${p} three screws and a bent one. The star left a clean place, where it had been. "Hang it in your station," said ${t} to ${n}. "You've been punctual for forty years, and no one has ever given you anything." ${n} took off his cap. Then he blew his whistle, for the first time in forty years.`,
        `"${p}," said ${t}, "unscrew this, please." It came off with a squeak. ${n} turned it over and over. "But it's for being on time," said ${n}. "I know," said ${t}. "Who else has been here every day at a quarter past eight?" He pinned it on his coat. It pulled the coat down on one side. And then the signal went up, all by itself, with rust on it, and they were let go.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'run', 'happy'), seen(P, 'wave', 'happy'), seen(N, 'wave', 'proud')] },
        `On Sundays now you can get to the sea by eleven or so, if ${t} remembers. Most people don't ask. At the fork somebody always calls, "Left or right?" and the whole train shouts, "Wrong!" The box under the seat is full. At the top stands ${n}, with his watch out. "You're late," he says. "How late?" says ${t}. And they both look forward to it all week.`,
        `The line is on the map now, as thin as a hair. On the first Sunday there was fog, and then a goat. It was twenty to nine when they came round the bend. ${n} held out his watch. "You're late," he said. "How late?" "Twenty-five minutes." ${t} let out a long breath. "I did hurry," said ${t}. "Take your time," said ${n}. "I've got the rest of the day." And he put in his suitcase, which had been packed for forty years.`,
      ),
    ],
  };
}
